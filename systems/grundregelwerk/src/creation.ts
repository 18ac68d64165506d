import type { Locale } from '@tafelrunde/kernel';
import type { Control, ControlSection, Creation } from '@tafelrunde/system';
import { idFrom } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { DICE, type Die } from './data/ladders.ts';
import { STARTING_DICE, TEMPLATES, type Template } from './data/templates.ts';
import { type Pc, WEAPON_KINDS, type Weapon } from './model.ts';
import { characterProblems } from './rules/character-problems.ts';
import {
  type CreateInput,
  newCharacter,
  templateTraits,
  templateWeapon,
  traitWith,
  weaponOf,
} from './rules/create.ts';
import { dictionaries } from './text/dictionary.ts';
import { templateLines } from './text/template-lines.ts';

/** A character on the way: what the player has set so far. */
interface Draft {
  readonly name: string;
  readonly concept: string;
  readonly template: Template | 'free';
  readonly dice: Readonly<Record<string, Die>>;
  readonly weapon: Weapon['kind'];
  readonly hasArmour: boolean;
}

const TEMPLATE_CHOICES = [...TEMPLATES, 'free'] as const;

/** GW-ADD-12: d10, d8 and d6 in the order of the traits, until the player wants it otherwise. */
const startingDice = (house: House): Readonly<Record<string, Die>> =>
  Object.fromEntries(house.traits.map((trait, i) => [trait, STARTING_DICE[i] ?? 6]));

function start(house: House): Draft {
  return {
    name: '',
    concept: '',
    template: TEMPLATES[0],
    dice: startingDice(house),
    weapon: 'melee',
    hasArmour: false,
  };
}

function characterFrom(draft: Draft, house: House): Pc {
  const { name, concept, template, hasArmour } = draft;
  const isFree = template === 'free';
  const traits = isFree
    ? Object.fromEntries(Object.entries(draft.dice).map(([trait, die]) => [trait, traitWith(die)]))
    : templateTraits(template, house);
  const weapons = [isFree ? weaponOf(draft.weapon) : templateWeapon(template)];
  return newCharacter({ id: idFrom(name), name, concept, traits, weapons, hasArmour }, house);
}

function controls(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, templates, words } = dictionaries[locale];
  const armour: Control[] = house['optional.armour']
    ? [{ kind: 'flag', id: 'hasArmour', label: fields.hasArmour, value: draft.hasArmour, rule: 'GW-OPT-01' }]
    : [];
  return [
    {
      id: 'person',
      title: fields.character,
      controls: [
        { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: 80 },
        { kind: 'text', id: 'concept', label: fields.concept, value: draft.concept, maxLength: 200 },
        {
          kind: 'choice',
          id: 'template',
          label: fields.template,
          value: draft.template,
          options: TEMPLATE_CHOICES.map((value) => ({
            value,
            label: templates[value],
            hint: templateLines[value][locale],
          })),
          rule: 'GW-ADD-12',
        },
        ...armour,
      ],
    },
    ...(draft.template === 'free' ? [freeSection(draft, locale)] : []),
  ];

  function freeSection({ dice, weapon }: Draft, language: Locale): ControlSection {
    const { traits } = dictionaries[language];
    return {
      id: 'traits',
      title: fields.traits,
      controls: [
        ...Object.entries(dice).map(
          ([trait, die]): Control => ({
            kind: 'step',
            id: `trait:${trait}`,
            label: (traits as Readonly<Record<string, string>>)[trait] ?? trait,
            value: `${language === 'de' ? 'W' : 'd'}${die}`,
            dice: [die],
            canRise: stepped(die, 1, house) !== die,
            canFall: stepped(die, -1, house) !== die,
            rule: 'GW-ADD-12',
          }),
        ),
        {
          kind: 'choice',
          id: 'weapon',
          label: fields.weapon,
          value: weapon,
          options: WEAPON_KINDS.map((value) => ({ value, label: words[value] })),
          rule: 'GW-R-13',
        },
      ],
    };
  }
}

/** The next die up or down, at most the largest a trait may have (GW-ADD-13). */
function stepped(die: Die, by: 1 | -1, house: House): Die {
  const next = DICE[DICE.indexOf(die) + by];
  return next === undefined || next > house['advance.maxDie'] ? die : next;
}

function set(draft: Draft, control: string, value: unknown, house: House): Draft {
  if (control === 'name' || control === 'concept')
    return typeof value === 'string' ? { ...draft, [control]: value } : draft;
  if (control === 'hasArmour') return { ...draft, hasArmour: value === true };
  if (control === 'template') return { ...draft, template: oneOf(TEMPLATE_CHOICES, value) ?? draft.template };
  if (control === 'weapon') return { ...draft, weapon: oneOf(WEAPON_KINDS, value) ?? draft.weapon };
  const trait = control.startsWith('trait:') ? control.slice('trait:'.length) : '';
  const die = Object.hasOwn(draft.dice, trait) ? draft.dice[trait] : undefined;
  if (die === undefined || (value !== 'up' && value !== 'down')) return draft;
  return { ...draft, dice: { ...draft.dice, [trait]: stepped(die, value === 'up' ? 1 : -1, house) } };
}

const oneOf = <const T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

function input({ name, concept, template, dice, weapon, hasArmour }: Draft): CreateInput {
  const person = { name, concept, template, hasArmour };
  return template === 'free' ? { ...person, traits: dice, weapon } : person;
}

/** GW-ADD-12: a template, or the dice set by hand; problems show while they are being set. */
export const creation: Creation = {
  start: (house) => start(house as House),
  controls: (draft, house, locale) => controls(draft as Draft, house as House, locale),
  set: (draft, control, value, house) => set(draft as Draft, control, value, house as House),
  budgets: () => [],
  problems: (draft, house) =>
    characterProblems(characterFrom(draft as Draft, house as House), house as House),
  character: (draft, house) => characterFrom(draft as Draft, house as House),
  input: (draft) => ({ ...input(draft as Draft) }),
};
