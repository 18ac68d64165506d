// A table as it stands in the middle of an evening, without the clicks that lead there: for screenshots, speed rows and
// browser tests. Everything goes over the wire as a page would send it.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ table: string; seat: string; token: string; name: string }} Place
 * @typedef {{ player: string; spectator: string }} Invitations
 * @typedef {{ gm: Place; players: readonly Place[]; invitation: string; invitations: Invitations }} Staged
 * @typedef {{ action: string; input: object }} Act
 * @typedef {{ create: (name: string) => Act; enemy: (name: string, id: string) => Act; check: Act; house?: object }} Stage
 */

/** @type {Readonly<Record<string, Stage>>} */
export const STAGES = {
  grundregelwerk: {
    create: (name) => ({
      action: 'grundregelwerk/create',
      input: { name, template: 'warrior', hasArmour: false },
    }),
    enemy: (name, id) => ({ action: 'grundregelwerk/add-enemy', input: { id, name, category: 'elite' } }),
    check: { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } },
  },
  probenwuerfel: {
    create: (name) => ({ action: 'probenwuerfel/create', input: { name, template: 'scout' } }),
    enemy: (name, id) => ({ action: 'probenwuerfel/add-npc', input: { id, name, category: 'guard' } }),
    check: {
      action: 'probenwuerfel/check',
      input: { attribute: 8, skill: 8, modifier: 0, difficulty: 9 },
    },
    house: { 'module.attackVsRK': true },
  },
  heldenhandbuch: {
    create: (name) => ({
      action: 'heldenhandbuch/create',
      input: { name, template: 'smith', luckyNumber: 20 },
    }),
    enemy: (name) => ({ action: 'heldenhandbuch/add-opponent', input: { name, template: 'bandit' } }),
    check: {
      action: 'heldenhandbuch/check',
      input: { mode: 'cascade', sides: 12, count: 3, value: 11, minimum: 16 },
    },
  },
  d6pool: {
    create: (name) => ({
      action: 'd6pool/create',
      input: { name, template: 'swordfighter', firstIncome: false },
    }),
    enemy: (name, id) => ({ action: 'd6pool/create-npc', input: { id, name, archetype: 'thug' } }),
    check: { action: 'd6pool/challenge', input: { dice: 5, difficulty: 2 } },
  },
};

/**
 * @param {string} url
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
async function post(url, path, body) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * Opens a table and lets everybody sit down.
 *
 * @param {string} url
 * @param {string} system
 * @param {readonly string[]} names
 * @returns {Promise<Staged>}
 */
export async function openTable(url, system, names) {
  const opened = await post(url, '/api/tables', { system, name: 'Donnerstag', gm: 'Greta' });
  const invitation = opened.invitations.player;
  const players = [];
  for (const name of names) players.push(await join(url, invitation, name));
  return {
    gm: { table: opened.table, seat: opened.seat, token: opened.token, name: 'Greta' },
    players,
    invitation,
    invitations: opened.invitations,
  };
}

/**
 * Somebody takes a seat.
 *
 * @param {string} url
 * @param {string} invitation
 * @param {string} name
 * @returns {Promise<Place>}
 */
export async function join(url, invitation, name) {
  const { table, seat, token } = await post(url, '/api/tables/join', { invitation, name });
  return { table, seat, token, name };
}

/** The protocol that is spoken here, read where it is written. */
const MESSAGES = new URL('../packages/protocol/src/messages.ts', import.meta.url);
const version = Number(/PROTOCOL_VERSION = (\d+)/.exec(readFileSync(MESSAGES, 'utf8'))?.[1]);

let commands = 0;

/**
 * What one seat does, one after the other. The page is only needed for its socket, and stands on any page of the server.
 *
 * @param {import('playwright-core').Page} page
 * @param {Place} place
 * @param {readonly object[]} wanted commands without their ids
 */
export async function doAll(page, { table, token }, wanted) {
  const numbered = wanted.map((command) => {
    commands += 1;
    return { ...command, id: `staged-${Date.now().toString(36)}-${commands}` };
  });
  const complaints = /** @type {string[]} */ (
    await page.evaluate(
      ({ hello, list, address }) =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          /** @type {string[]} */
          const refused = [];
          let next = 0;
          const go = () => {
            if (next < list.length)
              return socket.send(JSON.stringify({ kind: 'command', command: list[next++] }));
            socket.close();
            resolve(refused);
          };
          socket.onopen = () => socket.send(JSON.stringify(hello));
          socket.onerror = () => resolve(['the socket did not open']);
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.kind === 'fault') resolve([JSON.stringify(message)]);
            if (message.kind === 'refused') refused.push(JSON.stringify([list[next - 1], message.refusal]));
            if (['welcome', 'done', 'refused'].includes(message.kind)) go();
          };
        }),
      {
        hello: { kind: 'hello', v: version, table, token, last: 0 },
        list: numbered,
        address: `${new URL(page.url()).origin.replace('http', 'ws')}/ws`,
      },
    )
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** @param {Act} act */
export const acting = (act) => ({ kind: 'act', ...act, audience: 'everyone', realDice: false });

/** Where a seat is sat down at once. @param {string} url @param {Place} place */
export const seatAddress = (url, { table, token }) => `${url}/table/${table}#${token}`;
