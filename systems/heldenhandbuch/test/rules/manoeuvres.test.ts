import { expect, test } from 'vitest';
import { MANOEUVRE_TABLE } from '../../src/data/manoeuvres.ts';
import { manoeuvreOf, throwsSatOut } from '../../src/rules/manoeuvres.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const made = (group: readonly number[], used = group, h = DEFAULTS, converted: readonly number[] = []) =>
  manoeuvreOf({ group, converted }, used, h);

test.each([
  { id: 'HH-MAN-02', group: [7, 7, 7], manoeuvre: 'tria' },
  { id: 'HH-MAN-03', group: [11, 11, 11, 12, 12, 12], manoeuvre: 'doubleTria' },
  { id: 'HH-MAN-03', group: [9, 9, 9, 9, 10], manoeuvre: 'tessera' },
  { id: 'HH-MAN-04', group: [9, 9, 9, 9, 9, 10], manoeuvre: 'pente' },
  { id: 'HH-MAN-05', group: [6, 6, 6, 6, 6, 6], manoeuvre: 'exi' },
  { id: 'HH-MAN-02', group: [14, 14, 15, 15], manoeuvre: null },
])('[$id] $group make: $manoeuvre', ({ group, manoeuvre }) => {
  expect(made(group)).toBe(manoeuvre);
});

test('[HH-MAN-01] [HH-MAN-02] [HH-MAN-03] [HH-MAN-04] [HH-MAN-05] bonus, disarming and damage of each', () => {
  const rows = Object.entries(MANOEUVRE_TABLE).map(([name, row]) => [
    name,
    row.initiativeBonus,
    row.disarms,
    row.damage,
  ]);
  expect(rows).toEqual([
    ['exi', 3, false, 3],
    ['pente', 2, false, 2],
    ['tessera', 1, true, 1],
    ['doubleTria', 1, true, 1],
    ['tria', 1, false, 1],
  ]);
});

test('[HH-MAN-06] [HH-R-39] any face will do, unless the table wants 11 or more', () => {
  expect(made([4, 4, 4])).toBe('tria');
  const high = house({ 'manoeuvre.minFace': 11 });
  expect([made([10, 10, 10], undefined, high), made([11, 11, 11], undefined, high)]).toEqual([null, 'tria']);
});

test('[HH-R-39] it comes with the use of one of its dice', () => {
  expect(made([12, 12, 12, 13], [13])).toBeNull();
  expect(made([12, 12, 12, 13], [12])).toBe('tria');
});

test('[HH-R-96] converted dice are left out when equals are counted', () => {
  expect(made([12, 12, 12, 12], undefined, DEFAULTS, [12])).toBe('tria'); // 4 - 1
  expect(made([12, 12, 12], undefined, DEFAULTS, [12])).toBeNull();
});

test('[HH-R-40] two bonuses cancel out by their difference, unless both stand', () => {
  expect([throwsSatOut(0, 3, DEFAULTS), throwsSatOut(1, 3, DEFAULTS), throwsSatOut(3, 1, DEFAULTS)]).toEqual([
    3, 2, 0,
  ]);
  expect(throwsSatOut(1, 3, house({ 'inb.cancel': false }))).toBe(3);
});
