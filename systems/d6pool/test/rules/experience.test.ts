import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS, XP_NEEDED } from '../../src/data/levels.ts';
import type { Figure } from '../../src/model.ts';
import { fromTemplate } from '../../src/rules/create.ts';
import {
  awardExperience,
  takeExperience,
  xpCap,
  xpForNextLevel,
  xpRoom,
  xpTraits,
} from '../../src/rules/experience.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const thief = hero({
  skills: { pickpocketing: 3, sneaking: 1 },
  advantages: { lucky: 1 },
  disadvantages: { enemies: 1 },
  lifestyle: 1,
});
const peg = fromTemplate({ name: 'Peg Thannis', concept: '' }, 'peg', DEFAULTS);

describe('caps', () => {
  test('[DP-XP-04] three dice in pickpocketing hold at most three points', () => {
    expect(xpCap(thief, 'skill:pickpocketing', DEFAULTS)).toBe(3);
    expect(xpCap(thief, 'skill:surgery', DEFAULTS)).toBe(0);
    expect(xpCap(thief, 'strength', DEFAULTS)).toBe(0); // never an attribute
  });

  test('[DP-R-101] skills, powers, advantages, disadvantages and a positive lifestyle hold experience', () => {
    const seer = {
      ...thief,
      powers: { clairvoyance: 1 },
      languages: [{ language: 'latin', dice: 2, native: false, fluent: false }],
    };
    expect(xpTraits(seer, DEFAULTS)).toEqual([
      'skill:pickpocketing',
      'skill:sneaking',
      'skill:language:latin',
      'power:clairvoyance',
      'advantage:lucky',
      'disadvantage:enemies',
      'lifestyle',
    ]);
    expect(xpTraits({ ...thief, lifestyle: 0 }, DEFAULTS)).not.toContain('lifestyle');
    expect(xpTraits(thief, house({ xpTraits: 'listedOnly' }))).not.toContain('lifestyle');
    expect(xpCap(thief, 'skill:sneaking', house({ xpTraits: 'noCap' }))).toBe(Number.POSITIVE_INFINITY);
  });

  test('[DP-R-101] Peg can hold exactly the 12 points she needs, and only 11 without her lifestyle', () => {
    expect(xpRoom(peg, DEFAULTS)).toBe(12); // 9 skill dice + 1 + 1 + lifestyle 1
    expect(xpRoom(peg, house({ xpTraits: 'listedOnly' }))).toBe(11);
  });
});

describe('taking a point', () => {
  const offered = (figure: Figure = thief) =>
    sceneWith([figure], { xpOffers: [{ figure: 'hero', traits: ['skill:sneaking', 'advantage:lucky'] }] });
  const take = (answers: Tape, scene = offered()) =>
    scripted(takeExperience, { scene, figure: 'hero' }, DEFAULTS, answers).outcome;

  test('[DP-XP-06] at once, on one trait of the roll; then the scene has no more', () => {
    const scene = offered();
    const { outcome, effects } = take(['advantage:lucky'], scene);
    expect(outcome).toEqual({ kind: 'taken', trait: 'advantage:lucky' });
    expect(after(scene, effects, 'hero')).toMatchObject({
      xp: { 'advantage:lucky': 1 },
      xpEarnedThisScene: true,
    });
  });

  test('[DP-XP-07] declined, another roll of the scene may still earn one', () => {
    const scene = offered();
    const { outcome, effects } = take(['decline'], scene);
    expect(outcome).toEqual({ kind: 'declined' });
    expect(after(scene, effects, 'hero')).toMatchObject({ xp: {}, xpEarnedThisScene: false });
  });

  test('[DP-XP-05] [DP-XP-06] nothing without an offer, and never two in a scene', () => {
    expect(take([], sceneWith([thief])).outcome).toMatchObject({ reason: 'no-offer' });
    expect(take([], offered({ ...thief, xpEarnedThisScene: true })).outcome).toMatchObject({
      reason: 'xp-already-earned',
    });
  });
});

describe('adventures', () => {
  const award = (points: number, answers: Tape, figure: Figure = thief) =>
    scripted(
      awardExperience,
      { scene: sceneWith([figure, foe()]), figure: 'hero', points },
      DEFAULTS,
      answers,
    ).outcome;

  test('[DP-XP-08] the player assigns the points freely, within the caps', () => {
    const { outcome, effects } = award(2, ['skill:sneaking', 'skill:pickpocketing']);
    expect(outcome).toEqual({ kind: 'awarded', assigned: 2 });
    expect(after(sceneWith([thief]), effects, 'hero')).toMatchObject({
      xp: { 'skill:sneaking': 1, 'skill:pickpocketing': 1 },
      xpEarnedThisScene: false,
    });
    expect(() => award(2, ['skill:sneaking', 'skill:sneaking'])).toThrow('illegal-choice'); // one die, one point
  });

  test('[DP-XP-08] what finds no room is lost', () => {
    const full = { ...thief, skills: { sneaking: 1 }, advantages: {}, disadvantages: {}, lifestyle: 0 };
    expect(award(2, ['skill:sneaking'], full).outcome).toMatchObject({ assigned: 1 });
    expect(award(1, [], { ...full, xp: { 'skill:sneaking': 1 } }).outcome).toMatchObject({
      reason: 'xp-cap-reached',
    });
  });
});

describe('the tables', () => {
  test('[DP-XP-01] [DP-XP-02] 12 to 18 points for levels 2 to 8', () => {
    expect(XP_NEEDED).toEqual({ 2: 12, 3: 13, 4: 14, 5: 15, 6: 16, 7: 17, 8: 18 });
    expect([1, 2, 3, 4, 5, 6, 7].map((level) => xpForNextLevel(level, DEFAULTS))).toEqual([
      12, 13, 14, 15, 16, 17, 18,
    ]);
  });

  test('[DP-R-104] level 8 is the end, unless the table goes on', () => {
    expect(xpForNextLevel(8, DEFAULTS)).toBeNull();
    expect(xpForNextLevel(8, house({ levelCap: 'extrapolate' }))).toBe(19); // 9 + 10
  });

  test.each([
    [1, 12, 4, 12, 3, 1],
    [2, 13, 4, 14, 3, 1],
    [3, 14, 4, 16, 4, 2],
    [4, 15, 5, 18, 4, 2],
    [5, 16, 5, 20, 5, 3],
    [6, 17, 5, 22, 5, 3],
    [7, 18, 6, 24, 6, 4],
    [8, 19, 6, 26, 6, 4],
  ])(
    '[DP-XP-10] level %i: %i attribute dice, at most %i; %i skill dice, at most %i; %i abilities',
    (...row) => {
      const [level, attributeDice, maxAttribute, skillDice, maxSkill, abilitiesPerSkill] = row;
      expect(LEVELS.find((one) => one.level === level)).toEqual({
        level,
        attributeDice,
        maxAttribute,
        skillDice,
        maxSkill,
        abilitiesPerSkill,
      });
    },
  );
});

test('[DP-XP-04] an offer that lies there cannot carry a trait over its cap', () => {
  const offers = [{ figure: 'hero', traits: ['skill:sneaking', 'advantage:lucky'] }];
  const full = { ...thief, xp: { 'skill:sneaking': 1 } };
  const take = (figure: Figure, answers: Tape) =>
    scripted(
      takeExperience,
      { scene: sceneWith([figure], { xpOffers: offers }), figure: 'hero' },
      DEFAULTS,
      answers,
    ).outcome;
  expect(() => take(full, ['skill:sneaking'])).toThrow();
  expect(take(full, ['advantage:lucky']).outcome).toEqual({ kind: 'taken', trait: 'advantage:lucky' });
  const both = { ...full, xp: { ...full.xp, 'advantage:lucky': 1 } };
  expect(take(both, []).outcome).toMatchObject({ reason: 'xp-cap-reached' });
});
