import { play, script, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Figure, Scene, Side } from '../../src/model.ts';
import { attack } from '../../src/rules/attack.ts';
import {
  candidates,
  endCombat,
  endTurn,
  isOver,
  type StartCombatInput,
  startCombat,
} from '../../src/rules/combat.ts';
import { endStatus } from '../../src/rules/complications.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const a = hero({ id: 'a' });
const b = hero({ id: 'b' });
const c = hero({ id: 'c' });
const x = foe({ id: 'x' });
const y = foe({ id: 'y' });
const z = foe({ id: 'z' });

const starting = (scene: Scene, overrides: Partial<StartCombatInput> = {}): StartCombatInput => ({
  scene,
  placement: [],
  surprise: null,
  sameScene: false,
  ...overrides,
});
const start = (input: StartCombatInput, answers: Tape = [], h = DEFAULTS) =>
  scripted(startCombat, input, h, answers);
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

/** Starts a fight and ends turn after turn: whose turn it was, with the decisions taken on the way. */
function turns(
  figures: readonly Figure[],
  h: House,
  answers: readonly Tape[],
  surprise: Side | null = null,
): readonly string[] {
  const [first = [], ...later] = answers;
  const begun = start(starting(sceneWith(figures), { surprise }), first, h).outcome;
  let scene = applyEffects(sceneWith(figures), begun.effects);
  const seen = [`1 ${scene.turn}`];
  for (const tape of later) {
    scene = applyEffects(scene, script(endTurn, { scene }, h, tape).outcome.effects);
    seen.push(`${scene.round} ${scene.turn}`);
  }
  return seen;
}

describe('starting a fight', () => {
  test('[GW-ADD-08] figures are placed, a new scene opens, round 1 begins with the first turn', () => {
    const worn = hero({ id: 'a', hasArmour: true, armourTokens: 0 });
    const scene = sceneWith([worn, x], { timer: { length: 3, value: 2 }, flags: ['alarm'] });
    const input = starting(scene, {
      placement: [
        { figure: 'a', at: [1, 1] },
        { figure: 'x', at: [3, 1] },
      ],
    });
    const { outcome, effects } = start(input).outcome;
    const fight = applyEffects(scene, effects);
    expect(outcome).toEqual({ kind: 'started', turn: 'a' });
    expect(fight).toMatchObject({ round: 1, turn: 'a', acted: [], timer: null, flags: [] });
    expect(fight.figures.map(({ pos }) => pos)).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(fight.figures[0]?.armourTokens).toBe(1);
  });

  test('[GW-ADD-08] as part of the running scene it changes neither tokens nor timer', () => {
    const worn = hero({ id: 'a', hasArmour: true, armourTokens: 0 });
    const scene = sceneWith([worn, x], { timer: { length: 3, value: 2 } });
    const fight = applyEffects(scene, start(starting(scene, { sameScene: true })).outcome.effects);
    expect(fight).toMatchObject({ round: 1, timer: { value: 2 } });
    expect(fight.figures[0]?.armourTokens).toBe(0);
  });

  test('[GW-ADD-08] nobody is placed on a taken cell, a wall or off the board; figures may change places', () => {
    const board = { width: 3, height: 1, cells: [{ at: [2, 0] as [number, number], kind: 'wall' as const }] };
    const scene = sceneWith([hero({ id: 'a', pos: [0, 0] }), foe({ id: 'x', pos: [1, 0] })], { board });
    const place = (...placement: StartCombatInput['placement']) =>
      start(starting(scene, { placement })).outcome;
    expect(place({ figure: 'a', at: [1, 0] })).toEqual(refusal('cell-taken'));
    expect(place({ figure: 'a', at: [2, 0] })).toEqual(refusal('cell-taken'));
    expect(place({ figure: 'a', at: [0, 1] })).toEqual(refusal('cell-taken'));
    expect(place({ figure: 'a', at: [1, 0] }, { figure: 'x', at: [1, 0] })).toEqual(refusal('cell-taken'));
    expect(place({ figure: 'nobody', at: [0, 0] })).toEqual(refusal('unknown-figure'));
    expect(place({ figure: 'a', at: [0, 0] }).outcome).toMatchObject({ kind: 'started' }); // where it stands already
    const { effects } = place({ figure: 'a', at: [1, 0] }, { figure: 'x', at: [0, 0] });
    expect(applyEffects(scene, effects).figures.map(({ pos }) => pos)).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('[GW-ADD-08] no fight inside a fight', () => {
    expect(start(starting(sceneWith([a, x], { round: 2 }))).outcome).toEqual(refusal('in-combat'));
  });

  test('[GW-ADD-08] with nobody able to act there is no turn', () => {
    expect(start(starting(sceneWith([]))).outcome.outcome).toEqual({ kind: 'started', turn: null });
  });

  test('[GW-ADD-05] round 1 gives a downed figure its crawl back', () => {
    const scene = sceneWith([a, x, hero({ id: 'b', hearts: 0, moveLeft: false })]);
    expect(after(scene, start(starting(scene)).outcome.effects, 'b').moveLeft).toBe(true);
  });
});

describe('surprise', () => {
  const sword = hero({ id: 'a', pos: [0, 0] });
  const minion = foe({ id: 'x', pos: [1, 0] });
  const needs = (round: number, surprise: Side | null, answers: Tape) => {
    const scene = sceneWith([sword, minion], { round, turn: 'a', surprise });
    return script(attack, { scene, attacker: 'a', target: 'x', conditions: [] }, DEFAULTS, answers).outcome
      .outcome;
  };

  test('[GW-ADD-08] attacks of the surprising side are one step easier, in round 1 only', () => {
    expect(needs(1, 'pc', [[4], 'dead'])).toMatchObject({ kind: 'success', needs: 4 }); // TN 6 one step easier
    expect(needs(2, 'pc', [[4], 'heart'])).toMatchObject({ kind: 'failure', needs: 6 });
    expect(needs(1, 'enemy', [[4], 'heart'])).toMatchObject({ kind: 'failure', needs: 6 });
    expect(needs(1, null, [[4], 'heart'])).toMatchObject({ kind: 'failure', needs: 6 });
  });

  test('[GW-ADD-08] [GW-ADD-09] the surprising side acts first, whatever the order', () => {
    expect(turns([a, x], house(), [[], []], 'enemy')).toEqual(['1 x', '1 a']);
    expect(turns([a, x], house({ turnOrder: 'enemiesFirst' }), [[], []], 'pc')).toEqual(['1 a', '1 x']);
    expect(turns([a, x, y], house({ turnOrder: 'alternate' }), [['y'], [], []], 'enemy')).toEqual([
      '1 y',
      '1 a',
      '1 x',
    ]);
    // a throws 8, x throws 2: high first would be a.
    expect(turns([a, x], house({ turnOrder: 'traitG' }), [[[8], [2]], []], 'enemy')).toEqual(['1 x', '1 a']);
  });

  test('[GW-ADD-08] the account says who begins and who is surprised', () => {
    const told = (h: House, answers: Tape, surprise: Side | null = null) =>
      start(starting(sceneWith([a, x]), { surprise }), answers, h).facts.find(
        ({ kind }) => kind === 'combatStarted',
      );
    expect(told(DEFAULTS, [])).toEqual({ kind: 'combatStarted', first: 'pc', surprise: null });
    expect(told(DEFAULTS, [], 'enemy')).toEqual({ kind: 'combatStarted', first: 'enemy', surprise: 'enemy' });
    expect(told(house({ turnOrder: 'traitG' }), [[1], [6]])).toEqual({
      kind: 'combatStarted',
      first: 'enemy',
      surprise: null,
    });
  });
});

describe('turn order', () => {
  test('[GW-ADD-09] playersFirst: the players choose their order, then the GM that of the enemies, round after round', () => {
    expect(turns([a, b, x, y], DEFAULTS, [['b'], [], ['y'], [], ['a'], []])).toEqual([
      '1 b',
      '1 a',
      '1 y',
      '1 x',
      '2 a',
      '2 b',
    ]);
  });

  test('[GW-ADD-09] the players are asked about theirs, the GM about the enemies', () => {
    const scene = sceneWith([a, b, x, y]);
    const first = play(startCombat, starting(scene), DEFAULTS, []);
    expect(first).toMatchObject({
      ask: { questions: [{ id: 'nextTurn', by: 'players', options: ['a', 'b'] }] },
    });
    const later = { ...scene, round: 1, turn: 'b', acted: ['a'] };
    expect(play(endTurn, { scene: later }, DEFAULTS, [])).toMatchObject({
      ask: { questions: [{ id: 'nextTurn', by: 'gm', options: ['x', 'y'] }] },
    });
  });

  test('[GW-ADD-09] enemiesFirst', () => {
    expect(turns([a, x, y], house({ turnOrder: 'enemiesFirst' }), [['y'], [], []])).toEqual([
      '1 y',
      '1 x',
      '1 a',
    ]);
  });

  test('[GW-ADD-09] alternate: one of each side in turn, players begin, the rest of the larger side at the end', () => {
    const alternate = house({ turnOrder: 'alternate' });
    expect(turns([a, b, c, x], alternate, [['b'], [], ['c'], []])).toEqual(['1 b', '1 x', '1 c', '1 a']);
    expect(turns([a, x, y, z], alternate, [[], ['z'], ['x'], []])).toEqual(['1 a', '1 z', '1 x', '1 y']);
    expect(turns([a, b, x, y], alternate, [['a'], ['x'], [], []])).toEqual(['1 a', '1 x', '1 b', '1 y']);
  });

  describe('traitG', () => {
    const traitG = house({ turnOrder: 'traitG' });
    const swift = hero({ id: 'a', traits: { S: 6, G: 10, M: 6 } });
    const other = hero({ id: 'b', traits: { S: 10, G: 8, M: 6 } });
    const boss = foe({ id: 'y', category: 'boss' });
    const order = (figures: readonly Figure[], answers: Tape, surprise: Side | null = null) => {
      const { effects } = start(starting(sceneWith(figures), { surprise }), answers, traitG).outcome;
      return applyEffects(sceneWith(figures), effects).order;
    };

    test('[GW-ADD-09] each throws once, players G, enemies their die, high first', () => {
      expect(order([swift, other, x, boss], [[9], [2], [5], [10]])).toEqual(['y', 'a', 'x', 'b']); // 10, 9, 5, 2
      expect(turns([swift, other, x, boss], traitG, [[[9], [2], [5], [10]], [], [], [], [], []])).toEqual(
        ['1 y', '1 a', '1 x', '1 b', '2 y', '2 a'], // nobody throws or decides again
      );
    });

    test.each([
      { figure: swift, die: 10 }, // G
      { figure: other, die: 8 }, // G, though S is a d10
      { figure: x, die: 6 }, // minion
      { figure: foe({ category: 'elite' }), die: 8 },
      { figure: boss, die: 10 },
    ])('[GW-ADD-09] a d$die for $figure.id', ({ figure, die }) => {
      expect(order([figure], [[die]])).toEqual([figure.id]);
      expect(() => order([figure], [[die + 1]])).toThrow('illegal-faces');
    });

    test('[GW-ADD-09] a tie goes to the player; equal players and equal enemies throw again', () => {
      expect(order([x, swift], [[5], [5]])).toEqual(['a', 'x']);
      // a and b both 5 throw again: 4 and 4, and again: 2 and 7.
      expect(order([swift, other, x], [[5], [5], [5], [4], [4], [2], [7]])).toEqual(['b', 'a', 'x']);
      expect(order([x, z], [[3], [3], [1], [6]])).toEqual(['z', 'x']);
    });

    test('[GW-ADD-08] a surprising side keeps its order and comes before the other', () => {
      expect(order([swift, other, x, boss], [[9], [2], [5], [10]], 'pc')).toEqual(['a', 'b', 'y', 'x']);
    });

    test('[GW-ADD-09] who came after the throw acts last', () => {
      const scene = sceneWith([z, swift, x], { round: 1, order: ['x', 'a'], acted: ['x'] });
      expect(candidates(scene, traitG).map(({ id }) => id)).toEqual(['a']);
      expect(candidates({ ...scene, acted: ['x', 'a'] }, traitG).map(({ id }) => id)).toEqual(['z']);
    });
  });

  test('[GW-ADD-09] each able figure has one turn per round; the downed and those out have none', () => {
    const figures = [a, hero({ id: 'b', hearts: 0 }), x, foe({ id: 'y', status: ['left'] })];
    expect(turns(figures, DEFAULTS, [[], [], []])).toEqual(['1 a', '1 x', '2 a']);
  });

  test('[GW-ADD-10] a turn begins with an action and a move', () => {
    const scene = sceneWith([{ ...a, actionLeft: false, moveLeft: false }, x]);
    expect(after(scene, start(starting(scene)).outcome.effects, 'a')).toMatchObject({
      actionLeft: true,
      moveLeft: true,
    });
  });
});

describe('the end of a turn', () => {
  const fight = (figures: readonly Figure[], overrides: Parameters<typeof sceneWith>[1] = {}) =>
    sceneWith(figures, { round: 1, turn: 'a', ...overrides });
  const end = (scene: Scene, answers: Tape = []) => scripted(endTurn, { scene }, DEFAULTS, answers);

  test('[GW-ADD-15] a paralysed figure loses its turn and is free again', () => {
    const scene = fight([a, foe({ id: 'x', status: ['paralysed'] }), y]);
    const { outcome, facts } = end(scene, ['x']);
    const next = applyEffects(scene, outcome.effects);
    expect(facts).toContainEqual({ kind: 'turnLost', figure: 'x' });
    expect(next).toMatchObject({ turn: 'y', acted: ['a', 'x'] });
    expect(next.figures[1]?.status).toEqual([]);
  });

  test('[GW-ADD-15] the last enemy paralysed, the next round begins at once', () => {
    const scene = fight([a, foe({ id: 'x', status: ['paralysed'] })]);
    expect(end(scene).outcome.outcome).toEqual({ kind: 'turn', turn: 'a', round: 2 });
  });

  test('[GW-R-11] help lapses at the start of its helper’s next turn, not before', () => {
    const pendingHelp = [{ helper: 'a', helped: 'b' }];
    let scene = fight([a, b, x], { pendingHelp });
    for (const tape of [[], []]) {
      scene = applyEffects(scene, end(scene, tape).outcome.effects); // b, then x
      expect(scene.pendingHelp).toHaveLength(1);
    }
    const { effects } = end(scene, ['a']).outcome;
    expect(applyEffects(scene, effects)).toMatchObject({ turn: 'a', round: 2, pendingHelp: [] });
  });

  test('[GW-ADD-15] a barrier stands until the end of its caster’s next turn, then the ground is as before', () => {
    const cells = [{ at: [3, 3] as [number, number], kind: 'cover' as const }];
    let scene = fight([a, x], {
      board: { cells: [{ at: [3, 3], kind: 'wall' }] },
      lasting: [{ effect: 'barrier', caster: 'a', turns: 2, cells, target: null }],
    });
    for (const turns of [1, 1]) {
      scene = applyEffects(scene, end(scene).outcome.effects); // a, who cast it, and x
      expect(scene).toMatchObject({ lasting: [{ turns }], board: { cells: [{ kind: 'wall' }] } });
    }
    scene = applyEffects(scene, end(scene).outcome.effects); // a again
    expect(scene).toMatchObject({ lasting: [], board: { cells } });
  });

  test.each([
    { effect: 'strengthening', status: 'strengthened' },
    { effect: 'control', status: 'controlled' },
  ] as const)('[GW-ADD-15] $effect ends with the caster’s turn', ({ effect, status }) => {
    const lasting = [{ effect, caster: 'a', turns: 1, cells: [], target: 'x' }];
    const scene = fight([a, foe({ id: 'x', status: [status, 'prone'] })], { lasting });
    expect(after(scene, end(scene).outcome.effects, 'x').status).toEqual(['prone']);
    const early = fight([b, a, foe({ id: 'x', status: [status] })], { lasting, turn: 'b' });
    expect(after(early, end(early).outcome.effects, 'x').status).toEqual([status]); // not with the turn of another
  });

  test('[GW-ADD-09] the fight is over once a side has nobody left', () => {
    const beaten = fight([a, foe({ id: 'x', status: ['dead'] }), foe({ id: 'y', status: ['left'] })]);
    const { outcome, effects } = end(beaten).outcome;
    expect(outcome).toEqual({ kind: 'combatOver', turn: null, round: 0 });
    expect(applyEffects(beaten, effects)).toMatchObject({
      round: 0,
      turn: null,
      acted: [],
      surprise: null,
      order: [],
    });
    expect(end(fight([hero({ id: 'a', hearts: 0 }), x])).outcome.outcome).toMatchObject({
      kind: 'combatOver',
    });
  });

  test('[GW-ADD-09] as long as one of each side is left it goes on', () => {
    expect(isOver(sceneWith([hero({ id: 'a', hearts: 0 }), b, x]))).toBe(false);
    expect(isOver(sceneWith([a, foe({ id: 'x', status: ['paralysed'] })]))).toBe(false);
  });

  test('[GW-ADD-09] outside combat there is no turn to end', () => {
    expect(end(sceneWith([a, x])).outcome).toEqual(refusal('not-in-combat'));
  });

  test('[GW-ADD-09] in a fight where nobody has the turn, ending it begins one', () => {
    const scene = fight([a, x], { turn: null });
    expect(end(scene).outcome.outcome).toEqual({ kind: 'turn', turn: 'a', round: 1 });
  });

  test('[GW-ADD-09] the GM may end a fight at any time', () => {
    const scene = fight([a, x]);
    const { outcome, effects } = script(endCombat, { scene }, DEFAULTS, []).outcome;
    expect(outcome).toEqual({ kind: 'combatOver' });
    expect(applyEffects(scene, effects)).toMatchObject({ round: 0, turn: null });
    expect(script(endCombat, { scene: sceneWith([]) }, DEFAULTS, []).outcome).toEqual(
      refusal('not-in-combat'),
    );
  });
});

test('[GW-ADD-14] without a board a lost position is over when the figure’s turn begins, on the board only by moving', () => {
  const at = (pos: readonly [number, number] | null) => {
    const scene = sceneWith(
      [hero({ status: ['positionLost'], pos: pos as [number, number] | null }), foe()],
      {
        round: 1,
        turn: 'foe',
        acted: [],
      },
    );
    return after(scene, script(endTurn, { scene }, DEFAULTS, []).outcome.effects, 'hero').status;
  };
  expect(at(null)).toEqual([]);
  expect(at([0, 0])).toEqual(['positionLost']);
});

test('[GW-ADD-14] the GM can end a lost position', () => {
  const scene = sceneWith([hero({ status: ['positionLost', 'prone'] })]);
  const ended = script(endStatus, { scene, figure: 'hero', status: 'positionLost' }, DEFAULTS, []).outcome;
  expect(after(scene, ended.effects, 'hero').status).toEqual(['prone']);
  const again = script(endStatus, { scene, figure: 'hero', status: 'exposed' }, DEFAULTS, []).outcome;
  expect(again.outcome).toEqual({ kind: 'refused', reason: 'not-in-that-state' });
});

test('[GW-ADD-08] the side that surprised acts first in every later round too', () => {
  const scene = sceneWith([hero(), foe()], { round: 1, turn: 'hero', acted: ['foe'], surprise: 'enemy' });
  const next = script(endTurn, { scene }, DEFAULTS, []).outcome;
  expect(next.outcome).toMatchObject({ turn: 'foe', round: 2 }); // otherwise the hero would have two turns running
});
