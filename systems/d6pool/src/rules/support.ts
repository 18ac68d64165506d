import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { abilityRow } from '../data/abilities.ts';
import { isMedicalSkill } from '../data/skills.ts';
import { type Figure, figureOf, type PendingSupport } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { type Count, judge, type Rolled, settleChallenge } from './challenge.ts';
import { prepare, throwPrepared } from './prepare.ts';
import { actionProblem, spendAction } from './turns.ts';

/** DP-SUP-01 to 05: the helper rolls first, against difficulty 1; any fitting attribute and skill will do. */
export function support(fate: Fate, input: Input<'support'>, house: House) {
  const { scene, helped: helpedId } = input;
  const helped = figureOf(scene, helpedId);
  if (helped === undefined) return refused('unknown-figure');
  if (helpedId === input.figure) return refused('nobody-helps-themselves');
  // DP-R-81: only the medical skills help a body to heal.
  const isMedical = input.skill !== null && isMedicalSkill(input.skill);
  if (input.of === 'damage' || (input.of === 'healing' && !isMedical)) return refused('no-support-for-this');
  // DP-SUP-04: one helper for each roll.
  if (scene.supports.some((one) => one.helped === helpedId)) return refused('already-supported');
  const prepared = prepare(fate, scene, input, 'support', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const problem = house.supportCostsAction ? actionProblem(scene, prepared.figure, house) : null;
  if (problem !== null) return refused(problem);
  const { count, effects } = throwPrepared(fate, scene, prepared, house);
  const rolled = settleChallenge(fate, count, { difficulty: 1 }, house);
  const more = input.of === 'healing' ? extraSuccesses(prepared.figure, input.abilities) : 0;
  const given = {
    helper: prepared.figure.id,
    helped: helpedId,
    ...helpFrom(fate, rolled, count, more, house),
    xpTraits: judge(count, 1, house).experience ? prepared.traits : [],
  };
  fate.note('DP-SUP-02', {
    kind: 'supported',
    helper: prepared.figure.name,
    helped: helped.name,
    automatic: given.automatic,
    bonusDice: given.bonusDice,
    penaltyDice: given.penaltyDice + given.failures,
  });
  const { automatic, bonusDice, penaltyDice, failures } = given;
  return {
    outcome: { kind: rolled.verdict, automatic, bonusDice, penaltyDice, failures },
    effects: [
      ...prepared.effects,
      ...effects,
      { kind: 'supportGiven' as const, support: given },
      // DP-R-19: in rounds the helper uses an action.
      ...(house.supportCostsAction ? spendAction(scene, prepared.figure) : []),
    ] as Effects,
  };
}

type Help = Pick<PendingSupport, 'automatic' | 'bonusDice' | 'penaltyDice' | 'failures'>;
const NO_HELP: Help = { automatic: 0, bonusDice: 0, penaltyDice: 0, failures: 0 };

/** DP-SUP-02 to 05, DP-R-17, DP-R-18. */
function helpFrom(fate: Fate, rolled: Rolled, count: Count, more: number, house: House): Help {
  if (rolled.patzer) {
    // The helper's failing dice are rolled again with the supported roll, or are a failure outright.
    return house.supportPatzer === 'carryDice'
      ? { ...NO_HELP, penaltyDice: count.failures }
      : { ...NO_HELP, failures: 1 };
  }
  if (!rolled.success) return { ...NO_HELP, penaltyDice: failedSupport(fate, house) };
  if (house.supportReward === 'bonusDie') return { ...NO_HELP, bonusDice: 1 };
  const crits = house.supportReward === 'onePlusCrits' ? rolled.crits : 0;
  return { ...NO_HELP, automatic: 1 + crits + more };
}

/** DP-SUP-03: a failed support harms only if the table or the GM says so. */
function failedSupport(fate: Fate, { supportFailure }: House): number {
  if (supportFailure !== 'ask') return supportFailure === 'onePenaltyDie' ? 1 : 0;
  const answer = fate.choose(question('supportFailure', 'DP-SUP-03', GM, ['nothing', 'penaltyDie']));
  return answer === 'penaltyDie' ? 1 : 0;
}

/** 4.5: abilities that make support worth more. */
function extraSuccesses(helper: Figure, abilities: readonly string[]): number {
  return abilities
    .filter((one) => helper.abilities.some(({ ability }) => ability === one))
    .map((one) => abilityRow(one)?.effect)
    .reduce((sum, effect) => sum + (effect?.block === 'supportPlus' ? effect.successes : 0), 0);
}
