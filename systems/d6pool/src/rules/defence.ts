import type { MeleeWeapon, Shield } from '../items.ts';
import {
  alliesOf,
  distanceBetween,
  type Figure,
  isAble,
  ownsAbility,
  type Scene,
  skillDice,
} from '../model.ts';
import type { Effects, Fate, House, Share } from '../rule.ts';
import type { Count } from './challenge.ts';
import { isUsable, UNARMED } from './equipment.ts';
import { fateAfterwards, fateDiceOf } from './fate-dice.ts';
import { rollDefence, type Side } from './opposed.ts';
import { byName } from './options.ts';
import { luckLeft, type Naming, namingProblem } from './pools.ts';
import { offersAfter, type Prepared, prepare, type RollSpec } from './prepare.ts';
import { isWithin } from './reach.ts';
import { type Ambush, hasDefence, parriesAllowed, vulnerabilities } from './vulnerable.ts';

/** DP-MEL-03, DP-MEL-07: how a defender meets an attack. */
export interface Way {
  readonly how: 'plain' | 'parry' | 'bareHands';
  readonly item: MeleeWeapon | Shield | null;
  readonly skill: string | null;
  /** DP-MEL-08: what bare hands cost. */
  readonly penalty: number;
  /** An ally whose shield covers the defender (4.5); null: the defender alone. */
  readonly by: Figure | null;
}

/** DP-CHL-06, DP-ADV-03, DP-ADV-04: what is said about a defence roll, as about any other. */
export type DefenceFields = Pick<Naming, 'advantages' | 'disadvantages' | 'bonus' | 'penalty'> | undefined;

const NO_NAMING: Naming = {
  attribute: 'dexterity',
  skill: null,
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
};

/** Why nobody can defend with what was named; null if they can. */
export const defenceProblem = (scene: Scene, defender: Figure, named: DefenceFields, house: House) =>
  named === undefined ? null : namingProblem(scene, defender, { ...NO_NAMING, ...named }, house);

const PLAIN: Way = { how: 'plain', item: null, skill: null, penalty: 0, by: null };

export interface Attack {
  readonly scene: Scene;
  readonly attacker: Figure;
  readonly defender: Figure;
  readonly unarmed: boolean;
  readonly ambush: Ambush;
  /** Penalty dice that the attacker's feint puts on the defence (4.5). */
  readonly feint: number;
  readonly named?: DefenceFields;
}

export interface Defended {
  readonly count: Count;
  readonly way: Way | null;
  /** Null without a roll. */
  readonly prepared: Prepared | null;
  readonly effects: Effects;
}

/** DP-MEL-03 to 09: the defender chooses, rolls first, and pays for it. */
export function defend(fate: Fate, attack: Attack, house: House): Defended {
  const { scene, defender, ambush } = attack;
  if (!hasDefence(defender, ambush, house)) {
    fate.note('DP-MEL-03', { kind: 'noDefence', figure: defender.name });
    return {
      count: rollDefence(fate, { positive: [], penalty: [] }, house),
      way: null,
      prepared: null,
      effects: [],
    };
  }
  const ways = waysToDefend(attack, house);
  const causes = vulnerabilities(scene, defender, ambush, house);
  if (causes.length > 0) fate.note('DP-VUL-01', { kind: 'vulnerable', figure: defender.name, causes });
  return rollWay(fate, attack, chooseWay(fate, defender, ways), house);
}

/** DP-MEL-07: whether to parry and with what is the defender's choice. */
function chooseWay(fate: Fate, defender: Figure, ways: readonly Way[]): Way {
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return only;
  const told = ways.map((way) => {
    const with_ = way.by ?? way.item;
    return { id: with_?.id ?? way.how, name: with_?.name ?? way.how, way };
  });
  const options = byName(told).map(({ key, value }) => ({ key, value: value.way }));
  return fate.choose({ id: 'defence', cite: 'DP-MEL-07', by: defender.id, options });
}

/** Rolls a defence that has been chosen; grapples come here directly (DP-R-68). */
export function rollWay(fate: Fate, attack: Attack, way: Way, house: House): Defended {
  const { scene } = attack;
  const defender = way.by ?? attack.defender;
  const item = way.item?.name ?? null;
  fate.note(way.how === 'plain' ? 'DP-MEL-03' : 'DP-MEL-07', {
    kind: 'defence',
    figure: defender.name,
    how: way.how,
    item,
  });
  const prepared = prepare(fate, scene, specOf(fate, { ...attack, defender }, way, house), 'defence', house);
  // Whoever can defend can roll: there is nothing left to refuse.
  if (prepared.kind === 'refused') throw new Error(prepared.reason);
  const first = rollDefence(fate, sideOf(prepared, { ...attack, defender }, way), house);
  const { count, effects } = fateAfterwards(fate, scene, defender, first, house);
  return { count, way, prepared, effects: [...prepared.effects, ...effects, ...costs(scene, defender, way)] };
}

function sideOf({ challenge, support }: Prepared, { defender, feint }: Attack, way: Way): Side {
  const bonus: readonly Share[] = [
    // DP-SPA-04: one bonus die for the full round, even while vulnerable.
    { source: 'stance', dice: defender.turn.defensiveStance ? 1 : 0 },
    { source: 'support', dice: support?.bonusDice ?? 0 },
  ];
  const penalty: readonly Share[] = [
    { source: 'bareHands', dice: way.penalty },
    { source: 'feint', dice: feint },
  ];
  return {
    ...challenge,
    positive: [...challenge.positive, ...bonus],
    penalty: [...challenge.penalty, ...penalty],
  };
}

function specOf(fate: Fate, { scene, defender, named }: Attack, way: Way, house: House): RollSpec {
  // What was named is the defender's own; an ally with a shield shares only the circumstances.
  const traits = way.by === null ? {} : { advantages: [], disadvantages: [] };
  const naming: Naming = { ...NO_NAMING, ...named, ...traits };
  return {
    ...naming,
    figure: defender.id,
    skill: way.skill,
    luck: naming.advantages.includes('lucky') ? 1 : luckForDefence(fate, defender, house),
    fate: fateForDefence(fate, scene, defender, house),
    abilities: [],
    concentration: false,
    distractions: [],
    item: way.item?.id ?? null,
  };
}

/** DP-FAT-02: the defender's player may use fate dice as well. */
function fateForDefence(fate: Fate, scene: Scene, defender: Figure, house: House): number {
  const owned = house.fateTiming === 'before' ? fateDiceOf(scene, defender, house) : 0;
  if (owned === 0) return 0;
  const options = Array.from({ length: owned + 1 }, (_, n) => ({ key: `${n}`, value: n }));
  return fate.choose({ id: 'defenceFate', cite: 'DP-FAT-02', by: defender.id, options });
}

/** DP-R-119: luck helps in a defence as well. */
function luckForDefence(fate: Fate, defender: Figure, house: House): number {
  const left = luckLeft(defender, house);
  if (left === 0) return 0;
  const counts = house.luck === 'everyRoll' ? [0, left] : Array.from({ length: left + 1 }, (_, n) => n);
  const options = counts.map((n) => ({ key: `${n}`, value: n }));
  return fate.choose({ id: 'defenceLuck', cite: 'DP-R-119', by: defender.id, options });
}

/** DP-MEL-04, DP-VUL-02: the next defence is harder; a parry leaves vulnerable. */
function costs(scene: Scene, { id, turn }: Figure, { how }: Way): Effects {
  if (scene.round === 0) return [];
  const rolls = { defenceRollsThisRound: turn.defenceRollsThisRound + 1 };
  if (how === 'plain') return [{ kind: 'turnChanged', figure: id, set: rolls }];
  const { parriesThisRound, parriesSinceTurn } = turn;
  const parries = { parriesThisRound: parriesThisRound + 1, parriesSinceTurn: parriesSinceTurn + 1 };
  return [
    { kind: 'turnChanged', figure: id, set: { ...rolls, ...parries } },
    { kind: 'vulnerable', figure: id, cause: 'parried' },
  ];
}

/** DP-MEL-07, DP-R-54: every way there is, the one with most dice first. */
export function waysToDefend(attack: Attack, house: House): readonly Way[] {
  const { scene, defender, ambush } = attack;
  const covered = shieldWall(attack, house);
  if (!hasParryLeft(scene, defender, ambush, house)) return [...covered, PLAIN];
  const armed = defender.inventory.flatMap((item): readonly Way[] =>
    canParryWith(attack, item, house) && (item.kind === 'melee' || item.kind === 'shield')
      ? [{ how: 'parry', item, skill: item.skill, penalty: 0, by: null }]
      : [],
  );
  // DP-R-07: what the table does not let be used untrained is no way to defend.
  const active = [...armed, bareHands(attack, house)].filter(
    ({ skill }) => namingProblem(scene, defender, { ...NO_NAMING, skill }, house) === null,
  );
  const worth = (way: Way): number =>
    (way.skill === null ? 0 : skillDice(way.by ?? defender, way.skill)) -
    way.penalty -
    (way.item?.woundsTaken ?? 0);
  // Sorting is stable: a weapon stands before bare hands that are as good.
  return [...active, ...covered, PLAIN].toSorted((a, b) => worth(b) - worth(a));
}

/** DP-MEL-06, DP-R-56: a weapon parries within its reach, a shield always. */
function canParryWith(
  { scene, attacker, defender }: Attack,
  item: Figure['inventory'][number],
  house: House,
): boolean {
  if (!isUsable(item)) return false;
  if (item.kind === 'shield') return true;
  if (item.kind !== 'melee' || item.types.length === 0) return false;
  const onMap = attacker.position !== null && defender.position !== null;
  const limited = house.reachLimitsParry === 'always' || (house.reachLimitsParry === 'onMapOnly' && onMap);
  return !limited || isWithin(scene, attacker, defender, item.reach, house);
}

/** DP-MEL-08, DP-R-55: two penalty dice, unless hands meet hands and the table is kind, or an ability helps. */
function bareHands({ defender, unarmed }: Attack, house: House): Way {
  const free =
    ownsAbility(defender, 'bareHandParry') || (unarmed && house.unarmedParryVsUnarmed === 'noPenalty');
  return { how: 'bareHands', item: null, skill: UNARMED.skill, penalty: free ? 0 : 2, by: null };
}

const ADJACENT = 1.5;

/** 4.5: allies beside the defender who may parry for him with their shields. */
function shieldWall({ scene, defender }: Attack, house: House): readonly Way[] {
  return alliesOf(scene, defender).flatMap((ally): readonly Way[] => {
    const metres = distanceBetween(scene, ally, defender);
    const item = ally.inventory.find((one) => one.kind === 'shield' && isUsable(one));
    const stands = ownsAbility(ally, 'shieldWall') && isAble(ally) && metres !== null && metres <= ADJACENT;
    if (!stands || item?.kind !== 'shield' || !hasParryLeft(scene, ally, NO_AMBUSH, house)) return [];
    return [{ how: 'parry', item, skill: item.skill, penalty: 0, by: ally }];
  });
}

const NO_AMBUSH: Ambush = { unseen: false, surprised: false, noSkill: false };

/** DP-R-54: not vulnerable, and a parry left. */
export function hasParryLeft(scene: Scene, figure: Figure, ambush: Ambush, house: House): boolean {
  const allowed = parriesAllowed(figure);
  const { parriesThisRound, parriesSinceTurn } = figure.turn;
  return (
    parriesThisRound < allowed &&
    parriesSinceTurn < allowed &&
    vulnerabilities(scene, figure, ambush, house).length === 0
  );
}

/** DP-R-100: what a defender who won has learnt. */
export function defenceOffers(
  fate: Fate,
  scene: Scene,
  { prepared, count }: Defended,
  won: boolean,
  house: House,
): Effects {
  if (prepared === null || !house.xpOnDefence) return [];
  const experience = won && count.dice > 0 && 2 * count.hits >= count.dice;
  return offersAfter(fate, scene, prepared, { success: won, experience }, house);
}
