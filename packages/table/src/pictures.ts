import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { System } from '@tafelrunde/system';
import type { Command } from './commands.ts';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import type { TableEvent } from './events.ts';
import { figureOf } from './figures.ts';
import type { MapPicture, Seat, TableNow } from './model.ts';
import type { Prepared } from './prepared.ts';

/** The name of a file: the SHA-256 of its bytes. */
export const fileNameOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

export const isFileName = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The picture of figures: players set those of their own, the GM any. */
export function setPortrait(
  system: System,
  table: TableNow,
  seat: Seat,
  { figures, file }: Of<'setPortrait'>,
  world: World,
): Decision {
  const wanted = [...new Set(figures)];
  if (wanted.length === 0) return refuse('unknown-figure', { at: 'figures' });
  for (const figure of wanted) {
    const isSeen = seat.role === 'gm' || table.veils[figure]?.hidden !== true;
    if (!isSeen || figureOf(system, table, figure) === undefined)
      return refuse('unknown-figure', { at: 'figures' });
    if (seat.role !== 'gm' && !seat.figures.includes(figure))
      return refuse('not-your-figure', { at: 'figures' });
  }
  if (file !== null && !world.hasFile(file)) return refuse('unknown-file', { at: 'file' });
  return accepted({ kind: 'portraitsSet', figures: wanted, file });
}

/** The GM puts a picture under the board, moves it, dims it, hides it, or takes it away. */
export function setMapPicture(picture: MapPicture | null, world: World): Decision {
  if (picture !== null && !world.hasFile(picture.file)) return refuse('unknown-file', { at: 'picture.file' });
  return accepted({ kind: 'mapPictureSet', picture });
}

export function withPortraits(
  portraits: TableNow['portraits'],
  { figures, file }: Extract<TableEvent, { kind: 'portraitsSet' }>,
): TableNow['portraits'] {
  const others = Object.entries(portraits).filter(([figure]) => !figures.includes(figure));
  const set = file === null ? [] : figures.map((figure): [string, string] => [figure, file]);
  return Object.fromEntries([...others, ...set]);
}

/** The files that a command asks the table to show. */
export function filesIn(command: Command): readonly string[] {
  switch (command.kind) {
    case 'writePaper':
    case 'setMapPicture':
      return named(command.picture);
    case 'layMap':
      return named(command.map.picture);
    case 'setPortrait':
      return command.file === null ? [] : [command.file];
    case 'prepare':
      return filesPrepared(command.items);
    default:
      return [];
  }
}

/** The files that are seen on a table, or on what a seat sees of it. */
export function filesOn({
  papers,
  portraits,
  mapPicture,
  prepared,
}: Pick<TableNow, 'papers' | 'portraits' | 'mapPicture' | 'prepared'>): ReadonlySet<string> {
  return new Set([
    ...papers.flatMap(({ picture }) => named(picture)),
    ...Object.values(portraits),
    ...named(mapPicture),
    ...filesPrepared(prepared),
  ]);
}

/** The files that an event speaks of. */
export function filesInEvent(event: TableEvent): readonly string[] {
  switch (event.kind) {
    case 'paperWritten':
    case 'paperShown':
      return named(event.paper?.picture);
    case 'portraitsSet':
      return event.file === null ? [] : [event.file];
    case 'mapPictureSet':
    case 'mapLaid':
      return named(event.picture);
    case 'prepared':
      return filesPrepared(event.items);
    default:
      return [];
  }
}

const named = (picture: { readonly file: string } | null | undefined): readonly string[] =>
  picture === null || picture === undefined ? [] : [picture.file];

/** The pictures of scenes that lie ready. */
export const filesPrepared = (items: readonly Pick<Prepared, 'map' | 'papers'>[]): readonly string[] =>
  items.flatMap((item) => [
    ...named(item.map?.picture),
    ...(item.papers ?? []).flatMap(({ picture }) => named(picture)),
  ]);
