import { fromZod } from '@tafelrunde/schema';
import { figureScenes, type System } from '@tafelrunde/system';
import { actions } from './actions/index.ts';
import { arena } from './arena.ts';
import { catalogue } from './catalogue.ts';
import { figureWith } from './changed.ts';
import { character } from './character.ts';
import { book } from './data/book.ts';
import { houseRules } from './data/house-rules.ts';
import { applyEffects, type HhEffect } from './effects.ts';
import type { Figure, Scene } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { emptyScene, scene, typedScene } from './scene.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { words } from './text/words.ts';
import { turnView } from './turn-view.ts';
import { veil } from './veil.ts';

/** Heldenhandbuch: pools of equal dice, equals and runs, life circles, crafts and chases. */
export const heldenhandbuch: System = {
  id: 'heldenhandbuch',
  title: { de: 'Heldenhandbuch', en: 'Heldenhandbuch' },
  summary: {
    de: 'Bis zu sechs Würfel von W6 bis W20: Gleiche und Folgen, Siebwurf und Kaskade; Lebenskreise, Handwerk und Verfolgungsjagden.',
    en: 'Up to six dice from d6 to d20: equals and runs, sieve and cascade; life circles, crafts and chases.',
  },
  catalogue,
  book,
  testCounts,
  houseRules,
  actions,
  character,
  scene: figureScenes<Scene, Figure, HhEffect>({
    empty: emptyScene,
    schema: fromZod(scene),
    typed: fromZod(typedScene),
    legal: legalScene,
    apply: applyEffects,
    turn: turnView,
    opponent: (fighter) => figureWith(fighter, { side: 'opponents' }),
    isPlayers: ({ side }) => side === 'heroes',
    // The rules know distances, but no walls.
    lays: ({ width, height }, { board: { metres } }) => ({
      kind: 'boardLaid',
      board: { width, height, metres, places: [] },
    }),
  }),
  table: tableView,
  veil,
  arena,
  words,
};
