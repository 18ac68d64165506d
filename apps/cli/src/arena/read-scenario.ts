import { dirname, resolve } from 'node:path';
import { parseScenario, type Scenario } from '@tafelrunde/arena';
import type { Locale, System } from '@tafelrunde/kernel';
import { badInput, badProblems } from '../bad-input.ts';
import { readCharacterFile } from '../character/character-file.ts';
import { findSystem } from '../find.ts';
import { readText } from '../options/read-text.ts';

/** A fight from a file, characters from theirs beside it; what is wrong with it is named by its field. */
export function readScenario(
  path: string,
  cwd: string,
  locale: Locale,
): { readonly system: System; readonly scenario: Scenario } {
  const text = readText(path, cwd, 'file');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw badInput('file-not-json', { path }, 'file');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw badProblems([{ code: 'not-an-object', at: '' }], 'scenario');
  const named = 'system' in raw ? raw.system : undefined;
  if (typeof named !== 'string')
    throw badProblems(
      [
        named === undefined
          ? { code: 'missing-field', at: 'system' }
          : { code: 'wrong-type', at: 'system', data: { expected: 'string' } },
      ],
      'system',
    );
  const system = findSystem(named);
  const parsed = parseScenario(system, withCharacters(system, raw, dirname(resolve(cwd, path))), locale);
  if (!parsed.ok) throw badProblems(parsed.error, 'scenario', system);
  return { system, scenario: parsed.value };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The scenario with each `{ "file": … }` replaced by the character in that file; paths start at the scenario's folder. */
function withCharacters(system: System, raw: object, folder: string): object {
  const sides = 'sides' in raw ? raw.sides : undefined;
  if (!Array.isArray(sides)) return raw;
  const read = sides.map((side: unknown, i) => {
    if (!isObject(side) || !Array.isArray(side['figures'])) return side;
    const figures = side['figures'].map((figure: unknown, k) =>
      isObject(figure) && 'file' in figure
        ? fromFile(system, figure, folder, `sides.${i}.figures.${k}`)
        : figure,
    );
    return { ...side, figures };
  });
  return { ...raw, sides: read };
}

function fromFile(system: System, { file, ...rest }: Fields, folder: string, at: string): Fields {
  const field = `${at}.file`;
  if (rest['template'] !== undefined || rest['character'] !== undefined)
    throw badProblems([{ code: 'template-or-character', at }], at, system);
  if (typeof file !== 'string')
    throw badProblems([{ code: 'wrong-type', at: field, data: { expected: 'string' } }], field, system);
  const found = readCharacterFile(file, folder, field);
  if (found.system !== system)
    throw badInput('character-of-other-system', { path: file, system: found.system.id }, field);
  return { ...rest, character: found.raw };
}
