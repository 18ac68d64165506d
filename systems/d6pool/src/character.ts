import type { Locale } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { type CharacterKind, defaultsOf, type SheetRow, type SheetSection } from '@tafelrunde/system';
import { creation } from './creation.ts';
import { abilityRow } from './data/abilities.ts';
import { houseRules } from './data/house-rules.ts';
import { CHARACTER_TEMPLATE_IDS } from './data/templates.ts';
import { DAMAGE_TYPES, type Item } from './items.ts';
import { ATTRIBUTES, type Figure, type Profession, stunOf } from './model.ts';
import type { House } from './rule.ts';
import { isUsedUp } from './rules/abilities.ts';
import { characterProblems } from './rules/character-problems.ts';
import { fromTemplate } from './rules/create.ts';
import { carryingCapacity, encumbranceOf, loadOf } from './rules/encumbrance.ts';
import { UNARMED } from './rules/equipment.ts';
import { xpForNextLevel, xpTotal } from './rules/experience.ts';
import { blastRadius } from './rules/explosions.ts';
import { incomePool } from './rules/income.ts';
import { mostWounds } from './rules/wounds.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';
import { named, traitName } from './text/names.ts';
import { words } from './text/words.ts';

const schema = fromZod(figureSchema);

const sixes = (count: number): readonly number[] => Array(Math.max(count, 0)).fill(6);
const diceText = (count: number, locale: Locale): string => `${count}${locale === 'de' ? 'W' : 'D'}`;
const row = (id: string, label: string, value: string, more: Partial<SheetRow> = {}): SheetRow => ({
  id,
  label,
  value,
  ...more,
});

/** The sheet in the order people read it. */
function sheet(figure: Figure, house: House, locale: Locale): readonly SheetSection[] {
  const { fields } = dictionaries[locale];
  return [
    { id: 'person', title: fields.character, rows: personRows(figure, locale) },
    { id: 'attributes', title: fields.attributes, rows: attributeRows(figure, locale) },
    { id: 'skills', title: fields.skills, rows: skillRows(figure, locale) },
    { id: 'abilities', title: fields.abilities, rows: abilityRows(figure, locale) },
    { id: 'traits', title: fields.advantages, rows: traitRows(figure, locale) },
    { id: 'state', title: fields.state, rows: stateRows(figure, house, locale) },
    { id: 'inventory', title: fields.inventory, rows: itemRows(figure, house, locale) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Rows that may be missing. */
const present = (...rows: readonly (SheetRow | false)[]): readonly SheetRow[] =>
  rows.filter((one) => one !== false);

function personRows(figure: Figure, locale: Locale): readonly SheetRow[] {
  const words = dictionaries[locale];
  const { fields, patterns, professions, attributes } = words;
  const { profession, personaPatterns } = figure;
  const job = (of: Profession) =>
    `${named(professions, of.name)} (${attributes[of.attribute]} + ${traitName(words, of.skill)})`.trim();
  const drives = personaPatterns.map((one) => named(patterns, one)).join(', ');
  return present(
    row('name', fields.name, figure.name),
    figure.concept !== '' && row('concept', fields.concept, figure.concept),
    row('level', fields.level, `${figure.level}`),
    personaPatterns.length > 0 && row('personaPatterns', fields.personaPatterns, drives),
    profession !== null &&
      row('profession', fields.profession, job(profession), { dice: sixes(incomePool(figure)) }),
    row('lifestyle', fields.lifestyle, `${figure.lifestyle}`, { rule: 'DP-LIF-02' }),
  );
}

const attributeRows = ({ attributes }: Figure, locale: Locale): readonly SheetRow[] =>
  ATTRIBUTES.map((one) =>
    row(`attribute:${one}`, dictionaries[locale].attributes[one], diceText(attributes[one], locale), {
      dice: sixes(attributes[one]),
    }),
  );

/** Skills, powers and languages, each with its abilities. */
function skillRows(figure: Figure, locale: Locale): readonly SheetRow[] {
  const { abilities } = dictionaries[locale];
  const held = [
    ...Object.entries(figure.skills),
    ...Object.entries(figure.powers),
    ...figure.languages.map(({ language, dice }) => [`language:${language}`, dice] as const),
  ];
  return held.map(([skill, dice]) => {
    const own = figure.abilities.filter((one) => one.skill === skill.split(':')[0]);
    const hint = own.map(({ ability }) => named(abilities, ability)).join(', ');
    return row(`skill:${skill}`, traitName(dictionaries[locale], skill), diceText(dice, locale), {
      dice: sixes(dice),
      ...(hint === '' ? {} : { hint }),
    });
  });
}

function traitRows({ advantages, disadvantages }: Figure, locale: Locale): readonly SheetRow[] {
  const rowsOf = (of: 'advantage' | 'disadvantage', traits: Readonly<Record<string, number>>) =>
    Object.entries(traits).map(([trait, dice]) =>
      row(`${of}:${trait}`, traitName(dictionaries[locale], `${of}:${trait}`), diceText(dice, locale), {
        dice: sixes(dice),
        hint: dictionaries[locale].fields[of],
      }),
    );
  return [...rowsOf('advantage', advantages), ...rowsOf('disadvantage', disadvantages)];
}

function stateRows(figure: Figure, house: House, locale: Locale): readonly SheetRow[] {
  const { fields, consciousness, postures } = dictionaries[locale];
  const { endurance } = figure.attributes;
  const isPc = figure.kind === 'pc';
  const isUp = figure.consciousness === 'conscious' && figure.posture === 'standing';
  const needed = xpForNextLevel(figure.level, house);
  // DP-WND-02, DP-WND-03: more wounds than endurance, more than endurance and strength.
  const thresholds = `${endurance + 1} / ${mostWounds(figure) + 1}`;
  return present(
    isPc && row('fateDice', fields.fateDice, `${figure.fateDice}`, { dice: sixes(figure.fateDice) }),
    row('wounds', fields.wounds, `${figure.wounds}`, { rule: 'DP-WND-01' }),
    row('stun', fields.stun, `${stunOf(figure)}`),
    row('thresholds', fields.thresholds, thresholds, { rule: 'DP-WND-02' }),
    row('carryingCapacity', fields.carryingCapacity, `${carryingCapacity(figure)}`, { rule: 'DP-ENC-01' }),
    loadRow(figure, house, locale),
    isPc && needed !== null && row('xp', fields.xp, `${xpTotal(figure)}/${needed}`, { rule: 'DP-XP-02' }),
    !isUp &&
      row('state', fields.state, `${consciousness[figure.consciousness]}, ${postures[figure.posture]}`),
  );
}

/** DP-ENC-04, DP-ARM-03: what is carried, and the penalty dice of weight and armour on physical rolls. */
function loadRow(figure: Figure, house: House, locale: Locale): SheetRow {
  const { fields, refusals } = dictionaries[locale];
  const { dice, overloaded } = encumbranceOf(figure, house);
  const malus = figure.inventory.reduce(
    (sum, item) => sum + (item.kind === 'armour' && item.carried === 'worn' ? item.malus : 0),
    0,
  );
  const kg = loadOf(figure, house).toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');
  return row('load', fields.load, `${kg} kg`, {
    dice: sixes(dice + malus),
    hint: overloaded ? refusals.overloaded : `${fields.penalty}: ${dice + malus}`,
    rule: 'DP-ENC-04',
  });
}

/** DP-ABL-01: what a figure can do beyond the rules, and whether it still can. */
function abilityRows({ abilities }: Figure, locale: Locale): readonly SheetRow[] {
  const names = dictionaries[locale];
  return abilities.map((owned) => {
    const { skill, ability } = owned;
    const uses = names.abilityUses[abilityRow(ability)?.uses ?? 'unlimited'];
    return row(`ability:${skill}:${ability}`, named(names.abilities, ability), uses, {
      hint: isUsedUp(owned) ? names.refusals['ability-used-up'] : traitName(names, skill),
      rule: 'DP-ABL-01',
    });
  });
}

/** Everything carried, and the bare hands that everybody has. */
const itemRows = (figure: Figure, house: House, locale: Locale): readonly SheetRow[] =>
  [...figure.inventory, UNARMED].map((item) =>
    row(
      `item:${item.id}`,
      words[locale].value('gear', item.name) ?? item.name,
      itemText(figure, item, house, locale),
      item === UNARMED ? {} : { hint: dictionaries[locale].carryings[item.carried] },
    ),
  );

/** What a thing is good for: damage dice and metres, values against the three types, or only its weight. */
function itemText({ attributes }: Figure, item: Item, house: House, locale: Locale): string {
  const number = (n: number) => n.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');
  if (item.kind === 'melee' || item.kind === 'ranged') {
    const dice = (item.dice ?? 0) + (item.addsStrength && item.dice !== null ? attributes.strength : 0);
    const metres = item.kind === 'melee' ? [item.reach] : item.ranges;
    return `${diceText(dice, locale)}, ${metres.map(number).join('/')} m`;
  }
  if (item.kind === 'explosive')
    return `${diceText(item.dice, locale)}, ${number(blastRadius(item, house))} m`;
  if (item.kind !== 'armour') return `${number(item.kg)} kg`;
  const { damageTypes } = dictionaries[locale];
  return DAMAGE_TYPES.map((type) => `${damageTypes[type]} ${item.values[type]}`).join(', ');
}

const HOUSE = defaultsOf(houseRules);

export const character: CharacterKind = {
  create: 'd6pool/create',
  advance: 'd6pool/level-up',
  templates: CHARACTER_TEMPLATE_IDS.map((template) => {
    const title = { de: dictionaries.de.templates[template], en: dictionaries.en.templates[template] };
    // DP-CRE-08: the seed's own character keeps her name.
    const name = template === 'peg' ? 'Peg Thannis' : title.de;
    return {
      id: template,
      title,
      character: fromTemplate({ id: template, name, concept: '' }, template, HOUSE),
    };
  }),
  parse: (raw) => schema.parse(raw),
  problems: characterProblems,
  sheet,
  creation,
};
