import { play, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import { fighterIn } from '../../src/rules/combat.ts';
import { type ShotInput, shootOrAim } from '../../src/rules/shot.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const ranged = { value: 14, baseDie: 20, bonusDice: 2 };
const bow = { id: 'bow', kind: 'weapon', weaponType: 'ranged', quality: 16, ts: { count: 1, step: 12 } };
const archer = hero({ skills: { ranged }, inventory: [bow], wielded: 'bow' });
const guard = foe({
  skills: { melee: 10, acrobatics: { value: 8, bonusDice: 2 } },
  attributes: { reaction: 12 },
});
const scene = sceneWith([archer, guard]);

const CIRCUMSTANCES = {
  size: 'large',
  targetMovement: 'still',
  distance: 0,
  shooterMovement: 'still',
  awareness: 'unsuspecting',
} as const;
const shoot = (overrides: Partial<ShotInput>, answers: Tape, h = DEFAULTS) => {
  const input: ShotInput = {
    scene,
    shooter: 'hero',
    target: 'foe',
    ...CIRCUMSTANCES,
    ...overrides,
  };
  const run = scripted(
    (fate, given: ShotInput, h2: typeof DEFAULTS) => shootOrAim(fate as HhFate, given, h2),
    input,
    h,
    answers,
  );
  return { ...run.outcome, facts: run.facts, after: applyEffects(input.scene, run.outcome.effects) };
};
const fighterAfter = ({ after }: { after: Scene }, id: string) => {
  if (after.combat === null) throw new Error('no combat');
  return fighterIn(after.combat, id);
};
const LIGHT = 'circle1-outer1';

test('[HH-RNG-01] [HH-RNG-02] [HH-RNG-09] [HH-PROC-06] a shot at once: first throw, minimum, total, damage by TS', () => {
  const { outcome } = shoot({}, [
    [9, 9, 4],
    'shoot',
    [6], // 7 + 6 = 13
    '2', // both 9s as damage dice
    [3, 4, 5], // 1W12 + 2
    LIGHT,
    'circle1-outer2',
    'circle1-outer3',
  ]);
  expect(outcome).toEqual({
    kind: 'hit',
    total: 18,
    minimum: 13,
    legendary: false,
    wounds: [{ figure: 'foe', injuries: ['light', 'light', 'light'] }],
    dead: false,
  });
});

test('[HH-RNG-09] equal is enough, one less is a miss', () => {
  expect(shoot({ distance: 50 }, [[9, 9, 4], 'shoot', [6], '0', [3], LIGHT]).outcome).toMatchObject({
    kind: 'hit',
  }); // 18 = 13 + 5
  expect(shoot({ distance: 60 }, [[9, 9, 4], 'shoot', [6]]).outcome).toMatchObject({
    kind: 'miss',
    minimum: 19,
  });
});

test('[HH-RNG-08] running, the pair is struck and a single face is left', () => {
  const { outcome } = shoot({ shooterMovement: 'fast' }, [[9, 9, 4], 'shoot', [6]]);
  expect(outcome).toMatchObject({ kind: 'miss', total: 4 });
  expect(shoot({ shooterMovement: 'slow' }, [[9, 7, 4], 'shoot', [6]]).outcome).toEqual({ kind: 'noShot' });
});

describe('[HH-RNG-03] [HH-RNG-04] [HH-R-47] aiming', () => {
  const aimed = shoot({}, [[9, 9, 4], '9,9', [13], '9,9']);

  test('the cascade is finished, and any dice are left lying', () => {
    expect(aimed.outcome).toEqual({ kind: 'aimed', saved: [9, 9] });
    expect(fighterAfter(aimed, 'hero')).toMatchObject({ acted: true, saved: [{ face: 9 }, { face: 9 }] });
  });
  test('the dice to pick from are shown', () => {
    const input = { scene, shooter: 'hero', target: 'foe', ...CIRCUMSTANCES };
    const asked = (answers: Tape) => {
      const run = play(
        (fate, i: ShotInput, h: typeof DEFAULTS) => shootOrAim(fate as HhFate, i, h),
        input,
        DEFAULTS,
        answers,
      );
      return run.kind === 'asks' && run.ask.kind === 'choose' ? run.ask.questions[0] : undefined;
    };
    expect(asked([[9, 4, 1]])).toMatchObject({
      options: ['shoot', '9,1', '9,4,1', '4,1', '1'],
      dice: { sides: 20, aside: [], thrown: [1, 4, 9], locked: [1] },
    });
    expect(asked([[9, 9, 4], '9,9', [13]])).toMatchObject({
      dice: { aside: [], thrown: [9, 9, 13], locked: [] },
    });
  });
  test('once a phase', () => {
    expect(shoot({ scene: aimed.after }, []).outcome).toEqual({ kind: 'refused', reason: 'already-acted' });
  });
  test('in the next phase the others are thrown once, and saved dice count along', () => {
    const next = nextOf(aimed.after);
    const { outcome } = shoot({ scene: next, distance: 130 }, [
      [9],
      'shoot',
      [6],
      '3',
      [1, 2, 3, 5],
      ...injured(4),
    ]);
    expect(outcome).toMatchObject({ kind: 'hit', total: 27, minimum: 26 }); // 3 × 9
  });
  test('all dice saved: no throw', () => {
    const all = shoot({}, [[9, 9, 9], '9,9,9', '9,9,9']);
    const { outcome } = shoot({ scene: nextOf(all.after), distance: 200 }, ['shoot', [6]]);
    expect(outcome).toMatchObject({ kind: 'miss', total: 27, minimum: 33 });
  });
  test('[HH-R-53] by house rule only an aimed shot has further damage dice', () => {
    const only = house({ 'shot.extraDiceOnlyAimed': true });
    expect(shoot({}, [[9, 9, 4], 'shoot', [6], [3], LIGHT], only).outcome).toMatchObject({ kind: 'hit' });
    const saved = [[2], 'shoot', [6], '2', [1, 2, 3], ...injured(3)] as Tape;
    expect(shoot({ scene: nextOf(aimed.after) }, saved, only).outcome).toMatchObject({ kind: 'hit' });
  });
  test('[HH-RNG-02] after the melee of the phase it is too late to shoot', () => {
    const late = sceneWith([archer, guard], {
      combat: { engagements: [['hero', 'foe']], meleeFought: true },
    });
    expect(() => shoot({ scene: late }, [[9, 9, 4], 'shoot'])).toThrow('illegal-choice');
  });
});

/** The scene in the next phase: only the archer's saved dice last. */
const nextOf = (so: Scene): Scene =>
  so.combat === null
    ? so
    : {
        ...so,
        combat: {
          ...so.combat,
          fighters: so.combat.fighters.map((fighter) => ({ ...fighter, acted: false })),
        },
      };
const injured = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `circle1-outer${i + 1}`);

test('[HH-RNG-10] all equals and the run dice not in the total become damage dice', () => {
  const spare = shoot({}, [[9, 9, 8], 'shoot', [6], '9,9', '3', [1, 2, 3, 5], ...injured(4)]); // 18 reach 13
  expect(spare.outcome).toMatchObject({ kind: 'hit', total: 18 });
  const needed = shoot({ distance: 100 }, [[9, 9, 8], 'shoot', [6], '9,9,8', '2', [1, 2, 3], ...injured(3)]); // 26 against 23
  expect(needed.outcome).toMatchObject({ kind: 'hit', total: 26 });
});

describe('the target', () => {
  test('[HH-RNG-14] suspecting nothing, it is not even asked', () => {
    const { facts } = shoot({}, [[9, 9, 4], 'shoot', [6], '0', [3], LIGHT]);
    expect(facts).toContainEqual({ kind: 'surprised', figure: 'foe' });
    expect(facts.some(({ kind }) => kind === 'evaded')).toBe(false);
  });
  test('[HH-RNG-15] just noticing: a reaction of 11 or more', () => {
    // Reaction 12: 3W20.
    const slow = shoot({ awareness: 'justNoticed' }, [[9, 9, 4], 'shoot', [6], [10, 5, 2], '0', [3], LIGHT]);
    expect(slow.outcome).toMatchObject({ kind: 'hit', minimum: 13 });
    const quick = shoot({ awareness: 'justNoticed' }, [
      [9, 9, 4],
      'shoot',
      [6],
      [11, 5, 2],
      'acrobatics',
      [8, 2, 3],
    ]);
    expect(quick.outcome).toMatchObject({ kind: 'miss', minimum: 21 }); // 13 + 8
  });
  test('[HH-RNG-16] [HH-R-51] aware: the whole number of the evasion is added; a failure adds nothing', () => {
    const away = shoot({ awareness: 'aware' }, [[9, 9, 4], 'shoot', [6], 'acrobatics', [4, 4, 2]]);
    expect(away.outcome).toMatchObject({ kind: 'miss', minimum: 21 }); // 13 + 4 + 4
    const busy = sceneWith([archer, guard, hero({ id: 'friend' })]);
    const failed = shoot({ scene: busy, awareness: 'aware' }, [
      [9, 9, 4],
      'shoot',
      [6],
      'acrobatics',
      [2, 3, 2],
      '0',
      [3],
      LIGHT,
    ]);
    expect(failed.outcome).toMatchObject({ kind: 'hit', minimum: 13 });
    expect(fighterAfter(failed, 'foe').evading).toBe(true); // HH-RNG-17
  });
  test('may stay and do something else', () => {
    const { outcome } = shoot({ awareness: 'aware' }, [[9, 9, 4], 'shoot', [6], 'stay', '0', [3], LIGHT]);
    expect(outcome).toMatchObject({ kind: 'hit' });
  });
  test('[HH-R-52] hit, it voids the first success it shows; [HH-R-47] or a saved one', () => {
    const hit: Tape = [[9, 9, 4], 'shoot', [6], '0', [3]];
    expect(fighterAfter(shoot({}, [...hit, LIGHT]), 'foe').mustVoid).toBe(1);
    const aiming = sceneWith([archer, guard], {
      combat: { fighters: [{ figure: 'foe', saved: [{ face: 9 }, { face: 12 }] }] },
    });
    const after = shoot({ scene: aiming }, [[9, 9, 4], 'shoot', [6], '9', '0', [3], LIGHT]);
    expect(fighterAfter(after, 'foe')).toMatchObject({ mustVoid: 0, saved: [{ face: 12 }] });
  });
  test('a coin is hit or not', () => {
    const { outcome } = shoot({ target: undefined, size: 'tiny' }, [[12, 12, 12], [6]]);
    expect(outcome).toMatchObject({ kind: 'hit', total: 36, minimum: 36, wounds: [] });
  });
});

describe('[HH-RNG-11] [HH-RNG-12] [HH-RNG-13] [HH-R-54] legendary', () => {
  const master = hero({
    skills: { ranged: { ...ranged, bonusDice: 4 } },
    inventory: [bow],
    wielded: 'bow',
  });
  const mail = { id: 'mail', kind: 'armour', protection: 9, quality: 12 };
  const guarded = (normal: boolean) => foe({ inventory: [mail], worn: 'mail', normal });
  const at = (normal: boolean) => sceneWith([master, guarded(normal)]);

  test('four equals: twice the damage, no armour, and none worn', () => {
    const { outcome, after } = shoot({ scene: at(true) }, [
      [12, 12, 12, 12, 2],
      'shoot',
      [6],
      '0',
      [8], // 16 through the armour: heavy
      'circle1-middle1',
    ]);
    expect(outcome).toMatchObject({ legendary: true, wounds: [{ figure: 'foe', injuries: ['heavy'] }] });
    expect(after.figures[1]?.inventory[0]?.quality).toBe(12);
    expect(after.figures[0]?.mythos).toBe(2); // four equals of 11 or more
  });
  test('unless the table lets armour help', () => {
    const helps = house({ 'shot.legendaryIgnoresArmour': false });
    const { outcome } = shoot(
      { scene: at(true) },
      [[12, 12, 12, 12, 2], 'shoot', [6], '0', [8], LIGHT],
      helps,
    );
    expect(outcome).toMatchObject({ wounds: [{ injuries: ['light'] }] }); // 16 - 9 = 7
  });
  test('[HH-R-38] its dice are those of the equals, unless the table adds them', () => {
    const stack = house({ 'damage.legendaryDiceStack': true });
    // 1 + 4 + 4 = 9: six thrown, three again.
    const { facts } = shoot(
      { scene: at(true) },
      [[12, 12, 12, 12, 2], 'shoot', [6], '8', [1, 2, 3, 4, 5, 6], 'stand', 'circle2-middle1', ...injured(5)],
      stack,
    );
    expect(facts).toContainEqual({ kind: 'extraDamage', dice: 8 });
  });
  test('five kill a normal target', () => {
    const killed = shoot({ scene: at(true) }, [[12, 12, 12, 12, 12], 'shoot', [6]]);
    expect(killed.outcome).toMatchObject({ kind: 'hit', dead: true });
    const dragon = shoot({ scene: at(false) }, [[12, 12, 12, 12, 12], 'shoot', [6], '0', [4], LIGHT]);
    expect(dragon.outcome).toMatchObject({ dead: false, wounds: [{ injuries: ['light'] }] }); // 4 × 2
  });
  test('it still has to reach the minimum', () => {
    const { outcome } = shoot({ scene: at(true), distance: 900 }, [[12, 12, 12, 12, 2], 'shoot', [6]]);
    expect(outcome).toMatchObject({ kind: 'miss', legendary: true, minimum: 103 });
  });
});

test('refusals', () => {
  const reason = (overrides: Partial<ShotInput>) =>
    (shoot(overrides, []).outcome as { reason?: string }).reason;
  expect(reason({ shooter: 'nobody' })).toBe('unknown-figure');
  expect(reason({ target: 'hero' })).toBe('nobody-opposes-themselves');
  expect(reason({ scene: sceneWith([hero({ skills: { ranged } }), guard]) })).toBe('no-ranged-weapon');
  expect(reason({ scene: sceneWith([archer, foe({ status: ['dead'] })]) })).toBe('target-is-out');
});

test('[HH-LRN-09] a master archer makes a shadow roll; there is nobody to swap with', () => {
  const master = hero({
    skills: { ranged: { ...ranged, value: 21 } },
    inventory: [{ ...bow, quality: 20 }],
    wielded: 'bow',
  });
  const shot = shoot({ scene: sceneWith([master, guard]) }, [
    [9, 4, 2],
    'shoot',
    'shadow',
    '4',
    [9],
    '9', // 9 and 9 instead of 9 and 4
    [6],
    '0',
    [3],
    LIGHT,
  ]);
  expect(shot.outcome).toMatchObject({ kind: 'hit', total: 18, minimum: 13 });
});

test('[HH-R-51] `evade.losesPhase`: whoever evaded has lost the phase, or may still shoot', () => {
  const combat = { engagements: [['hero', 'foe']], fighters: [{ figure: 'hero', evading: true }] };
  const evaded = { scene: sceneWith([archer, guard], { combat }) };
  expect(shoot(evaded, []).outcome).toMatchObject({ reason: 'already-acted' });
  const kinder = house({ 'evade.losesPhase': false });
  expect(shoot({ ...evaded, distance: 60 }, [[9, 9, 4], 'shoot', [6]], kinder).outcome).toMatchObject({
    kind: 'miss',
  });
});

test('[HH-DMG-01] a shot hurts by TS, however strong the archer is', () => {
  const strong = { ...archer, pts: { count: 6, step: 20 as const } };
  const { outcome } = shoot({ scene: sceneWith([strong, guard]) }, [
    [9, 9, 4],
    'shoot',
    [6],
    '0',
    [3], // 1W12
    LIGHT,
  ]);
  expect(outcome).toMatchObject({ wounds: [{ injuries: ['light'] }] });
});

test('figures are called by their names in the account', () => {
  const named = sceneWith([
    { ...archer, name: 'Mira' },
    { ...guard, name: 'Wache' },
  ]);
  const { facts } = shoot({ scene: named, distance: 60 }, [[9, 9, 4], 'shoot', [6]]);
  expect(facts).toContainEqual({ kind: 'shoots', figure: 'Mira', target: 'Wache', size: 'large' });
  expect(JSON.stringify(facts)).not.toMatch(/"(hero|foe)"/);
});

describe('a shot outside of a fight', () => {
  test('[HH-R-98] at a thing it is a check with a minimum and no more: no fight, nobody has acted, nothing to aim for', () => {
    // 9 and 9 are 18; 15 + 3 for something very small is as much.
    const { outcome, effects, after } = shoot({ target: undefined, size: 'verySmall' }, [[9, 9, 4], [3]]);
    expect(outcome).toMatchObject({ kind: 'hit', total: 18, minimum: 18 });
    expect(effects).toEqual([]);
    expect(after.combat).toBeNull();
  });

  test('[HH-R-98] in a fight it takes the phase, and aiming is possible', () => {
    const combat = { engagements: [['hero', 'foe']], fighters: [{ figure: 'hero' }, { figure: 'foe' }] };
    const shot = shoot({ target: undefined, scene: sceneWith([archer, guard], { combat }) }, [
      [9, 9, 4],
      'shoot',
      [3],
    ]);
    expect(fighterAfter(shot, 'hero')).toMatchObject({ acted: true });
    expect(fighterAfter(shot, 'foe')).toMatchObject({ acted: false });
  });

  test('[HH-R-98] at somebody it begins the fight, with the sides of the two and nobody else', () => {
    const friend = hero({ id: 'friend' });
    const ofBoth = shoot({ scene: sceneWith([archer, friend, guard]) }, [[2, 3, 2], 'shoot', [6]]);
    expect(ofBoth.after.combat?.engagements).toEqual([['hero', 'friend', 'foe']]);
    const ofOne = shoot({ scene: sceneWith([archer, friend, guard]), target: 'friend' }, [
      [2, 3, 2],
      'shoot',
      [6],
    ]);
    expect(ofOne.after.combat?.engagements).toEqual([['hero', 'friend']]);
  });
});
