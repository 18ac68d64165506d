import type { World } from './decision.ts';
import type { Happening } from './events.ts';
import { commitmentOf, FairDice, streamOf } from './fair-dice.ts';
import type { Audience, SealedThrow, TableNow } from './model.ts';

/** Dice for one command, and what has to be told of them. */
export interface NextThrow {
  readonly dice: FairDice;
  /** If dice have fallen: the sealing that had to come first, and the number of the throw. */
  told(): { readonly sealing: readonly Happening[]; readonly sealed: SealedThrow | null };
}

/** The next throw of the stream this audience belongs to. A stream without a seed, as in old tables, gets one now. */
export function nextThrow(table: TableNow, audience: Audience, starter: string, world: World): NextThrow {
  const { epoch, seals, salts } = table.dice;
  const stream = streamOf(audience, starter);
  const seal = seals.find((one) => one.stream === stream);
  const seed = seal?.seed ?? world.secret();
  const isNew = seal === undefined || seal.seed === null;
  const roll = isNew ? 1 : seal.rolls + 1;
  const dice = new FairDice(seed, { table: table.id, epoch, stream, roll, salts });
  return {
    dice,
    told: () =>
      dice.thrown === 0
        ? { sealing: [], sealed: null }
        : { sealing: isNew ? [sealingOf(epoch, stream, seed)] : [], sealed: { epoch, stream, roll } },
  };
}

/** A seed is fixed before anybody adds a salt. */
export const sealingOf = (epoch: number, stream: string, seed: string): Happening => ({
  kind: 'diceSealed',
  epoch,
  stream,
  commitment: commitmentOf(seed),
  seed,
});

/** The epoch closes: its seeds are shown, and each stream gets a new one. */
export function revealing(table: TableNow, world: World): readonly Happening[] {
  const { epoch, seals } = table.dice;
  return [
    { kind: 'diceRevealed', epoch, seeds: seals.map(({ stream, seed }) => ({ stream, seed })) },
    ...seals.map(({ stream }) => sealingOf(epoch + 1, stream, world.secret())),
  ];
}
