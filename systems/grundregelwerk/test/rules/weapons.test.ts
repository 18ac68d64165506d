import { script, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { attack } from '../../src/rules/attack.ts';
import { pickUpWeapon } from '../../src/rules/weapons.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const armed = (dropped: readonly string[], overrides: Parameters<typeof hero>[0] = {}) =>
  hero({
    pos: [0, 0],
    status: dropped.length > 0 ? ['disarmed'] : [],
    weapons: [
      { name: 'sword', kind: 'melee', dropped: dropped.includes('sword') },
      { name: 'bow', kind: 'ranged', dropped: dropped.includes('bow') },
    ],
    ...overrides,
  });

const pickUp = (scene: Scene, weapon?: string) =>
  script(pickUpWeapon, { scene, figure: 'hero', weapon }, DEFAULTS, []).outcome;
const strike = (scene: Scene, weapon: string, answers: Tape) =>
  scripted(attack, { scene, attacker: 'hero', target: 'foe', weapon, conditions: [] }, DEFAULTS, answers);
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('a lost weapon', () => {
  test('[GW-ADD-14] cannot be used until an action picks it up', () => {
    const scene = sceneWith([armed(['sword']), foe({ pos: [1, 0] })], { round: 1, turn: 'hero' });
    expect(strike(scene, 'sword', []).outcome).toEqual(refusal('weapon-dropped'));
    const { outcome, effects } = pickUp(scene);
    expect(outcome).toEqual({ kind: 'pickedUp', weapon: 'sword' });
    expect(after(scene, effects, 'hero')).toMatchObject({ actionLeft: false, status: [] });
    const next = { ...applyEffects(scene, effects), round: 0 };
    expect(strike(next, 'sword', [[6], 'dead']).outcome.outcome).toMatchObject({ kind: 'success' });
  });

  test('[GW-ADD-14] of two the named one, and one stays disarmed until the last is back', () => {
    const scene = sceneWith([armed(['sword', 'bow'])]);
    const { outcome, effects } = pickUp(scene, 'bow');
    expect(outcome).toEqual({ kind: 'pickedUp', weapon: 'bow' });
    expect(after(scene, effects, 'hero')).toMatchObject({
      status: ['disarmed'],
      weapons: [
        { name: 'sword', dropped: true },
        { name: 'bow', dropped: false },
      ],
    });
  });

  test('[GW-ADD-14] nothing lost, nothing to pick up, and no action, no picking up', () => {
    expect(pickUp(sceneWith([armed([])]))).toEqual(refusal('nothing-to-pick-up'));
    expect(pickUp(sceneWith([armed(['sword'])]), 'bow')).toEqual(refusal('nothing-to-pick-up'));
    const spent = sceneWith([armed(['sword'], { actionLeft: false })], { round: 1, turn: 'hero' });
    expect(pickUp(spent)).toEqual(refusal('no-action-left'));
    expect(pickUp(sceneWith([foe({ id: 'hero' })]))).toEqual(refusal('not-a-player-character'));
    expect(pickUp(sceneWith([]))).toEqual(refusal('unknown-figure'));
  });
});

describe('the trait of a weapon', () => {
  const sides = (run: ReturnType<typeof strike>) =>
    run.trace.flatMap((line) => (line.kind === 'roll' ? [line.pool.sides] : []));
  const traits = { S: 10, G: 8, M: 6 } as const;

  test('[GW-R-13] melee throws S, a distance weapon G', () => {
    const scene = sceneWith([armed([], { traits }), foe({ pos: [1, 0] })]);
    expect(sides(strike(scene, 'sword', [[6], 'dead']))).toEqual([10]);
    expect(sides(strike(scene, 'bow', [[6], 'dead']))).toEqual([8]);
  });

  test('[GW-R-13] the sheet may give a weapon another trait', () => {
    const rapier = hero({ traits, pos: [0, 0], weapons: [{ name: 'rapier', kind: 'melee', trait: 'G' }] });
    expect(sides(strike(sceneWith([rapier, foe({ pos: [1, 0] })]), 'rapier', [[6], 'dead']))).toEqual([8]);
  });

  test('[GW-R-40] a bow on the next cell: allowed, no step, trait G, and the neighbour strikes back', () => {
    const scene = sceneWith([armed([], { traits }), foe({ pos: [1, 0] })]);
    const miss = strike(scene, 'bow', [[5], 'heart']);
    expect(sides(miss)).toEqual([8]);
    expect(miss.outcome.outcome).toMatchObject({ kind: 'failure', needs: 6, retaliation: 'lost' }); // TN 6 and 5 < 6
    expect(miss.facts).toContainEqual(expect.objectContaining({ kind: 'retaliation', reachable: true })); // though it has nothing ranged
    expect(miss.facts.filter(({ kind }) => kind === 'step')).toEqual([]);
  });
});
