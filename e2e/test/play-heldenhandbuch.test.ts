import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { arrive, fight, levelUp, type Play, secondEvening, takeUntilSettled } from './evening.ts';
import { type Server, startProgram } from './server.ts';

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
  system: 'Heldenhandbuch',
  template: 'Waffenschmied',
  foe: 'Wache',
  bring: async (page) => {
    const enemies = page.getByRole('region', { name: 'Gegner hinzufügen' });
    await enemies.getByRole('textbox').fill('Wache');
    await enemies.getByRole('button', { name: /Stadtwache/ }).click();
  },
  attack: null,
  hurts: /^Eins weniger: Physis von Wache/,
  rise: async (player, award, figure) => {
    await award(
      { action: 'heldenhandbuch/adjust', input: { figure, ep: 5 } },
      {
        action: 'heldenhandbuch/learn',
        input: { figure, tested: { kind: 'attribute', name: 'memory' } },
      },
    );
    await takeUntilSettled(player);
  },
  risen: /Lernwurf/,
};

test('an evening of Heldenhandbuch: sitting down, a check, a fight to its end, a level-up, and the next evening by keys', async () => {
  const evening = await arrive(browser, server.url, play);
  await fight(evening, play);
  await levelUp(evening, play);
  await secondEvening(evening);
});
