import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systems } from '@tafelrunde/registry';
import { type Browser, chromium } from 'playwright-core';
import { startProgram } from '../lab/program.ts';
import { sliderTimes } from '../lab/slider-times.ts';
import { summarise } from '../measure.ts';
import { ROOT } from '../root.ts';
import type { Row } from '../row.ts';

const GOAL_MS = 50;
/** Best play of six W20 is solved anew for each position. */
const KASKADE_GOAL_MS = 1000;
const MOVES = 7;
const PATIENCE_MS = 60_000;

export const LAB = 'lab';

interface View {
  readonly name: string;
  readonly address: string;
  readonly goalMs: number;
}

const KASKADE = { mode: 'cascade', sides: 20, count: 6, value: 14, minimum: 31 };

/** Every action of every system as the lab shows it first, and its hardest check. */
const VIEWS: readonly View[] = [
  ...systems.flatMap(({ actions }) =>
    actions.map(({ id }) => ({ name: `${LAB}: ${id}`, address: `/lab/${id}`, goalMs: GOAL_MS })),
  ),
  {
    name: `${LAB}: heldenhandbuch/check, Kaskade 6W20`,
    address: `/lab/heldenhandbuch/check?v=${encodeURIComponent(JSON.stringify(KASKADE))}&slide=minimum`,
    goalMs: KASKADE_GOAL_MS,
  },
];

/** From the slider to the drawn chart in a real browser, for every check that has a slider. */
export async function labRows(only: string, told: (name: string) => void): Promise<readonly Row[]> {
  const server = await startProgram();
  const browser = await openBrowser();
  try {
    return await measured(browser, server.url, only, told);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** What `scripts/browser.mjs` hands out. */
interface Browsers {
  readonly CHROMIUM_ARGS: readonly string[];
  ensureChromium(): Promise<string>;
}

/** As in the browser tests. It stays outside of the bundle: what is the main program there would think so here too. */
async function openBrowser(): Promise<Browser> {
  const file = pathToFileURL(join(ROOT, 'scripts/browser.mjs')).href;
  const { CHROMIUM_ARGS, ensureChromium } = (await import(file)) as Browsers;
  return chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_ARGS] });
}

async function measured(
  browser: Browser,
  url: string,
  only: string,
  told: (name: string) => void,
): Promise<readonly Row[]> {
  const page = await browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${url}/lab/dice`);
  const rows: Row[] = [];
  for (const { name, address, goalMs } of VIEWS) {
    if (!name.includes(only)) continue;
    told(name);
    const times = await sliderTimes(page, address, MOVES);
    if (times.length > 0) rows.push(rowOf(name, times, goalMs));
  }
  return rows;
}

function rowOf(name: string, times: readonly number[], goalMs: number): Row {
  const { seconds: ms, spread } = summarise(times);
  const fastest = Math.round(Math.min(...times));
  return {
    name,
    unit: 'ms',
    ours: ms,
    peer: null,
    limit: null,
    ratioToPeer: null,
    ratioToLimit: null,
    goal: `at most ${goalMs} ms`,
    met: ms <= goalMs,
    why:
      ms <= goalMs
        ? null
        : `by the clock on the wall, other programs count too; its fastest move took ${fastest} ms`,
    liveRatios: [],
    spread,
  };
}
