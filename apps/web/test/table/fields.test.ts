import { action, type Resolution } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { fieldOf, presetOf, readNumber } from '../../src/ui/fields.ts';

const side = {
  type: 'object',
  properties: {
    skill: { type: 'string', enum: ['climb', 'swim'] },
    modifier: { type: 'integer', minimum: -10, maximum: 10 },
  },
  required: ['skill', 'modifier'],
};
const opposed = action({
  id: 'somewhere/opposed',
  cites: [],
  headline: [],
  input: {
    parse: (raw) => ({ ok: true, value: raw }),
    json: {
      type: 'object',
      properties: {
        modifier: { type: 'integer', minimum: -10, maximum: 10, examples: [-4, -2, 2, 4] },
        dice: { type: 'integer', minimum: 1, maximum: 200 },
        tricks: { type: 'array', items: { type: 'string', enum: ['feint', 'charge'] } },
        circumstances: {
          type: 'array',
          items: {
            anyOf: [
              { type: 'string', enum: ['-2', '+2'] },
              { type: 'string', minLength: 1 },
            ],
          },
        },
        conditions: {
          type: 'array',
          items: {
            anyOf: [
              { type: 'string', enum: ['cover'] },
              { type: 'object', properties: { condition: {}, extreme: { type: 'boolean' } } },
            ],
          },
        },
        attacker: side,
        defender: side,
        anything: {},
        length: {
          anyOf: [{ type: 'number', minimum: 0.5, maximum: 1000, multipleOf: 0.5 }, { type: 'null' }],
        },
        advantages: { type: 'array', items: { type: 'string', examples: ['brave', 'rich'] } },
        words: { type: 'array', items: { type: 'string' } },
      },
      required: ['modifier', 'dice', 'tricks', 'attacker'],
    },
  },
  rule: (): Resolution<object, never> => ({ outcome: {}, effects: [] }),
});
const shapeOf = (name: string) => fieldOf(opposed, name)?.shape;

test('a whole number has the examples of its schema as usual values and starts at nothing', () => {
  expect(shapeOf('modifier')).toEqual({
    kind: 'integer',
    min: -10,
    max: 10,
    nullable: false,
    usual: [-4, -2, 2, 4],
  });
  const start = (name: string) => {
    const field = fieldOf(opposed, name);
    return field === undefined ? undefined : presetOf(field);
  };
  expect(start('modifier')).toBe(0);
  expect(start('dice')).toBe(1); // nothing is less than it may be
  expect(start('attacker')).toEqual({ skill: 'climb', modifier: 0 });
  expect(start('defender')).toBeUndefined(); // may be left out
});

test('a list of words is any number of them, and with free words open to others', () => {
  expect(shapeOf('tricks')).toEqual({ kind: 'choices', values: ['feint', 'charge'], isOpen: false });
  expect(shapeOf('circumstances')).toEqual({ kind: 'choices', values: ['-2', '+2'], isOpen: true });
});

test('conditions have an extreme form only where the schema has one', () => {
  expect(shapeOf('conditions')).toEqual({ kind: 'conditions', values: ['cover'] });
});

test('the fields of one side belong together', () => {
  const shape = shapeOf('attacker');
  if (shape?.kind !== 'group') throw new Error('no group');
  expect(shape.fields.map(({ name, shape: { kind } }) => [name, kind])).toEqual([
    ['skill', 'choice'],
    ['modifier', 'integer'],
  ]);
  expect(fieldOf(opposed, 'defender')?.optional).toBe(true);
});

const taking = (properties: Readonly<Record<string, unknown>>) => ({
  ...opposed,
  input: { ...opposed.input, json: { type: 'object', properties, required: Object.keys(properties) } },
});

test('numbers, figures, and rows of them', () => {
  const figure = { type: 'string', format: 'figure' };
  const runner = { type: 'object', properties: { figure, gap: { type: 'integer' } }, required: ['figure'] };
  const chase = taking({
    price: { type: 'number', minimum: 0, maximum: 10 },
    runners: { type: 'array', items: runner, maxItems: 3 },
  });
  expect(fieldOf(chase, 'price')?.shape).toMatchObject({ kind: 'number', min: 0, max: 10 });
  const list = fieldOf(chase, 'runners')?.shape;
  if (list?.kind !== 'list' || list.row.kind !== 'group') throw new Error('no list of rows');
  expect([list.max, list.row.fields.map(({ shape }) => shape.kind)]).toEqual([3, ['figure', 'integer']]);
});

test('what is made in a form gets an id of its own', () => {
  const properties = { id: { type: 'string' }, metal: { type: 'boolean' } };
  const piece = fieldOf(
    taking({ piece: { type: 'object', properties, required: ['id', 'metal'] } }),
    'piece',
  );
  expect(piece && presetOf(piece)).toEqual({ id: expect.stringMatching(/^i-\w{8}$/), metal: false });
});

test('what has no control, and what is not there, is no field', () => {
  expect(fieldOf(opposed, 'anything')).toBeUndefined();
  expect(fieldOf(opposed, 'nothing')).toBeUndefined();
});

test('free words are an open list with the examples of the schema', () => {
  expect(shapeOf('advantages')).toEqual({ kind: 'choices', values: ['brave', 'rich'], isOpen: true });
  expect(shapeOf('words')).toEqual({ kind: 'choices', values: [], isOpen: true });
});

test('a number that need not be whole is read with a comma or a point, within its limits and steps', () => {
  const metres = { kind: 'number', min: 0.5, max: 1000, step: 0.5, nullable: true } as const;
  expect(shapeOf('length')).toEqual(metres);
  expect(readNumber('1,5', metres)).toBe(1.5);
  expect(readNumber(' 1.5 ', metres)).toBe(1.5);
  expect(readNumber('1,2', metres)).toBeUndefined();
  expect(readNumber('0', metres)).toBeUndefined();
  expect(readNumber('1001', metres)).toBeUndefined();
  expect(readNumber('1,5 m', metres)).toBeUndefined();
  expect(readNumber('−1,25', { min: -2, max: 2, step: null })).toBe(-1.25);
});
