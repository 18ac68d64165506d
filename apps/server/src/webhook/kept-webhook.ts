import { LOCALES, type Locale } from '@tafelrunde/kernel';

export const WEBHOOK_PROBLEMS = ['refused', 'unreachable', 'too-fast'] as const;
/** Refused: the other end does not know it any more; nothing is sent there until the GM sets it anew. */
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Where a table's results go. The address is a secret: whoever knows it can write there. */
export interface Webhook {
  readonly url: string;
  readonly locale: Locale;
  /** What went wrong last, for the GM. */
  readonly problem: WebhookProblem | null;
}

export const writeWebhook = (webhook: Webhook): string => JSON.stringify(webhook);

export function readWebhook(body: string): Webhook {
  const { url, locale, problem } = JSON.parse(body) as { readonly [K in keyof Webhook]?: unknown };
  return {
    url: String(url),
    locale: LOCALES.find((one) => one === locale) ?? 'de',
    problem: WEBHOOK_PROBLEMS.find((one) => one === problem) ?? null,
  };
}
