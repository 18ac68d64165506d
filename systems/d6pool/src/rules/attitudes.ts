import type { Input } from '../actions/inputs.ts';
import { figureOf } from '../model.ts';
import { type Effects, type Fate, refused } from '../rule.ts';

/** DP-ATT-01, DP-R-118: the GM sets how somebody stands towards a character. */
export function setAttitude(fate: Fate, { scene, figure: id, towards: other, to }: Input<'set-attitude'>) {
  const figure = figureOf(scene, id);
  const towards = figureOf(scene, other);
  if (figure === undefined || towards === undefined) return refused('unknown-figure');
  if (id === other) return refused('same-figure');
  const from = figure.attitudes[other] ?? 'neutral';
  fate.note('DP-ATT-01', { kind: 'attitude', figure: figure.name, towards: towards.name, to });
  const effects: Effects = [{ kind: 'attitude', figure: id, towards: other, to }];
  return { outcome: { kind: 'attitude' as const, from, to }, effects };
}
