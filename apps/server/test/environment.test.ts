import { expect, test } from 'vitest';
import { BadVariable, readEnvironment } from '../src/environment.ts';

test('nothing set, or set to nothing', () => {
  const nothing = {
    databaseUrl: undefined,
    basePath: undefined,
    trustProxy: undefined,
    origins: undefined,
    webhooks: undefined,
    metricsToken: undefined,
  };
  expect(readEnvironment({})).toEqual(nothing);
  expect(readEnvironment({ DATABASE_URL: '', TAFELRUNDE_BASE_PATH: '', TAFELRUNDE_METRICS: '0' })).toEqual(
    nothing,
  );
});

test.each([
  ['DATABASE_URL', 'postgresql://a:b@host/db', { databaseUrl: 'postgresql://a:b@host/db' }],
  [
    'DATABASE_URL',
    'postgres:///db?host=/run/postgresql',
    { databaseUrl: 'postgres:///db?host=/run/postgresql' },
  ],
  ['TAFELRUNDE_BASE_PATH', '/runde', { basePath: '/runde' }],
  ['TAFELRUNDE_BASE_PATH', '/spiele/runde/', { basePath: '/spiele/runde' }],
  ['TAFELRUNDE_BASE_PATH', '/', { basePath: '' }],
  ['TAFELRUNDE_TRUST_PROXY', '::1', { trustProxy: '::1' }],
  ['TAFELRUNDE_TRUST_PROXY', 'loopback, 10.0.0.0/8', { trustProxy: 'loopback, 10.0.0.0/8' }],
  [
    'TAFELRUNDE_ORIGINS',
    'https://Spiele.example.org, http://localhost:5173',
    { origins: ['https://spiele.example.org', 'http://localhost:5173'] },
  ],
  [
    'TAFELRUNDE_WEBHOOKS',
    'https://chat.example/hooks/, http://127.0.0.1:9/x/',
    { webhooks: ['https://chat.example/hooks/', 'http://127.0.0.1:9/x/'] },
  ],
  ['TAFELRUNDE_METRICS', '1', { metricsToken: '' }],
  ['TAFELRUNDE_METRICS_TOKEN', 'geheim', { metricsToken: 'geheim' }],
])('%s=%s', (variable, value, read) => {
  expect(readEnvironment({ [variable]: value })).toMatchObject(read);
});

test('a token is asked for even if metrics are switched on as well', () => {
  const env = { TAFELRUNDE_METRICS: '1', TAFELRUNDE_METRICS_TOKEN: 'geheim' };
  expect(readEnvironment(env).metricsToken).toBe('geheim');
});

test.each([
  ['DATABASE_URL', 'mysql://host/db'],
  ['TAFELRUNDE_BASE_PATH', 'runde'],
  ['TAFELRUNDE_BASE_PATH', '/"><script>'],
  ['TAFELRUNDE_BASE_PATH', '//other.example'],
  ['TAFELRUNDE_WEBHOOKS', 'https://chat.example'],
  ['TAFELRUNDE_WEBHOOKS', '*'],
  ['TAFELRUNDE_TRUST_PROXY', 'everybody'],
  ['TAFELRUNDE_TRUST_PROXY', '1'],
])('%s=%s is refused', (variable, value) => {
  expect(() => readEnvironment({ [variable]: value })).toThrow(BadVariable);
});
