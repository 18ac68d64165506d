import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import type { Figure } from '../../src/model.ts';
import { influence } from '../../src/rules/influence.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const speaker = (more: object = {}): Figure =>
  hero({ skills: { rhetoric: { value: 10, bonusDice: 2, ...more } } });
const victim = (more: object = {}): Figure =>
  foe({ skills: { selfControl: { value: 10, bonusDice: 1 } }, ...more });
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

function tries(acting: Figure, opposing: Figure, answers: Tape, rules: House = DEFAULTS) {
  const scene = sceneWith([acting, opposing]);
  const input = { scene, influencers: ['hero'], victim: 'foe', skill: 'rhetoric' } as const;
  const { outcome, effects } = script(influence, input, rules, answers).outcome;
  return { outcome, foe: after(scene, effects, 'foe') };
}

describe('tricks', () => {
  test('[HH-INF-01] [HH-INF-03] [HH-INF-04] the dice of the group are tricks; each that is not neutralised costs 1 psyche', () => {
    // 9, 9 and 9 against the pair 9, 9: one is left over.
    const { outcome, foe: hit } = tries(speaker(), victim(), [[9, 9, 9], '9,9,9', [9, 9], '9,9']);
    expect(outcome).toEqual({ tricks: [9, 9, 9], neutralised: 2, psycheLost: 1, wishes: 0 });
    expect(hit.psyche.points).toBe(11);
  });

  test('[HH-INF-02] [HH-INF-03] dice outside a group neutralise nothing', () => {
    const { outcome } = tries(speaker(), victim(), [[7, 7, 2], '7,7,2', [8, 10], '10,8']);
    expect(outcome).toMatchObject({ tricks: [7, 7], neutralised: 0, psycheLost: 2 });
  });

  test('[HH-R-80] all neutralised: nobody loses; the surplus of the victim does nothing', () => {
    const { outcome } = tries(speaker(), victim(), [[7, 7, 2], '7,7,2', [8, 8], '8,8']);
    expect(outcome).toMatchObject({ neutralised: 2, psycheLost: 0 });
  });

  test('[HH-INF-03] no group, no tricks: the victim need not even resist', () => {
    expect(tries(speaker(), victim(), [[4, 7, 10], '10,7,4']).outcome).toMatchObject({
      tricks: [],
      psycheLost: 0,
    });
  });

  test('[HH-INF-01] [HH-LRN-06] the adept star: runs are tricks as well', () => {
    const { outcome } = tries(speaker({ adeptStar: true }), victim(), [[8, 9, 10], '10,9,8', [2, 3], '3,2']);
    expect(outcome).toMatchObject({ tricks: [10, 9, 8], psycheLost: 3 });
    const always = house({ 'star.upgradesSieve': false }); // HH-R-06: here the seeds say so themselves
    const same = tries(speaker({ adeptStar: true }), victim(), [[8, 9, 10], '10,9,8', [2, 3], '3,2'], always);
    expect(same.outcome).toMatchObject({ tricks: [10, 9, 8] });
  });
});

describe('an emptied row', () => {
  const shaken = victim({ psyche: 9 });
  const answers: Tape = [[9, 9, 2], '9,9,2', [2, 3], '3,2'];

  test('[HH-INF-05] [HH-R-81] costs a die from now on, or the loser grants a wish instead', () => {
    const penalty = tries(speaker(), shaken, [...answers, 'penalty']);
    expect(penalty.outcome).toMatchObject({ psycheLost: 2, wishes: 0 });
    expect(penalty.foe).toMatchObject({ psyche: { points: 7 }, waivedRows: [] });
    const wish = tries(speaker(), shaken, [...answers, 'wish']);
    expect(wish.outcome).toMatchObject({ wishes: 1 });
    expect(wish.foe).toMatchObject({ psyche: { points: 7 }, waivedRows: [2] }); // the points stay lost
  });

  test('[HH-R-81] `influence.chooser`: who decides', () => {
    const by = (rules: House) => {
      const scene = sceneWith([speaker(), shaken]);
      const input = { scene, influencers: ['hero'], victim: 'foe', skill: 'rhetoric' } as const;
      const { trace } = script(influence, input, rules, [...answers, 'wish']);
      return trace.find((line) => line.kind === 'choice' && line.question === 'wish');
    };
    expect(by(DEFAULTS)).toMatchObject({ by: 'foe' });
    expect(by(house({ 'influence.chooser': 'winner' }))).toMatchObject({ by: 'hero' });
  });

  test('[HH-INF-05] the waiver ends when the row has a point again', () => {
    const wish = tries(speaker(), shaken, [...answers, 'wish']).foe;
    const scene = sceneWith([wish]);
    const back = (by: number) =>
      after(scene, [{ kind: 'points', figure: 'foe', track: 'psyche', by }], 'foe');
    expect(back(1).waivedRows).toEqual([2]); // 8: the third row is still empty
    expect(back(2).waivedRows).toEqual([]);
  });
});

test('[HH-INF-06] several contribute to one check, with the highest value as its cap', () => {
  const second = hero({ id: 'second', skills: { rhetoric: { value: 9, bonusDice: 0 } } });
  const scene = sceneWith([speaker(), second, victim()]);
  const input = { scene, influencers: ['hero', 'second'], victim: 'foe', skill: 'rhetoric' } as const;
  // 10 and 10 of the first, 10 of the second: above its own value, within the joint one.
  const answers = [[2, 10, 10], '10,10,2', '10,10', [10], [3, 9], '9,3'];
  const { outcome } = script(influence, input, DEFAULTS, answers).outcome;
  expect(outcome).toMatchObject({ tricks: [10, 10, 10], neutralised: 0, psycheLost: 3 });
});

test('nobody persuades themselves', () => {
  const input = {
    scene: sceneWith([speaker()]),
    influencers: ['hero'],
    victim: 'hero',
    skill: 'rhetoric',
  } as const;
  expect(script(influence, input, DEFAULTS, []).outcome).toEqual(refusal('nobody-opposes-themselves'));
});

describe('high mastery', () => {
  const master = speaker({ value: 21, bonusDice: 1 });
  const steady = foe({ skills: { selfControl: { value: 12, bonusDice: 1 } } });

  test('[HH-LRN-09] [HH-INF-03] a swap with the victim before anything is settled', () => {
    // 9 and 4 against 9 and 3: with the 9 of the victim there is a pair of tricks, and 4, 3 are no group.
    const { outcome } = tries(master, steady, [[4, 9], '9,4', [3, 9], '9,3', 'swap', '4', '9']);
    expect(outcome).toEqual({ tricks: [9, 9], neutralised: 0, psycheLost: 2, wishes: 0 });
  });

  test('[HH-LRN-09] or a shadow roll', () => {
    const answers: Tape = [[4, 9], '9,4', [3, 9], '9,3', 'shadow', '4', [9], '9'];
    expect(tries(master, steady, answers).outcome).toMatchObject({ tricks: [9, 9], psycheLost: 2 });
  });

  test('[HH-INF-06] [HH-LRN-09] one of several swaps with the victim, then all contribute', () => {
    const second = hero({ id: 'second', skills: { rhetoric: { value: 9, bonusDice: 0 } } });
    const together = (figures: readonly Figure[]) => ({
      scene: sceneWith([...figures, steady]),
      influencers: ['hero', 'second'],
      victim: 'foe',
      skill: 'rhetoric' as const,
    });
    // 9 and 4, and a 9 beside them; the victim has 9 and 3. The 4 for that 9: three 9s are in the middle.
    const thrown: Tape = [[4, 9], '9,4', [9], [3, 9], '9,3'];
    const { outcome } = script(influence, together([master, second]), DEFAULTS, [
      ...thrown,
      'swap',
      '4',
      '9',
      '9,9',
    ]).outcome;
    expect(outcome).toEqual({ tricks: [9, 9, 9], neutralised: 0, psycheLost: 3, wishes: 0 });
    const mute = hero({ id: 'second', skills: {} });
    expect(script(influence, together([master, mute]), DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'refused',
      reason: 'unknown-skill',
    });
  });

  test('[HH-LRN-09] the victim can be the master', () => {
    const calm = foe({ skills: { selfControl: { value: 21, bonusDice: 1 } } });
    const plain = speaker({ value: 12, bonusDice: 1 });
    // The pair of 9s is broken up before it becomes tricks.
    const { outcome } = tries(plain, calm, [[9, 9], '9,9', [2, 3], '3,2', 'swap', '2']);
    expect(outcome).toMatchObject({ tricks: [], psycheLost: 0 });
  });
});

test('[HH-R-80] `influence.neutralise` = count: any die of the group cancels a trick', () => {
  const answers: Tape = [[9, 9, 2], '9,9,2', [4, 4], '4,4'];
  expect(tries(speaker(), victim(), answers).outcome).toMatchObject({ neutralised: 0, psycheLost: 2 });
  const counting = house({ 'influence.neutralise': 'count' });
  expect(tries(speaker(), victim(), answers, counting).outcome).toMatchObject({ neutralised: 2 });
});
