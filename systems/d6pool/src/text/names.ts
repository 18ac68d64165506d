import type { AbilityId, AbilityUses, PowerId } from '../data/abilities.ts';
import { ABILITIES, ABILITY_IDS } from '../data/abilities.ts';
import type { Distraction } from '../data/distractions.ts';
import type { ArchetypeId, NpcPreset } from '../data/npcs.ts';
import type { PersonaPattern } from '../data/persona.ts';
import type { Consequence, CritCategory, CritMeaning, PatzerCategory } from '../data/results.ts';
import type { SkillGroup, SkillId } from '../data/skills.ts';
import type { CharacterTemplate } from '../data/templates.ts';
import type { AdvantageId, DisadvantageId } from '../data/traits.ts';
import type { Verdict } from '../facts.ts';
import type {
  Attitude,
  Attribute,
  Consciousness,
  FigureKind,
  Light,
  MovementState,
  Posture,
  SceneSort,
  Side,
} from '../model.ts';
import type { gearDe } from './gear-names.ts';

/** Where dice of a pool can come from, beyond attributes, skills, traits and items. */
export const SOURCE_NAMES = [
  'success',
  'bonus',
  'fate',
  'penalty',
  'wounds',
  'stun',
  'encumbrance',
  'actions',
  'repeatedDefence',
  'distraction',
  'circumstances',
  'untrained',
  'support',
  'crits',
  'armourGaps',
  'aim',
  'burst',
  'cover',
  'charge',
  'stance',
  'feint',
  'bareHands',
  'creature',
  'fall',
  'cold',
  'clothing',
  'fire',
  'acid',
  'drug',
  'explosion',
  'poison',
  'disease',
] as const;

/** Languages with words of their own; any other stands as it was written. */
export const LANGUAGES = [
  'german',
  'english',
  'french',
  'italian',
  'spanish',
  'russian',
  'chinese',
  'latin',
] as const;

/** Results that stand in outcomes. */
export const RESULTS = [
  'passed',
  'declined',
  'won',
  'draw',
  'doubleWin',
  'open',
  'complete',
  'reduced',
  'failed',
  'attacker',
  'defender',
  'noticed',
  'unnoticed',
  'happens',
  'not',
  'started',
  'ended',
  'created',
  'income',
  'setting',
  'taken',
  'awarded',
  'refreshed',
  'putOff',
  'levelUp',
  'changed',
  'refusedByOne',
  'used',
  'resolved',
  'refused',
] as const;

/** The names of everything that lists of the game contain, in one language. */
export interface Names {
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly skills: Readonly<Record<SkillId, string>>;
  readonly skillGroups: Readonly<Record<SkillGroup, string>>;
  readonly powers: Readonly<Record<PowerId, string>>;
  readonly abilityUses: Readonly<Record<AbilityUses, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly advantages: Readonly<Record<AdvantageId, string>>;
  readonly disadvantages: Readonly<Record<DisadvantageId, string>>;
  readonly patterns: Readonly<Record<PersonaPattern | 'illTempered' | 'looksForSister', string>>;
  readonly professions: Readonly<Record<'agent' | 'reporter' | 'physician' | 'guard' | 'burglar', string>>;
  readonly distractions: Readonly<Record<Distraction, string>>;
  readonly languages: Readonly<Record<(typeof LANGUAGES)[number], string>>;
  readonly gear: typeof gearDe;
  readonly sources: Readonly<Record<(typeof SOURCE_NAMES)[number], string>>;
  readonly templates: Readonly<Record<CharacterTemplate | 'free', string>>;
  readonly archetypes: Readonly<Record<ArchetypeId | NpcPreset, string>>;
  readonly consequences: Readonly<Record<Consequence, string>>;
  readonly critMeanings: Readonly<Record<CritMeaning, string>>;
  readonly categories: Readonly<Record<PatzerCategory | CritCategory, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly results: Readonly<Record<(typeof RESULTS)[number], string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly figureKinds: Readonly<Record<FigureKind, string>>;
  readonly consciousness: Readonly<Record<Consciousness, string>>;
  readonly postures: Readonly<Record<Posture, string>>;
  readonly movementStates: Readonly<Record<MovementState, string>>;
  readonly attitudes: Readonly<Record<Attitude, string>>;
  readonly sceneSorts: Readonly<Record<SceneSort, string>>;
  readonly lights: Readonly<Record<Light, string>>;
  readonly modules: Readonly<
    Record<
      | 'distractions'
      | 'opportunityAttacks'
      | 'powers'
      | 'encumbrance'
      | 'armourWear'
      | 'fateDice'
      | 'languages',
      string
    >
  >;
  readonly words: Readonly<
    Record<
      | 'yes'
      | 'no'
      | 'lifestyle'
      | 'language'
      | 'role'
      | 'persona'
      | 'session'
      | 'adventure'
      | 'challenge'
      | 'healing'
      | 'damage'
      | 'modern',
      string
    >
  >;
}

const named = (list: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? key;

/** A trait with its kind in front, as in `skill:blades`, `ability:blades:riposte`, `language:english`. */
export function traitName(names: Names, trait: string): string {
  const [of, name = '', last = ''] = trait.split(':');
  switch (of) {
    case 'language':
      return `${names.words.language} (${named(names.languages, name)})`;
    case 'skill':
      return name === 'language' ? traitName(names, `language:${last}`) : named(names.skills, name);
    case 'power':
      return named(names.powers, name);
    case 'ability':
      return `${named(names.abilities, last)} (${named({ ...names.skills, ...names.powers, language: names.words.language }, name)})`;
    case 'advantage':
      return named(names.advantages, name);
    case 'disadvantage':
      return named(names.disadvantages, name);
    case 'item':
      return named(names.gear, name);
    default:
      return named(
        { ...names.words, ...names.sources, ...names.attributes, ...names.powers, ...names.skills },
        trait,
      );
  }
}

/** Words for all keys that questions about traits and purchases can have. */
export function traitKeys(names: Names): Readonly<Record<string, string>> {
  const keys = [
    ...Object.keys(names.skills).map((one) => `skill:${one}`),
    ...Object.keys(names.languages).map((one) => `skill:language:${one}`),
    ...Object.keys(names.powers).map((one) => `power:${one}`),
    ...Object.keys(names.advantages).map((one) => `advantage:${one}`),
    ...Object.keys(names.disadvantages).map((one) => `disadvantage:${one}`),
    ...ABILITY_IDS.flatMap((ability) =>
      ABILITIES[ability].skills.map((skill) => `ability:${skill}:${ability}`),
    ),
  ];
  return Object.fromEntries(keys.map((key) => [key, traitName(names, key)]));
}
