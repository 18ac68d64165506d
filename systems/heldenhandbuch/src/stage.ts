import { type Staging, stageSteps } from '@tafelrunde/system';
import { character } from './character.ts';
import { stageWords } from './text/stage.ts';

/** A smith and a robber with drawn blades; an archer who stays out of it. */
export const stage: Staging = (locale) => {
  const { names, hints } = stageWords[locale];
  const smith = character.templates.find(({ id }) => id === 'smith')?.character as object;
  return {
    character: { ...smith, id: 'mira', name: names.heroine },
    steps: stageSteps('heldenhandbuch', [
      ['lay-board', { width: 10, height: 8, metres: 2 }],
      ['add-opponent', { template: 'bandit', name: names.one }],
      ['add-opponent', { template: 'archer', name: names.two }],
      [
        'start-combat',
        (_scene, idOf) => ({
          places: [{ figure: idOf(names.two), place: 2 }],
          placement: [
            { figure: 'mira', at: [3, 4] },
            { figure: idOf(names.one), at: [4, 4] },
            { figure: idOf(names.two), at: [8, 2] },
          ],
        }),
      ],
      ['melee-phase', { engagement: 0 }],
    ]),
    waitsFor: ['meleeThrow'],
    hints,
  };
};
