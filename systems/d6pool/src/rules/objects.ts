import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { OBJECTS, type ObjectRow } from '../data/objects.ts';
import { type Gear, type Item, isDestroyed } from '../items.ts';
import { type DpEffect, type Effects, type Fate, type House, refused, type Share } from '../rule.ts';
import { attackPatzer } from './attack-patzer.ts';
import { settleChallenge } from './challenge.ts';
import { rollDamage } from './damage.ts';
import { attackSpec } from './melee.ts';
import { type Blow, readyBlow } from './object-blow.ts';
import { penaltiesOf } from './penalties.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';
import { firedOff } from './ranged.ts';
import { chooseType, critDice } from './strike.ts';
import { leavesVulnerable, spendAction } from './turns.ts';

/** DP-OBJ-02: the GM puts a thing into the scene: armour value and wounds until destruction. */
export function placeObject(fate: Fate, input: Input<'place-object'>) {
  const { scene, id, object } = input;
  const isTaken = [...scene.objects, ...scene.figures].some((one) => one.id === id);
  if (isTaken) return refused('id-taken');
  const row: ObjectRow = OBJECTS[object];
  const item: Gear = {
    kind: 'gear',
    id,
    name: input.name ?? object,
    kg: row.kg,
    carried: 'held',
    woundsTaken: 0,
    woundLimit: input.wounds ?? row.wounds,
    armourValue: input.armourValue ?? row.armourValue,
    tools: [],
    size: input.size ?? row.size,
  };
  fate.note('DP-OBJ-02', { kind: 'objectPlaced', object: item.name });
  const effects: Effects = [{ kind: 'objectSet', item }];
  return { outcome: { kind: 'placed' as const, object: id }, effects };
}

export interface ObjectOutcome {
  readonly kind: 'missed' | 'hit' | 'destroyed';
  readonly wounds: number;
  readonly extra: 'nothing' | 'bursts' | 'explodes';
}

/** DP-OBJ-01, DP-OBJ-02: attack and damage against a thing. */
export function attackObject(fate: Fate, input: Input<'attack-object'>, house: House) {
  const blow = readyBlow(input, house);
  if (blow.kind === 'refused') return refused(blow.reason);
  const { scene, figure, object, weapon, difficulty } = blow;
  const prepared = prepare(fate, scene, attackSpec(figure.id, weapon, input), 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  fate.mark(rolled.success ? `hit${rolled.crits}` : rolled.verdict);
  const cost: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...offersAfter(fate, scene, prepared, rolled, house),
    ...actionCost(blow),
    ...(rolled.patzer ? wentWrong(fate, blow, house) : []),
  ];
  if (!rolled.success) {
    fate.note('DP-OBJ-01', { kind: 'objectMissed', figure: figure.name, object: object.name });
    const missed: ObjectOutcome = { kind: 'missed', wounds: 0, extra: 'nothing' };
    return { outcome: missed, effects: cost };
  }
  const { outcome, item } = damageObject(fate, blow, critDice(fate, figure, rolled.crits, house), house);
  const changed: DpEffect =
    input.owner === null ? { kind: 'objectSet', item } : { kind: 'itemSet', figure: input.owner, item };
  return { outcome, effects: [...cost, changed] as Effects };
}

/** DP-CHL-14: what a Patzer against a thing does is what it does in any attack. */
function wentWrong(fate: Fate, { scene, figure, weapon }: Blow, house: House): Effects {
  const type = chooseType(fate, figure, weapon, null, house);
  return attackPatzer(fate, { scene, attacker: figure, weapon, type, fateUsed: 0 }, house).effects;
}

/** What the blow costs whoever deals it. */
function actionCost({ scene, figure, weapon }: Blow): Effects {
  if (weapon.kind === 'melee') return spendAction(scene, figure);
  return [
    ...firedOff({ scene, attacker: figure, weapon }, { mode: 'single' }),
    ...spendAction(scene, figure, { shotsThisRound: figure.turn.shotsThisRound + 1, aimTarget: null }),
    ...leavesVulnerable(scene, figure, 'shot'),
  ];
}

/** DP-OBJ-02: the usual damage roll against 1 and the thing's armour value. */
function damageObject(fate: Fate, { scene, figure, object, weapon }: Blow, crits: number, house: House) {
  const positive: readonly Share[] = [
    { source: `item:${weapon.name}`, dice: weapon.dice ?? 0 },
    { source: 'strength', dice: weapon.addsStrength ? figure.attributes.strength : 0 },
    { source: 'crits', dice: crits },
  ];
  const penalty = penaltiesOf(scene, figure, { roll: 'ownDamage', item: weapon.id }, house);
  const difficulty = 1 + object.armourValue;
  const { wounds } = rollDamage(
    fate,
    { of: { by: figure.id, role: 'damage' }, positive, penalty, difficulty },
    house,
  );
  const item = woundObject(fate, object, wounds);
  const extra = wounds > 1 ? extraEffect(fate, object) : 'nothing';
  const outcome: ObjectOutcome = { kind: isDestroyed(item) ? 'destroyed' : 'hit', wounds, extra };
  return { outcome, item };
}

/** DP-OBJ-02, DP-R-110: destroyed as soon as its wounds reach the figure. */
export function woundObject(fate: Fate, object: Item, wounds: number): Item {
  const item: Item = { ...object, woundsTaken: object.woundsTaken + wounds };
  const left = item.woundLimit === null ? null : Math.max(item.woundLimit - item.woundsTaken, 0);
  fate.note('DP-OBJ-02', { kind: 'objectHit', object: item.name, wounds, left });
  if (isDestroyed(item)) fate.note('DP-R-110', { kind: 'objectDestroyed', object: item.name });
  return item;
}

/** DP-OBJ-02: critical damage may do more than break a thing. */
function extraEffect(fate: Fate, object: Item): ObjectOutcome['extra'] {
  const what = fate.choose(question('objectExtra', 'DP-OBJ-02', GM, ['nothing', 'bursts', 'explodes']));
  if (what !== 'nothing') fate.note('DP-OBJ-02', { kind: 'objectExtra', object: object.name, what });
  return what;
}
