import {
  type Dice,
  explain,
  type Fact,
  type Locale,
  notation,
  notationRule,
  play,
  type Result,
  type Rule,
  type Run,
  seededDice,
  type Tape,
  type Telling,
  type ToldLine,
  type TraceLine,
} from '@tafelrunde/kernel';
import { type Effect, namesIn, type Outcome, type Resolution } from '@tafelrunde/system';
import { type AdjustedJson, adjustedJson } from './adjusted.ts';
import { type AnswersQueue, readAnswers } from './answers.ts';
import { attempt, type Complaint, complain } from './complaint.ts';
import { FacesQueue, readFaces } from './faces.ts';
import { type Fields, readFields, readSeed, requiredText } from './fields.ts';
import { FIGURE_FIELDS, INPUT_FIELDS, readHouse, readInput } from './input.ts';
import type { Limits } from './limits.ts';
import { type Decisions, type PolicyKeys, readPolicy } from './policy.ts';
import { refuseRefused } from './refused.ts';
import { type Registry, systemIn } from './registry.ts';
import { type ActionSubject, findSubject, type NotationSubject } from './subject.ts';
import { tellingOf, tellingOfDice } from './telling.ts';
import { refuseWithNotation } from './with-notation.ts';

/** What has come of a roll: plain data. */
export interface Rolled {
  readonly action: string;
  /** Undefined for plain dice. */
  readonly system: string | undefined;
  readonly input: unknown;
  /** The input as the rule took it. */
  readonly parsed: unknown;
  readonly adjusted: readonly Fact[];
  readonly outcome: Outcome;
  readonly effects: readonly Effect[];
  readonly trace: readonly TraceLine[];
}

/** A roll on its way: it is finished, or it waits for decisions that nobody has made. */
export type Rolling =
  | { readonly kind: 'finished'; readonly rolled: Rolled }
  | {
      readonly kind: 'waits';
      readonly questions: Decisions['questions'];
      readonly trace: readonly TraceLine[];
      /** What to say where nobody can be asked. */
      readonly complaint: Complaint;
      /** Goes on with one key for each of the questions. */
      readonly decide: (keys: readonly string[]) => Result<Rolling, Complaint>;
    };

/** Where dice come from when nobody has typed faces or a seed. */
export interface World {
  readonly dice: Dice;
  readonly limits: Limits;
}

export const ROLL_FIELDS = [...INPUT_FIELDS, 'faces', 'answers', 'policy', 'seed'];

/** Rolls an action or a notation up to its end or to the first decision that nobody makes. */
export function startRoll(registry: Registry, request: unknown, world: World): Result<Rolling, Complaint> {
  return attempt(() => {
    const fields = readFields(request, ROLL_FIELDS);
    const subject = findSubject(registry, requiredText(fields, 'action'));
    return subject.kind === 'action'
      ? rollAction(registry, subject, fields, world)
      : rollDice(subject, fields, world);
  });
}

/** The same to its end: a decision that nobody makes is an error. */
export function roll(registry: Registry, request: unknown, world: World): Result<Rolled, Complaint> {
  const rolling = startRoll(registry, request, world);
  if (!rolling.ok) return rolling;
  return rolling.value.kind === 'finished'
    ? { ok: true, value: rolling.value.rolled }
    : { ok: false, error: rolling.value.complaint };
}

type AnyRule = Rule<unknown, unknown, Resolution<Outcome, Effect>>;

/** Where a run's answers come from. */
interface Sources {
  readonly throws: FacesQueue | Dice;
  readonly answers: AnswersQueue;
  readonly policy: PolicyKeys | undefined;
}

function rollAction(registry: Registry, subject: ActionSubject, fields: Fields, world: World): Rolling {
  const { system, action } = subject;
  const house = readHouse(system, fields['house']);
  const { given, parsed, adjusted } = readInput(registry, subject, fields, house);
  const throws = throwsFrom(fields, world);
  const { limits, dice } = world;
  // Dice that repeat themselves decide by a stream of their own: they throw the same with every policy.
  const seed = readSeed(fields);
  const chance = seed === undefined ? dice : seededDice(Number.MAX_SAFE_INTEGER - seed);
  const sources: Sources = {
    throws,
    answers: readAnswers(fields, limits.answers),
    policy: readPolicy(subject, parsed, house, fields, { limits, chance }),
  };
  const goOn = (tape: Tape): Rolling => {
    const run = settle(action.rule, parsed, house, sources, subject, tape);
    if (run.kind === 'asks') return waiting(subject, run, sources, goOn);
    const { outcome, effects } = run.outcome;
    refuseRefused(system, outcome);
    refuseLeftOvers(sources);
    const rolled = { action: action.id, system: system.id, input: given, parsed, adjusted };
    return { kind: 'finished', rolled: { ...rolled, outcome, effects, trace: run.trace } };
  };
  return goOn([]);
}

function rollDice({ text, expression }: NotationSubject, fields: Fields, world: World): Rolling {
  refuseWithNotation(fields, [...FIGURE_FIELDS, 'answers', 'policy']);
  const sources: Sources = {
    throws: throwsFrom(fields, world),
    answers: readAnswers({}, 0),
    policy: undefined,
  };
  const rule: AnyRule = (fate) => ({ outcome: { total: notationRule(fate, expression) }, effects: [] });
  const run = settle(rule, {}, {}, sources, undefined, []);
  if (run.kind === 'asks') throw new Error('dice decide nothing');
  refuseLeftOvers(sources);
  const rolled = { action: text, system: undefined, input: {}, parsed: {}, adjusted: [] };
  return { kind: 'finished', rolled: { ...rolled, ...run.outcome, trace: run.trace } };
}

/** Real faces, seeded dice, or those of the world. */
function throwsFrom(fields: Fields, { dice, limits }: World): FacesQueue | Dice {
  const seed = readSeed(fields);
  const faces = readFaces(fields, 'faces', limits.faces);
  if (faces !== undefined && seed !== undefined)
    throw complain('options-conflict', { one: 'faces', other: 'seed' }, 'seed');
  if (faces !== undefined) return new FacesQueue(faces);
  return seed === undefined ? dice : seededDice(seed);
}

type Settled = Extract<Run<Resolution<Outcome, Effect>>, { kind: 'finished' | 'asks' }>;

/** Plays a rule to its end, or to the first decision without an answer. */
function settle(
  rule: AnyRule,
  input: unknown,
  house: unknown,
  { throws, answers, policy }: Sources,
  subject: ActionSubject | undefined,
  before: Tape,
): Settled {
  const players = throws instanceof FacesQueue ? {} : { dice: throws };
  for (let tape = before; ; ) {
    const run = play(rule, input, house, tape, players);
    if (run.kind === 'refused') throw new Error(`a tape of our own does not fit: ${run.problem.code}`);
    if (run.kind === 'finished') return run;
    if (run.ask.kind === 'roll') {
      tape = [...run.tape, (throws as FacesQueue).take(run.ask.pool)];
      continue;
    }
    const keys = decided(run.ask, run.tape, answers, policy, subject as ActionSubject);
    if (keys === undefined) return run;
    tape = [...run.tape, run.ask.together ? keys : (keys[0] as string)];
  }
}

/** Decisions come from the answers, then from the policy; undefined if there is neither. */
function decided(
  decisions: Decisions,
  tape: Tape,
  answers: AnswersQueue,
  policy: PolicyKeys | undefined,
  { system }: ActionSubject,
): readonly string[] | undefined {
  const given = decisions.questions.map((question) => answers.take(question, system));
  if (given.every((key) => key !== undefined)) return given;
  const byPolicy = policy?.(decisions, tape);
  if (byPolicy === undefined && given.some((key) => key !== undefined)) {
    const missing = decisions.questions[given.indexOf(undefined)];
    throw complain('answers-missing', { question: missing as never }, answers.place, system);
  }
  return byPolicy?.map((key, i) => given[i] ?? key);
}

function waiting(
  { system }: ActionSubject,
  run: Extract<Settled, { kind: 'asks' }>,
  { answers }: Sources,
  goOn: (tape: Tape) => Rolling,
): Rolling {
  const ask = run.ask as Decisions;
  const [question] = ask.questions as readonly [Decisions['questions'][number]];
  return {
    kind: 'waits',
    questions: ask.questions,
    trace: run.trace,
    complaint: { code: 'answers-missing', data: { question }, at: answers.place, system: system.id },
    decide: (keys) => attempt(() => goOn([...run.tape, ask.together ? keys : (keys[0] as string)])),
  };
}

function refuseLeftOvers({ throws, answers }: Sources): void {
  if (throws instanceof FacesQueue) throws.refuseLeftOver();
  answers.refuseLeftOver();
}

/** The JSON of the contract. */
export interface RollJson {
  readonly action: string;
  readonly input: unknown;
  readonly adjusted?: readonly AdjustedJson[];
  readonly outcome: Outcome;
  readonly effects: readonly Effect[];
  readonly trace: readonly ToldLine[];
}

export function rollJson(registry: Registry, rolled: Rolled, locale: Locale): RollJson {
  const { action, input, outcome, effects, trace } = rolled;
  return {
    action,
    input,
    ...adjustedJson(registry, rolled, locale),
    outcome,
    effects,
    trace: explain(trace, tellingOfRoll(registry, rolled, locale)),
  };
}

function tellingOfRoll(
  registry: Registry,
  { action, system, parsed, trace }: Rolled,
  locale: Locale,
): Telling {
  const read = system === undefined ? notation(action) : undefined;
  if (read?.ok !== true)
    return tellingOf(system === undefined ? undefined : systemIn(registry, system), locale, namesIn(parsed));
  const throws = trace.flatMap((line) => (line.kind === 'roll' ? [line] : []));
  return tellingOfDice(read.value, throws, locale);
}
