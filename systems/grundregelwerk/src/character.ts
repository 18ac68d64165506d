import type { CharacterKind, Locale, Problem } from '@tafelrunde/kernel';
import { defaultsOf } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { LEVEL_OF_DIE } from './data/ladders.ts';
import { STARTING_DICE, TEMPLATE_TABLE, TEMPLATES } from './data/templates.ts';
import { type House, houseRules } from './house-rules.ts';
import type { Pc } from './model.ts';
import { newCharacter } from './rules/create.ts';
import { dieOf, traitOfWeapon } from './rules/traits.ts';
import { pc } from './schemas.ts';
import { dictionaries } from './text/words.ts';

const schema = fromZod(pc);

/** What the rules have against a character. They warn; the table may play it all the same. */
export function characterProblems(character: Pc, house: House): readonly Problem[] {
  return [
    ...traitProblems(character, house),
    ...startingProblems(character, house),
    ...resourceProblems(character, house),
    ...(character.weapons.length === 0 ? [{ code: 'no-weapon', at: 'weapons', rule: 'GW-ADD-12' }] : []),
    ...(character.hasArmour && !house['optional.armour']
      ? [{ code: 'armour-off', at: 'hasArmour', rule: 'GW-OPT-01' }]
      : []),
  ];
}

/** GW-TRT-01, GW-R-02: the table's traits and no others. GW-ADD-13: d20 only by help. */
function traitProblems(character: Pc, house: House): readonly Problem[] {
  const given = Object.keys(character.traits);
  return [
    ...given
      .filter((trait) => !house.traits.includes(trait))
      .map((trait) => ({ code: 'unknown-trait', at: `traits.${trait}`, rule: 'GW-R-02' })),
    ...house.traits
      .filter((trait) => !given.includes(trait))
      .map((trait) => ({ code: 'trait-missing', at: `traits.${trait}`, rule: 'GW-TRT-01' })),
    ...given
      .filter((trait) => dieOf(character, trait) > house['advance.maxDie'])
      .map((trait) => ({ code: 'die-above-maximum', at: `traits.${trait}`, rule: 'GW-ADD-13' })),
  ];
}

/** GW-ADD-12: d10, d8 and d6 at the start; every size beyond that needs an advance (GW-ADD-13). */
function startingProblems(character: Pc, house: House): readonly Problem[] {
  const sizes = (die: number) => [6, 8, 10, 12, 20].indexOf(die);
  const dice = house.traits.map((trait) => sizes(dieOf(character, trait))).sort((a, b) => b - a);
  const start = [...STARTING_DICE.map(sizes), ...dice.map(() => 0)].slice(0, dice.length);
  const beyond = dice.reduce((sum, size, i) => sum + Math.max(size - (start[i] ?? 0), 0), 0);
  const raised = character.advances.filter((advance) => house.traits.includes(advance)).length;
  return beyond > raised ? [{ code: 'starting-dice', at: 'traits', rule: 'GW-ADD-12' }] : [];
}

/** GW-HRT-01, GW-MAG-01: five hearts and three Mana, and one more for each advance that says so. */
function resourceProblems(character: Pc, house: House): readonly Problem[] {
  const bought = (what: string) => character.advances.filter((advance) => advance === what).length;
  const problems: Problem[] = [];
  if (character.heartsMax > house['pc.hearts'] + bought('heart')) {
    problems.push({ code: 'unexplained-hearts', at: 'heartsMax', rule: 'GW-HRT-01' });
  }
  if (character.manaMax > house['pc.mana'] + bought('mana')) {
    problems.push({ code: 'unexplained-mana', at: 'manaMax', rule: 'GW-MAG-01' });
  }
  return problems;
}

/** The sheet as label and value, in the order people read it. */
function sheet(character: Pc, locale: Locale): readonly { readonly label: string; readonly value: string }[] {
  const { fields, traits, levels, weapons, statuses, words } = dictionaries[locale];
  const dieLetter = locale === 'de' ? 'W' : 'd';
  const named = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? key;
  const rows = Object.entries(character.traits).map(([trait, { level }]) => {
    const die = dieOf(character, trait);
    // The level of the variant is told only where it is another one than the die stands for (GW-ADD-16).
    const apart = level === null || level === LEVEL_OF_DIE[die] ? '' : ` (${words.d6only}: ${levels[level]})`;
    return { label: named(traits, trait), value: `${dieLetter}${die}${apart}` };
  });
  return [
    { label: fields.name, value: character.name },
    ...(character.concept === '' ? [] : [{ label: fields.concept, value: character.concept }]),
    ...rows,
    { label: fields.hearts, value: `${character.hearts}/${character.heartsMax}` },
    { label: fields.mana, value: `${character.mana}/${character.manaMax}` },
    {
      label: fields.weapons,
      value: character.weapons.map((one) => `${named(weapons, one.name)} (${words[one.kind]})`).join(', '),
    },
    { label: fields.hasArmour, value: character.hasArmour ? words.yes : words.no },
    ...(character.status.length === 0
      ? []
      : [{ label: fields.status, value: character.status.map((one) => statuses[one]).join(', ') }]),
  ];
}

const HOUSE = defaultsOf(houseRules);

export const character: CharacterKind = {
  create: 'grundregelwerk/create',
  advance: 'grundregelwerk/advance',
  templates: TEMPLATES.map((template) => {
    const { S, G, M, weapon, kind } = TEMPLATE_TABLE[template];
    const trait = (die: typeof S | typeof G | typeof M) => ({ die, level: LEVEL_OF_DIE[die] });
    const title = { de: dictionaries.de.templates[template], en: dictionaries.en.templates[template] };
    const weapons = [{ name: weapon, kind, trait: traitOfWeapon(kind), dropped: false }];
    const traits = { S: trait(S), G: trait(G), M: trait(M) };
    return {
      id: template,
      title,
      character: newCharacter(
        { id: template, name: title.de, concept: '', traits, weapons, hasArmour: false },
        HOUSE,
      ),
    };
  }),
  parse: (raw) => schema.parse(raw),
  problems: (one, house) => characterProblems(one as Pc, house as House),
  sheet: (one, locale) => sheet(one as Pc, locale),
};
