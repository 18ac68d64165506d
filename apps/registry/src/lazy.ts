import type { System } from '@tafelrunde/system';
import { ACCENTS, CARDS, type OutsideCard, type SystemCard } from './cards.ts';

export type { Accent, OutsideCard, SystemCard } from './cards.ts';

/** Every system by its id, loaded when a table needs it. */
const LOADERS: Record<string, () => Promise<System>> = {
  d6pool: async () => (await import('@tafelrunde/d6pool')).d6pool,
  grundregelwerk: async () => (await import('@tafelrunde/grundregelwerk')).grundregelwerk,
  heldenhandbuch: async () => (await import('@tafelrunde/heldenhandbuch')).heldenhandbuch,
  probenwuerfel: async () => (await import('@tafelrunde/probenwuerfel')).probenwuerfel,
};

const cards: SystemCard[] = CARDS.filter(({ id }) => Object.hasOwn(LOADERS, id));

/** The systems that can be played, as light as a start page wants them. */
export const SYSTEM_CARDS: readonly SystemCard[] = cards;

export const cardOf = (id: string): SystemCard | undefined => SYSTEM_CARDS.find((card) => card.id === id);

/** A system with everything it consists of; undefined if there is none with this id. */
export async function loadSystem(id: string): Promise<System | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
}

/** Adds the systems of the host, before anything is shown. An id that is taken stays with whom it belongs to. */
export function offerOutside(list: readonly OutsideCard[]): void {
  for (const { id, title, summary, module } of list) {
    if (Object.hasOwn(LOADERS, id)) continue;
    LOADERS[id] = async () => ((await import(/* @vite-ignore */ module)) as { system: System }).system;
    const accent = ACCENTS[cards.length % ACCENTS.length] ?? 'copper';
    cards.push({ id, title, summary, accent, dice: [] });
  }
}
