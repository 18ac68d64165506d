import { fromZod } from '@tafelrunde/schema';
import { figureScenes, type System } from '@tafelrunde/system';
import { actions } from './actions/index.ts';
import { arena } from './arena.ts';
import { catalogue } from './catalogue.ts';
import { character } from './character.ts';
import { book } from './data/book.ts';
import { houseRules } from './data/house-rules.ts';
import { applyEffects, type PwEffect } from './effects.ts';
import type { Figure, Scene } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { emptyScene } from './scene.ts';
import { scene, typedScene } from './schemas.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { about } from './text/about.ts';
import { words } from './text/words.ts';
import { turnView } from './turn-view.ts';
import { veil } from './veil.ts';

/** Probenwürfel: an attribute die and a skill die that both explode, against a difficulty or against each other. */
export const probenwuerfel: System = {
  id: 'probenwuerfel',
  ...about,
  catalogue,
  book,
  testCounts,
  houseRules,
  actions,
  character,
  scene: figureScenes<Scene, Figure, PwEffect>({
    empty: emptyScene,
    schema: fromZod(scene),
    typed: fromZod(typedScene),
    legal: legalScene,
    apply: applyEffects,
    turn: turnView,
    opponent: (fighter) => ({ ...fighter, side: 'npc', player: '' }),
    isPlayers: ({ side }) => side === 'pc',
  }),
  table: tableView,
  veil,
  arena,
  words,
};
