import type { Locale } from '@tafelrunde/kernel';
import {
  type Control,
  type ControlSection,
  type Creation,
  choiceControl,
  dieWord,
  draftSetter,
  idFrom,
} from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { DICE, type Die } from './data/ladders.ts';
import { STARTING_DICE, TEMPLATES, type Template } from './data/templates.ts';
import { type Pc, WEAPON_KINDS, type Weapon } from './model.ts';
import { characterProblems } from './rules/character-problems.ts';
import { newCharacter, templateTraits, templateWeapon, traitWith, weaponOf } from './rules/create.ts';
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

const CHOICES = { template: [...TEMPLATES, 'free'], weapon: WEAPON_KINDS } as const;

/** GW-ADD-12: d10, d8 and d6 in the order of the traits, until the player wants it otherwise. */
const startingDice = (house: House): Readonly<Record<string, Die>> =>
  Object.fromEntries(house.traits.map((trait, i) => [trait, STARTING_DICE[i] ?? 6]));

function start(house: House): Draft {
  const person = { name: '', concept: '', template: TEMPLATES[0] };
  return { ...person, dice: startingDice(house), weapon: 'melee', hasArmour: false };
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
  const { name, concept, template, hasArmour } = draft;
  const { fields, templates } = dictionaries[locale];
  const armour: Control[] = house['optional.armour']
    ? [{ kind: 'flag', id: 'hasArmour', label: fields.hasArmour, value: hasArmour, rule: 'GW-OPT-01' }]
    : [];
  const { [locale]: lines } = templateLines;
  return [
    {
      id: 'person',
      title: fields.character,
      controls: [
        { kind: 'text', id: 'name', label: fields.name, value: name, maxLength: 80 },
        { kind: 'text', id: 'concept', label: fields.concept, value: concept, maxLength: 200 },
        choiceControl('template', fields.template, template, CHOICES.template, templates, 'GW-ADD-12', lines),
        ...armour,
      ],
    },
    ...(template === 'free' ? [freeSection(draft, house, locale)] : []),
  ];
}

function freeSection({ dice, weapon }: Draft, house: House, locale: Locale): ControlSection {
  const { fields, traits, words } = dictionaries[locale];
  const step = ([trait, die]: readonly [string, Die]): Control => ({
    kind: 'step',
    id: `trait:${trait}`,
    label: (traits as Readonly<Record<string, string>>)[trait] ?? trait,
    value: dieWord(die, locale),
    dice: [die],
    canRise: nextDie(die, 1, house) !== die,
    canFall: nextDie(die, -1, house) !== die,
    rule: 'GW-ADD-12',
  });
  return {
    id: 'traits',
    title: fields.traits,
    controls: [
      ...Object.entries(dice).map(step),
      choiceControl('weapon', fields.weapon, weapon, CHOICES.weapon, words, 'GW-R-13'),
    ],
  };
}

/** The next die up or down, at most the largest a trait may have (GW-ADD-13). */
function nextDie(die: Die, by: 1 | -1, house: House): Die {
  const next = DICE[DICE.indexOf(die) + by];
  return next === undefined || next > house['advance.maxDie'] ? die : next;
}

function stepped(draft: Draft, control: string, by: 1 | -1, house: House): Draft {
  const trait = control.startsWith('trait:') ? control.slice('trait:'.length) : '';
  const die = Object.hasOwn(draft.dice, trait) ? draft.dice[trait] : undefined;
  return die === undefined ? draft : { ...draft, dice: { ...draft.dice, [trait]: nextDie(die, by, house) } };
}

/** GW-ADD-12: a template, or the dice set by hand; problems show while they are being set. */
export const creation: Creation = {
  start,
  controls,
  set: draftSetter<Draft, House>({
    texts: ['name', 'concept'],
    choices: CHOICES,
    flags: ['hasArmour'],
    stepped,
  }),
  budgets: () => [],
  problems: (draft: Draft, house: House) => characterProblems(characterFrom(draft, house), house),
  character: characterFrom,
  input: ({ name, concept, template, dice, weapon, hasArmour }: Draft) => {
    const person = { name, concept, template, hasArmour };
    return template === 'free' ? { ...person, traits: dice, weapon } : person;
  },
};
