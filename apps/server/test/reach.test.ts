import { afterEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { addressesNearby } from '../src/reach.ts';

const four = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

test('phones reach the addresses of real networks, not the machine itself nor one without a network', () => {
  const interfaces = () => ({
    lo: [four('127.0.0.1', true)],
    wifi: [four('192.168.0.7'), { ...four('fe80::1'), family: 'IPv6' as const, scopeid: 0 }],
    lost: [four('169.254.3.4')],
  });
  expect(addressesNearby(interfaces)).toEqual(['192.168.0.7']);
});

const apps: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

test.each([
  ['127.0.0.1', false],
  ['0.0.0.0', true],
])('listening at %s', async (host, isOpen) => {
  const app = await createApp({ webRoot: '', log: 'silent' });
  apps.push(app);
  await app.listen({ port: 0, host });
  const { origins } = (await app.inject('/api/reach')).json<{ origins: string[] }>();
  const port = app.addresses()[0]?.port;
  expect(origins).toEqual(isOpen ? addressesNearby().map((one) => `http://${one}:${port}`) : []);
});

test('an invitation says whose table it leads to', async () => {
  const app = await createApp({ webRoot: '', log: 'silent' });
  apps.push(app);
  const body = { system: 'grundregelwerk', name: 'Donnerstag', gm: 'Katrin' };
  const opened = (await app.inject({ method: 'POST', url: '/api/tables', payload: body })).json<{
    invitations: { player: string; spectator: string };
  }>();
  const asked = async (invitation: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tables/invitation',
      payload: { invitation },
    });
    return { status: answer.statusCode, ...answer.json<object>() };
  };
  expect(await asked(opened.invitations.player)).toEqual({
    status: 200,
    system: 'grundregelwerk',
    name: 'Donnerstag',
    gm: 'Katrin',
    role: 'player',
  });
  expect(await asked('x'.repeat(40))).toMatchObject({ status: 400, error: { code: 'no-such-invitation' } });
});
