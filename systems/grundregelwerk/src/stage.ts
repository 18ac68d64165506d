import { type Staging, stageSteps } from '@tafelrunde/system';
import { character } from './character.ts';
import { stageWords } from './text/stage.ts';

// biome-ignore format: cells read best in a row
const GROUND = {
  cover: [[4, 4], [4, 7], [7, 5]],
  wall:  [[8, 3], [8, 4]],
};

/** A warrior between two trees, a goblin upon her, an archer behind a wall. */
export const stage: Staging = (locale) => {
  const { names, hints } = stageWords[locale];
  const template = character.templates.find(({ id }) => id === 'warrior')?.character as object;
  return {
    character: { ...template, id: 'mira', name: names.heroine },
    steps: stageSteps('grundregelwerk', [
      ['paint-board', { kind: 'cover', cells: GROUND.cover }],
      ['paint-board', { kind: 'wall', cells: GROUND.wall }],
      ['add-enemy', { id: 'goblin', name: names.one, category: 'minion', at: [6, 6], hasRanged: false }],
      ['add-enemy', { id: 'archer', name: names.two, category: 'minion', at: [9, 4], hasRanged: true }],
      ['start-combat', { placement: [{ figure: 'mira', at: [5, 6] }], surprise: 'enemy' }],
      ['enemy-attack', { enemy: 'goblin', target: 'mira' }],
    ]),
    waitsFor: ['defenceTrait'],
    hints,
  };
};
