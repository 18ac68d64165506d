import { ABILITIES, ABILITY_IDS, POWERS } from '../data/abilities.ts';
import { SKILL_IDS } from '../data/skills.ts';
import { type Figure, type Language, ownsAbility, type Setting, skillDice } from '../model.ts';
import type { House } from '../rule.ts';
import { missingRule } from './abilities.ts';
import { abilitiesIn, abilityLimit } from './budget.ts';

/** What one skill die buys: `skill:blades`, `power:clairvoyance`, `ability:blades:riposte`, `skill:language:english`. */
export type Purchase = string;

/** DP-CRE-02, DP-CRE-03, DP-POW-01: everything a skill die can be spent on now; DP-GEN-07: in this setting. */
export function purchasesFor(
  figure: Figure,
  maxDice: number,
  { extraSkills, removedSkills }: Pick<Setting, 'extraSkills' | 'removedSkills'>,
  house: House,
): readonly Purchase[] {
  const isOpen = (skill: string) => skillDice(figure, skill) < maxDice && !removedSkills.includes(skill);
  const own = Object.keys(figure.skills).filter((skill) => !(SKILL_IDS as readonly string[]).includes(skill));
  return [
    ...[...new Set([...SKILL_IDS, ...extraSkills, ...own])].filter(isOpen).map((skill) => `skill:${skill}`),
    ...figure.languages
      .map(({ language }) => `language:${language}`)
      .filter(isOpen)
      .map((one) => `skill:${one}`),
    // DP-R-26: powers are bought like skills, where there are any.
    ...(house.powers === 'on' ? POWERS : []).filter(isOpen).map((power) => `power:${power}`),
    ...abilitiesFor(figure, house),
  ];
}

/** DP-ABL-01, DP-R-96: abilities of skills that have room for one; rules that are off make theirs useless (DP-OPT-02). */
function abilitiesFor(figure: Figure, house: House): readonly Purchase[] {
  return ABILITY_IDS.filter(
    (ability) => !ownsAbility(figure, ability) && missingRule(ability, house) === null,
  )
    .flatMap((ability) => ABILITIES[ability].skills.map((skill) => ({ skill, ability })))
    .filter(({ skill }) => abilitiesIn(figure, skill) < abilityLimit(figure, skill, house))
    .map(({ skill, ability }) => `ability:${skill}:${ability}`);
}

/** A figure with one more skill die spent. */
export function withPurchase(figure: Figure, purchase: Purchase): Figure {
  const [of, name = '', last = ''] = purchase.split(':');
  if (of === 'ability') {
    const bought = { skill: name, ability: last, used: 0, usedThisRound: 0 };
    return { ...figure, abilities: [...figure.abilities, bought] };
  }
  if (of === 'power')
    return { ...figure, powers: { ...figure.powers, [name]: (figure.powers[name] ?? 0) + 1 } };
  if (name === 'language') {
    const raise = (one: Language) => (one.language === last ? { ...one, dice: one.dice + 1 } : one);
    return { ...figure, languages: figure.languages.map(raise) };
  }
  return { ...figure, skills: { ...figure.skills, [name]: (figure.skills[name] ?? 0) + 1 } };
}
