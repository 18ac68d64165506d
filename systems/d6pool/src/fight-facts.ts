import type { Movement } from './data/movement.ts';
import type { TravelMeans } from './data/travel.ts';
import type { Vulnerability } from './data/vulnerable.ts';
import type { DamageType } from './items.ts';
import type { CellKind, Light, Posture, Terrain } from './model.ts';

/** What the account of rounds, movement, fights and healing can say. Figures and items stand with their names. */
export type FightFact =
  | {
      readonly kind: 'initiative';
      readonly order: readonly { readonly figure: string; readonly net: number }[];
    }
  | { readonly kind: 'joined'; readonly figure: string; readonly net: number; readonly place: number }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'roundEnded'; readonly round: number; readonly due: readonly string[] }
  | { readonly kind: 'roundsEnded'; readonly rounds: number }
  | { readonly kind: 'turnOf'; readonly figure: string }
  | {
      readonly kind: 'actionsDeclared';
      readonly figure: string;
      readonly actions: number;
      readonly dice: number;
    }
  | { readonly kind: 'delayed'; readonly figure: string }
  | { readonly kind: 'steppedIn'; readonly figure: string }
  | { readonly kind: 'passed'; readonly figure: string }
  | {
      readonly kind: 'freeAction';
      readonly figure: string;
      readonly what: string;
      /** Whether it counts as an action (DP-R-31). */
      readonly counts: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly figure: string;
      readonly movement: Movement;
      readonly metres: number;
      /** Halvings by encumbrance (DP-ENC-06). */
      readonly halved: number;
    }
  | { readonly kind: 'notMoved'; readonly figure: string; readonly movement: Movement }
  | { readonly kind: 'stoppedBy'; readonly figure: string; readonly enemy: string; readonly metres: number }
  | { readonly kind: 'jumped'; readonly figure: string; readonly metres: number; readonly across: boolean }
  | { readonly kind: 'fell'; readonly figure: string; readonly metres: number }
  | { readonly kind: 'posture'; readonly figure: string; readonly to: Posture }
  | { readonly kind: 'mounted'; readonly figure: string; readonly on: string | null; readonly what: string }
  | { readonly kind: 'encumbrance'; readonly figure: string; readonly kg: number; readonly dice: number }
  | { readonly kind: 'itemMoved'; readonly figure: string; readonly item: string; readonly to: string }
  | {
      readonly kind: 'travelled';
      readonly means: TravelMeans;
      readonly from: number;
      readonly to: number;
      readonly capped: boolean;
      readonly stops: number;
    }
  | { readonly kind: 'noDefence'; readonly figure: string }
  | {
      readonly kind: 'defence';
      readonly figure: string;
      readonly how: 'plain' | 'parry' | 'bareHands';
      readonly item: string | null;
    }
  | { readonly kind: 'vulnerable'; readonly figure: string; readonly causes: readonly Vulnerability[] }
  | {
      readonly kind: 'shotDifficulty';
      readonly size: number;
      readonly hard: number;
      readonly cover: number;
      readonly range: number;
      readonly total: number;
    }
  | { readonly kind: 'hit'; readonly attacker: string; readonly target: string; readonly crits: number }
  | { readonly kind: 'missed'; readonly attacker: string; readonly target: string }
  | { readonly kind: 'friendHit'; readonly figure: string; readonly friend: string }
  | { readonly kind: 'burst'; readonly attacker: string; readonly target: string; readonly hits: number }
  | { readonly kind: 'critsTraded'; readonly crits: number }
  | {
      readonly kind: 'protected';
      readonly figure: string;
      readonly value: number;
      readonly type: DamageType;
      readonly bonusDice: number;
    }
  | {
      readonly kind: 'damage';
      readonly dice: number;
      readonly difficulty: number;
      readonly net: number;
      readonly wounds: number;
    }
  | { readonly kind: 'noDamageDice' }
  // The total is null to those who are not to know.
  | {
      readonly kind: 'wounded';
      readonly figure: string;
      readonly wounds: number;
      readonly total: number | null;
    }
  | {
      readonly kind: 'stunned';
      readonly figure: string;
      readonly stun: number;
      readonly total: number | null;
    }
  | { readonly kind: 'unconscious'; readonly figure: string }
  | { readonly kind: 'died'; readonly figure: string }
  | { readonly kind: 'woke'; readonly figure: string }
  | {
      readonly kind: 'armourWorn';
      readonly figure: string;
      readonly armour: string;
      readonly taken: number;
      readonly limit: number;
    }
  | { readonly kind: 'held'; readonly holder: string; readonly held: string }
  | { readonly kind: 'strangled'; readonly holder: string; readonly held: string }
  | { readonly kind: 'notHeld'; readonly holder: string; readonly held: string }
  | {
      readonly kind: 'released';
      readonly holder: string;
      readonly held: string;
      readonly by: 'escape' | 'letGo';
    }
  | { readonly kind: 'stillHeld'; readonly holder: string; readonly held: string }
  | { readonly kind: 'stance'; readonly figure: string }
  /** What a scene that was typed in could not keep. */
  | { readonly kind: 'holdDropped'; readonly figure: string }
  | { readonly kind: 'orderRepaired' }
  | { readonly kind: 'disarmed'; readonly figure: string; readonly item: string }
  | { readonly kind: 'itemDamaged'; readonly item: string; readonly wounds: number }
  | { readonly kind: 'aimed'; readonly figure: string; readonly target: string }
  | { readonly kind: 'jammed'; readonly figure: string; readonly item: string }
  | { readonly kind: 'ready'; readonly figure: string; readonly item: string; readonly ready: boolean }
  | {
      readonly kind: 'opportunity';
      readonly figure: string;
      readonly target: string;
      readonly granted: boolean;
    }
  | { readonly kind: 'openings'; readonly figure: string; readonly to: readonly string[] }
  | { readonly kind: 'toughness'; readonly figure: string; readonly success: boolean; readonly dice: number }
  | {
      readonly kind: 'healing';
      readonly figure: string;
      readonly of: 'wounds' | 'stun';
      readonly success: boolean;
      readonly left: number;
    }
  | { readonly kind: 'placed'; readonly figure: string; readonly x: number; readonly y: number }
  | {
      readonly kind: 'boardLaid';
      readonly width: number;
      readonly height: number;
      readonly metres: number;
    }
  | { readonly kind: 'boardPainted'; readonly cells: number; readonly to: CellKind }
  | { readonly kind: 'apart'; readonly a: string; readonly b: string; readonly metres: number }
  | { readonly kind: 'covered'; readonly figure: string; readonly quarters: number }
  | { readonly kind: 'ground'; readonly terrain: Terrain; readonly light: Light }
  | {
      readonly kind: 'alert';
      readonly figure: string;
      readonly surprised: boolean;
      readonly incapacitated: boolean;
    };
