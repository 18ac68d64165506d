import { GM, question } from '@tafelrunde/kernel';
import { type Consequence, PATZER_TABLE, type PatzerCategory } from '../data/results.ts';
import { ATTITUDES, type Figure, figureOf, itemOf, type Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';

export type { Consequence, PatzerCategory } from '../data/results.ts';

/** DP-CHL-13, DP-CHL-14, DP-R-16: the table proposes, the GM decides, or the preset does; `never` cannot happen here. */
export function patzerConsequence(
  fate: Fate,
  category: PatzerCategory,
  house: House,
  never: readonly Consequence[] = [],
): Consequence {
  const all: readonly Consequence[] = PATZER_TABLE[category];
  // DP-R-118: proposals about attitudes can be switched off.
  const off: readonly Consequence[] = house.attitudeSuggestions === 'on' ? [] : ['attitudeWorse'];
  const options = all.filter((one) => !off.includes(one) && !never.includes(one));
  const [preset] = options;
  const consequence =
    house.patzerResolution === 'preset' || options.length === 1
      ? (preset as Consequence)
      : fate.choose(question('patzer', 'DP-CHL-14', GM, options));
  fate.note('DP-CHL-14', { kind: 'patzer', category, consequence });
  return consequence;
}

export interface PatzerContext {
  /** Whose attitude it is about. */
  readonly target: string | null;
  /** What is dropped. */
  readonly item: string | null;
}

/** What of a consequence changes the table; the rest is the GM's story. */
export function patzerEffects(
  scene: Scene,
  figure: Figure,
  consequence: Consequence,
  { target, item }: PatzerContext,
): Effects {
  switch (consequence) {
    case 'prone':
      return [{ kind: 'posture', figure: figure.id, to: 'prone' }];
    case 'weaponDropped':
      return item !== null && itemOf(figure, item) !== undefined
        ? [{ kind: 'itemDropped', figure: figure.id, item }]
        : [];
    case 'attitudeWorse':
      return attitudeStep(scene, figure, target, 1);
    default:
      return [];
  }
}

/** DP-ATT-01, DP-R-118: the attitude of `target` towards a figure moves, down the list or up. */
export function attitudeStep(scene: Scene, figure: Figure, target: string | null, by: 1 | -1): Effects {
  const other = target === null ? undefined : figureOf(scene, target);
  if (other === undefined) return [];
  const now = ATTITUDES.indexOf(other.attitudes[figure.id] ?? 'neutral');
  const to = ATTITUDES[Math.min(Math.max(now + by, 0), ATTITUDES.length - 1)] ?? 'neutral';
  return [{ kind: 'attitude', figure: other.id, towards: figure.id, to }];
}
