import type { RollKind } from '../data/dice.ts';
import type { Fate, House } from '../rule.ts';

export interface DecideRollInput {
  readonly event: string;
  readonly uncertain: boolean;
  readonly roll: RollKind;
}

/** PW-GEN-01: what is certain needs no dice. PW-GEN-02: which roll it is depends on the situation; the GM says. */
export function decideRoll(fate: Fate, input: DecideRollInput, _house: House) {
  const roll = input.uncertain ? input.roll : null;
  fate.note(roll === null ? 'PW-GEN-01' : 'PW-GEN-02', { kind: 'rollNeeded', event: input.event, roll });
  return { outcome: { kind: roll === null ? ('fixed' as const) : ('roll' as const), roll }, effects: [] };
}
