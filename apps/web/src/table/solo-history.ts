import { type TableEvent, upcast } from '@tafelrunde/table';
import { filesOf } from './files-of.ts';
import { SoloStore } from './solo-store.ts';

/** Where earlier versions kept a solo table, as one text in the browser's small storage. */
export const formerKey = (system: string): string => `tafelrunde.solo.${system}`;

export interface SoloHistory {
  readonly events: readonly TableEvent[];
  readonly files?: Readonly<Record<string, string>> | undefined;
}

/** A history that a table can go on with; undefined if there is none. */
export function soundHistory(raw: unknown): readonly TableEvent[] | undefined {
  const isSound =
    Array.isArray(raw) && raw.length > 0 && raw.every((one, i) => (one as TableEvent | null)?.seq === i + 1);
  try {
    return isSound ? raw.map(upcast) : undefined;
  } catch {
    return undefined;
  }
}

/** What an earlier version left behind. */
export function formerHistory(
  storage: Pick<Storage, 'getItem'>,
  system: string,
): readonly TableEvent[] | undefined {
  try {
    return soundHistory(JSON.parse(storage.getItem(formerKey(system)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Whether this browser keeps a solo table of a system, in whatever state it is. */
export async function hasSolo(
  system: string,
  openStore: () => Promise<SoloStore> = () => SoloStore.open(),
  former: Pick<Storage, 'getItem'> = localStorage,
): Promise<boolean> {
  if (formerHistory(former, system) !== undefined) return true;
  const store = await openStore().catch(() => undefined);
  try {
    return store !== undefined && (await store.events(system)).length > 0;
  } catch {
    // What cannot be read is told at the table itself.
    return true;
  } finally {
    store?.close();
  }
}

/** The history of this browser's solo table, for a page that only reads it. */
export async function soloHistory(system: string): Promise<readonly TableEvent[] | undefined> {
  return (await soloWithPictures(system, async () => undefined))?.events;
}

/** The same with its pictures. */
export async function soloWithPictures(
  system: string,
  pictures: typeof filesOf = filesOf,
): Promise<SoloHistory | undefined> {
  const store = await SoloStore.open().catch(() => undefined);
  try {
    const events = soundHistory(await store?.events(system)) ?? formerHistory(localStorage, system);
    if (events === undefined) return undefined;
    return { events, files: store === undefined ? undefined : await pictures(events, store.files(system)) };
  } catch {
    return undefined;
  } finally {
    store?.close();
  }
}
