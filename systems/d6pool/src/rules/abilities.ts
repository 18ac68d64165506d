import type { Input } from '../actions/inputs.ts';
import { type AbilityBlock, abilityRow } from '../data/abilities.ts';
import { type Figure, figureOf, type OwnedAbility, type Scene, skillDice } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';

/** DP-ABL-01: limits per scene and per round are typical (DP-GEN-09). */
export function isUsedUp(owned: OwnedAbility): boolean {
  const uses = abilityRow(owned.ability)?.uses ?? 'unlimited';
  if (uses === 'unlimited') return false;
  return (uses === 'round' ? owned.usedThisRound : owned.used) >= 1;
}

/** DP-OPT-02: the rule that an ability needs and the table has left out; null if all is there. */
export function missingRule(ability: string, house: House): string | null {
  const row = abilityRow(ability);
  if (row === undefined) return null;
  if (row.effect.block === 'opportunity' && house.opportunityAttacks === 'off') return 'opportunityAttacks';
  if (row.effect.block === 'ignorePenalty' && house.distractions === 'off') return 'distractions';
  if (row.skills.includes('language') && !house.modules.includes('languages')) return 'languages';
  const needsPowers = row.skills.includes('clairvoyance') || row.skills.includes('enhancedStrength');
  return needsPowers && house.powers === 'off' ? 'powers' : null;
}

/** Why an ability cannot be used now; null if it can. DP-ABL-02: anybody can own one. */
export function abilityProblem(figure: Figure, ability: string, house: House): Refusal | null {
  const owned = figure.abilities.find((one) => one.ability === ability);
  if (owned === undefined || abilityRow(ability) === undefined) return 'unknown-ability';
  if (missingRule(ability, house) !== null) return 'rule-is-off';
  return isUsedUp(owned) ? 'ability-used-up' : null;
}

/** Why an ability cannot help this roll; null if it can. What changes dice or difficulty belongs to its own skill (4.5). */
export function rollAbilityProblem(
  figure: Figure,
  ability: string,
  skill: string | null,
  house: House,
): Refusal | null {
  const problem = abilityProblem(figure, ability, house);
  if (problem !== null) return problem;
  const effect = abilityRow(ability)?.effect;
  const isOfItsSkill =
    effect?.block === 'setDifficulty' || (effect?.block === 'bonusDice' && effect.when === 'darkness');
  const fits =
    !isOfItsSkill || figure.abilities.some((one) => one.ability === ability && one.skill === skill);
  return fits ? null : 'ability-does-not-fit';
}

/** What abilities change in the roll they are used for. */
export interface AbilityHelp {
  readonly bonus: number;
  readonly ignoredDistraction: number;
  readonly difficultyBy: number;
  /** The ability that lets a failed roll be repeated. */
  readonly repeats: string | null;
  readonly effects: Effects;
}

/** DP-ABL-01: a limited exception to a rule, for this one roll. */
export function helpOfAbilities(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  abilities: readonly string[],
): AbilityHelp {
  let help: AbilityHelp = { bonus: 0, ignoredDistraction: 0, difficultyBy: 0, repeats: null, effects: [] };
  for (const ability of new Set(abilities)) {
    const row = abilityRow(ability);
    if (row === undefined) continue;
    help = withBlock(help, scene, figure, ability, row.effect);
    fate.note('DP-ABL-01', { kind: 'abilityUsed', figure: figure.name, ability });
  }
  return help;
}

function withBlock(
  help: AbilityHelp,
  scene: Scene,
  figure: Figure,
  ability: string,
  effect: AbilityBlock,
): AbilityHelp {
  const used: DpEffect = { kind: 'abilityUsed', figure: figure.id, ability };
  const effects = [...help.effects, used];
  switch (effect.block) {
    case 'bonusDice': {
      // A calm hand and an iron grip count by themselves, where there is something to aim at or to hold.
      if (effect.when !== 'darkness') return help;
      return { ...help, bonus: help.bonus + (scene.light === 'dark' ? effect.dice : 0), effects };
    }
    case 'ignorePenalty':
      return { ...help, ignoredDistraction: skillDice(figure, 'concentration'), effects };
    case 'setDifficulty':
      return { ...help, difficultyBy: help.difficultyBy + effect.by, effects };
    // It is used up only when the roll is in fact repeated.
    case 'repeatRoll':
      return { ...help, repeats: ability };
    default:
      return { ...help, effects };
  }
}

/** DP-ABL-01, DP-POW-01: an ability used for itself; what it allows is told by its block. */
export function useAbility(fate: Fate, input: Input<'use-ability'>, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness !== 'conscious') return refused('not-able');
  const problem = abilityProblem(figure, input.ability, house);
  if (problem !== null) return refused(problem);
  fate.note('DP-ABL-01', { kind: 'abilityUsed', figure: figure.name, ability: input.ability });
  const effects: Effects = [{ kind: 'abilityUsed', figure: figure.id, ability: input.ability }];
  const { effect } = abilityRow(input.ability) as { effect: AbilityBlock };
  return { outcome: { kind: 'used' as const, ability: input.ability, block: effect.block }, effects };
}
