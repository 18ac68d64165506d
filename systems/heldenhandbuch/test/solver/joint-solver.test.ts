import { chance, formatFraction } from '@tafelrunde/kernel';
import { type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { plainValue, solvedValue } from './plain.ts';

const jointCheckAction = actionOf('joint-check');

const SUCCESS: Goal = { chance: 'success' };
const NUMBER: Goal = { maximise: 'number' };
const W6 = { value: 5, baseDie: 6, bonusDice: 1 };
const ONE_W6 = { value: 6, baseDie: 6, bonusDice: 0 };
const ONE_W8 = { value: 7, baseDie: 8, bonusDice: 0 };
const W12 = (dice: number) => ({ value: 11, baseDie: 12, bonusDice: dice - 1 });
const W20 = (dice: number) => ({ value: 16, baseDie: 20, bonusDice: dice - 1 });

const climbs = (minimum: number, skills: readonly object[], more: object = {}) => ({
  scene: sceneWith(skills.map((climb, i) => hero({ id: `hero${i}`, skills: { climb }, ...more }))),
  participants: skills.map((_, i) => `hero${i}`),
  tested: { kind: 'skill', name: 'climb' },
  mode: 'sieve',
  minimum,
});

describe('[HH-COM-02] a joint check has the odds of plain expectimax over the rule', () => {
  test.each([
    ['HH-R-92', 'one die each', climbs(12, [ONE_W6, ONE_W8]), DEFAULTS],
    ['HH-MIS-03', 'two dice and one', climbs(10, [W6, ONE_W6]), DEFAULTS],
    ['HH-R-92', 'three participants', climbs(12, [ONE_W6, ONE_W6, ONE_W6]), DEFAULTS],
    ['HH-R-92', 'the runs of the best', climbs(12, [ONE_W6, { ...W6, value: 6, adeptStar: true }]), DEFAULTS],
    ['HH-LRN-09', 'a shadow roll', climbs(12, [{ ...ONE_W6, value: 21 }, ONE_W6]), DEFAULTS],
    [
      'HH-R-09',
      'offsetting left to the player',
      climbs(8, [W6, ONE_W6]),
      house({ 'mishap.offsetMandatory': false }),
    ],
    ['HH-PSY-05', 'teeth to grit', climbs(5, [ONE_W6, ONE_W6], { psyche: 8 }), DEFAULTS],
  ] as const)('[%s] %s', (_id, _name, input, table) => {
    for (const goal of [SUCCESS, NUMBER])
      expect(solvedValue(jointCheckAction, input, goal, table)).toBeCloseTo(
        plainValue(jointCheckAction, input, goal, table),
        12,
      );
  });

  test('one W6 each must show two 6s to come to 12: 1/36, as a fraction', () => {
    const law = jointCheckAction.solver?.law(climbs(12, [ONE_W6, ONE_W6]), DEFAULTS, SUCCESS);
    if (law?.kind !== 'whole') throw new Error('no whole law');
    expect(formatFraction(chance(law.law, ({ success }) => success === true))).toBe('1/36');
  });
});

describe('with more dice', () => {
  test('[HH-R-92] seven with one W6 each, and room for six dice: of 6^7 ways those that come to 24', () => {
    const six = house({ 'joint.maxDice': 6 });
    const input = climbs(24, Array(7).fill(ONE_W6));
    let ways = 0;
    for (let way = 0; way < 6 ** 7; way += 1) {
      // A 1 is nothing to put in, so that it leaves its room to the others.
      const lying = Array.from({ length: 7 }, (_, i) => (Math.floor(way / 6 ** i) % 6) + 1)
        .filter((face) => face > 1)
        .slice(0, 6);
      // Equals of 4 or more: four 6s, five 5s or six 4s.
      if ([4, 5, 6].some((face) => face * lying.filter((one) => one === face).length >= 24)) ways += 1;
    }
    expect(solvedValue(jointCheckAction, input, SUCCESS, six)).toBeCloseTo(ways / 6 ** 7, 12);
    expect(solvedValue(jointCheckAction, input, SUCCESS)).toBeGreaterThan(ways / 6 ** 7);
  });

  test('[HH-COM-02] three with 3W12 each are exact, and each of them helps', () => {
    const p = (heroes: number) =>
      solvedValue(jointCheckAction, climbs(20, Array(heroes).fill(W12(3))), SUCCESS);
    expect(p(2)).toBeGreaterThan(0.3);
    expect(p(3)).toBeGreaterThan(p(2));
  });

  test('two with 6W20 are told to be too large, not explored', () => {
    const odds = oddsOf(jointCheckAction, climbs(40, [W20(6), W20(6)]), DEFAULTS);
    expect(odds).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test('whoever is listed twice, or cannot roll, is left to the plain rule', () => {
    const input = climbs(10, [W6, W6]);
    const law = (changed: object) =>
      jointCheckAction.solver?.law({ ...input, ...changed }, DEFAULTS, SUCCESS);
    expect(law({ participants: ['hero0', 'hero0'] })).toBeUndefined();
    expect(law({ participants: ['hero0', 'nobody'] })).toBeUndefined();
    expect(law({ tested: { kind: 'skill', name: 'swim' } })).toBeUndefined();
  });
});
