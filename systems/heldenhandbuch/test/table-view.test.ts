import { play, seededDice } from '@tafelrunde/kernel';
import { type Action, defaultsOf, type Offer } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';
import type { Scene } from '../src/model.ts';
import { newFigure } from '../src/rules/create.ts';
import { heldenhandbuch } from '../src/system.ts';
import { foe, hero, sceneWith } from './fixtures.ts';

const HOUSE = defaultsOf(houseRules);
const { table, actions } = heldenhandbuch;
const kinds = (offers: readonly Offer[]) =>
  offers.map(({ action, target, with: what }) =>
    [action.split('/')[1], target, what].filter(Boolean).join(' '),
  );

const GONE = {
  outer: Array<boolean>(6).fill(true),
  middle: [true, true, true],
  inner: [true],
  critical: 'untreated',
};
const healer = { ...newFigure('healer', { id: 'healer', name: 'Ilse' }), luckyNumber: 4 };
const smith = {
  ...newFigure('smith', { id: 'smith', name: 'Alrik' }),
  luckyNumber: 4,
  ep: 3,
  materials: { longsword: 1 },
};
const merchant = newFigure('merchant', { id: 'merchant', name: 'Mira' });
const hurt = hero({ id: 'hurt', lifeCircles: [GONE, {}] });
const scene = sceneWith([healer, smith, merchant, hurt]);
const offers = (id: string, at: Scene = scene) => kinds(table.offers(at, id, HOUSE));

test('figures show physis, psyche and life circles', () => {
  expect(table.figures(scene, HOUSE)[3]).toEqual({
    id: 'hurt',
    name: 'hurt',
    side: 'players',
    sort: '',
    tracks: [
      { id: 'physis', value: 12, max: 12 },
      { id: 'psyche', value: 12, max: 12 },
    ],
    status: [],
    at: null,
    isOut: false,
    isProne: false,
    circles: [
      {
        id: 'circle1',
        rings: [
          { id: 'outer', segments: Array<string>(6).fill('critical') },
          { id: 'middle', segments: Array<string>(3).fill('critical') },
          { id: 'inner', segments: ['critical'] },
        ],
        state: 'untreatedCritical',
      },
      {
        id: 'circle2',
        rings: [
          { id: 'outer', segments: Array<string>(6).fill('') },
          { id: 'middle', segments: ['', '', ''] },
          { id: 'inner', segments: [''] },
        ],
        state: '',
      },
    ],
  });
  expect(table.figures(scene, HOUSE)[2]?.side).toBe('enemies');
  expect(table.character(scene, 'smith')).toBe(smith);
  expect([heldenhandbuch.scene.turn(scene), table.moves(scene, 'smith', HOUSE)]).toEqual([null, []]);
});

test('[HH-INJ-01] [HH-INJ-02] [HH-R-57] a segment shows which injury took it, a circle what weighs on it', () => {
  // Middle segment 2 is a heavy injury and has taken the outer ones 3 and 4; outer 1 is a light one.
  const circle = (treated: boolean) => ({
    outer: [true, false, true, true, false, false],
    middle: [false, true, false],
    heavy: [{ middle: 1, treated }],
  });
  const figure = hero({ lifeCircles: [circle(false), circle(true), { critical: 'stabilised' }] });
  const circles = table.figures(sceneWith([figure]), HOUSE)[0]?.circles;
  expect(circles?.[0]?.rings.map(({ segments }) => segments)).toEqual([
    ['light', '', 'heavy', 'heavy', '', ''],
    ['', 'heavy', ''],
    [''],
  ]);
  expect(circles?.map(({ state }) => state)).toEqual([
    'untreatedHeavy',
    'treatedHeavy',
    'stabilisedCritical',
  ]);
  const states = circles?.map(({ state }) => heldenhandbuch.words.de.value('circle', state));
  expect(states?.[0]).toBe('schwer, unversorgt');
});

describe('offers', () => {
  test('a check for every value, with the ladder of minima on its row', () => {
    const check = table.offers(scene, 'smith', HOUSE).find(({ row }) => row === 'skill:haggle');
    expect(check).toMatchObject({
      action: 'heldenhandbuch/skill-check',
      with: 'haggle',
      ladder: { field: 'minimum', values: [4, 7, 11, 16, 31] },
    });
    expect(offers('smith')).toContain('attribute-check reaction');
  });

  test('treatment for who needs it, by who can', () => {
    expect(offers('healer')).toEqual(expect.arrayContaining(['treat hurt firstAid', 'treat hurt medicine']));
    expect(offers('smith').filter((one) => one.startsWith('treat'))).toEqual([]);
    const dead = { ...scene, figures: [healer, foe({ id: 'dead', lifeCircles: [GONE], status: ['dead'] })] };
    expect(offers('healer', dead)).toContain('resuscitate dead');
  });

  test('a smith works, haggles and learns', () => {
    expect(offers('smith')).toEqual(
      expect.arrayContaining([
        'craft',
        'mass-produce',
        'rework longsword',
        'open-trade merchant',
        'learn',
        'drink',
      ]),
    );
    expect(offers('healer')).not.toContain('craft');
  });

  test('a trade is led step by step', () => {
    const side = (figure: string) => ({ figure, psycheBefore: 12 });
    const trading = (more: object): Scene =>
      sceneWith(scene.figures, {
        haggle: { item: 'x', startingPrice: 5, buyer: side('smith'), seller: side('merchant'), ...more },
      });
    expect(offers('smith', trading({}))).toContain('haggle-round');
    expect(offers('smith', trading({ concedes: 'smith' }))).toContain('concede');
    expect(offers('merchant', trading({ concedes: 'smith' }))).not.toContain('concede');
    expect(offers('smith', trading({ deal: 4 }))).toContain('close-trade');
  });

  test('who was noticed may hide, who was discovered stands there', () => {
    const seen = (detection: string): Scene =>
      sceneWith(scene.figures, {
        stealth: [{ sneaker: 'smith', opponent: 'merchant', distance: 5, detection }],
      });
    expect(offers('smith', seen('noticed'))).toContain('hide merchant');
    expect(offers('smith', seen('discovered'))).toContain('discovered merchant');
  });

  test('the unconscious and the unknown do nothing', () => {
    expect(offers('x', sceneWith([hero({ id: 'x', status: ['unconscious'] })]))).toEqual([]);
    expect(offers('nobody')).toEqual([]);
  });

  test('the game master leads fights, chases, watches and time', () => {
    const gm = kinds(table.gmOffers(scene, HOUSE));
    expect(gm).toEqual(
      expect.arrayContaining([
        'start-combat',
        'start-chase',
        'set-watch',
        'pass-time',
        'night-rest',
        'adjust smith',
      ]),
    );
    const busy = sceneWith(scene.figures, {
      combat: { engagements: [['smith', 'merchant']] },
      watch: { mode: 'normal', shifts: ['smith', 'smith', 'smith'] },
    });
    const now = kinds(table.gmOffers(busy, HOUSE));
    expect(now).toEqual(expect.arrayContaining(['melee-phase', 'next-phase', 'end-combat', 'keep-shift']));
    expect(now).not.toContain('start-combat');
    expect(heldenhandbuch.scene.turn(busy)).toEqual({ round: 1, figure: null, order: [] });
  });

  test('[HH-R-26] a fight of two against two may begin in several places', () => {
    const fieldsWith = (figures: Scene['figures']) =>
      table.gmOffers(sceneWith(figures), HOUSE).find(({ action }) => action === 'heldenhandbuch/start-combat')
        ?.fields;
    const two = [hero({ id: 'a' }), hero({ id: 'b' }), foe({ id: 'c' })];
    expect(fieldsWith(two)).toEqual([]);
    expect(fieldsWith([...two, foe({ id: 'd' })])).toEqual(['places']);
    expect(fieldsWith([...two, foe({ id: 'd', status: ['dead'] })])).toEqual([]);
  });

  test('[HH-R-26] a split fight has a phase for each place where both sides stand', () => {
    const thugs = ['a', 'b'].map((id) => foe({ id }));
    const split = sceneWith([...scene.figures, ...thugs], {
      combat: { engagements: [['smith', 'a'], ['healer'], ['hurt', 'b']] },
    });
    const phases = table.gmOffers(split, HOUSE).filter(({ action }) => action.endsWith('/melee-phase'));
    expect(phases.map(({ input, with: who }) => [input, who])).toEqual([
      [{ engagement: 0 }, 'Alrik, a'],
      [{ engagement: 2 }, 'hurt, b'],
    ]);
  });

  test('[HH-SMI-14] runes are offered from the third grade on', () => {
    const { weaponsmith } = smith.skills;
    if (weaponsmith === undefined) throw new Error('no smith');
    const master = {
      ...smith,
      skills: { ...smith.skills, weaponsmith: { ...weaponsmith, masteryGrade: 3 as const } },
    };
    const runes = (figure: typeof smith) =>
      offers('smith', sceneWith([figure])).filter((one) => one.startsWith('engrave-rune'));
    expect(runes(smith)).toEqual([]);
    expect(runes(master)).toHaveLength(smith.inventory.length);
  });
});

test('what is offered without a field to fill is not refused', () => {
  const ready = scene.figures
    .flatMap(({ id }) => table.offers(scene, id, HOUSE))
    .filter(({ fields }) =>
      fields.every((field) => ['minimum', 'mode', 'workplace', 'minutes', 'hours'].includes(field)),
    );
  for (const { action: id, input } of ready) {
    const action = actions.find((one) => one.id === id) as Action;
    const parsed = action.input.parse({ scene, ...input });
    if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.error)}`);
    const run = play(action.rule, parsed.value, HOUSE, [], { dice: seededDice(5), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error(`${id} is not finished`);
    const { reason } = run.outcome.outcome as { reason?: string };
    expect(reason, `${id} ${JSON.stringify(input)}`).toBeUndefined();
  }
});
