import type { FactOf, FactTexts } from '@tafelrunde/kernel';
import type { Advantage, Complication, SpellAdvantage } from '../data/complications.ts';
import type { Level } from '../data/ladders.ts';
import type { SpellEffect, SpellLevel } from '../data/spells.ts';
import type { CellKind, CoverOverride, HeartLabel, Mode, Side, Status, TraitId } from '../model.ts';
import type { Refusal } from '../rule.ts';
import type { Reach } from '../rules/range.ts';
import type { Verdict } from '../rules/results.ts';

/** Everything the account of a run can say; the words are in `facts.de.ts` and `facts.en.ts`. */
interface GwFacts {
  result: {
    verdict: Verdict;
    face: number | null;
    needs: number | null;
    /** Whose test it was; left out for a bare one. */
    figure?: string;
  };
  traitNamed: { trait: TraitId };
  difficulty: { from: number; to: number | 'almostCertain' | 'almostImpossible'; steps: number };
  step: { label: string; amount: number };
  shiftCut: { from: number; to: number };
  threshold: { level: Level; needs: number };
  helped: { from: number; to: number };
  helpUseless: { die: number };
  helpDeclined: object;
  helpChances: { without: number; helped: number; lower: boolean };
  helpOffered: { helper: string; helped: string; description: string };
  oneSaved: object;
  refused: { reason: Refusal };
  warned: { reason: Refusal };
  rollNeeded: { needed: boolean };
  wayOn: { way: 'changed' | 'acceptComplication' | 'withdraw' };
  complication: { figure: string; complication: Complication; by: 'forced' | 'gm' };
  advantage: { advantage: Advantage };
  spellAdvantage: { advantage: SpellAdvantage };
  hit: { target: string; wounds: number };
  enemyOut: { target: string; out: 'dead' | 'left' };
  retaliation: {
    figure: string;
    reachable: boolean;
    // Left out in accounts that older versions wrote.
    reach?: Reach;
    enemy?: string;
  };
  noRetaliation: { why: 'outOfReach' | 'covered' | 'helpless' | 'mode' | 'complication' | 'gm' };
  heartLost: {
    figure: string;
    /** Null to those who are not to know. */
    left: number | null;
    label: HeartLabel;
  };
  armourUsed: { figure: string; downed?: boolean };
  downed: { figure: string; still?: boolean };
  died: { figure: string };
  healed: { figure: string; by: number };
  raisedUp: { figure: string };
  crowd: { option: 'step' | 'complication' | 'none'; enemies: number };
  sight: { sight: 'clear' | 'cover' | 'blocked'; distance: number };
  spell: {
    effect: SpellEffect;
    level: SpellLevel;
    tn: number;
    mana: number;
    /** What the player described, where the effect is on no list (GW-R-42). */
    description?: string;
  };
  spellTn: {
    tn: number;
    /** Whose TN counts: the enemy's, the level's, or both are the same. */
    of: 'enemy' | 'level' | 'both';
    target: string;
    level: number;
    enemy: number;
  };
  manaPaid: { mana: number; left: number };
  manaBack: object;
  spellWorks: { effect: SpellEffect };
  spellTold: { effect: SpellEffect };
  spellFails: { consequence: 'none' | 'retaliation' };
  statusGained: { figure: string; status: Status };
  statusEnded: { figure: string; status: Status };
  moved: { figure: string; to: string; points: number; way: 'walks' | 'crawls' | 'leaps' };
  spoke: { figure: string };
  placed: { figure: string; to: string };
  boardDrawn: { cell: CellKind; cells: number };
  coverDeclared: { figure: string; cover: CoverOverride | null };
  pickedUp: { figure: string; weapon: string };
  timerMoved: { value: number; length: number };
  timerFired: { consequence: string };
  timerSet: { length: number; consequence: string };
  timerCleared: object;
  rested: { figures: number };
  sceneStarted: { armoured: number };
  combatStarted: { first: Side; surprise: Side | null };
  initiative: { figure: string; face: number };
  turn: { figure: string; round: number };
  turnLost: { figure: string };
  combatOver: object;
  noDefence: { figure: string; enemy: string };
  defence: { figure: string; enemy: string; hit: boolean };
  enemyAttack: { enemy: string; figure: string; way: 'auto' | 'enemyDie' | 'retaliationOnly' };
  created: { name: string };
  advanced: { name: string; advance: string };
  mode: { mode: Mode };
  /** Something of a typed-in scene that could not be. */
  putRight: {
    figure: string;
    what: 'heartsCut' | 'manaCut' | 'downed' | 'noHearts' | 'enemyOut' | 'turnOver' | 'cellTaken';
  };
  duel: { winner: 'attacker' | 'defender'; attacks: number };
}

export type GwFact = FactOf<GwFacts>;

export type GwFactTexts = FactTexts<GwFact>;
