import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registerFrom } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import type { Session } from '../session.ts';

/** The option by which a command takes systems from outside; it may be given several times. */
export const withOutsideSystems = (command: Command, session: Session): Command =>
  command
    .option(
      '--system <file.js>',
      session.text.help.outsideSystem,
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .hook('preAction', async (acting) => {
      const { system = [] } = acting.opts<{ readonly system?: readonly string[] }>();
      await registerAll(session, system, 'system');
    });

const VARIABLE = 'TAFELRUNDE_SYSTEMS';

/** The systems that the environment names, with commas between them: they are there whatever the command. */
export async function registerFromEnvironment(session: Session): Promise<void> {
  const files = (session.io.env[VARIABLE] ?? '').split(',').map((file) => file.trim());
  await registerAll(
    session,
    files.filter((file) => file !== ''),
    VARIABLE,
  );
}

async function registerAll({ io: { cwd } }: Session, files: readonly string[], at: string): Promise<void> {
  for (const path of files) {
    const file = resolve(cwd, path);
    if (!existsSync(file)) throw badInput('file-unreadable', { path, why: 'missing' }, at);
    const added = await registerFrom(pathToFileURL(file).href);
    if (added.ok) continue;
    const { error } = added;
    if (error.code === 'not-loaded') throw badInput('system-not-loaded', { path, why: error.why }, at);
    if (error.code === 'id-taken') throw badInput('system-id-taken', { path, id: error.id }, at);
    throw badInput('not-a-system', { path, part: error.part }, at);
  }
}
