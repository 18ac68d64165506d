import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { System } from '@tafelrunde/kernel';
import { type BadInput, badInput } from '../bad-input.ts';
import { findSystem } from '../find.ts';
import { readText, troubleOf } from '../options/read-text.ts';

const FORMAT = 'tafelrunde-character';
const VERSION = 1;

/** A character as it lies in a file: not yet read by its system. */
export interface CharacterFile {
  readonly system: System;
  readonly raw: unknown;
}

/** `at` is the option or field that names the file. */
export function readCharacterFile(path: string, cwd: string, at = 'file'): CharacterFile {
  const text = readText(path, cwd, at);
  let file: Readonly<Record<string, unknown>> | null;
  try {
    file = JSON.parse(text);
  } catch {
    throw badInput('file-not-json', { path }, at);
  }
  if (typeof file !== 'object' || file?.['format'] !== FORMAT || typeof file['system'] !== 'string') {
    throw badInput('not-a-character-file', { path }, at);
  }
  if (file['version'] !== VERSION) {
    throw badInput(
      'unsupported-version',
      { path, version: JSON.stringify(file['version']) ?? '–' },
      at === 'file' ? 'version' : at,
    );
  }
  return { system: findSystem(file['system']), raw: file['character'] };
}

/** Refuses early: nobody should answer all questions first. */
export function refuseOverwriting(path: string, cwd: string): void {
  if (existsSync(resolve(cwd, path))) throw badInput('file-exists', { path }, 'file');
}

/** Writes beside the file and renames: whoever reads it sees the old one or the new one, never half of it. */
export function writeCharacterFile(path: string, cwd: string, system: System, character: unknown): void {
  const content = `${JSON.stringify({ format: FORMAT, version: VERSION, system: system.id, character }, null, 2)}\n`;
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
