import {
  type AskedQuestion,
  adviseOn,
  asksOwnDice,
  GM,
  type Goal,
  play,
  type Tape,
} from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type ActionSubject, findAction } from '../find.ts';
import { AnswersQueue, parseAnswers } from '../options/answers.ts';
import { FacesQueue, parseFaces } from '../options/faces.ts';
import { goalFor } from '../options/goal.ts';
import { readHouse } from '../options/house.ts';
import { readInput } from '../options/input.ts';
import { chart } from '../output/chart.ts';
import { refusalOf } from '../output/headline.ts';
import { decimal, percent } from '../output/numbers.ts';
import { present } from '../output/present.ts';
import { wrap } from '../output/wrap.ts';
import { badCalculation } from '../run/bad-calculation.ts';
import { missing } from '../run/decide.ts';
import { refuseLeftOvers } from '../run/left-overs.ts';
import { settle } from '../run/settle.ts';
import type { Session } from '../session.ts';

interface AdviseOptions {
  readonly input?: string;
  readonly faces?: string;
  readonly answers?: string;
  readonly thrown?: string;
  readonly kept?: string;
  readonly goal?: string;
  readonly house?: string;
}

export function addAdvise(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('advise')
    .description(help.advise)
    .argument('<action>', help.adviseArgument)
    .option('-i, --input <json>', help.input)
    .option('-f, --faces <list>', help.facesSoFar)
    .option('-a, --answers <json>', help.answersSoFar)
    .option('--thrown <list>', help.thrown)
    .option('--kept <list>', help.kept)
    .option('--goal <json>', help.goal)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.adviseExamples}`)
    .action((name: string, options: AdviseOptions) => showAdvice(session, findAction(name), options));
}

/** Each option of the next decision by its exact value for the goal, best first. */
async function showAdvice(session: Session, subject: ActionSubject, options: AdviseOptions): Promise<void> {
  const { system, action } = subject;
  const { cwd } = session.io;
  const house = readHouse(system, options.house, cwd);
  const { parsed } = await readInput(session, subject, options.input);
  const open =
    options.thrown === undefined
      ? await decisionAfter(session, subject, parsed, house, options)
      : decisionOnDice(subject, parsed, house, options.thrown, options);
  const [first] = open.questions as readonly [AskedQuestion];
  const goal = goalFor(action, parsed, options.goal, cwd, first.id);
  // Who decides at the same time is told as well, where everybody looks at the own dice alone.
  const questions = asksOwnDice(action, first.id) ? open.questions : [first];
  const found = questions.map((question, place) => {
    const advice = adviseOn(action, parsed, house, goal, { tape: open.tape, place });
    if (!advice.ok)
      throw advice.error.code === 'nothing-to-decide'
        ? badInput('nothing-to-decide', {})
        : badCalculation(advice.error);
    return { question, advice: advice.value.map(({ key, value }) => ({ option: key, value })) };
  });
  const lists = found.map(({ question, advice }) => ({
    by: question.by,
    options:
      options.thrown === undefined
        ? advice
        : advice.map(({ option, value }) => ({ keep: option.split(',').filter(Boolean).map(Number), value })),
  }));
  present(session, lists.length === 1 ? lists[0]?.options : lists, () =>
    found.flatMap(({ question, advice }, i) => [
      ...(i === 0 ? [] : ['']),
      ...(found.length > 1 ? [session.paint.bold(question.by)] : []),
      ...adviceLines(session, subject, question, goal, advice),
    ]),
  );
}

interface OpenDecision {
  /** One, or those of several people who decide at once. */
  readonly questions: readonly AskedQuestion[];
  readonly tape: Tape;
}

/** The first decision that `--faces` and `--answers` leave open. */
async function decisionAfter(
  session: Session,
  { system, action }: ActionSubject,
  input: unknown,
  house: unknown,
  options: AdviseOptions,
): Promise<OpenDecision> {
  if (options.kept !== undefined) throw badInput('missing-value', { name: '--thrown' }, 'thrown');
  const throws = options.faces === undefined ? new FacesQueue([]) : parseFaces(options.faces);
  const answers =
    options.answers === undefined ? new AnswersQueue([]) : parseAnswers(options.answers, session.io.cwd);
  const run = await settle(action.rule, input, house, {
    throws,
    decide: async ({ questions }) => {
      const keys = questions.flatMap((question) => answers.take(question) ?? []);
      return keys.length === questions.length ? keys : undefined;
    },
  });
  refuseLeftOvers(
    throws,
    answers,
    run.kind === 'finished' ? refusalOf(session, system, run.outcome.outcome) : undefined,
  );
  if (run.kind === 'finished' || run.ask.kind === 'roll') throw badInput('nothing-to-decide', {});
  const [question] = run.ask.questions as readonly [AskedQuestion];
  // The GM owes the goal nothing: what the GM decides has to be told.
  if (question.by === GM) throw missing(session, system, question, answers.position);
  return { questions: run.ask.questions, tape: run.tape };
}

/** The decision on the dice that lie there, whatever led to them. */
function decisionOnDice(
  { action }: ActionSubject,
  input: unknown,
  house: unknown,
  thrown: string,
  { kept, faces, answers }: AdviseOptions,
): OpenDecision {
  const other = faces !== undefined ? '--faces' : answers !== undefined ? '--answers' : undefined;
  if (other !== undefined) throw badInput('options-conflict', { one: '--thrown', other }, 'thrown');
  if (action.solver?.tapeTo === undefined) throw badInput('nothing-to-decide', {});
  const [aside, dice] = [parseFaces(kept ?? '').leftOver, parseFaces(thrown).leftOver];
  const run = play(action.rule, input, house, action.solver.tapeTo(input, aside, dice));
  if (run.kind === 'refused') throw badInput('dice-impossible', { thrown, kept: kept ?? '' }, 'thrown');
  if (run.kind === 'finished' || run.ask.kind === 'roll') throw badInput('nothing-to-decide', {});
  return { questions: run.ask.questions, tape: run.tape };
}

function adviceLines(
  session: Session,
  { system }: ActionSubject,
  question: AskedQuestion,
  goal: Goal,
  advice: readonly { readonly option: string; readonly value: number }[],
): string[] {
  const { text, paint, width, locale } = session;
  const words = system.words[locale];
  const { ask, options } = words.question(question);
  const aim = 'chance' in goal ? words.chance(goal.chance) : words.field(goal.maximise);
  const rows = advice.map(({ option, value }) => ({
    label: (options[option] ?? option) === option ? option : `${options[option]} (${option})`,
    size: value,
    share: 'chance' in goal ? percent(value, locale) : decimal(value, locale),
  }));
  return [
    ...wrap(ask, width).map(paint.bold),
    ...wrap(text.advice(aim), width).map(paint.dim),
    '',
    ...chart(session, rows),
  ];
}
