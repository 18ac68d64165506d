import { isThrowOf, type Pool, type TraceLine } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import { commitmentOf, FairDice, isSeed, streamOf, type ThrowPlace } from './fair-dice.ts';
import type { Salt, SealedThrow } from './model.ts';

/** What is wrong with a throw, or with a seal. */
const DICE_FAULTS = [
  /** Other faces than the seed demands. */
  'other-faces',
  /** A throw before it is missing, or one number was used twice: somebody could have thrown until it pleased. */
  'number-skipped',
  /** Thrown without a seal although the dice were sealed before. */
  'not-sealed',
  /** From another stream than its audience belongs to, or from another epoch than the one that was open. */
  'other-place',
  /** The seed that was shown is not the one that was fixed. */
  'other-seed',
  /** A throw for everyone is not shown. */
  'withheld',
  /** A seal was broken without its seed being shown: its throws can never be checked. */
  'never-shown',
] as const;
export type DiceFault = (typeof DICE_FAULTS)[number];

/** How the dice of a table were found. Every throw that is told of is counted once, or has a fault. */
export interface Verification {
  /** All throws that are told of. */
  readonly rolls: number;
  /** The faces are those the seed demands, and the seed is the one that was fixed before. */
  readonly verified: number;
  /** Their epoch is still open: nobody can check them yet. */
  readonly open: number;
  /** Not shown to whoever checks. */
  readonly hidden: number;
  /** Real dice, typed in. */
  readonly typed: number;
  /** Thrown by the table before dice were sealed. */
  readonly unsealed: number;
  /** Of the verified ones: no seat had added a salt after the seed was fixed. */
  readonly unsalted: number;
  readonly faults: readonly { readonly seq: number; readonly fault: DiceFault }[];
}

type Thrown = readonly {
  readonly sides: number;
  readonly faces: readonly number[];
  /** What was to be thrown, where that is told: no die of it may be missing. */
  readonly pool?: Pool;
}[];
type Throwing = Extract<TableEvent, { sealed: unknown }>;

interface Pending {
  readonly seq: number;
  readonly place: ThrowPlace;
  readonly thrown: Thrown;
  readonly salted: boolean;
}

interface OpenSeal {
  readonly epoch: number;
  readonly commitment: string;
  rolls: number;
  salted: boolean;
  readonly pending: Pending[];
}

/** Checks every throw of a table from its events alone, as any seat has seen them. Needs no server. */
export function verify(events: readonly TableEvent[]): Verification {
  const check = new DiceCheck();
  for (const event of events) check.take(event);
  return check.found();
}

class DiceCheck {
  readonly #count = { rolls: 0, verified: 0, hidden: 0, typed: 0, unsealed: 0, unsalted: 0 };
  readonly #faults: Verification['faults'][number][] = [];
  readonly #seals = new Map<string, OpenSeal>();
  /** How many throws of a run have been seen. */
  readonly #seen = new Map<string, number>();
  readonly #realDice = new Set<string>();
  #table = '';
  #epoch = 1;
  #isSealed = false;
  #salts: readonly Salt[] = [];

  take(event: TableEvent): void {
    switch (event.kind) {
      case 'tableOpened':
        this.#table = event.table;
        break;
      case 'diceSealed':
        this.#seal(event);
        break;
      case 'saltGiven':
        this.#salts = [
          ...this.#salts.filter(({ seat }) => seat !== event.by),
          { seat: event.by, salt: event.salt },
        ];
        for (const seal of this.#seals.values()) seal.salted = true;
        break;
      case 'diceRevealed':
        this.#reveal(event);
        break;
      case 'runStarted':
      case 'runAnswered':
      case 'runFinished':
      case 'notationRolled':
        if (event.kind === 'runStarted' && event.realDice) this.#realDice.add(event.run);
        this.#throw(event);
        break;
      default:
    }
  }

  found(): Verification {
    const open = [...this.#seals.values()].reduce((sum, { pending }) => sum + pending.length, 0);
    return { ...this.#count, open, faults: this.#faults };
  }

  #fault(seq: number, fault: DiceFault): void {
    this.#faults.push({ seq, fault });
  }

  #seal({ seq, epoch, stream, commitment }: Extract<TableEvent, { kind: 'diceSealed' }>): void {
    this.#isSealed = true;
    if (epoch !== this.#epoch) this.#fault(seq, 'other-place');
    // Another seed in the middle of an epoch: whoever did not like the next dice could do that.
    this.#breakSeal(seq, stream);
    this.#seals.set(stream, { epoch, commitment, rolls: 0, salted: false, pending: [] });
  }

  #breakSeal(seq: number, stream: string): void {
    const seal = this.#seals.get(stream);
    if (seal === undefined) return;
    this.#seals.delete(stream);
    if (seal.rolls > 0) this.#fault(seq, 'never-shown');
  }

  #reveal({ seq, epoch, seeds }: Extract<TableEvent, { kind: 'diceRevealed' }>): void {
    if (epoch !== this.#epoch) this.#fault(seq, 'other-place');
    for (const { stream, seed } of seeds) {
      const seal = this.#seals.get(stream);
      this.#seals.delete(stream);
      if (seal === undefined) continue;
      // Only the streams of others may stay hidden.
      if (seed === null && stream === 'open') this.#fault(seq, 'never-shown');
      else if (seed === null) this.#count.hidden += seal.pending.length;
      else if (!isSeed(seed) || commitmentOf(seed) !== seal.commitment) this.#fault(seq, 'other-seed');
      else for (const one of seal.pending) this.#judge(seed, one);
    }
    for (const stream of [...this.#seals.keys()]) this.#breakSeal(seq, stream);
    this.#salts = [];
    this.#epoch = epoch + 1;
  }

  #judge(seed: string, one: Pending): void {
    if (isFrom(seed, one)) {
      this.#count.verified += 1;
      if (!one.salted) this.#count.unsalted += 1;
    } else {
      this.#fault(one.seq, 'other-faces');
    }
  }

  #throw(event: Throwing): void {
    const fresh = this.#freshIn(event);
    if (event.sealed !== null || (fresh !== null && fresh.length > 0)) this.#count.rolls += 1;
    if (event.sealed !== null) this.#sealedThrow(event, event.sealed, fresh);
    else if (fresh === null || fresh.length === 0) return;
    else if (this.#isTyped(event)) this.#count.typed += 1;
    else if (this.#isSealed) this.#fault(event.seq, 'not-sealed');
    else this.#count.unsealed += 1;
  }

  #sealedThrow(event: Throwing, { epoch, stream, roll }: SealedThrow, fresh: Thrown | null): void {
    const seal = this.#seals.get(stream);
    const before = seal?.rolls ?? 0;
    if (seal !== undefined) seal.rolls = roll;
    const isHidden = fresh === null || fresh.every(({ faces }) => faces.length === 0);
    if (seal === undefined) this.#fault(event.seq, 'not-sealed');
    else if (epoch !== seal.epoch || stream !== streamOf(event.audience, starterOf(event)))
      this.#fault(event.seq, 'other-place');
    else if (roll !== before + 1) this.#fault(event.seq, 'number-skipped');
    else if (isHidden && event.audience === 'everyone') this.#fault(event.seq, 'withheld');
    else if (isHidden) this.#count.hidden += 1;
    else {
      const place = { table: this.#table, epoch, stream, roll, salts: this.#salts };
      seal.pending.push({ seq: event.seq, thrown: fresh, salted: seal.salted, place });
    }
  }

  /** The throws an event adds to its run; null where they are hidden. */
  #freshIn(event: Throwing): Thrown | null {
    const all = thrownIn(event);
    if (all === null || event.kind === 'notationRolled') return all;
    const before = this.#seen.get(event.run) ?? 0;
    this.#seen.set(event.run, all.length);
    return all.slice(before);
  }

  #isTyped(event: Throwing): boolean {
    if (event.kind === 'notationRolled') return event.roll?.typed === true;
    return this.#realDice.has(event.run) || (event.kind === 'runFinished' && event.result?.typed === true);
  }
}

const starterOf = (event: Throwing): string => ('starter' in event ? event.starter : event.by);

/** All throws of a run so far, in order; null where they are hidden. */
function thrownIn(event: Throwing): Thrown | null {
  if (event.kind === 'notationRolled') return event.roll?.throws ?? null;
  const trace = event.kind === 'runFinished' ? event.result?.trace : event.progress?.trace;
  const isRoll = (line: TraceLine): line is Extract<TraceLine, { kind: 'roll' }> => line.kind === 'roll';
  return trace?.filter(isRoll).map(({ pool, faces }) => ({ sides: pool.sides, faces, pool })) ?? null;
}

function isFrom(seed: string, { place, thrown }: Pending): boolean {
  const dice = new FairDice(seed, place);
  return thrown.every(
    ({ sides, faces, pool }) =>
      (pool === undefined || isThrowOf(pool, faces)) && faces.every((face) => dice.roll(sides) === face),
  );
}
