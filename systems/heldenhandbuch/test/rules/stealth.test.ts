import { script, type Tape } from '@tafelrunde/kernel';
import { adviseOn, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Alertness, Detection, Figure, Scene } from '../../src/model.ts';
import { discovered, hide, sneak } from '../../src/rules/stealth.ts';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const sneakAction = actionOf('sneak');

/** One W12 for everything: a Siebwurf of one die ends with its first throw. */
const one = { value: 8, bonusDice: 0 };
const thief = hero({ id: 'thief', skills: { sneak: one, hide: one } });
const guard = foe({ id: 'guard', skills: { watch: one, detect: one } });
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

function at(distance: number, alertness: Alertness, detection: Detection = 'none'): Scene {
  const stealth = [{ sneaker: 'thief', opponent: 'guard', distance, alertness, detection }];
  return sceneWith([thief, guard], { stealth });
}
function sneaks(distance: number, alertness: Alertness, answers: Tape, rules: House = DEFAULTS) {
  const scene = at(distance, alertness);
  const opponents = [{ figure: 'guard', distance }];
  const { outcome, effects } = script(sneak, { scene, sneaker: 'thief', opponents }, rules, answers).outcome;
  const after = applyEffects(scene, effects).stealth[0];
  return { outcome, state: [after?.alertness, after?.detection] };
}

describe('unsuspecting opponents', () => {
  test('[HH-STL-03] mid distance: 7 stays unseen, 6 makes them watchful', () => {
    expect(sneaks(5, 'unsuspecting', [[7]]).state).toEqual(['unsuspecting', 'none']);
    expect(sneaks(5, 'unsuspecting', [[6]]).state).toEqual(['watchful', 'none']);
  });

  test('[HH-STL-03] far distance: 4 is enough', () => {
    expect(sneaks(15, 'unsuspecting', [[4]]).state).toEqual(['unsuspecting', 'none']);
    expect(sneaks(15, 'unsuspecting', [[3]]).state).toEqual(['watchful', 'none']);
  });

  test('[HH-STL-02] [HH-STL-04] near: Wachgabe is compared, and a failure is noticed', () => {
    expect(sneaks(2, 'unsuspecting', [[9], [8]]).state).toEqual(['unsuspecting', 'none']);
    expect(sneaks(2, 'unsuspecting', [[8], [9]]).state).toEqual(['watchful', 'noticed']);
  });
});

describe('watchful opponents', () => {
  test('[HH-STL-02] [HH-STL-04] compared at every distance; noticed from afar, discovered near', () => {
    expect(sneaks(15, 'watchful', [[8], [9]]).state).toEqual(['watchful', 'noticed']);
    expect(sneaks(5, 'watchful', [[8], [9]]).state).toEqual(['watchful', 'noticed']);
    expect(sneaks(3, 'watchful', [[8], [9]]).state).toEqual(['watchful', 'discovered']);
    expect(sneaks(3, 'watchful', [[9], [8]]).state).toEqual(['watchful', 'none']);
  });
});

describe('details', () => {
  test('[HH-R-16] a tie is for the sneaker, for the opponent, or thrown again', () => {
    expect(sneaks(2, 'watchful', [[9], [9]]).state).toEqual(['watchful', 'none']);
    const theirs = house({ 'tie.stealth': 'defending' });
    expect(sneaks(2, 'watchful', [[9], [9]], theirs).state).toEqual(['watchful', 'discovered']);
    const again = house({ 'tie.stealth': 'reroll' });
    expect(sneaks(2, 'watchful', [[9], [9], [5], [5], [6], [7]], again).state).toEqual([
      'watchful',
      'discovered',
    ]);
    expect(sneaks(2, 'watchful', [[9], [9], [7], [6]], again).state).toEqual(['watchful', 'none']);
  });

  test('[HH-R-84] without a face of 4 sneaking fails, whoever looks', () => {
    expect(sneaks(2, 'watchful', [[3]]).state).toEqual(['watchful', 'discovered']);
  });

  test('[HH-R-84] beyond 20 m there is no check', () => {
    const scene = at(21, 'watchful');
    const input = { scene, sneaker: 'thief', opponents: [{ figure: 'guard', distance: 21 }] };
    expect(script(sneak, input, DEFAULTS, []).outcome).toEqual(refusal('too-far-away'));
  });

  test('[HH-R-84] [HH-PROC-10] one throw against several opponents, each with an own alertness', () => {
    const second = foe({ id: 'second', skills: { watch: one } });
    const scene = { ...at(2, 'watchful'), figures: [thief, guard, second] };
    const opponents = [
      { figure: 'guard', distance: 2 },
      { figure: 'second', distance: 6 },
    ];
    // 6: Wachgabe 5 of the guard is not better; at mid distance 7 were needed.
    const { outcome } = script(sneak, { scene, sneaker: 'thief', opponents }, DEFAULTS, [[6], [5]]).outcome;
    expect(outcome).toEqual({
      number: 6,
      results: [
        { opponent: 'guard', failed: false, alertness: 'watchful', detection: 'none' },
        { opponent: 'second', failed: true, alertness: 'watchful', detection: 'none' },
      ],
      success: false,
    });
  });

  test('[HH-R-88] who keeps an alarmed watch is watchful', () => {
    const scene = sceneWith([thief, guard], { watch: { mode: 'alarmed', shifts: ['guard'] } });
    const opponents = [{ figure: 'guard', distance: 5 }];
    const { outcome } = script(sneak, { scene, sneaker: 'thief', opponents }, DEFAULTS, [[8], [9]]).outcome;
    expect(outcome).toMatchObject({ results: [{ detection: 'noticed' }] });
  });
});

describe('noticed', () => {
  const hides = (
    answers: Tape,
    hidingPlace = true,
    scene = at(5, 'watchful', 'noticed'),
    rules: House = DEFAULTS,
  ) => {
    const input = { scene, sneaker: 'thief', opponent: 'guard', hidingPlace };
    const { outcome, effects } = script(hide, input, rules, answers).outcome;
    return { outcome, stealth: applyEffects(scene, effects).stealth[0] };
  };

  test('[HH-STL-05] Verbergen against Aufspüren: hidden or discovered', () => {
    expect(hides([[9], [8]])).toMatchObject({
      outcome: { hidden: true, tie: false },
      stealth: { detection: 'none', alertness: 'watchful' },
    });
    expect(hides([[8], [9]])).toMatchObject({
      outcome: { hidden: false },
      stealth: { detection: 'discovered' },
    });
  });

  test('[HH-R-84] no place to hide: discovered at once', () => {
    expect(hides([], false)).toMatchObject({
      outcome: { hidden: false },
      stealth: { detection: 'discovered' },
    });
  });

  test('[HH-STL-05] [HH-R-16] a tie is for the hider, for the seeker, or thrown again', () => {
    const noticed = at(5, 'watchful', 'noticed');
    const hidden = (answers: Tape, tie: House['tie.stealth']) =>
      hides(answers, true, noticed, house({ 'tie.stealth': tie })).outcome;
    expect(hidden([[9], [9]], 'acting')).toMatchObject({ hidden: true });
    expect(hidden([[9], [9]], 'defending')).toMatchObject({ hidden: false });
    expect(hidden([[9], [9], [4], [5]], 'reroll')).toMatchObject({ hidden: false, tie: false });
  });

  test('[HH-STL-05] only who was noticed', () => {
    expect(hides([], true, at(5, 'watchful')).outcome).toEqual(refusal('not-noticed').outcome);
  });
});

describe('discovered', () => {
  const found = (distance: number, answers: Tape, rules: House = DEFAULTS) => {
    const scene = at(distance, 'watchful', 'discovered');
    return script(discovered, { scene, sneaker: 'thief', opponent: 'guard' }, rules, answers).outcome;
  };

  test('[HH-R-16] `tie.reaction`: a tie can be for the sneaker or for the opponent', () => {
    const tied: Tape = [
      [2, 3, 5],
      [2, 4, 5],
    ];
    const first = (tie: House['tie.reaction']) => found(2, tied, house({ 'tie.reaction': tie })).outcome;
    expect(first('acting')).toEqual({ alarm: false, first: 'thief', side: 'sneaker' });
    expect(first('defending')).toEqual({ alarm: false, first: 'guard', side: 'opponent' });
  });

  test('[HH-STL-06] from afar the opponent can raise the alarm', () => {
    expect(found(5, ['alarm']).outcome).toEqual({ alarm: true, first: null, side: null });
    expect(found(5, ['silent']).outcome).toEqual({ alarm: false, first: null, side: null });
  });

  test('[HH-STL-06] [HH-R-16] near, compared reaction says who acts first; a tie is thrown again', () => {
    // Reaction 5: three W6 each.
    expect(
      found(2, [
        [2, 3, 6],
        [2, 4, 5],
      ]).outcome,
    ).toEqual({ alarm: false, first: 'thief', side: 'sneaker' });
    expect(
      found(2, [
        [2, 3, 4],
        [2, 4, 5],
      ]).outcome,
    ).toEqual({ alarm: false, first: 'guard', side: 'opponent' });
    expect(
      found(2, [
        [2, 3, 5],
        [2, 4, 5],
        [2, 3, 6],
        [2, 2, 5],
      ]).outcome,
    ).toEqual({ alarm: false, first: 'thief', side: 'sneaker' });
  });
});

test('[HH-LRN-09] [HH-R-20] in a contest high mastery may swap a die with the opponent', () => {
  const master = hero({ id: 'thief', skills: { hide: { value: 21, bonusDice: 0 } } });
  const hunter = foe({ id: 'guard', skills: { detect: { value: 12, bonusDice: 0 } } });
  const scene = { ...at(5, 'watchful', 'noticed'), figures: [master, hunter] };
  const input = { scene, sneaker: 'thief', opponent: 'guard', hidingPlace: true };
  // One W20 each: 5 against 18; swapped it is 18 against 5.
  const { outcome } = script(hide, input, DEFAULTS, [[5], [18], 'swap']).outcome;
  expect(outcome).toEqual({ hidden: true, tie: false });
});

describe('high mastery in sneaking', () => {
  const sneaker = (value: number) => hero({ id: 'thief', skills: { sneak: { value, bonusDice: 0 } } });
  const watcher = (id: string, value = 12) => foe({ id, skills: { watch: { value, bonusDice: 0 } } });
  const near = (thief: Figure, watchers: readonly Figure[], answers: Tape) => {
    const opponents = watchers.map(({ id }) => ({ figure: id, distance: 2 }));
    const scene = sceneWith([thief, ...watchers]);
    return script(sneak, { scene, sneaker: 'thief', opponents }, DEFAULTS, answers).outcome.outcome;
  };

  test('[HH-LRN-09] [HH-STL-02] a master sneaker swaps a die with Wachgabe', () => {
    // 5 against 18, swapped: 18 against 5.
    expect(near(sneaker(21), [watcher('guard')], [[5], [18], 'swap'])).toMatchObject({
      number: 18,
      success: true,
    });
  });

  test('[HH-LRN-09] so does a master watcher', () => {
    expect(near(sneaker(12), [watcher('guard', 21)], [[18], [5], 'swap'])).toMatchObject({
      number: 5,
      success: false,
    });
  });

  test('[HH-LRN-09] [HH-R-20] of several opponents the sneaker says whose die it shall be', () => {
    const guards = [watcher('guard'), watcher('second')];
    // 5 against 4 and 18: with the 18 of the second one both are beaten; with nobody's it is a shadow roll.
    expect(near(sneaker(21), guards, [[5], [4], [18], 'second', 'swap'])).toMatchObject({ success: true });
    const shadow = near(sneaker(21), guards, [[5], [4], [18], 'nobody', 'shadow', [17], '17']);
    expect(shadow).toMatchObject({
      number: 17,
      results: [{ detection: 'none' }, { detection: 'noticed' }],
    });
  });

  test('[HH-STL-03] who is not compared throws nothing for it', () => {
    const scene = sceneWith([sneaker(21), watcher('guard')]);
    const opponents = [{ figure: 'guard', distance: 15 }];
    const input = { scene, sneaker: 'thief', opponents };
    expect(script(sneak, input, DEFAULTS, [[5], 'none']).outcome.outcome).toMatchObject({ success: true });
  });
});

describe('when sneaking has succeeded', () => {
  test('[HH-R-99] who only becomes watchful is a failure all the same', () => {
    expect(sneaks(5, 'unsuspecting', [[6]]).outcome).toMatchObject({ success: false });
    expect(sneaks(5, 'unsuspecting', [[7]]).outcome).toMatchObject({ success: true });
    expect(sneaks(15, 'unsuspecting', [[3]]).outcome).toMatchObject({ success: false });
    expect(sneaks(15, 'unsuspecting', [[4]]).outcome).toMatchObject({ success: true });
  });

  test('[HH-R-99] 3W8 with value 6 at 7 m: 105883/131072, the watch becomes watchful in the rest', () => {
    const scout = hero({ id: 'thief', skills: { sneak: { value: 6, baseDie: 8, bonusDice: 2 } } });
    const input = {
      scene: sceneWith([scout, guard]),
      sneaker: 'thief',
      opponents: [{ figure: 'guard', distance: 7 }],
    };
    const odds = oddsOf(sneakAction, input, DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    // 80.8 % and 19.2 %; 131072 is 2 to the power of 17.
    expect(odds.value.chances['success']).toMatchObject({ fraction: { n: 105883n, d: 131072n } });
    expect(odds.value.chances['watchful']).toMatchObject({ fraction: { n: 25189n, d: 131072n } });
    // As plain best play over the rule itself has it.
    const slow = oddsOf({ ...sneakAction, solver: undefined, budget: undefined }, input, DEFAULTS);
    if (!slow.ok) throw new Error(slow.error.code);
    expect(slow.value.chances['success']).toEqual(odds.value.chances['success']);
    const advice = adviseOn(sneakAction, input, DEFAULTS, { chance: 'success' }, { tape: [[3, 5, 7]] });
    // A 7 is enough: it is kept, and nothing can go wrong any more unless a 1 takes it away.
    expect(advice.ok && advice.value[0]).toMatchObject({ key: '7,5,3', value: 1 });
  });
});
