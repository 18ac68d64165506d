import type { Refusal } from '@tafelrunde/table';
import type { TableLink } from '../../../table/table-state.ts';
import type { Undoing } from '../../../table/view-store.ts';
import type { Undone } from './taking-back.ts';

/** A table takes about twenty messages in a second; a step back is two. */
const PAUSE_MS = 110;
/** So many steps go through without a pause. */
const AT_ONCE = 20;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS));

/** Takes back one event with what followed from it, or everything from an event on. */
export const takeBack = (link: TableLink, { target, reach }: Undoing): Promise<Refusal | null> =>
  link.send({ kind: reach === 'one' ? 'undo' : 'rewind', target });

/** Restores undoings, given the newest first: the last one taken back is the first to return. */
export async function restore(link: TableLink, steps: readonly Undone[]): Promise<Refusal | null> {
  for (const [i, { seq }] of steps.entries()) {
    if (i >= AT_ONCE) await pause();
    const refusal = await link.send({ kind: 'redo', target: seq });
    if (refusal !== null) return refusal;
  }
  return null;
}
