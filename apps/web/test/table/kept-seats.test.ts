import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearAddress,
  keepSeat,
  seatFromAddress,
  seatInTheWay,
  seatsAt,
} from '../../src/pages/table/seats/kept-seats.ts';

const stored = new Map<string, string>();
const address = { hash: '', pathname: '/table/t1' };

beforeEach(() => {
  stored.clear();
  address.hash = '';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: () => {
      address.hash = '';
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a link that the table has not welcomed takes no seat away', () => {
  keepSeat('t1', { token: 'the-gm', system: 'd6pool', name: 'Anna' });
  address.hash = '#AAAAAAAAAAAAAAAAAAAAAAAA';
  expect(seatFromAddress('t1')).toMatchObject({ token: 'AAAAAAAAAAAAAAAAAAAAAAAA', system: 'd6pool' });
  // It was refused, and the page is opened again without it.
  address.hash = '';
  expect(seatFromAddress('t1')).toMatchObject({ token: 'the-gm', name: 'Anna' });
});

test('a link that was welcomed is kept, and the seat before it stays in reach', () => {
  keepSeat('t1', { token: 'the-gm', name: 'Anna', invitations: { player: 'p', spectator: 's' } });
  address.hash = '#the-player';
  const other = seatFromAddress('t1');
  if (other === undefined) throw new Error('no seat');
  expect(other).not.toHaveProperty('invitations');
  keepSeat('t1', other);
  clearAddress();
  expect(address.hash).toBe('');
  expect(seatsAt('t1').map(({ token }) => token)).toEqual(['the-player', 'the-gm']);
  // Its own link brings it back with all it had.
  address.hash = '#the-gm';
  const back = seatFromAddress('t1');
  expect(back).toMatchObject({ name: 'Anna', invitations: { player: 'p', spectator: 's' } });
});

test('a link to another seat asks before it pushes one aside; one’s own seat, or none, asks nothing', () => {
  address.hash = '#the-player';
  expect(seatInTheWay('t1', { token: 'the-player', at: 0 })).toBeUndefined();
  keepSeat('t1', { token: 'the-gm', name: 'Anna' });
  expect(seatInTheWay('t1', { token: 'the-player', at: 0 })).toMatchObject({ token: 'the-gm', name: 'Anna' });
  expect(seatInTheWay('t1', { token: 'the-gm', at: 0 })).toBeUndefined();
});
