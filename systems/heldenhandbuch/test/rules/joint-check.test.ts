import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { type JointInput, jointCheck } from '../../src/rules/joint-check.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const skilled = (id: string, value: number, overrides: object = {}) =>
  hero({ id, skills: { rhetoric: { value, baseDie: 20, bonusDice: 2, ...overrides } } });
const input = (figures = [skilled('A', 14), skilled('B', 9)]): JointInput => ({
  scene: sceneWith(figures),
  participants: figures.map(({ id }) => id),
  tested: { kind: 'skill', name: 'rhetoric' },
  mode: 'single',
  minimum: 31,
});
const join = (given: JointInput, answers: Parameters<typeof scripted>[3], table = DEFAULTS) =>
  scripted(jointCheck, given, table, answers).outcome;

test('[HH-COM-02] 12 of A (value 14) and 12,12 of B (value 9): with cap 14 they are three equals, 36', () => {
  expect(join(input(), [[12, 5, 3], '12', [12, 12, 2], '12,12']).outcome).toEqual({
    number: 36,
    success: true,
    dice: [12, 12, 12],
    group: [12, 12, 12],
  });
});

test('[HH-COM-02] each puts in one die or a set of equals, nothing else', () => {
  expect(() => join(input(), [[12, 5, 3], '12,5'])).toThrow('illegal');
});

test('[HH-R-92] everybody settles their own 1s first', () => {
  const figures = [skilled('A', 14), skilled('B', 9)];
  const { outcome, effects } = join(input(figures), [[1, 3, 2], '3', [12, 12, 1]]);
  expect(outcome).toMatchObject({ number: 12, dice: [12, 3] }); // one 12 of B offsets its 1
  expect(after(sceneWith(figures), effects, 'A').psyche.points).toBe(11);
});

test('[HH-R-92] runs only if the best may use them', () => {
  const given = input([skilled('A', 14, { adeptStar: true }), skilled('B', 9)]);
  const answers = [[12, 5, 3], '12,5,3', '12', [11, 2, 3], '11,3,2', '11'];
  expect(join({ ...given, mode: 'sieve' }, answers).outcome).toMatchObject({ number: 23, group: [12, 11] });
  const plain = input([skilled('A', 14), skilled('B', 9, { adeptStar: true })]);
  expect(join({ ...plain, mode: 'sieve' }, answers).outcome).toMatchObject({ number: 12, group: [] });
});

test('[HH-R-92] by house rule no more than six dice lie there', () => {
  const figures = ['A', 'B', 'C'].map((id) => skilled(id, 14));
  const triples = [[12, 12, 12], '12,12,12', [12, 12, 12], '12,12,12', [12, 12, 12]];
  expect(join(input(figures), [...triples, '12,12,12']).outcome).toMatchObject({ number: 108 }); // 9 × 12
  expect(join(input(figures), triples, house({ 'joint.maxDice': 6 })).outcome).toMatchObject({ number: 72 });
});

test('[HH-R-22] only a participant’s own roll earns mythos points', () => {
  const figures = [skilled('A', 14), skilled('B', 9)];
  const { effects } = join(input(figures), [[12, 12, 12], '12,12,12', [12, 5, 3], '12']);
  expect(effects).toEqual([{ kind: 'mythos', figure: 'A', by: 1 }]);
});
