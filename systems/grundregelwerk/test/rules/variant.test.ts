import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Mode, Pc, Scene } from '../../src/model.ts';
import { createCharacter } from '../../src/rules/create.ts';
import { dieOf, levelOf } from '../../src/rules/traits.ts';
import { switchVariant } from '../../src/rules/variant.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const switched = (scene: Scene, mode: Mode): Scene =>
  applyEffects(scene, script(switchVariant, { scene, mode }, DEFAULTS, []).outcome.effects);
const traitsOf = (scene: Scene) => (scene.figures[0] as Pc).traits;

describe('switching the variant', () => {
  test.each([
    { die: 6, level: 'unskilled' }, // 1 of 6 at TN 6, 1/6
    { die: 8, level: 'novice' }, // 3/8, near 2/6
    { die: 10, level: 'trained' }, // 5/10 = 3/6
    { die: 12, level: 'master' }, // 7/12, near 4/6
    { die: 20, level: 'master' },
  ] as const)('[GW-ADD-16] a d$die becomes $level', ({ die, level }) => {
    const scene = switched(sceneWith([hero({ traits: { S: die, G: 6, M: 6 } })]), 'd6only');
    expect(scene.mode).toBe('d6only');
    expect(traitsOf(scene)['S']).toEqual({ die, level });
  });

  test.each([
    { level: 'unskilled', die: 6 },
    { level: 'novice', die: 8 },
    { level: 'trained', die: 10 },
    { level: 'master', die: 12 },
  ] as const)('[GW-ADD-16] back, $level becomes a d$die', ({ level, die }) => {
    const scene = switched(
      sceneWith([hero({ traits: { S: level, G: 6, M: 6 } })], { mode: 'd6only' }),
      'core',
    );
    expect(scene.mode).toBe('core');
    expect(traitsOf(scene)['S']).toEqual({ die, level });
  });

  test('[GW-ADD-16] what was entered or raised by hand is kept, there and back', () => {
    const odd = {
      S: { die: 20, level: 'novice' },
      G: { die: 6, level: 'master' },
      M: { die: 12, level: 'unskilled' },
    } as const;
    const scene = sceneWith([hero({ traits: odd })]);
    expect(traitsOf(switched(scene, 'd6only'))).toEqual(odd);
    expect(switched(switched(scene, 'd6only'), 'core')).toEqual(scene);
  });

  test('[GW-ADD-16] a trait the sheet lacks is unskilled and a d6; enemies have nothing to convert', () => {
    const scene = sceneWith([hero({ traits: { S: 10 } }), foe()]);
    const next = switched(scene, 'd6only');
    expect(traitsOf(next)['M']).toEqual({ die: 6, level: 'unskilled' });
    expect(next.figures[1]).toEqual(scene.figures[1]);
  });

  test('[GW-ADD-16] a die alone or a level alone is enough to play either game', () => {
    expect([
      levelOf(hero({ traits: { S: 12 } }), 'S'),
      dieOf(hero({ traits: { S: 'novice' } }), 'S'),
    ]).toEqual(['master', 8]);
    expect([levelOf(hero({ traits: {} }), 'S'), dieOf(hero({ traits: {} }), 'S')]).toEqual(['unskilled', 6]);
  });
});

test('[GW-ADD-16] a new character starts trained, novice and unskilled', () => {
  const input = { name: 'Mira', concept: '', template: 'free' } as const;
  const { character } = script(createCharacter, input, DEFAULTS, ['M', 'S', 'melee', 'no']).outcome.outcome;
  expect(character.traits).toEqual({
    M: { die: 10, level: 'trained' },
    S: { die: 8, level: 'novice' },
    G: { die: 6, level: 'unskilled' },
  });
});
