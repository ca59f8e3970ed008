"""Mutation testing: the rules of a game are broken in one small place at a time, and its tests are to notice.

    python tools/mutants.py valhalla --sample 40 --seed 1     # or `make mutants GAME=valhalla SAMPLE=40 SEED=1`

A *mutant* is a rule file with one thing changed: a comparison, a number, an `and`, a condition, a statement left out.
It is *killed* by the first test that fails, by an endless loop or by using up memory; otherwise it *survived*: either a
test is missing, or nobody could tell the difference (then `tests/<slug>/equivalent.toml` says why).

The tests are loaded once, from a copy of the tree. Each mutant is a fork of that process in which one function has
another code. A first run notes which function is entered in which test; a mutant is then shown only to the tests that
enter its function: those of its chapter first, then the others of the game, its golden games, one game of the
conformance suite. Results are kept in `build/mutants`: what was killed is not tried again, survivors are when a test
has changed. `docs/testing.md` has the shares.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import gc
import hashlib
import json
import math
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
PACKAGE = Path("src/meadhall")
#: of the core what every game stands on
CORE = ("decision", "digest", "event", "frame", "luck", "match", "playout", "record", "series", "snapshot", "state")
#: what lies beside the rules of a game: words, pictures, players, and the box with its reading
ASIDE = {
    "__init__.py",
    "actions.py",
    "box.py",
    "definitions.py",
    "observation.py",
    "terminal.py",
    "unpack.py",
    "view.py",
    "words.py",
}
#: functions in which a change says nothing: fields before they mean anything
UNTOUCHED = {"__init__", "__repr__"}
FLIPS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
SWAPS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: nothing is captured or told, and of the plugins only the one that our settings know is loaded
PYTEST = ("-s", "-qq", "--no-header", "--no-summary", "-p", "pytest_asyncio.plugin")
#: the state is never mistaken for anything else: the type checker sees that
NOT_ALIKE = {"s", "self", "frame", "item", "f"}
#: what a mutant may use: seconds of the processor for one test, and bytes
PATIENCE = 5
MEMORY = 4 << 30


class Mutant:
    """One small change of one file: the text between two places is replaced."""

    def __init__(self, file: str, within: str, entry: int, text: str, begin: int, end: int, new: str) -> None:
        self.file = file
        #: the function it is in and the line where that begins
        self.within = within
        self.entry = entry
        self.text = text
        self.change = begin, end, new
        self.place = f"{file}:{entry}"
        self.line = text.count("\n", 0, begin) + 1
        start = text.rfind("\n", 0, begin) + 1
        stop = text.find("\n", end)
        before = " ".join(text[start:stop].split())
        after = " ".join((text[start:begin] + new + text[end:stop]).split())
        #: says what it is to people, and to `equivalent.toml`
        self.name = f"{file} {within}: {before} -> {after}"

    @property
    def changed(self) -> str:
        """The whole file with the change in it."""
        begin, end, new = self.change
        return self.text[:begin] + new + self.text[end:]

    def diff(self) -> str:
        lines = difflib.unified_diff(self.text.splitlines(), self.changed.splitlines(), lineterm="", n=1)
        return "\n".join(list(lines)[2:])


def begin_of(node: ast.FunctionDef) -> int:
    """The line where a function begins, as its code counts it: with its decorators."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


class Breaker(ast.NodeVisitor):
    """Finds all the places of a file where something may be broken."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.path: list[str] = []
        self.entries: list[int] = []
        self.found: list[Mutant] = []
        self.visit(ast.parse(text))

    def at(self, line: int, column: int) -> int:
        """The place in the text; columns of the syntax tree count bytes."""
        start = self.lines[line - 1]
        raw = self.text[start : self.lines[line]].encode()
        return start + len(raw[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def words(self, node: ast.expr) -> str:
        begin, end = self.span(node)
        return self.text[begin:end]

    def put(self, begin: int, end: int, new: str) -> None:
        if self.entries:
            within, entry = ".".join(self.path), self.entries[0]
            self.found.append(Mutant(self.file, within, entry, self.text, begin, end, new))

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self.put(*self.span(node), new)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """What stands between two expressions, without touching brackets and comments around it."""
        begin, end = self.span(left)[1], self.span(right)[0]
        place = self.text.find(old, begin, end)
        if place >= 0:
            self.put(place, place + len(old), new)

    # -- where it is ---------------------------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.path.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.path.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in UNTOUCHED:
            return
        self.path.append(node.name)
        self.entries.append(begin_of(node))
        for statement in node.body:
            self.visit(statement)
        self.entries.pop()
        self.path.pop()

    def visit_Assert(self, node: ast.Assert) -> None:
        """Asserts speak to the type checker."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is raised is a sentence."""

    # -- what is broken ------------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        old = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
        words = {ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"}
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            kind = type(operator)
            self.between(left, right, {**old, **words}[kind], FLIPS[kind])
            left = right
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.replace(node, str(not node.value))
        elif type(node.value) is int:
            self.replace(node, str(node.value + 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        # -1 is the house's word for nobody and nothing
        if isinstance(node.op, ast.Not):
            self.replace(node, self.words(node.operand))
        if not isinstance(node.op, ast.USub):
            self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub):
            old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
            self.between(node.left, node.right, old, new)
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        """A condition the other way round, where no single comparison or `not` says that already."""
        if not isinstance(test, ast.Compare | ast.UnaryOp) or (isinstance(test, ast.Compare) and len(test.ops) > 1):
            self.replace(test, f"not ({self.words(test)})")

    def visit_If(self, node: ast.If) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.replace(node, "pass")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        if isinstance(node.op, ast.Add | ast.Sub):
            begin, end = self.span(node.target)[1], self.span(node.value)[0]
            old, new = ("+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            place = self.text.find(old, begin, end)
            self.put(place, place + 2, new)
        self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPS:
            self.replace(node.func, SWAPS[node.func.id])
        # two things of the same kind side by side: seats, places, cards
        first, second = (*node.args, None, None)[:2]
        if isinstance(first, ast.Name) and isinstance(second, ast.Name) and not {first.id, second.id} & NOT_ALIKE:
            begin, end = self.span(first)[0], self.span(second)[1]
            middle = self.text[self.span(first)[1] : self.span(second)[0]]
            self.put(begin, end, second.id + middle + first.id)
        self.generic_visit(node)


def files_of(slug: str) -> list[Path]:
    """The files that say how a game goes."""
    if slug == "core":
        return [PACKAGE / "core" / f"{name}.py" for name in CORE]
    folder = ROOT / PACKAGE / "games" / slug
    found = [
        *folder.glob("*.py"),
        *folder.glob("rules/**/*.py"),
        *folder.glob("effects/**/*.py"),
        *folder.glob("campaign/*.py"),
    ]
    return sorted(file.relative_to(ROOT) for file in found if file.name not in ASIDE)


def tests_of(slug: str) -> list[str]:
    """Their tests, in the order in which they are asked."""
    if slug == "core":
        own = ("state", "luck", "events", "options", "errors", "record", "snapshot")
        others = ["tests/series", "tests/conformance/test_the_suite_itself.py", "tests/golden/test_golden.py"]
        return [*(f"tests/core/test_{name}.py" for name in own), *others, "tests/conformance/test_conformance.py"]
    return [f"tests/{slug}", "tests/golden/test_golden.py", "tests/conformance/test_conformance.py"]


def belongs(slug: str, nodeid: str) -> bool:
    """Of golden games and conformance only what plays this game, of conformance its smallest table."""
    if nodeid.startswith("tests/golden"):
        return any(
            sign in nodeid
            for sign in (["[toy", "[series"] if slug == "core" else [f"[{slug}/", f"[{slug}]", f"[series/{slug}-"])
        )
    if nodeid.startswith("tests/conformance/test_conformance"):
        game = "toy" if slug == "core" else slug
        return f"keeps_every_promise[{game}-{1 if game == 'runar' else 2}]" in nodeid
    return True


def mutants_of(slug: str) -> list[Mutant]:
    found: list[Mutant] = []
    for file in files_of(slug):
        found.extend(Breaker(str(file.relative_to(PACKAGE)), (ROOT / file).read_text(encoding="utf-8")).found)
    times: dict[str, int] = {}
    for mutant in found:
        times[mutant.name] = times.get(mutant.name, 0) + 1
        if times[mutant.name] > 1:
            mutant.name += f" ({times[mutant.name]})"
    return found


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """By lot, and nearly the same lot after a change of the files: each mutant draws its number by itself."""
    return sorted(mutants, key=lambda mutant: hashlib.blake2b(f"{seed} {mutant.name}".encode()).digest())[:size]


# -- running the tests -----------------------------------------------------------------------------------------------


class Trials:
    """The results so far, one line for each trial; the last one of a mutant counts."""

    def __init__(self, slug: str, tests: str) -> None:
        self.file = KEPT / f"{slug}.jsonl"
        self.tests = tests
        self.known: dict[str, dict[str, str]] = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                told = json.loads(line)
                self.known[told["mutant"]] = told

    def key(self, mutant: Mutant) -> str:
        return hashlib.blake2b(f"{mutant.name}\n{mutant.changed}".encode(), digest_size=12).hexdigest()

    def done(self, mutant: Mutant) -> dict[str, str] | None:
        told = self.known.get(self.key(mutant))
        if told is None or (told["result"] == "survived" and told["tests"] != self.tests):
            return None
        return told

    def note(self, mutant: Mutant, by: str) -> None:
        result = "killed" if by else "survived"
        print(f"  {result}  {mutant.name}  {by}", flush=True)
        line = {"mutant": self.key(mutant), "name": mutant.name, "tests": self.tests, "result": result, "by": by}
        self.known[line["mutant"]] = line
        with self.file.open("a") as out:
            out.write(json.dumps(line) + "\n")


def be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def code_of(tree: ast.Module | str, entry: int) -> CodeType:
    """The code of the function that begins at a line."""
    waiting = [compile(tree, "rules", "exec", dont_inherit=True)]
    while waiting:
        code = waiting.pop()
        if code.co_firstlineno == entry and code.co_name != "<module>":
            return code
        waiting.extend(part for part in code.co_consts if isinstance(part, CodeType))
    raise LookupError(entry)


def watched(mutant: Mutant) -> CodeType:
    """The code of the unbroken function that first says that it was entered."""
    tree = ast.parse(mutant.text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and begin_of(node) == mutant.entry:
            node.body[:0] = ast.parse(f"_entered({mutant.place!r})").body
    return code_of(ast.fix_missing_locations(tree), mutant.entry)


class House:
    """A session of pytest that has loaded all the tests and lets forks of itself run them."""

    def __init__(self, slug: str, chosen: list[Mutant], trials: Trials, jobs: int) -> None:
        self.slug = slug
        self.chosen = chosen
        self.trials = trials
        self.jobs = jobs
        self.home = str(PACKAGE.resolve())
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[str, list[FunctionType]] = {}
        self.reach: dict[str, Any] = {}
        #: in a fork: the test that failed
        self.by = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items if belongs(self.slug, item.nodeid)}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.by:
            self.by = report.nodeid

    def pytest_runtestloop(self) -> bool:
        for mutant in self.chosen:
            # some rules are only loaded when they are needed
            import_module("meadhall." + mutant.file.removesuffix(".py").replace("/", "."))
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(self.home):
                self.functions.setdefault(self.name_of(thing.__code__), []).append(thing)
        gc.freeze()
        self.learn_reach()
        self.try_all()
        return True

    def name_of(self, code: CodeType) -> str:
        return f"{code.co_filename[len(self.home) + 1 :]}:{code.co_firstlineno}"

    def run(self, order: list[str]) -> None:
        """Tests one after another until one fails."""
        items = [self.items[nodeid] for nodeid in order]
        for item, after in zip(items, [*items[1:], None], strict=True):
            if item.nodeid in self.reach:
                # a test that takes ten times as long as it did will never end
                signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * self.reach[item.nodeid]["seconds"])
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.by:
                return

    # -- which tests enter which functions -----------------------------------------------------------------------------

    def learn_reach(self) -> None:
        """All the tests once, unbroken, in a fork."""
        file, mark = KEPT / f"{self.slug}-reach.json", KEPT / f"{self.slug}-reach.of"
        places = sorted({mutant.place for mutant in self.chosen})
        of = f"{self.trials.tests} {digest_of([str(file) for file in files_of(self.slug)])} {places}"
        if not mark.exists() or mark.read_text() != of:
            print("Which tests enter which functions? All of them run once ...", flush=True)
            child = os.fork()
            if child == 0:
                try:
                    be_quiet()
                    file.write_text(json.dumps(self.entered()))
                finally:
                    os._exit(0)
            os.waitpid(child, 0)
        self.reach = json.loads(file.read_text())
        failed = [nodeid for nodeid, told in self.reach.items() if told["failed"]]
        if failed:
            sys.exit("these tests fail already: " + " ".join(failed))
        mark.write_text(of)

    def entered(self) -> dict[str, Any]:
        """For every test how long it took and which of the functions that will be broken it entered."""
        found: dict[str, Any] = {}
        entered: set[str] = set()
        for mutant in self.chosen:
            for function in self.functions[mutant.place]:
                function.__globals__["_entered"] = entered.add
            self.put(mutant.place, watched(mutant))
        for nodeid in self.items:
            entered.clear()
            begun = time.process_time()
            self.run([nodeid])
            found[nodeid] = {
                "seconds": time.process_time() - begun,
                "enters": sorted(entered),
                "failed": bool(self.by),
            }
            self.by = ""
        return found

    def order_of(self, mutant: Mutant) -> list[str]:
        """The tests that enter the function: those of its chapter first, then folder by folder, short ones first."""
        chapter = f"tests/{self.slug}/test_{Path(mutant.file).stem}.py"
        folders = tests_of(self.slug)

        def rank(nodeid: str) -> tuple[bool, int, float]:
            folder = next(number for number, folder in enumerate(folders) if nodeid.startswith(folder))
            return not nodeid.startswith(chapter), folder, self.reach[nodeid]["seconds"]

        return sorted((test for test, told in self.reach.items() if mutant.place in told["enters"]), key=rank)

    # -- the hunt ------------------------------------------------------------------------------------------------------

    def try_all(self) -> None:
        waiting = [mutant for mutant in self.chosen if self.trials.done(mutant) is None]
        running: dict[int, tuple[Mutant, int]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop(0)
                order = self.order_of(mutant)
                if order:
                    child, listen = self.begin(mutant, order)
                    running[child] = mutant, listen
                else:
                    self.trials.note(mutant, "")
            if running:
                child, status = os.wait()
                mutant, listen = running.pop(child)
                self.trials.note(mutant, self.end(status, listen))

    def begin(self, mutant: Mutant, order: list[str]) -> tuple[int, int]:
        """A process with the broken function, and the pipe on which it will say what killed it."""
        listen, answer = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                be_quiet()
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                self.put(mutant.place, code_of(mutant.changed, mutant.entry))
                self.run(order)
                os.write(answer, self.by.encode())
                os._exit(0)
            except BaseException as failure:
                os.write(answer, f"crash: {failure!r}".encode())
            finally:
                # whatever happens, the fork never comes back from here
                os._exit(1)
        os.close(answer)
        return child, listen

    def put(self, place: str, code: CodeType) -> None:
        """A function has another code now, wherever it is known."""
        for function in self.functions[place]:
            old = function.__code__
            # where the only use of what lies around the function is gone, the place for it stays
            function.__code__ = code.replace(co_freevars=old.co_freevars, co_filename=old.co_filename)

    def end(self, status: int, listen: int) -> str:
        """What it died of; nothing, if it did not."""
        with os.fdopen(listen) as heard:
            by = heard.read()
        if os.WIFSIGNALED(status):
            return "endless" if os.WTERMSIG(status) == signal.SIGVTALRM else "crash"
        return by or ("crash" if os.WEXITSTATUS(status) else "")


def digest_of(folders: list[str]) -> str:
    sponge = hashlib.blake2b(digest_size=8)
    for folder in folders:
        path = ROOT / folder
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                sponge.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return sponge.hexdigest()


def copy_of_the_tree(place: Path) -> None:
    ignore = shutil.ignore_patterns("web", "node_modules", ".hypothesis")
    for folder in ("src", "tests", "docs/rules"):
        shutil.copytree(ROOT / folder, place / folder, ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", place)


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Where the true share lies, at 95 %."""
    if whole == 0:
        return 0.0, 1.0
    z = 1.96
    share = part / whole
    centre = share + z * z / (2 * whole)
    spread = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (centre - spread) / (1 + z * z / whole), (centre + spread) / (1 + z * z / whole)


def excused(slug: str) -> dict[str, str]:
    """Mutants that nobody could tell from the original, each with the reason."""
    file = ROOT / "tests" / slug / "equivalent.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def report(slug: str, chosen: list[Mutant], trials: Trials) -> None:
    reasons = excused(slug)
    counted = [mutant for mutant in chosen if mutant.name not in reasons]
    told = {mutant.name: trials.known[trials.key(mutant)] for mutant in chosen}
    killed = [mutant for mutant in counted if told[mutant.name]["result"] == "killed"]
    own = [mutant for mutant in killed if told[mutant.name]["by"].startswith(f"tests/{slug}/")]
    print()
    for mutant in counted:
        if mutant not in killed:
            print(f"survived: {PACKAGE / mutant.file}:{mutant.line} in {mutant.within}\n{mutant.diff()}\n")
    for mutant in chosen:
        if mutant.name in reasons:
            print(f"equivalent: {mutant.name}\n  {reasons[mutant.name]}\n")
    gone = reasons.keys() - {mutant.name for mutant in mutants_of(slug)}
    for name in sorted(gone):
        print(f"excused, but no longer there: {name}\n")
    low, high = wilson(len(killed), len(counted))
    share = len(killed) / len(counted) if counted else 1.0
    print(
        f"{slug}: {len(killed)} of {len(counted)} killed, {share:.0%} (95 %: {low:.0%} to {high:.0%}); "
        f"{len(own)} of them by tests/{slug}; {len(chosen) - len(counted)} equivalent"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the rules of a game and see whether its tests notice.")
    parser.add_argument("slug", help="a game, or core")
    parser.add_argument("--sample", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="only say what would be tried")
    asked = parser.parse_args()
    slug: str = asked.slug
    everything = mutants_of(slug)
    if not everything:
        sys.exit(f"{slug}: there are no rules of that name")
    chosen = sample(everything, asked.sample, asked.seed)
    print(f"{slug}: {len(chosen)} of {len(everything)} mutants, seed {asked.seed}", flush=True)
    if asked.list:
        print("\n".join(mutant.name for mutant in chosen))
        return
    KEPT.mkdir(parents=True, exist_ok=True)
    tests = digest_of(tests_of(slug))
    trials = Trials(slug, tests)
    if any(trials.done(mutant) is None for mutant in chosen):
        with tempfile.TemporaryDirectory(prefix="meadhall-mutants-") as folder:
            place = Path(folder).resolve()
            copy_of_the_tree(place)
            os.chdir(place)
            os.environ["MEADHALL_BUILD"] = "interpreted"
            os.environ["OPENBLAS_NUM_THREADS"] = "1"
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
            sys.path[:0] = [str(place / "src"), str(place / "tests")]
            done = pytest.main([*PYTEST, *tests_of(slug)], plugins=[House(slug, chosen, trials, asked.jobs)])
            if done not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                sys.exit(f"the tests cannot be run: {done!r}")
            os.chdir(ROOT)
    report(slug, chosen, trials)


if __name__ == "__main__":
    main()
