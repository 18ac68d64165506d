import type { FigureDraft } from '../figures.ts';
import type { GearId } from '../rules/gear.ts';

type Template = Omit<FigureDraft, 'id' | 'name' | 'inventory'> & { readonly gear: readonly GearId[] };
const owned = (skill: string, ability: string) => ({ skill, ability, used: 0, usedThisRound: 0 });
const native = (language: string) => [{ language, dice: 0, native: true, fluent: true }];

/** Ready characters of level 1. `peg` is the seed's own (DP-CRE-08); each other one follows the same budget. */
export const CHARACTER_TEMPLATES = {
  peg: {
    concept: 'DEA Special Agent',
    attributes: { strength: 2, endurance: 2, dexterity: 2, intelligence: 2, charisma: 1, perception: 3 },
    skills: {
      combatReflexes: 2,
      concentration: 2,
      forensics: 1,
      pistols: 1,
      running: 1,
      unarmedCombat: 2,
    },
    abilities: [
      owned('combatReflexes', 'zoneOfControl'),
      owned('concentration', 'focus'),
      owned('unarmedCombat', 'multipleAttack'),
    ],
    advantages: { lawEnforcement: 1 },
    disadvantages: { enemies: 1 },
    personaPatterns: ['illTempered', 'curious', 'looksForSister'],
    profession: { name: 'agent', attribute: 'perception', skill: 'concentration' },
    lifestyle: 1,
    languages: native('english'),
    gear: ['pistolLight'],
  },
  reporter: {
    attributes: { strength: 1, endurance: 2, dexterity: 2, intelligence: 2, charisma: 3, perception: 2 },
    skills: { writing: 3, persuasion: 2, observation: 2, driving: 1, research: 2, deception: 1 },
    abilities: [owned('persuasion', 'silverTongue')],
    advantages: { contacts: 1 },
    disadvantages: { enemies: 1 },
    personaPatterns: ['curious', 'knowledgeIsPower', 'wouldBeWriter'],
    profession: { name: 'reporter', attribute: 'perception', skill: 'writing' },
    lifestyle: 1,
    languages: native('german'),
    gear: [],
  },
  physician: {
    attributes: { strength: 1, endurance: 2, dexterity: 3, intelligence: 3, charisma: 2, perception: 1 },
    skills: { medicine: 3, surgery: 2, firstAid: 3, psychology: 1, chemistry: 1, selfControl: 1 },
    abilities: [owned('firstAid', 'healingHands')],
    advantages: { wealth: 1 },
    disadvantages: { codeOfHonour: 1 },
    personaPatterns: ['perfectionist', 'generous', 'sensitive'],
    profession: { name: 'physician', attribute: 'intelligence', skill: 'medicine' },
    lifestyle: 2,
    languages: native('german'),
    gear: [],
  },
  swordfighter: {
    attributes: { strength: 3, endurance: 3, dexterity: 3, intelligence: 1, charisma: 1, perception: 1 },
    skills: { blades: 3, shields: 2, acrobatics: 1, running: 1, selfControl: 2, intimidation: 1 },
    abilities: [owned('blades', 'riposte'), owned('shields', 'shieldWall')],
    advantages: { fearless: 1 },
    disadvantages: { badReputation: 1 },
    personaPatterns: ['hotTempered', 'winningIsEverything', 'generous'],
    profession: { name: 'guard', attribute: 'strength', skill: 'intimidation' },
    lifestyle: 1,
    languages: native('german'),
    gear: ['broadsword', 'largeShield', 'leather'],
  },
  burglar: {
    attributes: { strength: 1, endurance: 2, dexterity: 4, intelligence: 2, charisma: 1, perception: 2 },
    skills: { lockpicking: 3, sneaking: 3, climbing: 2, pickpocketing: 1, streetwise: 1 },
    abilities: [owned('lockpicking', 'knack'), owned('sneaking', 'shadow')],
    advantages: { nightVision: 1 },
    disadvantages: { wanted: 1 },
    personaPatterns: ['frugal', 'acceptsNoHelp', 'curious'],
    profession: { name: 'burglar', attribute: 'dexterity', skill: 'lockpicking' },
    lifestyle: 2,
    languages: native('german'),
    gear: ['knife', 'throwingKnife'],
  },
} as const satisfies Record<string, Template>;

export type CharacterTemplate = keyof typeof CHARACTER_TEMPLATES;
export const CHARACTER_TEMPLATE_IDS = Object.keys(CHARACTER_TEMPLATES) as [
  CharacterTemplate,
  ...CharacterTemplate[],
];
