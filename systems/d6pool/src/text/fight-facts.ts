import type { FactOf } from '@tafelrunde/kernel';
import type { Movement } from '../data/movement.ts';
import type { TravelMeans } from '../data/travel.ts';
import type { Vulnerability } from '../data/vulnerable.ts';
import type { DamageType } from '../items.ts';
import type { CellKind, Light, Posture, Terrain } from '../model.ts';

/** What the account of rounds, movement, fights and healing can say. Figures and items stand with their names. */
interface FightFacts {
  initiative: { order: readonly { readonly figure: string; readonly net: number }[] };
  joined: { figure: string; net: number; place: number };
  roundStarted: { round: number };
  roundEnded: { round: number; due: readonly string[] };
  roundsEnded: { rounds: number };
  turnOf: { figure: string };
  actionsDeclared: { figure: string; actions: number; dice: number };
  delayed: { figure: string };
  steppedIn: { figure: string };
  passed: { figure: string };
  freeAction: {
    figure: string;
    what: string;
    /** Whether it counts as an action (DP-R-31). */
    counts: boolean;
  };
  moved: {
    figure: string;
    movement: Movement;
    metres: number;
    /** Halvings by encumbrance (DP-ENC-06). */
    halved: number;
  };
  notMoved: { figure: string; movement: Movement };
  stoppedBy: { figure: string; enemy: string; metres: number };
  jumped: { figure: string; metres: number; across: boolean };
  fell: { figure: string; metres: number };
  posture: { figure: string; to: Posture };
  mounted: { figure: string; on: string | null; what: string };
  encumbrance: { figure: string; kg: number; dice: number };
  itemMoved: { figure: string; item: string; to: string };
  travelled: { means: TravelMeans; from: number; to: number; capped: boolean; stops: number };
  noDefence: { figure: string };
  defence: { figure: string; how: 'plain' | 'parry' | 'bareHands'; item: string | null };
  vulnerable: { figure: string; causes: readonly Vulnerability[] };
  shotDifficulty: { size: number; hard: number; cover: number; range: number; total: number };
  hit: { attacker: string; target: string; crits: number };
  missed: { attacker: string; target: string };
  friendHit: { figure: string; friend: string };
  burst: { attacker: string; target: string; hits: number };
  critsTraded: { crits: number };
  protected: { figure: string; value: number; type: DamageType; bonusDice: number };
  damage: { dice: number; difficulty: number; net: number; wounds: number };
  noDamageDice: object;
  // The total is null to those who are not to know.
  wounded: { figure: string; wounds: number; total: number | null };
  stunned: { figure: string; stun: number; total: number | null };
  unconscious: { figure: string };
  died: { figure: string };
  woke: { figure: string };
  armourWorn: { figure: string; armour: string; taken: number; limit: number };
  held: { holder: string; held: string };
  strangled: { holder: string; held: string };
  notHeld: { holder: string; held: string };
  released: { holder: string; held: string; by: 'escape' | 'letGo' };
  stillHeld: { holder: string; held: string };
  stance: { figure: string };
  /** What a scene that was typed in could not keep. */
  holdDropped: { figure: string };
  orderRepaired: object;
  disarmed: { figure: string; item: string };
  itemDamaged: { item: string; wounds: number };
  aimed: { figure: string; target: string };
  jammed: { figure: string; item: string };
  ready: { figure: string; item: string; ready: boolean };
  opportunity: { figure: string; target: string; granted: boolean };
  openings: { figure: string; to: readonly string[] };
  toughness: { figure: string; success: boolean; dice: number };
  healing: { figure: string; of: 'wounds' | 'stun'; success: boolean; left: number };
  placed: { figure: string; x: number; y: number };
  boardLaid: { width: number; height: number; metres: number };
  boardPainted: { cells: number; to: CellKind };
  apart: { a: string; b: string; metres: number };
  covered: { figure: string; quarters: number };
  ground: { terrain: Terrain; light: Light };
  alert: { figure: string; surprised: boolean; incapacitated: boolean };
}

export type FightFact = FactOf<FightFacts>;
