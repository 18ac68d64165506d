import { dirname, resolve } from 'node:path';
import {
  badProblems,
  complain,
  readScenario as parseScenario,
  type ReadScenario,
  systemOfScenario,
} from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { complaining, orBad } from '../bad-input.ts';
import { readCharacterFile } from '../character/character-file.ts';
import { readJsonFile } from '../options/read-text.ts';

/** A fight from a file, characters from theirs beside it; what is wrong with it is named by its field. */
export function readScenario(path: string, cwd: string, locale: Locale): ReadScenario {
  const raw = readJsonFile(path, cwd, 'file');
  const whole = complaining(() =>
    withCharacters(systemOfScenario(registry, raw), raw as object, dirname(resolve(cwd, path))),
  );
  return orBad(parseScenario(registry, whole, locale));
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
    throw complain('character-of-other-system', { name: file, system: found.system.id }, field);
  return { ...rest, character: found.raw };
}
