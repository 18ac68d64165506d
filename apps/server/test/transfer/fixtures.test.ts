import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTableFile } from '@tafelrunde/protocol';
import { systems } from '@tafelrunde/registry';
import { accountOf, brokenAt, EVENT_VERSION, fold, type Seat, verify } from '@tafelrunde/table';
import { describe, expect, test } from 'vitest';
import { adopted } from '../../src/transfer/adopted.ts';

const folder = join(import.meta.dirname, '../../../../packages/table/test/fixtures');

interface Fixture {
  readonly events: readonly unknown[];
  readonly scene: unknown;
  readonly seats: readonly Seat[];
  readonly log: number;
}

/** A system that is younger than a format has no file of it; one whose file is kept must still be there. */
const stored = readdirSync(folder).flatMap((name) => /^v1-(.+)\.json$/.exec(name)?.[1] ?? []);
const kept = systems.filter(({ id }) => stored.includes(id));

test('every stored file of version 1 belongs to a system that is still played', () => {
  expect(kept.map(({ id }) => id).toSorted()).toEqual(stored.toSorted());
  expect(kept).not.toEqual([]);
});

describe.each(kept.map((system) => [system.id, system] as const))('a file of version 1: %s', (id, system) => {
  const fixture: Fixture = JSON.parse(readFileSync(join(folder, `v1-${id}.json`), 'utf8'));
  const raw = { format: 'tafelrunde-table', version: 1, system: id, name: 'Runde', events: fixture.events };
  const parsed = parseTableFile(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const file = parsed.value;

  test('is read into the newest version and folds to the same scene, seats and log', () => {
    expect(file.version).toBe(EVENT_VERSION);
    const table = fold(system.scene, file.events);
    expect(table.scene).toMatchObject(fixture.scene as object);
    expect(table.seats).toEqual(fixture.seats);
    // Hand-overs have stood in the log since version 3.
    expect(table.log.filter(({ kind }) => kind !== 'handed')).toHaveLength(fixture.log);
    expect(brokenAt(system, file.events)).toBeNull();
  });

  test('its dice were thrown before there was a seal, and its account can be read', () => {
    const { unsealed, typed, faults, open } = verify(file.events);
    expect(unsealed + typed).toBeGreaterThan(0);
    expect([faults, open]).toEqual([[], 0]);
    for (const locale of ['de', 'en'] as const)
      expect(accountOf(system, file.events, locale)).not.toMatch(/undefined|\[object|NaN/);
  });

  test('imported it is the same table with another GM and dice that are sealed anew', () => {
    let secrets = 0;
    const secret = () => {
      secrets += 1;
      return secrets.toString(16).padStart(64, '0');
    };
    const by = {
      table: 'new',
      seat: 'importer',
      gm: 'Anna',
      command: 'import',
      secret,
      onlyState: false,
      now: 99,
    };
    const made = adopted(system, file, by);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const table = fold(system.scene, made.value.events);
    expect(table.scene).toEqual(fold(system.scene, file.events).scene);
    expect(table.id).toBe('new');
    expect(table.seats.map((seat) => seat.id)).toEqual(['importer', ...fixture.seats.map((seat) => seat.id)]);
    expect(table.seats.slice(1)).toEqual(fixture.seats);
    expect(table.runs).toEqual([]);
    const { unsealed, typed } = verify(file.events);
    expect(verify(made.value.events)).toMatchObject({ unsealed, typed, open: 0, faults: [] });
    expect(table.dice.seals.map(({ stream }) => stream)).toEqual([
      'open',
      'gm',
      'seat:importer',
      ...made.value.seats.map(({ seat }) => `seat:${seat}`),
    ]);
    // Numbers go on without a gap, so the new table can go on, too.
    expect(made.value.events.map(({ seq }) => seq)).toEqual(made.value.events.map((_, i) => i + 1));
  });
});
