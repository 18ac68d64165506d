import type { WireCommand } from '@tafelrunde/protocol';
import { type Party, SYSTEM } from './party.ts';
import type { Seat } from './seat.ts';

/** What a seat does, without the id of the command. */
type Deed = WireCommand extends infer C ? (C extends WireCommand ? Omit<C, 'id'> : never) : never;

const HERO = 'hero';

const act = (action: string, input: object): Deed => ({
  kind: 'act',
  action: `${SYSTEM}/${action}`,
  input,
  audience: 'everyone',
  realDice: false,
});

const roll = (audience: 'everyone' | 'gm'): Deed => ({
  kind: 'roll',
  notation: '3W6+2',
  audience,
  faces: null,
});

/** Seat 0 is the GM; seat 1 plays the hero. One event each, over and over. */
const STEPS: readonly { readonly by: number; readonly deed: (seat: Seat) => Deed }[] = [
  { by: 2, deed: () => roll('everyone') },
  // The GM takes a heart; the hero's player is asked whether the armour takes it instead.
  { by: 0, deed: () => act('lose-heart', { figure: HERO }) },
  {
    by: 1,
    deed: ({ asked }) => (asked === undefined ? roll('everyone') : { kind: 'answer', ...asked }),
  },
  { by: 3, deed: () => act('test', { die: 20, tn: 12 }) },
  { by: 0, deed: () => act('rest', { safe: true }) },
  { by: 0, deed: () => roll('gm') },
  { by: 4, deed: () => ({ kind: 'say', text: 'And then? The door is open, but nobody goes in.' }) },
];

/** The seat whose turn a step is. */
export function actorOf(party: Party, step: number): Seat {
  return party.seats[STEPS[step % STEPS.length]?.by ?? 0] as Seat;
}

/** Lets a seat do its step. */
export function doStep(seat: Seat, step: number, id: string): void {
  const { deed } = STEPS[step % STEPS.length] as (typeof STEPS)[number];
  command(seat, deed(seat), id);
}

/** Before the load: a hero with armour, played by seat 1. */
export function bringHero(party: Party): void {
  const hero = { id: HERO, name: 'Hero', template: 'warrior', hasArmour: true };
  command(party.seats[1] as Seat, act('create', hero), party.nextCommand());
}

function command(seat: Seat, deed: Deed, id: string): void {
  seat.command({ ...deed, id } as WireCommand);
}
