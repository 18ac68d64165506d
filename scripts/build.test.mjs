import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfSources } from './build.mjs';

test('only sources make a build stale', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  const hash = () => hashOfSources(root, ['package-lock.json', 'apps/web']);
  try {
    for (const folder of ['src', 'dist', 'test'])
      mkdirSync(join(root, 'apps/web', folder), { recursive: true });
    writeFileSync(join(root, 'package-lock.json'), '{}');
    writeFileSync(join(root, 'apps/web/src/a.ts'), 'a');
    const before = hash();

    writeFileSync(join(root, 'apps/web/dist/a.js'), 'built');
    writeFileSync(join(root, 'apps/web/test/a.test.ts'), 'tested');
    expect(hash()).toBe(before);

    writeFileSync(join(root, 'apps/web/src/a.ts'), 'b');
    const edited = hash();
    expect(edited).not.toBe(before);

    writeFileSync(join(root, 'apps/web/src/b.ts'), '');
    expect(hash()).not.toBe(edited);
  } finally {
    rmSync(root, { recursive: true });
  }
});
