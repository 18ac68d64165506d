import type { Input } from '../actions/inputs.ts';
import { type Affliction, figureOf } from '../model.ts';
import { type DpId, type Effects, type Fate, refused } from '../rule.ts';

/** Which rule lets it end. */
const ENDS: Readonly<Record<Affliction['kind'], DpId>> = {
  poison: 'DP-POI-02',
  disease: 'DP-ILL-03',
  acid: 'DP-ACD-02',
  fire: 'DP-FIR-01',
  cold: 'DP-CLD-02',
  drug: 'DP-DRG-02',
};

/** DP-POI-02, DP-CLD-02, DP-FIR-01, DP-ACD-02: an antidote, a warm place, the fire put out, the acid washed off. */
export function endAffliction(fate: Fate, { scene, figure: id, affliction }: Input<'end-affliction'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const found = figure.afflictions.find((one) => one.id === affliction);
  if (found === undefined) return refused('unknown-affliction');
  fate.note(ENDS[found.kind], { kind: 'afflictionEnded', figure: figure.name, what: found.kind });
  const effects: Effects = [{ kind: 'afflictionEnded', figure: id, affliction }];
  return { outcome: { kind: 'ended' as const, what: found.kind }, effects };
}
