import { BURDENS, type Burdens, type RollKind } from '../data/burdens.ts';
import { DISTRACTIONS, type Distraction } from '../data/distractions.ts';
import { isPhysicalSkill } from '../data/skills.ts';
import {
  type Attribute,
  actingFigure,
  type Figure,
  itemOf,
  type Scene,
  stunOf,
  type Turn,
} from '../model.ts';
import type { House, Share } from '../rule.ts';
import { encumbranceOf } from './encumbrance.ts';

/** What a roll is about, as far as penalty dice depend on it. */
export interface RollContext {
  readonly roll: RollKind;
  readonly attribute?: Attribute | null;
  readonly skill?: string | null;
  /** DP-R-48: what the GM says against attribute and skill. */
  readonly physical?: boolean | undefined;
  /** DP-DST-01: the task needs calm. */
  readonly concentration?: boolean;
  readonly distractions?: readonly Distraction[];
  /** DP-ADV-04: disadvantages that could matter. */
  readonly disadvantages?: readonly string[];
  /** DP-OBJ-03: the item in use. */
  readonly item?: string | null;
  /** The GM lets wounds count where that is open (income, situational). */
  readonly gmWounds?: boolean;
}

/** Section 2.45, DP-CHL-07, DP-R-14: all penalty dice of a figure for this roll, each with its source. */
export function penaltiesOf(
  scene: Scene,
  figure: Figure,
  context: RollContext,
  house: House,
): readonly Share[] {
  const burdens = burdensOf(context.roll, house);
  const shares: Share[] = [];
  if (burdens.wounds === 'yes' || (burdens.wounds === 'gm' && context.gmWounds === true))
    shares.push(...woundShares(figure));
  const { attribute = null, physical } = context;
  if (
    burdens.load === 'yes' ||
    (burdens.load === 'byAttribute' && isPhysical(scene, { attribute, physical, skill: null }))
  )
    shares.push(...loadShares(figure, house));
  if (burdens.actions === 'yes' && (context.roll !== 'defence' || house.multiActionDefence))
    shares.push({
      source: 'actions',
      dice: multipleActionDice(figure.turn, isActing(scene, figure, context)),
    });
  // DP-MEL-04: one die for each defence roll made before in this round.
  if (burdens.repeatedDefence === 'yes')
    shares.push({ source: 'repeatedDefence', dice: figure.turn.defenceRollsThisRound });
  if (burdens.distraction === 'gm' || (burdens.distraction === 'concentration' && context.concentration))
    shares.push({ source: 'distraction', dice: distractionDice(figure, context.distractions ?? [], house) });
  if (burdens.disadvantages === 'yes')
    shares.push(...disadvantageShares(figure, context.disadvantages ?? []));
  if (burdens.item === 'yes' && context.item) shares.push(...itemShares(figure, context.item));
  return shares.filter(({ dice }) => dice > 0);
}

/** DP-R-30: what of it burdens the damage roll of an own weapon. */
function burdensOf(roll: RollKind, { penaltiesOnDamage }: House): Burdens {
  if (roll !== 'ownDamage' || penaltiesOnDamage === 'wounds') return BURDENS[roll];
  return penaltiesOnDamage === 'all' ? BURDENS.attack : BURDENS.hazardDamage;
}

/** DP-WND-01: one die for each wound and each stun; after a toughness check only for later stuns (DP-WND-04). */
export function woundShares(figure: Figure): readonly Share[] {
  // DP-DRG-02: some drugs let their user ignore pain.
  if (figure.afflictions.some((one) => one.kind === 'drug' && one.ignoresPain)) return [];
  if (figure.toughnessActive) return [{ source: 'stun', dice: figure.stunSinceToughness }];
  return [
    { source: 'wounds', dice: figure.wounds },
    { source: 'stun', dice: stunOf(figure) },
  ];
}

/** DP-ENC-05, DP-ARM-03: weight, and the Malus of each armour on top. */
function loadShares(figure: Figure, house: House): readonly Share[] {
  const worn = figure.inventory.filter((item) => item.kind === 'armour' && item.carried === 'worn');
  return [
    { source: 'encumbrance', dice: encumbranceOf(figure, house).dice },
    ...worn.map((item) => ({ source: `item:${item.name}`, dice: item.kind === 'armour' ? item.malus : 0 })),
  ];
}

/** DP-R-48: strength and dexterity are physical, and skills that say so; the GM may say otherwise. */
export function isPhysical(scene: Scene, { attribute, skill, physical }: Omit<RollContext, 'roll'>): boolean {
  if (physical !== undefined) return physical;
  if (attribute === 'strength' || attribute === 'dexterity') return true;
  return skill != null && (isPhysicalSkill(skill) || scene.setting.physicalSkills.includes(skill));
}

/** Rolls that are themselves an action, if it is the roller's turn. */
const ACTIONS: readonly RollKind[] = ['attack', 'physical', 'mental', 'support'];
const isActing = (scene: Scene, { id }: Figure, { roll }: RollContext): boolean =>
  actingFigure(scene) === id && ACTIONS.includes(roll);

/**
 * DP-RND-07, DP-R-31: as many dice as actions, from two on; each free action after the first counts as one, and so does the
 * action whose roll is being made.
 */
export function multipleActionDice(turn: Turn, isRolling = false): number {
  const own = Math.max(turn.declaredActions, turn.actionsUsed - turn.extraActions, isRolling ? 1 : 0);
  const actions = own + Math.max(turn.freeActionsUsed - 1, 0);
  if (actions < 2) return 0;
  return actions === 2 && turn.unarmedPair ? 1 : actions;
}

/** DP-DST-01, DP-R-24: the highest row, or all of them; nothing if the module is off. */
export function distractionDice(figure: Figure, given: readonly Distraction[], house: House): number {
  if (house.distractions === 'off') return 0;
  const injured =
    house.seriousInjuryRow === 'atWoundsEqualEnd' && figure.wounds >= figure.attributes.endurance;
  const rows = new Set(injured ? [...given, 'seriouslyInjured' as const] : given);
  const dice = [...rows].map((row) => DISTRACTIONS[row]);
  return house.distractionStacking === 'sum'
    ? dice.reduce<number>((sum, one) => sum + one, 0)
    : Math.max(0, ...dice);
}

/** DP-ADV-04; DP-R-14: none twice. */
const disadvantageShares = (figure: Figure, named: readonly string[]): readonly Share[] =>
  [...new Set(named)].map((one) => ({ source: `disadvantage:${one}`, dice: figure.disadvantages[one] ?? 0 }));

/** DP-OBJ-03: an item gives as many penalty dice as it has wounds; armour does not (DP-R-83). */
function itemShares(figure: Figure, id: string): readonly Share[] {
  const item = itemOf(figure, id);
  return item === undefined || item.kind === 'armour'
    ? []
    : [{ source: `item:${item.name}`, dice: item.woundsTaken }];
}
