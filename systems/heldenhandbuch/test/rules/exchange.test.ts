import type { Faces, Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { HhFate } from '../../src/rule.ts';
import type { Fencer } from '../../src/rules/assault.ts';
import { type Drop, exchange } from '../../src/rules/exchange.ts';
import { laidOut } from '../../src/rules/fight-dice.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const fencer = (id: string, group: Faces, outside: Faces = [], overrides: Partial<Fencer> = {}): Fencer => ({
  id,
  name: id,
  dice: laidOut([...group, ...outside], group, []),
  weapon: 'sword',
  disarmed: false,
  spare: false,
  inReach: false,
  ...overrides,
});
const fight = (attacker: Fencer, defender: Fencer, answers: Tape, h = DEFAULTS, drop: Drop = null) => {
  const run = scripted(
    (fate, _input: null, given: typeof DEFAULTS) => exchange(fate as HhFate, attacker, defender, drop, given),
    null,
    h,
    answers,
  );
  return { ...run.outcome, facts: run.facts, cites: run.cites };
};
const blow = (overrides: object) => ({
  kind: 'blow',
  by: 'a',
  on: 'd',
  extra: 0,
  multiplier: 1,
  splits: false,
  ...overrides,
});

test('[HH-MEL-08] [HH-MEL-13] an attack that nothing stops is a hit, and nobody is asked in vain', () => {
  // 14,14 attack with 16,16; one 16 is not enough for two.
  const { events } = fight(fencer('a', [14, 14]), fencer('d', [15, 16]), ['14,14', 'hit']);
  expect(events).toEqual([blow({ extra: 2 })]);
});

test('[HH-MEL-12] all stopped, nothing left for a counter: over', () => {
  const { events, cites } = fight(fencer('a', [13, 13]), fencer('d', [15, 15]), ['13,13', '15,15']);
  expect(events).toEqual([]);
  expect(cites).toContain('HH-MEL-12');
});

test('[HH-MEL-07] [HH-R-27] equals first, then the run die that was held back', () => {
  const attacker = fencer('a', [12, 13, 13]);
  // 15,15 stopped by 15,15; then 12, for which nothing is left.
  const { events } = fight(attacker, fencer('d', [15, 15]), ['13,13', '15,15', '12', 'hit']);
  expect(events).toEqual([blow({ extra: 2 })]); // 13,13; the 12 has been used
  // Stopping instead keeps the peace.
  expect(fight(attacker, fencer('d', [15, 15]), ['13,13', '15,15', 'stop']).events).toEqual([]);
});

test('[HH-MEL-09] the defender may choose another way, or none', () => {
  const defender = fencer('d', [11, 12, 12]);
  const attacker = fencer('a', [10, 11]);
  const kept = fight(attacker, defender, ['10', '12', 'stop', 'end']);
  expect(kept.defender.dice.unused).toEqual([11, 12]);
  expect(fight(attacker, defender, ['10', 'none', 'hit']).events).toEqual([blow({ extra: 1 })]); // the 11 unused
});

describe('rescue dice', () => {
  test('[HH-MEL-10] each costs a die of the next phase, and there is no counter', () => {
    const defender = fencer('d', [9, 9], [18]);
    const { events } = fight(fencer('a', [16, 17]), defender, ['16', '9,9', 'stop']); // 18 >= 16
    expect(events).toEqual([]);
    const rescued = fight(fencer('a', [17, 18]), fencer('d', [8, 8, 9], [18]), ['17', 'r18', 'stop']); // 16 < 17
    expect(rescued.events).toEqual([{ kind: 'owes', figure: 'd', dice: 1 }]);
  });

  test('[HH-R-30] they cost even if a later wave gets through', () => {
    const { events } = fight(fencer('a', [17, 18]), fencer('d', [], [18]), ['17', 'r18', '18', 'hit']);
    expect(events).toEqual([{ kind: 'owes', figure: 'd', dice: 1 }, blow({ extra: 0 })]);
  });

  test('[HH-GRP-06] a 3 saves nobody', () => {
    expect(fight(fencer('a', [4, 5]), fencer('d', [], [3]), ['5,4', 'hit']).events).toHaveLength(1);
  });
});

describe('[HH-MEL-11] [HH-R-31] the counter', () => {
  test('with what is left of the group, equals counted anew', () => {
    // 12 is stopped by one 13; the other 13 counters alone, so without a bonus.
    const { facts, events } = fight(fencer('a', [11, 12]), fencer('d', [13, 13]), [
      '12',
      '13',
      'stop',
      'counter',
      'hit',
    ]);
    expect(facts.filter(({ kind }) => kind === 'attacks')).toMatchObject([
      { values: [12] },
      { values: [13] },
    ]);
    expect(events).toEqual([blow({ by: 'd', on: 'a' })]); // 11 does not stop 13
  });

  test('the former attacker defends with group dice held back, others are rescue dice', () => {
    const { events } = fight(fencer('a', [11, 12], [19]), fencer('d', [12, 13]), [
      '11',
      '12',
      'stop',
      'counter',
      'r19', // the 12 held back is too low for 13
    ]);
    expect(events).toEqual([{ kind: 'owes', figure: 'a', dice: 1 }]);
    const held = fight(fencer('a', [13, 14]), fencer('d', [14, 15]), ['13', '14', 'stop', 'counter', 'hit']);
    expect(held.events).toEqual([blow({ by: 'd', on: 'a' })]); // 15 through: 14 would not have stopped it
  });

  test('counters may follow on counters', () => {
    const { facts } = fight(fencer('a', [12, 13, 14]), fencer('d', [12, 13]), [
      '12',
      '12',
      'stop',
      'counter', // d with 13
      '13',
      'counter', // a with 14
      'hit',
    ]);
    expect(facts.filter(({ kind }) => kind === 'counter')).toMatchObject([{ figure: 'd' }, { figure: 'a' }]);
  });
});

test('[HH-MEL-14] [HH-R-46] whoever got through may flee instead, also with bare hands against a sword', () => {
  const { events } = fight(fencer('a', [14, 14], [], { weapon: null }), fencer('d', []), ['14,14', 'flee']);
  expect(events).toEqual([{ kind: 'fled', figure: 'a' }]);
});

describe('[HH-MEL-15] [HH-MEL-16] [HH-R-45] closing in', () => {
  test('bare hands against a sword: a further group die is voided for the hit', () => {
    const attacker = fencer('a', [13, 14, 14], [], { weapon: null });
    // 16,16 get through; the 13 held back pays, both 14s are still equals.
    const paid = fight(attacker, fencer('d', []), ['14,14', '13']);
    expect(paid.events).toEqual([{ kind: 'closedIn', by: 'a', on: 'd' }, blow({ extra: 2 })]);
    // Paid with a 14, the other one is no longer an equal, and used; the 13 is left.
    const dear = fight(attacker, fencer('d', []), ['14,14', '14']);
    expect(dear.events[1]).toEqual(blow({ extra: 1 }));
  });

  test('a single die through carries the hit; a stopped run die has nothing left to lose', () => {
    const attacker = fencer('a', [13, 14], [], { weapon: null });
    // 13 is stopped, 14 gets through: nothing can pay.
    const { events } = fight(attacker, fencer('d', [13, 12]), ['13', '13', '14', 'close-in']);
    expect(events).toEqual([{ kind: 'closedIn', by: 'a', on: 'd' }]);
    expect(() => fight(attacker, fencer('d', [13, 12]), ['13', '13', '14', '13'])).toThrow('illegal-choice');
  });

  test.each([
    { own: null, other: 'dagger', free: true },
    { own: null, other: 'pole', free: false },
    { own: 'dagger', other: 'striking', free: false },
    { own: 'dagger', other: 'other', free: true },
    { own: 'sword', other: 'pole', free: true },
  ] as const)('$own against $other: free $free', ({ own, other, free }) => {
    const attacker = fencer('a', [14, 14], [], { weapon: own });
    const tape: Tape = ['14,14', free ? 'hit' : '14'];
    expect(fight(attacker, fencer('d', [], [], { weapon: other }), tape).events).toHaveLength(free ? 1 : 2);
  });

  test('whoever is in reach already closes in no more', () => {
    const near = fencer('a', [14, 14], [], { weapon: null, inReach: true });
    expect(fight(near, fencer('d', []), ['14,14', 'hit']).events).toEqual([blow({ extra: 2 })]);
  });
});

describe('manoeuvres', () => {
  test('[HH-MAN-02] [HH-R-39] a tria gives the bonus though it is stopped', () => {
    const { events } = fight(fencer('a', [5, 5, 5]), fencer('d', [12, 12]), ['5,5,5', '12,12']); // 8 + 8 + 8 = 24
    expect(events).toEqual([{ kind: 'bonus', by: 'a', on: 'd', throws: 1 }]);
  });

  test('[HH-MAN-03] [HH-R-41] a tessera disarms; a surplus die gets the weapon back', () => {
    const attacker = fencer('a', [4, 4, 4, 4]);
    const wave = '4,4,4,4'; // 8 each, 32 together
    const lost = fight(attacker, fencer('d', [16, 16]), [wave, '16,16']);
    expect(lost.events).toEqual([
      { kind: 'bonus', by: 'a', on: 'd', throws: 1 },
      { kind: 'disarmed', figure: 'd' },
    ]);
    const back = fight(attacker, fencer('d', [16, 16], [4]), [wave, '16,16', 'recover']);
    expect(back.events[1]).toEqual({ kind: 'armed', figure: 'd', way: 'recover' });
    const drawn = fight(attacker, fencer('d', [16, 16], [4], { spare: true }), [wave, '16,16', 'draw']);
    expect(drawn.events[1]).toEqual({ kind: 'armed', figure: 'd', way: 'draw' });
    // At a higher minimum the 4 is no good as Akrobatik.
    const strict = house({ 'disarm.minimum': 7 });
    expect(fight(attacker, fencer('d', [16, 16], [4]), [wave, '16,16'], strict).events).toHaveLength(2);
  });

  test('[HH-R-41] the die that armed again counters no more', () => {
    const { events } = fight(fencer('a', [4, 4, 4, 4]), fencer('d', [15, 16, 16]), [
      '4',
      '15', // 8 stopped by the 15
      'stop',
      'recover',
      'counter', // with the other 16, a single die
      'hit', // three 4s come to 12
    ]);
    expect(events).toEqual([
      { kind: 'bonus', by: 'a', on: 'd', throws: 1 },
      { kind: 'armed', figure: 'd', way: 'recover' },
      blow({ by: 'd', on: 'a' }),
    ]);
  });

  test('[HH-R-41] who was disarmed in an earlier phase may arm again after any defence that held', () => {
    const disarmed = fencer('d', [12, 12], [5], { weapon: null, disarmed: true });
    const { events } = fight(fencer('a', [10, 11]), disarmed, ['11,10', '12,12', 'recover']);
    expect(events).toEqual([{ kind: 'armed', figure: 'd', way: 'recover' }]);
    expect(fight(fencer('a', [10, 11]), disarmed, ['11,10', '12,12', 'no']).events).toEqual([]);
  });

  test('[HH-MAN-03] bare hands cannot be disarmed', () => {
    const { events } = fight(fencer('a', [4, 4, 4, 4]), fencer('d', [], [], { weapon: null }), [
      '4,4,4,4',
      'hit',
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['bonus', 'blow']);
  });

  test('[HH-MAN-04] [HH-R-42] a pente strikes twice as hard, or throws down where there is a drop', () => {
    const attacker = fencer('a', [6, 6, 6, 6, 6]);
    const plain = fight(attacker, fencer('d', []), ['6,6,6,6,6', 'hit']);
    expect(plain.events).toEqual([
      { kind: 'bonus', by: 'a', on: 'd', throws: 2 },
      { kind: 'broughtDown', figure: 'd' },
      blow({ extra: 5, multiplier: 2 }),
    ]);
    const fall = fight(attacker, fencer('d', []), ['6,6,6,6,6', 'fall', 'hit'], DEFAULTS, 14);
    expect(fall.events.slice(2)).toEqual([{ kind: 'fell', figure: 'd', damage: 14 }, blow({ extra: 5 })]);
    expect(
      fight(attacker, fencer('d', []), ['6,6,6,6,6', 'double-blow', 'hit'], DEFAULTS, 14).events[2],
    ).toMatchObject({
      multiplier: 2,
    });
  });

  test('[HH-R-42] a pente in defence hurts the attacker, at normal damage', () => {
    const attacker = fencer('a', [7, 8]);
    const defender = fencer('d', [9, 9, 9, 9, 9]);
    const { events } = fight(attacker, defender, ['8,7', '9,9', 'end']);
    expect(events).toEqual([
      { kind: 'bonus', by: 'd', on: 'a', throws: 2 },
      { kind: 'broughtDown', figure: 'a' },
      blow({ by: 'd', on: 'a', extra: 5 }),
    ]);
    const mild = house({ 'pente.defence': 'none' });
    expect(fight(attacker, defender, ['8,7', '9,9', 'end'], mild).events).toHaveLength(2);
  });

  test('[HH-MAN-05] [HH-R-43] an exi: three times, to be split, as attacker and as defender', () => {
    const exi = [7, 7, 7, 7, 7, 7];
    expect(fight(fencer('a', exi), fencer('d', []), ['7,7,7,7,7,7', 'hit']).events).toEqual([
      blow({ extra: 6, multiplier: 3, splits: true }),
    ]);
    expect(fight(fencer('a', [4, 5]), fencer('d', exi), ['5,4', '7,7', 'end']).events).toEqual([
      blow({ by: 'd', on: 'a', extra: 6, multiplier: 3, splits: true }),
    ]);
  });

  test('[HH-R-38] its six dice are those of the equals, unless the table adds them', () => {
    const stack = house({ 'damage.legendaryDiceStack': true });
    const { events } = fight(fencer('a', [7, 7, 7, 7, 7, 7]), fencer('d', []), ['7,7,7,7,7,7', 'hit'], stack);
    expect(events).toMatchObject([{ extra: 12 }]);
  });
});

test('[HH-R-32] one hit however many get through, unless each counts', () => {
  const attacker = fencer('a', [14, 14, 15]);
  const each = house({ 'melee.hitPerUnstoppedAttack': true });
  expect(fight(attacker, fencer('d', []), ['15,14,14', 'hit']).events).toHaveLength(1);
  // 16,16,15: the 15 of the defender stops the 15; two are left.
  expect(fight(attacker, fencer('d', [15, 4]), ['15,14,14', '15', 'hit'], each).events).toHaveLength(2);
});
