import { type AttributeId, BASE_HIT_POINTS, type DerivedId } from '../data/attributes.ts';
import {
  type Figure,
  type Frozen,
  figureOf,
  type Scene,
  type Skill,
  trainingOf,
  type Weapon,
} from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { attributeMax } from './attributes.ts';
import { trainingMalus } from './knowledge.ts';
import { attributeModifiers, derivedModifiers, skillModifiers, sumOf } from './modifiers.ts';

/** The derived values that are computed; the other three of Table 1.2 are rolled each time. */
export interface DerivedValues {
  readonly hitPoints: number;
  readonly mana: number;
  readonly running: number;
  readonly evasion: number;
  readonly parry: number;
  readonly armourClass: number;
}

const mod = (figure: Figure, derived: DerivedId): number => sumOf(derivedModifiers(figure, derived));

/** PW-R-18: the formulas always hold, unless the table froze their results when creation ended. */
const frozenOf = (figure: Figure, house: House): Frozen | null =>
  house['derived.live'] ? null : figure.frozen;

/** PW-DER-10. */
export const hitPointsMax = (figure: Figure, house: House): number =>
  (frozenOf(figure, house)?.hitPoints ?? BASE_HIT_POINTS + attributeMax(figure, 'constitution')) +
  mod(figure, 'hitPoints');

/** PW-DER-12. PW-R-07: a maximum below 0 counts as 0. */
export const manaMax = (figure: Figure, house: House): number =>
  Math.max((frozenOf(figure, house)?.mana ?? attributeMax(figure, 'will')) + mod(figure, 'mana'), 0);

/** PW-DER-15, PW-R-07. PW-R-14: raises of Sprinten count here, unless the table rolls it for each move. */
export const running = (figure: Figure, house: House): number =>
  Math.max((frozenOf(figure, house)?.running ?? runningFormula(figure, house)) + mod(figure, 'running'), 0);

function runningFormula(figure: Figure, house: House): number {
  const raises = house['running.sprintMode'] === 'raises' ? trainingOf(figure, 'sprint').raises : 0;
  return attributeMax(figure, 'agility') + raises;
}

/** PW-R-23: both dice at their highest face, with permanent boni and mali and the malus for lacking knowledge. */
export function skillMax(figure: Figure, skill: Skill, house: House): number {
  const dice = figure.attributes[skill.attribute].die + trainingOf(figure, skill.id).die;
  const modifiers = house['max.includeModifiers']
    ? attributeMax(figure, skill.attribute) -
      figure.attributes[skill.attribute].die +
      sumOf(skillModifiers(figure, skill.id))
    : 0;
  const malus = house['max.includeTrainingMalus'] ? trainingMalus(figure, skill, house) : 0;
  return dice + modifiers + malus;
}

/** PW-R-24: halved and rounded before anything else is added. */
function half(value: number, house: House): number {
  const halved = value / 2;
  switch (house.rounding) {
    case 'floor':
      return Math.floor(halved);
    case 'ceil':
      return Math.ceil(halved);
    case 'exact':
      return halved;
  }
}

function halfOf(figure: Figure, id: string, skills: readonly Skill[], house: House): number {
  const skill = skills.find((one) => one.id === id);
  return skill === undefined ? 0 : half(skillMax(figure, skill, house), house);
}

/** PW-DER-16. PW-R-07: it may be negative. */
const evasion = (figure: Figure, skills: readonly Skill[], house: House): number =>
  (frozenOf(figure, house)?.evasion ?? halfOf(figure, 'evasion', skills, house)) + mod(figure, 'evasion');

/** PW-DER-17, PW-R-25: the best of the weapons that count, and bare hands where none can parry. */
function parry(figure: Figure, skills: readonly Skill[], house: House): number {
  const isBest = house['parry.weaponChoice'] === 'best';
  const weapons = isBest
    ? figure.weapons.filter(({ canParry }) => canParry)
    : figure.weapons.filter(({ wielded }) => wielded);
  const values = weapons.map((weapon) => parryWith(figure, weapon, skills, house));
  if (isBest || values.length === 0) values.push(parryWith(figure, BARE_HANDS, skills, house));
  return Math.max(...values) + mod(figure, 'parry');
}

/** PW-R-25: Waffenlos and modifier 0, also for a weapon that cannot parry or whose Probe is gone. */
const BARE_HANDS: Weapon = { name: '', weaponSkill: 'unarmed', parryMod: 0, canParry: true, wielded: true };

function parryWith(figure: Figure, weapon: Weapon, skills: readonly Skill[], house: House): number {
  const known = skills.some(({ id }) => id === weapon.weaponSkill);
  const { weaponSkill, parryMod } = weapon.canParry && known ? weapon : BARE_HANDS;
  const base = frozenOf(figure, house)?.parry[weaponSkill] ?? halfOf(figure, weaponSkill, skills, house);
  return base + parryMod;
}

/** PW-DER-18, PW-R-26: the better of the final AU and PA, and armour in full on top. */
export const armourClass = (figure: Figure, skills: readonly Skill[], house: House): number =>
  Math.max(evasion(figure, skills, house), parry(figure, skills, house)) +
  (figure.armour?.value ?? 0) +
  mod(figure, 'armourClass');

/** PW-ATT-02, PW-DER-01: everything on the sheet that hangs on the attributes and is not rolled. */
export const derivedValues = (figure: Figure, skills: readonly Skill[], house: House): DerivedValues => ({
  hitPoints: hitPointsMax(figure, house),
  mana: manaMax(figure, house),
  running: running(figure, house),
  evasion: evasion(figure, skills, house),
  parry: parry(figure, skills, house),
  armourClass: armourClass(figure, skills, house),
});

/** PW-R-18: what the formulas give now, without modifiers and equipment; stored only where the table freezes it. */
export function frozenValues(figure: Figure, skills: readonly Skill[], house: House): Frozen | null {
  if (house['derived.live']) return null;
  const weaponSkills = skills.filter(({ isWeaponSkill }) => isWeaponSkill);
  return {
    hitPoints: BASE_HIT_POINTS + attributeMax(figure, 'constitution'),
    mana: attributeMax(figure, 'will'),
    running: runningFormula(figure, house),
    evasion: halfOf(figure, 'evasion', skills, house),
    parry: Object.fromEntries(weaponSkills.map(({ id }) => [id, halfOf(figure, id, skills, house)])),
  };
}

/** PW-DER-02: computes and tells the values of a figure as they stand. PW-R-22: the unit of Laufen is a label. */
export function computeDerived(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string },
  house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const values = derivedValues(figure, input.scene.skills, house);
  fate.note('PW-DER-01', { kind: 'derivedOf', who: figure.name });
  for (const [derived, value] of Object.entries(values) as [keyof DerivedValues, number][]) {
    const unit = derived === 'running' ? house['running.unit'] : '';
    fate.note(CITES[derived], { kind: 'derivedValue', derived, value, unit });
  }
  for (const { derived, attribute, cite } of ROLLED) {
    const { die } = figure.attributes[attribute];
    fate.note(cite, {
      kind: 'derivedRoll',
      derived,
      die,
      modifier: rolledModifier(figure, derived, attribute),
    });
  }
  const rolled = Object.fromEntries(
    ROLLED.map(({ derived, attribute }) => [
      derived,
      notation(figure.attributes[attribute].die, rolledModifier(figure, derived, attribute)),
    ]),
  ) as Record<(typeof ROLLED)[number]['derived'], string>;
  return { outcome: { kind: 'derived' as const, ...values, ...rolled }, effects: [] };
}

/** Table 1.2: the three values that are rolled each time, and the attribute of each. */
const ROLLED = [
  { derived: 'regeneration', attribute: 'constitution', cite: 'PW-DER-11' },
  { derived: 'manaRegeneration', attribute: 'will', cite: 'PW-DER-13' },
  { derived: 'initiative', attribute: 'agility', cite: 'PW-DER-14' },
] as const;

/** PW-ATT-05, PW-DER-03: what is added to the roll whenever it is made. */
const rolledModifier = (figure: Figure, derived: DerivedId, attribute: AttributeId): number =>
  sumOf(attributeModifiers(figure, attribute)) + mod(figure, derived);

/** As dice are written: W8, W8+1, W8-2. */
const notation = (die: number, modifier: number): string =>
  `W${die}${modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : modifier}`;

const CITES = {
  hitPoints: 'PW-DER-10',
  mana: 'PW-DER-12',
  running: 'PW-DER-15',
  evasion: 'PW-DER-16',
  parry: 'PW-DER-17',
  armourClass: 'PW-DER-18',
} as const satisfies Record<keyof DerivedValues, string>;
