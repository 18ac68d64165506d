import { badProblems } from '@tafelrunde/engine';
import type { System } from '@tafelrunde/system';
import { complaining } from '../bad-input.ts';
import { readCharacterFile } from './character-file.ts';

/** A character that has the shape its system asks for; what the rules have against it is another matter. */
export function loadCharacter(
  path: string,
  cwd: string,
): { readonly system: System; readonly character: unknown } {
  const { system, raw } = readCharacterFile(path, cwd);
  const parsed = system.character.parse(raw);
  return complaining(() => {
    if (!parsed.ok) throw badProblems(parsed.error, 'character', system);
    return { system, character: parsed.value };
  });
}
