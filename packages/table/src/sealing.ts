import type { World } from './decision.ts';
import type { Happening } from './events.ts';
import { commitmentOf, FairDice, streamOf } from './fair-dice.ts';
import type { Audience, TableNow } from './model.ts';
import { proofOf } from './proof.ts';

/** What happens with a throw, before it is known whether dice of the table have fallen in it. */
type Thrown =
  Extract<Happening, { sealed: unknown }> extends infer H
    ? H extends Happening
      ? Omit<H, 'sealed'>
      : never
    : never;

/** Dice for one command. */
export interface NextThrow {
  readonly dice: FairDice;
  /** What has happened, with the number of the throw and its proof, and with the sealing that had to come first. */
  told(happened: Thrown): readonly Happening[];
}

/** The next throw of the stream this audience belongs to. A stream without a seed, as in old tables, gets one now. */
export function nextThrow(
  table: TableNow,
  audience: Audience,
  { starter, by }: { readonly starter: string; readonly by: string },
  world: Pick<World, 'secret'>,
): NextThrow {
  const { epoch, seals, salts } = table.dice;
  const stream = streamOf(audience, starter);
  const seal = seals.find((one) => one.stream === stream);
  const seed = seal?.seed ?? world.secret();
  const isNew = seal === undefined || seal.seed === null;
  const roll = isNew ? 1 : seal.rolls + 1;
  const hasProofs = isNew || seal.proofs;
  const place = { table: table.id, epoch, stream, roll, salts };
  const dice = new FairDice(seed, place);
  return {
    dice,
    told: (happened) => {
      const event = { ...happened, sealed: null } as Extract<Happening, { sealed: unknown }>;
      if (dice.thrown === 0) return [event];
      const proof = hasProofs ? proofOf(seed, place, by, event) : null;
      const thrown = { ...event, sealed: { epoch, stream, roll, proof } };
      return isNew ? [sealingOf(epoch, stream, seed), thrown] : [thrown];
    },
  };
}

/** A seed is fixed before anybody adds a salt. */
export const sealingOf = (epoch: number, stream: string, seed: string): Happening => ({
  kind: 'diceSealed',
  epoch,
  stream,
  commitment: commitmentOf(seed),
  seed,
  proofs: true,
});

/** The epoch closes: its seeds are shown, and each stream gets a new one. */
export function revealing(table: TableNow, world: World): readonly Happening[] {
  const { epoch, seals } = table.dice;
  return [
    { kind: 'diceRevealed', epoch, seeds: seals.map(({ stream, seed, rolls }) => ({ stream, seed, rolls })) },
    ...seals.map(({ stream }) => sealingOf(epoch + 1, stream, world.secret())),
  ];
}
