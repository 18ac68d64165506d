import { fromZod } from '@tafelrunde/schema';
import { figureScenes, groundOf, type System } from '@tafelrunde/system';
import { actions } from './actions/index.ts';
import { arena } from './arena.ts';
import { catalogue } from './catalogue.ts';
import { character } from './character.ts';
import { book } from './data/book.ts';
import { houseRules } from './data/house-rules.ts';
import { applyEffects, type GwEffect } from './effects.ts';
import { DRAWN_KINDS, type Figure, type Scene } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { emptyScene, scene, typedScene } from './scene.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { about } from './text/about.ts';
import { words } from './text/words.ts';
import { turnView } from './turn-view.ts';
import { veil } from './veil.ts';

/** Grundregelwerk: step dice against target numbers, hearts, Mana and retaliation. */
export const grundregelwerk: System = {
  id: 'grundregelwerk',
  ...about,
  catalogue,
  book,
  testCounts,
  houseRules,
  actions,
  character,
  scene: figureScenes<Scene, Figure, GwEffect>({
    empty: emptyScene,
    schema: fromZod(scene),
    typed: fromZod(typedScene),
    legal: legalScene,
    apply: applyEffects,
    turn: turnView,
    // The rules fight characters against enemies: nobody with a character's sheet can be one (GW-ADD-08).
    opponent: (fighter) => (fighter.side === 'enemy' ? { ...fighter, pos: null } : null),
    isPlayers: ({ side }) => side === 'pc',
    lays: ({ width, height, ...map }) => ({
      kind: 'boardLaid',
      board: { width, height, cells: groundOf({ width, height, ...map }, DRAWN_KINDS) },
    }),
  }),
  table: tableView,
  veil,
  arena,
  words,
};
