import { play, type Rule, script, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { ADVANTAGES, COMPLICATIONS, type Complication } from '../../src/data/complications.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Figure, Scene, Status } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { attack } from '../../src/rules/attack.ts';
import { type AttemptInput, attempt } from '../../src/rules/attempt.ts';
import {
  advantageEffects,
  chooseAdvantage,
  failureComplication,
  forcedComplication,
  nameAdvantage,
  nameComplication,
  possible,
} from '../../src/rules/complications.ts';
import { move } from '../../src/rules/movement.ts';
import { sightOf } from '../../src/rules/sight.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const name = (scene: Scene, complication: Complication, answers: Tape = [], h = DEFAULTS) =>
  scripted(nameComplication, { scene, figure: 'hero', complication }, h, answers);
/** The scene after the GM has named a complication for the hero. */
const struck = (scene: Scene, complication: Complication, answers: Tape = [], h = DEFAULTS): Scene =>
  applyEffects(scene, name(scene, complication, answers, h).outcome.effects);
const statusIn = (scene: Scene): readonly Status[] => scene.figures[0]?.status ?? [];
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('complications and what they do', () => {
  test('[GW-ADD-14] prone: the next move is used to stand up', () => {
    const scene = struck(sceneWith([hero({ pos: [0, 0] })]), 'prone');
    expect(statusIn(scene)).toEqual(['prone']);
    const input = { scene, figure: 'hero', path: [[1, 0]], again: false } as const;
    expect(script(move, input, DEFAULTS, []).outcome).toEqual(refusal('prone-first-stands-up'));
  });

  test('[GW-ADD-14] disarmed: the weapon in hand is lost and cannot be used', () => {
    const scene = struck(sceneWith([hero({ pos: [0, 0] }), foe({ pos: [1, 0] })]), 'disarmed');
    expect(scene.figures[0]).toMatchObject({
      status: ['disarmed'],
      weapons: [{ name: 'sword', dropped: true }],
    });
    const input = { scene, attacker: 'hero', target: 'foe', conditions: [] };
    expect(script(attack, input, DEFAULTS, []).outcome).toEqual(refusal('weapon-dropped'));
  });

  test('[GW-ADD-14] exposed: the GM moves the figure by one cell, and it has no cover until it moves', () => {
    const board = {
      width: 8,
      height: 2,
      cells: [{ at: [2, 0] as [number, number], kind: 'cover' as const }],
    };
    const scene = sceneWith([hero({ pos: [0, 0] }), foe({ pos: [6, 0] })], { board });
    const asked = play(nameComplication, { scene, figure: 'hero', complication: 'exposed' }, DEFAULTS, []);
    expect(asked).toMatchObject({
      ask: { questions: [{ id: 'pushedTo', by: 'gm', options: ['A2', 'B1', 'B2'] }] },
    });
    const pushed = struck(scene, 'exposed', ['B1']);
    expect(pushed.figures[0]).toMatchObject({ pos: [1, 0], status: ['exposed'] });
    const [victim, enemy] = pushed.figures as [Figure, Figure];
    expect(sightOf(pushed, enemy, victim)).toBe('clear'); // C1 lies between
    const input = { scene: pushed, figure: 'hero', path: [[0, 0]], again: false } as const;
    const moved = applyEffects(pushed, script(move, input, DEFAULTS, []).outcome.effects);
    expect(sightOf(moved, enemy, moved.figures[0] as Figure)).toBe('cover');
  });

  test('[GW-ADD-14] exposed takes declared cover away; with no free cell nobody is moved', () => {
    const board = { width: 1, height: 1 };
    for (const coverOverride of ['cover', 'full'] as const) {
      const scene = struck(sceneWith([hero({ pos: [0, 0], coverOverride })], { board }), 'exposed');
      expect(scene.figures[0]).toMatchObject({ pos: [0, 0], coverOverride: null, status: ['exposed'] });
    }
    const open = struck(sceneWith([hero({ pos: [0, 0], coverOverride: 'none' })], { board }), 'exposed');
    expect(open.figures[0]?.coverOverride).toBe('none'); // there was no cover to lose
  });

  test('[GW-ADD-14] positionLost: the GM may move the figure, and position is no advantage any more', () => {
    const scene = sceneWith([hero({ pos: [0, 0] })], { board: { width: 2, height: 1 } });
    expect(
      play(nameComplication, { scene, figure: 'hero', complication: 'positionLost' }, DEFAULTS, []),
    ).toMatchObject({
      ask: { questions: [{ id: 'pushedTo', options: ['stay', 'B1'] }] },
    });
    expect(struck(scene, 'positionLost', ['stay']).figures[0]).toMatchObject({
      pos: [0, 0],
      status: ['positionLost'],
    });
    const pushed = struck(scene, 'positionLost', ['B1']);
    expect(pushed.figures[0]).toMatchObject({ pos: [1, 0], status: ['positionLost'] });
    expect(needs(scene, ['position'])).toBe(4); // TN 6 one step easier
    expect(needs(pushed, ['position'])).toBe(6);
    expect(needs(pushed, ['goodTools'])).toBe(4); // only the position is gone
  });

  test('[GW-ADD-14] vulnerable', () => {
    expect(statusIn(struck(sceneWith([hero()]), 'vulnerable'))).toEqual(['vulnerable']); // the attack: enemy-turn.test.ts
  });

  test('[GW-ADD-14] timePressure: the next test is one step harder, only that one', () => {
    const scene = struck(sceneWith([hero()]), 'timePressure', ['step']);
    expect(statusIn(scene)).toEqual(['timePressure']);
    expect(needs(scene, [])).toBe(8); // TN 6 one step harder
    const next = applyEffects(scene, script(attempt, trying(scene, []), DEFAULTS, [[9]]).outcome.effects);
    expect(statusIn(next)).toEqual([]);
    expect(needs(next, [])).toBe(6);
  });

  test('[GW-ADD-14] [GW-TMR-01] timePressure: or the GM starts a timer of the usual length', () => {
    const scene = struck(sceneWith([hero()]), 'timePressure', ['timer'], house({ 'timer.length': 5 }));
    expect(scene.timer).toEqual({ length: 5, value: 0, consequence: 'alarm', fired: false });
    expect(statusIn(scene)).toEqual([]);
  });

  test('[GW-OPT-01] no timer is offered where one runs or the rule is off', () => {
    expect(statusIn(struck(sceneWith([hero()], { timer: { length: 3 } }), 'timePressure'))).toEqual([
      'timePressure',
    ]);
    const off = house({ 'optional.timer': false });
    expect(statusIn(struck(sceneWith([hero()]), 'timePressure', [], off))).toEqual(['timePressure']);
  });

  test('[GW-ADD-14] alarm: a flag of the scene', () => {
    expect(struck(sceneWith([hero()]), 'alarm').flags).toEqual(['alarm']);
  });

  test('[GW-ADD-14] other: the GM tells it, nothing else changes', () => {
    const scene = sceneWith([hero()]);
    expect(struck(scene, 'other')).toEqual(scene);
  });

  const trying = (scene: Scene, conditions: AttemptInput['conditions']): AttemptInput => ({
    scene,
    figure: 'hero',
    goal: 'climb',
    trait: 'S',
    tn: 6,
    conditions,
    tools: '',
    way: '',
  });
  const needs = (scene: Scene, conditions: AttemptInput['conditions']) => {
    const { outcome } = script(attempt, trying(scene, conditions), DEFAULTS, [[9]]).outcome;
    return 'needs' in outcome ? outcome.needs : undefined;
  };
});

describe('what can happen to a figure', () => {
  test('[GW-ADD-14] all of them to a player character on the board, in the order of the list', () => {
    const figure = hero({ pos: [0, 0] });
    expect(possible(sceneWith([figure]), figure)).toEqual(COMPLICATIONS);
  });

  test.each<{ missing: Complication; figure: Figure; flags?: string[] }>([
    { missing: 'prone', figure: hero({ pos: [0, 0], status: ['prone'] }) },
    { missing: 'vulnerable', figure: hero({ pos: [0, 0], status: ['vulnerable'] }) },
    { missing: 'positionLost', figure: hero({ pos: [0, 0], status: ['positionLost'] }) },
    { missing: 'timePressure', figure: hero({ pos: [0, 0], status: ['timePressure'] }) },
    { missing: 'exposed', figure: hero({ pos: [0, 0], status: ['exposed'] }) },
    { missing: 'exposed', figure: hero({ coverOverride: 'none' }) }, // nowhere, and no cover declared
    { missing: 'disarmed', figure: hero({ pos: [0, 0], weapons: [] }) },
    {
      missing: 'disarmed',
      figure: hero({ pos: [0, 0], weapons: [{ name: 'bow', kind: 'ranged', dropped: true }] }),
    },
    { missing: 'alarm', figure: hero({ pos: [0, 0] }), flags: ['alarm'] },
  ])('[GW-ADD-14] no $missing where it makes no difference', ({ missing, figure, flags = [] }) => {
    const scene = sceneWith([figure], { flags });
    expect(possible(scene, figure)).toEqual(COMPLICATIONS.filter((one) => one !== missing));
    expect(name(scene, missing).outcome).toEqual(refusal('complication-impossible'));
  });

  test('[GW-ADD-14] a second weapon can still be lost, declared cover without a board too', () => {
    const weapons = [
      { name: 'sword', kind: 'melee' as const, dropped: true },
      { name: 'bow', kind: 'ranged' as const },
    ];
    const scene = sceneWith([hero({ weapons, status: ['disarmed'] })]);
    expect(struck(scene, 'disarmed').figures[0]).toMatchObject({
      status: ['disarmed'],
      weapons: [{ dropped: true }, { dropped: true }],
    });
    const covered = hero({ coverOverride: 'cover' });
    expect(possible(sceneWith([covered]), covered)).toContain('exposed');
  });

  test('[GW-ADD-14] an enemy has no weapons to lose and no tests to hurry', () => {
    const enemy = foe({ pos: [0, 0] });
    const others = COMPLICATIONS.filter((one) => one !== 'disarmed' && one !== 'timePressure');
    expect(possible(sceneWith([enemy]), enemy)).toEqual(others);
  });

  test('nobody is complicated who is not there', () => {
    expect(name(sceneWith([]), 'prone').outcome).toEqual(refusal('unknown-figure'));
  });
});

describe('who names it', () => {
  const scene = sceneWith([hero()]);
  const [figure] = scene.figures as [Figure];
  const forced: Rule<null, House, unknown> = (fate, _input, h) =>
    forcedComplication(fate as Fate, scene, figure, 'GW-RES-03', h);
  const failed: Rule<null, House, unknown> = (fate, _input, h) =>
    failureComplication(fate as Fate, scene, figure, h);
  const gained = {
    complication: 'prone',
    effects: [{ kind: 'statusGained', figure: 'hero', status: 'prone' }],
  };
  const nothing = { complication: null, effects: [] };

  test('[GW-RES-03] a forced one is named by the GM', () => {
    expect(scripted(forced, null, DEFAULTS, ['prone'])).toMatchObject({
      outcome: gained,
      facts: [{ kind: 'complication', complication: 'prone', by: 'forced' }],
    });
    expect(play(forced, null, DEFAULTS, [])).toMatchObject({ ask: { questions: [{ by: 'gm' }] } });
  });

  test('[GW-R-10] on a plain failure: gm may, never does not, always must', () => {
    expect(scripted(failed, null, DEFAULTS, ['none']).outcome).toEqual(nothing);
    expect(scripted(failed, null, DEFAULTS, ['prone'])).toMatchObject({
      outcome: gained,
      facts: [{ kind: 'complication', complication: 'prone', by: 'gm' }],
    });
    expect(scripted(failed, null, house({ failureComplication: 'never' }), []).outcome).toEqual(nothing);
    const always = house({ failureComplication: 'always' });
    expect(scripted(failed, null, always, ['prone']).outcome).toEqual(gained);
    expect(() => scripted(failed, null, always, ['none'])).toThrow('illegal-choice');
  });
});

describe('advantages', () => {
  const choice =
    (moreEffect: boolean): Rule<null, House, unknown> =>
    (fate) =>
      chooseAdvantage(fate as Fate, hero(), moreEffect);

  test('[GW-ADD-14] [GW-RES-05] the player names one; more effect is offered first, where it means something', () => {
    expect(play(choice(true), null, DEFAULTS, [])).toMatchObject({
      ask: { questions: [{ id: 'advantage', by: 'hero', options: ADVANTAGES }] },
    });
    expect(ADVANTAGES[0]).toBe('moreEffect');
    expect(scripted(choice(true), null, DEFAULTS, ['moreEffect']).outcome).toBe('moreEffect');
    expect(() => scripted(choice(false), null, DEFAULTS, ['moreEffect'])).toThrow('illegal-choice');
  });

  test('[GW-ADD-14] faster gives the action back, in combat; the others are told', () => {
    const fight = sceneWith([hero({ actionLeft: false })], { round: 1, turn: 'hero' });
    expect(advantageEffects(fight, hero(), 'faster')).toEqual([{ kind: 'actionReturned', figure: 'hero' }]);
    expect(advantageEffects({ ...fight, round: 0 }, hero(), 'faster')).toEqual([]);
    for (const advantage of ADVANTAGES) {
      if (advantage !== 'faster') expect(advantageEffects(fight, hero(), advantage)).toEqual([]);
    }
  });

  test('[GW-ADD-14] one that was left open can be named later', () => {
    const scene = sceneWith([hero({ actionLeft: false })], { round: 1, turn: 'hero' });
    const { outcome, effects } = script(
      nameAdvantage,
      { scene, figure: 'hero', advantage: 'faster' },
      DEFAULTS,
      [],
    ).outcome;
    expect(outcome).toEqual({ kind: 'advantage', advantage: 'faster' });
    expect(after(scene, effects, 'hero').actionLeft).toBe(true);
    const nobody = { scene, figure: 'nobody', advantage: 'faster' } as const;
    expect(script(nameAdvantage, nobody, DEFAULTS, []).outcome).toEqual(refusal('unknown-figure'));
  });
});
