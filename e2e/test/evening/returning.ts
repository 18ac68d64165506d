import { expect } from 'vitest';
import { acting, doAll } from '../../../scripts/staging.mjs';
import { goTo, type Person, putAway } from '../table-driver.ts';
import { rollByKeys } from './arriving.ts';
import { judgeAccess, judgeSeat } from './judgement.ts';
import { cardsOf, type Evening, everybody } from './play.ts';

/** What was earned: the GM gives it, the player takes it. */
export async function levelUp({ gm, mira, place, play }: Evening): Promise<void> {
  const figure = /"owns":\["([^"]+)"/.exec(mira.wire.join('\n'))?.[1] ?? '';
  expect(figure).not.toBe('');
  await goTo(mira.page, 'Bogen');
  await play.rise(mira, (...acts) => doAll(gm.page, place, acts.map(acting)), figure);
  await goTo(mira.page, 'Protokoll');
  await mira.page.getByText(play.risen).first().waitFor();
}

/** The next day everybody comes back by what their browser has kept, and plays on as who they were. */
export async function secondEvening(evening: Evening): Promise<void> {
  const { gm, mira, jonas } = evening;
  const comeBack = async ({ page }: Person) => {
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByText('Online').waitFor();
  };
  await Promise.all(everybody(evening).map(comeBack));
  for (const { page } of [mira, jonas]) {
    await page.getByRole('tab', { name: 'Bogen', exact: true }).waitFor();
    await cardsOf(page).first().waitFor();
  }
  expect(await mira.page.locator('.sheet-view').getAttribute('aria-label')).toBe('Bogen: Mira');
  await rollByKeys(evening);
  await judgeAccess(gm.page, 'the desk');
  await Promise.all(everybody(evening).map(({ page }) => putAway(page)));
  await judgeSeat(mira.page, 'the phone');
  await judgeSeat(jonas.page, 'the desk without a mouse');
  await judgeSeat(gm.page, 'the GM');
  expect(everybody(evening).flatMap(({ troubles }) => troubles)).toEqual([]);
  await Promise.all(everybody(evening).map((one) => one.close()));
}
