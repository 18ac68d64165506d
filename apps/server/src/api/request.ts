import {
  type Action,
  type Expression,
  err,
  type Goal,
  notation,
  ok,
  type Problem,
  parseGoal,
  parseHouse,
  type Result,
  type System,
} from '@tafelrunde/kernel';
import { actionOf } from '@tafelrunde/registry';

/** What is to be rolled or calculated: an action of a system with its input, or dice notation. */
export type Subject =
  | {
      readonly kind: 'action';
      readonly name: string;
      readonly system: System;
      readonly action: Action;
      readonly given: unknown;
      readonly input: unknown;
      readonly house: unknown;
      readonly goal: Goal | undefined;
    }
  | { readonly kind: 'notation'; readonly name: string; readonly expression: Expression };

export type Fields = Readonly<Record<string, unknown>>;

/** A refusal knows the system whose words tell it. */
export interface Refusal {
  readonly problem: Problem;
  readonly system?: System;
}

export const refuse = (problem: Problem, system?: System): Result<never, Refusal> =>
  err(system === undefined ? { problem } : { problem, system });

const SUBJECT_FIELDS = ['action', 'input', 'house', 'goal'];

/** The body as an object that has no other fields than these. */
export function readFields(body: unknown, fields: readonly string[]): Result<Fields, Refusal> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    return refuse({ code: 'invalid-json', at: '' });
  }
  const known = [...SUBJECT_FIELDS, ...fields];
  const unknown = Object.keys(body).find((field) => !known.includes(field));
  return unknown === undefined ? ok(body as Fields) : refuse({ code: 'unknown-field', at: unknown });
}

export function readSubject(fields: Fields): Result<Subject, Refusal> {
  const name = fields['action'];
  if (name === undefined) return refuse({ code: 'missing-field', at: 'action' });
  if (typeof name !== 'string')
    return refuse({ code: 'wrong-type', at: 'action', data: { expected: 'string' } });
  const known = actionOf(name);
  if (known !== undefined) return readAction(name, known.system, known.action, fields);
  if (/^[a-z][a-z0-9-]*\/[a-z]/.test(name)) {
    return refuse({ code: 'unknown-action', at: 'action', data: { action: name.slice(0, 100) } });
  }
  const misplaced = ['input', 'house', 'goal'].find((field) => fields[field] !== undefined);
  if (misplaced !== undefined) return refuse({ code: 'unknown-field', at: misplaced });
  const read = notation(name);
  if (read.ok) return ok({ kind: 'notation', name, expression: read.value });
  const { code, at, data } = read.error;
  return refuse({ code, at: `action:${at}`, data: { ...data, position: at + 1 } });
}

function readAction(name: string, system: System, action: Action, fields: Fields): Result<Subject, Refusal> {
  const given = fields['input'] ?? {};
  const input = action.input.parse(given);
  if (!input.ok) return refuse(inside('input', input.error[0]), system);
  const house = parseHouse(system.houseRules, fields['house'] ?? {});
  if (!house.ok) return refuse(inside('house', house.error[0]), system);
  const goal = fields['goal'] === undefined ? ok(undefined) : parseGoal(action, fields['goal']);
  if (!goal.ok) return refuse(goal.error, system);
  return ok({
    kind: 'action',
    name,
    system,
    action,
    given,
    input: input.value,
    house: house.value,
    goal: goal.value,
  });
}

/** Problems of a field are told with the field they stand in. */
function inside(field: string, problem: Problem | undefined): Problem {
  if (problem === undefined) return { code: 'invalid', at: field };
  const at = problem.at === '' || problem.at === field ? field : `${field}.${problem.at}`;
  return { ...problem, at };
}

export function readSeed(fields: Fields): Result<number | undefined, Refusal> {
  const seed = fields['seed'];
  if (seed === undefined || (Number.isSafeInteger(seed) && (seed as number) >= 0)) {
    return ok(seed as number | undefined);
  }
  return refuse({ code: 'not-in-range', at: 'seed', data: { min: 0, max: Number.MAX_SAFE_INTEGER } });
}
