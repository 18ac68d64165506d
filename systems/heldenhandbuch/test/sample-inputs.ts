/** One legal input for every action, as it would come from outside. Small pools keep their odds exact and quick. */
const one = (value: number) => ({ value, bonusDice: 0 });
const sword = {
  id: 'sword',
  kind: 'weapon',
  weaponType: 'sword',
  simplePrice: 40,
  ts: { count: 1, step: 6 },
};
const hammer = { id: 'hammer', kind: 'tool', quality: 12 };
const GONE = {
  outer: [true, true, true, true, true, true],
  middle: [true, true, true],
  inner: [true],
  critical: 'untreated',
};

const hero = {
  id: 'hero',
  luckyNumber: 7,
  ep: 5,
  money: 100,
  attributes: { reaction: 5, memory: 5 },
  skills: {
    basicCombat: { value: 5, bonusDice: 1 },
    melee: { value: 5, bonusDice: 1 },
    ranged: { value: 6, bonusDice: 1 },
    weaponsmith: { value: 7, bonusDice: 1 },
    firstAid: one(9),
    medicine: one(13),
    rhetoric: { value: 6, bonusDice: 1 },
    haggle: one(6),
    wilderness: { value: 6, bonusDice: 1 },
    sneak: one(8),
    hide: one(8),
    terrainRun: { value: 5, bonusDice: 1 },
    watch: one(6),
    drink: { value: 6, bonusDice: 1 },
    selfControl: one(6),
  },
  inventory: [sword, hammer],
  wielded: 'sword',
  materials: { sword: 3 },
};
const foe = {
  id: 'foe',
  side: 'opponents',
  attributes: { reaction: 5, memory: 5 },
  skills: {
    basicCombat: { value: 5, bonusDice: 1 },
    melee: { value: 5, bonusDice: 1 },
    selfControl: one(6),
    haggle: one(6),
    watch: one(8),
    detect: one(8),
    terrainRun: { value: 5, bonusDice: 1 },
  },
};
const patient = {
  id: 'patient',
  lifeCircles: [
    { outer: [true, true, false, false, false, false], middle: [true, false, false], heavy: [{ middle: 0 }] },
    {},
  ],
};
const scene = { figures: [hero, foe] };
const combat = {
  engagements: [['hero', 'foe']],
  fighters: [{ figure: 'hero' }, { figure: 'foe' }],
};
const haggle = {
  item: 'sword',
  startingPrice: 50,
  buyer: { figure: 'foe', psycheBefore: 12 },
  seller: { figure: 'hero', psycheBefore: 12 },
  offers: [{ by: 'hero', price: 50 }],
};
const stealth = (detection: string, distance: number) => [
  { sneaker: 'hero', opponent: 'foe', distance, alertness: 'watchful', detection },
];
const sneak = { sneaker: 'hero', opponent: 'foe' };
const chase = {
  round: 1,
  initiator: 'foe',
  leader: 'hero',
  runners: [
    { figure: 'hero', gap: 0 },
    { figure: 'foe', gap: 2 },
  ],
};
/** One die makes no group and no attack; one circle leaves little to choose where an injury goes. */
const swordsman = {
  id: 'hero',
  skills: { melee: { value: 20, baseDie: 6, bonusDice: 1 } },
  inventory: [sword],
  wielded: 'sword',
};
const weakling = {
  id: 'foe',
  side: 'opponents',
  skills: { basicCombat: { value: 20, baseDie: 6, bonusDice: 0 } },
  lifeCircles: [{}],
};
const archer = {
  ...hero,
  skills: { ranged: one(6) },
  inventory: [{ id: 'bow', kind: 'weapon', weaponType: 'ranged', ts: { count: 1, step: 6 } }],
  wielded: 'bow',
};
const skill = (name: string) => ({ kind: 'skill', name });
const work = { scene, figure: 'hero', tool: 'hammer' };

export const SAMPLE_INPUTS: Readonly<Record<string, unknown>> = {
  'heldenhandbuch/check': { mode: 'sieve', sides: 12, count: 3, value: 10, minimum: 11 },
  'heldenhandbuch/attribute-check': { scene, figure: 'hero', attribute: 'reaction', minimum: 4 },
  'heldenhandbuch/skill-check': { scene, figure: 'hero', skill: 'wilderness', minimum: 7 },
  'heldenhandbuch/compared-check': {
    scene,
    acting: { figure: 'hero', tested: skill('terrainRun'), mode: 'single' },
    defending: { figure: 'foe', tested: skill('terrainRun'), mode: 'single' },
  },
  'heldenhandbuch/joint-check': {
    scene,
    participants: ['hero', 'foe'],
    tested: skill('terrainRun'),
    mode: 'single',
    minimum: 7,
  },
  'heldenhandbuch/memory-check': { scene, figure: 'hero', topic: 'the old bridge' },
  'heldenhandbuch/learn': { scene, figure: 'hero', tested: skill('terrainRun') },
  'heldenhandbuch/start-combat': { scene },
  'heldenhandbuch/melee-phase': { scene: { figures: [swordsman, weakling], combat } },
  'heldenhandbuch/next-phase': { scene: { ...scene, combat } },
  'heldenhandbuch/end-combat': { scene: { ...scene, combat } },
  'heldenhandbuch/clash': { attack: [14, 14, 13], defence: [12, 12], rescue: [16] },
  'heldenhandbuch/shoot': {
    scene: { figures: [archer, weakling], combat },
    shooter: 'hero',
    target: 'foe',
  },
  'heldenhandbuch/damage': { scene, target: 'foe', base: { count: 2, step: 6 } },
  'heldenhandbuch/duel': {
    // With one die each nobody can attack; best play of a real duel has too many ways (see duel.test.ts for its odds).
    first: { count: 1 },
    second: { count: 1 },
    until: 'firstBlood',
  },
  'heldenhandbuch/take-injuries': { scene, figure: 'hero', injuries: ['light', 'heavy'] },
  'heldenhandbuch/treat': {
    scene: { figures: [hero, patient] },
    helper: 'hero',
    patient: 'patient',
    circle: 1,
    skill: 'firstAid',
  },
  'heldenhandbuch/resuscitate': {
    scene: { figures: [hero, { id: 'patient', lifeCircles: [GONE], status: ['dead'] }] },
    helper: 'hero',
    patient: 'patient',
  },
  'heldenhandbuch/break': {
    scene: { figures: [{ ...hero, physis: 5, psyche: 0 }] },
    figures: ['hero'],
    minutes: 60,
  },
  'heldenhandbuch/night-rest': {
    scene: {
      figures: [{ ...hero, physis: 5, lifeCircles: [{ outer: [true, false, false, false, false, false] }] }],
    },
    figures: ['hero'],
    hours: 8,
  },
  'heldenhandbuch/pass-time': { scene: { figures: [patient] }, minutes: 1440 },
  'heldenhandbuch/craft': { ...work, piece: sword },
  'heldenhandbuch/rework': { ...work, item: 'sword' },
  'heldenhandbuch/mass-produce': { ...work, piece: sword },
  'heldenhandbuch/buy-material': { scene, figure: 'hero', piece: 'sword', simplePrice: 40 },
  'heldenhandbuch/work-unpaid': { ...work, piece: sword, craftsman: 'Alrik' },
  'heldenhandbuch/price-item': { scene, figure: 'hero', item: 'sword' },
  'heldenhandbuch/engrave-rune': {
    scene: { figures: [{ ...hero, skills: { weaponsmith: { value: 18, masteryGrade: 3 } } }] },
    figure: 'hero',
    item: 'sword',
    rune: 'storm',
  },
  'heldenhandbuch/influence': { scene, influencers: ['hero'], victim: 'foe', skill: 'rhetoric' },
  'heldenhandbuch/open-trade': { scene, buyer: 'foe', seller: 'hero', item: 'sword', startingPrice: 50 },
  'heldenhandbuch/haggle-round': { scene: { ...scene, haggle } },
  'heldenhandbuch/concede': { scene: { ...scene, haggle: { ...haggle, concedes: 'hero' } }, price: 40 },
  'heldenhandbuch/close-trade': { scene: { ...scene, haggle: { ...haggle, deal: 40 } } },
  'heldenhandbuch/search-herbs': { scene, figure: 'hero' },
  'heldenhandbuch/sneak': { scene, sneaker: 'hero', opponents: [{ figure: 'foe', distance: 2 }] },
  'heldenhandbuch/hide': { scene: { ...scene, stealth: stealth('noticed', 5) }, ...sneak },
  'heldenhandbuch/discovered': { scene: { ...scene, stealth: stealth('discovered', 2) }, ...sneak },
  'heldenhandbuch/start-chase': {
    scene,
    initiator: 'foe',
    runners: [{ figure: 'hero' }, { figure: 'foe', gap: 2 }],
  },
  'heldenhandbuch/chase-round': { scene: { ...scene, chase } },
  'heldenhandbuch/set-watch': { scene, shifts: ['hero', 'foe', 'hero'] },
  'heldenhandbuch/keep-shift': {
    scene: { ...scene, watch: { mode: 'normal', shifts: ['hero', 'foe', 'hero'], kept: 2 } },
  },
  'heldenhandbuch/drink': { scene, figure: 'hero' },
  'heldenhandbuch/create': { name: 'Alrik', template: 'smith' },
  'heldenhandbuch/add-opponent': { scene, template: 'wolf', name: 'Grauer Wolf' },
  'heldenhandbuch/adjust': { scene, figure: 'hero', ep: 2 },
  'heldenhandbuch/place-figure': { scene, figure: 'hero', cell: [3, 4] },
  'heldenhandbuch/lay-board': { scene, width: 20, height: 12, metres: 5 },
};
