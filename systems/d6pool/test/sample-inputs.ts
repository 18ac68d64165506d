/** One legal input for every action, as it would come from outside. */
const peg = {
  id: 'peg',
  attributes: { strength: 2, endurance: 2, dexterity: 2, intelligence: 2, charisma: 1, perception: 3 },
  skills: { combatReflexes: 2, concentration: 2, forensics: 1, pistols: 1, running: 1, unarmedCombat: 2 },
  abilities: [{ skill: 'concentration', ability: 'focus' }],
  advantages: { lawEnforcement: 1 },
  disadvantages: { enemies: 1 },
  personaPatterns: ['illTempered', 'curious', 'looksForSister'],
  profession: { name: 'agent', attribute: 'perception', skill: 'concentration' },
  lifestyle: 1,
  inventory: ['pistolLight'],
};
const risen = {
  ...peg,
  xp: {
    'skill:combatReflexes': 2,
    'skill:concentration': 2,
    'skill:forensics': 1,
    'skill:pistols': 1,
    'skill:running': 1,
    'skill:unarmedCombat': 2,
    'advantage:lawEnforcement': 1,
    'disadvantage:enemies': 1,
    lifestyle: 1,
  },
};
const friend = { id: 'friend', skills: { generalKnowledge: 1 } };
const puma = { id: 'puma', kind: 'creature', attributes: { dexterity: 3 }, skills: { sneaking: 2 } };
const scene = { figures: [peg, friend, puma] };
const extended = [
  {
    ...{ id: 'engine', figure: 'peg', task: 'repair', rolls: 2, difficulty: 1, interval: 60 },
    ...{ onFailure: 'failed', made: 0, passed: 0, quality: 0, costs: 0 },
  },
];

export const CHARACTER_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/setting': { scene, name: 'space', extraSkills: ['zeroG'] },
  'd6pool/create': { name: 'Mira', template: 'reporter' },
  'd6pool/income': { scene, figure: 'peg' },
  'd6pool/create-npc': { scene, name: 'Karl', archetype: 'guard', level: 3 },
  'd6pool/start-scene': { scene, sort: 'chase' },
  'd6pool/end-scene': { scene: { ...scene, ended: false } },
  'd6pool/award-fate': { scene, figure: 'peg', by: 1 },
  'd6pool/refresh-fate': { scene: { figures: [{ ...peg, fateDice: 0 }] } },
  'd6pool/award-experience': { scene, figure: 'peg', points: 2 },
  'd6pool/level-up': { scene: { figures: [risen] }, figure: 'peg' },
  'd6pool/change-trait': { scene, figure: 'peg', of: 'disadvantages', trait: 'enemies', dice: 0 },
};

export const CHALLENGE_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/challenge': { dice: 5, penalty: 1, difficulty: 2 },
  'd6pool/attempt': { scene, figure: 'peg', attribute: 'perception', skill: 'forensics', difficulty: 2 },
  'd6pool/opposed': { attacker: { dice: 5 }, defender: { dice: 3, penalty: 1 } },
  'd6pool/oppose': {
    scene,
    attacker: { figure: 'peg', attribute: 'charisma' },
    defender: { figure: 'friend', attribute: 'perception' },
  },
  'd6pool/contest': {
    sides: [
      { name: 'a', dice: 3 },
      { name: 'b', dice: 2 },
    ],
  },
  'd6pool/extended': { dice: 3, rolls: 3 },
  'd6pool/start-extended': { scene, figure: 'peg', id: 'engine', rolls: 3 },
  'd6pool/roll-extended': {
    scene: { ...scene, extended },
    id: 'engine',
    figure: 'peg',
    attribute: 'intelligence',
  },
  'd6pool/support': {
    scene,
    figure: 'friend',
    helped: 'peg',
    attribute: 'intelligence',
    skill: 'generalKnowledge',
  },
  'd6pool/perceive': {
    scene,
    watcher: { figure: 'peg', skill: 'zoology' },
    opponent: { figure: 'puma', attribute: 'dexterity', skill: 'sneaking' },
  },
  'd6pool/situational': { scene, figure: 'peg', what: 'enemy', trait: 'enemies' },
  'd6pool/resolve-patzer': { scene, figure: 'peg', category: 'movement' },
  'd6pool/use-criticals': { category: 'attack', crits: 2 },
  'd6pool/take-experience': {
    scene: { ...scene, xpOffers: [{ figure: 'peg', traits: ['skill:pistols'] }] },
    figure: 'peg',
  },
  'd6pool/use-ability': { scene, figure: 'peg', ability: 'focus' },
};
