import { fromZod } from '@tafelrunde/schema';
import { groundOf, type System, sceneKind } from '@tafelrunde/system';
import { actions } from './actions/index.ts';
import { arena } from './arena.ts';
import { catalogue } from './catalogue.ts';
import { character } from './character.ts';
import { book } from './data/book.ts';
import { houseRules } from './data/house-rules.ts';
import { applyEffects } from './effects.ts';
import { DRAWN_KINDS, type Figure } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { emptyScene, scene, typedScene } from './scene.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { words } from './text/words.ts';
import { turnView } from './turn-view.ts';
import { veil } from './veil.ts';

/** Grundregelwerk: step dice against target numbers, hearts, Mana and retaliation. */
export const grundregelwerk: System = {
  id: 'grundregelwerk',
  title: { de: 'Grundregelwerk', en: 'Grundregelwerk' },
  summary: {
    de: 'Ein Würfel von W6 bis W20 gegen 4, 6, 8 oder 12; Herzen, Mana und Vergeltung auf kleinem Feld.',
    en: 'One die from d6 to d20 against 4, 6, 8 or 12; hearts, Mana and retaliation on a small board.',
  },
  catalogue,
  book,
  testCounts,
  houseRules,
  actions,
  character,
  scene: sceneKind({
    empty: emptyScene,
    schema: fromZod(scene),
    typed: fromZod(typedScene),
    legal: legalScene,
    apply: applyEffects,
    turn: turnView,
    enters: (character) => ({ kind: 'figureAdded' as const, figure: character as Figure }),
    // The rules fight characters against enemies: nobody with a character's sheet can be one (GW-ADD-08).
    opposes: (fighter) =>
      (fighter as Figure).side === 'enemy'
        ? { kind: 'figureAdded' as const, figure: { ...(fighter as Figure), pos: null } }
        : null,
    lays: ({ width, height, ...map }) => ({
      kind: 'boardLaid' as const,
      board: { width, height, cells: groundOf({ width, height, ...map }, DRAWN_KINDS) },
    }),
    arrives: (effect) =>
      effect.kind === 'figureAdded' && effect.figure.side === 'pc' ? effect.figure.id : null,
  }),
  table: tableView,
  veil,
  arena,
  words,
};
