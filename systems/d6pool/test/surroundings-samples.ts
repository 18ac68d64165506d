/** One legal input for every action about surroundings and time, as it would come from outside. */
const venom = { kind: 'poison', id: 'venom', poison: 'snakeVenom', dose: 1, nextAt: 120, challenges: 1 };
const malaria = { kind: 'disease', id: 'malaria', disease: 'malaria', nextAt: 0, challenges: 1 };
const acid = { kind: 'acid', id: 'acid', dice: 2, rounds: 1 };
const hero = {
  id: 'hero',
  attributes: { strength: 2, endurance: 2, dexterity: 2, intelligence: 2, charisma: 2, perception: 2 },
  skills: { selfControl: 1, survival: 1, thrown: 1 },
  languages: [{ language: 'italian', dice: 1 }],
  wounds: 1,
  lastHealing: 0,
  inventory: ['axe', 'grenade', 'leather'],
};
const friend = { id: 'friend', kind: 'npc', side: 'players', skills: { firstAid: 1 } };
const puma = { id: 'puma', kind: 'creature', attributes: { dexterity: 3 }, skills: { unarmedCombat: 2 } };
const scene = { figures: [hero, friend, puma] };
const ill = (...afflictions: readonly object[]) => ({ figures: [{ ...hero, afflictions }, friend, puma] });
const door = {
  kind: 'gear',
  id: 'door',
  carried: 'held',
  woundLimit: 5,
  armourValue: 1,
  tools: [],
  size: 2,
};
const charge = {
  kind: 'explosive',
  id: 'charge',
  explosive: 'pipeBomb',
  dice: 8,
  types: ['pierce'],
  radius: 1.5,
  ranges: [],
  skill: 'demolitions',
};

export const SURROUNDINGS_SAMPLES: Readonly<Record<string, unknown>> = {
  'd6pool/set-attitude': { scene, figure: 'puma', towards: 'hero', to: 'hostile' },
  'd6pool/language-barrier': { scene, figure: 'hero', language: 'italian' },
  'd6pool/attempt-in-language': { scene, figure: 'hero', language: 'italian', attribute: 'charisma' },
  'd6pool/place-object': { scene, id: 'safe', object: 'safe' },
  'd6pool/attack-object': {
    scene: { ...scene, objects: [door] },
    figure: 'hero',
    object: 'door',
    weapon: 'axe',
  },
  'd6pool/place-explosive': { scene, figure: 'hero', item: 'grenade' },
  'd6pool/throw-explosive': {
    scene,
    figure: 'hero',
    item: 'grenade',
    distance: 12,
    targets: [{ id: 'puma', metres: 1 }],
  },
  'd6pool/detonate': {
    scene: { ...scene, objects: [charge] },
    item: 'charge',
    targets: [{ id: 'hero', metres: 6, cover: 1 }],
  },
  'd6pool/fear-check': {
    scene,
    source: 'puma',
    creature: 'puma',
    figures: [{ figure: 'hero' }, { figure: 'friend' }],
  },
  'd6pool/end-fear': {
    scene: { figures: [{ ...hero, fear: { source: 'puma', until: 'gm' } }] },
    figure: 'hero',
  },
  'd6pool/drug-small': { scene: { ...scene, sort: 'conversation' }, figure: 'hero' },
  'd6pool/drug-special': { scene, figure: 'hero', bonusDice: 1, helps: 'dexterity', ignoresPain: true },
  'd6pool/drug-excess': { scene, figure: 'hero', strength: 'heavilyDrunk' },
  'd6pool/lose-air': { scene, figure: 'hero' },
  'd6pool/suffocate': { scene, figure: 'hero' },
  'd6pool/breathe': {
    scene: { figures: [{ ...hero, breathless: 3, stun: { suffocation: 2 } }] },
    figure: 'hero',
  },
  'd6pool/fire-round': { scene, figure: 'hero', fire: 'campFire', goesOn: true },
  'd6pool/poison': { scene, figure: 'hero', poison: 'cyanide' },
  'd6pool/poison-step': { scene: ill(venom), figure: 'hero' },
  'd6pool/first-aid': { scene: ill(venom), figure: 'friend', helped: 'hero' },
  'd6pool/expose-to-cold': { scene, figure: 'hero', climate: 'arctic', clothing: 'warm' },
  'd6pool/cold-check': { scene, figure: 'hero', clothing: 'warm' },
  'd6pool/infect': { scene, figure: 'hero', disease: 'leprosy' },
  'd6pool/disease-step': { scene: ill(malaria), figure: 'hero' },
  'd6pool/acid': { scene, figure: 'hero', acid: 'flask' },
  'd6pool/acid-round': { scene: ill(acid), figure: 'hero' },
  'd6pool/fall': { scene, figure: 'hero', metres: 7 },
  'd6pool/end-affliction': { scene: ill(venom), figure: 'hero', affliction: 'venom' },
  'd6pool/settle-round': { scene: ill(acid) },
  'd6pool/pass-time': { scene: ill(venom), amount: 15, unit: 'minutes' },
  'd6pool/set-reminder': { scene, text: 'the train leaves', amount: 2, unit: 'hours' },
};
