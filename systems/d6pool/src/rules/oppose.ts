import type { Input } from '../actions/inputs.ts';
import type { RollKind } from '../data/burdens.ts';
import type { Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleOpposed, thresholdOf } from './opposed.ts';
import { type Consequence, patzerConsequence } from './patzer.ts';
import { isPhysical } from './penalties.ts';
import { offersAfter, prepare, type RollSpec, throwPrepared } from './prepare.ts';
import { throwDefence } from './resistance.ts';

export interface OpposeOutcome {
  readonly kind: 'attacker' | 'defender';
  readonly margin: number;
  readonly attackerNet: number;
  readonly threshold: number;
  readonly consequence: Consequence | null;
}

/** DP-OPP-01 to 04: two figures against each other; lying is an attack as well (DP-OPP-02). */
export function oppose(fate: Fate, { scene, attacker, defender }: Input<'oppose'>, house: House) {
  const kindOf = (spec: RollSpec): RollKind => (isPhysical(scene, spec) ? 'physical' : 'mental');
  return opposeAs(fate, scene, [attacker, kindOf(attacker)], [defender, kindOf(defender)], house);
}

type Part = readonly [spec: RollSpec, roll: RollKind];

/** The same with the kinds of roll given, as perception needs it. */
export function opposeAs(fate: Fate, scene: Scene, attack: Part, defence: Part, house: House) {
  const defender = prepare(fate, scene, defence[0], defence[1], house);
  if (defender.kind === 'refused') return refused(defender.reason);
  const attacker = prepare(fate, scene, attack[0], attack[1], house);
  if (attacker.kind === 'refused') return refused(attacker.reason);
  const defended = throwDefence(fate, scene, defender, house);
  const attacked = throwPrepared(fate, scene, attacker, house, false);
  // 4.5: an ability may make it easier, but not easier than 0.
  const needed = Math.max(thresholdOf(defended.count, house), 0);
  const easier = Math.max(attacker.help.difficultyBy, -needed);
  const result = settleOpposed(fate, attacked.count, defended.count, house, easier);
  const { winner, margin, threshold } = result;
  const consequence = result.attacker.patzer ? patzerConsequence(fate, 'skill', house) : null;
  const outcome: OpposeOutcome = {
    kind: winner,
    margin,
    attackerNet: result.attacker.net,
    threshold,
    consequence,
  };
  const effects: Effects = [
    ...defender.effects,
    ...defended.effects,
    ...attacker.effects,
    ...attacked.effects,
    ...offersAfter(fate, scene, attacker, result.attacker, house),
    // DP-R-100: a defence earns experience unless the table says otherwise.
    ...(house.xpOnDefence ? offersAfter(fate, scene, defender, result.defender, house) : []),
  ];
  return { outcome, effects };
}
