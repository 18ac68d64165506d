import type { World } from './decision.ts';
import type { Happening } from './events.ts';
import { sealingOf } from './sealing.ts';

export interface Opening {
  readonly table: string;
  readonly system: string;
  readonly name: string;
  /** The first seat: the GM's. */
  readonly seat: string;
  readonly gm: string;
}

/** How every table begins: with its GM, and with dice that are sealed before anybody else is there. */
export function openingOf(
  { table, system, name, seat, gm }: Opening,
  world: Pick<World, 'secret'>,
): readonly Happening[] {
  return [
    { kind: 'tableOpened', table, system, name },
    ...['open', 'gm', `seat:${seat}`].map((stream) => sealingOf(1, stream, world.secret())),
    { kind: 'seatAdded', seat, name: gm, role: 'gm' },
  ];
}
