import { type AskedQuestion, type Fact, GM, play, type Result, type Tape } from '@tafelrunde/kernel';
import { adviseOn, asksOwnDice, type Goal } from '@tafelrunde/system';
import { readAnswers } from './answers.ts';
import { attempt, type Complaint, cannotCalculate, complain } from './complaint.ts';
import { FacesQueue, readFaces } from './faces.ts';
import { type Fields, readFields, requiredText } from './fields.ts';
import { goalFor } from './goal.ts';
import { INPUT_FIELDS, readHouse, readInput } from './input.ts';
import { inTime, type Limits, timed } from './limits.ts';
import { refuseRefused } from './refused.ts';
import type { Registry } from './registry.ts';
import { type ActionSubject, findAction } from './subject.ts';

export interface Rated {
  readonly option: string;
  readonly value: number;
  /** Where the other side decides at the same time and must not foresee it: how likely it should be taken. */
  readonly weight?: number;
}

/** Each option of a decision by its exact value for the goal, best first for whoever decides. */
export interface AdviceFound {
  readonly system: string;
  readonly goal: Goal;
  readonly action: string;
  readonly parsed: unknown;
  readonly adjusted: readonly Fact[];
  /** Whether it is about dice that were named, so that options are told as the dice they keep. */
  readonly onDice: boolean;
  /** One, or those of everybody who decides at once where all look at their own dice alone. */
  readonly decisions: readonly {
    readonly question: AskedQuestion;
    readonly options: readonly Rated[];
  }[];
}

export const ADVISE_FIELDS = [...INPUT_FIELDS, 'faces', 'answers', 'thrown', 'kept'];

/** Where a run stands that has been played elsewhere: what was thrown and decided, and which of the open questions. */
export interface Standing {
  readonly tape: Tape;
  readonly place: number;
}

/** Faces and answers lead to the decision, dice that are named, or a run that stands there. */
export function advise(
  registry: Registry,
  request: unknown,
  limits: Limits,
  standing?: Standing,
): Result<AdviceFound, Complaint> {
  return attempt(() => {
    const fields = readFields(request, ADVISE_FIELDS);
    const subject = findAction(registry, requiredText(fields, 'action'));
    const { system, action } = subject;
    const house = readHouse(system, fields['house']);
    const { parsed, adjusted } = readInput(registry, subject, fields, house);
    const onDice = fields['thrown'] !== undefined;
    const open = standing
      ? decisionAt(subject, parsed, house, standing.tape)
      : onDice
        ? decisionOnDice(subject, parsed, house, fields, limits)
        : decisionAfter(subject, parsed, house, fields, limits);
    const wanted = open.questions[standing?.place ?? 0];
    if (wanted === undefined) throw complain('nothing-to-decide', {});
    // The GM owes the goal nothing: what the GM decides has to be told.
    if (wanted.by === GM) throw complain('answers-missing', { question: wanted }, open.next, system);
    const goal = goalFor(action, parsed, fields['goal'], wanted.id);
    // Who decides at the same time is told as well, where everybody looks at the own dice alone.
    const isForAll = standing === undefined && asksOwnDice(action, wanted.id);
    const questions = isForAll ? open.questions : [wanted];
    const decisions = questions.map((question) => ({
      question,
      options: rated(subject, parsed, house, goal, limits, open.tape, open.questions.indexOf(question)),
    }));
    return { system: system.id, action: action.id, goal, parsed, adjusted, onDice, decisions };
  });
}

function rated(
  { action }: ActionSubject,
  input: unknown,
  house: unknown,
  goal: Goal,
  limits: Limits,
  tape: Tape,
  place: number,
): readonly Rated[] {
  const budget = limits.budget === undefined ? {} : { budget: limits.budget };
  const found = inTime(() => adviseOn(timed(action, limits), input, house, goal, { tape, place, ...budget }));
  if (found === undefined) throw cannotCalculate(undefined);
  if (!found.ok) {
    const { error } = found;
    throw error.code === 'nothing-to-decide' ? complain(error.code, {}, 'input') : cannotCalculate(error);
  }
  return found.value.map(({ key, value, weight }) => ({
    option: key,
    value,
    ...(weight === undefined ? {} : { weight }),
  }));
}

const FIRST_ANSWER = 'answers.0';

interface OpenDecision {
  /** One, or those of several people who decide at once. */
  readonly questions: readonly AskedQuestion[];
  readonly tape: Tape;
  /** Where its answer would stand. */
  readonly next: string;
}

/** The decision of a run that stands there. */
function decisionAt(
  { system, action }: ActionSubject,
  input: unknown,
  house: unknown,
  tape: Tape,
): OpenDecision {
  const run = play(action.rule, input, house, tape);
  if (run.kind === 'finished') refuseRefused(system, run.outcome.outcome);
  if (run.kind !== 'asks' || run.ask.kind === 'roll') throw complain('nothing-to-decide', {});
  return { questions: run.ask.questions, tape: run.tape, next: FIRST_ANSWER };
}

/** The first decision that faces and answers leave open. */
function decisionAfter(
  { system, action }: ActionSubject,
  input: unknown,
  house: unknown,
  fields: Fields,
  limits: Limits,
): OpenDecision {
  if (fields['kept'] !== undefined) throw complain('thrown-missing', {}, 'thrown');
  const faces = new FacesQueue(readFaces(fields, 'faces', limits.faces) ?? []);
  const answers = readAnswers(fields, limits.answers);
  for (let tape: Tape = []; ; ) {
    const run = play(action.rule, input, house, tape);
    if (run.kind === 'refused') throw new Error(`a tape of our own does not fit: ${run.problem.code}`);
    if (run.kind === 'finished') {
      refuseRefused(system, run.outcome.outcome);
      faces.refuseLeftOver();
      answers.refuseLeftOver();
      throw complain('nothing-to-decide', {});
    }
    const { ask } = run;
    if (ask.kind === 'roll') {
      tape = [...run.tape, faces.take(ask.pool)];
      continue;
    }
    const keys = ask.questions.flatMap((question) => answers.take(question, system) ?? []);
    if (keys.length === ask.questions.length) {
      tape = [...run.tape, ask.together ? keys : (keys[0] as string)];
      continue;
    }
    faces.refuseLeftOver();
    answers.refuseLeftOver();
    return { questions: ask.questions, tape: run.tape, next: answers.place };
  }
}

/** The decision on the dice that lie there, whatever led to them. */
function decisionOnDice(
  { action }: ActionSubject,
  input: unknown,
  house: unknown,
  fields: Fields,
  limits: Limits,
): OpenDecision {
  const other = ['faces', 'answers'].find((name) => fields[name] !== undefined);
  if (other !== undefined) throw complain('options-conflict', { one: 'thrown', other }, 'thrown');
  if (action.solver?.tapeTo === undefined) throw complain('nothing-to-decide', {});
  const kept = readFaces(fields, 'kept', limits.faces) ?? [];
  const thrown = readFaces(fields, 'thrown', limits.faces) ?? [];
  const run = play(action.rule, input, house, action.solver.tapeTo(input, kept, thrown));
  if (run.kind === 'refused') throw complain('dice-impossible', { thrown, kept }, 'thrown');
  if (run.kind === 'finished' || run.ask.kind === 'roll') throw complain('nothing-to-decide', {});
  return { questions: run.ask.questions, tape: run.tape, next: FIRST_ANSWER };
}

/** The JSON of the contract: one list, or one for each of those who decide at once. */
export function adviceJson({ onDice, decisions }: AdviceFound): unknown {
  const lists = decisions.map(({ question, options }) => ({
    by: question.by,
    options: onDice ? options.map(({ option, ...rest }) => ({ keep: facesIn(option), ...rest })) : options,
  }));
  return lists.length === 1 ? lists[0]?.options : lists;
}

const facesIn = (option: string): readonly number[] =>
  option === 'none' ? [] : option.split(',').filter(Boolean).map(Number);
