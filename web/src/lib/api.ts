import type { Problem, Text } from './wire';
import { words } from './words.svelte';

/** A refusal of the server: a problem document (RFC 9457). */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly text: Text | null;

  constructor(problem: Partial<Problem> & { status: number }) {
    super(
      problem.text ? words.say(problem.text) : (problem.detail ?? problem.title ?? String(problem.status)),
    );
    this.status = problem.status;
    this.type = problem.type ?? 'about:blank';
    this.text = problem.text ?? null;
  }

  /** Is this a refusal of the given kind, whatever the address before it? */
  is(kind: string): boolean {
    return this.type === kind || this.type.endsWith(`/${kind}`) || this.type.endsWith(`:${kind}`);
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

/** Goes with every change, so that no other site can make one in this person's name. */
let csrf = '';
export function secure(token: string): void {
  csrf = token;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': words.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Offline(words.t('web-offline'));
  }
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  const data = json && text ? (JSON.parse(text) as unknown) : text;
  if (!response.ok) {
    const problem = typeof data === 'object' && data ? (data as Partial<Problem>) : {};
    throw new Refusal({ ...problem, status: response.status });
  }
  return data as T;
}

/** A name for something that is sent: sent again, the server knows it. */
export const fresh = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown = {}) => call<T>('PATCH', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);
