import type { Command } from 'commander';
import type { CallOptions } from '../options/request.ts';
import type { Session } from '../session.ts';
import { advanceCharacter } from './advance.ts';
import { checkCharacter } from './check.ts';
import { type CreateOptions, createCharacter } from './create.ts';
import { showCharacter } from './show.ts';

/** `character create|check|advance|show <file>` */
export function addCharacter(program: Command, session: Session): void {
  const { help } = session.text;
  const group = program.command('character').description(help.character).helpCommand(false);
  const command = (name: string, description: string): Command =>
    group.command(name).description(description).argument('<file>', help.fileArgument);

  command('create', help.create)
    .option('--system <id>', help.system)
    .option('-i, --input <json>', help.input)
    .option('-a, --answers <json>', help.answers)
    .option('--policy <best|first>', help.policy)
    .option('--seed <n>', help.seed)
    .option('--house <json>', help.house)
    .option('--force', help.force)
    .action((file: string, options: CreateOptions) => createCharacter(session, file, options));

  command('check', help.check)
    .option('--house <json>', help.house)
    .action((file: string, options: { readonly house?: string }) => checkCharacter(session, file, options));

  command('advance', help.advance)
    .option('-a, --answers <json>', help.answers)
    .option('--policy <best|first>', help.policy)
    .option('--seed <n>', help.seed)
    .option('--house <json>', help.house)
    .action((file: string, options: CallOptions) => advanceCharacter(session, file, options));

  command('show', help.show).action((file: string) => showCharacter(session, file));
}
