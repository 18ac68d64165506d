import { face as faceOf, die as oneDie, question } from '@tafelrunde/kernel';
import type { Die, Level, Tn } from '../data/ladders.ts';
import { SPELL_EFFECTS } from '../data/spells.ts';
import { applyEffects } from '../effects.ts';
import { type Cell, type Enemy, figureOf, type Pc } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { type Miss, missed, type Strike, takeAim, thrown, wound } from './attack.ts';
import { shareOfFaces } from './chance.ts';
import { pressureEnds, pressureSteps, statedSteps, surpriseSteps } from './conditions.ts';
import { crowdOption, crowdSteps } from './crowd.ts';
import { d6VerdictOf, gradeOf, mayThrowAgain, thresholdFor } from './d6only.ts';
import { enlarge } from './die-size.ts';
import { hurdleFor, hurdleOf, type Step, shiftTn, sumOfSteps } from './difficulty.ts';
import { loseHeart } from './hearts.ts';
import { takeHelp } from './help.ts';
import {
  type Cast,
  type CastInput,
  magicConsequence,
  NOTHING,
  prepareSpell,
  type Spell,
  spellAdvantage,
  spellTn,
} from './magic.ts';
import { payMana } from './mana.ts';
import { coverSteps, distanceBetween, rangeSteps, reachOf } from './range.ts';
import { isFailure, isSuccess, type Verdict, verdictOf } from './results.ts';
import { type Answering, retaliate } from './retaliation.ts';
import { inArea, isTold } from './spell-effects.ts';
import type { TestResult } from './test.ts';
import { countFailure } from './timer.ts';
import { dieOf, levelOf } from './traits.ts';
import { spendAction } from './turns.ts';

/** GW-ADD-15, GW-R-14: a spell that takes hearts is an attack: enemy's or level's TN, retaliation, crowd. */
export function attackSpell(fate: Fate, input: CastInput, house: House): Cast {
  if (!SPELL_EFFECTS[input.effect].attack) return refused('wrong-spell');
  const spell = prepareSpell(fate, input, house);
  if (typeof spell === 'string') return refused(spell);
  if (isTold(spell.caster, spell.effect)) return told(fate, spell, house);
  return input.effect === 'area' ? area(fate, spell, house) : projectile(fate, spell, house);
}

/** GW-R-42: an area without a board: thrown against the level's TN, and the GM says who is in it. */
function told(fate: Fate, spell: Spell, house: House): Cast {
  const { scene, caster } = spell;
  const way = {
    scene,
    attacker: caster,
    kind: 'ranged',
    trait: 'M',
    role: 'spell',
    mana: spell.mana,
  } as const;
  const aim = takeAim(
    fate,
    { ...way, tn: spell.levelTn, steps: ownSteps(spell), crowd: spell.input.crowd },
    house,
  );
  if (aim === null) return refused('almost-impossible');
  const { result } = aim;
  const isMissed = isFailure(result.kind);
  const end = isMissed ? consequence(fate, spell, caster, result.kind, house) : toldArea(fate, spell, result);
  return {
    outcome: { ...NOTHING, ...end.outcome, kind: result.kind, manaPaid: spell.mana, ...thrown(result) },
    effects: [
      ...spendAction(scene, caster),
      ...aim.effects,
      ...end.effects,
      ...countFailure(fate, scene, result.kind, 'spells', house),
    ],
  };
}

function toldArea(fate: Fate, spell: Spell, { kind }: TestResult) {
  fate.note('GW-R-42', { kind: 'spellTold', effect: spell.effect });
  const { advantage, manaBack, effects } = spellAdvantage(fate, spell, kind);
  return { outcome: { advantage, manaBack }, effects };
}

function ownSteps({ scene, caster, input }: Spell): readonly Step[] {
  return [
    ...statedSteps(input.conditions, caster),
    ...surpriseSteps(scene, caster),
    ...pressureSteps(caster),
  ];
}

function stepsAgainst({ scene, caster }: Spell, target: Enemy, house: House): readonly Step[] {
  return [
    ...coverSteps(scene, caster, target),
    ...rangeSteps(distanceBetween(caster, target, 'ranged'), house),
  ];
}

/** GW-ADD-15: one target in sight, thrown with M. */
function projectile(fate: Fate, spell: Spell, house: House): Cast {
  const { scene, caster, input } = spell;
  const target = figureOf(scene, input.target ?? '') as Enemy;
  const steps = [...ownSteps(spell), ...stepsAgainst(spell, target, house)];
  const tn = spellTn(fate, spell.levelTn, target, house);
  const way: Strike = {
    scene,
    attacker: caster,
    target,
    kind: 'ranged',
    trait: 'M',
    tn,
    steps,
    crowd: input.crowd,
    role: 'spell',
    mana: spell.mana,
  };
  const aim = takeAim(fate, way, house);
  if (aim === null) return refused('almost-impossible');
  const { result } = aim;
  const end = isFailure(result.kind)
    ? fumbled(fate, spell, result.kind, missed(fate, way, result, aim.crowd, house), house)
    : struck(fate, spell, [target], result.kind, house);
  return {
    outcome: { ...NOTHING, ...end.outcome, kind: result.kind, manaPaid: spell.mana, ...thrown(result) },
    effects: [
      ...spendAction(scene, caster),
      ...aim.effects,
      ...end.effects,
      ...countFailure(fate, scene, result.kind, 'spells', house),
    ],
  };
}

/** GW-R-25: retaliation is the consequence of a failed attack spell; without it the small consequence comes. */
function fumbled(fate: Fate, { scene, caster }: Spell, verdict: Verdict, miss: Miss, house: House) {
  if (miss.retaliation !== 'none' || miss.complication !== null) {
    fate.note('GW-R-25', {
      kind: 'spellFails',
      consequence: miss.retaliation === 'none' ? 'none' : 'retaliation',
    });
    return {
      outcome: { retaliation: miss.retaliation, complication: miss.complication },
      effects: miss.effects,
    };
  }
  const small = magicConsequence(fate, scene, caster, verdict, house);
  return { outcome: { complication: small.complication }, effects: [...miss.effects, ...small.effects] };
}

/** GW-R-27: for an attack spell a larger effect is one wound more, on everybody it hits. */
function struck(fate: Fate, spell: Spell, targets: readonly Enemy[], verdict: Verdict, house: House) {
  const bonus = spellAdvantage(fate, spell, verdict);
  const wounds = bonus.advantage === 'largerEffect' ? 2 : 1;
  const hits = targets.map((target) => ({ target, ...wound(fate, spell.caster, target, wounds, house) }));
  return {
    outcome: {
      advantage: bonus.advantage,
      manaBack: bonus.manaBack,
      wounds: hits.reduce((sum, hit) => sum + hit.wounds, 0),
      out: hits.filter((hit) => hit.out !== null).map((hit) => hit.target.id),
    },
    effects: [...hits.flatMap((hit) => hit.effects), ...bonus.effects],
  };
}

/** How the one throw of an area spell stands against one target. */
interface Judged {
  readonly target: Enemy;
  readonly verdict: Verdict;
}

/** GW-ADD-15, GW-R-38: one throw, compared with every enemy there; a target above 12 is left out. */
function area(fate: Fate, spell: Spell, house: House): Cast {
  const { scene, caster, input } = spell;
  const there = inArea(scene, input.cells[0] as Cell);
  const crowd = crowdOption(
    fate,
    scene,
    caster,
    { tn: spell.levelTn, steps: ownSteps(spell), named: input.crowd },
    house,
  );
  const steps = [...ownSteps(spell), ...crowdSteps(crowd)];
  const against = there
    .filter((figure): figure is Enemy => figure.side === 'enemy')
    .map((target) => ({
      target,
      tn: spellTn(fate, spell.levelTn, target, house),
      steps: [...steps, ...stepsAgainst(spell, target, house)],
    }))
    .filter((one) => hurdleFor(scene.mode, one.tn, one.steps, house) !== 'refused');
  if (against.length === 0) return refused('almost-impossible');
  const paid = payMana(fate, caster, spell.mana);
  const chanceWith = (helpers: number) => chanceOfOne(spell, against, helpers, house);
  const help = takeHelp(fate, scene, caster, chanceWith, house);
  const thrower = thrownAt(fate, spell, against, help.helpers, house);
  const judged: readonly Judged[] = against.map(({ target, tn, steps: own }) => ({
    target,
    verdict: thrower.judge(tn, own),
  }));
  const hit = judged.filter(({ verdict }) => isSuccess(verdict)).map(({ target }) => target);
  const verdict = overall(judged);
  const bystanders = isSuccess(thrower.judge(spell.levelTn, steps))
    ? there.filter((f): f is Pc => f.side === 'pc')
    : [];
  fate.note('GW-R-38', { kind: 'result', verdict, face: thrower.face, needs: null, figure: caster.name });
  const struckDown = hit.length > 0 ? struck(fate, spell, hit, verdict, house) : { outcome: {}, effects: [] };
  const safe =
    'advantage' in struckDown.outcome &&
    struckDown.outcome.advantage === 'extraAdvantage' &&
    isSafe(fate, caster, bystanders);
  const hurt = safe ? [] : hurtAllies(fate, spell, bystanders, house);
  const afterHurt = { ...spell, scene: applyEffects(scene, [...struckDown.effects, ...hurt]) };
  const answer = answerToArea(fate, afterHurt, judged, verdict, house);
  return {
    outcome: {
      ...NOTHING,
      ...struckDown.outcome,
      ...answer.outcome,
      kind: verdict,
      manaPaid: spell.mana,
      face: thrower.face,
    },
    effects: [
      ...spendAction(scene, caster),
      ...help.effects,
      ...pressureEnds(caster),
      ...paid,
      ...struckDown.effects,
      ...hurt,
      ...answer.effects,
      ...countFailure(fate, scene, verdict, 'spells', house),
    ],
  };
}

/** The best that the throw came to against anybody; a 1 is a 1 for all. */
function overall(judged: readonly Judged[]): Verdict {
  const order: readonly Verdict[] = ['exceptional', 'success', 'automatic', 'failure', 'complication'];
  return order.find((verdict) => judged.some((one) => one.verdict === verdict)) ?? 'failure';
}

interface Against {
  readonly tn: Tn;
  readonly steps: readonly Step[];
}

/** Throws the one die of an area spell and returns how it stands against any TN. */
function thrownAt(
  fate: Fate,
  { scene, caster }: Spell,
  against: readonly Against[],
  helpers: number,
  house: House,
) {
  const of = { by: caster.id, role: 'spell' };
  if (scene.mode === 'core') {
    const die = enlarge(dieOf(caster, 'M'), helpers);
    const face = fate.roll(oneDie(die), faceOf, 'GW-R-38', of);
    return {
      face,
      judge: (tn: Tn, steps: readonly Step[]) => judgeCore(face, die, { tn, steps }, helpers, house),
    };
  }
  const level = levelOf(caster, 'M');
  const first = fate.roll(oneDie(6), faceOf, 'GW-R-38', of);
  const judge = (face: number, one: Against) => judgeD6(face, level, one, helpers, house);
  const again =
    against.every((one) => isFailure(judge(first, one))) &&
    mayThrowAgain(fate, { helpers, by: caster.id }, house);
  const face = again ? fate.roll(oneDie(6), faceOf, 'GW-R-34', of) : first;
  return { face, judge: (tn: Tn, steps: readonly Step[]) => judge(face, { tn, steps }) };
}

/** The chance to beat at least one of them. */
function chanceOfOne(
  { scene, caster }: Spell,
  against: readonly Against[],
  helpers: number,
  house: House,
): number {
  const isCore = scene.mode === 'core';
  const die = isCore ? enlarge(dieOf(caster, 'M'), helpers) : 6;
  const judge = (face: number, one: Against) =>
    isCore
      ? judgeCore(face, die, one, helpers, house)
      : judgeD6(face, levelOf(caster, 'M'), one, helpers, house);
  return shareOfFaces(die, (face) => against.some((one) => isSuccess(judge(face, one))));
}

function judgeCore(face: number, die: Die, { tn, steps }: Against, helpers: number, house: House): Verdict {
  const hurdle = hurdleOf(shiftTn(tn, sumOfSteps(steps, house)), house);
  if (hurdle.kind !== 'roll') return hurdle.kind;
  return verdictOf(face, die, { needs: hurdle.tn, helped: helpers > 0, maxOnly: hurdle.maxOnly }, house);
}

function judgeD6(face: number, level: Level, { tn, steps }: Against, helpers: number, house: House): Verdict {
  const needs = thresholdFor(level, gradeOf(tn), steps, helpers, house);
  return d6VerdictOf(face, needs, helpers > 0 && house['d6.help'] !== 'off', house);
}

/** GW-MAG-06 (c): one extra advantage is that no ally is hurt. */
function isSafe(fate: Fate, caster: Pc, bystanders: readonly Pc[]): boolean {
  if (bystanders.length === 0) return false;
  return (
    fate.choose(question('extraAdvantage', 'GW-MAG-06', caster.id, ['safeForAllies', 'quiet', 'precise'])) ===
    'safeForAllies'
  );
}

/** GW-ADD-15: player characters there lose a heart if the throw reaches the level's TN. */
function hurtAllies(fate: Fate, { scene }: Spell, bystanders: readonly Pc[], house: House): Effects {
  return bystanders.flatMap((figure) => loseHeart(fate, scene, figure, house).effects);
}

/** GW-R-38: at most one heart, by default only if nobody was hit and one of them could reach the caster. */
function answerToArea(fate: Fate, spell: Spell, judged: readonly Judged[], verdict: Verdict, house: House) {
  const { scene } = spell;
  const caster = (figureOf(scene, spell.caster.id) ?? spell.caster) as Pc;
  const missedOnes = judged.filter((one) => !isSuccess(one.verdict));
  const allMissed = missedOnes.length === judged.length;
  if (missedOnes.length === 0) return { outcome: {}, effects: [] };
  const answers =
    house.areaRetaliation === 'anyMissed' || (house.areaRetaliation === 'onlyIfAllMissed' && allMissed);
  const reaches = missedOnes.map(({ target }) => ({
    enemy: target.name,
    reach: reachOf(scene, target, caster, 'ranged'),
  }));
  const nearest = reaches.find(({ reach }) => reach === 'inReach') ?? (reaches[0] as Answering);
  if (!answers || (nearest.reach !== 'inReach' && !allMissed)) {
    return allMissed ? consequence(fate, spell, caster, verdict, house) : { outcome: {}, effects: [] };
  }
  const answer = retaliate(fate, scene, caster, verdict, nearest, house);
  const miss = {
    retaliation: answer.retaliation,
    complication: answer.complicated.complication,
    effects: answer.effects,
  };
  return allMissed
    ? fumbled(fate, spell, verdict, miss, house)
    : { outcome: { retaliation: miss.retaliation, complication: miss.complication }, effects: miss.effects };
}

function consequence(fate: Fate, { scene }: Spell, caster: Pc, verdict: Verdict, house: House) {
  const small = magicConsequence(fate, scene, caster, verdict, house);
  return { outcome: { complication: small.complication }, effects: small.effects };
}
