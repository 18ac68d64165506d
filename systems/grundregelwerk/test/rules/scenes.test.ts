import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { startScene } from '../../src/rules/scenes.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const open = (scene: Scene, h = DEFAULTS) =>
  applyEffects(scene, script(startScene, { scene }, h, []).outcome.effects);

describe('a new scene', () => {
  test('[GW-ARM-01] gives every figure in armour its token, and nobody else', () => {
    const scene = sceneWith([
      hero({ hasArmour: true, armourTokens: 0 }),
      hero({ id: 'b', hasArmour: false }),
      foe({ hasArmour: true, armourTokens: 0 }),
    ]);
    expect(open(scene).figures.map(({ armourTokens }) => armourTokens)).toEqual([1, 0, 1]);
  });

  test('[GW-R-31] tokens do not pile up: one stays one', () => {
    const scene = sceneWith([hero({ hasArmour: true, armourTokens: 1 })]);
    expect(open(open(scene)).figures[0]?.armourTokens).toBe(1);
  });

  test('[GW-OPT-01] without the armour rule there is no token', () => {
    const scene = sceneWith([hero({ hasArmour: true, armourTokens: 0 })]);
    expect(open(scene, house({ 'optional.armour': false })).figures[0]?.armourTokens).toBe(0);
  });

  test('[GW-TMR-01] takes the counter of the old scene away', () => {
    expect(open(sceneWith([], { timer: { length: 3, value: 2 } })).timer).toBeNull();
    expect(script(startScene, { scene: sceneWith([]) }, DEFAULTS, []).outcome.effects).toEqual([
      { kind: 'sceneStarted' },
    ]);
  });

  test('[GW-ADD-14] the alarm and the pressure of the old scene are over, what was suffered stays', () => {
    const scene = sceneWith([hero({ status: ['timePressure', 'vulnerable'], hearts: 2, mana: 1 })], {
      flags: ['alarm'],
      failedGoals: [{ figure: 'hero', goal: 'climb', trait: 'S' }],
      pendingHelp: [{ helper: 'b', helped: 'hero' }],
    });
    const next = open(scene);
    expect(next).toMatchObject({ flags: [], failedGoals: [], pendingHelp: [] });
    expect(next.figures[0]).toMatchObject({ status: ['vulnerable'], hearts: 2, mana: 1 });
  });

  test('[GW-ADD-15] short spells are over: barriers give back the ground, strengthening and control end', () => {
    const at: [number, number] = [3, 3];
    const scene = sceneWith([hero({ status: ['strengthened'] }), foe({ status: ['controlled'] })], {
      board: { cells: [{ at, kind: 'wall' }] },
      lasting: [
        { effect: 'barrier', caster: 'hero', turns: 2, cells: [{ at, kind: 'difficult' }], target: null },
        { effect: 'control', caster: 'hero', turns: 2, cells: [], target: 'foe' },
      ],
    });
    const next = open(scene);
    expect(next).toMatchObject({ lasting: [], board: { cells: [{ at, kind: 'difficult' }] } });
    expect(next.figures.map(({ status }) => status)).toEqual([[], []]);
  });

  test('[GW-HRT-02] the GM may say what a lost heart looks like from now on; unsaid it stays', () => {
    const scene = sceneWith([], { heartLabel: 'tiredness' });
    const labelled = (heartLabel?: 'injury') =>
      applyEffects(scene, script(startScene, { scene, heartLabel }, DEFAULTS, []).outcome.effects).heartLabel;
    expect([labelled(), labelled('injury')]).toEqual(['tiredness', 'injury']);
  });

  test('a new scene ends a fight', () => {
    expect(open(sceneWith([hero(), foe()], { round: 3, turn: 'hero', acted: ['foe'] }))).toMatchObject({
      round: 0,
      turn: null,
      acted: [],
    });
  });
});
