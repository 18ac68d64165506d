import type { Problem, Result } from '@tafelrunde/kernel';
import { err, ok } from '@tafelrunde/kernel';
import { readFigurePast } from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import type { FigurePast } from '@tafelrunde/table';
import { readStored, store } from '../../state/stored.ts';
import { visitFor } from '../house/visit.ts';
import type { Json } from './arena-state.ts';

/** Somebody with a sheet who can be put on a side. */
export interface Sheet {
  readonly name: string;
  readonly character: Json;
  /** What its file tells of it. */
  readonly past?: FigurePast;
}

export type SheetProblem =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-character' }
  | { readonly code: 'bad-past' }
  | { readonly code: 'other-version' }
  | { readonly code: 'other-system'; readonly system: string }
  | { readonly code: 'bad-character'; readonly problems: readonly Problem[] };

const FORMAT = 'tafelrunde-character';

const isObject = (raw: unknown): raw is Json =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Reads a sheet from outside: a file of `tafelrunde character create`, or the character in it alone. */
export function readSheet(system: System, text: string): Result<Sheet, SheetProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'not-json' });
  }
  if (!isObject(raw)) return err({ code: 'not-a-character' });
  if (raw['format'] === undefined) return sheetOf(system, raw);
  if (raw['format'] !== FORMAT) return err({ code: 'not-a-character' });
  if (raw['version'] !== 1) return err({ code: 'other-version' });
  if (raw['system'] !== system.id) return err({ code: 'other-system', system: String(raw['system']) });
  const sheet = sheetOf(system, raw['character']);
  if (!sheet.ok || raw['past'] === undefined) return sheet;
  const past = readFigurePast(raw['past']);
  return past === null ? err({ code: 'bad-past' }) : ok({ ...sheet.value, past });
}

function sheetOf(system: System, raw: unknown): Result<Sheet, SheetProblem> {
  const parsed = system.arena.parse(raw);
  if (!parsed.ok) return err({ code: 'bad-character', problems: parsed.error });
  return ok({ name: String((parsed.value as Json)['name']), character: parsed.value as Json });
}

const keyOf = (system: System): string => `arena.sheets.${system.id}`;
/** So many are kept; the oldest goes first. */
const MOST_KEPT = 20;

/** The sheets somebody has brought to this browser's arena; what cannot be read any more is left out. */
export function keptSheets(system: System): readonly Sheet[] {
  const raw = readStored(keyOf(system));
  return (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => {
    const sheet = sheetOf(system, one);
    return sheet.ok ? [sheet.value] : [];
  });
}

/** A sheet of the same name takes the place of the older one. */
export function keepSheet(system: System, sheet: Sheet): void {
  const others = keptSheets(system).filter(({ name }) => name !== sheet.name);
  store(
    keyOf(system),
    [...others, sheet].slice(-MOST_KEPT).map(({ character }) => character),
  );
}

/** Everybody at the table somebody came from, else at the one this browser plays alone; enemies without a sheet, too. */
export async function sheetsAtTable(system: System): Promise<readonly Sheet[]> {
  const scene = (await visitFor(system))?.scene;
  const figures = isObject(scene) ? scene['figures'] : undefined;
  return (Array.isArray(figures) ? figures : []).flatMap((figure: unknown) => {
    const sheet = sheetOf(system, figure);
    return sheet.ok ? [sheet.value] : [];
  });
}
