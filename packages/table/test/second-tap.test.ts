import { expect, test } from 'vitest';
import { PlayedTable } from './play-table.ts';

test('a second tap does not answer the question after: an answer says which one it was read with', () => {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Krieger', template: 'warrior', hasArmour: false });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  t.act('gm', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  const run = t.table.runs[0]?.id ?? '';
  const tap = { kind: 'answer', run, answer: [4], step: 0 } as const;
  expect(t.send('gm', tap)).toBeNull();
  const after = t.table;
  expect(after.runs[0]?.progress?.tape).toHaveLength(1);
  expect(t.send('gm', { ...tap, answer: 'heart' })).toMatchObject({ code: 'unknown-run', at: 'step' });
  expect(t.table).toBe(after);
  expect(t.send('gm', { kind: 'answer', run, answer: 'heart', step: 1 })).toBeNull();
  expect(t.table.runs).toEqual([]);
});
