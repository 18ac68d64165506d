import { GM, question } from '@tafelrunde/kernel';
import { type Complication, SPELL_ADVANTAGES, type SpellAdvantage } from '../data/complications.ts';
import { TNS, type Tn } from '../data/ladders.ts';
import {
  HEALED_HEARTS,
  SPELL_EFFECTS,
  SPELL_LEVEL_TABLE,
  type SpellEffect,
  type SpellLevel,
} from '../data/spells.ts';
import { type Enemy, figureOf, type Pc, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { takeAim, thrown } from './attack.ts';
import { type Complicated, complicate, forcedComplication, NO_COMPLICATION } from './complications.ts';
import { pressureSteps, type StatedCondition, statedSteps } from './conditions.ts';
import type { CrowdOption } from './crowd.ts';
import { hurdleFor } from './difficulty.ts';
import { coverSteps, distanceBetween, rangeSteps } from './range.ts';
import { isFailure, type Verdict } from './results.ts';
import type { Retaliation } from './retaliation.ts';
import { type Approach, failedBefore, wayOn } from './retry.ts';
import { aimProblem, type SpellAim, spellEffects } from './spell-effects.ts';
import type { TestResult } from './test.ts';
import { countFailure } from './timer.ts';
import { isTrait } from './traits.ts';
import { mayAct, spendAction } from './turns.ts';

export interface CastInput extends SpellAim {
  readonly scene: Scene;
  readonly caster: string;
  readonly effect: SpellEffect;
  /** GW-MAG-03 (1): what the player wants, in words. */
  readonly description: string;
  /** GW-R-24: what the GM sets instead of the table. */
  readonly level?: SpellLevel | undefined;
  readonly tn?: Tn | undefined;
  readonly mana?: number | undefined;
  readonly conditions: readonly StatedCondition[];
  readonly crowd?: CrowdOption | undefined;
  /** GW-MAG-06, GW-R-27: what an exceptional success is to bring, and whether the GM gives Mana back; else both are asked. */
  readonly advantage?: SpellAdvantage | undefined;
  readonly grantsMana?: boolean | undefined;
}

export interface SpellOutcome {
  readonly kind: Verdict | 'withdrawn';
  readonly manaPaid: number;
  readonly manaBack: number;
  readonly wounds: number;
  readonly out: readonly string[];
  readonly retaliation: Retaliation['retaliation'];
  readonly complication: Complication | null;
  readonly advantage: SpellAdvantage | null;
  readonly face?: number;
  readonly needs?: number;
}

export type Cast = { readonly outcome: SpellOutcome | Refused; readonly effects: Effects };

/** A spell before it is thrown: who, what, against which TN, for how much Mana. */
export interface Spell {
  readonly scene: Scene;
  readonly caster: Pc;
  readonly effect: SpellEffect;
  readonly level: SpellLevel;
  readonly levelTn: Tn;
  readonly mana: number;
  readonly input: CastInput;
}

/** GW-MAG-03, GW-MAG-05: the GM sets TN and cost, normally from the table of effect levels. GW-R-24: the cost never shifts. */
export function prepareSpell(fate: Fate, input: CastInput, house: House): Spell | Refusal {
  const { scene, effect } = input;
  const caster = figureOf(scene, input.caster);
  if (caster === undefined) return 'unknown-figure';
  if (caster.side !== 'pc') return 'not-a-player-character';
  if (!isTrait('M', house)) return 'unknown-trait';
  const problem = mayAct(scene, caster) ?? aimProblem(scene, caster, effect, input);
  if (problem !== null) return problem;
  const level = input.level ?? SPELL_EFFECTS[effect].level;
  const row = SPELL_LEVEL_TABLE[level];
  const levelTn = input.tn ?? row.tn;
  const mana = input.mana ?? (row.mana === 'trickCost' ? house.trickCost : row.mana);
  // GW-R-23: who cannot pay cannot try.
  if (caster.mana < mana) return 'not-enough-mana';
  const described = effect === 'other' ? { description: input.description } : {};
  fate.note('GW-MAG-05', { kind: 'spell', effect, level, tn: levelTn, mana, ...described });
  return { scene, caster, effect, level, levelTn, mana, input };
}

/** GW-R-14: against an enemy the higher of its TN and the level's, unless the table takes one of the two. */
export function spellTn(fate: Fate, levelTn: Tn, target: Enemy | undefined, house: House): Tn {
  if (target === undefined) return levelTn;
  const higher = TNS[Math.max(TNS.indexOf(levelTn), TNS.indexOf(target.tn))] as Tn;
  const tn = { level: levelTn, enemy: target.tn, max: higher }[house.spellTN];
  const of = target.tn === levelTn ? 'both' : tn === levelTn ? 'level' : 'enemy';
  fate.note('GW-R-14', { kind: 'spellTn', tn, of, target: target.name, level: levelTn, enemy: target.tn });
  return tn;
}

/** GW-MAG-02, GW-MAG-03: a spell that takes no hearts: described, priced, paid, thrown with the M die. */
export function cast(fate: Fate, input: CastInput, house: House): Cast {
  if (SPELL_EFFECTS[input.effect].attack) return refused('wrong-spell');
  const spell = prepareSpell(fate, input, house);
  if (typeof spell === 'string') return refused(spell);
  const { scene, caster, effect } = spell;
  const { hostile } = SPELL_EFFECTS[effect];
  const target = hostile ? (figureOf(scene, input.target ?? '') as Enemy) : undefined;
  const steps = [
    ...statedSteps(input.conditions, caster),
    ...pressureSteps(caster),
    ...(target === undefined
      ? []
      : [
          ...coverSteps(scene, caster, target),
          ...rangeSteps(distanceBetween(caster, target, 'ranged'), house),
        ]),
  ];
  const tn = spellTn(fate, spell.levelTn, target, house);
  if (hurdleFor(scene.mode, tn, steps, house) === 'refused') return refused('almost-impossible');
  const approach: Approach = { goal: input.description, trait: 'M', tools: effect, way: spell.level };
  const passage = wayOn(fate, scene, caster, approach, house);
  if (passage.kind === 'withdrawn')
    return { outcome: { ...NOTHING, kind: 'withdrawn' }, effects: passage.effects };
  // Only attacks feel the crowd (GW-R-22 (3)).
  const aim = takeAim(
    fate,
    {
      scene,
      attacker: caster,
      tn,
      steps,
      kind: 'ranged',
      trait: 'M',
      crowd: 'none',
      role: 'spell',
      mana: spell.mana,
    },
    house,
  );
  if (aim === null) return refused('almost-impossible');
  const { result } = aim;
  const end = isFailure(result.kind) ? fizzle(fate, spell, result, house) : succeed(fate, spell, result);
  return {
    outcome: { ...NOTHING, ...end.outcome, kind: result.kind, manaPaid: spell.mana, ...thrown(result) },
    effects: [
      ...passage.complicated.effects,
      ...spendAction(scene, caster),
      ...aim.effects,
      ...end.effects,
      ...remember(spell, approach, result),
      ...countFailure(fate, scene, result.kind, 'spells', house),
    ],
  };
}

export const NOTHING: Omit<SpellOutcome, 'kind'> = {
  manaPaid: 0,
  manaBack: 0,
  wounds: 0,
  out: [],
  retaliation: 'none',
  complication: null,
  advantage: null,
};

/** GW-R-12: spells that take no hearts fall under the rule of repeated tests. */
function remember({ scene, caster }: Spell, approach: Approach, { kind }: TestResult): Effects {
  if (isFailure(kind)) return [{ kind: 'goalFailed', goal: { figure: caster.id, ...approach } }];
  const knew = failedBefore(scene, caster, approach.goal) !== undefined;
  return knew ? [{ kind: 'goalClosed', figure: caster.id, goal: approach.goal }] : [];
}

function succeed(fate: Fate, spell: Spell, result: TestResult) {
  fate.note('GW-ADD-15', { kind: 'spellWorks', effect: spell.effect });
  const bonus = spellAdvantage(fate, spell, result.kind);
  const { scene, caster, effect, input } = spell;
  const effects = spellEffects(fate, scene, caster, effect, {
    ...input,
    isLarger: bonus.advantage === 'largerEffect',
  });
  return {
    outcome: { advantage: bonus.advantage, manaBack: bonus.manaBack },
    effects: [...effects, ...bonus.effects],
  };
}

/** GW-MAG-06, GW-R-27: one of a larger effect, 1 Mana back (if the GM agrees) or an extra advantage. */
export function spellAdvantage(fate: Fate, spell: Spell, verdict: Verdict) {
  if (verdict !== 'exceptional') return { advantage: null, manaBack: 0, effects: [] };
  const { caster, input } = spell;
  const options = SPELL_ADVANTAGES.filter((option) => isOffered(option, spell));
  const wanted =
    options.find((option) => option === input.advantage) ??
    fate.choose(question('spellAdvantage', 'GW-MAG-06', caster.id, options));
  const granted =
    wanted !== 'manaBack' ||
    (input.grantsMana ?? fate.choose(question('manaBack', 'GW-R-27', GM, ['grant', 'refuse'])) === 'grant');
  const advantage: SpellAdvantage = granted ? wanted : 'extraAdvantage';
  fate.note('GW-MAG-06', { kind: 'spellAdvantage', advantage });
  if (advantage !== 'manaBack') return { advantage, manaBack: 0, effects: [] };
  fate.note('GW-R-27', { kind: 'manaBack' });
  const effects: Effects = [{ kind: 'mana', figure: caster.id, by: 1 }];
  return { advantage, manaBack: 1, effects };
}

function isOffered(option: SpellAdvantage, { scene, caster, effect, mana, input }: Spell): boolean {
  // Never more than was paid: a free trick gets nothing back.
  if (option === 'manaBack') return mana > 0;
  if (option !== 'largerEffect' || effect !== 'healing') return true;
  // GW-R-43: whom the level's hearts fill up needs another advantage.
  const target = figureOf(scene, input.target ?? caster.id) ?? caster;
  return target.hearts + HEALED_HEARTS < target.heartsMax;
}

/** GW-MAG-04: no effect, the Mana is gone, and a small consequence. */
function fizzle(fate: Fate, { scene, caster }: Spell, { kind }: TestResult, house: House) {
  const complicated = magicConsequence(fate, scene, caster, kind, house);
  return { outcome: { complication: complicated.complication }, effects: complicated.effects };
}

/** GW-R-25: the caster becomes vulnerable, or what the GM names. On a 1 the complication takes its place. */
export function magicConsequence(
  fate: Fate,
  scene: Scene,
  caster: Pc,
  verdict: Verdict,
  house: House,
): Complicated {
  if (verdict === 'complication') return forcedComplication(fate, scene, caster, 'GW-R-25', house);
  switch (house.magicConsequence) {
    case 'off':
      return NO_COMPLICATION;
    case 'vulnerable':
      return complicate(fate, scene, caster, 'vulnerable', 'forced', house);
    case 'gm':
      return forcedComplication(fate, scene, caster, 'GW-MAG-04', house);
  }
}
