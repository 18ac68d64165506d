import type { Staging } from '@tafelrunde/system';
import { character } from './character.ts';

const NAMES = {
  de: { heroine: 'Mira', one: 'Goblin', two: 'Bogenschütze' },
  en: { heroine: 'Mira', one: 'Goblin', two: 'Archer' },
};

const HINTS = {
  de: [
    'Ein Goblin greift an. Such aus, womit Mira sich wehrt: Die Prozente sind die genaue Chance.',
    'Danach bist du am Zug. Tipp auf der Karte einen Gegner an, und du siehst, wie gut du ihn triffst.',
    'Alles lässt sich zurücknehmen, auch ein schlechter Wurf: hier gibt es nichts zu verlieren.',
  ],
  en: [
    'A goblin attacks. Choose what Mira defends with: the percentages are her exact chance.',
    'Then it is your turn. Tap an enemy on the map to see how well you hit it.',
    'Everything can be taken back, even a bad roll: there is nothing to lose here.',
  ],
};

/** A warrior between two trees, a goblin upon her, an archer behind a wall. */
export const stage: Staging = (locale) => {
  const names = NAMES[locale];
  const enemy = (id: string, name: string, at: readonly [number, number], hasRanged: boolean) => ({
    action: 'grundregelwerk/add-enemy',
    input: () => ({ id, name, category: 'minion', at, hasRanged }),
  });
  const paint = (kind: string, cells: readonly (readonly [number, number])[]) => ({
    action: 'grundregelwerk/paint-board',
    input: () => ({ kind, cells }),
  });
  const template = character.templates.find(({ id }) => id === 'warrior')?.character as object;
  return {
    character: { ...template, id: 'mira', name: names.heroine },
    steps: [
      paint('cover', [
        [4, 4],
        [4, 7],
        [7, 5],
      ]),
      paint('wall', [
        [8, 3],
        [8, 4],
      ]),
      enemy('goblin', names.one, [6, 6], false),
      enemy('archer', names.two, [9, 4], true),
      {
        action: 'grundregelwerk/start-combat',
        input: () => ({ placement: [{ figure: 'mira', at: [5, 6] }], surprise: 'enemy' }),
      },
      { action: 'grundregelwerk/enemy-attack', input: () => ({ enemy: 'goblin', target: 'mira' }) },
    ],
    waitsFor: ['defenceTrait'],
    hints: HINTS[locale],
  };
};
