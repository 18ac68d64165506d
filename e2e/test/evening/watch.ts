import type { Page } from 'playwright-core';

/** What a page has kept of the evening, across reloads. */
export interface Seen {
  /** Taps and clicks of a person, not of a script. */
  taps: number;
  /** For each settled roll how long its result took to come into view with verdict and dice, in milliseconds; -1: never. */
  readonly results: Record<string, number>;
  /** Windows that opened without a tap or key of whoever sits here. */
  readonly unasked: string[];
  /** What each run is about, by its id. */
  readonly runs: Record<string, RunAbout>;
}

export interface RunAbout {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Watches a seat from its first page on. Its salt for the dice is fixed, so that they fall the same each time. */
export async function watch(page: Page, salt: string): Promise<void> {
  await page.addInitScript(watchPage, { salt });
}

export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? 'null') as Seen);

/** Runs in the page before anything else. */
function watchPage({ salt }: { salt: string }): void {
  // An empty page between two others belongs to nobody and can keep nothing.
  if (window.origin === 'null') return;
  const kept = sessionStorage.getItem('seen');
  const seen = (kept === null ? { taps: 0, results: {}, unasked: [], runs: {} } : JSON.parse(kept)) as Seen;
  const keep = () => sessionStorage.setItem('seen', JSON.stringify(seen));
  keep();

  // Whose doing is what happens next: a gesture of whoever sits here, or the table.
  let isOwn = true;
  for (const gesture of ['pointerdown', 'keydown', 'click'] as const)
    addEventListener(
      gesture,
      ({ isTrusted }) => {
        if (!isTrusted) return;
        isOwn = true;
        if (gesture === 'click') seen.taps += 1;
        keep();
      },
      true,
    );
  const open = new Set<Element>();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')) {
      if (open.has(one)) continue;
      open.add(one);
      if (!isOwn) seen.unasked.push(one.textContent?.slice(0, 80) ?? '');
      keep();
    }
  }).observe(document, { subtree: true, childList: true });

  /** Verdict and dice of an entry, all of them on the screen. */
  const shows = (seq: number): boolean => {
    const card = document.querySelector(`[data-part="result"] [data-entry="${seq}"]`);
    return [card?.querySelector('.verdict-line'), card?.querySelector('.die')].every((one) => {
      const box = one?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    });
  };
  const QUICK_MS = 400;
  /** The next roll was quicker than the eye. */
  const isReplaced = (seq: number): boolean =>
    Number(document.querySelector('[data-part="result"] [data-entry]')?.getAttribute('data-entry')) > seq;
  const Plain = window.WebSocket;
  const time = (seq: number, name: string): void => {
    const from = performance.now();
    seen.results[name] = -1;
    const look = () => {
      if (shows(seq)) seen.results[name] = Math.round(performance.now() - from);
      else if (isReplaced(seq) && performance.now() - from < QUICK_MS) delete seen.results[name];
      else return void requestAnimationFrame(look);
      keep();
    };
    requestAnimationFrame(look);
  };

  interface Told {
    readonly seq: number;
    readonly kind: string;
    readonly run?: string;
    readonly detail?: RunAbout | null;
    readonly result?: { readonly trace: readonly { readonly kind: string }[] } | null;
  }
  window.WebSocket = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { kind: string; events?: readonly Told[] };
        // What happened before we came is no news.
        if (message.kind !== 'events') return;
        for (const { seq, kind, run = '', detail, result } of message.events ?? []) {
          if (kind.startsWith('run') || kind === 'rollRequested') isOwn = false;
          if (kind === 'runStarted' && detail != null) seen.runs[run] = detail;
          keep();
          if (kind === 'runFinished' && result?.trace.some((line) => line.kind === 'roll'))
            time(seq, `${seq} ${detail?.action}`);
        }
      });
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      super.send(String(data).replace(/("salt":")[0-9a-f]{32}/, `$1${salt}`));
    }
  };
}
