import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { actingFigure, type Figure, figureOf, type Scene } from '../../src/model.ts';
import { command, firstMove } from '../../src/rules/command.ts';
import {
  type InitiativePool,
  joinRounds,
  type StartRoundsInput,
  startRounds,
} from '../../src/rules/initiative.ts';
import { meleeAttack } from '../../src/rules/melee.ts';
import { multipleActionDice, penaltiesOf } from '../../src/rules/penalties.ts';
import { declareActions, delay, endRounds, endTurn, freeAction, stepIn } from '../../src/rules/rounds.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, melee, type Run, turn } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const run = (rule: unknown, input: unknown, answers: Answers = [], h = DEFAULTS) =>
  scripted(rule as never, input, h, answers).outcome as Run;
const then = (scene: Scene, rule: unknown, input: object, h = DEFAULTS): Scene =>
  applyEffects(scene, run(rule, { scene, ...input }, [], h).effects);

const pool = (figure: string, overrides: Partial<InitiativePool> = {}): InitiativePool => ({
  figure,
  attribute: 'perception',
  skill: null,
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  ...overrides,
});
const start = (scene: Scene, overrides: Partial<StartRoundsInput> = {}): StartRoundsInput => ({
  scene,
  fixed: [],
  pools: [],
  attackers: null,
  surprised: [],
  ...overrides,
});
const anna = hero({ id: 'anna', name: 'Anna' });
const bert = hero({ id: 'bert', name: 'Bert' });

describe('initiative', () => {
  test('[DP-RND-02] [DP-RND-05] more net successes act earlier, for the whole scene', () => {
    const scene = sceneWith([anna, bert, foe()]);
    // perception 2, 2 and 1
    const { outcome, effects } = run(startRounds, start(scene), [[5, 1], [5, 6], [1]]);
    expect(outcome).toMatchObject({ kind: 'started', order: ['bert', 'anna', 'foe'] });
    const started = applyEffects(scene, effects);
    expect(started).toMatchObject({ round: 1, turnIndex: 0 });
    expect(actingFigure(started)).toBe('bert');
  });

  test('[DP-RND-02] the GM may fix the order', () => {
    const scene = sceneWith([anna, bert, foe()]);
    const { outcome } = run(startRounds, start(scene, { fixed: ['foe', 'bert'] }));
    expect(outcome).toMatchObject({ order: ['foe', 'bert', 'anna'] });
  });

  test('[DP-RND-03] a perception challenge when in doubt, or whatever fits', () => {
    const sleeper = hero({ id: 'anna', attributes: { endurance: 3 }, skills: { selfControl: 2 } });
    const pools = [pool('anna', { attribute: 'endurance', skill: 'selfControl' })];
    const { outcome } = run(startRounds, start(sceneWith([sleeper, bert]), { pools }), [
      [5, 6, 5, 1, 1],
      [5, 6],
    ]);
    expect(outcome).toMatchObject({ order: ['anna', 'bert'] });
    // In the lion pit: [DEX + Acrobatics] to get up, 2 + 3 dice; the lion looks on with [PER].
    const faller = hero({ id: 'anna', skills: { acrobatics: 3 } });
    const lion = foe({ id: 'lion', kind: 'creature', attributes: { perception: 3 } });
    const getUp = [pool('anna', { attribute: 'dexterity', skill: 'acrobatics' })];
    const pit = run(startRounds, start(sceneWith([faller, lion]), { pools: getUp }), [
      [5, 6, 1, 1, 1],
      [5, 1, 1],
    ]);
    expect(pit.outcome).toMatchObject({ order: ['anna', 'lion'] });
  });

  test('[DP-RND-03] [DP-ADV-03] [DP-ADV-04] fitting advantages and disadvantages count', () => {
    const sleeper = hero({
      id: 'anna',
      advantages: { lightSleeper: 1 },
      disadvantages: { hardOfHearing: 1 },
    });
    const pools = [pool('anna', { advantages: ['lightSleeper'], disadvantages: ['hardOfHearing'] })];
    // PER 2 + 1 for the light sleep; 1 penalty die for the ears
    const { outcome } = run(startRounds, start(sceneWith([sleeper, bert]), { pools }), [
      [5, 6, 5],
      [5],
      [5, 1],
    ]);
    expect(outcome).toMatchObject({ order: ['anna', 'bert'] }); // 3 - 1 against 1
  });

  test('[DP-R-52] whoever was asleep or surprised before the fight still is; sleep outlasts it', () => {
    const asleep = foe({ turn: { ...turn({}), incapacitated: true } });
    const scene = sceneWith([anna, asleep, foe({ id: 'other', turn: { ...turn({}), surprised: true } })]);
    const started = then(scene, startRounds, start(scene, { fixed: ['anna', 'other'] }));
    expect(started.order.map(({ figure }) => figure)).toEqual(['anna', 'other']);
    expect(figureOf(started, 'foe')?.turn.incapacitated).toBe(true);
    expect(figureOf(started, 'other')?.turn.surprised).toBe(true);
    expect(figureOf(then(started, endRounds, {}), 'foe')?.turn.incapacitated).toBe(true);
  });

  test('[DP-RND-04] on a tie the attacking side is faster', () => {
    const scene = sceneWith([anna, foe()]);
    const { outcome } = run(startRounds, start(scene, { attackers: 'enemies' }), [[5, 1], [6]]);
    expect(outcome).toMatchObject({ order: ['foe', 'anna'] });
  });

  test('[DP-R-28] other ties are rolled off, after three the GM decides', () => {
    const scene = sceneWith([anna, bert]);
    const tie: Answers = [
      [5, 1],
      [5, 1],
    ];
    const off = run(startRounds, start(scene), [...tie, [1, 1], [5, 1]]);
    expect(off.outcome).toMatchObject({ order: ['bert', 'anna'] });
    const asked = run(startRounds, start(scene), [...tie, ...tie, ...tie, ...tie, 'Bert']);
    expect(asked.outcome).toMatchObject({ order: ['bert', 'anna'] });
  });

  test('[DP-R-28] like NPCs roll once, each for itself, or all together', () => {
    const guards = [1, 2].map((n) => foe({ id: `guard${n}`, name: `Guard ${n}` }));
    const scene = sceneWith([...guards, foe({ id: 'boss', name: 'Boss' })]);
    const rolls = (answers: Answers, h = DEFAULTS) => run(startRounds, start(scene), answers, h).outcome;
    expect(rolls([[5], [1]])).toMatchObject({ order: ['guard1', 'guard2', 'boss'] });
    expect(rolls([[5]], house({ npcInitiative: 'oneForAll' }))).toMatchObject({
      order: ['guard1', 'guard2', 'boss'],
    });
    expect(rolls([[1], [5], [1], [5], [1]], house({ npcInitiative: 'eachAlone' }))).toMatchObject({
      order: ['guard2', 'guard1', 'boss'],
    });
  });

  test('[DP-R-28] late arrivals are sorted in; a place that has passed counts from the next round on', () => {
    const order = [
      { figure: 'anna', net: 2 },
      { figure: 'bert', net: 0 },
    ];
    const scene = sceneWith([anna, bert, foe()], { round: 1, turnIndex: 1, order });
    const early = run(joinRounds, { scene, pool: pool('foe', { bonus: 3 }) }, [[5, 5, 5, 1]]);
    expect(early.outcome).toMatchObject({ place: 1 });
    const joined = applyEffects(scene, early.effects);
    expect(actingFigure(joined)).toBe('bert');
    expect(figureOf(joined, 'foe')?.turn.hasActedThisRound).toBe(true);
    const late = run(joinRounds, { scene, pool: pool('foe', { penalty: 2 }) }, [[1], [5, 1]]);
    expect(late.outcome).toMatchObject({ place: 3 }); // net -1
  });

  test('[DP-R-52] the surprised stay so until they act', () => {
    const scene = sceneWith([anna, foe()]);
    const { effects } = run(startRounds, start(scene, { fixed: ['anna', 'foe'], surprised: ['foe'] }));
    const started = applyEffects(scene, effects);
    expect(figureOf(started, 'foe')?.turn.surprised).toBe(true);
    const next = then(started, endTurn, { figure: 'anna' });
    expect(figureOf(next, 'foe')?.turn.surprised).toBe(false);
  });
});

describe('turns and rounds', () => {
  const scene = inRound([anna, bert, foe()]);

  test('[DP-RND-01] [DP-R-35] when everybody has acted a new round begins, three seconds later', () => {
    const one = then(scene, endTurn, { figure: 'anna' });
    expect(actingFigure(one)).toBe('bert');
    const two = then(one, endTurn, { figure: 'bert' });
    const three = then(two, endTurn, { figure: 'foe' });
    expect(three).toMatchObject({ round: 3, clock: 3, turnIndex: 0 });
    expect(then(two, endTurn, { figure: 'foe' }, house({ roundSeconds: 5 })).clock).toBe(5);
  });

  test('[DP-RND-01] whoever cannot act is passed over', () => {
    const out = inRound([anna, { ...bert, consciousness: 'unconscious' }, foe()]);
    expect(actingFigure(then(out, endTurn, { figure: 'anna' }))).toBe('foe');
  });

  test('[DP-RND-01] [DP-SUF-01] [DP-ACD-02] at the end of a round air and acid take their toll, before the clock goes on', () => {
    const acid = { kind: 'acid' as const, id: 'acid', dice: 2, rounds: 1 };
    const choking = { ...anna, breathless: 1 };
    const burnt = { ...bert, wounds: 2, afflictions: [acid] };
    const scene = { ...inRound([burnt, choking]), turnIndex: 1 };
    const done = { ...scene, figures: [{ ...burnt, turn: turn({ hasActedThisRound: true }) }, choking] };
    // Bert's acid, 2 dice: one wound, the third, with END 2; Anna's [END] against 1 fails: one stun.
    const { effects } = run(endTurn, { scene: done, figure: 'anna' }, [
      [5, 1],
      [1, 1],
    ]);
    expect(after(done, effects, 'anna')).toMatchObject({ stun: { suffocation: 1 }, breathless: 2 });
    expect(after(done, effects, 'bert')).toMatchObject({ wounds: 3, consciousness: 'unconscious' });
    const next = applyEffects(done, effects);
    expect(next).toMatchObject({ round: 3, clock: 3 });
    // Bert was the first in order, but lies unconscious now.
    expect(actingFigure(next)).toBe('anna');
  });

  test('[DP-RND-01] rounds end when the GM says so', () => {
    expect(applyEffects(scene, run(endRounds, { scene }).effects)).toMatchObject({ round: 0, order: [] });
  });

  test('[DP-R-33] counters begin anew with the round, vulnerability and stance end with the own turn', () => {
    const busy = turn({
      defenceRollsThisRound: 2,
      parriesThisRound: 1,
      parriesSinceTurn: 1,
      freeActionsUsed: 1,
      chargedThisRound: true,
      vulnerable: ['parried'],
      defensiveStance: true,
      hasActedThisRound: true,
    });
    const late = inRound([
      { ...anna, turn: turn({}) },
      { ...bert, turn: busy },
    ]);
    const round = then(late, endTurn, { figure: 'anna' });
    expect(round.round).toBe(3);
    expect(figureOf(round, 'bert')?.turn).toMatchObject({
      defenceRollsThisRound: 0,
      parriesThisRound: 0,
      freeActionsUsed: 0,
      chargedThisRound: false,
      vulnerable: ['parried'],
      defensiveStance: true,
    });
    const own = then(round, endTurn, { figure: 'anna' });
    expect(figureOf(own, 'bert')?.turn).toMatchObject({ vulnerable: [], defensiveStance: false });
    const strict = then(late, endTurn, { figure: 'anna' }, house({ vulnerableUntil: 'roundEnd' }));
    expect(figureOf(strict, 'bert')?.turn.vulnerable).toEqual([]);
  });

  test('[DP-R-80] a table may let the toughness check end with the round', () => {
    const tough = inRound([{ ...anna, wounds: 1, toughnessActive: true }]);
    expect(figureOf(then(tough, endTurn, { figure: 'anna' }), 'anna')?.toughnessActive).toBe(true);
    const short = then(tough, endTurn, { figure: 'anna' }, house({ toughnessLasts: 'round' }));
    expect(figureOf(short, 'anna')?.toughnessActive).toBe(false);
  });
});

describe('several actions, waiting, free actions', () => {
  const scene = inRound([anna, bert, foe()]);

  test('[DP-RND-07] two actions are two penalty dice on every roll, one costs nothing', () => {
    expect([0, 1, 2, 3].map((declaredActions) => multipleActionDice(turn({ declaredActions })))).toEqual([
      0, 0, 2, 3,
    ]);
    const { outcome, effects } = run(declareActions, { scene, figure: 'anna', actions: 2, abilities: [] });
    expect(outcome).toMatchObject({ actions: 2, dice: 2 });
    expect(after(scene, effects, 'anna').turn.declaredActions).toBe(2);
  });

  test('[DP-RND-07] [DP-R-29] attack and later defence have the two dice, unless defence is spared', () => {
    const busy = { ...anna, fateDice: 0, turn: turn({ declaredActions: 2, actionsUsed: 1 }) };
    const round = inRound([busy, foe({ posture: 'prone' })]);
    const unarmed = melee(round, { attacker: 'anna' });
    expect(run(meleeAttack, unarmed, [[1], [1, 1], [1, 1]]).outcome).toMatchObject({ kind: 'missed' });
    const attacked = melee(inRound([foe(), { ...busy, posture: 'prone' }]), {
      attacker: 'foe',
      target: 'anna',
    });
    expect(run(meleeAttack, attacked, [[1, 1], [1, 1], [1]]).outcome).toMatchObject({ kind: 'missed' });
    const spared = house({ multiActionDefence: false });
    expect(run(meleeAttack, attacked, [[1, 1], [1]], spared).outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-R-29] the number is declared before the first roll', () => {
    const begun = inRound([{ ...anna, turn: turn({ actionsUsed: 1 }) }]);
    expect(
      run(declareActions, { scene: begun, figure: 'anna', actions: 2, abilities: [] }).outcome,
    ).toMatchObject({ reason: 'too-late' });
  });

  test('[DP-ABL-01] two unarmed attacks as the only actions cost one die with Multiple Attack', () => {
    const abilities = [{ skill: 'unarmedCombat', ability: 'multipleAttack', used: 0, usedThisRound: 0 }];
    const round = inRound([{ ...anna, abilities }]);
    const input = { scene: round, figure: 'anna', actions: 2, abilities: ['multipleAttack'] };
    expect(run(declareActions, input).outcome).toMatchObject({ dice: 1 });
    expect(run(declareActions, { ...input, scene, abilities: ['multipleAttack'] }).outcome).toMatchObject({
      reason: 'unknown-ability',
    });
  });

  test('[DP-RND-08] [DP-R-32] who waits steps in after another’s turn, in the next round the order is as before', () => {
    const waits = then(scene, delay, { figure: 'anna' });
    expect(actingFigure(waits)).toBe('bert');
    const next = then(waits, endTurn, { figure: 'bert' });
    const stepped = then(next, stepIn, { figure: 'anna' });
    expect(actingFigure(stepped)).toBe('anna');
    const back = then(stepped, endTurn, { figure: 'anna' });
    expect(actingFigure(back)).toBe('foe');
    expect(then(back, endTurn, { figure: 'foe' })).toMatchObject({ round: 3, turnIndex: 0 });
  });

  test('[DP-RND-08] whoever waits to the end acts last or passes', () => {
    const waits = then(scene, delay, { figure: 'anna' });
    const last = then(then(waits, endTurn, { figure: 'bert' }), endTurn, { figure: 'foe' });
    expect(actingFigure(last)).toBe('anna');
    expect(run(delay, { scene: last, figure: 'anna' }).outcome).toMatchObject({ reason: 'nobody-left' });
    const { outcome } = run(endTurn, { scene: last, figure: 'anna' });
    expect(outcome).toMatchObject({ passed: true });
  });

  test('[DP-R-32] a declared action is carried out first, unless interrupting is allowed', () => {
    const waits = then(scene, delay, { figure: 'anna' });
    const declared = then(waits, declareActions, { figure: 'bert', actions: 2, abilities: [] });
    expect(run(stepIn, { scene: declared, figure: 'anna' }).outcome).toMatchObject({ reason: 'too-early' });
    const interrupts = house({ delayInterrupts: true });
    expect(run(stepIn, { scene: declared, figure: 'anna' }, [], interrupts).outcome).toMatchObject({
      kind: 'steppedIn',
    });
    expect(run(stepIn, { scene, figure: 'bert' }).outcome).toMatchObject({ reason: 'not-delaying' });
  });

  test('[DP-R-32] the interrupted goes on where the turn was', () => {
    const waits = then(scene, delay, { figure: 'anna' });
    const shot = applyEffects(waits, [
      {
        kind: 'turnChanged',
        figure: 'bert',
        set: { declaredActions: 2, actionsUsed: 1, vulnerable: ['shot'] },
      },
    ]);
    const back = then(then(shot, stepIn, { figure: 'anna' }), endTurn, { figure: 'anna' });
    expect(actingFigure(back)).toBe('bert');
    expect(figureOf(back, 'bert')?.turn.vulnerable).toEqual(['shot']);
  });

  test('[DP-RND-09] [DP-R-31] one attack and two free actions are two actions', () => {
    const once = then(scene, freeAction, { figure: 'anna', what: 'call' });
    const { outcome, effects } = run(freeAction, { scene: once, figure: 'anna', what: 'drop' });
    expect(outcome).toEqual({ kind: 'free', counts: true });
    const { turn: now } = after(once, effects, 'anna');
    expect(multipleActionDice(now)).toBe(0); // one action in all so far
    expect(multipleActionDice({ ...now, actionsUsed: 1 })).toBe(2);
    // The attack being made is the second action: its own roll already carries two dice.
    const ready = applyEffects(once, effects);
    const anna = figureOf(ready, 'anna') as Figure;
    expect(penaltiesOf(ready, anna, { roll: 'attack' }, DEFAULTS)).toEqual([{ source: 'actions', dice: 2 }]);
    expect(penaltiesOf(ready, anna, { roll: 'defence' }, DEFAULTS)).toEqual([]);
  });

  const able = (skill: string, ability: string) => [{ skill, ability, used: 0, usedThisRound: 0 }];

  test('[DP-ABL-01] [DP-RND-05] First Move: before everybody else, once, while nobody has acted', () => {
    const quick = inRound([anna, bert, foe({ abilities: able('combatReflexes', 'firstMove') })]);
    const first = then(quick, firstMove, { figure: 'foe' });
    expect(actingFigure(first)).toBe('foe');
    expect(actingFigure(then(first, endTurn, { figure: 'foe' }))).toBe('anna');
    expect(run(firstMove, { scene: first, figure: 'foe' }).outcome).toMatchObject({
      reason: 'ability-used-up',
    });
    const late = then(quick, endTurn, { figure: 'anna' });
    expect(run(firstMove, { scene: late, figure: 'foe' }).outcome).toMatchObject({ reason: 'too-late' });
  });

  test('[DP-ABL-01] Command: an ally gets one more action without penalty dice', () => {
    const led = inRound([{ ...anna, abilities: able('leadership', 'command') }, bert]);
    const called = then(led, command, { figure: 'anna', target: 'bert' });
    const granted = figureOf(called, 'bert')?.turn;
    expect(granted?.extraActions).toBe(1);
    expect(multipleActionDice({ ...turn({}), extraActions: 1, actionsUsed: 2 })).toBe(0);
    expect(multipleActionDice({ ...turn({}), extraActions: 1, actionsUsed: 3 })).toBe(2);
  });
});
