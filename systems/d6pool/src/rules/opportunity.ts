import { GM, question } from '@tafelrunde/kernel';
import { type Figure, figureOf, isAble } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { grab, holderOf } from './grapple.ts';
import { clash, damageOf, type MeleeInput, outcomeOf, PLAIN_FORM, pairUp } from './melee.ts';
import { chooseType } from './strike.ts';

export interface OpportunityInput extends MeleeInput {
  readonly form: 'attack' | 'grapple';
}

/** DP-SPA-09, DP-R-34: out of turn, no action, once per round; granted by the GM, or given by an opening. */
export function opportunityAttack(fate: Fate, input: OpportunityInput, house: House) {
  const { scene } = input;
  if (house.opportunityAttacks === 'off') return refused('rule-is-off');
  if (scene.round === 0) return refused('not-in-rounds');
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return refused('unknown-figure');
  if (!isAble(attacker)) return refused('not-able');
  if (attacker.fear !== null) return refused('afraid');
  if (attacker.turn.opportunityUsed) return refused('opportunity-used');
  const automatic = house.opportunityAttacks === 'automatic';
  if (automatic && !attacker.turn.openings.includes(target.id)) return refused('no-opening');
  const possible = input.form === 'attack' ? pairUp(input, house) : holderOf(input, house, false);
  if (possible.kind === 'refused') return refused(possible.reason);
  if (!automatic && !isGranted(fate, attacker, target))
    return { outcome: { kind: 'notGranted' as const }, effects: [] };
  const used: DpEffect = { kind: 'turnChanged', figure: attacker.id, set: { opportunityUsed: true } };
  if (input.form === 'grapple') return grab(fate, input, attacker, target, [used], house);
  return strikeOutOfTurn(fate, input, attacker, used, house);
}

function isGranted(fate: Fate, figure: Figure, target: Figure): boolean {
  const granted = fate.choose(question('opportunity', 'DP-SPA-09', GM, ['grant', 'refuse'])) === 'grant';
  fate.note('DP-SPA-09', { kind: 'opportunity', figure: figure.name, target: target.name, granted });
  return granted;
}

function strikeOutOfTurn(
  fate: Fate,
  input: OpportunityInput,
  attacker: Figure,
  used: DpEffect,
  house: House,
) {
  const pair = pairUp(input, house);
  if (pair.kind === 'refused') return refused(pair.reason);
  const type = chooseType(fate, attacker, pair.weapon, input.type, house);
  const clashed = clash(fate, pair, input, PLAIN_FORM, type, house);
  if (clashed.kind === 'refused') return refused(clashed.reason);
  const struck = damageOf(fate, pair, clashed, type, [], house);
  const effects: Effects = [...clashed.effects, ...struck.effects, used];
  return { outcome: outcomeOf(clashed, struck), effects };
}
