import { formatFraction, type NotationOdds, notationOdds, oddsOf, rollNotation, seededDice, toNumber, wilson } from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { type ActionSubject, findSubject, type NotationSubject } from '../find.ts';
import { readGoal } from '../options/goal.ts';
import { readHouse } from '../options/house.ts';
import { readInput } from '../options/input.ts';
import { refuseWithNotation } from '../options/with-notation.ts';
import { notationEstimateLines, notationOddsLines } from '../output/notation-odds-lines.ts';
import { oddsJson } from '../output/odds-json.ts';
import { oddsLines } from '../output/odds-lines.ts';
import { present } from '../output/present.ts';
import { badCalculation } from '../run/bad-calculation.ts';
import type { Session } from '../session.ts';

interface OddsOptions {
  readonly input?: string;
  readonly goal?: string;
  readonly house?: string;
}

/** Where nothing exact can be had: so many throws, always the same ones, so that the same question has the same answer. */
export const ESTIMATE_RUNS = 100_000;
const ESTIMATE_SEED = 1;

export function addOdds(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('odds')
    .description(help.odds)
    .argument('<action>', help.actionArgument)
    .option('-i, --input <json>', help.input)
    .option('--goal <json>', help.goal)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.oddsExamples}`)
    .action(async (name: string, options: OddsOptions) => {
      const subject = findSubject(name);
      if (subject.kind === 'action') await showOdds(session, subject, options);
      else showDiceOdds(session, subject, options);
    });
}

async function showOdds(session: Session, subject: ActionSubject, options: OddsOptions): Promise<void> {
  const { system, action } = subject;
  const { cwd } = session.io;
  const house = readHouse(system, options.house, cwd);
  const goal = readGoal(action, options.goal, cwd);
  const { given, parsed } = await readInput(session, subject, options.input);
  const fallback = { dice: seededDice(ESTIMATE_SEED), runs: ESTIMATE_RUNS };
  const odds = oddsOf(action, parsed, house, { fallback, ...(goal === undefined ? {} : { goal }) });
  if (!odds.ok) throw badCalculation(odds.error);
  present(session, { action: action.id, input: given, ...oddsJson(odds.value) }, () =>
    oddsLines(session, subject, odds.value, goal),
  );
}

function showDiceOdds(session: Session, subject: NotationSubject, options: OddsOptions): void {
  refuseWithNotation(options, ['input', 'goal', 'house']);
  const odds = notationOdds(subject.expression);
  const head = { action: subject.text, input: {} };
  if (odds.ok) {
    present(session, { ...head, ...notationOddsJson(odds.value) }, () => notationOddsLines(session, subject, odds.value));
    return;
  }
  const estimate = estimateDice(subject);
  present(session, { ...head, ...estimate }, () => notationEstimateLines(session, subject, estimate));
}

function notationOddsJson({ outcomes, mean, tail, lowerTail }: NotationOdds) {
  const share = (chance: typeof mean) => ({ p: toNumber(chance), fraction: formatFraction(chance) });
  return {
    exact: true,
    outcomes: outcomes.map(({ total, chance }) => ({ outcome: { total }, ...share(chance) })),
    chances: {},
    mean: { total: toNumber(mean) },
    // Open-ended dice have no largest total: what is not listed is here, so that everything adds up to 1.
    ...(tail === undefined ? {} : { tail: { from: tail.from, ...share(tail.chance) } }),
    ...(lowerTail === undefined ? {} : { lowerTail: { from: lowerTail.from, ...share(lowerTail.chance) } }),
  };
}

export interface DiceEstimate {
  readonly exact: false;
  readonly outcomes: readonly { readonly outcome: { readonly total: number }; readonly p: number; readonly low: number; readonly high: number }[];
  readonly chances: Readonly<Record<string, never>>;
  readonly mean: { readonly total: number };
}

function estimateDice({ expression }: NotationSubject): DiceEstimate {
  const dice = seededDice(ESTIMATE_SEED);
  const counts = new Map<number, number>();
  let sum = 0;
  for (let run = 0; run < ESTIMATE_RUNS; run += 1) {
    const { total } = rollNotation(expression, dice);
    counts.set(total, (counts.get(total) ?? 0) + 1);
    sum += total;
  }
  const totals = [...counts].sort(([a], [b]) => a - b);
  return {
    exact: false,
    outcomes: totals.map(([total, count]) => ({ outcome: { total }, ...wilson(count, ESTIMATE_RUNS) })),
    chances: {},
    mean: { total: sum / ESTIMATE_RUNS },
  };
}
