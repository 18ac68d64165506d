import { type Argument, Command } from 'commander';
import { addCharacter } from './character/commands.ts';
import { addActions } from './commands/actions.ts';
import { addAdvise } from './commands/advise.ts';
import { addExport } from './commands/export.ts';
import { addHouse } from './commands/house.ts';
import { addImpact } from './commands/impact.ts';
import { addMcp } from './commands/mcp.ts';
import { addOdds } from './commands/odds.ts';
import { addRoll } from './commands/roll.ts';
import { addRules } from './commands/rules.ts';
import { addSeat } from './commands/seat.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSystems } from './commands/systems.ts';
import { addVerify } from './commands/verify.ts';
import { version } from './paths.ts';
import type { Session } from './session.ts';

/** Every command with its arguments and options. It never ends the process; help that is asked for goes to `tell`. */
export function makeProgram(session: Session, tell: (help: string) => void): Command {
  const { help } = session.text;
  const program = new Command('tafelrunde');
  program
    .description(help.program)
    .exitOverride()
    .configureOutput({
      writeOut: tell,
      // Errors are told by `main`, in the chosen language.
      writeErr: () => {},
      getOutHelpWidth: () => session.width,
      getOutHasColors: () => true,
    })
    .configureHelp({
      showGlobalOptions: true,
      // In the list of commands: without `[options]`, which most have.
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
      styleTitle: (title) => session.paint.bold(help.titles[title] ?? title),
      styleUsage: (usage) => usage.replace('[options]', help.options).replace('[command]', help.command),
    })
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .option('--json', help.json)
    .option('--locale <de|en>', help.locale)
    .version(version(), '-V, --version', help.version)
    .addHelpText('after', `\n${help.examples}`);
  addSystems(program, session);
  addRules(program, session);
  addActions(program, session);
  addRoll(program, session);
  addOdds(program, session);
  addAdvise(program, session);
  addHouse(program, session);
  addImpact(program, session);
  addSimulate(program, session);
  addCharacter(program, session);
  addVerify(program, session);
  addExport(program, session);
  addServe(program, session);
  addSeat(program, session);
  addMcp(program, session);
  return program;
}

const argumentTerm = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
