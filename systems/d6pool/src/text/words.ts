import type { Locale } from '@tafelrunde/kernel';
import { type OptionTeller, type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { type Dictionary, dictionaries } from './dictionary.ts';
import { countedWords } from './questions.ts';

const LISTS: ValueLists<Dictionary> = {
  byField: {
    attribute: 'attributes',
    skill: 'skills',
    advantage: 'advantages',
    disadvantage: 'disadvantages',
    template: 'templates',
    archetype: 'archetypes',
    category: 'categories',
    consequence: 'consequences',
    distractions: 'distractions',
    sort: 'sceneSorts',
    reason: 'refusals',
    off: 'modules',
    movement: 'movements',
    slope: 'slopes',
    terrain: 'terrains',
    material: 'coverMaterials',
    cells: 'cellKinds',
    kind: 'cellKinds',
    band: 'rangeBands',
    means: 'travelMeans',
    pace: 'paces',
    type: 'damageTypes',
    gear: 'gear',
    rocket: 'gear',
    poison: 'poisons',
    disease: 'diseases',
    fire: 'fires',
    acid: 'acids',
    strength: 'drugStrengths',
    climate: 'climates',
    clothing: 'clothings',
    ground: 'grounds',
    object: 'objects',
    unit: 'timeUnits',
    what: 'dueKinds',
    language: 'languages',
    status: 'statuses',
    to: 'changedTo',
    zones: 'armourZones',
    role: 'roles',
  },
  anywhere: [
    'verdicts',
    'results',
    'words',
    'consequences',
    'critMeanings',
    'categories',
    'attributes',
    'skills',
    'powers',
    'abilities',
    'advantages',
    'disadvantages',
    'patterns',
    'professions',
    'traitKeys',
    'languages',
    'distractions',
    'templates',
    'archetypes',
    'sides',
    'figureKinds',
    'consciousness',
    'postures',
    'movementStates',
    'attitudes',
    'sceneSorts',
    'lights',
    'modules',
    'sources',
    'skillGroups',
    'fightResults',
    'gear',
    'damageTypes',
    'movements',
    'slopes',
    'travelMeans',
    'paces',
    'carryings',
    'vulnerabilities',
    'hazardResults',
    'poisons',
    'diseases',
    'fires',
    'acids',
    'drugStrengths',
    'climates',
    'clothings',
    'grounds',
    'objects',
    'timeUnits',
    'dueKinds',
    'afflictionKinds',
    'ways',
    'statuses',
    'armourZones',
  ],
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
