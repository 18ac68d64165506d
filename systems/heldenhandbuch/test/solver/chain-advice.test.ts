import type { Tape } from '@tafelrunde/kernel';
import { type Action, adviseOn, type Goal } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const comparedCheckAction = actionOf('compared-check');
const jointCheckAction = actionOf('joint-check');
const haggleRoundAction = actionOf('haggle-round');
const influenceAction = actionOf('influence');

const W6 = { value: 6, baseDie: 6, bonusDice: 1 };
const W8 = { value: 8, baseDie: 8, bonusDice: 1 };
const W20 = { value: 16, baseDie: 20, bonusDice: 3 };
const skills = (dice: object) => ({
  skills: { climb: dice, rhetoric: dice, selfControl: dice, haggle: dice },
});
const scene = (own: object, other: object) => {
  const side = (figure: string) => ({
    figure,
    psycheBefore: 12,
    temporaryLoss: 0,
    realLoss: 0,
    rowsEmptied: 0,
  });
  const haggle = {
    item: 'Schwert',
    startingPrice: 100,
    buyer: side('hero'),
    seller: side('foe'),
    offers: [{ by: 'foe', price: 100 }],
    concedes: null,
    deal: null,
  };
  return sceneWith([hero(skills(own)), foe(skills(other))], { haggle });
};
const climb = { tested: { kind: 'skill', name: 'climb' }, mode: 'sieve' };
const inputs = (own: object, other: object) => ({
  compared: {
    scene: scene(own, other),
    acting: { figure: 'hero', ...climb },
    defending: { figure: 'foe', ...climb },
  },
  joint: { scene: scene(own, other), participants: ['hero', 'foe'], ...climb, minimum: 12 },
  influence: { scene: scene(own, other), influencers: ['hero'], victim: 'foe', skill: 'rhetoric' },
  haggle: { scene: scene(own, other) },
});
const ACTING: Goal = { chance: 'acting' };
const SUCCESS: Goal = { chance: 'success' };
const LEAD: Goal = { maximise: 'lead' };
const { compared, joint, influence, haggle } = inputs(W6, W8);

describe('[HH-ROL-05] what to keep, as plain expectimax over the rule has it, best first for whoever throws', () => {
  test.each<readonly [string, Action, object, Goal, Tape, 1 | -1]>([
    ['the one who acts', comparedCheckAction, compared, ACTING, [[4, 5]], 1],
    ['the one who answers', comparedCheckAction, compared, ACTING, [[5, 6], '6,5', [3, 8]], -1],
    ['the same after two throws', comparedCheckAction, compared, ACTING, [[5, 6], '6', [6], [2, 5]], -1],
    ['the first of two', jointCheckAction, joint, SUCCESS, [[4, 6]], 1],
    ['the second one', jointCheckAction, joint, SUCCESS, [[6, 6], '6,6', '6', [5, 6]], 1],
    ['the influencer', influenceAction, influence, SUCCESS, [[4, 6]], 1],
    ['the victim', influenceAction, influence, SUCCESS, [[5, 5], '5,5', [3, 6]], -1],
    ['the buyer', haggleRoundAction, haggle, LEAD, [[4, 5]], 1],
    ['the seller', haggleRoundAction, haggle, LEAD, [[4, 5], '5,4', [3, 6]], -1],
  ])('%s', (_name, action, input, goal, tape, sign) => {
    const found = action.solver?.advise?.(input, DEFAULTS, goal, tape);
    const plain = adviseOn({ ...action, solver: undefined, budget: undefined }, input, DEFAULTS, goal, {
      tape,
    });
    if (!plain.ok || found === undefined) throw new Error('no advice');
    const values = new Map(plain.value.map(({ key, value }) => [key, value]));
    expect(found).toHaveLength(values.size);
    for (const { key, value } of found) expect(value, key).toBeCloseTo(values.get(key) as number, 12);
    const inOrder = found.map(({ value }) => sign * value);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
    expect(found[0]?.value).toBeCloseTo(plain.value[0]?.value as number, 12);
  });

  test('[HH-CHK-08] who answers 7 with an 8 keeps the 8', () => {
    const input = inputs(W8, W8).compared;
    const advice = adviseOn(comparedCheckAction, input, DEFAULTS, ACTING, { tape: [[7, 2], '7,2', [8, 3]] });
    if (!advice.ok) throw new Error(advice.error.code);
    expect(advice.value[0]?.key).toContain('8');
    expect(advice.value[0]?.value).toBe(0);
    // Thrown away, the 8 has to come again, or another 7 or 8 beside nothing.
    expect(advice.value.at(-1)).toMatchObject({ key: '3' });
  });

  test('four W20 that answer four W20 are advised on at once', () => {
    const input = inputs(W20, W20).compared;
    const tape = [[16, 16, 9, 5], '16,16,9,5', [17, 14, 12, 3]];
    const advice = adviseOn(comparedCheckAction, input, DEFAULTS, ACTING, { tape });
    if (!advice.ok) throw new Error(advice.error.code);
    // 32 is to be beaten or met: 17 alone does not.
    expect(advice.value[0]?.value).toBeLessThan(advice.value.at(-1)?.value as number);
  });

  test('[HH-COM-02] the last of two with 5W20 is advised on, although the odds of both are too large', () => {
    const five = { value: 16, baseDie: 20, bonusDice: 4 };
    const input = { ...inputs(five, five).joint, minimum: 60 };
    const tape = [[16, 16, 16, 4, 3], '16,16,16,4,3', '16,16,16', [16, 12, 9, 8, 3]];
    const advice = adviseOn(jointCheckAction, input, DEFAULTS, SUCCESS, { tape });
    if (!advice.ok) throw new Error(advice.error.code);
    // Three 16s lie in the middle: a fourth comes to 64.
    expect(advice.value[0]?.key).toContain('16');
    expect(advice.value[0]?.value).toBe(1);
  });

  test('any other question is left to the plain rule', () => {
    expect(jointCheckAction.solver?.advise?.(joint, DEFAULTS, SUCCESS, [[4, 6], '6,4'])).toBeUndefined();
    expect(influenceAction.solver?.advise?.(influence, DEFAULTS, SUCCESS, [])).toBeUndefined();
  });
});
