import type { Fate } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { actionRows, bare, namedActions } from '../src/action-rows.ts';

type TinyFate = Fate<'T-01', { readonly kind: 'done' }>;
const id = z.string();
const { onScene, own, gm } = actionRows(z.strictObject({ turn: id }), id);
const rule = (_fate: TinyFate, _input: object, _house: null) => ({ outcome: { kind: 'done' }, effects: [] });

const actions = namedActions(
  'tiny',
  { wait: '', count: '', heal: '', end: '' },
  {
    end: onScene({ cites: ['T-01'], input: {}, rule, actor: ({ scene }) => scene.turn, headline: ['done'] }),
    heal: gm(rule, 'done', ['T-01'], { figure: id }),
    wait: own(rule, 'done', ['T-01'], { rounds: z.int().default(1) }),
    count: bare({ cites: ['T-01'], input: { sides: z.int() }, rule, by: 'anyone', headline: ['done'] }),
  },
);
const actionOf = (name: string) => actions.find((one) => one.id === `tiny/${name}`);

test('actions have the names of their words, in their order', () => {
  expect(actions.map((one) => one.id)).toEqual(['tiny/wait', 'tiny/count', 'tiny/heal', 'tiny/end']);
});

test('what a figure does is done by the figure that the input names', () => {
  const wait = actionOf('wait');
  expect(wait?.fields?.parse({ figure: 'mira' })).toEqual({ ok: true, value: { figure: 'mira', rounds: 1 } });
  expect(wait?.actor({ figure: 'mira' })).toBe('mira');
  expect(wait?.by).toBe('player');
  expect(actionOf('end')?.actor({ scene: { turn: 'ork' } })).toBe('ork');
});

test('what the GM does is done by nobody of the scene', () => {
  expect(actionOf('heal')?.by).toBe('gm');
  expect(actionOf('heal')?.actor({ figure: 'mira' })).toBeUndefined();
});

test('an action without a scene takes its fields alone', () => {
  expect(actionOf('count')?.fields).toBeNull();
  expect(actionOf('count')?.input.parse({ sides: 6 })).toEqual({ ok: true, value: { sides: 6 } });
});
