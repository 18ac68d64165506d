/** One legal input for every action of fights, as it would come from outside. */
const mace = {
  id: 'mace',
  kind: 'melee',
  weapon: 'mace',
  dice: 2,
  addsStrength: true,
  types: ['blunt'],
  reach: 1,
  skill: 'bludgeons',
};
const sword = { ...mace, id: 'shortSword', weapon: 'shortSword', types: ['pierce', 'cut'], skill: 'blades' };
const gun = {
  id: 'submachineGun',
  kind: 'ranged',
  weapon: 'submachineGun',
  dice: 5,
  addsStrength: false,
  types: ['cut'],
  ranges: [10, 20, 40, 80],
  rateOfFire: 3,
  automatic: true,
  skill: 'pistols',
};
const jacket = {
  id: 'heavyClothing',
  kind: 'armour',
  armour: 'heavyClothing',
  values: { blunt: 1, cut: 1, pierce: 0 },
  woundLimit: 2,
  kg: 3,
};
const acted = { hasActedThisScene: true };
const peg = {
  id: 'peg',
  attributes: { strength: 2, endurance: 2, dexterity: 2, perception: 3 },
  skills: { bludgeons: 1, pistols: 1, unarmedCombat: 1 },
  fateDice: 1,
  inventory: [mace, gun],
  turn: acted,
};
const thug = {
  id: 'thug',
  kind: 'npc',
  attributes: { endurance: 2, strength: 2 },
  skills: { blades: 1 },
  inventory: [sword, jacket],
  turn: acted,
};
const figures = [peg, thug];
const calm = { figures };
const order = [
  { figure: 'peg', net: 1 },
  { figure: 'thug', net: 0 },
];
const round = { figures, round: 2, turnIndex: 0, order };
const fight = { scene: round, attacker: 'peg', target: 'thug' };
const ofPeg = { scene: round, figure: 'peg' };
const held = {
  ...round,
  figures: [
    { ...peg, heldBy: 'thug' },
    { ...thug, holding: 'peg' },
  ],
};
const holding = {
  ...round,
  figures: [
    { ...peg, holding: 'thug' },
    { ...thug, heldBy: 'peg' },
  ],
};
const waiting = {
  ...round,
  turnIndex: 1,
  figures: [{ ...peg, turn: { ...acted, delaying: true } }, thug],
};
const thugsTurn = { ...round, turnIndex: 1 };
const jammed = { ...round, figures: [{ ...peg, inventory: [{ ...gun, jammed: true }] }, thug] };
const hurt = { ...round, figures: [{ ...peg, wounds: 1, stun: { general: 1 } }, thug] };
const quick = { abilities: [{ skill: 'combatReflexes', ability: 'firstMove' }] };
const leading = { abilities: [{ skill: 'leadership', ability: 'command' }] };
const WEEK = 7 * 24 * 3600;
const sick = {
  figures: [{ ...peg, wounds: 1, lastHealing: 0, stun: { general: 1 }, lastStunHealing: 0 }],
  clock: WEEK,
};
const map = {
  ...round,
  figures: [
    { ...peg, position: { x: 0, y: 0 } },
    { ...thug, position: { x: 8, y: 0 } },
  ],
};

export const EQUIPMENT_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/give-item': { scene: calm, figure: 'peg', gear: 'chain' },
  'd6pool/carry': { scene: calm, figure: 'peg', item: 'mace', to: 'ground' },
  'd6pool/travel': { scene: calm, means: 'ridingHorse', hours: 6 },
};

export const FIGHT_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/start-rounds': { scene: calm, attackers: 'enemies' },
  'd6pool/join-rounds': { scene: { ...round, order: order.slice(0, 1) }, pool: { figure: 'thug' } },
  'd6pool/set-alert': { scene: calm, figure: 'thug', surprised: true },
  'd6pool/declare-actions': { ...ofPeg, actions: 2 },
  'd6pool/delay': ofPeg,
  'd6pool/step-in': { scene: waiting, figure: 'peg' },
  'd6pool/first-move': { scene: { ...round, figures: [peg, { ...thug, ...quick }] }, figure: 'thug' },
  'd6pool/command': {
    scene: {
      ...round,
      figures: [
        { ...peg, ...leading },
        { ...thug, side: 'players' },
      ],
    },
    figure: 'peg',
    target: 'thug',
  },
  'd6pool/end-turn': { scene: thugsTurn, figure: 'thug' },
  'd6pool/end-rounds': { scene: round },
  'd6pool/free-action': { ...ofPeg, what: 'call' },
  'd6pool/set-ground': { scene: calm, terrain: 'rocky', light: 'dim' },
  'd6pool/lay-board': { scene: calm, width: 20, height: 12, metres: 2 },
  'd6pool/paint-board': { scene: calm, kind: 'wall', cells: [[3, 3]] },
  'd6pool/place-figure': { scene: calm, figure: 'peg', at: { x: 1, y: 2 } },
  'd6pool/move': { scene: map, figure: 'peg', terrain: 1, path: [{ x: 20, y: 0 }] },
  'd6pool/jump': { ...ofPeg, metres: 2, depth: 4 },
  'd6pool/change-posture': { ...ofPeg, to: 'kneeling' },
  'd6pool/mount': { ...ofPeg, on: 'horse' },
  'd6pool/set-distance': { scene: calm, a: 'peg', b: 'thug', metres: 12 },
  'd6pool/melee-attack': fight,
  'd6pool/set-cover': { scene: calm, figure: 'thug', quarters: 3, armourValue: 2 },
  'd6pool/ranged-attack': { ...fight, distance: 8, mode: 'burst' },
  'd6pool/aim': { ...ofPeg, target: 'thug' },
  'd6pool/clear-jam': { scene: jammed, figure: 'peg', item: 'submachineGun' },
  'd6pool/reload': { ...ofPeg, item: 'submachineGun', ammo: 30 },
  'd6pool/grapple': { ...fight },
  'd6pool/escape': { scene: held, figure: 'peg' },
  'd6pool/let-go': { scene: holding, figure: 'peg' },
  'd6pool/charge': { ...fight, scene: map },
  'd6pool/defensive-stance': ofPeg,
  'd6pool/disarm': { ...fight, item: 'shortSword' },
  'd6pool/opportunity-attack': { ...fight, scene: thugsTurn },
  'd6pool/damage': { scene: calm, attacker: 'peg', target: 'thug', crits: 1 },
  'd6pool/toughness': { scene: hurt, figure: 'peg' },
};

export const HEALING_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/heal-wound': { scene: sick, figure: 'peg', rested: true, wellKept: true },
  'd6pool/heal-stun': { scene: sick, figure: 'peg' },
  'd6pool/adjust-wounds': { scene: { figures: [peg] }, figure: 'peg', by: 1 },
  'd6pool/wake-up': { scene: { figures: [{ ...peg, consciousness: 'unconscious' }] }, figure: 'peg' },
};
