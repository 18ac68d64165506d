import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { isSocialSkill } from '../data/skills.ts';
import type { Figure } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused, type Verdict } from '../rule.ts';
import { noteFailing, settleChallenge } from './challenge.ts';
import { attitudeStep, type Consequence, patzerConsequence, patzerEffects } from './patzer.ts';
import { isPhysical } from './penalties.ts';
import { isDecidedBySupport, offersAfter, type Prepared, prepare, throwPrepared } from './prepare.ts';
import { actionProblem, nonCombatAction } from './turns.ts';

export interface AttemptOutcome {
  readonly kind: Verdict | 'passed' | 'declined';
  readonly net: number;
  readonly crits: number;
  readonly failing: readonly string[];
  readonly consequence: Consequence | null;
  readonly decidedBySupport: boolean;
}

const NOTHING_ROLLED = { net: 0, crits: 0, failing: [], consequence: null, decidedBySupport: false };

/** DP-CHL-01 to 14: a figure tries something: attribute and skill, difficulty, dice, result. */
export function attempt(fate: Fate, input: Input<'attempt'>, house: House) {
  const { scene } = input;
  const roll = isPhysical(scene, input) ? 'physical' : 'mental';
  const prepared = prepare(fate, scene, input, roll, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const { figure } = prepared;
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  if (!agreed(fate, figure, house)) {
    fate.note('DP-CHL-02', { kind: 'poolDeclined', figure: figure.name });
    return { outcome: { kind: 'declined' as const, ...NOTHING_ROLLED }, effects: [] };
  }
  const difficulty = Math.max(input.difficulty + prepared.help.difficultyBy, 0);
  if (difficulty === 0 && passes(fate)) {
    fate.note('DP-CHL-09', { kind: 'passedWithoutRoll', figure: figure.name });
    return {
      outcome: { kind: 'passed' as const, ...NOTHING_ROLLED },
      effects: nonCombatAction(fate, scene, figure, house),
    };
  }
  return rollAttempt(fate, input, prepared, difficulty, house);
}

/** DP-CHL-02, DP-R-124: the GM has to agree to a player's choice, and is asked where the table wants it; else what does not fit is taken back. */
const agreed = (fate: Fate, figure: Figure, { askFit }: House): boolean =>
  !askFit ||
  figure.kind !== 'pc' ||
  fate.choose(question('poolAgreed', 'DP-CHL-02', GM, ['agree', 'disagree'])) === 'agree';

/** DP-CHL-09: very simple things usually pass without a roll. */
const passes = (fate: Fate): boolean =>
  fate.choose(question('simplePasses', 'DP-CHL-09', GM, ['pass', 'roll'])) === 'pass';

function rollAttempt(
  fate: Fate,
  input: Input<'attempt'>,
  prepared: Prepared,
  difficulty: number,
  house: House,
) {
  const { scene } = input;
  const first = throwPrepared(fate, scene, prepared, house);
  const { thrown, repeated } = repeat(fate, input, prepared, first, difficulty, house);
  const rolled = settleChallenge(fate, thrown.count, { difficulty, hidden: input.hidden }, house);
  const { failing } = thrown.count;
  if (!rolled.success) noteFailing(fate, thrown.count);
  const consequence = rolled.patzer ? patzerConsequence(fate, input.category, house) : null;
  const outcome: AttemptOutcome = {
    kind: rolled.verdict,
    net: rolled.net,
    crits: rolled.crits,
    failing,
    consequence,
    decidedBySupport: isDecidedBySupport(fate, thrown, prepared, difficulty, house),
  };
  const effects: Effects = [
    ...prepared.effects,
    ...repeated,
    ...thrown.effects,
    ...(consequence === null
      ? []
      : patzerEffects(scene, prepared.figure, consequence, { target: input.target, item: input.item })),
    ...(rolled.crits > 0 ? betterAttitude(fate, input, prepared.figure, house) : []),
    ...offersAfter(fate, scene, prepared, rolled, house),
    ...nonCombatAction(fate, scene, prepared.figure, house),
  ];
  return { outcome, effects };
}

/** DP-R-118: a social success with crits proposes a better attitude; the GM confirms it. */
function betterAttitude(fate: Fate, input: Input<'attempt'>, figure: Figure, house: House): Effects {
  if (input.category !== 'social' || input.target === null || house.attitudeSuggestions === 'off') return [];
  const confirmed = fate.choose(question('attitudeBetter', 'DP-R-118', GM, ['yes', 'no'])) === 'yes';
  return confirmed ? attitudeStep(input.scene, figure, input.target, -1) : [];
}

const isSocial = ({ category, skill }: Input<'attempt'>): boolean =>
  category === 'social' || (skill !== null && isSocialSkill(skill));

/** 4.5: an ability that lets a failed social roll be made once more; the second result counts. */
function repeat(
  fate: Fate,
  input: Input<'attempt'>,
  prepared: Prepared,
  first: ReturnType<typeof throwPrepared>,
  difficulty: number,
  house: House,
) {
  const repeats = isSocial(input) ? prepared.help.repeats : null;
  const failed = first.count.net < difficulty || first.count.excess > 0;
  const wanted =
    repeats === 'silverTongue' &&
    failed &&
    fate.choose(question('repeatRoll', 'DP-ABL-01', prepared.figure.id, ['repeat', 'keep'])) === 'repeat';
  if (!wanted) return { thrown: first, repeated: [] };
  const used: DpEffect = { kind: 'abilityUsed', figure: prepared.figure.id, ability: repeats };
  const again = throwPrepared(fate, input.scene, prepared, house);
  return { thrown: again, repeated: [...first.effects, used] };
}
