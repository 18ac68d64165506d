import type { Locale } from '@tafelrunde/kernel';
import { ids, type OptionTeller, type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { countedWords } from './questions.ts';

const LISTS: ValueLists<Dictionary> = {
  fields: {
    attribute: 'attributes',
    skill: 'skills',
    ability: 'abilities',
    block: 'abilityBlocks',
    advantage: 'advantages',
    disadvantage: 'disadvantages',
    personaPatterns: 'patterns',
    template: 'templates',
    archetype: 'archetypes',
    // What a roll or a figure is.
    category: ['categories', 'figureKinds'],
    consequence: 'consequences',
    distractions: 'distractions',
    sort: 'sceneSorts',
    reason: ['refusals', 'words'],
    off: 'modules',
    movement: 'movements',
    slope: 'slopes',
    terrain: 'terrains',
    light: 'lights',
    material: 'coverMaterials',
    cells: 'cellKinds',
    // What a cell is, what came of an action, what a thing, an affliction or a figure is.
    kind: ids(`
      cellKinds verdicts results fightResults hazardResults critMeanings figureKinds
      afflictionKinds dueKinds categories sources
    `),
    band: 'rangeBands',
    means: 'travelMeans',
    pace: 'paces',
    type: 'damageTypes',
    types: 'damageTypes',
    gear: 'gear',
    rocket: 'gear',
    poison: 'poisons',
    disease: 'diseases',
    fire: 'fires',
    acid: 'acids',
    strength: 'drugStrengths',
    substance: 'afflictionKinds',
    climate: 'climates',
    clothing: 'clothings',
    ground: 'grounds',
    object: 'objects',
    unit: 'timeUnits',
    language: 'languages',
    status: 'statuses',
    side: 'sides',
    attackers: 'sides',
    attitudes: 'attitudes',
    posture: 'postures',
    carried: 'carryings',
    movementState: 'movementStates',
    consciousness: 'consciousness',
    state: 'consciousness',
    // What something changes to, and from what.
    to: ['changedTo', 'attitudes', 'consciousness', 'lights', 'movementStates'],
    from: ['changedTo', 'attitudes', 'consciousness', 'lights', 'movementStates'],
    what: ['dueKinds', 'fightResults'],
    cause: 'vulnerabilities',
    vulnerable: 'vulnerabilities',
    zones: 'armourZones',
    role: 'roles',
    verdict: 'verdicts',
    result: 'results',
    winner: 'results',
    onFailure: 'results',
    extra: 'hazardResults',
    form: 'fightResults',
    mode: 'fightResults',
    at: 'words',
    of: ['words', 'ways', 'sources'],
    failing: 'sources',
  },
  free: {
    // What tells an offer from others of its action.
    with: ids(`
      abilities gear ways attributes skills powers traitKeys statuses archetypes poisons diseases
      afflictionKinds objects
    `),
    by: 'results',
    skill: ['powers', 'attributes', 'traitKeys'],
    name: ['gear', 'objects', 'professions'],
    item: 'gear',
    armour: 'gear',
    weapon: ['gear', 'categories'],
    inventory: 'gear',
    objects: ['gear', 'objects'],
    explosive: 'gear',
    source: ['sources', 'poisons', 'diseases', 'gear'],
    affliction: ['poisons', 'diseases', 'afflictionKinds'],
    creature: 'archetypes',
    helps: ['attributes', 'skills', 'powers'],
    trait: ['traitKeys', 'words', 'advantages', 'disadvantages', 'attributes'],
    traits: ['traitKeys', 'words', 'attributes'],
    xpTraits: ['traitKeys', 'words', 'attributes'],
    purchases: 'traitKeys',
  },
  questions: {
    acidEquipment: 'gear',
    whichArmour: 'gear',
    defence: 'gear',
    patzer: 'consequences',
    attributeDie: 'attributes',
    levelUpAttribute: 'attributes',
    incomeAttribute: 'attributes',
    incomeSkill: ['skills', 'powers', 'traitKeys'],
    skillDie: 'traitKeys',
    levelUpDie: 'traitKeys',
    advantage: 'advantages',
    disadvantage: 'disadvantages',
    personaPattern: 'patterns',
    woundExchange: ['gear', 'attributes'],
    xpTrait: ['traitKeys', 'words', 'attributes'],
    xpAward: ['traitKeys', 'words', 'attributes'],
  },
};

const counted: Readonly<
  Record<Locale, Readonly<Record<string, { none: string; one: string; several: string }>>>
> = countedWords;

const teller =
  (locale: Locale): OptionTeller =>
  (question, key) => {
    const of = counted[locale][question];
    if (of === undefined) return undefined;
    return key === '0' ? of.none : `${key} ${key === '1' ? of.one : of.several}`;
  };

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(dictionaries.de, LISTS, teller('de')),
  en: wordsFrom(dictionaries.en, LISTS, teller('en')),
};
