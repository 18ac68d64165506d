import { describe, expect, test } from 'vitest';
import { mayAct, spendAction, spendMove } from '../../src/rules/turns.ts';
import { foe, hero, sceneWith } from '../fixtures.ts';

const fight = sceneWith([], { round: 1, turn: 'hero' });
const peace = sceneWith([]);

describe('acting', () => {
  test('[GW-ADD-10] one action a turn, in the own turn', () => {
    expect(mayAct(fight, hero())).toBeNull();
    expect(mayAct(fight, hero({ actionLeft: false }))).toBe('no-action-left');
    expect(mayAct(fight, foe())).toBe('not-your-turn');
    expect(mayAct({ ...fight, turn: null }, foe())).toBeNull(); // nobody's turn yet: the GM's word
  });

  test('[GW-ADD-10] outside combat nobody counts actions and turns', () => {
    expect(mayAct({ ...peace, turn: 'foe' }, hero({ actionLeft: false }))).toBeNull();
  });

  test.each(['downed', 'dead', 'left'] as const)(
    '[GW-DWN-01] nobody who is %s takes an action, in combat or not',
    (status) => {
      expect(mayAct(fight, hero({ status: [status] }))).toBe('not-able');
      expect(mayAct(peace, hero({ status: [status] }))).toBe('not-able');
    },
  );

  test('[GW-ADD-10] action and move are spent in combat only', () => {
    expect(spendAction(fight, hero())).toEqual([{ kind: 'actionSpent', figure: 'hero' }]);
    expect(spendMove(fight, hero())).toEqual([{ kind: 'moveSpent', figure: 'hero' }]);
    expect([...spendAction(peace, hero()), ...spendMove(peace, hero())]).toEqual([]);
  });
});
