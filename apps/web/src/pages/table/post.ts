export type Posted<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number };

/** Sends a body to this server; a status of 0 means that nobody answered. */
export async function post<T>(path: string, body: unknown): Promise<Posted<T>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? { ok: true, value: (await answer.json()) as T } : { ok: false, status: answer.status };
  } catch {
    return { ok: false, status: 0 };
  }
}
