import type { Locale } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { type CharacterKind, defaultsOf, dieWord, inBoth, type SheetSection } from '@tafelrunde/system';
import { creation } from './creation.ts';
import { type House, houseRules } from './data/house-rules.ts';
import { LEVEL_OF_DIE } from './data/ladders.ts';
import { TEMPLATES } from './data/templates.ts';
import type { Pc } from './model.ts';
import { characterProblems } from './rules/character-problems.ts';
import { templateCharacter } from './rules/create.ts';
import { dieOf } from './rules/traits.ts';
import { pc } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

const schema = fromZod(pc);

/** The sheet in the order people read it. */
function sheet(character: Pc, _house: House, locale: Locale): readonly SheetSection[] {
  const { fields, weapons, statuses, words } = dictionaries[locale];
  const kept = character.status.map((one) => statuses[one]).join(', ');
  const row = (id: 'name' | 'concept' | 'hearts' | 'mana' | 'hasArmour' | 'status', value: string) => ({
    id,
    label: fields[id],
    value,
  });
  return [
    {
      id: 'person',
      title: fields.character,
      rows: [
        row('name', character.name),
        ...(character.concept === '' ? [] : [row('concept', character.concept)]),
      ],
    },
    {
      id: 'traits',
      title: fields.traits,
      rows: Object.keys(character.traits).map((trait) => traitRow(character, trait, locale)),
    },
    {
      id: 'weapons',
      title: fields.weapons,
      rows: character.weapons.map(({ name, kind, dropped }) => ({
        id: `weapon:${name}`,
        label: named(weapons, name),
        value: dropped ? statuses.disarmed : words[kind],
      })),
    },
    {
      id: 'state',
      title: fields.status,
      rows: [
        row('hearts', `${character.hearts}/${character.heartsMax}`),
        row('mana', `${character.mana}/${character.manaMax}`),
        row('hasArmour', character.hasArmour ? words.yes : words.no),
        ...(kept === '' ? [] : [row('status', kept)]),
      ],
    },
  ];
}

const named = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? key;

function traitRow(character: Pc, trait: string, locale: Locale) {
  const { traits, levels, words } = dictionaries[locale];
  const die = dieOf(character, trait);
  const level = character.traits[trait]?.level ?? null;
  // The level of the variant is told only where it is another one than the die stands for (GW-ADD-16).
  const apart = level === null || level === LEVEL_OF_DIE[die] ? '' : ` (${words.d6only}: ${levels[level]})`;
  return {
    id: `trait:${trait}`,
    label: named(traits, trait),
    value: `${dieWord(die, locale)}${apart}`,
    dice: [die],
  };
}

const HOUSE = defaultsOf(houseRules);

export const character: CharacterKind = {
  create: 'grundregelwerk/create',
  advance: 'grundregelwerk/advance',
  templates: TEMPLATES.map((id) => {
    const title = inBoth(dictionaries, ({ templates }) => templates[id]);
    return { id, title, character: templateCharacter(id, title.de, HOUSE) };
  }),
  parse: (raw) => schema.parse(raw),
  problems: characterProblems,
  sheet,
  creation,
};
