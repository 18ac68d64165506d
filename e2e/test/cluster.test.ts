import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, openBrowser, PHONE } from './browser.ts';
import { startPostgres } from './postgres.ts';
import { type ReverseProxy, startProxy } from './proxy.ts';
import { type Server, startProgram } from './server.ts';
import { goTo, joinByHand, openTableByHand, type Person } from './table-driver.ts';

const BASE = '/spiele/runde';
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: [Server, Server];
let proxies: [ReverseProxy, ReverseProxy];
let isKilled = false;
let browser: Browser;
beforeAll(async () => {
  [postgres, browser] = await Promise.all([startPostgres(), openBrowser()]);
  const env = { DATABASE_URL: postgres.url, TAFELRUNDE_BASE_PATH: BASE };
  servers = await Promise.all([startProgram(env), startProgram(env)]);
  const [one, other] = servers;
  proxies = await Promise.all([
    startProxy(() => (isKilled ? other.url : one.url)),
    startProxy(() => other.url),
  ]);
});
afterAll(async () => {
  await closePages(browser);
  for (const proxy of proxies) proxy.close();
  for (const server of servers) await server.kill();
  await postgres.stop();
});

async function say({ page }: Person, line: string): Promise<void> {
  await page.getByLabel('Schreiben oder würfeln').fill(line);
  await page.getByLabel('Schreiben oder würfeln').press('Enter');
}

const hears = async ({ page }: Person, line: string): Promise<void> => {
  await page.getByText(line).first().waitFor();
};

test('two seats on two servers below a path, one PostgreSQL; one server is killed and the evening goes on', async () => {
  const [one, other] = proxies;
  const { gm, invitation } = await openTableByHand(browser, `${one.url}${BASE}`);
  expect(invitation.startsWith(`${one.url}${BASE}/join#`)).toBe(true);
  const mira = await joinByHand(browser, invitation.replace(one.url, other.url), 'Mira', { viewport: PHONE });
  await gm.page.getByText('2 am Tisch').waitFor();
  // On a desk the log is always in sight.
  await goTo(mira.page, 'Protokoll');
  await say(mira, 'Ich höre dich');
  await hears(gm, 'Ich höre dich');
  isKilled = true;
  await servers[0].kill();
  await say(mira, 'Bist du noch da?');
  await hears(gm, 'Bist du noch da?');
  await say(gm, 'Ich bin noch da');
  await hears(mira, 'Ich bin noch da');
  // A reload below the path finds the same table.
  await gm.page.reload();
  await hears(gm, 'Bist du noch da?');
  expect(new URL(gm.page.url()).pathname).toMatch(/^\/spiele\/runde\/table\//);
  await gm.close();
  await mira.close();
});
