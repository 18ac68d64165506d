import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTestCounts, quotedInTests, testCountFiles, writeTestCounts } from './rules-index.mjs';

/** @param {string} source */
const quoted = (source) => quotedInTests('a.test.ts', source);

describe('the ids a test quotes', () => {
  test.each([
    ["test('[GW-TST-01] one die', () => {});", [['GW-TST-01']]],
    ["it.only('[GW-R-01] read so', () => {});", [['GW-R-01']]],
    ["test('[GW-TST-01, GW-TN-01] [GW-D6-02] three', () => {});", [['GW-TST-01', 'GW-TN-01', 'GW-D6-02']]],
    ["test('[GW-TST-01] twice [GW-TST-01]', () => {});", [['GW-TST-01']]],
    ["test.each([6, 8])('[GW-TRT-02] W%i', () => {});", [['GW-TRT-02']]],
    ['test.each`a\n$' + '{1}`("[GW-TRT-02] table", () => {});', [['GW-TRT-02']]],
    ['for (const n of [1]) test(`[GW-TN-01] TN $' + '{n}`, () => {});', [['GW-TN-01']]],
    [
      "describe('[GW-ADD-01]', () => { test('a', () => {}); test('b', () => {}); });",
      [['GW-ADD-01'], ['GW-ADD-01']],
    ],
    ["test('quotes nothing [sic]', () => {});", [[]]],
    ["const note = '[GW-TST-01]'; expect('[GW-TST-01]').toBe(note);", []],
    ["// test('[GW-TST-01] commented out', () => {});", []],
  ])('%s', (source, ids) => expect(quoted(source)).toEqual(ids));

  test('a file that does not parse is an error', () => {
    expect(() => quoted('test(')).toThrow('a.test.ts');
  });
});

test('the counts are sorted, and a file that is not current is told from one that is', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-index-'));
  try {
    for (const folder of ['src', 'test/rules']) {
      mkdirSync(join(root, 'systems/one', folder), { recursive: true });
    }
    writeFileSync(join(root, 'systems/one/package.json'), '{}');
    writeFileSync(join(root, 'systems/one/test/b.test.ts'), "test('[GW-B-02] x', () => {});");
    writeFileSync(
      join(root, 'systems/one/test/rules/a.test.ts'),
      "test('[GW-B-02] y', () => {}); test('[GW-A-01] z', () => {});",
    );
    const [missing] = testCountFiles(root);
    expect(missing?.is).toBe('');
    expect(missing?.should).toBe(makeTestCounts({ 'GW-A-01': 1, 'GW-B-02': 2 }));
    expect(missing?.should).toContain("{\n  'GW-A-01': 1,\n  'GW-B-02': 2,\n};\n");

    writeTestCounts(root);
    const [current] = testCountFiles(root);
    expect(current?.is).toBe(current?.should);
  } finally {
    rmSync(root, { recursive: true });
  }
});
