import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { reachLines } from '../src/output/reach-lines.ts';
import { de } from '../src/text/de.ts';

const lines = (isTTY: boolean, reach: readonly string[]) =>
  reachLines({ io: { stdout: { isTTY } }, text: de } as unknown as Parameters<typeof reachLines>[0], reach);

/** The modules that blocks stand for: a light one is drawn, two rows in a line. */
const modulesIn = (code: readonly string[]): boolean[][] =>
  code.flatMap((line) => [
    [...line].map((block) => block !== '█' && block !== '▀'),
    [...line].map((block) => block !== '█' && block !== '▄'),
  ]);

test('every address is told, on a terminal with a code that says the same', () => {
  const addresses = ['http://192.168.0.7:4680', 'http://10.0.0.3:4680/runde'];
  const told = lines(true, addresses);
  for (const address of addresses) {
    const at = told.findIndex((line) => line.endsWith(` ${address}`));
    const { data, size } = encode(address, { border: 2 });
    const code = told.slice(at + 2, at + 2 + Math.ceil(size / 2)).map((line) => line.slice(2));
    expect(modulesIn(code).slice(0, size)).toEqual(data);
  }
});

test('a pipe gets addresses alone, and nothing where only this machine listens', () => {
  expect(lines(false, ['http://10.0.0.3:4680'])).toEqual(['Für Handys im selben Netz: http://10.0.0.3:4680']);
  expect(lines(false, [])).toEqual([]);
  expect(lines(true, []).join()).toContain('npm start lan');
});
