import { die, type Fact, play, type Tape } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { type EnemyAttackInput, enemyAttack } from '../../src/rules/enemy-turn.ts';
import { words } from '../../src/text/words.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const victim = (overrides: Parameters<typeof hero>[0] = {}) =>
  hero({ traits: { S: 10, G: 8, M: 6 }, pos: [0, 0], ...overrides });
const beside = (overrides: Parameters<typeof foe>[0] = {}) => foe({ pos: [1, 0], ...overrides });
const archer = (overrides: Parameters<typeof foe>[0] = {}) =>
  foe({ pos: [5, 0], hasRanged: true, ...overrides });

const input = (overrides: Partial<EnemyAttackInput> = {}): EnemyAttackInput => ({
  scene: sceneWith([victim(), beside()]),
  enemy: 'foe',
  target: 'hero',
  conditions: [],
  ...overrides,
});
const assault = (overrides: Partial<EnemyAttackInput>, answers: Tape, h = DEFAULTS) =>
  scripted(enemyAttack, input(overrides), h, answers);
const outcomeOf = (overrides: Partial<EnemyAttackInput>, answers: Tape, h = DEFAULTS) =>
  assault(overrides, answers, h).outcome.outcome;
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('defenceTest', () => {
  test('[GW-ADD-11] the attacked player tests against the TN of the enemy: 6 of 6 wards it off, 5 is a hit', () => {
    const safe = assault({}, ['S', [6]]).outcome;
    expect(safe.outcome).toEqual({
      kind: 'success',
      hit: false,
      loss: 'none',
      complication: null,
      advantage: null,
      face: 6,
      needs: 6,
    });
    expect(safe.effects).toEqual([]);
    const hurt = assault({}, ['S', [5]]).outcome;
    expect(hurt.outcome).toMatchObject({ kind: 'failure', hit: true, loss: 'lost', complication: null });
    expect(hurt.effects).toEqual([{ kind: 'hearts', figure: 'hero', by: -1 }]); // 5 -> 4
  });

  test('[GW-ADD-11] a 1 is a hit with a complication, named by the GM', () => {
    const { outcome, effects } = assault({}, ['S', [1], 'prone']).outcome;
    expect(outcome).toMatchObject({ kind: 'complication', hit: true, loss: 'lost', complication: 'prone' });
    expect(effects).toEqual([
      { kind: 'hearts', figure: 'hero', by: -1 },
      { kind: 'statusGained', figure: 'hero', status: 'prone' },
    ]);
  });

  test('[GW-ADD-11] exceptional: nothing and an advantage, which neither wounds the enemy nor gives an action', () => {
    const scene = sceneWith([victim({ actionLeft: false }), beside()], { round: 1, turn: 'foe' });
    const { outcome, effects } = assault({ scene }, ['S', [10], 'faster']).outcome;
    expect(outcome).toMatchObject({ kind: 'exceptional', hit: false, loss: 'none', advantage: 'faster' });
    expect(effects).toEqual([{ kind: 'actionSpent', figure: 'foe' }]);
    expect(() => assault({ scene }, ['S', [10], 'moreEffect'])).toThrow('illegal-choice');
  });

  test('[GW-ADD-11] [GW-R-20] no retaliation follows from a defence, whoever wins', () => {
    const scene = sceneWith([victim(), beside({ category: 'elite' })]);
    for (const face of [5, 9]) {
      expect(after(scene, assault({ scene }, ['S', [face]]).outcome.effects, 'foe')).toEqual(
        scene.figures[1],
      );
    }
  });

  test('[GW-ADD-11] S or G in melee as the player likes, G at a distance, M against magic', () => {
    expect(play(enemyAttack, input(), DEFAULTS, [])).toMatchObject({
      ask: { questions: [{ id: 'defenceTrait', by: 'hero', options: ['S', 'G'] }] },
    });
    const sides = (overrides: Partial<EnemyAttackInput>, answers: Tape) =>
      assault(overrides, answers).trace.flatMap((line) => (line.kind === 'roll' ? [line.pool.sides] : []));
    expect(sides({}, ['S', [6]])).toEqual([10]);
    expect(sides({}, ['G', [6]])).toEqual([8]);
    expect(sides({ scene: sceneWith([victim(), archer()]) }, [[6]])).toEqual([8]);
    expect(sides({ kind: 'magic' }, [[6], 'lessRisk'])).toEqual([6]); // M d6: the 6 is its highest face
    expect(sides({ kind: 'ranged' }, [[6]])).toEqual([8]); // a bow on the next cell
    expect(sides({ trait: 'M' }, [[5]])).toEqual([6]); // the GM names another
  });

  test('[GW-ADD-11] the odds of a minion, an elite and a boss against S d10', () => {
    const hit = (category: 'minion' | 'elite' | 'boss') =>
      expectOdds(
        enemyAttack,
        input({ scene: sceneWith([victim(), beside({ category })]) }),
        ({ outcome }) => 'hit' in outcome && outcome.hit,
        DEFAULTS,
      );
    hit('minion').toBe('1/2'); // faces 1 to 5 of ten, TN 6
    hit('elite').toBe('7/10'); // 1 to 7, TN 8
    hit('boss').toBe('9/10'); // 1 to 9: TN 12, but the highest face always succeeds
  });

  test('[GW-ADD-11] help waits for a test of one’s own accord: a defence does not use it', () => {
    const scene = sceneWith([victim({ status: ['strengthened'] }), hero({ id: 'friend' }), beside()], {
      pendingHelp: [{ helper: 'friend', helped: 'hero' }],
    });
    const { outcome, trace } = assault({ scene }, ['S', [6]]);
    expect(applyEffects(scene, outcome.effects)).toEqual(scene);
    expect(trace).toContainEqual(expect.objectContaining({ kind: 'roll', pool: die(10) })); // no larger die either
  });

  test('[GW-ADD-11] the attack is the enemy’s action', () => {
    const scene = sceneWith([victim(), beside()], { round: 1, turn: 'foe' });
    expect(assault({ scene }, ['S', [6]]).outcome.effects).toEqual([{ kind: 'actionSpent', figure: 'foe' }]);
  });

  test('[GW-R-31] armour takes the blow: asked by default, at once with auto; the complication of a 1 stays', () => {
    const scene = sceneWith([victim({ hasArmour: true }), beside()]);
    expect(outcomeOf({ scene }, ['S', [5], 'use'])).toMatchObject({ hit: true, loss: 'absorbed' });
    expect(outcomeOf({ scene }, ['S', [5], 'keep'])).toMatchObject({ loss: 'lost' });
    const { outcome, effects } = assault(
      { scene },
      ['S', [1], 'prone'],
      house({ armourUse: 'auto' }),
    ).outcome;
    expect(outcome).toMatchObject({ loss: 'absorbed', complication: 'prone' });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, armourTokens: 0, status: ['prone'] });
  });

  test('[GW-R-32] defence tests move the timer only where the table counts them', () => {
    const scene = sceneWith([victim(), beside()], { timer: { length: 3 } });
    expect(applyEffects(scene, assault({ scene }, ['S', [5]]).outcome.effects).timer?.value).toBe(0);
    const counting = house({ 'timer.counts': ['defence'] });
    expect(applyEffects(scene, assault({ scene }, ['S', [5]], counting).outcome.effects).timer?.value).toBe(
      1,
    );
    expect(applyEffects(scene, assault({ scene }, ['S', [6]], counting).outcome.effects).timer?.value).toBe(
      0,
    );
  });
});

describe('steps turn round', () => {
  const needs = (overrides: Partial<EnemyAttackInput>, h = DEFAULTS) => {
    const asked = play(enemyAttack, input({ trait: 'S', ...overrides }), h, [[9]]);
    return asked.kind === 'finished' && 'needs' in asked.outcome.outcome
      ? asked.outcome.outcome.needs
      : undefined;
  };
  const covered = [{ at: [2, 0] as [number, number], kind: 'cover' as const }];

  test('[GW-ADD-11] what hinders the enemy makes the defence one step easier', () => {
    expect(needs({})).toBe(6);
    expect(needs({ conditions: ['darkness'] })).toBe(4);
    const scene = sceneWith([victim(), archer()], { board: { cells: covered } });
    expect(needs({ scene })).toBe(4); // cover between
    expect(needs({ scene: sceneWith([victim({ coverOverride: 'cover' }), archer()]) })).toBe(4); // declared cover
  });

  test('[GW-R-21] beyond rangeLimit: ten cells are free, eleven are one step, without a limit none is', () => {
    const at = (column: number) => ({ scene: sceneWith([victim(), archer({ pos: [column, 0] })]) });
    const ten = house({ rangeLimit: 10 });
    expect([needs(at(10), ten), needs(at(11), ten), needs(at(11))]).toEqual([6, 4, 6]);
    expect([needs(at(3), house({ rangeLimit: 3 })), needs(at(4), house({ rangeLimit: 3 }))]).toEqual([6, 4]);
    expect(needs(at(11), house({ rangeLimit: 2 }))).toBe(4); // once, however far
  });

  test('[GW-ADD-11] what favours the enemy makes it one step harder', () => {
    expect(needs({ conditions: ['position'] })).toBe(8);
    expect(needs({ conditions: [{ condition: 'position', extreme: true }] })).toBe(12);
    expect(needs({ conditions: ['position', 'darkness'] })).toBe(6); // they cancel
  });

  test('[GW-ADD-08] surprise by the enemies: one step harder in round 1, not later and not if the players surprise', () => {
    const scene = (round: number, surprise: 'enemy' | 'pc') =>
      sceneWith([victim(), beside()], { round, surprise, turn: 'foe' });
    expect(needs({ scene: scene(1, 'enemy') })).toBe(8);
    expect(needs({ scene: scene(2, 'enemy') })).toBe(6);
    expect(needs({ scene: scene(1, 'pc') })).toBe(6);
  });

  test('[GW-ADD-14] a vulnerable figure defends one step harder, once', () => {
    const scene = sceneWith([victim({ status: ['vulnerable'] }), beside()]);
    expect(needs({ scene })).toBe(8);
    const next = applyEffects(scene, assault({ scene, trait: 'S' }, [[9]]).outcome.effects);
    expect(next.figures[0]?.status).toEqual([]);
    expect(needs({ scene: next })).toBe(6);
  });

  test('[GW-ADD-14] the complication of that defence may make it vulnerable anew', () => {
    const scene = sceneWith([victim({ status: ['vulnerable'] }), beside()]);
    const { effects } = assault({ scene, trait: 'S' }, [[1], 'vulnerable']).outcome;
    expect(after(scene, effects, 'hero').status).toEqual(['vulnerable']);
  });

  test('[GW-ADD-11] a defence is never refused: above 12 it is thrown against 12', () => {
    const strong = victim({ traits: { S: 20, G: 8, M: 6 } });
    const scene = sceneWith([strong, beside({ category: 'boss' })], {
      round: 1,
      turn: 'foe',
      surprise: 'enemy',
    });
    for (const beyondHigh of ['refuse', 'maxOnly', 'rollTN12'] as const) {
      expect(outcomeOf({ scene, trait: 'S' }, [[12]], house({ beyondHigh }))).toMatchObject({
        kind: 'success',
        needs: 12,
      });
      expect(outcomeOf({ scene, trait: 'S' }, [[11]], house({ beyondHigh }))).toMatchObject({
        kind: 'failure',
        hit: true,
      });
    }
  });

  test('[GW-ADD-11] above 12 is 12 for an elite too', () => {
    const open = victim({ status: ['vulnerable'] });
    const scene = sceneWith([open, beside({ category: 'elite' })], {
      round: 1,
      turn: 'foe',
      surprise: 'enemy',
    });
    expect(needs({ scene })).toBe(12); // 8 two steps harder
    expect(needs({ scene, conditions: ['position'] })).toBe(12); // three steps: above 12
  });

  test('[GW-ADD-11] below 4 it succeeds without a throw, also where others throw against 4', () => {
    const far = {
      scene: sceneWith([victim({ coverOverride: 'cover' }), archer()]),
      conditions: ['darkness'],
    } as const;
    for (const beyondLow of ['auto', 'rollTN4'] as const) {
      expect(outcomeOf(far, [], house({ beyondLow }))).toEqual({
        kind: 'automatic', // TN 6 two steps easier
        hit: false,
        loss: 'none',
        complication: null,
        advantage: null,
      });
    }
  });

  test('[GW-D6-05] with six-sided dice only: the grade of the enemy, steps turned round', () => {
    const trained = victim({ traits: { S: 'trained', G: 'novice', M: 'unskilled' } });
    const scene = (overrides: Parameters<typeof foe>[0]) =>
      sceneWith([trained, beside(overrides)], { mode: 'd6only' });
    expect(outcomeOf({ scene: scene({}) }, ['S', [4]])).toMatchObject({ kind: 'success', needs: 4 }); // trained 4+
    expect(outcomeOf({ scene: scene({ category: 'elite' }) }, ['S', [4]])).toMatchObject({
      kind: 'failure',
      needs: 5,
    }); // +1
    expect(outcomeOf({ scene: scene({ category: 'boss' }) }, ['S', [6], 'quieter'])).toMatchObject({
      kind: 'exceptional',
      needs: 6,
    }); // +2
    const dark = { scene: scene({ category: 'elite' }), conditions: ['darkness'] } as const;
    expect(outcomeOf(dark, ['S', [4]])).toMatchObject({ kind: 'success', needs: 4 }); // +1 - 1
    const easy = { scene: scene({}), conditions: [{ label: 'fog', steps: 2 }, 'darkness'] } as const;
    expect(outcomeOf(easy, ['S', [1], 'other'])).toMatchObject({ kind: 'complication', needs: 2 }); // 4 - 3, at least 2, and thrown
  });
});

describe('enemyDie', () => {
  const own = house({ enemyAttack: 'enemyDie' });
  const by = (category: 'minion' | 'elite' | 'boss') => ({
    scene: sceneWith([victim(), beside({ category })]),
  });

  test('[GW-ADD-11] minion d6, elite d8, boss d10, each against 6', () => {
    const hit = (category: 'minion' | 'elite' | 'boss') =>
      expectOdds(enemyAttack, input(by(category)), ({ outcome }) => 'hit' in outcome && outcome.hit, own);
    hit('minion').toBe('1/6'); // 6
    hit('elite').toBe('3/8'); // 6, 7, 8
    hit('boss').toBe('1/2'); // 6 to 10
    expect(() => assault(by('minion'), [[7]], own)).toThrow('illegal-faces');
  });

  test('[GW-ADD-11] a hit costs a heart, a miss nothing, a 1 misses and brings nobody a complication', () => {
    expect(assault(by('elite'), [[6]], own).outcome).toMatchObject({
      outcome: { kind: 'success', hit: true, loss: 'lost', face: 6, needs: 6 },
      effects: [{ kind: 'hearts', figure: 'hero', by: -1 }],
    });
    expect(assault(by('elite'), [[5]], own).outcome).toMatchObject({
      outcome: { kind: 'failure', hit: false },
      effects: [],
    });
    expect(assault(by('elite'), [[1]], own).outcome).toMatchObject({
      outcome: { kind: 'complication', hit: false, complication: null },
      effects: [],
    });
  });

  test('[GW-ADD-11] the highest face hits with an advantage, never for a second heart', () => {
    const { outcome, effects } = assault(by('boss'), [[10], 'faster'], own).outcome;
    expect(outcome).toMatchObject({ kind: 'exceptional', hit: true, loss: 'lost', advantage: 'faster' });
    expect(effects).toEqual([{ kind: 'hearts', figure: 'hero', by: -1 }]);
    expect(() => assault(by('boss'), [[10], 'moreEffect'], own)).toThrow('illegal-choice');
  });

  test('[GW-ADD-11] steps as for any attack: cover hinders, surprise and a vulnerable target favour', () => {
    const needs = (overrides: Partial<EnemyAttackInput>, face: number) => outcomeOf(overrides, [[face]], own);
    expect(
      needs({ scene: sceneWith([victim({ coverOverride: 'cover' }), archer({ category: 'boss' })]) }, 7),
    ).toMatchObject({ hit: false, needs: 8 });
    const open = sceneWith([victim({ status: ['vulnerable'] }), beside({ category: 'boss' })]);
    expect(needs({ scene: open }, 4)).toMatchObject({ hit: true, needs: 4 });
    expect(after(open, assault({ scene: open }, [[4]], own).outcome.effects, 'hero').status).toEqual([]);
    const ambush = sceneWith([victim(), beside({ category: 'boss' })], {
      round: 1,
      turn: 'foe',
      surprise: 'enemy',
    });
    expect(needs({ scene: ambush }, 4)).toMatchObject({ hit: true, needs: 4 });
  });

  test('[GW-R-05] above 12 it is refused and costs neither action nor the vulnerable state', () => {
    const scene = sceneWith([victim({ status: ['vulnerable'] }), beside({ category: 'boss' })], {
      round: 2,
      turn: 'foe',
    });
    const conditions = ['darkness', 'noise', 'slippery', 'distraction'] as const; // 6 + 4 steps - 1 for vulnerable: above 12
    expect(assault({ scene, conditions }, [], own).outcome).toEqual(refusal('almost-impossible'));
    const maxOnly = house({ enemyAttack: 'enemyDie', beyondHigh: 'maxOnly' });
    expect(outcomeOf({ scene, conditions }, [[9]], maxOnly)).toMatchObject({ hit: false });
    expect(outcomeOf({ scene, conditions }, [[10], 'other'], maxOnly)).toMatchObject({ hit: true });
  });

  test('[GW-R-05] below 4 it hits without a throw, or is thrown against 4', () => {
    const scene = sceneWith([victim({ status: ['vulnerable'] }), beside()], {
      round: 1,
      turn: 'foe',
      surprise: 'enemy',
    });
    expect(outcomeOf({ scene }, [], own)).toMatchObject({ kind: 'automatic', hit: true, loss: 'lost' }); // 6 - 2 steps
    expect(
      outcomeOf({ scene }, [[3]], house({ enemyAttack: 'enemyDie', beyondLow: 'rollTN4' })),
    ).toMatchObject({ hit: false, needs: 4 });
  });
});

describe('auto and retaliationOnly', () => {
  const scene = sceneWith([victim({ status: ['vulnerable'] }), beside()], { round: 1, turn: 'foe' });

  test('[GW-ADD-11] auto: every attack hits, nothing is thrown; being vulnerable ends without effect', () => {
    const { outcome, effects } = assault({ scene }, [], house({ enemyAttack: 'auto' })).outcome;
    expect(outcome).toEqual({
      kind: 'automatic',
      hit: true,
      loss: 'lost',
      complication: null,
      advantage: null,
    });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 4, status: [] });
    expect(after(scene, effects, 'foe').actionLeft).toBe(false);
  });

  test('[GW-ADD-11] retaliationOnly: the attack harms nobody', () => {
    const { outcome, effects } = assault({ scene }, [], house({ enemyAttack: 'retaliationOnly' })).outcome;
    expect(outcome).toEqual({
      kind: 'harmless',
      hit: false,
      loss: 'none',
      complication: null,
      advantage: null,
    });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, status: [] });
    expect(after(scene, effects, 'foe').actionLeft).toBe(false);
  });
});

describe('whom an enemy can attack', () => {
  const reason = (scene: EnemyAttackInput['scene'], overrides: Partial<EnemyAttackInput> = {}) =>
    assault({ scene, ...overrides }, []).outcome;
  const auto = house({ enemyAttack: 'auto' });
  const reaches = (...figures: Parameters<typeof sceneWith>[0]) =>
    outcomeOf({ scene: sceneWith(figures) }, [], auto).kind === 'automatic';

  test('[GW-ADD-11] a neighbour, or with a ranged attack somebody within reach', () => {
    expect(reaches(victim(), foe({ pos: [1, 1] }))).toBe(true);
    expect(reason(sceneWith([victim(), foe({ pos: [2, 0] })]))).toEqual(refusal('out-of-reach'));
    expect(reaches(victim(), archer())).toBe(true);
    expect(reaches(victim(), archer({ reach: 5 }))).toBe(true); // five cells
    expect(reason(sceneWith([victim(), archer({ reach: 4 })]))).toEqual(refusal('out-of-reach'));
    expect(reason(sceneWith([victim(), archer()]), { kind: 'melee' })).toEqual(refusal('out-of-melee-range'));
  });

  test('[GW-ADD-11] without a board the GM’s word counts', () => {
    expect(reaches(victim({ pos: null }), foe())).toBe(true);
    expect(reaches(victim({ pos: null }), foe({ hasRanged: true }))).toBe(true);
    expect(
      outcomeOf({ scene: sceneWith([victim({ pos: null }), foe({ hasRanged: true })]), kind: 'melee' }, [
        'S',
        [6],
      ]),
    ).toMatchObject({ kind: 'success' });
  });

  test('[GW-ADD-11] [GW-ADD-07] nobody behind a wall or in declared full cover, not even next to it', () => {
    const cells = [{ at: [2, 0] as [number, number], kind: 'wall' as const }];
    expect(reason(sceneWith([victim(), archer()], { board: { cells } }))).toEqual(refusal('no-sight'));
    expect(reason(sceneWith([victim({ coverOverride: 'full' }), archer()]))).toEqual(refusal('no-sight'));
    expect(reason(sceneWith([victim({ coverOverride: 'full' }), beside()]))).toEqual(refusal('no-sight'));
  });

  test('[GW-ADD-11] only an enemy that can act, in its turn, against a player character still there', () => {
    expect(reason(sceneWith([victim(), beside({ status: ['paralysed'] })]))).toEqual(refusal('not-able'));
    expect(reason(sceneWith([victim(), beside({ status: ['dead'] })]))).toEqual(refusal('not-able'));
    expect(reason(sceneWith([victim(), beside()], { round: 1, turn: 'hero' }))).toEqual(
      refusal('not-your-turn'),
    );
    expect(reason(sceneWith([victim(), beside({ actionLeft: false })], { round: 1, turn: 'foe' }))).toEqual(
      refusal('no-action-left'),
    );
    expect(reason(sceneWith([victim({ status: ['dead'] }), beside()]))).toEqual(refusal('target-is-out'));
    const scene = sceneWith([victim(), beside()]);
    expect(reason(scene, { enemy: 'hero' })).toEqual(refusal('not-an-enemy'));
    expect(reason(scene, { target: 'foe' })).toEqual(refusal('not-a-player-character'));
    expect(reason(scene, { target: 'nobody' })).toEqual(refusal('unknown-figure'));
    expect(reason(scene, { trait: 'K' })).toEqual(refusal('unknown-trait'));
  });

  test('[GW-DWN-04] a blow on a downed figure kills it', () => {
    const scene = sceneWith([victim({ hearts: 0 }), beside()]);
    const { outcome, effects } = assault({ scene }, [], auto).outcome;
    expect(outcome).toMatchObject({ hit: true, loss: 'dead' });
    expect(after(scene, effects, 'hero').status).toContain('dead');
  });
});

describe('a downed figure', () => {
  const downed = victim({ hearts: 0, status: ['downed'] });
  const attacked = (target: typeof downed, answers: Tape, h = DEFAULTS) =>
    scripted(enemyAttack, input({ scene: sceneWith([target, beside()]) }), h, answers);

  test('[GW-R-41] makes no defence test: the attack hits and kills', () => {
    const run = attacked(downed, []); // no die, no question
    expect(run.outcome.outcome).toMatchObject({ kind: 'automatic', hit: true, loss: 'dead' });
    expect(run.facts).toContainEqual({ kind: 'noDefence', figure: 'hero', enemy: 'foe' });
  });

  test('[GW-R-41] armour may still absorb it, and then nobody keeps a heart', () => {
    const run = attacked({ ...downed, hasArmour: true, armourTokens: 1 }, ['use']);
    expect(run.outcome.outcome).toMatchObject({ hit: true, loss: 'absorbed' });
    expect(run.facts).toContainEqual({ kind: 'armourUsed', figure: 'hero', downed: true });
    const told = words.de.fact({ kind: 'armourUsed', figure: 'Mira', downed: true } as Fact);
    expect(told).toBe('Mira setzt die Rüstungsmarke ein und bleibt am Leben.');
  });

  test('[GW-R-41] with downedDefends it defends itself like everybody else', () => {
    const run = attacked(downed, ['S', [6]], house({ downedDefends: true }));
    expect(run.outcome.outcome).toMatchObject({ kind: 'success', hit: false }); // S d10, 6 against TN 6
  });
});
