import { tableFileOf } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import {
  type Command,
  decide,
  emptyTable,
  evolve,
  openingOf,
  stamp,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system to play');
const { scene } = system;

let secrets = 0;
const world = {
  secret: () => {
    secrets += 1;
    return secrets.toString(16).padStart(64, '0');
  },
  isDone: () => false,
  hasFile: () => true,
};

/** What happened at a short table: a hero, a boss, throws of all sorts, and the dice shown in the end. */
export function playedEvents({ revealed = true } = {}): readonly TableEvent[] {
  const events: TableEvent[] = [];
  let table: Table = emptyTable(scene);
  const take = (happened: readonly TableEvent[]) => {
    for (const event of happened) {
      events.push(event);
      table = evolve(scene, table, event);
    }
  };
  const opening = { table: 't', system: 'grundregelwerk', name: 'Runde', seat: 'gm', gm: 'Anna' };
  take(stamp(table, openingOf(opening, world), 'gm', 'open', 0));
  const send = (command: object) => {
    const numbered = { ...command, id: `c${events.length}` } as Command;
    const decision = decide(system as NonNullable<typeof system>, table, 'gm', numbered, world);
    if (!decision.ok) throw new Error(decision.refusal.code);
    take(stamp(table, decision.happenings, 'gm', numbered.id, events.length));
  };
  const act = (action: string, input: object) =>
    send({ kind: 'act', action: `grundregelwerk/${action}`, input, audience: 'everyone', realDice: false });
  send({ kind: 'salt', salt: 'ab'.repeat(16) });
  act('create', { id: 'held', name: 'Mira', template: 'warrior', hasArmour: false });
  act('add-enemy', { id: 'ork', name: 'Ork', category: 'boss' });
  act('test', { die: 10, tn: 6 });
  send({ kind: 'roll', notation: '3W6', audience: 'everyone', faces: null });
  send({ kind: 'roll', notation: '2W6', audience: 'everyone', faces: [3, 4] });
  if (revealed) send({ kind: 'reveal' });
  return events;
}

/** The same as a file. */
export const tableText = (events: readonly unknown[] = playedEvents()): string =>
  JSON.stringify(tableFileOf('grundregelwerk', 'Runde', events as readonly TableEvent[]));

/** The file with the faces of its notation roll turned. */
export const bentText = (): string =>
  tableText(
    playedEvents().map((event) =>
      event.kind === 'notationRolled' && event.sealed !== null && event.roll !== null
        ? {
            ...event,
            roll: {
              ...event.roll,
              throws: event.roll.throws.map(({ sides, faces }) => ({
                sides,
                faces: faces.map((face) => (face % 6) + 1),
              })),
            },
          }
        : event,
    ),
  );
