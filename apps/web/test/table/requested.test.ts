import { systemOf } from '@tafelrunde/registry';
import type { RollRequest, Table } from '@tafelrunde/table';
import { beforeAll, expect, test } from 'vitest';
import {
  fixableFields,
  playedFigures,
  requestableActions,
  requestedOffers,
  type Situation,
  waitingRequests,
} from '../../src/pages/table/inbox/requested.ts';
import { newSolo } from './solo-world.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');

let situation: Situation;
let table: Table;
beforeAll(async () => {
  const link = newSolo(system);
  await link.send({
    ...{ kind: 'act', action: 'grundregelwerk/create', audience: 'everyone', realDice: false },
    input: { name: 'Mira', template: 'warrior', hasArmour: false },
  });
  table = link.state().table;
  situation = { system, scene: table.scene, house: { traits: ['S', 'G', 'W'] } };
});

const attempt = 'grundregelwerk/attempt';
const asked = (input: unknown, action = attempt): Pick<RollRequest, 'detail'> => ({
  detail: { action, input },
});

test('a request is answered by what the figure can do, without what the GM has fixed', () => {
  const ways = requestedOffers(situation, asked({ tn: 8, trait: 'G' }), ['mira']);
  expect(ways).toHaveLength(1);
  expect(ways[0]?.offer).toMatchObject({
    input: { figure: 'mira', trait: 'G', tn: 8 },
    fields: ['goal', 'conditions', 'tools', 'way'],
  });
  // Nothing fixed: one way for each trait.
  expect(requestedOffers(situation, asked({}), ['mira']).map(({ offer }) => offer.with)).toEqual([
    'S',
    'G',
    'W',
  ]);
});

test('a blind request tells what to throw and nothing that was fixed', () => {
  const ways = requestedOffers(situation, asked(null), ['mira']);
  expect(ways.map(({ offer }) => offer.input)).toEqual(
    ['S', 'G', 'W'].map((trait) => ({ figure: 'mira', trait })),
  );
});

test('what is not offered right now is asked for whole, with the figure in its place', () => {
  const [way] = requestedOffers(situation, asked({ tn: 6 }, 'grundregelwerk/retry'), ['mira']);
  expect(way).toMatchObject({
    figure: 'mira',
    offer: { input: { figure: 'mira', tn: 6 }, chance: 'success' },
  });
  expect(way?.offer.fields).toContain('goal');
  // A test without a figure needs nobody on the table; one with a figure does.
  expect(requestedOffers(situation, asked({ die: 8 }, 'grundregelwerk/test'), [])[0]).toMatchObject({
    figure: null,
    offer: { input: { die: 8 }, fields: ['tn', 'steps', 'help'] },
  });
  expect(requestedOffers(situation, asked({}), [])).toEqual([]);
});

test('the GM can ask for whatever rolls, the usual first, and fix what tells its ways apart', () => {
  const actions = requestableActions(situation, ['mira']);
  expect(actions[0]?.id).toBe(attempt);
  expect(actions.map(({ id }) => id)).not.toContain('grundregelwerk/rest');
  const [action] = actions;
  if (action === undefined) throw new Error('nothing to ask for');
  const fields = fixableFields(situation, action, ['mira']);
  expect(fields.map(({ name }) => name)).toEqual(['trait', 'goal', 'tn', 'conditions', 'tools', 'way']);
  expect(fields[0]?.shape).toEqual({ kind: 'choice', values: ['S', 'G', 'W'], nullable: false });
});

test('a request waits for those who have not begun to answer it', () => {
  const seat = { name: '', role: 'player', figures: ['mira'], revoked: false } as const;
  const request: RollRequest = {
    ...{ id: 'r', by: 'gm', asked: ['a', 'b'], to: ['a', 'b'], audience: 'everyone', text: '' },
    ...asked({}),
  };
  const run = { ...({} as Table['runs'][number]), id: 'x', by: 'b', request: 'r' };
  const at: Table = {
    ...table,
    seats: [
      { ...seat, id: 'a' },
      { ...seat, id: 'b', figures: ['jonas'] },
      { ...seat, id: 'c', revoked: true },
    ],
    requests: [request],
    runs: [run],
  };
  expect(waitingRequests(at, 'a')).toEqual([request]);
  expect(waitingRequests(at, 'b')).toEqual([]);
  expect(waitingRequests(at, 'c')).toEqual([]);
  expect(playedFigures(at)).toEqual(['mira', 'jonas']);
  expect(playedFigures(at, ['b'])).toEqual(['jonas']);
});
