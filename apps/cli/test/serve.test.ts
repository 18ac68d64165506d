import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { type Result, refusal, run } from './support/run.ts';

const cwd = temporaryFolder();

/** Serves, looks, and stops. The address is on stdout only when the server has it. */
async function served(
  args: readonly string[],
  env: Record<string, string>,
  look: (url: string) => Promise<void>,
): Promise<Result> {
  let stop = () => {};
  const untilStopped = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
    });
  let running: Promise<Result> | undefined;
  const printed = await new Promise<string>((resolve, reject) => {
    running = run(args, { cwd, env, untilStopped, onStdout: resolve });
    running.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  const [url = ''] = /http:\/\/[^\s"]+/.exec(printed) ?? [];
  try {
    await look(url);
  } finally {
    stop();
  }
  return (await running) as Result;
}

describe('serve', () => {
  test('one line with the address, until it is asked to stop', async () => {
    const { code, stdout, stderr } = await served(
      ['serve', '--port', '0', '--data', 'data'],
      {},
      async (url) => {
        expect(url).toMatch(/^http:\/\/localhost:\d+$/);
        expect((await fetch(`${url}/health`)).status).toBe(200);
      },
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Tafelrunde läuft: (http:\/\/localhost:\d+) \(Spielleitung: \1\/table\/\S+\)\n$/);
    expect(existsSync(join(cwd, 'data'))).toBe(true);
  });

  test('the environment sets what one address may do', async () => {
    const env = { TAFELRUNDE_TABLES_PER_HOUR: '2' };
    await served(['serve', '--port', '0', '--data', 'limited'], env, async (url) => {
      const open = async () => {
        const body = JSON.stringify({ system: 'grundregelwerk', name: 'x', gm: 'y' });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).status;
      };
      // The server itself has opened its first table.
      expect([await open(), await open()]).toEqual([201, 429]);
    });
    const world = { cwd, env: { TAFELRUNDE_TABLES_PER_HOUR: 'many' } };
    expect(await refusal(['serve', '--port', '0', '--data', 'limited'], world)).toMatchObject({
      code: 'not-in-range',
      at: 'TAFELRUNDE_TABLES_PER_HOUR',
    });
  });

  test('the environment sets port, host and data; --json is one value', async () => {
    const env = { PORT: '0', HOST: '127.0.0.1', TAFELRUNDE_DATA: join(cwd, 'other') };
    const { code, stdout } = await served(['serve', '--json'], env, async (url) => {
      expect((await fetch(`${url}/health`)).status).toBe(200);
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      gmLink: expect.stringContaining('/table/'),
      store: 'sqlite',
    });
    expect(existsSync(join(cwd, 'other'))).toBe(true);
  });

  test('a port in use is named with the way out', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    try {
      const args = ['serve', '--port', `${port}`, '--host', '127.0.0.1', '--data', 'data'];
      const error = await refusal(args, { cwd });
      expect(error).toMatchObject({ code: 'port-in-use', at: 'port' });
      for (const part of [`${port}`, '--port', 'PORT']) expect(error.message).toContain(part);
    } finally {
      other.close();
    }
  });

  test('an address of another machine, a folder that cannot be', async () => {
    const args = ['serve', '--port', '0', '--data', 'data', '--host'];
    expect(await refusal([...args, '203.0.113.1'], { cwd })).toMatchObject({
      code: 'host-unavailable',
      at: 'host',
    });
    for (const data of ['/dev/null/x', '/proc/x'])
      expect(await refusal(['serve', '--port', '0', '--data', data], { cwd })).toMatchObject({
        code: 'file-not-writable',
        at: 'data',
      });
  });

  test('data that is no database', async () => {
    mkdirSync(join(cwd, 'broken'));
    writeFileSync(join(cwd, 'broken', 'tafelrunde.db'), 'no database '.repeat(500));
    const args = ['serve', '--port', '0', '--data', 'broken'];
    expect(await refusal(args, { cwd })).toMatchObject({ code: 'data-unusable', at: 'data' });
  });

  test('a backup is put in place before it serves, and a bad one is named', async () => {
    const data = join(cwd, 'restored');
    const args = ['serve', '--port', '0', '--data', data, '--json'];
    // The second start finds something to back up.
    await served(args, {}, async () => undefined);
    await served(args, {}, async () => undefined);
    const backup = readdirSync(join(data, 'backups')).find((name) => name.startsWith('tafelrunde-')) ?? '';
    const path = join(data, 'backups', backup);
    const elsewhere = ['serve', '--port', '0', '--data', join(cwd, 'elsewhere'), '--restore', path, '--json'];
    const { stdout } = await served(elsewhere, {}, async () => undefined);
    expect(JSON.parse(stdout)).toMatchObject({ restored: path, store: 'sqlite' });
    expect(await refusal([...elsewhere.slice(0, 5), '--restore', 'gone.db'], { cwd })).toMatchObject({
      code: 'cannot-restore',
      at: 'restore',
    });
    const env = { DATABASE_URL: 'postgresql://anna:geheim@127.0.0.1:1/runde' };
    expect(await refusal(elsewhere, { cwd, env })).toMatchObject({ code: 'options-conflict' });
  });

  test('a database that is away, a variable that makes no sense', async () => {
    const args = ['serve', '--port', '0', '--data', 'data'];
    const env = { DATABASE_URL: 'postgresql://anna:geheim@127.0.0.1:1/runde' };
    const error = await refusal(args, { cwd, env });
    expect(error).toMatchObject({ code: 'database-unreachable', at: 'DATABASE_URL' });
    expect(error.message).toContain('127.0.0.1:1/runde');
    expect(error.message).not.toContain('geheim');
    const bad = await refusal(args, { cwd, env: { DATABASE_URL: 'mysql://anna:geheim@x/y' } });
    expect(bad).toMatchObject({ code: 'bad-variable', at: 'DATABASE_URL' });
    expect(bad.message).not.toContain('geheim');
  });

  test('a port of the environment is checked like any other', async () => {
    expect(await refusal(['serve'], { cwd, env: { PORT: 'http' } })).toMatchObject({
      code: 'not-in-range',
      at: 'port',
    });
  });
});
