import type { System } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { actions } from './actions/index.ts';
import { catalogue } from './catalogue.ts';
import { character } from './character.ts';
import { applyEffects, type GwEffect } from './effects.ts';
import { houseRules } from './house-rules.ts';
import type { Scene } from './model.ts';
import { emptyScene } from './scene.ts';
import { scene } from './schemas.ts';
import { tableView } from './table-view.ts';
import { testCounts } from './test-counts.ts';
import { words } from './text/words.ts';

const sceneSchema = fromZod(scene);

/** Grundregelwerk: step dice against target numbers, hearts, Mana and retaliation. */
export const grundregelwerk: System = {
  id: 'grundregelwerk',
  title: { de: 'Grundregelwerk', en: 'Grundregelwerk' },
  summary: {
    de: 'Ein Würfel von W6 bis W20 gegen 4, 6, 8 oder 12; Herzen, Mana und Vergeltung auf kleinem Feld.',
    en: 'One die from d6 to d20 against 4, 6, 8 or 12; hearts, Mana and retaliation on a small board.',
  },
  catalogue,
  testCounts,
  houseRules,
  actions,
  character,
  scene: {
    empty: emptyScene,
    parse: (raw) => sceneSchema.parse(raw),
    apply: (before, effects) => applyEffects(before as Scene, effects as readonly GwEffect[]),
    newFigures: (effects) =>
      (effects as readonly GwEffect[]).flatMap((effect) =>
        effect.kind === 'figureAdded' && effect.figure.side === 'pc' ? [effect.figure.id] : [],
      ),
  },
  table: tableView,
  words,
};
