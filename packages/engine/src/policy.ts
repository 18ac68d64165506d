import type { Ask, Dice, Tape } from '@tafelrunde/kernel';
import { bestPolicy } from '@tafelrunde/system';
import { badValue, complain } from './complaint.ts';
import type { Fields } from './fields.ts';
import { goalFor, readGoal } from './goal.ts';
import { inTime, type Limits, timed } from './limits.ts';
import type { ActionSubject } from './subject.ts';

export type Decisions = Extract<Ask, { kind: 'choose' }>;

/** Answers in place of people, from the moment nobody has said anything: one key for each question. */
export type PolicyKeys = (decisions: Decisions, tape: Tape) => readonly string[];

const POLICIES = ['best', 'first'];

/** `best`: everybody as the action says, for or against the goal. `first`: the rules' defaults. */
export function readPolicy(
  subject: ActionSubject,
  input: unknown,
  house: unknown,
  fields: Fields,
  { limits, chance }: { readonly limits: Limits; readonly chance: Dice },
): PolicyKeys | undefined {
  const { policy, goal: raw } = fields;
  // A goal that is none is refused, even where nobody asks for it.
  readGoal(subject.action, raw);
  if (policy === undefined) return undefined;
  if (!POLICIES.includes(policy as string))
    throw badValue({ code: 'not-one-of', at: 'policy', data: { allowed: POLICIES.join(', ') } });
  if (policy === 'first') return ({ questions }) => questions.map(({ options: [first = ''] }) => first);
  return bestKeys(subject, input, house, raw, limits, chance);
}

/** `chance` decides where best play must not be foreseen. */
function bestKeys(
  { action }: ActionSubject,
  input: unknown,
  house: unknown,
  raw: unknown,
  limits: Limits,
  chance: Dice,
): PolicyKeys {
  const goal = goalFor(action, input, raw);
  const budget = limits.budget === undefined ? {} : { budget: limits.budget };
  const best = bestPolicy(timed(action, limits), input, house, goal, { dice: chance, ...budget });
  return (_, tape) => {
    const found = inTime(() => best.answer(tape));
    if (found?.ok) return found.value;
    if (found?.error.code === 'never-ends') throw complain('never-ends', {}, 'policy');
    const states =
      found?.error.code === 'too-large' && found.error.runs > 0 ? { states: found.error.runs } : {};
    throw complain('too-large', { of: 'policy', ...states }, 'policy');
  };
}
