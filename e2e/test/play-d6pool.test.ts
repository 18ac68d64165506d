import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { arrive, fight, levelUp, type Play, secondEvening, takeAll } from './evening.ts';
import { type Server, startProgram } from './server.ts';
import { answer } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const play: Play = {
  system: 'D6 Pool',
  template: 'Schwertkämpfer',
  foe: 'Schläger',
  bring: (page) => page.getByRole('button', { name: 'Schläger hinzufügen' }).click(),
  attack: /gegen Schläger/,
  hurts: /^Eins mehr: Wunden von Schläger/,
  rise: async (player, award, figure) => {
    for (const points of [10, 2]) {
      await award({ action: 'd6pool/award-experience', input: { figure, points } });
      await takeAll(player, points);
    }
    // One attribute die and two dice for skills or abilities.
    const { page } = player;
    await page.locator('[data-part="now"]').getByRole('button', { name: 'Aufsteigen' }).click();
    for (const choice of ['Ja, jetzt', 'Wahrnehmung', 'Akrobatik', 'Rennen']) await answer(page, choice);
  },
  risen: /Mira erreicht Stufe 2/,
};

test('an evening of D6 Pool: sitting down, a check, a fight to its end, a level-up, and the next evening by keys', async () => {
  const evening = await arrive(browser, server.url, play);
  await fight(evening, play);
  await levelUp(evening, play);
  await secondEvening(evening);
});
