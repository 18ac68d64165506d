import { write } from './browser.ts';
import { takeUntilSettled } from './evening/answering.ts';
import { describeEvening } from './evening/describe-evening.ts';
import type { Play } from './evening/play.ts';

const play: Play = {
  system: 'Heldenhandbuch',
  template: 'Waffenschmied',
  dice: 'a',
  foe: 'Wache',
  bring: async (page) => {
    const enemies = page.getByRole('region', { name: 'Gegner hinzufügen' });
    await write(enemies.getByRole('textbox'), 'Wache');
    await enemies.getByRole('button', { name: /Stadtwache/ }).click();
  },
  attack: null,
  against: {},
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

describeEvening(play);
