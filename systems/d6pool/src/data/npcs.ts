import type { FigureDraft } from '../figures.ts';
import type { Attribute } from '../model.ts';
import type { GearId } from '../rules/gear.ts';

/** What an NPC of a kind is good at, best first. */
export interface Archetype {
  /** DP-NPC-02: the level such people usually have; guards, receptionists, taxi drivers and thugs have none. */
  readonly level: 0 | 1;
  readonly attributes: readonly Attribute[];
  readonly skills: readonly string[];
  readonly abilities: readonly { readonly skill: string; readonly ability: string }[];
  readonly gear: readonly GearId[];
}

/** DP-NPC-01, DP-NPC-02: eight skills each; a minor NPC has the first six to eight. */
// biome-ignore format: a table reads best in columns
export const ARCHETYPES = {
  guard: {
    level:      0,
    attributes: ['strength', 'perception', 'endurance', 'dexterity', 'charisma', 'intelligence'],
    skills:     ['bludgeons', 'pistols', 'observation', 'running', 'unarmedCombat', 'intimidation', 'firstAid', 'driving'],
    abilities:  [{ skill: 'unarmedCombat', ability: 'ironGrip' }],
    gear:       ['club', 'pistolLight'],
  },
  thug: {
    level:      0,
    attributes: ['strength', 'endurance', 'dexterity', 'charisma', 'perception', 'intelligence'],
    skills:     ['unarmedCombat', 'bludgeons', 'intimidation', 'streetwise', 'blades', 'running', 'driving', 'gambling'],
    abilities:  [{ skill: 'unarmedCombat', ability: 'multipleAttack' }],
    gear:       ['knife', 'club'],
  },
  taxiDriver: {
    level:      0,
    attributes: ['dexterity', 'perception', 'charisma', 'endurance', 'strength', 'intelligence'],
    skills:     ['driving', 'streetwise', 'geography', 'mechanics', 'observation', 'persuasion', 'gambling', 'firstAid'],
    abilities:  [{ skill: 'mechanics', ability: 'knack' }],
    gear:       [],
  },
  receptionist: {
    level:      0,
    attributes: ['charisma', 'intelligence', 'perception', 'dexterity', 'endurance', 'strength'],
    skills:     ['etiquette', 'computer', 'persuasion', 'observation', 'generalKnowledge', 'finance', 'deception', 'firstAid'],
    abilities:  [{ skill: 'persuasion', ability: 'silverTongue' }],
    gear:       [],
  },
  agent: {
    level:      1,
    attributes: ['perception', 'dexterity', 'intelligence', 'endurance', 'strength', 'charisma'],
    skills:     ['pistols', 'combatReflexes', 'observation', 'unarmedCombat', 'driving', 'interrogation', 'forensics', 'law'],
    abilities:  [{ skill: 'combatReflexes', ability: 'firstMove' }, { skill: 'pistols', ability: 'quickDraw' }],
    gear:       ['pistolHeavy'],
  },
  physician: {
    level:      1,
    attributes: ['intelligence', 'dexterity', 'perception', 'charisma', 'endurance', 'strength'],
    skills:     ['medicine', 'firstAid', 'surgery', 'psychology', 'pathology', 'chemistry', 'etiquette', 'selfControl'],
    abilities:  [{ skill: 'firstAid', ability: 'healingHands' }],
    gear:       [],
  },
  soldier: {
    level:      1,
    attributes: ['endurance', 'dexterity', 'strength', 'perception', 'intelligence', 'charisma'],
    skills:     ['rifles', 'survival', 'running', 'thrown', 'unarmedCombat', 'climbing', 'heavyWeapons', 'firstAid'],
    abilities:  [{ skill: 'rifles', ability: 'marksman' }],
    gear:       ['assaultRifle', 'grenade', 'bodyArmour'],
  },
  scholar: {
    level:      1,
    attributes: ['intelligence', 'perception', 'charisma', 'dexterity', 'endurance', 'strength'],
    skills:     ['research', 'history', 'concentration', 'generalKnowledge', 'writing', 'occultism', 'law', 'etiquette'],
    abilities:  [{ skill: 'concentration', ability: 'focus' }],
    gear:       [],
  },
} as const satisfies Record<string, Archetype>;

export type ArchetypeId = keyof typeof ARCHETYPES;
export const ARCHETYPE_IDS = Object.keys(ARCHETYPES) as [ArchetypeId, ...ArchetypeId[]];

/** NPCs and creatures with values of their own: the taxi driver of DP-NPC-03 and the puma of DP-CHL-15. */
export const NPC_PRESETS = {
  barry: {
    kind: 'npc',
    concept: 'taxiDriver',
    level: 0,
    attributes: { strength: 2, dexterity: 2 },
    skills: { art: 1, driving: 3 },
    languages: [
      { language: 'english', dice: 2, native: true, fluent: true },
      { language: 'italian', dice: 4, native: false, fluent: true },
    ],
    advantages: { eagleEye: 1 },
    disadvantages: { poverty: 1 },
  },
  puma: {
    kind: 'creature',
    concept: 'puma',
    level: 0,
    attributes: { strength: 3, endurance: 2, dexterity: 3, intelligence: 1, charisma: 1, perception: 3 },
    skills: { sneaking: 2, unarmedCombat: 2 },
    inventory: [
      {
        ...{
          kind: 'melee',
          id: 'claws',
          name: 'claws',
          weapon: 'claws',
          skill: 'unarmedCombat',
          natural: true,
        },
        ...{ dice: 2, addsStrength: true, types: ['cut'], reach: 0.5 },
        ...{ kg: 0, carried: 'held', woundsTaken: 0, woundLimit: null, armourValue: 0 },
      },
    ],
  },
} as const satisfies Record<string, Omit<FigureDraft, 'id'>>;

export type NpcPreset = keyof typeof NPC_PRESETS;
export const NPC_PRESET_IDS = Object.keys(NPC_PRESETS) as [NpcPreset, ...NpcPreset[]];
