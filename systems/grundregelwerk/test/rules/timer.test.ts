import { script, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { attack } from '../../src/rules/attack.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { enemyAttack } from '../../src/rules/enemy-turn.ts';
import { cast } from '../../src/rules/magic.ts';
import { handleTimer, type TimerInput } from '../../src/rules/timer.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const running = (value: number, length = 3, fired = false): Scene =>
  sceneWith([hero({ pos: [0, 0] }), foe({ pos: [1, 0] })], { timer: { length, value, fired } });
const handle = (scene: Scene, overrides: Partial<TimerInput> & Pick<TimerInput, 'do'>, h = DEFAULTS) =>
  scripted(handleTimer, { scene, consequence: 'alarm', ...overrides }, h, []);
const timerAfter = (scene: Scene, overrides: Partial<TimerInput> & Pick<TimerInput, 'do'>, h = DEFAULTS) =>
  applyEffects(scene, handle(scene, overrides, h).outcome.effects).timer;
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('the counter', () => {
  test('[GW-TMR-01] the GM installs one of chosen length, three by default, or as the table says', () => {
    const fresh = { value: 0, consequence: 'alarm', fired: false };
    expect(timerAfter(sceneWith([]), { do: 'set' })).toEqual({ length: 3, ...fresh });
    expect(timerAfter(sceneWith([]), { do: 'set', length: 6 })).toEqual({ length: 6, ...fresh });
    expect(timerAfter(sceneWith([]), { do: 'set' }, house({ 'timer.length': 4 }))).toEqual({
      length: 4,
      ...fresh,
    });
    expect(timerAfter(running(2), { do: 'set' })).toEqual({ length: 3, ...fresh }); // a new one takes its place
  });

  test('[GW-TMR-02] it moves by one', () => {
    expect(timerAfter(running(0), { do: 'move' })).toMatchObject({ value: 1, fired: false });
    expect(timerAfter(running(1), { do: 'move' })).toMatchObject({ value: 2, fired: false });
  });

  test('[GW-TMR-03] full, it fires the consequence, once', () => {
    const scene = sceneWith([], { timer: { length: 3, value: 2, consequence: 'passageCollapses' } });
    const run = handle(scene, { do: 'move' });
    expect(run.facts).toContainEqual({ kind: 'timerFired', consequence: 'passageCollapses' });
    const full = applyEffects(scene, run.outcome.effects);
    expect(full.timer).toMatchObject({ value: 3, fired: true });
    expect(handle(full, { do: 'move' }).outcome.effects).toEqual([]);
    const early = handle(running(1), { do: 'move' }); // 2 of 3
    expect(early.facts).toEqual([{ kind: 'timerMoved', value: 2, length: 3 }]);
  });

  test('[GW-TMR-03] the GM may fire it early, and not twice', () => {
    expect(timerAfter(running(1), { do: 'fire' })).toMatchObject({ value: 1, fired: true });
    expect(handle(running(1, 3, true), { do: 'fire' }).outcome.effects).toEqual([]);
  });

  test('[GW-TMR-01] the GM may take it away', () => {
    expect(timerAfter(running(1), { do: 'clear' })).toBeNull();
    expect(handle(sceneWith([]), { do: 'clear' }).outcome).toEqual(refusal('no-timer'));
    expect(handle(sceneWith([]), { do: 'move' }).outcome).toEqual(refusal('no-timer'));
  });

  test('[GW-OPT-01] with optional.timer off there is none, and failures move nothing', () => {
    const off = house({ 'optional.timer': false });
    expect(handle(running(0), { do: 'set' }, off).outcome).toEqual(refusal('optional-rule-off'));
    expect(moved('tests', [[2], 'none'], off)).toBe(0);
  });
});

/** Where the counter stands after one failure of each sort, from 0. */
function moved(
  sort: 'tests' | 'attacks' | 'spells' | 'defence',
  answers: Tape,
  h: House,
): number | undefined {
  const scene = running(0);
  const effects = {
    tests: () => {
      const input = {
        scene,
        figure: 'hero',
        goal: 'climb',
        trait: 'S',
        tn: 6,
        conditions: [],
        tools: '',
        way: '',
      } as const;
      return script(attempt, input, h, answers).outcome.effects;
    },
    attacks: () =>
      script(attack, { scene, attacker: 'hero', target: 'foe', conditions: [] }, h, answers).outcome.effects,
    spells: () => {
      const input = {
        scene,
        caster: 'hero',
        effect: 'light',
        description: 'light',
        cells: [],
        conditions: [],
      } as const;
      return script(cast, input, h, answers).outcome.effects;
    },
    defence: () =>
      script(enemyAttack, { scene, enemy: 'foe', target: 'hero', trait: 'S', conditions: [] }, h, answers)
        .outcome.effects,
  }[sort]();
  return applyEffects(scene, effects).timer?.value;
}

describe('which failures move it', () => {
  const FAILURES = {
    tests: [[2], 'none'],
    attacks: [[2], 'none'],
    spells: [[2]], // M d6 against 4
    defence: [[2]],
  } as const;
  const SORTS = ['tests', 'attacks', 'spells', 'defence'] as const;

  test('[GW-R-32] by default tests, attacks and spells, not defence', () => {
    expect(SORTS.map((sort) => moved(sort, FAILURES[sort], DEFAULTS))).toEqual([1, 1, 1, 0]);
  });

  test.each(SORTS)('[GW-R-32] a table that counts only %s', (only) => {
    const h = house({ 'timer.counts': [only] });
    expect(SORTS.map((sort) => moved(sort, FAILURES[sort], h))).toEqual(
      SORTS.map((sort) => (sort === only ? 1 : 0)),
    );
  });

  test('[GW-R-32] a 1 moves it by one as well, a success not at all', () => {
    expect(moved('tests', [[1], 'other'], DEFAULTS)).toBe(1);
    expect(moved('tests', [[6]], DEFAULTS)).toBe(0);
    expect(moved('attacks', [[6], 'dead'], DEFAULTS)).toBe(0);
  });

  test('[GW-R-32] what is almost certain or refused never moves it', () => {
    const scene = running(0);
    const input = { scene, figure: 'hero', goal: 'climb', trait: 'S', tools: '', way: '' };
    const easy = script(
      attempt,
      { ...input, tn: 4, conditions: ['preparation'] } as const,
      DEFAULTS,
      [],
    ).outcome;
    const hard = script(
      attempt,
      { ...input, tn: 12, conditions: ['darkness'] } as const,
      DEFAULTS,
      [],
    ).outcome;
    expect([easy.outcome.kind, hard.outcome.kind]).toEqual(['automatic', 'refused']);
    expect([...easy.effects, ...hard.effects].filter(({ kind }) => kind === 'timerMoved')).toEqual([]);
  });

  test('[GW-TMR-02] [GW-TMR-03] the third failure fills it', () => {
    const scene = running(2);
    const input = {
      scene,
      figure: 'hero',
      goal: 'climb',
      trait: 'S',
      tn: 6,
      conditions: [],
      tools: '',
      way: '',
    } as const;
    const { effects } = script(attempt, input, DEFAULTS, [[2], 'none']).outcome;
    expect(applyEffects(scene, effects).timer).toMatchObject({ value: 3, fired: true });
  });
});
