import { play, script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { refreshArmour, useArmour } from '../../src/rules/armour.ts';
import { attack } from '../../src/rules/attack.ts';
import { sufferHit } from '../../src/rules/hearts.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const clad = (overrides: Parameters<typeof hero>[0] = {}) => hero({ hasArmour: true, ...overrides });
const suffer = (scene: Scene, answers: Tape, h = DEFAULTS) =>
  script(sufferHit, { scene, figure: 'hero' }, h, answers).outcome;
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('the token', () => {
  test('[GW-ARM-01] armour gives one token at the start of a scene, no armour none', () => {
    const scene = sceneWith([clad({ armourTokens: 0 }), hero({ id: 'b' })]);
    expect(refreshArmour(scene, DEFAULTS)).toEqual([{ kind: 'armourToken', figure: 'hero', to: 1 }]);
    expect(refreshArmour(sceneWith([clad()]), DEFAULTS)).toEqual([]); // it has one: never a second
  });

  test('[GW-ARM-02] [GW-HIT-03] it is spent in place of one heart, and the next hit costs the heart', () => {
    const scene = sceneWith([clad()]);
    const first = suffer(scene, ['use']);
    expect(first).toEqual({
      outcome: { kind: 'absorbed', figure: 'hero' },
      effects: [{ kind: 'armourToken', figure: 'hero', to: 0 }],
    });
    const second = suffer(applyEffects(scene, first.effects), []);
    expect(second).toEqual({
      outcome: { kind: 'lost', figure: 'hero' },
      effects: [{ kind: 'hearts', figure: 'hero', by: -1 }],
    });
  });

  test('[GW-ARM-02] retaliation is absorbed like a blow', () => {
    const scene = sceneWith([clad({ pos: [0, 0] }), foe({ pos: [1, 0] })]);
    const input = { scene, attacker: 'hero', target: 'foe', conditions: [] };
    const { outcome, effects } = script(attack, input, DEFAULTS, [[4], 'heart', 'use']).outcome;
    expect(outcome).toMatchObject({ kind: 'failure', retaliation: 'absorbed' });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, armourTokens: 0 });
  });

  test('[GW-R-31] ask: the player decides; auto: it is used at once', () => {
    const scene = sceneWith([clad()]);
    expect(play(sufferHit, { scene, figure: 'hero' }, DEFAULTS, [])).toMatchObject({
      ask: { questions: [{ id: 'armour', by: 'hero', options: ['use', 'keep'] }] },
    });
    expect(after(scene, suffer(scene, ['keep']).effects, 'hero')).toMatchObject({
      hearts: 4,
      armourTokens: 1,
    });
    expect(suffer(scene, [], house({ armourUse: 'auto' })).outcome).toMatchObject({ kind: 'absorbed' });
  });

  test('[GW-R-31] usable while downed: an absorbed hit is no damage', () => {
    const scene = sceneWith([clad({ hearts: 0 })]);
    expect(after(scene, suffer(scene, ['use']).effects, 'hero').status).toEqual(['downed']);
    expect(after(scene, suffer(scene, ['keep']).effects, 'hero').status).toEqual(['downed', 'dead']);
  });

  test('[GW-R-31] an enemy’s token is the GM’s to use, and it takes one wound', () => {
    const scene = sceneWith([
      hero({ pos: [0, 0] }),
      foe({ category: 'elite', hasArmour: true, pos: [1, 0] }),
    ]);
    const input = { scene, attacker: 'hero', target: 'foe', conditions: [] };
    expect(play(attack, input, DEFAULTS, [[8]])).toMatchObject({
      ask: { questions: [{ id: 'armour', by: 'gm' }] },
    });
    const { effects } = script(attack, input, DEFAULTS, [[8], 'use']).outcome;
    expect(after(scene, effects, 'foe')).toMatchObject({ hearts: 2, armourTokens: 0 });
  });

  test('[GW-OPT-01] with optional.armour off, armour absorbs nothing and nobody is asked', () => {
    const off = house({ 'optional.armour': false });
    const scene = sceneWith([clad()]);
    expect(suffer(scene, [], off).outcome).toMatchObject({ kind: 'lost' });
    expect(refreshArmour(sceneWith([clad({ armourTokens: 0 })]), off)).toEqual([]);
    expect(script(useArmour, { scene, figure: 'hero' }, off, []).outcome).toEqual(
      refusal('optional-rule-off'),
    );
  });
});

describe('using it by hand', () => {
  const use = (scene: Scene) => script(useArmour, { scene, figure: 'hero' }, DEFAULTS, []).outcome;

  test('[GW-ARM-02] the token goes from 1 to 0, and the heart is kept', () => {
    const scene = sceneWith([clad()]);
    const { outcome, effects } = use(scene);
    expect(outcome).toEqual({ kind: 'absorbed', figure: 'hero' });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 5, armourTokens: 0 });
    expect(use(applyEffects(scene, effects))).toEqual(refusal('no-token'));
  });

  test('[GW-ARM-01] without armour there is no token to use', () => {
    expect(use(sceneWith([hero({ armourTokens: 1 })]))).toEqual(refusal('no-token'));
    expect(use(sceneWith([]))).toEqual(refusal('unknown-figure'));
  });
});
