import { play, script, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Mode, Pc, Scene } from '../../src/model.ts';
import { advance, raisedTrait } from '../../src/rules/advancement.ts';
import { newCharacter, templateTraits } from '../../src/rules/create.ts';
import { switchVariant } from '../../src/rules/variant.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const grow = (scene: Scene, answers: Tape, h = DEFAULTS) =>
  script(advance, { scene, figure: 'hero' }, h, answers).outcome;
const options = (scene: Scene, h = DEFAULTS) => {
  const run = play(advance, { scene, figure: 'hero' }, h, []);
  return run.kind === 'asks' && run.ask.kind === 'choose' ? run.ask.questions[0]?.options : undefined;
};
const sheet = (mode: Mode, overrides: Parameters<typeof hero>[0] = {}) =>
  sceneWith([hero(overrides)], { mode });

describe('the core game', () => {
  test('[GW-ADD-13] one trait die one size up', () => {
    const scene = sheet('core', { traits: { S: 10, G: 8, M: 6 } });
    const { outcome, effects } = grow(scene, ['G']);
    expect(after(scene, effects, 'hero')).toMatchObject({
      traits: { S: { die: 10 }, G: { die: 10 }, M: { die: 6 } },
      hearts: 5,
      mana: 3,
      advances: ['G'],
    });
    expect(outcome).toEqual({ kind: 'advanced', advance: 'G', character: after(scene, effects, 'hero') });
  });

  test('[GW-ADD-13] or one heart more, or one Mana more, maximum and current', () => {
    const scene = sheet('core', { hearts: 2, mana: 1 });
    expect(after(scene, grow(scene, ['heart']).effects, 'hero')).toMatchObject({
      hearts: 3,
      heartsMax: 6,
      mana: 1,
      manaMax: 3,
    });
    expect(after(scene, grow(scene, ['mana']).effects, 'hero')).toMatchObject({
      hearts: 2,
      heartsMax: 5,
      mana: 2,
      manaMax: 4,
    });
  });

  test.each([
    { die: 6, to: 8 },
    { die: 8, to: 10 },
    { die: 10, to: 12 },
  ] as const)('[GW-ADD-13] a d$die becomes a d$to', ({ die, to }) => {
    expect(raisedTrait(hero({ traits: { S: die } }), 'S', 'core', DEFAULTS)).toEqual({
      die: to,
      level: null,
    });
  });

  test('[GW-ADD-13] d12 is the top, unless the table allows d20 or less', () => {
    const scene = sheet('core', { traits: { S: 12, G: 10, M: 20 } });
    expect(options(scene)).toEqual(['G', 'heart', 'mana']);
    expect(options(scene, house({ 'advance.maxDie': 20 }))).toEqual(['S', 'G', 'heart', 'mana']); // a d20 cannot grow
    expect(options(scene, house({ 'advance.maxDie': 10 }))).toEqual(['heart', 'mana']);
    expect(() => grow(scene, ['S'])).toThrow('illegal-choice');
  });
});

describe('six-sided dice only', () => {
  test('[GW-D6-06] one level up, and the die stays as it was', () => {
    const scene = sheet('d6only', {
      traits: { S: { die: 10, level: 'novice' }, G: 'unskilled', M: 'unskilled' },
    });
    const { outcome, cites } = scripted(advance, { scene, figure: 'hero' }, DEFAULTS, ['S']);
    expect(after(scene, outcome.effects, 'hero')).toMatchObject({
      traits: { S: { die: 10, level: 'trained' } },
      advances: ['S'],
    });
    expect(cites).toEqual(['GW-D6-06']); // and no rule of the core game
  });

  test('[GW-R-37] unskilled, novice, trained, master, and no further', () => {
    const next = (level: 'unskilled' | 'novice' | 'trained' | 'master') =>
      raisedTrait(hero({ traits: { S: level } }), 'S', 'd6only', DEFAULTS)?.level;
    expect([next('unskilled'), next('novice'), next('trained'), next('master')]).toEqual([
      'novice',
      'trained',
      'master',
      undefined,
    ]);
    const scene = sheet('d6only', { traits: { S: 'master', G: 'novice', M: 'master' } });
    expect(options(scene)).toEqual(['G', 'heart', 'mana']);
  });

  test('[GW-R-37] heart or Mana, one of the two as the player chooses, maximum and current', () => {
    const scene = sheet('d6only', { hearts: 2, mana: 1 });
    expect(after(scene, grow(scene, ['heart']).effects, 'hero')).toMatchObject({
      hearts: 3,
      heartsMax: 6,
      mana: 1,
      manaMax: 3,
    });
    expect(after(scene, grow(scene, ['mana']).effects, 'hero')).toMatchObject({
      hearts: 2,
      heartsMax: 5,
      mana: 2,
      manaMax: 4,
    });
  });
});

test('[GW-R-02] a further trait of the table can be raised, from a d6', () => {
  const four = house({ traits: ['S', 'G', 'M', 'Wits'] });
  const scene = sheet('core');
  expect(after(scene, grow(scene, ['Wits'], four).effects, 'hero')).toMatchObject({
    traits: { Wits: { die: 8 } },
  });
});

test('[GW-ADD-13] the player chooses, and only player characters advance', () => {
  expect(play(advance, { scene: sheet('core'), figure: 'hero' }, DEFAULTS, [])).toMatchObject({
    ask: { questions: [{ id: 'advance', by: 'hero' }] },
  });
  expect(grow(sceneWith([foe({ id: 'hero' })]), []).outcome).toEqual({
    kind: 'refused',
    reason: 'not-a-player-character',
  });
  expect(grow(sceneWith([]), []).outcome).toEqual({ kind: 'refused', reason: 'unknown-figure' });
});

test('[GW-ADD-16] an advance survives a change of variant, in both directions', () => {
  const fresh = newCharacter(
    {
      id: 'hero',
      name: 'Mira',
      concept: '',
      traits: templateTraits('warrior', DEFAULTS),
      weapons: [],
      hasArmour: false,
    },
    DEFAULTS,
  );
  const switched = (figure: Pc, mode: 'core' | 'd6only', answer: string) => {
    const scene = sceneWith([figure], { mode: mode === 'core' ? 'd6only' : 'core' });
    const raised = applyEffects(
      scene,
      script(advance, { scene, figure: 'hero' }, DEFAULTS, [answer]).outcome.effects,
    );
    const changed = applyEffects(
      raised,
      script(switchVariant, { scene: raised, mode }, DEFAULTS, []).outcome.effects,
    );
    return changed.figures[0] as Pc;
  };
  // S d10 and trained: one size up is d12, and d12 is master.
  expect(switched(fresh, 'd6only', 'S').traits['S']).toEqual({ die: 12, level: 'master' });
  expect(switched(fresh, 'core', 'G').traits['G']).toEqual({ die: 10, level: 'trained' }); // novice one up
  // A level set by hand beside the die stays what it is.
  const byHand = { ...fresh, traits: { ...fresh.traits, S: { die: 10, level: 'novice' } } } as Pc;
  expect(raisedTrait(byHand, 'S', 'core', DEFAULTS)).toEqual({ die: 12, level: 'novice' });
  // A sheet that advanced before both went up together catches up.
  const older = {
    ...fresh,
    traits: { ...fresh.traits, S: { die: 12, level: 'trained' } },
    advances: ['S'],
  } as Pc;
  const scene = sceneWith([older]);
  const { effects } = script(switchVariant, { scene, mode: 'd6only' }, DEFAULTS, []).outcome;
  expect((applyEffects(scene, effects).figures[0] as Pc).traits['S']).toEqual({ die: 12, level: 'master' });
});
