import {
  type AskedQuestion,
  type CalculationProblem,
  err,
  ok,
  type Pool,
  type Problem,
  type Result,
} from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';

/** Where it is: a field as a path, or a position in dice notation. */
export type Where = string | number;

/** What can be wrong with a call, each with what its sentence needs. The keys are the stable codes of the contract. */
export interface ComplaintData {
  'not-an-object': object;
  'not-with-notation': { readonly field: string };
  'options-conflict': { readonly one: string; readonly other: string };
  'unknown-action': { readonly name: string; readonly near: readonly string[] };
  'unknown-system': { readonly name: string; readonly known: readonly string[] };
  'unknown-rule': { readonly name: string; readonly near: readonly string[] };
  'action-without-figures': { readonly action: string };
  'ambiguous-word': { readonly word: string; readonly values: readonly string[] };
  'not-a-character-file': { readonly name: string };
  'unsupported-version': { readonly name: string; readonly version: string };
  'character-of-other-system': { readonly name: string; readonly system: string };
  'faces-missing': { readonly pool: Pool; readonly given: number };
  'faces-left-over': { readonly faces: readonly number[] };
  'face-impossible': { readonly face: string; readonly position: number; readonly sides: number | undefined };
  'dice-impossible': { readonly thrown: readonly number[]; readonly kept: readonly number[] };
  'not-answers': object;
  'answers-missing': { readonly question: AskedQuestion };
  'answers-left-over': { readonly answers: readonly string[] };
  'answer-illegal': { readonly answer: string; readonly question: AskedQuestion };
  'not-a-goal': { readonly chances: readonly string[]; readonly numbers: readonly string[] };
  'goal-missing': { readonly action: string };
  'thrown-missing': object;
  'nothing-to-decide': object;
  /** `states`: at least so many would have to be looked at. */
  'too-large': { readonly of?: 'policy'; readonly states?: number };
  'never-ends': object;
  refused: { readonly reason: string };
}
export type ComplaintCode = keyof ComplaintData;

/**
 * Why a call cannot be answered: plain data, so that a worker can hand it on. It is told in the words of the engine, of
 * dice notation, or of the schema and the system where it has problems.
 */
export interface Complaint {
  /** Stable English kebab-case. */
  readonly code: string;
  readonly at?: Where;
  /** The system whose words tell it. */
  readonly system?: string;
  /** Why the rules refuse it, as a code of the system. */
  readonly reason?: string;
  readonly data?: unknown;
  /** Of a value from outside; the first one gives the code. */
  readonly problems?: readonly Problem[];
}

/** A complaint leaves the engine's own functions by this exception; `attempt` returns it as a value. */
class Complained extends Error {
  readonly complaint: Complaint;
  constructor(complaint: Complaint) {
    super(complaint.code);
    this.complaint = complaint;
  }
}

export function attempt<T>(call: () => T): Result<T, Complaint> {
  try {
    return ok(call());
  } catch (thrown) {
    if (thrown instanceof Complained) return err(thrown.complaint);
    throw thrown;
  }
}

export const complained = (complaint: Complaint): Error => new Complained(complaint);

export function complain<C extends ComplaintCode>(
  code: C,
  data: ComplaintData[C],
  at?: Where,
  system?: System,
): Error {
  return complained({
    code,
    data,
    ...(at === undefined ? {} : { at }),
    ...(system === undefined ? {} : { system: system.id }),
  });
}

/** Problems of a value from outside; `whole` names the value itself. */
export function badProblems(problems: readonly Problem[], whole: string, system?: System): Error {
  const [first = { code: 'invalid', at: '' }] = problems;
  return complained({
    code: first.code,
    at: first.at === '' ? whole : first.at,
    problems,
    ...(system === undefined ? {} : { system: system.id }),
  });
}

/** What a calculation could not do, with how large it is where that has been counted; undefined: its time was up. */
export const cannotCalculate = (problem: CalculationProblem | undefined): Error =>
  problem?.code === 'never-ends'
    ? complain('never-ends', {}, 'input')
    : complain('too-large', problem && problem.runs > 0 ? { states: problem.runs } : {}, 'input');

export const badValue = (problem: Problem): Error => badProblems([problem], problem.at);
