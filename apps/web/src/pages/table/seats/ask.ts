import { under } from '../../../state/base.ts';

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code?: string };

/** Asks this server; a status of 0 means that nobody answered. A refusal has its code. */
async function ask<T>(path: string, how: RequestInit): Promise<Answered<T>> {
  try {
    const answer = await fetch(under(path), how);
    if (answer.ok) return { ok: true, value: (await answer.json()) as T };
    const told = (await answer.json().catch(() => null)) as { error?: { code?: unknown } } | null;
    const code = told?.error?.code;
    return { ok: false, status: answer.status, ...(typeof code === 'string' ? { code } : {}) };
  } catch {
    return { ok: false, status: 0 };
  }
}

export const get = <T>(path: string): Promise<Answered<T>> =>
  ask(path, { headers: { accept: 'application/json' } });

/** The same with the key to a seat; with a body it changes something. */
export const askAs = <T>(
  token: string,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answered<T>> =>
  ask(path, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export const post = <T>(path: string, body: unknown): Promise<Answered<T>> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
