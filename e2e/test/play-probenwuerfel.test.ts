import { describeEvening } from './evening/describe-evening.ts';
import type { Play } from './evening/play.ts';
import { answerAndGoOn } from './table-driver.ts';

const play: Play = {
  system: 'Probenwürfel',
  template: 'Kundschafterin',
  dice: 'a',
  foe: 'Wache',
  bring: (page) => page.getByRole('button', { name: 'Wache hinzufügen' }).click(),
  house: { 'module.attackVsRK': true },
  attack: /gegen Wache/,
  against: {},
  hurts: /^Eins weniger: Lebenspunkte von Wache/,
  rise: async ({ page }, award, figure) => {
    await award({ action: 'probenwuerfel/level-up', input: { figure } });
    await answerAndGoOn(page, 'Sprinten');
    for (let i = 0; i < 2; i += 1) await answerAndGoOn(page, 'Später entscheiden');
  },
  risen: /Levelaufstieg/,
};

describeEvening(play);
