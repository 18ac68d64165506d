import { type Advice, play, type Question } from '@tafelrunde/kernel';
import type { Solver } from '@tafelrunde/system';
import { type Figure, figureOf } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import { combatIn, fighterIn, fightersAt } from '../rules/combat.ts';
import { basePools, type Hands } from '../rules/damage.ts';
import type { FighterRoll } from '../rules/fighter-dice.ts';
import { ascending } from '../rules/groups.ts';
import { usableLuckyNumber } from '../rules/lucky-number.ts';
import { type MeleePhaseInput, type MeleePhaseOutcome, meleePhase } from '../rules/melee-phase.ts';
import { armourOf, handsOf } from '../rules/striking.ts';
import type { Hand, ThrowQuestion } from '../rules/throwing-together.ts';
import { meleeWeapon, weaponTypeOf } from '../rules/weapons.ts';
import { valueOfKept } from './advice.ts';
import { keepAdvice, solvedOnce } from './check-advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import { solveDice } from './check-solver.ts';
import { facesApart } from './keep-game.ts';
import { layoutsOf } from './melee-hands.ts';
import { type Attacker, groupWorth, MELEE_GOALS, type MeleeGoal } from './melee-worth.ts';
import { adjustmentsOf } from './solvable-checks.ts';

/**
 * Advice on the common throws. It looks at the own dice alone: they are thrown and kept until all lie or the initiative is
 * taken, nobody else takes it before, and nobody swaps dice. The phase as a whole is left to the plain rule.
 */
export const meleeSolver: Solver<MeleePhaseInput, House, MeleePhaseOutcome | Refused> = {
  law: () => undefined,
  advise(input, house, goal, tape, place = 0): readonly Advice[] | undefined {
    const name = 'maximise' in goal ? MELEE_GOALS.find((own) => own === goal.maximise) : undefined;
    if (name === undefined) return undefined;
    const questions: Question<unknown>[] = [];
    const decide = (question: Question<unknown>): undefined => {
      questions.push(question);
    };
    play(meleePhase, input, house, tape, { decide });
    const asked = questions[place];
    return asked?.id === 'meleeThrow'
      ? throwAdvice(input, house, name, asked as unknown as ThrowQuestion)
      : undefined;
  },
};

function throwAdvice(
  input: MeleePhaseInput,
  house: House,
  goal: MeleeGoal,
  { hand, others, options }: ThrowQuestion,
): readonly Advice[] | undefined {
  const { kept, lying, free } = hand;
  const check = solvableHand(hand, goal, house);
  const attacker = attackerOf(input, hand, others, house);
  if (check === undefined || attacker === undefined) return undefined;
  const solved = solvedOnce(JSON.stringify(['melee', goal, check, attacker, house]), () => {
    const worth = remembering(groupWorth(goal, attacker, house));
    return solveDice(check, house, facesApart(check.sides, true), (faces) =>
      layoutsOf(faces, hand.thrower, house).reduce((best, { group }) => Math.max(best, worth(group)), 0),
    );
  });
  if (solved === undefined) return undefined;
  const asTheyLie = valueOfKept(solved, [...kept, ...lying]);
  const keeps =
    lying.length === 0 ? [] : keepAdvice(solved, { kept, thrown: lying, freeThrows: free }, house);
  const known = new Map(keeps.map(({ key, value }) => [key, value]));
  // Initiative, or nothing left to throw: all dice stay as they are.
  const advice = options.map(({ key }) => ({ key, value: known.get(key) ?? asTheyLie }));
  return advice.sort((a, b) => b.value - a.value);
}

/** The dice of a hand as the solver knows them; undefined where it cannot follow what may become of them. */
function solvableHand(
  { thrower, kept, lying, free, mustVoid }: Hand,
  goal: MeleeGoal,
  house: House,
): SolvableCheck | undefined {
  const { sides, value, cap, secondChances, shifts, masteryUses } = thrower as FighterRoll;
  const count = kept.length + lying.length;
  const adjustments = adjustmentsOf(shifts, masteryUses, count, house);
  const luckyNumber = usableLuckyNumber(sides, thrower.luckyNumber);
  // HH-R-96: converted dice make no pente and no exi, which multiply damage.
  const seesConverted = goal.startsWith('wounds') && luckyNumber !== undefined && count >= PENTE;
  const countsAttacks = goal === 'woundsNow' && house['melee.hitPerUnstoppedAttack'];
  const isUnknown = mustVoid > 0 || seesConverted || countsAttacks;
  if (isUnknown || adjustments === undefined) return undefined;
  return {
    mode: 'cascade',
    sides,
    count,
    value,
    cap,
    luckyNumber,
    freeThrows: free,
    secondChances,
    ...adjustments,
  };
}

const PENTE = 5;

function attackerOf(
  input: MeleePhaseInput,
  { thrower }: Hand,
  others: readonly Hand[],
  house: House,
): Attacker | undefined {
  const { scene } = input;
  const own = figureOf(scene, thrower.id);
  if (own === undefined) return undefined;
  const { inReachOf } = fighterIn(combatIn(scene), own.id);
  const opponents = (fightersAt(scene, input.engagement) ?? [])
    .map((id) => figureOf(scene, id) as Figure)
    .filter(({ side }) => side !== own.side)
    .map((figure) => {
      const hand = others.find((other) => other.thrower.id === figure.id);
      return {
        weapon: weaponTypeOf(meleeWeapon(figure)),
        armour: armourOf(figure),
        inReach: inReachOf.includes(figure.id),
        layouts:
          hand === undefined ? [] : layoutsOf(ascending([...hand.kept, ...hand.lying]), hand.thrower, house),
      };
    });
  return {
    weapon: weaponTypeOf(meleeWeapon(own)),
    damage: damagePools(handsOf(own, house), house),
    opponents,
  };
}

const damagePools = (hands: Hands, house: House) =>
  basePools(hands, true, house)
    .map((name) => (name === 'ts' && hands.ts !== null ? hands.ts : hands.pts))
    .map((base) => ({ ...base, count: base.count + hands.damageDice }));

/** Many throws come to the same group. */
function remembering(worth: (group: readonly number[]) => number): (group: readonly number[]) => number {
  const known = new Map<string, number>();
  return (group) => {
    const key = group.join();
    const found = known.get(key) ?? worth(group);
    known.set(key, found);
    return found;
  };
}
