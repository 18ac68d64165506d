import { chance, exact, type Result, type Rule, type Tape, toNumber } from '@tafelrunde/kernel';
import { budgetOf, type ChanceRange, type Estimate, type Outcome } from '@tafelrunde/system';
import { attempt, type Complaint, cannotCalculate } from './complaint.ts';
import { readFields, requiredText } from './fields.ts';
import { readHouse, readInput } from './input.ts';
import { inTime, type Limits, timed } from './limits.ts';
import { odds } from './odds.ts';
import type { Registry } from './registry.ts';
import { findAction } from './subject.ts';

/** Each named chance of an action, in its order; with what others can still make of it, where they can. */
export type ChancesLeft = readonly (readonly [name: string, chance: Estimate, range?: ChanceRange])[];

const FIELDS = ['action', 'input', 'house'];

/** What is still possible after what has been thrown and decided, exactly, further decisions taken as usual. */
export function chancesLeft(
  registry: Registry,
  request: unknown,
  tape: Tape,
  limits: Limits,
): Result<ChancesLeft, Complaint> {
  if (tape.length === 0) {
    const found = odds(registry, request, { ...limits, runs: 0 });
    if (!found.ok) return found;
    if (found.value.kind !== 'action') return { ok: true, value: [] };
    const { odds: known, ranges } = found.value;
    const rangeOf = (name: string) => (typeof ranges === 'object' ? ranges[name] : undefined);
    const told = Object.entries(known.chances).map(([name, one]) => {
      const range = rangeOf(name);
      return range === undefined ? ([name, one] as const) : ([name, one, range] as const);
    });
    return { ok: true, value: told };
  }
  return attempt(() => {
    const fields = readFields(request, FIELDS);
    const subject = findAction(registry, requiredText(fields, 'action'));
    const { system, action } = subject;
    const house = readHouse(system, fields['house']);
    const { parsed } = readInput(registry, subject, fields, house);
    // Best play from here on is what advice is for.
    if (action.aim(parsed) !== undefined) return [];
    const counted = timed(action, limits);
    const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => counted.rule(fate, i, h).outcome;
    const law = inTime(() => exact(outcomeOf, parsed, house, { ...budgetOf(action, limits), tape }));
    if (!law?.ok) throw cannotCalculate(law?.error);
    const { value } = law;
    return Object.entries(action.chances).map(([name, holds]) => {
      const fraction = chance(value, holds);
      return [name, { p: toNumber(fraction), fraction }];
    });
  });
}
