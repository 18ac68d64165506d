import { takeAll } from './evening/answering.ts';
import { describeEvening } from './evening/describe-evening.ts';
import type { Play } from './evening/play.ts';
import { answerAndGoOn } from './table-driver.ts';

const play: Play = {
  system: 'D6 Pool',
  template: 'Schwertkämpfer',
  dice: 'a',
  foe: 'Schläger',
  bring: (page) => page.getByRole('button', { name: 'Schläger hinzufügen' }).click(),
  attack: /gegen Schläger/,
  against: {},
  hurts: /^Eins mehr: Wunden von Schläger/,
  rise: async (player, award, figure) => {
    for (const points of [10, 2]) {
      await award({ action: 'd6pool/award-experience', input: { figure, points } });
      await takeAll(player, points);
    }
    // One attribute die and two dice for skills or abilities.
    const { page } = player;
    await page.locator('[data-part="now"]').getByRole('button', { name: 'Aufsteigen' }).click();
    for (const choice of ['Ja, jetzt', 'Wahrnehmung', 'Akrobatik', 'Rennen'])
      await answerAndGoOn(page, choice);
  },
  risen: /Mira erreicht Stufe 2/,
};

describeEvening(play);
