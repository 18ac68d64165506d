import { expect, test } from 'vitest';
import { webhookAddress } from '../../src/webhook/address.ts';

test.each([
  'https://discord.com/api/webhooks/1/x-Y_z',
  'https://discord.com/api/webhooks/1/x?thread_id=123456',
  'HTTPS://DISCORD.COM/api/webhooks/1/x',
])('%s is one of Discord', (url) =>
  expect(webhookAddress(url)).toMatch(/^https:\/\/discord\.com\/api\/webhooks\/1\/x/),
);

test.each([
  'http://discord.com/api/webhooks/1/x',
  'https://discord.com:8443/api/webhooks/1/x',
  'https://discord.com.example/api/webhooks/1/x',
  'https://discord.com/api/webhooks/',
  'https://discord.com/api/webhooks/../../users/1',
  'https://discord.com/api/webhooks/%2e%2e/%2e%2e/users/1',
  'https://evil@discord.com/api/webhooks/1/x',
  'https://evil.example/https://discord.com/api/webhooks/1/x',
  'https://discord.com/api/webhooks/1/x?wait=true',
  'https://discord.com/api/webhooks/1/x#y',
  'http://127.0.0.1:1/hooks/1/x',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  `https://discord.com/api/webhooks/${'1'.repeat(300)}`,
  'x',
  '',
])('%s is none', (url) => expect(webhookAddress(url)).toBeUndefined());

test('what the owner of the server allows, and nothing beside it', () => {
  const allowed = ['https://chat.example/hooks/'];
  expect(webhookAddress('https://chat.example/hooks/7', allowed)).toBe('https://chat.example/hooks/7');
  for (const url of [
    'https://chat.example/hooks',
    'https://chat.example/hooks/../x',
    'https://chat.example.org/hooks/7',
  ])
    expect(webhookAddress(url, allowed)).toBeUndefined();
});
