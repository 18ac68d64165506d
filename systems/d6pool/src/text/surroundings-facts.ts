import type { FactOf } from '@tafelrunde/kernel';
import type { TimeUnit } from '../data/durations.ts';
import type { Attitude, DueEvent } from '../model.ts';

/** What can come due when time passes. */
export type DueKind = DueEvent['kind'] | 'drug';

/** What the account of fear, hazards, things, languages and passing time can say. Figures stand with their names. */
interface SurroundingsFacts {
  afraid: { figure: string; source: string };
  unafraid: { figure: string; source: string };
  calmed: { figure: string };
  drugHarmless: { figure: string };
  drugHelps: { figure: string; dice: number; helps: string | null; ignoresPain: boolean; seconds: number };
  drugged: { figure: string; stun: number };
  drugWearsOff: { figure: string };
  airLost: { figure: string };
  choking: { figure: string; round: number; stunned: boolean };
  breathes: { figure: string; healed: number };
  burned: { figure: string; dice: number; wounds: number };
  armourCatchesFire: { figure: string; armour: string };
  armourBurns: { figure: string; armour: string; wounds: number };
  attitude: { figure: string; towards: string; to: Attitude };
  objectPlaced: { object: string };
  objectMissed: { figure: string; object: string };
  objectHit: {
    object: string;
    wounds: number;
    /** Wounds it can still take; null: nobody has said. */
    left: number | null;
  };
  objectDestroyed: { object: string };
  objectExtra: { object: string; what: 'bursts' | 'explodes' };
  poisoned: {
    figure: string;
    poison: string;
    dose: number;
    seconds: number;
    /** DP-POI-06: more than the normal dose can be tasted and proved. */
    traceable: boolean;
  };
  infected: { figure: string; disease: string; seconds: number };
  courseStep: {
    of: 'poison' | 'disease';
    name: string;
    figure: string;
    damaged: boolean;
    wounds: number;
    misses: number;
  };
  critEffect: { name: string; figure: string; crits: number };
  courseOver: { of: 'poison' | 'disease'; name: string; figure: string };
  numb: { figure: string; disease: string };
  secondaryInfection: { figure: string; disease: string };
  woundExchanged: { figure: string; disadvantage: string };
  afflictionEnded: { figure: string; what: string };
  exposed: { figure: string; climate: string; clothing: string; seconds: number };
  cold: { figure: string; resisted: boolean; stun: number; wounds: number };
  acidMissed: { figure: string };
  acid: { figure: string; wounds: number; next: number };
  equipmentHarmed: { figure: string; item: string; lost: boolean };
  fluent: { figure: string; language: string };
  barrierWaived: { figure: string; language: string };
  barrier: { figure: string; language: string; understood: boolean; dice: number };
  explosivePlaced: { figure: string; item: string };
  landed: {
    item: string;
    off: number;
    /** Sixths of a circle, 1 to 6; 0: on the spot. */
    direction: number;
  };
  landedAtThrower: { item: string };
  landedSomewhere: { item: string };
  dud: { item: string };
  exploded: { item: string; targets: number };
  blast: { target: string; metres: number; dice: number; fewer: number };
  fallDice: { metres: number; dice: number; armoured: boolean };
  timePassed: { amount: number; unit: TimeUnit; clock: number };
  comesDue: { figure: string; what: DueKind; at: number };
  reminder: { text: string; at: number };
  reminderSet: { text: string; at: number };
}

export type SurroundingsFact = FactOf<SurroundingsFacts>;
