import { describe, expect, test } from 'vitest';
import * as scenes from '../src/scene.ts';
import * as schemas from '../src/schemas.ts';
import { hero, itemWith, sceneWith } from './fixtures.ts';

describe('a figure is read from little', () => {
  test('[HH-R-55] three full rows of four points each, for body and mind', () => {
    const { physis, psyche } = hero();
    expect(physis).toEqual({ rows: [4, 4, 4], points: 12, lockedUntil: null });
    expect(psyche).toEqual({ rows: [4, 4, 4], points: 12, lockedUntil: null });
    expect(hero({ physis: 5 }).physis.points).toBe(5);
    expect(hero({ physis: { rows: [3, 2] } }).physis).toEqual({ rows: [3, 2], points: 5, lockedUntil: null });
  });

  test('[HH-R-57] three life circles of 6, 3 and 1 segments, nothing lost', () => {
    const { lifeCircles } = hero();
    expect(
      lifeCircles.map(({ outer, middle, inner }) => [outer.length, middle.length, inner.length]),
    ).toEqual([
      [6, 3, 1],
      [6, 3, 1],
      [6, 3, 1],
    ]);
    expect(lifeCircles.flatMap(({ outer, middle, inner }) => [...outer, ...middle, ...inner])).not.toContain(
      true,
    );
  });

  test('[HH-R-57] each middle segment has two outer ones', () => {
    expect(schemas.figure.safeParse({ id: 'x', lifeCircles: [{ outer: 4, middle: 2 }] }).success).toBe(true);
    expect(schemas.figure.safeParse({ id: 'x', lifeCircles: [{ outer: 5, middle: 2 }] }).success).toBe(false);
  });

  test('[HH-R-14] [HH-R-56] a skill is known by its value; class and physical flag come from the table', () => {
    const { skills } = hero({ skills: { weaponsmith: 14, drink: 6, poetry: 9 } });
    expect(skills['weaponsmith']).toMatchObject({
      value: 14,
      class: 'profession',
      physical: true,
      baseDie: null,
    });
    expect(skills['drink']).toMatchObject({ class: 'general', physical: true });
    expect(skills['poetry']).toMatchObject({ class: 'general', physical: false, bonusDice: 2 });
    expect(hero({ skills: { drink: { value: 6, physical: false } } }).skills['drink']?.physical).toBe(false);
  });

  test('an item is a simple thing of quality 10', () => {
    expect(itemWith({ id: 'hammer' })).toMatchObject({
      name: 'hammer',
      kind: 'other',
      quality: 10,
      effects: [],
    });
  });
});

describe('what does not fit is refused', () => {
  test('unknown fields and ids that stand twice', () => {
    expect(schemas.figure.safeParse({ id: 'x', hearts: 3 }).success).toBe(false);
    expect(scenes.scene.safeParse({ figures: [{ id: 'a' }, { id: 'a' }] }).success).toBe(false);
  });

  test('a scene survives being written and read', () => {
    const scene = sceneWith([hero({ skills: { sneak: 8 }, inventory: [{ id: 'sword', kind: 'weapon' }] })]);
    expect(scenes.scene.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });
});
