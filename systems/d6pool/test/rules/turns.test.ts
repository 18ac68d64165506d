import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { meleeWeapon } from '../../src/rules/equipment.ts';
import { freeProblem } from '../../src/rules/position.ts';
import { isInDanger } from '../../src/rules/round-hazards.ts';
import { endTurn } from '../../src/rules/rounds.ts';
import { takeStance } from '../../src/rules/stance.ts';
import { actionProblem, leavesVulnerable } from '../../src/rules/turns.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, type Run, turn } from './fight-fixtures.ts';

const run = (rule: unknown, input: unknown, h = DEFAULTS) =>
  scripted(rule as never, input, h, []).outcome as Run;

describe('what a turn allows', () => {
  test('[DP-RND-09] free actions need the own turn, from the first round on', () => {
    const scene = inRound([hero(), foe()], { round: 1 });
    expect([freeProblem(scene, hero()), freeProblem(scene, foe())]).toEqual([null, 'not-your-turn']);
    expect(freeProblem(sceneWith([hero(), foe()]), foe())).toBeNull();
  });

  test('[DP-R-69] holding somebody is no action, unless the table says so', () => {
    const holder = hero({ holding: 'foe', turn: turn({}) });
    const scene = inRound([holder, foe({ heldBy: 'hero' })]);
    expect(actionProblem(scene, holder, DEFAULTS)).toBeNull();
    expect(actionProblem(scene, holder, house({ holdCostsAction: true }))).toBe('no-actions-left');
    expect(actionProblem(scene, hero(), house({ holdCostsAction: true }))).toBeNull();
  });

  test('[DP-SPA-04] the stance fits a single declared action, in rounds only', () => {
    const stance = (scene: unknown) => run(takeStance, { scene, figure: 'hero' }).outcome;
    const declared = hero({ turn: turn({ declaredActions: 1 }) });
    expect(stance(inRound([declared], { round: 1 }))).toEqual({ kind: 'stance' });
    expect(stance(sceneWith([hero()]))).toMatchObject({ reason: 'not-in-rounds' });
  });

  test('[DP-VUL-02] outside of rounds nothing leaves anybody vulnerable', () => {
    expect(leavesVulnerable(sceneWith([hero()]), hero(), 'shot')).toEqual([]);
    expect(leavesVulnerable(inRound([hero()], { round: 1 }), hero(), 'shot')).toHaveLength(1);
  });
});

describe('from turn to turn', () => {
  const next = (state: object, h = DEFAULTS) => {
    const scene = inRound([hero(), foe(state)]);
    return after(scene, run(endTurn, { scene, figure: 'hero' }, h).effects, 'foe');
  };

  test('[DP-R-53] who climbs or swims goes on doing so, a runner has stopped', () => {
    for (const movementState of ['climbing', 'swimming'] as const)
      expect(next({ movementState }).movementState).toBe(movementState);
    expect(next({ movementState: 'running' }).movementState).toBe('none');
  });

  test('[DP-R-33] vulnerability ends with the own turn, or only with the round', () => {
    const parried = { turn: turn({ vulnerable: ['parried'], parriesSinceTurn: 1, parriesThisRound: 1 }) };
    expect(next(parried).turn).toMatchObject({ vulnerable: [], parriesSinceTurn: 0 });
    const untilTheEnd = house({ vulnerableUntil: 'roundEnd' });
    expect(next(parried, untilTheEnd).turn).toMatchObject({ vulnerable: ['parried'], parriesSinceTurn: 1 });
    const last = inRound([hero(), foe(parried)], { turnIndex: 1 });
    const done = { ...last, figures: last.figures.map((f) => (f.id === 'hero' ? acted(f) : f)) };
    const { effects } = run(endTurn, { scene: done, figure: 'foe' }, untilTheEnd);
    expect(after(done, effects, 'foe').turn).toMatchObject({ vulnerable: [], parriesSinceTurn: 0 });
  });
});

const acted = (figure: ReturnType<typeof hero>) => ({
  ...figure,
  turn: { ...figure.turn, hasActedThisRound: true },
});

test('[DP-SUF-01] [DP-FIR-01] [DP-ACD-02] whom the end of a round concerns', () => {
  expect(isInDanger(hero({ breathless: 1 }))).toBe(true);
  expect(isInDanger(hero({ inventory: [meleeWeapon('axe')] }))).toBe(false);
  expect(isInDanger(hero({ breathless: 1, consciousness: 'dead' }))).toBe(false);
  const acid = { kind: 'acid', id: 'acid', dice: 1, rounds: 1 } as const;
  expect(isInDanger(hero({ afflictions: [acid] }))).toBe(true);
});
