import { GM, question } from '@tafelrunde/kernel';
import type { DpEffect } from '../effects.ts';
import type { DpFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { type Item, isDestroyed } from '../items.ts';
import { type Figure, itemOf } from '../model.ts';
import { refused } from '../refusal.ts';
import { clash, type MeleeInput, pairUp } from './melee.ts';
import type { Consequence } from './patzer.ts';
import { actionProblem, spendAction } from './turns.ts';

export interface DisarmInput extends MeleeInput {
  /** The weapon to be wrested from the target. */
  readonly item: string;
}

export interface DisarmOutcome {
  readonly kind: 'disarmed' | 'damaged' | 'missed' | 'patzer';
  readonly crits: number;
  readonly weaponWounds: number;
  readonly consequence: Consequence | null;
}

/** DP-SPA-05. */
export const DISARM_DIFFICULTY = 2;

/** DP-SPA-05, DP-R-72: a normal attack, two harder, without a damage roll. */
export function disarm(fate: DpFate, input: DisarmInput, house: House) {
  const pair = pairUp(input, house);
  if (pair.kind === 'refused') return refused(pair.reason);
  const { scene, attacker, target } = pair;
  const item = itemOf(target, input.item);
  if (item === undefined || item.carried !== 'held') return refused('unknown-item');
  const problem = actionProblem(scene, attacker, house);
  if (problem !== null) return refused(problem);
  const clashed = clash(fate, pair, input, { penalty: [], extra: DISARM_DIFFICULTY }, 'disarm', house);
  if (clashed.kind === 'refused') return refused(clashed.reason);
  const { crits, consequence } = clashed;
  const spent = [...clashed.effects, ...spendAction(scene, attacker)];
  if (clashed.kind !== 'hit')
    return {
      outcome: { kind: clashed.kind, crits: 0, weaponWounds: 0, consequence } as DisarmOutcome,
      effects: spent,
    };
  const wrested = wrest(fate, attacker, target, item, crits, house);
  const { kind, weaponWounds } = wrested;
  const outcome: DisarmOutcome = { kind, crits, weaponWounds, consequence };
  return { outcome, effects: [...spent, ...wrested.effects] };
}

export interface Wrested {
  readonly kind: 'disarmed' | 'damaged';
  readonly weaponWounds: number;
  readonly effects: readonly DpEffect[];
}

/** DP-SPA-05, DP-R-72: the weapon falls, or takes one wound for each critical success. */
export function wrest(
  fate: DpFate,
  attacker: Figure,
  target: Figure,
  item: Item,
  crits: number,
  house: House,
): Wrested {
  if (crits === 0 || !damages(fate, attacker.id, house)) {
    fate.note('DP-SPA-05', { kind: 'disarmed', figure: target.name, item: item.name });
    const effects: readonly DpEffect[] = [{ kind: 'itemDropped', figure: target.id, item: item.id }];
    return { kind: 'disarmed', weaponWounds: 0, effects };
  }
  const worn: Item = { ...item, woundsTaken: item.woundsTaken + crits };
  fate.note('DP-R-72', { kind: 'itemDamaged', item: item.name, wounds: crits });
  const effects: readonly DpEffect[] = isDestroyed(worn)
    ? [{ kind: 'itemRemoved', figure: target.id, item: item.id }]
    : [{ kind: 'itemSet', figure: target.id, item: worn }];
  return { kind: 'damaged', weaponWounds: crits, effects };
}

/** DP-R-72: with critical successes the attacker may choose damage to the weapon, or the GM decides. */
const damages = (fate: DpFate, attacker: string, { disarmCrits }: House): boolean =>
  fate.choose(
    question('disarmCrits', 'DP-R-72', disarmCrits === 'gm' ? GM : attacker, ['take', 'damage']),
  ) === 'damage';
