import type { WebhookProblem } from './kept-webhook.ts';

/** Whoever does not answer in this time is not waited for. */
const PATIENCE_MS = 5_000;
/** Longer than this nobody is waited for who says that it was too fast. */
const LONGEST_WAIT_MS = 60_000;
/** Links in a message show no pictures of where they lead. */
const SUPPRESS_EMBEDS = 4;

export type Posted =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: WebhookProblem; readonly waitMs: number };

/** Posts one message. Nobody is mentioned, no redirect is followed, and what is answered is not read. */
export async function postTo(url: string, content: string, stop: AbortSignal): Promise<Posted> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: { parse: [] }, flags: SUPPRESS_EMBEDS }),
    });
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    if (answer.status === 429) return { ok: false, problem: 'too-fast', waitMs: waitOf(answer.headers) };
    return { ok: false, problem: answer.status >= 500 ? 'unreachable' : 'refused', waitMs: 0 };
  } catch {
    return { ok: false, problem: 'unreachable', waitMs: 0 };
  }
}

function waitOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 1);
  return Math.min(Number.isFinite(seconds) ? Math.max(seconds, 0) * 1_000 : 1_000, LONGEST_WAIT_MS);
}
