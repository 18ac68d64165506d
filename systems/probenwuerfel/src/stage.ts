import type { Staging } from '@tafelrunde/system';
import { character } from './character.ts';

const NAMES = {
  de: { heroine: 'Mira', one: 'Wache', two: 'Diebin' },
  en: { heroine: 'Mira', one: 'Guard', two: 'Thief' },
};

const HINTS = {
  de: [
    'Mira hat gerade versucht, an der Wache vorbeizuschleichen, und steigt eine Stufe auf: Such aus, was sie gelernt hat.',
    'Jede Probe auf dem Bogen ist ein Knopf. Die Prozente sind die genaue Chance gegen eine normale Schwierigkeit.',
    'Angriffe sind ein Zusatzmodul und hier eingeschaltet: Beginn einen Kampf, und der Angriff steht ganz oben.',
  ],
  en: [
    'Mira has just tried to sneak past the guard and gains a level: choose what she has learned.',
    'Every check on the sheet is a button. The percentages are the exact chance against a normal difficulty.',
    'Attacks are an extra module and switched on here: begin a fight, and the attack is on top.',
  ],
};

/** Somebody who sneaks past a guard, with a thief around the next corner. */
export const stage: Staging = (locale) => {
  const names = NAMES[locale];
  const add = (id: string, name: string, category: string) => ({
    action: 'probenwuerfel/add-npc',
    input: () => ({ id, name, category }),
  });
  const [template] = character.templates;
  return {
    character: { ...(template?.character as object), id: 'mira', name: names.heroine },
    house: { 'module.attackVsRK': true },
    steps: [
      add('guard', names.one, 'guard'),
      add('thief', names.two, 'thief'),
      {
        action: 'probenwuerfel/opposed-check',
        input: () => ({
          initiator: 'mira',
          initiatorSkill: 'sneak',
          reactor: 'guard',
          reactorSkill: 'notice',
        }),
      },
      { action: 'probenwuerfel/level-up', input: () => ({ figure: 'mira' }) },
    ],
    waitsFor: ['raiseDerived'],
    hints: HINTS[locale],
  };
};
