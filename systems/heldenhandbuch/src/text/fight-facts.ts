import type { Faces, FactOf } from '@tafelrunde/kernel';
import type { Manoeuvre } from '../data/manoeuvres.ts';
import type { EvadeSkill } from '../data/named-checks.ts';
import type { TargetSize } from '../model.ts';

/** What the account of a run can say about fights and shots; figures are called by their names. */
interface FightFacts {
  combatStarted: { fighters: number };
  combatOver: object;
  phase: { phase: number };
  commonThrow: { throwNo: number };
  fighterThrew: { figure: string; faces: Faces };
  satOut: { figure: string };
  initiative: { figure: string; target: string };
  initiativeTied: { figures: readonly string[] };
  reactionNumber: { figure: string; number: number };
  nobodyAttacked: object;
  attackFalters: { figure: string };
  attacks: { figure: string; target: string; values: readonly number[] };
  stopped: { figure: string; dice: Faces; rescue: Faces };
  gotThrough: { figure: string; attacks: number; possible: boolean };
  owesDice: { figure: string; dice: number };
  counter: { figure: string };
  exchangeOver: object;
  manoeuvre: { figure: string; manoeuvre: Manoeuvre };
  initiativeBonus: { figure: string; opponent: string; throws: number };
  disarmed: { figure: string };
  armedAgain: { figure: string; way: 'draw' | 'recover'; face: number };
  fell: { figure: string; damage: number };
  fled: { figure: string };
  closedIn: { figure: string; opponent: string };
  closingPaid: { figure: string; face: number };
  damagePool: { dice: number; sides: number; multiplier: number };
  extraDamage: { dice: number };
  hits: { hits: readonly number[] };
  struck: { figure: string; protection: number; light: number; heavy: number; critical: number };
  armourWorn: { figure: string; quality: number };
  aims: { figure: string; saved: Faces };
  shoots: { figure: string; target: string | null; size: TargetSize };
  struckOut: { faces: Faces };
  noShot: { figure: string };
  shotMinimum: { base: number; thrown: number; distance: number; minimum: number };
  shotTotal: { total: number; minimum: number; hit: boolean };
  surprised: { figure: string };
  reacted: { figure: string; number: number; aware: boolean };
  evaded: { figure: string; skill: EvadeSkill; number: number };
  legendaryShot: { equals: number };
  deadlyShot: { figure: string };
  dieVoided: { figure: string; face: number };
  mustVoid: { figure: string };
  duelWon: { winner: 'first' | 'second' | null; phases: number };
}

export type FightFact = FactOf<FightFacts>;
