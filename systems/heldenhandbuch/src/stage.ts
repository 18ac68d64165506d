import type { Staging } from '@tafelrunde/system';
import { character } from './character.ts';

const NAMES = {
  de: { heroine: 'Mira', one: 'Hakan', two: 'Bogenschütze' },
  en: { heroine: 'Mira', one: 'Hakan', two: 'Archer' },
};

const HINTS = {
  de: [
    'Alle haben zugleich geworfen. Tipp an, welche Würfel liegen bleiben: Gleiche und Nachbarn werden deine Gruppe.',
    'Wer genug hat, ergreift die Initiative. Dann tippst du die Würfel an, die angreifen; der Rest bleibt zur Abwehr.',
    'Der Rat rechnet genau und lässt sich abschalten. Zurücknehmen kannst du alles.',
  ],
  en: [
    'Everybody has thrown at once. Tap the dice that stay: equals and neighbours become your group.',
    'Whoever has enough takes the initiative. Then you tap the dice that attack; the rest is left to defend with.',
    'The advice is exact and can be switched off. You can take back everything.',
  ],
};

/** A smith and a robber with drawn blades; an archer who stays out of it. */
export const stage: Staging = (locale) => {
  const names = NAMES[locale];
  const add = (template: string, name: string) => ({
    action: 'heldenhandbuch/add-opponent',
    input: () => ({ template, name }),
  });
  const smith = character.templates.find(({ id }) => id === 'smith')?.character as object;
  return {
    character: { ...smith, id: 'mira', name: names.heroine },
    steps: [
      { action: 'heldenhandbuch/lay-board', input: () => ({ width: 10, height: 8, metres: 2 }) },
      add('bandit', names.one),
      add('archer', names.two),
      {
        action: 'heldenhandbuch/start-combat',
        input: (_scene, idOf) => ({
          places: [{ figure: idOf(names.two), place: 2 }],
          placement: [
            { figure: 'mira', at: [3, 4] },
            { figure: idOf(names.one), at: [4, 4] },
            { figure: idOf(names.two), at: [8, 2] },
          ],
        }),
      },
      { action: 'heldenhandbuch/melee-phase', input: () => ({ engagement: 0 }) },
    ],
    waitsFor: ['meleeThrow'],
    hints: HINTS[locale],
  };
};
