import { nearest } from '@tafelrunde/engine';
import type { Command, CommanderError } from 'commander';
import { type BadInput, badInput } from './bad-input.ts';

/** What commander found wrong with the arguments. */
export function misuseOf(error: CommanderError, program: Command): BadInput {
  // Its messages name what they are about in quotes.
  const [, name = ''] = /'(.*)'/s.exec(error.message) ?? [];
  const chosen = chosenCommand(program);
  switch (error.code) {
    case 'commander.help':
      return badInput('missing-command', { commands: namesIn(chosen) }, 'command');
    case 'commander.unknownCommand':
      return badInput('unknown-command', { name, near: nearest(name, namesIn(chosen)) }, 'command');
    case 'commander.unknownOption':
      return badInput('unknown-option', { name, near: nearest(name, optionsOf(chosen, program)) }, name);
    case 'commander.missingArgument':
      return badInput('missing-argument', { name }, name);
    case 'commander.optionMissingArgument': {
      const [, long = name] = /(--[\w-]+)/.exec(name) ?? [];
      return badInput('missing-value', { name: long }, long.replace(/^--/, ''));
    }
    case 'commander.excessArguments':
      return badInput('too-many-arguments', {});
    default:
      throw error;
  }
}

/** The command the arguments lead to, as far as they do. */
function chosenCommand(program: Command): Command {
  const [name] = program.args;
  const next = program.commands.find((command) => command.name() === name);
  return next === undefined || next === program ? program : chosenCommand(next);
}

const namesIn = (command: Command): readonly string[] => command.commands.map((one) => one.name());

const optionsOf = (...commands: readonly Command[]): readonly string[] =>
  commands.flatMap(({ options }) => options.flatMap(({ long }) => long ?? []));
