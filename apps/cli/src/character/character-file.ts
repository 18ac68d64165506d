import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type CharacterFile,
  characterFile,
  readCharacterFile as parseCharacterFile,
} from '@tafelrunde/engine';
import { registry } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { type BadInput, badInput, complaining } from '../bad-input.ts';
import { readJsonFile, troubleOf } from '../options/read-text.ts';

/** `at` is the option or field that names the file. */
export function readCharacterFile(path: string, cwd: string, at = 'file'): CharacterFile {
  const raw = readJsonFile(path, cwd, at);
  return complaining(() => parseCharacterFile(registry, raw, path, at));
}

/** Refuses early: nobody should answer all questions first. */
export function refuseOverwriting(path: string, cwd: string): void {
  if (existsSync(resolve(cwd, path))) throw badInput('file-exists', { path }, 'file');
}

/** Writes beside the file and renames: whoever reads it sees the old one or the new one, never half of it. */
export function writeCharacterFile(path: string, cwd: string, system: System, character: unknown): void {
  const content = `${JSON.stringify(characterFile(system, character), null, 2)}\n`;
  let temporary: string | undefined;
  try {
    const named = resolve(cwd, path);
    const isThere = existsSync(named);
    // Through a link to the file itself, whose rights stay as they are.
    const target = isThere ? realpathSync(named) : named;
    temporary = join(dirname(target), `.${randomUUID()}.tmp`);
    writeFileSync(temporary, content, { flag: 'wx', ...(isThere ? { mode: statSync(target).mode } : {}) });
    renameSync(temporary, target);
  } catch (thrown) {
    if (temporary !== undefined) rmSync(temporary, { force: true });
    throw unwritable(thrown, path) ?? thrown;
  }
}

function unwritable(thrown: unknown, path: string): BadInput | undefined {
  const why = troubleOf(thrown);
  return why === undefined ? undefined : badInput('file-not-writable', { path, why }, 'file');
}
