import { oddsOf, seededDice } from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { type ActionSubject, findSubject, type NotationSubject } from '../find.ts';
import { readGoal } from '../options/goal.ts';
import { readHouse } from '../options/house.ts';
import { readInput } from '../options/input.ts';
import { refuseWithNotation } from '../options/with-notation.ts';
import { diceOddsLines } from '../output/dice-odds-lines.ts';
import { diceOddsJson, oddsJson } from '../output/odds-json.ts';
import { oddsLines } from '../output/odds-lines.ts';
import { present } from '../output/present.ts';
import { badCalculation } from '../run/bad-calculation.ts';
import { diceOdds, ESTIMATE_RUNS, ESTIMATE_SEED } from '../run/dice-odds.ts';
import type { Session } from '../session.ts';

interface OddsOptions {
  readonly input?: string;
  readonly goal?: string;
  readonly house?: string;
}

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
  const odds = diceOdds(subject.expression);
  present(session, { action: subject.text, input: {}, ...diceOddsJson(odds) }, () =>
    diceOddsLines(session, subject, odds),
  );
}
