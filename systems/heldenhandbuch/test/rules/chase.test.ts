import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import { type Figure, figureOf } from '../../src/model.ts';
import { chaseRound, startChase } from '../../src/rules/chase.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

/** Three W12 with a value of 10. */
const runner = (id: string, more: object = {}): Figure =>
  hero({ id, skills: { terrainRun: { value: 10, bonusDice: 2, ...more } } });
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

const running = (figures: readonly Figure[], gaps: readonly number[], round = 1) =>
  sceneWith(figures, {
    chase: {
      round,
      initiator: figures[0]?.id,
      leader: figures[gaps.indexOf(0)]?.id,
      runners: figures.map(({ id }, i) => ({ figure: id, gap: gaps[i] })),
    },
  });
function run(
  gaps: readonly [number, number],
  answers: Tape,
  rules: House = DEFAULTS,
  round = 1,
  star = false,
) {
  const scene = running([runner('a', { adeptStar: star }), runner('b', { adeptStar: star })], gaps, round);
  const { outcome, effects } = script(chaseRound, { scene }, rules, answers).outcome;
  const after = applyEffects(scene, effects);
  const physis = (id: string) => figureOf(after, id)?.physis.points;
  return {
    outcome,
    gaps: after.chase?.runners.map(({ gap }) => gap),
    tempos: 'runners' in outcome ? outcome.runners.map(({ tempo }) => tempo) : [],
    physis: [physis('a'), physis('b')],
    chase: after.chase,
  };
}

describe('starting', () => {
  const start = (initiator: string, gaps: readonly number[]) => {
    const scene = sceneWith([hero({ id: 'a' }), foe({ id: 'b' })]);
    const runners = ['a', 'b'].slice(0, gaps.length).map((figure, i) => ({ figure, gap: gaps[i] as number }));
    return script(startChase, { scene, initiator, runners }, DEFAULTS, []).outcome;
  };

  test('[HH-R-85] [HH-R-87] whoever is in front leads; the initiator is pursuer or pursued', () => {
    expect(start('b', [0, 3]).outcome).toEqual({ leader: 'a' });
    expect(start('b', [2, 2]).outcome).toEqual({ leader: 'b' });
    expect(start('b', [4, 2]).effects).toMatchObject([
      { to: { round: 0, initiator: 'b', runners: [{ gap: 2 }, { gap: 0 }] } },
    ]);
  });

  test('[HH-CHS-01] it takes two, and the initiator runs too', () => {
    expect(start('a', [0])).toEqual(refusal('too-few-runners'));
    expect(start('c', [0, 1])).toEqual(refusal('not-in-the-chase'));
  });
});

describe('a round', () => {
  test('[HH-CHS-01] [HH-R-87] the first check of the initiator is a Siebwurf, all others are thrown once', () => {
    // Siebwurf: keep 10, throw two again. Einzelwurf: 9 counts.
    const { outcome, chase } = run([0, 2], [[2, 3, 10], '10', [2, 11], '11,2', [2, 3, 9]], DEFAULTS, 0);
    expect(outcome).toMatchObject({ runners: [{ number: 11 }, { number: 9 }] });
    expect(chase?.round).toBe(1);
    expect(
      run(
        [0, 2],
        [
          [2, 3, 11],
          [2, 3, 9],
        ],
      ).outcome,
    ).toMatchObject({ runners: [{ number: 11 }, { number: 9 }] });
  });

  test('[HH-CHS-01] equals are added', () => {
    expect(run([0, 2], [[2, 9, 9], [2, 3, 9], 'none']).outcome).toMatchObject({
      runners: [{ number: 18 }, {}],
    });
  });

  test('[HH-CHS-02] [HH-CHS-05] [HH-PROC-09] 18 against 9: a point of physis, and two gap steps back', () => {
    const { gaps, physis, tempos } = run([0, 2], [[2, 9, 9], [2, 3, 9], 'none']);
    expect(tempos).toEqual([4, 2]);
    expect(gaps).toEqual([0, 4]);
    expect(physis).toEqual([12, 11]);
  });

  test('[HH-CHS-04] lower in the same step costs physis, the leader loses none', () => {
    expect(
      run(
        [0, 2],
        [
          [2, 3, 10],
          [2, 3, 9],
        ],
      ).physis,
    ).toEqual([12, 11]);
    expect(
      run(
        [0, 2],
        [
          [2, 3, 9],
          [2, 3, 10],
        ],
      ).physis,
    ).toEqual([12, 12]);
  });

  test('[HH-R-85] a result below 4 is tempo 0', () => {
    expect(
      run(
        [0, 2],
        [
          [2, 3, 3],
          [2, 2, 3],
        ],
      ).tempos,
    ).toEqual([0, 0]);
  });

  test('[HH-R-85] [HH-CHS-11] out of sight the chase is over', () => {
    const { outcome, chase } = run(
      [0, 5],
      [
        [2, 3, 12],
        [2, 3, 9],
      ],
    ); // tempo 3 against 2
    expect(outcome).toMatchObject({ over: true, runners: [{}, { gap: 6, out: true }] });
    expect(chase).toBe(null);
  });

  test('no chase, no round', () => {
    expect(script(chaseRound, { scene: sceneWith([]) }, DEFAULTS, []).outcome).toEqual(refusal('no-chase'));
  });
});

describe('obstacles', () => {
  test('[HH-CHS-07] [HH-R-86] equal dice can be laid; they no longer count for the own tempo', () => {
    // a throws 9, 9, 6 and lays one 9: 9 is left. b has 12 outside of any group: a point of physis.
    const { outcome, physis } = run([0, 2], [[6, 9, 9], [2, 11, 12], '9', 'none', '12-outside']);
    expect(outcome).toMatchObject({ runners: [{ number: 9 }, { number: 11 }] });
    expect(physis).toEqual([12, 11]);
  });

  test('[HH-R-86] `chase.obstacleKeepsTempo`: laid dice still count', () => {
    const keeps = house({ 'chase.obstacleKeepsTempo': true });
    const { outcome } = run([0, 2], [[6, 9, 9], [2, 11, 12], '9', 'none', '12-outside'], keeps);
    expect(outcome).toMatchObject({ runners: [{ number: 18 }, { number: 11 }] });
  });

  test('[HH-CHS-08] equal dice neutralise for nothing but themselves', () => {
    // b meets the 9 with one of two 10s: the other 10 is left.
    const { outcome, physis } = run([0, 2], [[6, 9, 9], [2, 10, 10], '9', 'none', 'none', '10']);
    expect(outcome).toMatchObject({ runners: [{ number: 9 }, { number: 10 }] });
    expect(physis).toEqual([12, 12]); // slow both; b is not lower
  });

  test('[HH-CHS-09] not neutralised: a point of physis and a tempo step', () => {
    const { tempos, physis } = run([0, 2], [[6, 9, 9], [2, 3, 8], '9', 'none']);
    expect(tempos).toEqual([2, 1]); // 9 and 8 are both slow, b is one step slower
    expect(physis).toEqual([12, 10]); // one for the obstacle, one for falling back
  });

  test('[HH-CHS-09] [HH-R-86] each obstacle by itself; one may refuse to answer', () => {
    const { tempos, physis } = run([0, 2], [[6, 9, 9], [2, 3, 12], '9', '9', 'none', 'none']);
    expect(tempos).toEqual([1, 1]); // a runs with the 6; b: brisk 3, two steps slower
    expect(physis).toEqual([12, 10]);
  });

  test('[HH-CHS-10] with the adept star run dice too, and they neutralise for nothing', () => {
    // a: 8, 9 are a run; b: 9, 10 are a run.
    const { physis } = run([0, 2], [[3, 8, 9], [2, 9, 10], '9', 'none', 'none', '10'], DEFAULTS, 1, true);
    expect(physis).toEqual([12, 12]);
    const without = () => run([0, 2], [[3, 8, 9], [2, 9, 10], '9']);
    expect(without).toThrow(/left-over/);
  });
});

describe('high mastery on the run', () => {
  const racer = (id: string, value: number): Figure =>
    hero({ id, skills: { terrainRun: { value, bonusDice: 0 } } });

  test('[HH-LRN-09] [HH-CHS-01] a master runner swaps a die with another runner', () => {
    const scene = running([racer('a', 21), racer('b', 12)], [0, 2]);
    // 5 (tempo 1) and 17 (tempo 4) change places.
    const { outcome } = script(chaseRound, { scene }, DEFAULTS, [[5], [17], 'swap']).outcome;
    expect(outcome).toMatchObject({ runners: [{ number: 17 }, { number: 5 }] });
  });

  test('[HH-LRN-09] [HH-R-20] with whom, if there are several; the lower surplus acts first', () => {
    const scene = running([racer('a', 22), racer('b', 12), racer('c', 21)], [0, 2, 3]);
    // c has one use and takes the 17 of b for its 4; a then takes that 17 for its 5, and has had enough.
    const answers: Tape = [[5], [17], [4], 'b', 'swap', 'c', 'none'];
    const { outcome } = script(chaseRound, { scene }, DEFAULTS, answers).outcome;
    expect(outcome).toMatchObject({ runners: [{ number: 5 }, { number: 4 }, { number: 17 }] });
  });
});
