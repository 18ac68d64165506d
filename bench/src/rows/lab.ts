import { systems } from '@tafelrunde/registry';
import type { Browser } from 'playwright-core';
import { inBrowser } from '../page/browser.ts';
import { sliderTimes } from '../page/slider-times.ts';
import { type Row, rowByTheClock } from '../row.ts';

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
export const labRows = (only: string, told: (name: string) => void): Promise<readonly Row[]> =>
  inBrowser((browser, url) => measured(browser, url, only, told));

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
    if (times.length > 0) rows.push(rowByTheClock(name, times, goalMs));
  }
  return rows;
}
