import { GM, question } from '@tafelrunde/kernel';
import { type Item, isDestroyed, isNatural } from '../items.ts';
import { type Figure, itemOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { clash, type MeleeInput, pairUp } from './melee.ts';
import type { Consequence } from './patzer.ts';
import { actionProblem, spendAction } from './turns.ts';

export interface DisarmInput extends MeleeInput {
  /** The weapon to be wrested from the target. */
  readonly item: string;
}

export interface DisarmOutcome {
  readonly kind: 'disarmed' | 'missed' | 'patzer';
  readonly crits: number;
  readonly weaponWounds: number;
  readonly consequence: Consequence | null;
}

/** DP-SPA-05. */
export const DISARM_DIFFICULTY = 2;

/** DP-SPA-05, DP-R-72: a normal attack, two harder, without a damage roll. */
export function disarm(fate: Fate, input: DisarmInput, house: House) {
  const pair = pairUp(input, house);
  if (pair.kind === 'refused') return refused(pair.reason);
  const { scene, attacker, target } = pair;
  const item = itemOf(target, input.item);
  if (item === undefined || item.carried !== 'held') return refused('unknown-item');
  if (isNatural(item)) return refused('natural-weapon');
  const problem = actionProblem(scene, attacker, house);
  if (problem !== null) return refused(problem);
  const clashed = clash(fate, pair, input, { penalty: [], extra: DISARM_DIFFICULTY }, input.type, house);
  if (clashed.kind === 'refused') return refused(clashed.reason);
  const { crits, consequence } = clashed;
  const spent = [...clashed.effects, ...spendAction(scene, attacker)];
  if (clashed.kind !== 'hit')
    return {
      outcome: { kind: clashed.kind, crits: 0, weaponWounds: 0, consequence } as DisarmOutcome,
      effects: spent,
    };
  const wrested = wrest(fate, attacker, target, item, crits, house);
  const { weaponWounds } = wrested;
  const outcome: DisarmOutcome = { kind: 'disarmed', crits, weaponWounds, consequence };
  return { outcome, effects: [...spent, ...wrested.effects] };
}

export interface Wrested {
  readonly weaponWounds: number;
  readonly effects: Effects;
}

/** DP-SPA-05, DP-R-72, DP-R-125: the weapon falls; critical successes may damage it as well, one wound each. */
export function wrest(
  fate: Fate,
  attacker: Figure,
  target: Figure,
  item: Item,
  crits: number,
  house: House,
): Wrested {
  fate.note('DP-SPA-05', { kind: 'disarmed', figure: target.name, item: item.name });
  const dropped: DpEffect = { kind: 'itemDropped', figure: target.id, item: item.id };
  if (crits === 0 || !damages(fate, attacker.id, house)) return { weaponWounds: 0, effects: [dropped] };
  const worn: Item = { ...item, woundsTaken: item.woundsTaken + crits };
  fate.note('DP-R-125', { kind: 'itemDamaged', item: item.name, wounds: crits });
  const effects: Effects = isDestroyed(worn)
    ? [{ kind: 'itemRemoved', figure: target.id, item: item.id }]
    : [{ kind: 'itemSet', figure: target.id, item: worn }, dropped];
  return { weaponWounds: crits, effects };
}

/** DP-R-72: whether the weapon is to be damaged is the attacker's choice, or the GM's. */
const damages = (fate: Fate, attacker: string, { disarmCrits }: House): boolean =>
  fate.choose(
    question('disarmCrits', 'DP-R-72', disarmCrits === 'gm' ? GM : attacker, ['damage', 'take']),
  ) === 'damage';
