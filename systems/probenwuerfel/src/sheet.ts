import type { Locale } from '@tafelrunde/kernel';
import { dieWord, type SheetRow, type SheetSection, withBonus } from '@tafelrunde/system';
import { ATTRIBUTES, type AttributeId, type DerivedId } from './data/attributes.ts';
import type { House } from './data/house-rules.ts';
import { type Figure, type Skill, trainingOf } from './model.ts';
import { derivedValues } from './rules/derived.ts';
import { isUntrained } from './rules/knowledge.ts';
import { attributeModifiers, derivedModifiers, skillModifiers, sumOf } from './rules/modifiers.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';
import { dictionaries } from './text/dictionary.ts';
import { FORMULAS } from './text/formulas.ts';
import { named } from './text/names.ts';

/** What a sheet is made of: a figure, and the Proben of its table where it sits at one. */
export interface SheetSubject extends Figure {
  readonly catalogue?: readonly Skill[];
}

/** PW-ATT-02: the ten attributes, what is derived from them, the Proben of each; then what is carried and what lasts. */
export function sheetOf(subject: SheetSubject, house: House, locale: Locale): readonly SheetSection[] {
  // Away from a table nobody knows more than the starting list.
  const skills = subject.catalogue ?? STARTING_SKILLS;
  const { sections } = dictionaries[locale];
  const lasting = effectRows(subject, locale);
  return [
    { id: 'person', title: sections.person, rows: personRows(subject, locale) },
    {
      id: 'attributes',
      title: sections.attributes,
      rows: ATTRIBUTES.map((id) => attributeRow(subject, id, locale)),
    },
    { id: 'derived', title: sections.derived, rows: derivedRows(subject, skills, house, locale) },
    ...ATTRIBUTES.map((id) => skillSection(subject, id, skills, house, locale)).filter(
      ({ rows }) => rows.length > 0,
    ),
    { id: 'equipment', title: sections.equipment, rows: equipmentRows(subject, locale) },
    ...(lasting.length === 0 ? [] : [{ id: 'effects', title: sections.effects, rows: lasting }]),
  ];
}

function personRows(figure: Figure, locale: Locale): readonly SheetRow[] {
  const { fields, statuses } = dictionaries[locale];
  const row = (id: 'name' | 'player' | 'level' | 'status' | 'openDegrees', value: string) =>
    value === '' ? [] : [{ id, label: fields[id], value }];
  const { attributeSteps, skillRaises, derivedPoints } = figure.budget;
  const budget = [
    [fields.attributeSteps, attributeSteps],
    [fields.skillRaises, skillRaises],
    [fields.derivedPoints, derivedPoints],
  ] as const;
  const left = budget.filter(([, count]) => count > 0).map(([label, count]) => `${label}: ${count}`);
  return [
    ...row('name', figure.name),
    ...row('player', figure.player),
    ...row('level', `${figure.level}`),
    ...row('status', figure.status.map((one) => statuses[one]).join(', ')),
    ...row('openDegrees', figure.openDegrees === 0 ? '' : `${figure.openDegrees}`),
    ...(left.length === 0
      ? []
      : [{ id: 'budget', label: fields.budget, value: left.join(', '), rule: 'PW-ADD-03' }]),
  ];
}

function attributeRow(figure: Figure, id: AttributeId, locale: Locale): SheetRow {
  const { die } = figure.attributes[id];
  const value = `${dieWord(die, locale)}${withBonus(sumOf(attributeModifiers(figure, id)))}`;
  const label = dictionaries[locale].attributes[id];
  return { id: `attribute:${id}`, label, value, dice: [die], rule: 'PW-ATT-03' };
}

function derivedRows(
  figure: Figure,
  skills: readonly Skill[],
  house: House,
  locale: Locale,
): readonly SheetRow[] {
  const { derived, units } = dictionaries[locale];
  const values = derivedValues(figure, skills, house);
  const row = (id: DerivedId, value: string, dice?: readonly number[]): SheetRow => ({
    id: `derived:${id}`,
    label: derived[id],
    value,
    hint: FORMULAS[id][locale],
    rule: FORMULAS[id].rule,
    ...(dice === undefined ? {} : { dice }),
  });
  const rolled = (id: DerivedId, attribute: AttributeId): SheetRow => {
    const { die } = figure.attributes[attribute];
    const modifier = sumOf([...attributeModifiers(figure, attribute), ...derivedModifiers(figure, id)]);
    return row(id, `${dieWord(die, locale)}${withBonus(modifier)}`, [die]);
  };
  return [
    row('hitPoints', `${figure.hitPoints}/${values.hitPoints}`),
    rolled('regeneration', 'constitution'),
    row('mana', `${figure.mana}/${values.mana}`),
    rolled('manaRegeneration', 'will'),
    rolled('initiative', 'agility'),
    row('running', `${values.running} ${named(units, house['running.unit'])}`),
    row('evasion', `${values.evasion}`),
    row('parry', `${values.parry}`),
    row('armourClass', `${values.armourClass}`),
  ];
}

function skillSection(
  figure: Figure,
  attribute: AttributeId,
  skills: readonly Skill[],
  house: House,
  locale: Locale,
): SheetSection {
  const { attributes, sections } = dictionaries[locale];
  const rows = skills
    .filter((skill) => skill.attribute === attribute)
    .map((skill) => skillRow(figure, skill, house, locale));
  return { id: `skills:${attribute}`, title: `${sections.skills}: ${attributes[attribute]}`, rows };
}

/** PW-KNO-01: a star marks what needs knowledge. */
function skillRow(figure: Figure, skill: Skill, house: House, locale: Locale): SheetRow {
  const { skills, words } = dictionaries[locale];
  const { die, raises } = trainingOf(figure, skill.id);
  const attributeDie = figure.attributes[skill.attribute].die;
  const ofAttribute = house['check.includeAttributeModifier']
    ? attributeModifiers(figure, skill.attribute)
    : [];
  const modifier = sumOf([...ofAttribute, ...skillModifiers(figure, skill.id)]);
  const hint = isUntrained(figure, skill)
    ? words.untrained
    : raises === 0
      ? ''
      : `${raises}× ${words.raised}`;
  return {
    id: `skill:${skill.id}`,
    label: `${skill.name ?? named(skills, skill.id)}${skill.requiresTraining ? '*' : ''}`,
    value: `${dieWord(attributeDie, locale)} + ${dieWord(die, locale)}${withBonus(modifier)}`,
    dice: [attributeDie, die],
    rule: skill.requiresTraining ? 'PW-KNO-02' : 'PW-CHK-06',
    ...(hint === '' ? {} : { hint }),
  };
}

function equipmentRows(figure: Figure, locale: Locale): readonly SheetRow[] {
  const { fields, skills, weapons, words } = dictionaries[locale];
  const rows: SheetRow[] = figure.weapons.map((weapon) => ({
    id: `weapon:${weapon.name}`,
    label: named(weapons, weapon.name),
    value: `${named(skills, weapon.weaponSkill)}${withBonus(weapon.parryMod)}`,
    rule: 'PW-R-25',
    ...(weapon.wielded ? { hint: words.wielded } : {}),
  }));
  const { armour } = figure;
  const label = armour === null || armour.name === '' ? fields.armour : armour.name;
  return [...rows, { id: 'armour', label, value: `${armour?.value ?? 0}`, rule: 'PW-DER-18' }];
}

/** PW-R-11, PW-ADD-08: what lasts on the figure, and its scars. */
function effectRows(figure: Figure, locale: Locale): readonly SheetRow[] {
  const { fields, targets } = dictionaries[locale];
  const effects = figure.effects.map(({ label, target, amount, until }, i) => ({
    id: `effect:${i}`,
    label,
    value: `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${named(targets, target)}`,
    rule: 'PW-R-11',
    ...(until === null || until === '' ? {} : { hint: until }),
  }));
  const scars = figure.scars.map((scar, i) => ({ id: `scar:${i}`, label: fields.scars, value: scar }));
  return [...effects, ...scars];
}
