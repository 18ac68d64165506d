import type { Locale } from '@tafelrunde/kernel';
import { type OptionTeller, type SystemWords, type ValueLists, wordsFrom } from '@tafelrunde/system';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

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

type Counted = readonly [none: string, one: string, several: string];

/** What is counted by questions about how many. */
// biome-ignore format: a table reads best in columns
const COUNTED: Readonly<Record<string, Readonly<Record<Locale, Counted>>>> = {
  defenceFate:    { de: ['Keinen', 'Schicksalswürfel', 'Schicksalswürfel'],          en: ['None', 'fate die', 'fate dice'] },
  damageFate:     { de: ['Keinen', 'Schicksalswürfel', 'Schicksalswürfel'],          en: ['None', 'fate die', 'fate dice'] },
  fateAfterwards: { de: ['Keinen', 'Schicksalswürfel', 'Schicksalswürfel'],          en: ['None', 'fate die', 'fate dice'] },
  defenceLuck:    { de: ['Keinen', 'Glückswürfel', 'Glückswürfel'],                  en: ['None', 'luck die', 'luck dice'] },
  tradeCrits:     { de: ['Keinen', 'kritischen Erfolg', 'kritische Erfolge'],        en: ['None', 'critical success', 'critical successes'] },
  bareHandsHit:   { de: ['Keinen', 'Schadenswürfel mehr', 'Schadenswürfel mehr'],    en: ['None', 'more damage die', 'more damage dice'] },
};

const teller =
  (locale: Locale): OptionTeller =>
  (question, key) => {
    const counted = COUNTED[question]?.[locale];
    if (counted === undefined) return undefined;
    const [none, one, several] = counted;
    return key === '0' ? none : `${key} ${key === '1' ? one : several}`;
  };

export const words: Readonly<Record<Locale, SystemWords>> = {
  de: wordsFrom(de, LISTS, teller('de')),
  en: wordsFrom(en, LISTS, teller('en')),
};
