import { systems } from '@tafelrunde/registry';
import type { Browser, Page } from 'playwright-core';
import { summarise } from '../measure.ts';
import { inBrowser, type Staging, staging } from '../page/browser.ts';
import { resultTimes, watchWire } from '../page/result-times.ts';
import { sentUntil } from '../page/sent.ts';
import { asPhone, tapTime } from '../page/tap.ts';
import { plainRow, type Row, rowByTheClock } from '../row.ts';

/** What a person waits for. Each of these rows begins like this. */
export const PAGE = 'page';
const IDS = systems.map(({ id }) => id);

const START_KB = 160;
const JOIN_KB = 260;
const MOST_REQUESTS = 25;
const OPEN_MS = 500;
const STEP_MS = 100;
const OVER_ANSWER = 1.5;
const FRAME_MS = 1000 / 60;
const PICK_MS = 150;
const TIMES = 5;
const PATIENCE_MS = 60_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly stage: Staging;
}

const NAMES = {
  sent: `${PAGE}: as sent, without fonts`,
  creation: `${PAGE}, phone: creation`,
  result: `${PAGE}, phone: tap to result`,
  pick: `${PAGE}: 8 players, 15 opponents, 200 entries: pick a figure`,
};

/** In a real browser against the built program, by the clock on the wall. */
export async function pageRows(only: string, told: (name: string) => void): Promise<readonly Row[]> {
  const wants = (name: string): boolean => name.startsWith(only) || only.startsWith(name);
  const stage = await staging();
  return inBrowser(async (browser, url) => {
    const place = { browser, url, stage };
    const rows: Row[] = [];
    const measure = async (name: string, measured: () => Promise<readonly Row[]>): Promise<void> => {
      if (!wants(name)) return;
      told(name);
      // What cannot be measured here must not cost the other rows.
      rows.push(...(await measured().catch((problem) => [unmeasured(name, problem)])));
    };
    await measure(NAMES.sent, () => sentRows(place));
    for (const id of IDS) await measure(NAMES.creation, () => creationRows(place, id));
    for (const id of IDS) await measure(NAMES.result, () => resultRows(place, id));
    for (const id of IDS) await measure(NAMES.pick, () => pickRows(place, id));
    return rows;
  });
}

const unmeasured = (name: string, problem: unknown): Row =>
  plainRow({
    ...{ name, unit: 'ms', ours: Number.NaN, goal: 'measured at all', met: false, spread: 0 },
    why: `not measured: ${String(problem).split('\n')[0]}`,
  });

async function sentRows({ browser, url, stage }: Place): Promise<readonly Row[]> {
  const { invitation } = await stage.openTable(url, 'd6pool', []);
  const start = await sentUntil(browser, url, 'h1');
  const join = await sentUntil(browser, `${url}/join#${invitation}`, 'input');
  const row = (name: string, unit: Row['unit'], ours: number, most: number): Row =>
    plainRow({
      ...{ name: `${NAMES.sent}: ${name}`, unit, ours, goal: `at most ${most} ${unit}` },
      ...{ met: ours <= most, why: null, spread: 0 },
    });
  return [
    row('start', 'kB', start.kB, START_KB),
    row('join', 'kB', join.kB, JOIN_KB),
    row('requests of either', 'requests', Math.max(start.requests, join.requests), MOST_REQUESTS),
  ];
}

async function open({ browser }: Place, address: string, options: object): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(watchWire);
  await page.goto(address);
  await page.getByText('Online').first().waitFor({ state: 'attached' });
  return page;
}

/** Opened on a page that has just been loaded; then step by step to the end, with everything to choose. */
async function creationRows(place: Place, system: string): Promise<readonly Row[]> {
  const { url, stage } = place;
  const opened: number[] = [];
  const steps: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const { players } = await stage.openTable(url, system, ['Mira']);
    const [mira] = players;
    if (mira === undefined) throw new Error('nobody sat down');
    const page = await open(place, stage.seatAddress(url, mira), PHONE);
    const create = page.getByRole('button', { name: 'Figur erschaffen' }).first();
    await create.waitFor();
    await page.waitForLoadState('networkidle');
    await asPhone(page);
    opened.push(await tapTime(create, '[role="dialog"] .creation-screen input'));
    const dialog = page.getByRole('dialog');
    // Where a template is all there is to choose, the steps are those of the template.
    const own = dialog.locator('label', { hasText: /^Selbst verteilen/ });
    if ((await own.count()) > 0) await own.first().click();
    const next = dialog.getByRole('button', { name: /^Weiter/ });
    for (let step = 2; (await next.count()) > 0; step += 1)
      steps.push(await tapTime(next, `.creation-steps li:nth-child(${step}) [aria-current="step"]`));
    await page.context().close();
  }
  return [
    rowByTheClock(`${NAMES.creation} opens, ${system}`, opened, OPEN_MS),
    ...(steps.length === 0 ? [] : [rowByTheClock(`${NAMES.creation}, one step, ${system}`, steps, STEP_MS)]),
  ];
}

async function resultRows(place: Place, system: string): Promise<readonly Row[]> {
  const { url, stage } = place;
  const { players } = await stage.openTable(url, system, ['Mira']);
  const [mira] = players;
  const own = stage.STAGES[system];
  if (mira === undefined || own === undefined) throw new Error(`nobody plays ${system}`);
  const page = await open(place, stage.seatAddress(url, mira), PHONE);
  await stage.doAll(page, mira, [stage.acting(own.create('Mira'))]);
  const card = page.locator('[data-part="now"] .now-card').filter({ hasText: '%' }).first();
  await card.waitFor();
  await asPhone(page);
  const taps = [];
  for (let i = 0; i < TIMES; i += 1) taps.push(...(await resultTimes(page)));
  await page.context().close();
  const shown = summarise(taps.map(({ shownMs }) => shownMs));
  const answer = summarise(taps.map(({ answerMs }) => answerMs)).seconds;
  const over = summarise(taps.map(({ shownMs, answerMs }) => shownMs - OVER_ANSWER * answerMs)).seconds;
  const met = over <= FRAME_MS;
  const missed = `half of the taps take ${Math.round(over)} ms more than ${OVER_ANSWER} times their answer`;
  return [
    {
      ...{ name: `${NAMES.result}, ${system}`, unit: 'ms', ours: shown.seconds, spread: shown.spread },
      ...{ peer: null, ratioToPeer: null, liveRatios: [] },
      limit: { name: 'the server’s answer', value: answer },
      ratioToLimit: shown.seconds / answer,
      ...{ goal: `at most ${OVER_ANSWER} × limit and a frame`, met, why: met ? null : missed },
    },
  ];
}

const PLAYERS = ['Mira', 'Jonas', 'Ayşe', 'Theo', 'Lu', 'Ole', 'Brunhild', 'Kim'];
const FOES = Array.from({ length: 15 }, (_, i) => `Ork ${i + 1}`);
const ENTRIES = 200;

async function pickRows(place: Place, system: string): Promise<readonly Row[]> {
  const { browser, url, stage } = place;
  const own = stage.STAGES[system];
  if (own === undefined) throw new Error(`nobody plays ${system}`);
  const { gm, players } = await stage.openTable(url, system, PLAYERS);
  const helper = await browser.newPage();
  await helper.goto(url);
  const roll = { kind: 'roll', notation: '3W6+2', audience: 'everyone', faces: null };
  for (const player of players)
    await stage.doAll(helper, player, [
      stage.acting(own.create(player.name)),
      ...Array.from({ length: ENTRIES / PLAYERS.length }, () => roll),
    ]);
  await stage.doAll(
    helper,
    gm,
    FOES.map((name, i) => stage.acting(own.enemy(name, `foe-${i}`))),
  );
  await helper.close();
  const page = await open(place, stage.seatAddress(url, gm), DESK);
  const times: number[] = [];
  for (const name of [...PLAYERS, ...FOES.slice(0, TIMES)]) {
    const figure = page.locator('.table-party').getByRole('button', { name: new RegExp(`^${name}( |,|$)`) });
    await figure.first().waitFor();
    const sheet = `[aria-label="Bogen: ${name}"]`;
    if ((await page.locator(sheet).count()) === 0) times.push(await tapTime(figure.first(), sheet));
  }
  await page.context().close();
  return [rowByTheClock(`${NAMES.pick}, ${system}`, times, PICK_MS)];
}
