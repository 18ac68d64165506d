import { play, seededDice } from '@tafelrunde/kernel';
import type { Offer } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { House } from '../src/data/house-rules.ts';
import { probenwuerfel } from '../src/system.ts';
import { DEFAULTS, hero, house, npc, sceneWith } from './fixtures.ts';

const { table, actions, character } = probenwuerfel;
const ON = house({ 'module.attackVsRK': true });

const scene = sceneWith(
  [
    hero({
      weapons: [
        { name: 'sword', weaponSkill: 'blades' },
        { name: 'bow', weaponSkill: 'marksmanship', canParry: false, wielded: false },
      ],
      budget: { attributeSteps: 1, skillRaises: 1, derivedPoints: 1 },
      effects: [{ label: 'Segen', target: 'roll:check', amount: 1 }],
      hitPoints: 12,
      mana: 2,
      openDegrees: 1,
    }),
    npc({ hitPoints: 10 }),
    npc({ id: 'down', hitPoints: 0 }),
  ],
  {
    round: 1,
    turn: 'hero',
    order: ['hero', 'npc'],
    lists: [
      { id: 'scars', name: 'scars', rows: ['Kinn', 'Hand'] },
      { id: 'wetter', name: 'Wetter', rows: ['Regen', 'Sonne'] },
    ],
  },
);

const named = (offers: readonly Offer[], action: string) =>
  offers.filter((offer) => offer.action === `probenwuerfel/${action}`);

test('figures show Lebenspunkte and Mana with their maxima', () => {
  expect(table.figures(scene, DEFAULTS)[0]).toEqual({
    id: 'hero',
    name: 'hero',
    side: 'players',
    sort: '',
    tracks: [
      { id: 'hitPoints', value: 12, max: 19 },
      { id: 'mana', value: 2, max: 4, look: 'mana' },
    ],
    status: [],
    at: null,
    isOut: false,
  });
  expect(table.figures(scene, DEFAULTS)[2]).toMatchObject({
    side: 'enemies',
    status: ['outOfAction'],
    isOut: true,
  });
});

test('[PW-R-18] a frozen figure is shown with what was frozen', () => {
  const frozen = { hitPoints: 30, mana: 9, running: 4, evasion: 4, parry: {} };
  const cold = sceneWith([hero({ frozen })]);
  expect(table.figures(cold, house({ 'derived.live': false }))[0]?.tracks.map(({ max }) => max)).toEqual([
    30, 9,
  ]);
});

test('there is no board; turns are told in a fight', () => {
  expect(table.board(scene)).toBeNull();
  expect(table.moves(scene, 'hero', DEFAULTS)).toEqual([]);
  expect(table.aim(scene, 'hero', [1, 1], DEFAULTS)).toBeNull();
  const { order } = scene;
  expect(probenwuerfel.scene.turn(scene)).toEqual({
    round: 1,
    figure: 'hero',
    order: order.map((figure) => ({ figure, state: figure === 'hero' ? 'acting' : 'open' })),
  });
  const last = { ...scene, order: ['a', 'hero', 'b'] };
  expect(probenwuerfel.scene.turn(last)?.order.map(({ state }) => state)).toEqual(['done', 'acting', 'open']);
  expect(probenwuerfel.scene.turn({ ...scene, round: 0 })).toBeNull();
  expect(table.character(scene, 'nobody')).toBeUndefined();
});

describe('what a figure is offered', () => {
  const offers = table.offers(scene, 'hero', DEFAULTS);

  test('[PW-DIF-01] every attribute and Probe, each with its chances at the six guide values', () => {
    expect(named(offers, 'attribute-roll')).toHaveLength(10);
    expect(named(offers, 'skill-check')).toHaveLength(42); // 53 less 11 that need knowledge
    expect(named(offers, 'skill-check')[0]).toMatchObject({
      input: { figure: 'hero', skill: 'climb' },
      chance: 'success',
      row: 'skill:climb',
      ladder: { field: 'difficulty', values: [4, 6, 9, 11, 14, 20] },
    });
    expect(
      named(table.offers(scene, 'hero', house({ 'knowledge.voluntary': 'allowWithMalus' })), 'skill-check'),
    ).toHaveLength(53);
  });

  test('[PW-OPP-01] the usual comparisons with the other side, but not with who is out', () => {
    const sneaking = named(offers, 'opposed-check').filter(({ row }) => row === 'skill:sneak');
    expect(sneaking).toMatchObject([{ target: 'npc', chance: 'win', input: { reactorSkill: 'notice' } }]);
  });

  test('[PW-ADD-07] attacks with what is in hand, if the table plays them', () => {
    expect(named(offers, 'attack')).toEqual([]);
    expect(named(table.offers(scene, 'hero', ON), 'attack')).toMatchObject([
      { with: 'sword', target: 'npc' },
    ]);
    expect(named(table.offers(scene, 'npc', ON), 'attack')).toMatchObject([
      { with: 'unarmed', target: 'hero' },
    ]);
  });

  test('[PW-ADD-03] what the budget holds, on the row it belongs to', () => {
    expect(named(offers, 'raise-skill')).toHaveLength(53);
    expect(named(offers, 'raise-derived')).toHaveLength(9);
    expect(named(offers, 'raise-attribute')).toHaveLength(10);
    expect(named(table.offers(scene, 'npc', DEFAULTS), 'raise-skill')).toEqual([]);
  });

  test('who is out of action does nothing', () => {
    expect(table.offers(scene, 'down', DEFAULTS)).toEqual([]);
    expect(table.offers(scene, 'nobody', DEFAULTS)).toEqual([]);
  });

  test('every row that an offer names is on the sheet', () => {
    for (const { id } of scene.figures) {
      const sheet = character.sheet(table.character(scene, id), ON, 'de');
      const rows = new Set(sheet.flatMap((section) => section.rows.map((row) => row.id)));
      const all = [
        ...table.offers(scene, id, ON),
        ...table.gmOffers(scene, ON).filter(({ target }) => target === id),
      ];
      for (const { row, action } of all)
        if (row !== null) expect(rows.has(row), `${action} ${row}`).toBe(true);
    }
  });
});

test('the GM starts a fight once and ends it', () => {
  const calm = table.gmOffers({ ...scene, round: 0, turn: null, order: [] }, DEFAULTS);
  expect([named(calm, 'initiative').length, named(calm, 'end-fight').length]).toEqual([1, 0]);
  const fighting = table.gmOffers(scene, DEFAULTS);
  expect([named(fighting, 'initiative').length, named(fighting, 'end-fight').length]).toEqual([0, 1]);
  expect(named(table.gmOffers(sceneWith([]), DEFAULTS), 'initiative')).toEqual([]);
});

test('[PW-KNO-03] the GM can demand what has not been learned', () => {
  const forced = named(table.gmOffers(scene, DEFAULTS), 'skill-check').filter(
    ({ target }) => target === 'hero',
  );
  expect(forced).toHaveLength(11);
  expect(forced[0]).toMatchObject({ input: { forced: true }, row: 'skill:pickLocks' });
});

test('every offer is an action its rule does not refuse', () => {
  const filled: Readonly<Record<string, unknown>> = {
    difficulty: 9,
    modifier: 1,
    circumstances: ['-2'],
    initiatorModifier: 0,
    initiatorCircumstances: [],
    reactorModifier: 0,
    reactorCircumstances: [],
    text: 'leise',
    target: 'attribute:will',
    amount: 1,
    label: 'Nebel',
    until: null,
    distance: 2,
    id: 'neu',
    name: 'Neu',
    category: 'guard',
    event: 'die Mauer',
    uncertain: true,
    roll: 'check',
    attribute: 'will',
    skill: 'dance',
    requiresTraining: false,
    isWeaponSkill: false,
    add: 'Zeile',
    derived: 'mana',
    die: 8,
    weapon: 'Axt',
    weaponSkill: 'bluntWeapons',
    parryMod: 0,
    canParry: true,
    wielded: true,
    value: 2,
  };
  const bare = { attribute: 6, skill: 4 };
  const check = (offers: readonly Offer[], of: typeof scene, h: House): number => {
    for (const { action: id, input, fields } of offers) {
      const action = actions.find((one) => one.id === id);
      if (action === undefined) throw new Error(id);
      const values = Object.fromEntries(fields.map((field) => [field, filled[field]]));
      const dice = id === 'probenwuerfel/check' ? bare : {};
      const parsed = action.input.parse({
        ...(action.fields ? { scene: of } : {}),
        ...values,
        ...input,
        ...dice,
      });
      if (!parsed.ok) throw new Error(`${id} ${JSON.stringify(parsed.error)}`);
      const run = play(action.rule, parsed.value, h, [], { dice: seededDice(5), decide: () => 0 });
      if (run.kind !== 'finished') throw new Error(`${id} ${run.kind}`);
      const reason = (run.outcome.outcome as { reason?: string }).reason;
      expect(reason, `${id} ${JSON.stringify(input)}`).toBeUndefined();
    }
    return offers.length;
  };
  const calm = { ...scene, round: 0, turn: null, order: [] };
  const checked = [scene, calm].reduce(
    (sum, of) =>
      sum +
      check([...of.figures.flatMap(({ id }) => table.offers(of, id, ON)), ...table.gmOffers(of, ON)], of, ON),
    0,
  );
  expect(checked).toBeGreaterThan(400);
});
