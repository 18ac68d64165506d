import type { BareInput } from '../actions/inputs.ts';
import type { Role } from '../data/burdens.ts';
import { type Fate, type House, ofGm } from '../rule.ts';
import { rollChallenge } from './challenge.ts';
import { rollContest } from './contest.ts';
import { rollAttack, rollDefence, thresholdOf } from './opposed.ts';

type BareDice = BareInput<'opposed'>['attacker'];

const poolOf = ({ dice, penalty }: BareDice, role: Role) => ({
  of: ofGm(role),
  positive: [{ source: 'success', dice }],
  penalty: [{ source: 'penalty', dice: penalty }],
});

/** The bare challenge, without figure and scene. */
export function bareChallenge(fate: Fate, input: BareInput<'challenge'>, house: House) {
  const pool = poolOf(input, 'check');
  const { automatic, difficulty } = input;
  const more = [
    { source: 'bonus', dice: input.bonus },
    { source: 'fate', dice: input.fate },
  ];
  const challenge = { ...pool, positive: [...pool.positive, ...more], automatic, difficulty };
  const rolled = rollChallenge(fate, challenge, house);
  const { successes, failures, net, success, crits, patzer, experience } = rolled;
  const outcome = { successes, failures, net, success, criticals: crits, fumble: patzer, experience };
  return { outcome, effects: [] };
}

/** The bare opposed challenge: the defender rolls first. */
export function bareOpposed(fate: Fate, input: BareInput<'opposed'>, house: House) {
  const defence = rollDefence(fate, poolOf(input.defender, 'defence'), house);
  // All that the attacker's roll depends on.
  fate.mark(thresholdOf(defence, house));
  const { winner, margin } = rollAttack(fate, poolOf(input.attacker, 'attack'), defence, house);
  return { outcome: { winner, margin }, effects: [] };
}

/** The bare contest without roles. */
export function bareContest(fate: Fate, input: BareInput<'contest'>, house: House) {
  const sides = input.sides.map((one) => ({ id: one.name, ...poolOf(one, 'check') }));
  return { outcome: rollContest(fate, sides, house), effects: [] };
}
