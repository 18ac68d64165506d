import type { Faces } from '@tafelrunde/kernel';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { attackValues } from './attack.ts';
import { defend } from './defence.ts';
import { descending } from './groups.ts';

export interface ClashInput {
  /** The dice group that attacks. */
  readonly attack: Faces;
  /** The dice group that defends, and dice of 4 or more beside it. */
  readonly defence: Faces;
  readonly rescue: Faces;
}

interface ClashOutcome {
  readonly kind: 'stopped' | 'hit';
  /** Highest first. */
  readonly attacks: readonly number[];
  /** The cheapest complete defence: group dice and rescue dice. */
  readonly group: Faces;
  readonly rescue: Faces;
}

/** HH-PROC-03, HH-PROC-04: dice that lie on a real table: what attacks they are, and whether and how they can be stopped. */
export function clash(
  fate: HhFate,
  input: ClashInput,
  house: House,
): { outcome: ClashOutcome; effects: readonly HhEffect[] } {
  const attacks = descending(attackValues(input.attack));
  fate.note('HH-MEL-06', { kind: 'attacks', figure: 'attacker', target: 'defender', values: attacks });
  const against = { attacks, group: input.defence, rescue: input.rescue };
  const way = defend(against, house['defence.sums']);
  if (way === null) {
    fate.note('HH-MEL-08', {
      kind: 'gotThrough',
      figure: 'attacker',
      attacks: attacks.length,
      possible: false,
    });
    return { outcome: { kind: 'hit', attacks, group: [], rescue: [] }, effects: [] };
  }
  const group = descending(way.group.map((i) => input.defence[i] as number));
  const rescue = descending(way.rescue.map((i) => input.rescue[i] as number));
  fate.note('HH-MEL-09', { kind: 'stopped', figure: 'defender', dice: group, rescue });
  return { outcome: { kind: 'stopped', attacks, group, rescue }, effects: [] };
}
