import { parseScenario, type Scenario } from '@tafelrunde/arena';
import type { Locale, System } from '@tafelrunde/kernel';
import { badInput, badProblems } from '../bad-input.ts';
import { findSystem } from '../find.ts';
import { readText } from '../options/read-text.ts';

/** A fight from a file; what is wrong with it is named by its field. */
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
  const parsed = parseScenario(system, raw, locale);
  if (!parsed.ok) throw badProblems(parsed.error, 'scenario', system);
  return { system, scenario: parsed.value };
}
