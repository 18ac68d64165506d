import { action, type Resolution } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { fieldOf, presetOf } from '../../src/pages/table/fields.ts';

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

test('what has no control, and what is not there, is no field', () => {
  expect(fieldOf(opposed, 'anything')).toBeUndefined();
  expect(fieldOf(opposed, 'nothing')).toBeUndefined();
});
