import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';

const bin = fileURLToPath(new URL('../bin/tafelrunde.mjs', import.meta.url));
const bundle = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const cwd = temporaryFolder();

beforeAll(() => {
  if (!existsSync(bundle))
    throw new Error(`${bundle} is missing: run \`npm run build\` first, as \`npm test\` does.`);
});

function start(args: readonly string[]): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function ended(child: ChildProcess): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

const tafelrunde = (...args: readonly string[]) => ended(start(args));

describe('the program itself', () => {
  test('odds as JSON on stdout', async () => {
    const { code, stdout, stderr } = await tafelrunde(
      'odds',
      'grundregelwerk/test',
      '--input',
      '{"die":10,"tn":6}',
      '--json',
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).chances.success).toEqual({ p: 0.5, fraction: '1/2' });
  });

  test('a long listing comes through a pipe whole', async () => {
    const { code, stdout } = await tafelrunde('actions', '--full', '--json');
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(100_000); // more than a pipe holds at once
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 'grundregelwerk/duel' }));
  });

  test('bad input: exit code 2, error on stderr, nothing on stdout', async () => {
    const { code, stdout, stderr } = await tafelrunde('roll', '3W6', '--faces', '7,1,1', '--json');
    expect([code, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr).error).toMatchObject({ code: 'face-impossible', at: 'faces.0' });
  });

  test('where nobody sits at the keyboard, nobody is asked', async () => {
    const { code, stderr } = await tafelrunde(
      'character',
      'create',
      'new.json',
      '--system',
      'grundregelwerk',
      '--json',
    );
    expect(code).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({ code: 'missing-field', at: 'name' });
  });

  test('a reader that goes away early is no failure', async () => {
    const child = start(['actions', '--json']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, stderr } = await ended(child);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('serve ends cleanly when it is told to', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const child = start(['serve', '--port', '0', '--data', join(cwd, 'data')]);
      child.stdout?.once('data', () => child.kill(signal));
      const { code, stdout, stderr } = await ended(child);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Tafelrunde läuft: http:\/\/localhost:\d+ .*\n$/);
    }
  });
});
