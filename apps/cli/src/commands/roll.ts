import { explain } from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { type ActionSubject, findSubject } from '../find.ts';
import { readHouse } from '../options/house.ts';
import { readInput } from '../options/input.ts';
import { toldLines } from '../output/account.ts';
import { effectLines } from '../output/effects.ts';
import { headline } from '../output/headline.ts';
import { present } from '../output/present.ts';
import { tellingOf } from '../output/telling.ts';
import { namesIn } from '../output/values.ts';
import { wrap } from '../output/wrap.ts';
import { type RunOptions, runAction } from '../run/run-action.ts';
import type { Session } from '../session.ts';
import { rollDice } from './roll-dice.ts';

export interface RollOptions extends RunOptions {
  readonly input?: string;
  readonly house?: string;
}

export function addRoll(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('roll')
    .description(help.roll)
    .argument('<action>', help.actionArgument)
    .option('-i, --input <json>', help.input)
    .option('-f, --faces <list>', help.faces)
    .option('-a, --answers <json>', help.answers)
    .option('--policy <best|first>', help.policy)
    .option('--goal <json>', help.goal)
    .option('--seed <n>', help.seed)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.rollExamples}`)
    .action(async (name: string, options: RollOptions) => {
      const subject = findSubject(name);
      await (subject.kind === 'action'
        ? rollAction(session, subject, options)
        : rollDice(session, subject, options));
    });
}

async function rollAction(session: Session, subject: ActionSubject, options: RollOptions): Promise<void> {
  const { system, action } = subject;
  const { locale, width, paint } = session;
  const house = readHouse(system, options.house, session.io.cwd);
  const { given, parsed } = await readInput(session, subject, options.input);
  const run = await runAction(session, subject, parsed, house, options);
  const { outcome, effects } = run.outcome;
  const trace = explain(run.trace, tellingOf(system, locale));
  present(session, { action: action.id, input: given, outcome, effects, trace }, () => [
    ...wrap(headline(session, system, action, run.trace, outcome), width).map(paint.bold),
    ...(trace.length === 0 ? [] : ['', ...toldLines(session, trace)]),
    ...effectLines(session, system.words[locale], effects, namesIn(parsed)),
  ]);
}
