import type { System } from '@tafelrunde/system';
import { CARDS, type SystemCard } from './cards.ts';

export type { Accent, SystemCard } from './cards.ts';

/** Every system by its id, loaded when a table needs it. */
const LOADERS: Readonly<Record<string, () => Promise<System>>> = {
  d6pool: async () => (await import('@tafelrunde/d6pool')).d6pool,
  grundregelwerk: async () => (await import('@tafelrunde/grundregelwerk')).grundregelwerk,
  heldenhandbuch: async () => (await import('@tafelrunde/heldenhandbuch')).heldenhandbuch,
  probenwuerfel: async () => (await import('@tafelrunde/probenwuerfel')).probenwuerfel,
};

/** The systems that can be played, as light as a start page wants them. */
export const SYSTEM_CARDS: readonly SystemCard[] = CARDS.filter(({ id }) => Object.hasOwn(LOADERS, id));

export const cardOf = (id: string): SystemCard | undefined => SYSTEM_CARDS.find((card) => card.id === id);

/** A system with everything it consists of; undefined if there is none with this id. */
export async function loadSystem(id: string): Promise<System | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
}
