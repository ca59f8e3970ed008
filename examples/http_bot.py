"""A bot over HTTP: it makes a table against a bot of the house, follows the stream, and plays a whole game.

    meadhall serve &
    python examples/http_bot.py --url http://127.0.0.1:8000 --game valhalla --seats 2 --against karl

Needs nothing but Python. Programs play by the same calls as people:

    POST /api/bots {"name": …}                       -> {"token": …}; send it as `Authorization: Bearer …`
    POST /api/tables {"game", "seats", "bots", "sit", "start"}   -> {"id": …}
    GET  /api/tables/{id}/stream                     -> lines of JSON; `update` has the new state
    POST /api/tables/{id}/moves {"ply", "keys", "client_id"}     -> {"ply": …}

A choice that was not answered (lost connection, restarted server) is sent again with the same client_id: it is
never played twice. To play at somebody's table instead, POST /api/tables/{code}/seats/{n} and follow its stream;
GET /api/stream tells of all one's tables.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Api:
    """The calls a bot needs."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send one request; the answer stays open for streams."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send until there is an answer: a restart of the server is no reason to give up."""
        for _ in range(50):
            try:
                with self.request(method, path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refusal:
                problem = json.load(refusal)
                if refusal.code == 429 or refusal.code == 503:
                    time.sleep(problem.get("retry_after", 1))
                    continue
                return problem
            except OSError:
                time.sleep(0.2)
        raise SystemExit(f"{self.url} does not answer")

    def follow(self, path: str) -> Iterator[Any]:
        """The messages of a stream, from the beginning; again after a lost connection."""
        while True:
            try:
                with self.request("GET", path) as lines:
                    for line in lines:
                        if line.strip():
                            yield json.loads(line)
            except OSError:
                time.sleep(0.2)


def choose(decision: Any, view: Any, luck: random.Random) -> str:
    """Your bot goes here: `decision` has the legal options, `view` what this seat sees of the table."""
    return str(luck.choice(decision["options"])["key"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="karl")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    luck = random.Random(options.seed)
    api = Api(options.url)
    api.token = api.ask("POST", "/api/bots", {"name": "Example"})["token"]
    bots = {str(seat): options.against for seat in range(1, options.seats)}
    wanted = {"game": options.game, "seats": options.seats, "bots": bots, "sit": [0], "start": True}
    made = api.ask("POST", "/api/tables", wanted)
    if "id" not in made:
        raise SystemExit(made["detail"])
    table = made["id"]
    chosen = seen = 0
    for message in api.follow(f"/api/tables/{table}/stream"):
        if message["type"] != "update":
            continue
        state = message["state"]
        if state["over"]:
            break
        if state["decision"] is None or state["seq"] < seen:
            # not my turn, or a message that was on its way when I last chose
            continue
        chosen += 1
        key = choose(state["decision"], state["view"], luck)
        move = {"ply": state["ply"], "keys": [key], "client_id": f"choice-{chosen}"}
        answer = api.ask("POST", f"/api/tables/{table}/moves", move)
        if "ply" not in answer or "type" in answer:
            print("refused:", answer.get("detail"))
        else:
            seen = answer["seq"]
    for result in state["results"]:
        print(f"{result['rank']}. {result['name']}: {result['score']}")
    print(f"{chosen} choices; the record: {options.url}/api/tables/{table}/record")


if __name__ == "__main__":
    main()
