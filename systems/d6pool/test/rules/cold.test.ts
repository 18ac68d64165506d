import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { HOUR, MINUTE } from '../../src/data/durations.ts';
import { CLIMATES, CLOTHING } from '../../src/data/hazards.ts';
import type { Figure } from '../../src/model.ts';
import { coldCheck, expose } from '../../src/rules/cold.ts';
import { armour } from '../../src/rules/equipment.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const guide = hero({ skills: { survival: 1 } });
const check = (
  answers: Tape,
  overrides: Partial<Input<'cold-check'>> = {},
  h = DEFAULTS,
  figure: Figure = guide,
) => {
  const scene = sceneWith([figure]);
  const input: Input<'cold-check'> = {
    scene,
    figure: 'hero',
    climate: 'freezing',
    clothing: 'ordinary',
    difficulty: 1,
    ...NO_HELP,
    ...overrides,
  };
  const { outcome, effects } = scripted(coldCheck, input, h, answers).outcome;
  return { outcome, figure: after(scene, effects, 'hero') };
};
const FAILED = [1, 1, 1]; // END 2 + Survival 1

describe('cold', () => {
  test('[DP-CLD-01] every 5 hours around freezing with 5 dice, every 10 minutes in the arctic with 7', () => {
    expect(CLIMATES).toEqual({
      freezing: { interval: 5 * HOUR, dice: 5 },
      arctic: { interval: 10 * MINUTE, dice: 7 },
    });
    expect(check([[5, 1, 1]]).outcome).toMatchObject({ kind: 'resisted', stun: 0, wounds: 0 });
    expect(check([FAILED, [5, 6, 1, 1, 1]]).outcome).toEqual({
      kind: 'stunned',
      stun: 2,
      wounds: 0,
      state: 'conscious',
    });
    expect(check([FAILED, [1, 1, 1, 1, 1, 1, 1]], { climate: 'arctic' }).outcome).toMatchObject({
      kind: 'unharmed',
    });
  });

  test('[DP-CLD-02] it is stun of its own kind, and a real wound for the unconscious', () => {
    expect(check([FAILED, [5, 6, 1, 1, 1]]).figure.stun).toEqual({ general: 0, cold: 2, suffocation: 0 });
    const out = { ...guide, wounds: 3, consciousness: 'unconscious' as const };
    const { outcome, figure } = check([FAILED, [1, 1, 1], [5, 6, 1, 1, 1]], {}, DEFAULTS, out);
    expect(outcome).toMatchObject({ kind: 'wounded', wounds: 2, state: 'dead' });
    expect(figure).toMatchObject({ wounds: 5, stun: { cold: 0 } });
  });

  test('[DP-CLD-03] [DP-R-114] clothing makes the damage roll harder by 1 or 2; armour does nothing', () => {
    expect(CLOTHING).toEqual({ ordinary: 0, warm: 1, special: 2 });
    const roll = [FAILED, [5, 6, 6, 1, 1]] as const;
    expect(check(roll, { clothing: 'warm' }).outcome).toMatchObject({ stun: 2 });
    expect(check(roll, { clothing: 'special' }).outcome).toMatchObject({ stun: 1 });
    const knight = { ...guide, inventory: [armour('plate')] };
    expect(check(roll, {}, DEFAULTS, knight).outcome).toMatchObject({ stun: 3 });
  });

  test('[DP-R-114] or clothing puts penalty dice on the damage roll', () => {
    const h = house({ coldArmour: 'penaltyDice' });
    // 3 successes - 1 failure
    expect(check([FAILED, [5, 6, 6, 1, 1], [6, 1]], { clothing: 'special' }, h).outcome).toMatchObject({
      stun: 2,
    });
  });

  test('[DP-R-114] the GM can ask for more; the weatherproof need no success around freezing', () => {
    expect(
      check(
        [
          [5, 1, 1],
          [1, 1, 1, 1, 1],
        ],
        { difficulty: 2 },
      ).outcome,
    ).toMatchObject({ kind: 'unharmed' });
    const tough = { ...guide, abilities: [ability('survival', 'weatherproof')] };
    expect(check([FAILED], {}, DEFAULTS, tough).outcome).toMatchObject({ kind: 'resisted' });
    const arctic = check([FAILED, [1, 1, 1, 1, 1, 1, 1]], { climate: 'arctic' }, DEFAULTS, tough);
    expect(arctic.outcome).toMatchObject({ kind: 'unharmed' });
  });

  test('[DP-CLD-01] whoever is out in the cold rolls after each interval', () => {
    const scene = sceneWith([guide], { clock: 50 });
    const input = {
      scene,
      figure: 'hero',
      climate: 'arctic' as const,
      clothing: 'warm' as const,
      difficulty: 2,
    };
    const { effects } = scripted(expose, input, DEFAULTS, []).outcome;
    const outside = after(scene, effects, 'hero');
    expect(outside.afflictions).toEqual([
      { kind: 'cold', id: 'cold', climate: 'arctic', clothing: 'warm', difficulty: 2, nextAt: 650 },
    ]);
    expect(check([[5, 1, 1]], { climate: 'arctic' }, DEFAULTS, outside).figure.afflictions).toMatchObject([
      { nextAt: 1_250 },
    ]);
  });
});
