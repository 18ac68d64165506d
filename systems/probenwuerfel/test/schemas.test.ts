import { fromZod } from '@tafelrunde/schema';
import { describe, expect, test } from 'vitest';
import { emptyScene } from '../src/scene.ts';
import * as schemas from '../src/schemas.ts';

const problemsOf = (schema: Parameters<typeof fromZod>[0], raw: unknown) => {
  const result = fromZod(schema).parse(raw);
  return result.ok ? [] : result.error.map(({ code, at }) => `${code} ${at}`);
};

describe('a figure', () => {
  test('[PW-R-16] [PW-ADD-02] an id is enough: all dice W4 and everything still to give out', () => {
    const figure = schemas.figure.parse({ id: 'mira' });
    expect(figure).toMatchObject({
      id: 'mira',
      name: 'mira',
      side: 'pc',
      player: '',
      level: 1,
      skills: {},
      hitPoints: 19,
      mana: 4,
      weapons: [],
      armour: null,
      effects: [],
      scars: [],
      status: [],
      budget: { attributeSteps: 10, skillRaises: 15, derivedPoints: 0 },
      raisedThisLevel: {},
      openDegrees: 0,
      frozen: null,
    });
    expect(Object.values(figure.attributes)).toEqual(new Array(10).fill({ die: 4, modifier: 0 }));
    expect(Object.values(figure.derivedModifiers)).toEqual(new Array(9).fill(0));
  });

  test('[PW-ADD-01] the raises of a Probe are its place on the ladder, unless they are told', () => {
    const skills = {
      sneak: 8,
      climb: { die: 10, modifier: 1 },
      notice: { die: 12, raises: 6, modifier: 2 },
    } as const;
    expect(schemas.figure.parse({ id: 'a', skills }).skills).toEqual({
      sneak: { die: 8, raises: 2, modifier: 0 },
      climb: { die: 10, raises: 3, modifier: 1 },
      notice: { die: 12, raises: 6, modifier: 2 },
    });
  });

  test('[PW-ADD-04] current values start at their maximum; at 0 one is out of action', () => {
    expect(schemas.figure.parse({ id: 'a', attributes: { constitution: 8, will: 6 } })).toMatchObject({
      hitPoints: 23,
      mana: 6,
    });
    expect(schemas.figure.parse({ id: 'a', hitPoints: -3 }).status).toEqual(['outOfAction']);
    expect(schemas.figure.parse({ id: 'a', hitPoints: 0, status: ['outOfAction'] }).status).toEqual([
      'outOfAction',
    ]);
  });

  test('what is read can be stored and read again', () => {
    const figure = schemas.figure.parse({
      id: 'a',
      attributes: { will: { die: 8, modifier: -1 } },
      weapons: [{ name: 'sword', weaponSkill: 'blades' }],
      armour: { value: 2 },
      effects: [{ label: 'x', target: 'skill:jonglieren', amount: -2 }],
    });
    expect(schemas.figure.parse(JSON.parse(JSON.stringify(figure)))).toEqual(figure);
  });

  test.each([
    { raw: {}, problem: 'missing-field id' },
    { raw: { id: '' }, problem: 'too-short id' },
    { raw: { id: 'a', attributes: { luck: 6 } }, problem: 'unknown-field attributes.luck' },
    { raw: { id: 'a', attributes: { will: 5 } }, problem: 'not-one-of attributes.will' },
    { raw: { id: 'a', skills: { sneak: 20 } }, problem: 'not-one-of skills.sneak' },
    { raw: { id: 'a', level: 0 }, problem: 'too-small level' },
    { raw: { id: 'a', mana: -1 }, problem: 'too-small mana' },
    { raw: { id: 'a', side: 'enemy' }, problem: 'not-one-of side' },
    { raw: { id: 'a', armour: { value: -1 } }, problem: 'too-small armour.value' },
    { raw: { id: 'a', luck: 3 }, problem: 'unknown-field luck' },
    {
      raw: { id: 'a', effects: [{ label: 'x', target: 'roll:fate', amount: 1 }] },
      problem: 'not-a-target effects.0.target',
    },
  ])('$problem', ({ raw, problem }) => {
    expect(problemsOf(schemas.figure, raw)).toEqual([problem]);
  });
});

describe('a scene', () => {
  test('nothing at all is the empty one', () => {
    expect(schemas.scene.parse({})).toEqual(emptyScene);
  });
  test('every id is there once', () => {
    expect(problemsOf(schemas.scene, { figures: [{ id: 'a' }, { id: 'a' }] })).toEqual([
      'ids-not-unique figures',
    ]);
    const list = { id: 'x', name: 'x', rows: [] };
    expect(problemsOf(schemas.scene, { lists: [list, list] })).toEqual(['ids-not-unique lists']);
  });
  test('[PW-ADD-09] a catalogue needs what Table 1.2 needs', () => {
    const skill = (id: string) => ({ id, attribute: 'agility' });
    expect(problemsOf(schemas.scene, { skills: [skill('evasion'), skill('sprint')] })).toEqual([
      'protected-skill skills',
    ]);
    const three = ['evasion', 'sprint', 'unarmed'].map(skill);
    expect(schemas.scene.parse({ skills: three }).skills).toHaveLength(3);
  });
  test('[PW-ADD-08] a list has 100 rows at most', () => {
    const list = { id: 'x', name: 'x', rows: new Array(101).fill('row') };
    expect(problemsOf(schemas.scene, { lists: [list] })).toEqual(['too-many lists.0.rows']);
  });
});

test('[PW-CHK-08] difficulties and modifiers are whole numbers within reason', () => {
  expect(problemsOf(schemas.difficulty, 201)).toEqual(['too-big ']);
  expect(problemsOf(schemas.difficulty, 9.5)).toEqual(['wrong-type ']);
  expect(problemsOf(schemas.modifier, -100)).toEqual(['too-small ']);
});
