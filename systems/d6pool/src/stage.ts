import { type Staging, stageSteps } from '@tafelrunde/system';
import { character } from './character.ts';

const HINTS = {
  de: [
    'Rico schlägt zu. Setz Schicksalswürfel für Pegs Abwehr ein oder spar sie auf: Die Prozente rechnen beides mit.',
    '5 und 6 sind Erfolge. Wunden werden zu Strafwürfeln, und jeder von ihnen kann dir einen Erfolg nehmen.',
    'Bist du am Zug, steht der beste Angriff oben. Unter „Umstände“ stellst du ein, was dazukommt.',
  ],
  en: [
    'Rico strikes. Spend fate dice on Peg’s defence or keep them: the percentages count both.',
    '5 and 6 are successes. Wounds become penalty dice, and each of them can take a success from you.',
    'On your turn the best attack is on top. Under “Circumstances” you set what else matters.',
  ],
};

/** `7/6`: column and row. */
const cellOf = (cell: string): readonly number[] => cell.split('/').map(Number);
const cells = (text: string) => text.split(' ').map(cellOf);

const THUG = { archetype: 'thug', level: 1 };
const PLACES = { peg: '8/7', rico: '9/7', vinnie: '13/5' };

/** An agent with her back to a car, one thug upon her and another behind crates. */
export const stage: Staging = (locale) => ({
  character: character.templates.find(({ id }) => id === 'peg')?.character,
  steps: stageSteps('d6pool', [
    ['paint-board', { kind: 'cover', cells: cells('7/6 7/7 12/5 12/6') }],
    ['paint-board', { kind: 'wall', cells: cells('10/2 10/3') }],
    ['create-npc', { id: 'rico', name: 'Rico', ...THUG }],
    ['create-npc', { id: 'vinnie', name: 'Vinnie', ...THUG }],
    [
      'start-rounds',
      (scene) => ({
        fixed: ['rico', ...idsIn(scene).filter((id) => id !== 'rico')],
        placement: Object.entries(PLACES).map(([figure, cell]) => ({ figure, at: cellOf(cell) })),
      }),
    ],
    ['melee-attack', { attacker: 'rico', target: 'peg', type: 'cut' }],
  ]),
  waitsFor: ['defence', 'defenceFate'],
  hints: HINTS[locale],
});

const idsIn = (scene: unknown): readonly string[] =>
  (scene as { readonly figures: readonly { readonly id: string }[] }).figures.map(({ id }) => id);
