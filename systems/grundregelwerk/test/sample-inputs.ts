/** One legal input for every action, as it would come from outside. */
const hero = { id: 'hero', traits: { S: 10, G: 8, M: 6 }, hasArmour: true, pos: [0, 0] };
const friend = { id: 'friend', pos: [0, 2] };
const foe = { id: 'foe', category: 'elite', pos: [1, 0] };
const scene = { figures: [hero, friend, foe] };
const fight = { ...scene, round: 1, turn: 'hero' };
const failedGoals = [{ figure: 'hero', goal: 'climb', trait: 'S' }];

export const SAMPLE_INPUTS: Readonly<Record<string, unknown>> = {
  'grundregelwerk/create': { name: 'Mira' },
  'grundregelwerk/when-to-roll': { uncertain: true, failureMatters: true },
  'grundregelwerk/test': { die: 10, tn: 6 },
  'grundregelwerk/attempt': { scene, figure: 'hero', goal: 'climb', trait: 'S', tn: 6 },
  'grundregelwerk/help': { scene, helper: 'friend', helped: 'hero', description: 'covers' },
  'grundregelwerk/retry': { scene: { ...scene, failedGoals }, figure: 'hero', goal: 'climb', trait: 'G' },
  'grundregelwerk/start-combat': { scene },
  'grundregelwerk/add-enemy': { scene, id: 'orc', name: 'Ork', category: 'minion' },
  'grundregelwerk/move': { scene: fight, figure: 'hero', path: [[0, 1]] },
  'grundregelwerk/sight': { scene, from: [0, 0], to: [4, 3] },
  'grundregelwerk/place': { scene, figure: 'hero', at: [4, 4] },
  'grundregelwerk/paint-board': { scene, kind: 'wall', cells: [[5, 5]] },
  'grundregelwerk/declare-cover': { scene, figure: 'foe', cover: 'cover' },
  'grundregelwerk/attack': { scene: fight, attacker: 'hero', target: 'foe' },
  'grundregelwerk/cast': { scene, caster: 'hero', effect: 'healing', description: 'heal', target: 'friend' },
  'grundregelwerk/attack-spell': {
    scene: fight,
    caster: 'hero',
    effect: 'projectile',
    description: 'bolt',
    target: 'foe',
  },
  'grundregelwerk/use-armour': { scene, figure: 'hero' },
  'grundregelwerk/lose-heart': { scene, figure: 'hero' },
  'grundregelwerk/adjust-hearts': { scene, figure: 'hero', by: -1 },
  'grundregelwerk/enemy-attack': { scene: { ...scene, round: 1, turn: 'foe' }, enemy: 'foe', target: 'hero' },
  'grundregelwerk/raise-up': {
    scene: { figures: [hero, { ...friend, pos: [0, 1], hearts: 0, status: ['downed'] }] },
    helper: 'hero',
    downed: 'friend',
  },
  'grundregelwerk/crawl': {
    scene: { figures: [{ ...hero, hearts: 0, status: ['downed'] }] },
    figure: 'hero',
    to: [1, 1],
  },
  'grundregelwerk/stand-up': { scene: { figures: [{ ...hero, status: ['prone'] }] }, figure: 'hero' },
  'grundregelwerk/pick-up-weapon': {
    scene: { figures: [{ ...hero, weapons: [{ name: 'sword', kind: 'melee', dropped: true }] }] },
    figure: 'hero',
  },
  'grundregelwerk/rest': { scene, safe: true },
  'grundregelwerk/start-scene': { scene },
  'grundregelwerk/timer': { scene, do: 'set', length: 3 },
  'grundregelwerk/name-complication': { scene, figure: 'hero', complication: 'prone' },
  'grundregelwerk/end-status': {
    scene: { figures: [{ ...hero, status: ['positionLost'] }] },
    figure: 'hero',
    status: 'positionLost',
  },
  'grundregelwerk/name-advantage': { scene, figure: 'hero', advantage: 'quieter' },
  'grundregelwerk/advance': { scene, figure: 'hero' },
  'grundregelwerk/switch-variant': { scene, mode: 'd6only' },
  'grundregelwerk/d6-test': { level: 'trained' },
  'grundregelwerk/enemy-out': { scene, target: 'foe', out: 'left' },
  'grundregelwerk/end-turn': { scene: fight },
  'grundregelwerk/end-combat': { scene: fight },
  'grundregelwerk/duel': { die: 10, category: 'boss' },
};
