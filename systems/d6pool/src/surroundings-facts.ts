import type { TimeUnit } from './data/durations.ts';
import type { Attitude, DueEvent } from './model.ts';

/** What can come due when time passes. */
export type DueKind = DueEvent['kind'] | 'drug';

/** What the account of fear, hazards, things, languages and passing time can say. Figures stand with their names. */
export type SurroundingsFact =
  | { readonly kind: 'afraid'; readonly figure: string; readonly source: string }
  | { readonly kind: 'unafraid'; readonly figure: string; readonly source: string }
  | { readonly kind: 'calmed'; readonly figure: string }
  | { readonly kind: 'drugHarmless'; readonly figure: string }
  | {
      readonly kind: 'drugHelps';
      readonly figure: string;
      readonly dice: number;
      readonly helps: string | null;
      readonly ignoresPain: boolean;
      readonly seconds: number;
    }
  | { readonly kind: 'drugged'; readonly figure: string; readonly stun: number }
  | { readonly kind: 'drugWearsOff'; readonly figure: string }
  | { readonly kind: 'airLost'; readonly figure: string }
  | { readonly kind: 'choking'; readonly figure: string; readonly round: number; readonly stunned: boolean }
  | { readonly kind: 'breathes'; readonly figure: string; readonly healed: number }
  | { readonly kind: 'burned'; readonly figure: string; readonly dice: number; readonly wounds: number }
  | { readonly kind: 'armourCatchesFire'; readonly figure: string; readonly armour: string }
  | {
      readonly kind: 'armourBurns';
      readonly figure: string;
      readonly armour: string;
      readonly wounds: number;
    }
  | {
      readonly kind: 'attitude';
      readonly figure: string;
      readonly towards: string;
      readonly to: Attitude;
    }
  | { readonly kind: 'objectPlaced'; readonly object: string }
  | { readonly kind: 'objectMissed'; readonly figure: string; readonly object: string }
  | {
      readonly kind: 'objectHit';
      readonly object: string;
      readonly wounds: number;
      /** Wounds it can still take; null: nobody has said. */
      readonly left: number | null;
    }
  | { readonly kind: 'objectDestroyed'; readonly object: string }
  | { readonly kind: 'objectExtra'; readonly object: string; readonly what: 'bursts' | 'explodes' }
  | {
      readonly kind: 'poisoned';
      readonly figure: string;
      readonly poison: string;
      readonly dose: number;
      readonly seconds: number;
      /** DP-POI-06: more than the normal dose can be tasted and proved. */
      readonly traceable: boolean;
    }
  | {
      readonly kind: 'infected';
      readonly figure: string;
      readonly disease: string;
      readonly seconds: number;
    }
  | {
      readonly kind: 'courseStep';
      readonly of: 'poison' | 'disease';
      readonly name: string;
      readonly figure: string;
      readonly damaged: boolean;
      readonly wounds: number;
      readonly misses: number;
    }
  | { readonly kind: 'critEffect'; readonly name: string; readonly figure: string; readonly crits: number }
  | {
      readonly kind: 'courseOver';
      readonly of: 'poison' | 'disease';
      readonly name: string;
      readonly figure: string;
    }
  | { readonly kind: 'numb'; readonly figure: string; readonly disease: string }
  | { readonly kind: 'secondaryInfection'; readonly figure: string; readonly disease: string }
  | { readonly kind: 'woundExchanged'; readonly figure: string; readonly disadvantage: string }
  | { readonly kind: 'afflictionEnded'; readonly figure: string; readonly what: string }
  | {
      readonly kind: 'exposed';
      readonly figure: string;
      readonly climate: string;
      readonly clothing: string;
      readonly seconds: number;
    }
  | {
      readonly kind: 'cold';
      readonly figure: string;
      readonly resisted: boolean;
      readonly stun: number;
      readonly wounds: number;
    }
  | { readonly kind: 'acidMissed'; readonly figure: string }
  | { readonly kind: 'acid'; readonly figure: string; readonly wounds: number; readonly next: number }
  | {
      readonly kind: 'equipmentHarmed';
      readonly figure: string;
      readonly item: string;
      readonly lost: boolean;
    }
  | { readonly kind: 'fluent'; readonly figure: string; readonly language: string }
  | { readonly kind: 'barrierWaived'; readonly figure: string; readonly language: string }
  | {
      readonly kind: 'barrier';
      readonly figure: string;
      readonly language: string;
      readonly understood: boolean;
      readonly dice: number;
    }
  | { readonly kind: 'explosivePlaced'; readonly figure: string; readonly item: string }
  | {
      readonly kind: 'landed';
      readonly item: string;
      readonly off: number;
      /** Sixths of a circle, 1 to 6; 0: on the spot. */
      readonly direction: number;
    }
  | { readonly kind: 'landedAtThrower'; readonly item: string }
  | { readonly kind: 'landedSomewhere'; readonly item: string }
  | { readonly kind: 'dud'; readonly item: string }
  | { readonly kind: 'exploded'; readonly item: string; readonly targets: number }
  | {
      readonly kind: 'blast';
      readonly target: string;
      readonly metres: number;
      readonly dice: number;
      readonly fewer: number;
    }
  | { readonly kind: 'fallDice'; readonly metres: number; readonly dice: number; readonly armoured: boolean }
  | { readonly kind: 'timePassed'; readonly amount: number; readonly unit: TimeUnit; readonly clock: number }
  | { readonly kind: 'comesDue'; readonly figure: string; readonly what: DueKind; readonly at: number }
  | { readonly kind: 'reminder'; readonly text: string; readonly at: number }
  | { readonly kind: 'reminderSet'; readonly text: string; readonly at: number };
