import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acting, doAll } from '../../scripts/staging.mjs';
import { describeEvening } from './evening/describe-evening.ts';
import type { Evening, Play } from './evening/play.ts';
import { answer, pick, putAway, resultOf } from './table-driver.ts';

const play: Play = {
  system: 'Grundregelwerk',
  template: 'Krieger',
  dice: 'a',
  foe: 'Elite',
  bring: (page) => page.getByRole('button', { name: 'Elite hinzufügen' }).click(),
  attack: /Schwert gegen Elite/,
  against: { 'grundregelwerk/attack': /gegen 8/, 'grundregelwerk/enemy-attack': /gegen 8/ },
  hurts: /^Eins weniger: Herzen von Elite/,
  rise: async ({ page }, award, figure) => {
    await award({ action: 'grundregelwerk/advance', input: { figure } });
    await answer(page, /Herz/);
  },
  risen: /Aufsteigen/,
};

/** A hidden roll of the GM: the phone never receives what it was. */
async function rollHidden({ gm, mira, place }: Evening): Promise<void> {
  const before = mira.wire.length;
  await doAll(gm.page, place, [
    {
      ...acting({ action: 'grundregelwerk/test', input: { die: 10, tn: 6 } }),
      audience: 'gm',
    },
  ]);
  await resultOf(mira.page).getByText('Die Spielleitung würfelt verdeckt.').waitFor();
  expect(mira.wire.slice(before).join('\n')).not.toContain('grundregelwerk/test');
  await putAway(mira.page);
}

/** The language changes in the middle of the evening; German is back with one tap. */
async function changeLanguage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await pick(page, 'English');
  await page.getByRole('heading', { name: 'Menu' }).waitFor();
  await pick(page, 'Deutsch');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

describeEvening(play, async (evening) => {
  await rollHidden(evening);
  await changeLanguage(evening.mira.page);
});
