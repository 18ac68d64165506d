import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installationKey, installEnvironment, isNodeTooOld } from './bootstrap.mjs';

test.each([
  ['v18.20.0', true],
  ['v20.18.3', true],
  ['v20.19.0', false],
  ['v22.0.0', false],
  ['v24.1.0', false],
])('Node %s is too old: %s', (version, expected) => expect(isNodeTooOld(version)).toBe(expected));

test('an environment that asks for a production install does not get through', () => {
  const env = { PATH: '/bin', NODE_ENV: 'production', npm_config_omit: 'dev', NPM_CONFIG_PRODUCTION: 'true' };
  expect(installEnvironment(env)).toEqual({ PATH: '/bin' });
});

test('another lock file asks for another installation', () => {
  const root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  try {
    writeFileSync(join(root, 'package-lock.json'), '{}');
    const before = installationKey(root);
    expect(installationKey(root)).toBe(before);
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
    expect(installationKey(root)).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});
