import { beforeEach, describe, expect, it, vi } from 'vitest';

const answers = new Map<string, { status: number; body: unknown }>();
const asked: string[] = [];
const kept = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
  const call = `${method} ${path}`;
  asked.push(call);
  const { status, body } = answers.get(call) ?? { status: 404, body: {} };
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
});

const somebody = (name: string) => ({ person: { id: name, name }, language: 'en', csrf: 'c', login: null });

async function fresh() {
  vi.resetModules();
  return (await import('../src/lib/person.svelte')).me;
}

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  kept.clear();
});

describe('whoever sits here', () => {
  it.each([429, 500, 502, 503])('is not forgotten because the server answers %d', async (status) => {
    kept.set('meadhall-welcomed', 'yes');
    answers.set('GET /api/me', { status, body: {} });
    const me = await fresh();
    await expect(me.someone()).rejects.toThrow();
    expect(asked).not.toContain('POST /api/guests');
    answers.set('GET /api/me', { status: 200, body: somebody('Astrid') });
    expect((await me.someone()).name).toBe('Astrid');
  });

  it('is a new guest where the server knows nobody', async () => {
    kept.set('meadhall-welcomed', 'yes');
    answers.set('GET /api/me', { status: 401, body: {} });
    const me = await fresh();
    await me.load();
    answers.set('POST /api/guests', { status: 201, body: { csrf: 'c', id: 'b' } });
    answers.set('GET /api/me', { status: 200, body: somebody('Bjorn') });
    expect((await me.someone()).name).toBe('Bjorn');
  });

  it('is whoever was welcomed in another tab meanwhile', async () => {
    const me = await fresh();
    await me.load();
    kept.set('meadhall-welcomed', 'yes');
    answers.set('GET /api/me', { status: 200, body: somebody('Astrid') });
    expect((await me.someone()).name).toBe('Astrid');
    expect(asked).not.toContain('POST /api/guests');
  });
});
