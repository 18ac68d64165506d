import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { badInput } from '../bad-input.ts';

/** A scene with hundreds of figures is far below this. */
const MAX_FILE_BYTES = 5_000_000;

/** The text of a file; a missing, forbidden, endless or binary one is bad input. */
export function readText(path: string, cwd: string, at: string, most = MAX_FILE_BYTES): string {
  const full = resolve(cwd, path);
  let bytes: Uint8Array;
  try {
    const stat = statSync(full);
    if (!stat.isFile()) throw badInput('file-unreadable', { path, why: 'not-a-file' }, at);
    if (stat.size > most) throw badInput('file-unreadable', { path, why: 'too-large' }, at);
    bytes = readFileSync(full);
  } catch (thrown) {
    throw fileProblem(thrown, path, at) ?? thrown;
  }
  try {
    // A byte order mark at the beginning is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badInput('file-unreadable', { path, why: 'not-text' }, at);
  }
}

/** The JSON in a file. */
export function readJsonFile(path: string, cwd: string, at: string): unknown {
  const text = readText(path, cwd, at);
  try {
    return JSON.parse(text);
  } catch {
    throw badInput('file-not-json', { path }, at);
  }
}

const REASONS = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'not-a-file',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENAMETOOLONG: 'missing',
  ELOOP: 'missing',
  ERR_INVALID_ARG_VALUE: 'missing',
} as const;

export type FileTrouble = (typeof REASONS)[keyof typeof REASONS] | 'too-large' | 'not-text' | 'failed';

/** What the file system has against a path; undefined if the trouble is not the file system's. */
function fileProblem(thrown: unknown, path: string, at: string) {
  const why = troubleOf(thrown);
  return why === undefined ? undefined : badInput('file-unreadable', { path, why }, at);
}

export function troubleOf(thrown: unknown): FileTrouble | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (Object.hasOwn(REASONS, code)) return REASONS[code as keyof typeof REASONS];
  return thrown instanceof Error && 'syscall' in thrown ? 'failed' : undefined;
}
