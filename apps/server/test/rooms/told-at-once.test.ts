import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { memoryStore } from '../../src/store/memory-store.ts';

test('while a snapshot is kept, everybody knows already what has happened: who comes in then is not told twice', async () => {
  const store = memoryStore();
  const secret = () => '1'.padStart(64, '0');
  const rooms = new Rooms({ store, files: memoryFiles(), secret, now: () => 0, metrics: new Metrics() });
  const opened = await rooms.openTable('grundregelwerk', 'Runde', 'Spielleitung');
  const room = await rooms.room(opened?.table ?? '');
  if (opened === undefined || room === undefined) throw new Error('no table');
  let told = room.now.seq;
  room.listen(({ events }) => {
    told = events.at(-1)?.seq ?? told;
  });
  const seen: (readonly [now: number, told: number])[] = [];
  store.saveSnapshot = async () => void seen.push([room.now.seq, told]);
  for (let i = 0; i < 520; i += 1)
    await room.carryOut(opened.seat, { kind: 'say', id: `c${i}`, text: 'Satz' });
  // A snapshot every 250 events.
  expect(seen).toEqual([
    [250, 250],
    [500, 500],
  ]);
  await rooms.close();
});
