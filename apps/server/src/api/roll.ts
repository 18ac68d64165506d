import {
  type Ask,
  type AskedQuestion,
  adviseOn,
  type Dice,
  explain,
  type Faces,
  GM,
  type Locale,
  notationRule,
  type Outcome,
  ok,
  type Pool,
  play,
  type Resolution,
  type Result,
  type Rule,
  type ToldLine,
  type TraceLine,
  usualGoal,
} from '@tafelrunde/kernel';
import { MAX_ANSWERS, MAX_FACES, ODDS_BUDGET } from '../limits.ts';
import { dictionaries } from '../text/words.ts';
import { withinTime } from './deadline.ts';
import { diceFor } from './dice.ts';
import {
  type Fields,
  type Refusal,
  readFields,
  readSeed,
  readSubject,
  refuse,
  type Subject,
} from './request.ts';

export interface RollAnswer {
  readonly action: string;
  readonly input: unknown;
  readonly outcome: Outcome;
  readonly effects: readonly unknown[];
  readonly trace: readonly ToldLine[];
}

const POLICIES = ['first', 'best'] as const;
type Policy = (typeof POLICIES)[number];

/** Who answers what the rule asks. Without faces dice are thrown; without answers and policy, decisions are refused. */
interface Answers {
  readonly dice: Dice | undefined;
  readonly faces: readonly number[];
  readonly decisions: readonly string[];
  readonly policy: Policy | undefined;
}

/** Rolls an action or a notation once, as `tafelrunde roll --json` does. */
export function roll(body: unknown, locale: Locale): Result<RollAnswer, Refusal> {
  const fields = readFields(body, ['faces', 'answers', 'policy', 'seed']);
  if (!fields.ok) return fields;
  const subject = readSubject(fields.value);
  if (!subject.ok) return subject;
  const answers = readAnswers(fields.value);
  if (!answers.ok) return answers;
  const rule = ruleOf(subject.value);
  const run = carryThrough(rule, subject.value, answers.value, locale);
  if (!run.ok) return run;
  const { outcome, effects } = run.value.resolution;
  const input = subject.value.kind === 'action' ? subject.value.given : {};
  return ok({
    action: subject.value.name,
    input,
    outcome,
    effects,
    trace: tell(subject.value, run.value.trace, locale),
  });
}

type AnyRule = Rule<unknown, unknown, Resolution<Outcome, { readonly kind: string }>>;

function ruleOf(subject: Subject): AnyRule {
  if (subject.kind === 'action') return subject.action.rule;
  return (fate) => ({ outcome: { total: notationRule(fate, subject.expression) }, effects: [] });
}

function readAnswers(fields: Fields): Result<Answers, Refusal> {
  const seed = readSeed(fields);
  if (!seed.ok) return seed;
  const { faces, answers = [], policy } = fields;
  if (faces !== undefined && !isListOf(faces, MAX_FACES, Number.isInteger)) {
    return refuse({ code: 'wrong-type', at: 'faces', data: { expected: 'array' } });
  }
  if (!isListOf(answers, MAX_ANSWERS, (answer) => typeof answer === 'string')) {
    return refuse({ code: 'wrong-type', at: 'answers', data: { expected: 'array' } });
  }
  if (policy !== undefined && !POLICIES.includes(policy as Policy)) {
    return refuse({ code: 'not-one-of', at: 'policy', data: { allowed: POLICIES.join(', ') } });
  }
  return ok({
    dice: faces === undefined ? diceFor(seed.value) : undefined,
    faces: (faces ?? []) as readonly number[],
    decisions: answers as readonly string[],
    policy: policy as Policy | undefined,
  });
}

const isListOf = (value: unknown, max: number, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= max && value.every(fits);

interface Finished {
  readonly resolution: Resolution<Outcome, { readonly kind: string }>;
  readonly trace: readonly TraceLine[];
}

/** Plays on until the rule has come to its end or somebody has no answer. */
function carryThrough(
  rule: AnyRule,
  subject: Subject,
  { dice, faces, decisions, policy }: Answers,
  locale: Locale,
): Result<Finished, Refusal> {
  const tape: (Faces | string | readonly string[])[] = [];
  let faceAt = 0;
  let decisionAt = 0;
  const [input, house] = subject.kind === 'action' ? [subject.input, subject.house] : [{}, {}];
  for (;;) {
    const run = play(rule, input, house, tape, dice === undefined ? {} : { dice });
    if (run.kind === 'refused') throw new Error(`a tape of our own does not fit: ${run.problem.code}`);
    if (run.kind === 'finished') {
      const left = { faces: faces.length - faceAt, answers: decisions.length - decisionAt };
      if (left.faces > 0)
        return refuse({ code: 'faces-left-over', at: `faces.${faceAt}`, data: { left: left.faces } });
      if (left.answers > 0) {
        return refuse({
          code: 'answers-left-over',
          at: `answers.${decisionAt}`,
          data: { left: left.answers },
        });
      }
      return ok({ resolution: run.outcome, trace: run.trace });
    }
    tape.splice(0, tape.length, ...run.tape);
    const { ask } = run;
    if (ask.kind === 'roll') {
      const thrown = takeFaces(ask.pool, faces, faceAt, locale);
      if (!thrown.ok) return thrown;
      faceAt += thrown.value.length;
      tape.push(thrown.value);
    } else {
      const keys: string[] = [];
      for (const question of ask.questions) {
        const given = decisions[decisionAt];
        const key = decide(question, given, policy, subject, tape, locale, decisionAt);
        if (!key.ok) return key;
        if (given !== undefined) decisionAt += 1;
        keys.push(key.value);
      }
      tape.push(answerTo(ask, keys));
    }
  }
}

const answerTo = (
  ask: Extract<Ask, { kind: 'choose' }>,
  keys: readonly string[],
): string | readonly string[] => (ask.together ? keys : (keys[0] as string));

function takeFaces(
  pool: Pool,
  faces: readonly number[],
  from: number,
  locale: Locale,
): Result<Faces, Refusal> {
  const dice = `${pool.count}${dictionaries[locale].die}${pool.sides}`;
  const taken: number[] = [];
  for (let die = 0; die < pool.count; ) {
    const at = `faces.${from + taken.length}`;
    const face = faces[from + taken.length];
    if (face === undefined) return refuse({ code: 'faces-missing', at, data: { dice } });
    if (face < 1 || face > pool.sides) return refuse({ code: 'illegal-face', at, data: { face, dice } });
    taken.push(face);
    if (!pool.openEnded || face < pool.sides) die += 1;
  }
  return ok(taken);
}

function decide(
  question: AskedQuestion,
  given: string | undefined,
  policy: Policy | undefined,
  subject: Subject,
  tape: readonly (Faces | string | readonly string[])[],
  locale: Locale,
  position: number,
): Result<string, Refusal> {
  const at = `answers.${position}`;
  const options = question.options.join(', ');
  if (given !== undefined) {
    if (question.options.includes(given)) return ok(given);
    return refuse({ code: 'illegal-answer', at, data: { answer: given.slice(0, 100), options } });
  }
  if (policy === undefined || subject.kind === 'notation') {
    const ask = subject.kind === 'action' ? subject.system.words[locale].question(question).ask : question.id;
    return refuse({ code: 'answers-missing', at, data: { ask, options } });
  }
  const first = question.options[0] as string;
  if (policy === 'first' || question.by === GM) return ok(first);
  const goal = subject.goal ?? usualGoal(subject.action, subject.input);
  if (goal === undefined) return refuse({ code: 'no-goal', at: 'goal' });
  const advice = withinTime(subject.action, (timed) =>
    adviseOn(timed, subject.input, subject.house, goal, { tape, budget: ODDS_BUDGET }),
  );
  if (advice === undefined || !advice.ok) return refuse({ code: 'too-large', at: 'policy' });
  return ok(advice.value[0]?.key ?? first);
}

function tell(subject: Subject, trace: readonly TraceLine[], locale: Locale): readonly ToldLine[] {
  const words = subject.kind === 'action' ? subject.system.words[locale] : undefined;
  return explain(trace, {
    fact: ({ fact }) => words?.fact(fact) ?? fact.kind,
    choice: (line) => words?.choice(line) ?? line.key,
    roll: (pool, faces) => `${pool.count}${dictionaries[locale].die}${pool.sides}: ${faces.join(', ')}`,
  });
}
