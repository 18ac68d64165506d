import { type Staging, stageSteps } from '@tafelrunde/system';
import { character } from './character.ts';
import { stageWords } from './text/stage.ts';

/** Somebody who sneaks past a guard, with a thief around the next corner. */
export const stage: Staging = (locale) => {
  const { names, hints } = stageWords[locale];
  const [template] = character.templates;
  return {
    character: { ...(template?.character as object), id: 'mira', name: names.heroine },
    house: { 'module.attackVsRK': true },
    steps: stageSteps('probenwuerfel', [
      ['add-npc', { id: 'guard', name: names.one, category: 'guard' }],
      ['add-npc', { id: 'thief', name: names.two, category: 'thief' }],
      [
        'opposed-check',
        { initiator: 'mira', initiatorSkill: 'sneak', reactor: 'guard', reactorSkill: 'notice' },
      ],
      ['level-up', { figure: 'mira' }],
    ]),
    waitsFor: ['raiseDerived'],
    hints,
  };
};
