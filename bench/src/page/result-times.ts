import type { Page } from 'playwright-core';
import { tapTime } from './tap.ts';

/** One tap: how long until what came of it stood on the screen, and how much of that was the server's answer. */
export interface Tapped {
  readonly shownMs: number;
  readonly answerMs: number;
}

/** Keeps when a command left and when the table told what happened. Runs in the page before anything else. */
export function watchWire(): void {
  const times = { left: 0, answered: 0 };
  Object.assign(window, { wireTimes: times });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (times.answered === 0 && String(data).includes('"kind":"events"'))
          times.answered = performance.now();
      });
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (String(data).includes('"kind":"command"'))
        Object.assign(times, { left: performance.now(), answered: 0 });
      super.send(data);
    }
  };
}

const RESULT = '[data-part="result"] .verdict-line';
const MOST_QUESTIONS = 20;

/** Taps a check and answers what it asks with what is suggested, until the result stands there. */
export async function resultTimes(page: Page): Promise<readonly Tapped[]> {
  const close = page.locator('[data-part="result"]').getByRole('button', { name: 'Ergebnis schließen' });
  while ((await close.count()) > 0) await close.click();
  const taps: Tapped[] = [];
  const question = page.locator('[data-part="decision"] [data-step]').first();
  const cards = page.locator('[data-part="now"] .now-card').filter({ hasText: '%' });
  taps.push(await tapped(page, cards.first(), `[data-part="decision"] [data-step], ${RESULT}`));
  for (let i = 0; i < MOST_QUESTIONS && (await page.locator(RESULT).count()) === 0; i += 1) {
    const step = await question.getAttribute('data-step');
    const next = `[data-part="decision"] [data-step]:not([data-step="${step}"]), ${RESULT}`;
    const card = page.locator('[data-part="decision"]');
    const done = card.getByRole('button', { name: /^Alles behalten und fertig/ });
    const option = card.locator(':is(.decide, .option, [data-segment]):not([disabled])').first();
    taps.push(await tapped(page, (await done.isVisible()) ? done : option, next));
  }
  return taps;
}

async function tapped(page: Page, target: Parameters<typeof tapTime>[0], shows: string): Promise<Tapped> {
  const shownMs = await tapTime(target, shows);
  const { left, answered } = await page.evaluate(
    () => (window as unknown as { wireTimes: { left: number; answered: number } }).wireTimes,
  );
  return { shownMs, answerMs: answered - left };
}
