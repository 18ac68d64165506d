import { GM, question } from '@tafelrunde/kernel';
import type { Side } from '../data/sides.ts';
import { labelOf, type Scene } from '../model.ts';
import { type Fate, type House, type Refusal, refused } from '../rule.ts';
import {
  type Check,
  type CheckSide,
  isRefusal,
  noteUntrained,
  type ReadyCheck,
  readyCheck,
  rollCheckTotal,
} from './check.ts';
import { degreesOf, openDegrees } from './degrees.ts';

const PARTS = ['initiator', 'reactor'] as const;
export type Part = (typeof PARTS)[number];

/** One side of an opposed check, told as what it is called. */
export interface Contestant extends Check {
  readonly name: string;
  readonly side: Side;
  readonly skillName: string;
}

export interface Contest {
  readonly winner: Part;
  readonly tie: boolean;
  readonly degrees: number;
  readonly initiatorTotal?: number;
  readonly reactorTotal?: number;
}

/** PW-OPP-02, PW-R-10: a tie goes to the player's side; between two of a kind the table's switch decides. */
export function tieRule(
  initiator: Side,
  reactor: Side,
  house: House,
): 'player' | House['opposed.tieSameSide'] {
  return initiator === reactor ? house['opposed.tieSameSide'] : 'player';
}

/** PW-R-13 (2): the target is the other's total, only the winner can have degrees, a won tie has none. */
export function winnersDegrees(margin: number, house: House): number {
  return house['degrees.inOpposed'] ? degreesOf(Math.abs(margin), 0, house) : 0;
}

/** PW-OPP-01: both sides check, the higher Probenwert wins. */
export function contest(fate: Fate, initiator: Contestant, reactor: Contestant, house: House): Contest {
  for (;;) {
    // A new roll begins from the start: nothing of a tied one counts.
    fate.mark('contest');
    const first = rollSide(fate, initiator, 'initiator', house);
    const second = rollSide(fate, reactor, `reactor against ${first}`, house);
    const margin = first - second;
    const winner = margin === 0 ? settleTie(fate, initiator.side, reactor.side, house) : winnerBy(margin);
    if (winner === null) continue;
    const degrees = winnersDegrees(margin, house);
    const [won, lost] = winner === 'initiator' ? [initiator, reactor] : [reactor, initiator];
    fate.note('PW-OPP-01', {
      kind: 'compared',
      winner: won.name,
      loser: lost.name,
      margin: Math.abs(margin),
      degrees,
    });
    return { winner, tie: margin === 0, degrees, initiatorTotal: first, reactorTotal: second };
  }
}

function rollSide(fate: Fate, side: Contestant, key: string, house: House): number {
  const total = rollCheckTotal(fate, side, null, key, house);
  fate.note('PW-OPP-01', { kind: 'sideRolled', who: side.name, skill: side.skillName, total });
  return total;
}

const winnerBy = (margin: number): Part => (margin > 0 ? 'initiator' : 'reactor');

/** Null: both roll again. */
function settleTie(fate: Fate, initiator: Side, reactor: Side, house: House): Part | null {
  const settled = tieRule(initiator, reactor, house);
  fate.note(settled === 'player' ? 'PW-OPP-02' : 'PW-R-10', { kind: 'tie', settled });
  switch (settled) {
    case 'player':
      return initiator === 'pc' ? 'initiator' : 'reactor';
    case 'gm':
      return fate.choose(question('tieWinner', 'PW-R-10', GM, PARTS));
    case 'reroll':
      return null;
    default:
      return settled;
  }
}

export interface OpposedCheckInput {
  readonly scene: Scene;
  /** The side whose action caused the check (PW-R-10). */
  readonly initiator: string;
  readonly initiatorSkill: string;
  readonly initiatorModifier: number;
  readonly initiatorCircumstances: readonly string[];
  readonly reactor: string;
  readonly reactorSkill: string;
  readonly reactorModifier: number;
  readonly reactorCircumstances: readonly string[];
  readonly forced: boolean;
}

export interface ReadyContest {
  readonly initiator: ReadyCheck & Contestant;
  readonly reactor: ReadyCheck & Contestant;
}

/** PW-R-17 (3): whoever has to react has no way around the roll. */
export function readyContest(input: OpposedCheckInput, house: House): ReadyContest | Refusal {
  const initiator = contestant(
    input.scene,
    {
      figure: input.initiator,
      skill: input.initiatorSkill,
      modifier: input.initiatorModifier,
      circumstances: input.initiatorCircumstances,
      forced: input.forced,
    },
    house,
  );
  const reactor = contestant(
    input.scene,
    {
      figure: input.reactor,
      skill: input.reactorSkill,
      modifier: input.reactorModifier,
      circumstances: input.reactorCircumstances,
      forced: true,
    },
    house,
  );
  if (isRefusal(initiator)) return initiator;
  if (isRefusal(reactor)) return reactor;
  return input.initiator === input.reactor ? 'same-figure' : { initiator, reactor };
}

function contestant(scene: Scene, side: CheckSide, house: House): (ReadyCheck & Contestant) | Refusal {
  const ready = readyCheck(scene, side, 'opposed', house);
  if (isRefusal(ready)) return ready;
  return { ...ready, name: ready.figure.name, side: ready.figure.side, skillName: labelOf(ready.skillUsed) };
}

/** PW-OPP-01 to 03: one figure's Probe against another's, each with its circumstances. */
export function opposedCheck(fate: Fate, input: OpposedCheckInput, house: House) {
  const ready = readyContest(input, house);
  if (isRefusal(ready)) return refused(ready);
  noteUntrained(fate, ready.initiator, house);
  noteUntrained(fate, ready.reactor, house);
  const result = contest(fate, ready.initiator, ready.reactor, house);
  const won = ready[result.winner].figure.id;
  const lost = ready[result.winner === 'initiator' ? 'reactor' : 'initiator'].figure.id;
  const effects = [
    ...openDegrees(fate, input.scene, won, result.degrees),
    ...openDegrees(fate, input.scene, lost, 0),
  ];
  return { outcome: { kind: 'opposed' as const, ...result }, effects };
}
