import type { System } from '@tafelrunde/system';
import { complain, type Where } from './complaint.ts';
import { isObject } from './fields.ts';
import type { Registry } from './registry.ts';
import { findSystem } from './subject.ts';

const FORMAT = 'tafelrunde-character';
const VERSION = 1;

/** A character as it lies in a file: not yet read by its system. */
export interface CharacterFile {
  readonly system: System;
  readonly raw: unknown;
}

/** `name` is what people call it: a path, a field; `at` is where it was named. */
export function readCharacterFile(registry: Registry, raw: unknown, name: string, at: Where): CharacterFile {
  if (!isObject(raw) || raw['format'] !== FORMAT || typeof raw['system'] !== 'string')
    throw complain('not-a-character-file', { name }, at);
  if (raw['version'] !== VERSION) {
    const version = JSON.stringify(raw['version']) ?? '–';
    throw complain('unsupported-version', { name, version }, at === 'file' ? 'version' : at);
  }
  return { system: findSystem(registry, raw['system']), raw: raw['character'] };
}

export const characterFile = (system: System, character: unknown): Readonly<Record<string, unknown>> => ({
  format: FORMAT,
  version: VERSION,
  system: system.id,
  character,
});
