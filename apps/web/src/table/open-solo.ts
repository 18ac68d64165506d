import { formerHistory, formerKey, soundHistory } from './solo-history.ts';
import { type SoloWorld, soloBeginning, soloLink } from './solo-link.ts';
import type { SoloStore } from './solo-store.ts';
import type { TableLink } from './table-state.ts';

export interface SoloPlace {
  /** Where earlier versions kept their tables. */
  readonly former: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly openStore: () => Promise<SoloStore>;
  /** Asks the browser not to clear what is kept; called once somebody has begun to play. */
  readonly persist: () => void;
  readonly onElsewhere: () => void;
}

/** The solo table of this browser: as it was left, carried over from an earlier version, or new. */
export async function openSolo(world: SoloWorld, place: SoloPlace): Promise<TableLink> {
  const { id } = world.system;
  const store = await place.openStore().catch(() => undefined);
  if (store === undefined) return unkept(world, place);
  const kept = await store.events(id);
  const sound = soundHistory(kept);
  // Without room to put it aside it stays where it is, and nothing is written over it.
  if (kept.length > 0 && sound === undefined && !(await isDone(store.putAside(id)))) {
    store.close();
    return unkept(world, place);
  }
  const former = kept.length === 0 ? formerHistory(place.former, id) : undefined;
  const events = sound ?? former ?? soloBeginning(world);
  let isPersistent = false;
  const written = sound === undefined ? await store.append(id, events) : 'kept';
  // Only what lies in the new place leaves the old one.
  if (former !== undefined && written === 'kept') place.former.removeItem(formerKey(id));
  if (written === 'elsewhere') place.onElsewhere();
  const link = soloLink({
    ...world,
    events,
    files: store.files(id),
    onElsewhere: place.onElsewhere,
    ...(written === 'full' || written === 'failed' ? { unwritten: events.length, unsaved: written } : {}),
    async write(fresh) {
      const done = await store.append(id, fresh);
      if (done === 'kept' && !isPersistent) {
        isPersistent = true;
        place.persist();
      }
      return done;
    },
  });
  return { ...link, copies: copiesIn(store, id), close: () => store.close() };
}

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A browser that keeps nothing still plays, and the table says so. */
function unkept(world: SoloWorld, { former }: SoloPlace): TableLink {
  const events = formerHistory(former, world.system.id) ?? soloBeginning(world);
  return soloLink({ ...world, events, unsaved: 'nowhere', write: async () => 'kept' });
}

const copiesIn = (store: SoloStore, system: string): NonNullable<TableLink['copies']> => ({
  last: () => store.copyNote(system),
  note: (note) => store.noteCopy(system, note),
});
