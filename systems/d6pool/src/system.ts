import { fromZod } from '@tafelrunde/schema';
import { figureScenes, groundOf, type System } from '@tafelrunde/system';
import { actions } from './actions/index.ts';
import { arena } from './arena.ts';
import { catalogue } from './catalogue.ts';
import { figureWith } from './changed.ts';
import { character } from './character.ts';
import { book } from './data/book.ts';
import { houseRules } from './data/house-rules.ts';
import { applyEffects, type DpEffect } from './effects.ts';
import { DRAWN_KINDS, type Figure, type Scene } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { emptyScene, scene } from './scene.ts';
import { typedScene } from './schemas.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { words } from './text/words.ts';
import { turnView } from './turn-view.ts';
import { veil } from './veil.ts';

/** Whoever comes from elsewhere stands nowhere yet, and nobody here holds or carries them. */
const asOpponent = (figure: Figure): Figure =>
  figureWith(figure, {
    side: 'enemies',
    kind: figure.kind === 'pc' ? 'npc' : figure.kind,
    ...{ position: null, heldBy: null, holding: null, mounted: null, inVehicle: null },
  });

/** D6 Pool: a handful of six-sided dice, fives and sixes count, and every trouble is a die against you. */
export const d6pool: System = {
  id: 'd6pool',
  title: { de: 'D6 Pool', en: 'D6 Pool' },
  summary: {
    de: 'Eine Handvoll W6, ab 5 ein Erfolg; Strafwürfel für Wunden und Hindernisse, Runden mit Parade, Deckung und Salven.',
    en: 'A handful of d6, successes from 5; penalty dice for wounds and hindrances, rounds with parries, cover and bursts.',
  },
  catalogue,
  book,
  testCounts,
  houseRules,
  actions,
  character,
  scene: figureScenes<Scene, Figure, DpEffect>({
    empty: emptyScene,
    schema: fromZod(scene),
    typed: fromZod(typedScene),
    legal: (typed) => legalScene(typed),
    apply: applyEffects,
    turn: turnView,
    opponent: asOpponent,
    isPlayers: ({ kind }) => kind === 'pc',
    lays: (map, { board: { metres } }) => ({
      kind: 'boardLaid' as const,
      board: { width: map.width, height: map.height, metres, cells: groundOf(map, DRAWN_KINDS) },
      anew: true as const,
    }),
  }),
  table: tableView,
  veil,
  arena,
  words,
};
