import { play, script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { rest } from '../../src/rules/rest.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const worn = hero({ hearts: 2, mana: 0 });
const pause = (
  scene: Scene,
  overrides: { safe?: boolean; weaponsStayLost?: boolean } = {},
  answers: Tape = [],
) => script(rest, { scene, safe: true, weaponsStayLost: false, ...overrides }, DEFAULTS, answers).outcome;
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('rest', () => {
  test('[GW-RST-01] everybody is back at full hearts and Mana, the maximum counts', () => {
    const scene = sceneWith([worn, hero({ id: 'b', hearts: 1, heartsMax: 7, mana: 3, manaMax: 4 })]);
    const { outcome, effects } = pause(scene);
    expect(outcome).toEqual({ kind: 'rested', figures: ['hero', 'b'] });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, mana: 3 });
    expect(after(scene, effects, 'b')).toMatchObject({ hearts: 7, mana: 4 });
  });

  test('[GW-RST-01] only once the fight is over, and only in a safe pause', () => {
    expect(pause(sceneWith([worn], { round: 1 }))).toEqual(refusal('in-combat'));
    expect(pause(sceneWith([worn]), { safe: false })).toEqual(refusal('not-safe'));
  });

  test('[GW-RST-02] from 0 hearts to all of them at once: nothing is thrown, no time is counted', () => {
    const scene = sceneWith([hero({ hearts: 0, mana: 0 })]);
    const { effects } = pause(scene); // no answers asked
    expect(effects).toEqual([
      { kind: 'statusEnded', figure: 'hero', status: 'downed' },
      { kind: 'hearts', figure: 'hero', by: 5 },
      { kind: 'mana', figure: 'hero', by: 3 },
    ]);
    expect(pause(applyEffects(scene, effects)).effects).toEqual([]); // a second rest has nothing to do
  });

  test('[GW-R-30] the downed rest too, the dead do not', () => {
    const scene = sceneWith([hero({ hearts: 0 }), hero({ id: 'b', hearts: 0, status: ['downed', 'dead'] })]);
    const { outcome, effects } = pause(scene);
    expect(outcome).toMatchObject({ figures: ['hero'] });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, status: [] });
    expect(after(scene, effects, 'b')).toMatchObject({ hearts: 0, status: ['downed', 'dead'] });
  });

  test('[GW-R-30] it ends what it ends and nothing else', () => {
    const ended = ['prone', 'disarmed', 'exposed', 'vulnerable', 'positionLost', 'paralysed'] as const;
    const scene = sceneWith([hero({ status: [...ended, 'timePressure'] })]);
    expect(after(scene, pause(scene).effects, 'hero').status).toEqual(['timePressure']);
  });

  test('[GW-R-30] lost weapons are found again, unless the GM keeps them lost', () => {
    const weapons = [{ name: 'sword', kind: 'melee' as const, dropped: true }];
    const scene = sceneWith([hero({ weapons, status: ['disarmed'] })]);
    expect(after(scene, pause(scene).effects, 'hero')).toMatchObject({
      status: [],
      weapons: [{ dropped: false }],
    });
    const lost = pause(scene, { weaponsStayLost: true }).effects;
    expect(after(scene, lost, 'hero')).toMatchObject({ status: ['disarmed'], weapons: [{ dropped: true }] });
  });

  test('[GW-R-30] armour depends on the scene, and enemies do not rest', () => {
    const scene = sceneWith([
      hero({ hasArmour: true, armourTokens: 0 }),
      foe({ category: 'boss', hearts: 1, heartsMax: 3 }),
    ]);
    expect(pause(scene).effects).toEqual([]);
  });

  test('[GW-ADD-04] who gets up on a taken cell is put beside it by the GM', () => {
    const board = { width: 2, height: 1 };
    const scene = sceneWith([hero({ pos: [0, 0] }), hero({ id: 'b', hearts: 0, pos: [0, 0] })], { board });
    expect(after(scene, pause(scene, {}, ['B1']).effects, 'b')).toMatchObject({ pos: [1, 0], hearts: 5 });
    // Two on one free cell: the first gets up there, the second needs room.
    const both = sceneWith([hero({ hearts: 0, pos: [0, 0] }), hero({ id: 'b', hearts: 0, pos: [0, 0] })], {
      board,
    });
    const asked = play(rest, { scene: both, safe: true, weaponsStayLost: false }, DEFAULTS, []);
    expect(asked).toMatchObject({ ask: { questions: [{ id: 'freeCell', options: ['B1'] }] } });
  });
});
