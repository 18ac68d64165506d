import { expect, test } from 'vitest';
import { ACCENTS, CARDS } from '../src/cards.ts';
import { systems } from '../src/index.ts';
import { cardOf, loadSystem, offerOutside, SYSTEM_CARDS } from '../src/lazy.ts';

test('what can be loaded on demand is what is listed, no more and no less', async () => {
  const ids = SYSTEM_CARDS.map(({ id }) => id);
  expect([...ids].sort()).toEqual(systems.map(({ id }) => id).sort());
  for (const system of systems) expect(await loadSystem(system.id)).toBe(system);
});

test('a card carries the name of its system', () => {
  for (const { id, title } of systems) expect(cardOf(id)?.title).toEqual(title);
});

test('every card has a colour of its own and dice that can fall like that', () => {
  expect(CARDS.map(({ accent }) => accent).sort()).toEqual([...ACCENTS].sort());
  for (const [sides, face] of CARDS.flatMap(({ dice }) => dice)) {
    expect(face).toBeGreaterThanOrEqual(1);
    expect(face).toBeLessThanOrEqual(sides);
  }
});

test('a system that is not there has no card and cannot be loaded', async () => {
  expect(cardOf('nothing')).toBeUndefined();
  expect(cardOf('toString')).toBeUndefined();
  expect(await loadSystem('toString')).toBeUndefined();
});

test('a system of the host is offered behind the others, and loaded from its module', async () => {
  const words = (text: string) => ({ de: text, en: text });
  const module = `data:text/javascript,export const system = { id: 'coins' };`;
  const before = SYSTEM_CARDS.length;
  offerOutside([
    { id: 'coins', title: words('Coins'), summary: words('Toss'), module },
    // An id that is taken stays with whom it belongs to.
    { id: 'd6pool', title: words('Other'), summary: words('Other'), module },
  ]);
  expect(SYSTEM_CARDS.slice(before)).toEqual([
    { id: 'coins', title: words('Coins'), summary: words('Toss'), accent: expect.any(String), dice: [] },
  ]);
  expect(cardOf('d6pool')?.title.de).toBe('D6 Pool');
  expect(await loadSystem('coins')).toEqual({ id: 'coins' });
});
