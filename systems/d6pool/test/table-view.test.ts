import { play, seededDice } from '@tafelrunde/kernel';
import type { Offer } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { Figure, Scene } from '../src/model.ts';
import type { House } from '../src/rule.ts';
import { armour, explosive, meleeWeapon, rangedWeapon } from '../src/rules/equipment.ts';
import { STATUSES } from '../src/status.ts';
import { d6pool } from '../src/system.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from './fixtures.ts';
import { inRound, turn } from './rules/fight-fixtures.ts';

const { table, actions, character } = d6pool;

const named = (offers: readonly Offer[], action: string) =>
  offers.filter((offer) => offer.action === `d6pool/${action}`);
const names = (offers: readonly Offer[]) => new Set(offers.map(({ action }) => action.slice(7)));

const owned = (skill: string, ability: string) => ({ skill, ability, used: 0, usedThisRound: 0 });
const peg = hero({
  id: 'peg',
  skills: { blades: 2, pistols: 1, sneaking: 1, concentration: 1, computer: 1 },
  abilities: [owned('computer', 'knack'), owned('blades', 'feint')],
  advantages: { eagleEye: 1 },
  disadvantages: { enemies: 1 },
  languages: [{ language: 'italian', dice: 1, native: false, fluent: false }],
  profession: { name: 'agent', attribute: 'perception', skill: 'concentration' },
  inventory: [
    meleeWeapon('shortSword'),
    rangedWeapon('submachineGun'),
    armour('leather'),
    explosive('grenade', DEFAULTS),
  ],
});
const friend = hero({ id: 'friend', wounds: 1 });
const thug = foe({ id: 'thug', skills: { blades: 1 }, inventory: [meleeWeapon('knife')] });
const far = foe({ id: 'far' });

const distances = [
  { a: 'peg', b: 'thug', metres: 0.5 },
  { a: 'peg', b: 'far', metres: 30 },
];
const calm = sceneWith([peg, friend, thug, far], { distances, ended: false });
const fight = inRound([peg, friend, thug, far], { distances });

describe('figures', () => {
  test('[DP-WND-01] [DP-WND-03] wounds and stun stand as the dice they cost, up to endurance and strength', () => {
    const hurt = hero({ wounds: 2, stun: { general: 1, cold: 0, suffocation: 1 }, fateDice: 3 });
    expect(table.figures(sceneWith([hurt]), DEFAULTS)[0]).toEqual({
      id: 'hero',
      name: 'hero',
      side: 'players',
      sort: '',
      tracks: [
        { id: 'wounds', value: 2, max: 4, look: 'penaltyDice' },
        { id: 'stun', value: 2, max: 4, look: 'penaltyDice' },
        { id: 'fateDice', value: 3, max: 3, look: 'fateDice' },
      ],
      status: [],
      at: null,
      isOut: false,
      isProne: false,
    });
    expect(table.figures(sceneWith([far]), DEFAULTS)[0]).toMatchObject({ side: 'enemies', sort: 'npc' });
  });

  test('[DP-VUL-02] [DP-R-79] what everybody sees about them', () => {
    const statusOf = (figure: Figure, scene: Partial<Scene> = {}) =>
      table.figures(sceneWith([figure], scene), DEFAULTS)[0]?.status;
    expect(statusOf(hero({ consciousness: 'dead', posture: 'prone' }))).toEqual(['dead']);
    expect(statusOf(hero({ consciousness: 'unconscious', posture: 'prone' }))).toEqual([
      'unconscious',
      'prone',
    ]);
    // In rounds whoever lies is vulnerable; outside of them nobody counts it.
    const lying = hero({ posture: 'prone', turn: turn({ delaying: true }) });
    expect(statusOf(lying, { round: 1 })).toEqual(['prone', 'vulnerable', 'delaying']);
    expect(statusOf(hero({ breathless: 2, fear: { source: 'puma', until: 'gm' } }))).toEqual([
      'afraid',
      'breathless',
    ]);
    const acid = { kind: 'acid' as const, id: 'acid', dice: 1, rounds: 1 };
    expect(statusOf(hero({ afflictions: [acid], wounds: 1, toughnessActive: true }))).toEqual([
      'toughness',
      'acid',
    ]);
  });

  test('every status has a word in both languages', () => {
    for (const words of Object.values(d6pool.words))
      for (const status of STATUSES) expect(words.value('status', status)).toMatch(/^\p{L}.{2,}/u);
  });

  test('[DP-RND-01] [DP-RND-08] whose turn it is, who has acted and who waits', () => {
    expect(d6pool.scene.turn(calm)).toBeNull();
    const waits = { ...friend, turn: turn({ delaying: true }) };
    const acted = { ...thug, turn: turn({ hasActedThisRound: true }) };
    expect(d6pool.scene.turn(inRound([peg, waits, acted, far]))).toEqual({
      round: 2,
      figure: 'peg',
      order: [
        { figure: 'peg', state: 'acting' },
        { figure: 'friend', state: 'waits' },
        { figure: 'thug', state: 'done' },
        { figure: 'far', state: 'open' },
      ],
    });
    expect(table.character(fight, 'thug')).toBe(fight.figures[2]);
    expect(table.character(fight, 'nobody')).toBeUndefined();
  });
});

describe('what a figure is offered', () => {
  const offers = table.offers(calm, 'peg', DEFAULTS);

  test('[DP-CHL-02] [DP-CHL-05] attributes and skills with their usual attribute, each at difficulties 1 to 4', () => {
    const ladders = named(offers, 'attempt').filter(({ ladder }) => ladder !== null);
    // Six attributes; blades, pistols, sneaking, computer with one attribute each, concentration with two.
    expect(ladders).toHaveLength(12);
    expect(ladders.find(({ row }) => row === 'skill:blades')).toMatchObject({
      input: { figure: 'peg', attribute: 'dexterity', skill: 'blades' },
      chance: 'success',
      ladder: { field: 'difficulty', values: [1, 2, 3, 4] },
    });
    // Any other attribute, an ability that helps, an advantage.
    expect(named(offers, 'attempt').filter(({ row }) => row === 'skill:computer')).toHaveLength(3);
    expect(named(offers, 'attempt').find(({ row }) => row === 'advantage:eagleEye')).toMatchObject({
      input: { advantages: ['eagleEye'] },
    });
  });

  test('[DP-OPP-01] what is used against somebody, with what resists it', () => {
    expect(named(offers, 'oppose').map(({ target, row }) => [target, row])).toEqual([
      ['thug', 'skill:sneaking'],
      ['far', 'skill:sneaking'],
    ]);
    expect(named(offers, 'oppose')[0]?.input['defender']).toEqual({
      figure: 'thug',
      attribute: 'perception',
      skill: 'observation',
    });
  });

  test('[DP-MEL-06] [DP-RNG-06] blows at whom the weapon reaches, shots at whom it carries to', () => {
    const blows = named(offers, 'melee-attack').map(({ target, with: w }) => [target, w]);
    expect(blows).toEqual([
      ['thug', 'shortSword'],
      ['thug', 'feint'],
      ['thug', 'unarmed'],
      ['thug', 'feint'],
    ]);
    // A submachine gun carries 80 m and can fire bursts.
    expect(named(offers, 'ranged-attack').map(({ target, with: w }) => [target, w])).toEqual([
      ['thug', 'submachineGun'],
      ['far', 'submachineGun'],
      ['thug', 'burst'],
      ['far', 'burst'],
      ['thug', 'knife'], // shot out of the hand
    ]);
    const beyond = { ...calm, distances: [{ a: 'peg', b: 'far', metres: 81 }] };
    const shots = named(table.offers(beyond, 'peg', DEFAULTS), 'ranged-attack');
    expect(shots.filter(({ target }) => target === 'far')).toEqual([]);
    // Nobody has said how far the thug is: the chance stands for each range.
    expect(shots[0]).toMatchObject({
      target: 'thug',
      ladder: { field: 'distance', values: [10, 20, 40, 80] },
      row: 'item:submachineGun',
    });
  });

  test('[DP-RNG-05] through cover only after aiming', () => {
    const covers = [{ figure: 'far', against: null, quarters: 4, armourValue: 2 }];
    const hidden = { ...calm, covers };
    const shots = (scene: Scene) =>
      named(table.offers(scene, 'peg', DEFAULTS), 'ranged-attack').filter(({ target }) => target === 'far');
    expect(shots(hidden)).toEqual([]);
    const aiming = { ...peg, turn: turn({ aimTarget: 'far' }) };
    expect(shots({ ...hidden, figures: [aiming, thug, far] })[0]).toMatchObject({
      input: { throughCover: true },
      with: 'throughCover',
    });
  });

  test('[DP-RND-06] [DP-RND-08] in rounds only whose turn it is acts; others may wait for their opportunity', () => {
    const mine = names(table.offers(fight, 'peg', DEFAULTS));
    for (const one of ['end-turn', 'declare-actions', 'delay', 'free-action', 'defensive-stance', 'charge'])
      expect(mine, one).toContain(one);
    expect(names(table.offers(fight, 'thug', DEFAULTS))).toEqual(new Set(['opportunity-attack', 'perceive']));
    const off = house({ opportunityAttacks: 'off' });
    expect(names(table.offers(fight, 'thug', off))).toEqual(new Set(['perceive']));
    const spent = inRound([{ ...peg, turn: turn({ actionsUsed: 1 }) }, thug], { distances });
    const left = names(table.offers(spent, 'peg', DEFAULTS));
    expect(left).toContain('end-turn');
    expect(left).not.toContain('melee-attack');
    expect(left).not.toContain('delay');
  });

  test('[DP-SPA-01] [DP-SPA-02] the held escape and do not move, the holder lets go', () => {
    const held = sceneWith([hero({ heldBy: 'foe' }), foe({ holding: 'hero' })]);
    const theirs = names(table.offers(held, 'hero', DEFAULTS));
    expect(theirs).toContain('escape');
    expect(theirs).not.toContain('move');
    expect(names(table.offers(held, 'foe', DEFAULTS))).toContain('let-go');
  });

  test('[DP-FEA-03] the frightened only move and defend themselves', () => {
    const afraid = inRound([{ ...peg, fear: { source: 'puma', until: 'gm' } }, thug], { distances });
    const left = names(table.offers(afraid, 'peg', DEFAULTS));
    expect(left).toContain('move');
    expect(left).toContain('defensive-stance');
    for (const one of ['melee-attack', 'attempt', 'charge', 'grapple']) expect(left).not.toContain(one);
  });

  test('[DP-MOV-03] crawling only while prone, walking only on the feet', () => {
    const kinds = (figure: Figure) =>
      named(table.offers(sceneWith([figure]), 'hero', DEFAULTS), 'move').map(({ with: w }) => w);
    expect(kinds(hero())).toEqual(['walk', 'run', 'swim', 'climb']);
    expect(kinds(hero({ posture: 'prone' }))).toEqual(['crawl', 'swim', 'climb']);
  });

  test('[DP-R-67] [DP-R-91] a jam is cleared, ammunition loaded, a launcher takes rockets', () => {
    const jammed = { ...rangedWeapon('submachineGun'), jammed: true, ammo: 3 };
    const armed = hero({ inventory: [jammed, rangedWeapon('rocketLauncher')] });
    const care = table.offers(sceneWith([armed, far]), 'hero', DEFAULTS);
    expect(named(care, 'clear-jam').map(({ row }) => row)).toEqual(['item:submachineGun']);
    expect(named(care, 'reload').map(({ with: w }) => w)).toEqual([null, 'heRocket', 'shapedCharge']);
    expect(named(care, 'ranged-attack').map(({ with: w }) => w)).toEqual(['rocketLauncher']);
  });

  test('[DP-WND-04] [DP-WND-05] the wounded gather strength, and heal once a week out of fights', () => {
    const clock = 7 * 24 * 3600;
    const offered = (figure: Figure, at: number) =>
      names(table.offers(sceneWith([figure], { clock: at }), 'hero', DEFAULTS));
    expect(offered(hero({ wounds: 1, lastHealing: 0 }), clock)).toContain('heal-wound');
    expect(offered(hero({ wounds: 1, lastHealing: 0 }), clock)).toContain('toughness');
    expect(offered(hero({ wounds: 1, lastHealing: 0 }), clock - 1)).not.toContain('heal-wound');
    expect(offered(hero({ wounds: 3, consciousness: 'unconscious', posture: 'prone' }), 0)).toEqual(
      new Set(['heal-wound']),
    );
    expect(table.offers(sceneWith([hero({ consciousness: 'dead' })]), 'hero', DEFAULTS)).toEqual([]);
  });

  test('[DP-XP-06] [DP-XP-11] experience is taken at once, the level when the scene is over', () => {
    const xp = { 'skill:blades': 2, 'skill:pistols': 4, 'skill:running': 3, 'skill:computer': 3 };
    const risen = sceneWith([hero({ xp, skills: { blades: 3 } })], {
      xpOffers: [{ figure: 'hero', traits: ['skill:blades'] }],
    });
    expect(names(table.offers(risen, 'hero', DEFAULTS))).toContain('take-experience');
    expect(names(table.offers(risen, 'hero', DEFAULTS))).toContain('level-up');
    expect(names(table.offers({ ...risen, ended: false }, 'hero', DEFAULTS))).not.toContain('level-up');
  });

  test('every row that an offer names is on the sheet, and there are not hundreds', () => {
    for (const scene of [calm, fight])
      for (const { id } of scene.figures) {
        const sheet = character.sheet(table.character(scene, id), DEFAULTS, 'de');
        const rows = new Set(sheet.flatMap((section) => section.rows.map((row) => row.id)));
        const all = table.offers(scene, id, DEFAULTS);
        expect(all.length).toBeLessThan(120);
        for (const { row, action } of all)
          if (row !== null) expect(rows.has(row), `${action} ${row}`).toBe(true);
      }
  });
});

test('[DP-ADV-03] [DP-ADV-04] a roll can name the advantages and disadvantages of its figure', () => {
  const blow = table.offers(fight, 'peg', DEFAULTS).find(({ action }) => action === 'd6pool/melee-attack');
  expect(blow?.fields.slice(-2)).toEqual(['advantages', 'disadvantages']);
  expect(blow?.suggests).toEqual({ advantages: ['eagleEye'], disadvantages: ['enemies'] });
});

test('what tells two offers of one action apart has a word, or is somebody’s name', () => {
  for (const scene of [calm, fight])
    for (const one of [
      ...scene.figures.flatMap(({ id }) => table.offers(scene, id, DEFAULTS)),
      ...table.gmOffers(scene, DEFAULTS),
    ]) {
      if (one.with === null || calm.figures.some(({ name }) => name === one.with)) continue;
      const field = Object.entries(one.input).find(([, value]) => value === one.with)?.[0] ?? '';
      for (const words of Object.values(d6pool.words)) {
        const told = words.value(field, one.with) ?? words.value('with', one.with);
        expect(told, `${one.action} ${one.with}`).toBeDefined();
      }
    }
});

describe('what the GM is offered', () => {
  test('[DP-RND-01] [DP-GEN-09] rounds begin and end, scenes too', () => {
    const before = names(table.gmOffers(calm, DEFAULTS));
    expect([before.has('start-rounds'), before.has('end-rounds'), before.has('pass-time')]).toEqual([
      true,
      false,
      true,
    ]);
    const during = names(table.gmOffers(fight, DEFAULTS));
    expect([during.has('start-rounds'), during.has('end-rounds'), during.has('pass-time')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(names(table.gmOffers(sceneWith([]), DEFAULTS)).has('start-rounds')).toBe(false);
    expect(names(table.gmOffers({ ...calm, ended: true }, DEFAULTS)).has('end-scene')).toBe(false);
  });

  test('[DP-R-22] fate dice come back only where the table says so', () => {
    expect(names(table.gmOffers(calm, DEFAULTS)).has('refresh-fate')).toBe(false);
    expect(named(table.gmOffers(calm, house({ fateRefresh: 'session' })), 'refresh-fate')).toMatchObject([
      { input: { at: 'session' } },
    ]);
  });

  test('[DP-SUF-01] [DP-FIR-01] whoever chokes or burns lets only rounds pass', () => {
    const choking = sceneWith([hero({ breathless: 1 })]);
    const offers = table.gmOffers(choking, DEFAULTS);
    expect(named(offers, 'pass-time')).toMatchObject([{ input: { unit: 'rounds' } }]);
    for (const one of ['settle-round', 'suffocate', 'breathe']) expect(names(offers)).toContain(one);
    expect(names(offers)).not.toContain('lose-air');
  });

  test('[DP-ILL-03] [DP-POI-02] every affliction has its next step and its end', () => {
    const venom = { kind: 'poison' as const, id: 'v', poison: 'cyanide', dose: 1, challenges: 1, misses: 0 };
    const sick = sceneWith([hero({ afflictions: [{ ...venom, nextAt: 0 }] }), hero({ id: 'friend' })]);
    const offers = table.gmOffers(sick, DEFAULTS);
    expect(named(offers, 'poison-step')).toMatchObject([{ input: { figure: 'hero', affliction: 'v' } }]);
    expect(named(offers, 'end-affliction')).toHaveLength(1);
    expect(named(table.offers(sick, 'friend', DEFAULTS), 'first-aid')).toMatchObject([{ target: 'hero' }]);
  });
});

/** What a person might fill in. */
const FILLED: Readonly<Record<string, unknown>> = {
  attribute: 'charisma',
  skill: 'blades',
  difficulty: 2,
  metres: 3,
  id: 'new',
  name: 'Neu',
  archetype: 'guard',
  rolls: 3,
  dice: 2,
  by: 1,
  points: 1,
  what: 'so',
  text: 'Zug',
  amount: 2,
  unit: 'hours',
  on: 'Pferd',
  to: 'held',
  cell: [1, 2],
  cells: [[1, 2]],
  kind: 'wall',
  gear: 'axe',
  object: 'safe',
  poison: 'cyanide',
  disease: 'malaria',
  crits: 1,
  category: 'attack',
  attacker: { dice: 2 },
  defender: { dice: 2 },
};

/** Some fields have the same name and other values. */
const OWN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'd6pool/set-attitude': { to: 'hostile' },
  'd6pool/resolve-patzer': { category: 'skill' },
  'd6pool/attempt-in-language': { category: 'social' },
  'd6pool/first-aid': { attribute: 'dexterity' },
};

test('every offer is an action its rule does not refuse', () => {
  const venom = { kind: 'poison' as const, id: 'v', poison: 'cyanide', dose: 1, challenges: 1, misses: 0 };
  const acid = { kind: 'acid' as const, id: 'acid', dice: 1, rounds: 1 };
  const malaria = { kind: 'disease' as const, id: 'm', disease: 'malaria', challenges: 1, misses: 0 };
  const ill = { ...friend, afflictions: [{ ...venom, nextAt: 0 }, acid, { ...malaria, nextAt: 0 }] };
  const task = { id: 'engine', figure: 'peg', task: 'Motor', rolls: 2, difficulty: 1, interval: 60 };
  const extended = [{ ...task, onFailure: 'failed' as const, made: 0, passed: 0, quality: 0, costs: 0 }];
  const jammed = { ...rangedWeapon('submachineGun'), jammed: true, ammo: 3 };
  const worse = sceneWith(
    [
      { ...peg, inventory: [jammed, rangedWeapon('rocketLauncher')], mounted: 'Pferd', breathless: 1 },
      { ...ill, stun: { general: 1, cold: 0, suffocation: 0 }, fear: { source: 'puma', until: 'gm' } },
      { ...thug, consciousness: 'unconscious' as const, posture: 'prone' as const },
      { ...far, holding: 'held' },
      { ...foe({ id: 'held', name: 'Geisel' }), heldBy: 'far' },
    ],
    { extended, objects: [explosive('dynamite', DEFAULTS)], distances, ended: false },
  );
  const joining = { ...fight, order: fight.order.slice(0, 3) };
  const reflexes = ['zoneOfControl', 'firstMove'].map((ability) => owned('combatReflexes', ability));
  const leader = {
    ...peg,
    heldBy: 'thug',
    skills: { combatReflexes: 2, leadership: 1 },
    abilities: [...reflexes, owned('leadership', 'command')],
  };
  const waiting = { ...friend, turn: turn({ delaying: true }) };
  const led = inRound([leader, waiting, { ...thug, holding: 'peg' }], { distances });
  const xp = { 'skill:blades': 3, 'skill:pistols': 3, 'skill:running': 3, 'skill:computer': 3 };
  const xpOffers = [{ figure: 'peg', traits: ['lifestyle'] }];
  const asleep = { ...thug, consciousness: 'unconscious' as const };
  const over = sceneWith([{ ...peg, lifestyle: 1, xp }, asleep], { xpOffers });
  const seen = new Set<string>();
  const check = (scene: Scene, h: House): void => {
    const offers = [
      ...scene.figures.flatMap(({ id }) => table.offers(scene, id, h)),
      ...table.gmOffers(scene, h),
    ];
    for (const { action: id, input, fields } of offers) {
      const action = actions.find((one) => one.id === id);
      if (action === undefined) throw new Error(id);
      const values = Object.fromEntries(
        fields
          .map((field) => [field, OWN[id]?.[field] ?? FILLED[field]] as const)
          .filter(([, value]) => value !== undefined),
      );
      const parsed = action.input.parse({ ...(action.fields ? { scene } : {}), ...input, ...values });
      if (!parsed.ok) throw new Error(`${id} ${JSON.stringify(input)} ${JSON.stringify(parsed.error)}`);
      const run = play(action.rule, parsed.value, h, [], { dice: seededDice(5), decide: () => 0 });
      if (run.kind !== 'finished') throw new Error(`${id} ${run.kind}`);
      const { reason } = run.outcome.outcome as { reason?: string };
      expect(reason, `${id} ${JSON.stringify(input)}`).toBeUndefined();
      seen.add(id.slice('d6pool/'.length));
    }
  };
  for (const scene of [calm, fight, worse, joining, led]) check(scene, DEFAULTS);
  check(over, house({ fateRefresh: 'session' }));
  const never = actions.map(({ id }) => id.slice('d6pool/'.length)).filter((name) => !seen.has(name));
  // Characters are made in their own editor; a contest has any number of sides.
  expect(never).toEqual(['create', 'contest']);
});
