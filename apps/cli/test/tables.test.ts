import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, run, text } from './support/run.ts';
import { bentText, playedEvents, tableText } from './support/tables.ts';

const cwd = temporaryFolder();
const write = (name: string, content: string) => writeFileSync(join(cwd, name), content);

const numbersFor = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, 7]));

beforeAll(() => {
  write('good.json', tableText());
  write('sealed.json', tableText(playedEvents({ revealed: false })));
  write('bent.json', bentText());
});

describe('tafelrunde verify', () => {
  test('all is well: exit code 0, and the contract’s fields', async () => {
    expect(await json(['verify', 'good.json'], { cwd })).toEqual({
      rolls: 3,
      verified: 2,
      broken: [],
      open: 0,
      hidden: 0,
      typed: 1,
      unsealed: 0,
      abandoned: 0,
      unsalted: 0,
    });
    expect(await text(['verify', 'good.json', '--locale', 'de'], { cwd })).toBe(
      'Kein Wurf ist gebogen: Alle geprüften Würfe stimmen mit ihrem Siegel überein.\n' +
        '  2 Würfe geprüft\n  1 Wurf mit echten Würfeln\n',
    );
    expect(await text(['verify', 'good.json', '--locale', 'en'], { cwd })).toMatch(/2 throws checked/);
  });

  test('dice that are still sealed are no fault', async () => {
    expect(await json(['verify', 'sealed.json'], { cwd })).toMatchObject({
      verified: 0,
      open: 2,
      broken: [],
    });
    expect(await text(['verify', 'sealed.json', '--locale', 'de'], { cwd })).toMatch(/noch versiegelt/);
  });

  test('a bent throw: exit code 1, and where it is', async () => {
    const { code, stdout, stderr } = await run(['verify', 'bent.json', '--json', '--locale', 'de'], { cwd });
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      rolls: 3,
      verified: 1,
      broken: [{ fault: 'other-faces', message: 'Aus dem Siegel ergeben sich andere Augen.' }],
    });
    const people = await run(['verify', 'bent.json', '--locale', 'en'], { cwd });
    expect(people.code).toBe(1);
    expect(people.stdout).toMatch(/One place is wrong:\n {2}Event \d+: The seal demands other faces\./);
  });

  test('a bad file: exit code 2, code and place', async () => {
    write('other.json', '{"format":"tafelrunde-table","version":9}');
    expect(await refusal(['verify', 'other.json'], { cwd })).toMatchObject({
      code: 'unsupported-version',
      at: 'version',
    });
    write('other.json', tableText(playedEvents().toSpliced(4, 1)));
    expect(await refusal(['verify', 'other.json'], { cwd })).toMatchObject({
      code: 'event-out-of-order',
      at: 'events.4.seq',
    });
    const foreign = playedEvents().map((event) =>
      event.kind === 'runFinished'
        ? { ...event, effects: event.effects.map(({ kind, ...rest }) => ({ kind, ...numbersFor(rest) })) }
        : event,
    );
    write('other.json', tableText(foreign));
    expect(await refusal(['verify', 'other.json'], { cwd })).toMatchObject({ code: 'does-not-fit' });
    write('other.json', tableText().replaceAll('grundregelwerk', 'schach'));
    expect(await refusal(['export', 'other.json'], { cwd })).toMatchObject({
      code: 'unknown-table-system',
      at: 'system',
    });
  });
});

describe('tafelrunde export', () => {
  test('as an account in both languages', async () => {
    const german = await text(['export', 'good.json', '--markdown', '--locale', 'de'], { cwd });
    expect(german).toMatch(/^# Runde\n/);
    expect(german).toContain('- **Anna**: 2W6 = 7 (echte Würfel; 2W6: 3, 4)');
    const { markdown } = await json(['export', 'good.json', '--markdown', '--locale', 'en'], { cwd });
    expect(markdown).toContain('real dice; 2d6: 3, 4');
  });

  test('in the newest form', async () => {
    expect(await json(['export', 'good.json'], { cwd })).toEqual(JSON.parse(tableTextOnce));
    expect(JSON.parse(await text(['export', 'good.json'], { cwd }))).toEqual(JSON.parse(tableTextOnce));
  });
});

const tableTextOnce = tableText();
beforeAll(() => write('good.json', tableTextOnce));
