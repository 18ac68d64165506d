import { play, script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Cell, Figure, Scene } from '../../src/model.ts';
import { attack } from '../../src/rules/attack.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { endTurn } from '../../src/rules/combat.ts';
import { crawl, raiseUp } from '../../src/rules/downed.ts';
import { offerHelp } from '../../src/rules/help.ts';
import { cast } from '../../src/rules/magic.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const friend = (overrides: Parameters<typeof hero>[0] = {}) =>
  hero({ id: 'friend', pos: [0, 0], ...overrides });
const fallen = (overrides: Parameters<typeof hero>[0] = {}) =>
  hero({ hearts: 0, status: ['downed'], pos: [1, 1], ...overrides });
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

const raise = (
  figures: readonly Figure[],
  answers: Tape = [],
  h = DEFAULTS,
  scene: Scene = sceneWith(figures),
) => script(raiseUp, { scene, helper: 'friend', downed: 'hero' }, h, answers).outcome;

describe('downed', () => {
  test('[GW-DWN-01] no attack, no test, no spell and no help', () => {
    const scene = sceneWith([fallen(), friend(), foe({ pos: [2, 2] })]);
    const target = { scene, attacker: 'hero', target: 'foe', conditions: [] };
    expect(script(attack, target, DEFAULTS, []).outcome).toEqual(refusal('not-able'));
    const goal = {
      scene,
      figure: 'hero',
      goal: 'hide',
      trait: 'G',
      tn: 6,
      conditions: [],
      tools: '',
      way: '',
    } as const;
    expect(script(attempt, goal, DEFAULTS, []).outcome).toEqual(refusal('not-able'));
    const spell = {
      scene,
      caster: 'hero',
      effect: 'light',
      description: 'light',
      cells: [],
      conditions: [],
    } as const;
    expect(script(cast, spell, DEFAULTS, []).outcome).toEqual(refusal('not-able'));
    const help = { scene, helper: 'hero', helped: 'friend', description: 'advice' };
    expect(script(offerHelp, help, DEFAULTS, []).outcome).toEqual(refusal('not-able'));
  });

  test('[GW-DWN-01] a downed figure has no turn', () => {
    const scene = sceneWith([fallen(), friend(), foe()], { round: 1, turn: 'friend' });
    expect(script(endTurn, { scene }, DEFAULTS, []).outcome.outcome).toMatchObject({ turn: 'foe' });
  });
});

describe('crawling and speaking', () => {
  const creep = (to: Cell | null, scene: Scene = sceneWith([fallen()])) =>
    script(crawl, { scene, figure: 'hero', to }, DEFAULTS, []).outcome;
  const fight = sceneWith([fallen()], { round: 1, turn: 'foe' });

  test('[GW-DWN-02] one cell, of whatever ground, and a few words', () => {
    expect(creep([2, 2])).toEqual({
      outcome: { kind: 'crawled', figure: 'hero' },
      effects: [{ kind: 'moved', figure: 'hero', to: [2, 2] }],
    });
    expect(creep([3, 1])).toEqual(refusal('path-too-long'));
    expect(creep([1, 1])).toEqual(refusal('path-too-long'));
    expect(creep(null)).toEqual({ outcome: { kind: 'spoke', figure: 'hero' }, effects: [] });
  });

  test('[GW-ADD-05] once a round, whoever has the turn', () => {
    const { effects } = creep([2, 1], fight);
    expect(effects).toContainEqual({ kind: 'moveSpent', figure: 'hero' });
    const crawled = applyEffects(fight, effects);
    expect(creep([3, 1], crawled)).toEqual(refusal('no-move-left'));
    expect(creep(null, crawled).outcome).toMatchObject({ kind: 'spoke' }); // words are free
    expect(creep([3, 1], applyEffects(crawled, [{ kind: 'roundStarted', round: 2 }])).outcome).toMatchObject({
      kind: 'crawled',
    });
  });

  test('[GW-ADD-05] not into walls or taken cells, nor diagonally between two walls', () => {
    const wall = (x: number, y: number) => ({ at: [x, y] as [number, number], kind: 'wall' as const });
    expect(creep([2, 1], sceneWith([fallen(), foe({ pos: [2, 1] })]))).toEqual(refusal('cell-taken'));
    expect(creep([2, 1], sceneWith([fallen()], { board: { cells: [wall(2, 1)] } }))).toEqual(
      refusal('cell-taken'),
    );
    expect(creep([2, 2], sceneWith([fallen()], { board: { cells: [wall(2, 1), wall(1, 2)] } }))).toEqual(
      refusal('path-blocked'),
    );
  });

  test('[GW-ADD-14] crawling is moving: it ends being exposed', () => {
    const scene = sceneWith([fallen({ status: ['downed', 'exposed'] })]);
    expect(after(scene, creep([2, 2], scene).effects, 'hero').status).toEqual(['downed']);
  });

  test('[GW-DWN-02] only the downed crawl, and only on the board', () => {
    expect(creep([1, 0], sceneWith([hero({ pos: [0, 0] })]))).toEqual(refusal('not-downed'));
    expect(creep([1, 0], sceneWith([fallen({ status: ['downed', 'dead'] })]))).toEqual(refusal('not-downed'));
    expect(creep([1, 0], sceneWith([fallen({ pos: null })]))).toEqual(refusal('not-on-the-board'));
    expect(creep(null, sceneWith([]))).toEqual(refusal('unknown-figure'));
  });
});

describe('raising', () => {
  test('[GW-DWN-03] an ally beside it spends an action, nothing is thrown, and it has 1 heart', () => {
    const scene = sceneWith([friend(), fallen()], { round: 2, turn: 'friend' });
    const { outcome, effects } = raise([], [], DEFAULTS, scene);
    expect(outcome).toEqual({ kind: 'raised', figure: 'hero', hearts: 1 });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 1, status: [] });
    expect(after(scene, effects, 'friend').actionLeft).toBe(false);
  });

  test('[GW-R-29] exactly 1 heart, whatever the sheet says', () => {
    const scene = sceneWith([friend(), fallen({ hearts: 3 })]);
    expect(after(scene, raise([], [], DEFAULTS, scene).effects, 'hero').hearts).toBe(1); // not 3 + 1
  });

  test('[GW-R-29] on the same or a neighbouring cell; raiseNeedsAdjacent false: from anywhere', () => {
    const far = [friend({ pos: [5, 5] }), fallen()];
    expect(raise(far)).toEqual(refusal('not-adjacent'));
    expect(raise(far, [], house({ raiseNeedsAdjacent: false })).outcome).toMatchObject({ kind: 'raised' });
    expect(raise([friend(), fallen()]).outcome).toMatchObject({ kind: 'raised' }); // (0,0) and (1,1)
    expect(raise([friend({ pos: null }), fallen()]).outcome).toMatchObject({ kind: 'raised' }); // no board: the GM's word
  });

  test('[GW-R-29] the ally must be able to act and have its action; nobody raises themselves', () => {
    expect(raise([friend({ hearts: 0 }), fallen()])).toEqual(refusal('not-able'));
    const scene = sceneWith([friend({ actionLeft: false }), fallen()], { round: 1, turn: 'friend' });
    expect(raise([], [], DEFAULTS, scene)).toEqual(refusal('no-action-left'));
    expect(script(raiseUp, { scene, helper: 'hero', downed: 'hero' }, DEFAULTS, []).outcome).toEqual(
      refusal('not-able'),
    );
  });

  test('[GW-R-29] the raised figure acts again from its next turn', () => {
    const scene = sceneWith([friend(), fallen(), foe()], { round: 1, turn: 'friend', acted: ['hero'] });
    const raised = applyEffects(scene, raise([], [], DEFAULTS, scene).effects);
    expect(script(endTurn, { scene: raised }, DEFAULTS, []).outcome.outcome).toMatchObject({
      turn: 'foe',
      round: 1,
    });
  });

  test('[GW-DWN-03] only downed allies, not the dead and not the standing', () => {
    expect(raise([friend(), hero({ pos: [1, 1] })])).toEqual(refusal('not-downed'));
    expect(raise([friend(), fallen({ status: ['downed', 'dead'] })])).toEqual(refusal('not-downed'));
    expect(raise([foe({ id: 'friend', pos: [0, 0] }), fallen()])).toEqual(refusal('not-a-player-character'));
    expect(raise([friend()])).toEqual(refusal('unknown-figure'));
  });

  test('[GW-ADD-04] on a taken cell the GM puts it on a free one beside it', () => {
    const here = friend({ pos: [1, 1] }); // on the same cell, (1, 1)
    const scene = sceneWith([here, fallen(), foe({ pos: [0, 0] })], { board: { width: 2, height: 2 } });
    // Of A1, A2 and B1 around B2 the enemy has A1.
    const { effects } = raise([], ['B1'], DEFAULTS, scene);
    expect(after(scene, effects, 'hero').pos).toEqual([1, 0]);
    const run = play(raiseUp, { scene, helper: 'friend', downed: 'hero' }, DEFAULTS, []);
    expect(run).toMatchObject({ ask: { questions: [{ id: 'freeCell', by: 'gm', options: ['A2', 'B1'] }] } });
  });

  test('[GW-ADD-04] with nothing free beside it, it gets up where it lies', () => {
    const scene = sceneWith([friend({ pos: [0, 0] }), fallen({ pos: [0, 0] })], {
      board: { width: 1, height: 1 },
    });
    expect(after(scene, raise([], [], DEFAULTS, scene).effects, 'hero')).toMatchObject({
      pos: [0, 0],
      status: [],
    });
  });
});
