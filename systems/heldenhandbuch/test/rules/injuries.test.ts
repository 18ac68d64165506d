import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import type { Figure } from '../../src/model.ts';
import { type Injury, lethalInjury, takeInjuries } from '../../src/rules/injuries.ts';
import { criticalCount } from '../../src/rules/life-circles.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const GONE = {
  outer: Array<boolean>(6).fill(true),
  middle: [true, true, true],
  inner: [true],
  critical: 'untreated',
};

function hurt(figure: Figure, injuries: readonly Injury[], answers: Tape = [], rules: House = DEFAULTS) {
  const scene = sceneWith([figure]);
  const { outcome, effects } = script(
    takeInjuries,
    { scene, figure: 'hero', injuries },
    rules,
    answers,
  ).outcome;
  return { outcome, figure: after(scene, effects, 'hero'), effects };
}
const lost = ({ lifeCircles }: Figure) =>
  lifeCircles.map(({ outer, middle, inner }) =>
    [outer, middle, inner].map((ring) => ring.filter(Boolean).length),
  );

describe('light injuries', () => {
  test('[HH-INJ-01] take one outer segment each, where the injured player wants them', () => {
    const { figure } = hurt(hero(), ['light', 'light'], ['circle2-outer1', 'circle2-outer2']);
    expect(lost(figure)).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [0, 0, 0],
    ]);
    expect(figure.lifeCircles[1]?.outer).toEqual([true, true, false, false, false, false]);
  });

  test('[HH-INJ-01] segments in the same surroundings are one choice', () => {
    // After one loss in circle 1 there are the neighbour of the lost one and those of whole middle segments.
    const scene = sceneWith([hero({ lifeCircles: [{ outer: [true, false, false, false, false, false] }] })]);
    const run = (key: string) =>
      script(takeInjuries, { scene, figure: 'hero', injuries: ['light'] }, DEFAULTS, [key]);
    expect(() => run('circle1-outer4')).toThrow(/illegal-choice/);
    const { effects } = run('circle1-outer3').outcome;
    expect(after(scene, effects, 'hero').lifeCircles[0]?.outer).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('heavy injuries', () => {
  test('[HH-INJ-02] [HH-R-57] take a middle segment and its two outer neighbours', () => {
    const { figure } = hurt(hero(), ['heavy'], ['circle3-middle1']);
    expect(lost(figure)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [2, 1, 0],
    ]);
    expect(figure.lifeCircles[2]?.outer).toEqual([true, true, false, false, false, false]);
    expect(figure.lifeCircles[2]?.heavy).toEqual([{ middle: 0, treated: false, since: 480 }]);
  });

  test('[HH-R-58] outer segments that are gone already stay gone', () => {
    const one = hero({ lifeCircles: [{ outer: [false, false, true, true, false, false] }] });
    const { figure } = hurt(one, ['heavy'], ['circle1-middle2']);
    expect(lost(figure)).toEqual([[2, 1, 0]]);
  });
});

describe('critical injuries', () => {
  test('[HH-INJ-05] take all segments of the circle', () => {
    const { figure } = hurt(hero(), ['critical'], ['circle2-inner1']);
    expect(lost(figure)).toEqual([
      [0, 0, 0],
      [6, 3, 1],
      [0, 0, 0],
    ]);
    expect(figure.lifeCircles[1]?.critical).toBe('untreated');
  });

  test('[HH-R-58] heavy injuries of the circle are absorbed', () => {
    const { figure } = hurt(
      hurt(hero(), ['heavy'], ['circle1-middle1']).figure,
      ['critical'],
      ['circle1-inner1'],
    );
    expect(figure.lifeCircles[0]).toMatchObject({ heavy: [], critical: 'untreated' });
  });

  test('[HH-INJ-06] [HH-R-60] each costs a die, treated or not', () => {
    expect(criticalCount(hero({ lifeCircles: [GONE, { ...GONE, critical: 'treated' }, {}] }))).toBe(2);
  });

  test('[HH-INJ-10] in all circles they are lethal', () => {
    const dying = hero({ lifeCircles: [GONE, GONE, {}] });
    expect(hurt(dying, ['critical'])).toMatchObject({ outcome: { dead: true, criticals: 3 } });
    expect(
      hurt(hero({ lifeCircles: [GONE, {}, {}] }), ['critical'], ['circle2-inner1']).outcome,
    ).toMatchObject({
      dead: false,
    });
  });

  test('[HH-INJ-10] a lethal injury at one blow', () => {
    const scene = sceneWith([hero()]);
    const { outcome } = script((fate) => lethalInjury(fate, hero()), null, null, []);
    expect(after(scene, outcome, 'hero')).toMatchObject({ status: ['dead'] });
    expect(criticalCount(after(scene, outcome, 'hero'))).toBe(3);
  });
});

describe('no room', () => {
  const noOuter = { outer: Array<boolean>(6).fill(true) };
  const noMiddle = { ...noOuter, middle: [true, true, true] };

  test('[HH-R-58] light becomes heavy, heavy becomes critical', () => {
    const { figure } = hurt(hero({ lifeCircles: [noOuter] }), ['light']);
    expect(lost(figure)).toEqual([[6, 1, 0]]);
    expect(
      hurt(hero({ lifeCircles: [noMiddle, GONE, noMiddle] }), ['heavy'], ['circle1-inner1']).outcome,
    ).toEqual({
      dead: false,
      criticals: 2,
      segmentsLeft: 1,
    });
  });

  test('[HH-R-58] light becomes critical where there is no middle segment either', () => {
    expect(hurt(hero({ lifeCircles: [noMiddle] }), ['light']).outcome).toEqual({
      dead: true,
      criticals: 1,
      segmentsLeft: 0,
    });
  });

  test('[HH-R-58] `injury.overflow` = ignore: it is lost', () => {
    const ignore = house({ 'injury.overflow': 'ignore' });
    expect(hurt(hero({ lifeCircles: [noOuter] }), ['light'], [], ignore).effects).toEqual([]);
  });

  test('[HH-R-63] an injury for which no segment is left kills, also after a resuscitation', () => {
    const back = hero({ lifeCircles: [GONE, GONE], status: ['resuscitated', 'unconscious'] });
    expect(hurt(back, ['light']).outcome).toMatchObject({ dead: true });
  });

  test('an unknown figure is not hurt', () => {
    const run = script(
      takeInjuries,
      { scene: sceneWith([]), figure: 'x', injuries: ['light'] },
      DEFAULTS,
      [],
    );
    expect(run.outcome.outcome).toEqual({ kind: 'refused', reason: 'unknown-figure' });
  });
});

describe('order of several hits of one attack', () => {
  test('[HH-R-97] the heaviest is placed first, so that no light hit hides under a critical', () => {
    // Critical in circle 1; the light ones find no room there any more and go to circle 2.
    const { figure } = hurt(
      hero(),
      ['light', 'light', 'critical'],
      ['circle1-inner1', 'circle2-outer1', 'circle2-outer2'],
    );
    expect(lost(figure)).toEqual([
      [6, 3, 1],
      [2, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('[HH-R-97] by house rule the lightest, and then the critical swallows it', () => {
    const { figure } = hurt(
      hero(),
      ['critical', 'light'],
      ['circle1-outer1', 'circle1-inner1'],
      house({ 'injury.order': 'lightest' }),
    );
    expect(lost(figure)).toEqual([
      [6, 3, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('[HH-R-97] or as whoever was hit likes', () => {
    const { figure } = hurt(
      hero(),
      ['light', 'heavy'],
      ['light', 'circle1-outer1', 'circle1-middle1'],
      house({ 'injury.order': 'defender' }),
    );
    // The heavy one takes the middle segment beside the light one: two outer segments in all.
    expect(lost(figure)[0]).toEqual([2, 1, 0]);
  });
});
