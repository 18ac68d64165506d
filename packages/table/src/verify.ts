import { isThrowOf, notationRule, type Pool, parseNotation, play, type TraceLine } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import { commitmentOf, FairDice, isSeed, streamOf, type ThrowPlace } from './fair-dice.ts';
import type { NotationRoll, Salt, SealedThrow } from './model.ts';
import { proofOf, type Throwing } from './proof.ts';

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
  /** Who threw, what for, or what came of it is not what was sealed with the dice. */
  'relabelled',
  /** The total is not that of the dice. */
  'other-total',
  /** An event is missing, or one was put in. */
  'event-missing',
  /** It belongs to a run that is over or never began. */
  'no-such-run',
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
  /** In runs that were given up after their dice had fallen. */
  readonly abandoned: number;
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
interface Pending {
  readonly event: Throwing;
  readonly place: ThrowPlace;
  readonly thrown: Thrown;
  readonly salted: boolean;
}

interface OpenSeal {
  readonly epoch: number;
  readonly commitment: string;
  readonly proofs: boolean;
  rolls: number;
  salted: boolean;
  readonly pending: Pending[];
}

/** Checks every throw of a table from its events alone, as any seat has seen them. Needs no server. */
export function verify(events: readonly TableEvent[]): Verification {
  const check = new DiceCheck(events.some(({ kind }) => kind === 'figuresVeiled'));
  for (const event of events) check.take(event);
  return check.found();
}

class DiceCheck {
  /** The GM has kept figures from the players: then not everything of a throw need be told. */
  readonly #hasVeils: boolean;
  readonly #count = { rolls: 0, verified: 0, hidden: 0, typed: 0, unsealed: 0, abandoned: 0, unsalted: 0 };
  readonly #faults: Verification['faults'][number][] = [];
  readonly #seals = new Map<string, OpenSeal>();
  /** What runs that are not over have thrown so far, and how many of these throws were sealed. */
  readonly #runs = new Map<string, { thrown: Thrown; sealed: number }>();
  readonly #over = new Set<string>();
  readonly #realDice = new Set<string>();
  #table = '';
  #epoch = 1;
  #isSealed = false;
  #last: number | null = null;
  #salts: readonly Salt[] = [];

  constructor(hasVeils: boolean) {
    this.#hasVeils = hasVeils;
  }

  /** Something of it is not for whoever checks: its dice can be checked, what they were for cannot. */
  #isVeiled(event: Throwing): boolean {
    return this.#hasVeils && 'veiled' in event && event.veiled === true;
  }

  take(event: TableEvent): void {
    if (this.#last !== null && event.seq !== this.#last + 1) this.#fault(event.seq, 'event-missing');
    this.#last = event.seq;
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
        if (event.kind === 'runFinished') this.#end(event.run);
        break;
      case 'runPartlyAnswered':
        if (!this.#runs.has(event.run)) this.#fault(event.seq, 'no-such-run');
        break;
      case 'runCancelled':
        if (this.#runs.has(event.run)) this.#count.abandoned += this.#runs.get(event.run)?.sealed ?? 0;
        else this.#fault(event.seq, 'no-such-run');
        this.#end(event.run);
        break;
      default:
    }
  }

  found(): Verification {
    const open = [...this.#seals.values()].flatMap(({ pending }) => pending);
    const wrong = open.filter(({ event }) => !hasRightTotal(event));
    const totals = wrong.map(({ event }) => ({ seq: event.seq, fault: 'other-total' as const }));
    return { ...this.#count, open: open.length - wrong.length, faults: [...this.#faults, ...totals] };
  }

  #fault(seq: number, fault: DiceFault): void {
    this.#faults.push({ seq, fault });
  }

  #end(run: string): void {
    this.#runs.delete(run);
    this.#over.add(run);
  }

  #seal({ seq, epoch, stream, commitment, proofs }: Extract<TableEvent, { kind: 'diceSealed' }>): void {
    this.#isSealed = true;
    if (epoch !== this.#epoch) this.#fault(seq, 'other-place');
    // Another seed in the middle of an epoch: whoever did not like the next dice could do that.
    this.#breakSeal(seq, stream);
    this.#seals.set(stream, { epoch, commitment, proofs, rolls: 0, salted: false, pending: [] });
  }

  #breakSeal(seq: number, stream: string): void {
    const seal = this.#seals.get(stream);
    if (seal === undefined) return;
    this.#seals.delete(stream);
    if (seal.rolls > 0) this.#fault(seq, 'never-shown');
  }

  #reveal({ seq, epoch, seeds }: Extract<TableEvent, { kind: 'diceRevealed' }>): void {
    if (epoch !== this.#epoch) this.#fault(seq, 'other-place');
    for (const { stream, seed, rolls } of seeds) {
      const seal = this.#seals.get(stream);
      this.#seals.delete(stream);
      if (seal === undefined) continue;
      // The last throw of an epoch has none after it that would miss it.
      if (rolls !== null && rolls !== seal.rolls) this.#fault(seq, 'number-skipped');
      // Only the streams of others may stay hidden.
      if (seed === null && stream === 'open') this.#fault(seq, 'never-shown');
      else if (seed === null) this.#count.hidden += seal.pending.length;
      else if (!isSeed(seed) || commitmentOf(seed) !== seal.commitment) this.#fault(seq, 'other-seed');
      else for (const one of seal.pending) this.#judge(seed, one, seal.proofs);
    }
    for (const stream of [...this.#seals.keys()]) this.#breakSeal(seq, stream);
    this.#salts = [];
    this.#epoch = epoch + 1;
  }

  #judge(seed: string, one: Pending, proofs: boolean): void {
    const { event, place, salted } = one;
    const fault = this.#faultOf(
      seed,
      one,
      proofs && !this.#isVeiled(event) && event.sealed?.proof !== proofOf(seed, place, event.by, event),
    );
    if (fault !== null) {
      this.#fault(event.seq, fault);
      return;
    }
    if (this.#isVeiled(event)) {
      this.#count.hidden += 1;
      return;
    }
    this.#count.verified += 1;
    if (!salted) this.#count.unsalted += 1;
  }

  #faultOf(seed: string, one: Pending, isRelabelled: boolean): DiceFault | null {
    if (!isFrom(seed, one)) return 'other-faces';
    if (!hasRightTotal(one.event)) return 'other-total';
    return isRelabelled ? 'relabelled' : null;
  }

  #throw(event: Throwing): void {
    const faults = this.#faults.length;
    const fresh = this.#freshIn(event);
    // Dice that can be checked against a seed are checked first.
    if (event.sealed === null && !hasRightTotal(event)) this.#fault(event.seq, 'other-total');
    // What is wrong by itself is not counted besides.
    if (this.#faults.length > faults) {
      const seal = this.#seals.get(event.sealed?.stream ?? '');
      if (seal !== undefined && event.sealed !== null) seal.rolls = event.sealed.roll;
      this.#count.rolls += 1;
      return;
    }
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
    else if (isHidden && event.audience === 'everyone' && !this.#isVeiled(event))
      this.#fault(event.seq, 'withheld');
    else if (isHidden) this.#count.hidden += 1;
    else {
      const place = { table: this.#table, epoch, stream, roll, salts: this.#salts };
      seal.pending.push({ event, thrown: fresh, salted: seal.salted, place });
    }
  }

  /** The throws an event adds to its run; null where they are hidden. What it tells again must be as it was. */
  #freshIn(event: Throwing): Thrown | null {
    const all = thrownIn(event);
    if (event.kind === 'notationRolled') return all;
    const { seq, run } = event;
    const before = this.#runs.get(run);
    if (this.#over.has(run) || (event.kind === 'runAnswered' && before === undefined)) {
      this.#fault(seq, 'no-such-run');
      return all;
    }
    if (event.kind === 'runStarted' && before !== undefined) this.#fault(seq, 'no-such-run');
    const known = before?.thrown ?? [];
    this.#runs.set(run, {
      thrown: all ?? known,
      sealed: (before?.sealed ?? 0) + (event.sealed === null ? 0 : 1),
    });
    if (all === null) return null;
    const isAsBefore = known.every((one, i) => JSON.stringify(one) === JSON.stringify(all[i]));
    if (!isAsBefore || !isOnTape(event, all)) this.#fault(seq, 'other-faces');
    return all.slice(known.length);
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

/** Whether the answers of a run hold the faces that its account tells. */
function isOnTape(event: Throwing, thrown: Thrown): boolean {
  if (event.kind === 'notationRolled') return true;
  const tape = event.kind === 'runFinished' ? event.result?.tape : event.progress?.tape;
  const faces = (tape ?? []).filter(
    (answer) => typeof answer !== 'string' && answer.every((one) => typeof one === 'number'),
  );
  // No faces and no answers asked together look alike.
  const told = thrown.filter((one) => one.faces.length > 0).map((one) => one.faces);
  return JSON.stringify(faces.filter((one) => one.length > 0)) === JSON.stringify(told);
}

const hasRightTotal = (event: Throwing): boolean =>
  event.kind !== 'notationRolled' || event.roll === null || isTotal(event.roll);

/** Whether a notation comes to this total with these dice, all of them and no more. */
function isTotal({ text, total, throws, edition }: NotationRoll): boolean {
  const parsed = parseNotation(text, edition ?? 1);
  if (!parsed.ok) return false;
  const run = play(
    notationRule,
    parsed.value,
    null,
    throws.map(({ faces }) => faces),
  );
  if (run.kind !== 'finished' || run.outcome !== total) return false;
  const thrown = run.trace.flatMap((line) =>
    line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : [],
  );
  return JSON.stringify(thrown) === JSON.stringify(throws.map(({ sides, faces }) => ({ sides, faces })));
}

function isFrom(seed: string, { place, thrown }: Pending): boolean {
  const dice = new FairDice(seed, place);
  return thrown.every(
    ({ sides, faces, pool }) =>
      (pool === undefined || isThrowOf(pool, faces)) && faces.every((face) => dice.roll(sides) === face),
  );
}
