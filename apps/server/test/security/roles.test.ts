import type { WireCommand } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, join, type Opened, openTable, post } from '../rooms/client.ts';
import { tableServer } from '../rooms/table-server.ts';

type Unnumbered = WireCommand extends infer C ? (C extends WireCommand ? Omit<C, 'id'> : never) : never;
type Role = 'gm' | 'owner' | 'other' | 'spectator';
const ROLES: readonly Role[] = ['gm', 'owner', 'other', 'spectator'];

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
const clients = {} as Record<Role, Client>;
const seats = {} as Record<Role, string>;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
  server = await tableServer({ messagesAtOnce: 10_000, messagesPerSecond: 10_000 });
  opened = await openTable(server.url);
  const joined = {
    gm: { seat: opened.seat, token: opened.token },
    owner: await join(server.url, opened.invitations.player, 'Mira'),
    other: await join(server.url, opened.invitations.player, 'Jonas'),
    spectator: await join(server.url, opened.invitations.spectator, 'Gast'),
  };
  for (const role of ROLES) {
    seats[role] = joined[role].seat;
    tokens[role] = joined[role].token;
    clients[role] = await Client.sitDown(server.url, opened.table, joined[role].token);
  }
  await act('owner', 'create', { id: 'heldin', name: 'Heldin', template: 'warrior' });
  await clients.owner.command({ kind: 'answer', run: await openRun('owner'), answer: 'no' });
});
afterAll(() => server.close());

const act = (by: Role, action: string, input: object, realDice = false) =>
  clients[by].command({
    kind: 'act',
    action: `grundregelwerk/${action}`,
    input,
    audience: 'everyone',
    realDice,
  });

/** The newest run that this client has been told of. */
async function openRun(by: Role): Promise<string> {
  const runs = clients[by].messages.flatMap((message) =>
    message.kind === 'events'
      ? message.events.flatMap((event) => (event.kind === 'runStarted' ? [event.run] : []))
      : [],
  );
  return runs.at(-1) ?? '';
}

const lastSeq = async (): Promise<number> => {
  const answer = await clients.gm.command({ kind: 'say', text: 'Stand?' });
  return answer.kind === 'done' ? answer.seq : 0;
};

/** A real run of the owner that waits for a throw. */
async function ownersRun(): Promise<string> {
  const answer = await clients.owner.command({
    kind: 'act',
    action: 'grundregelwerk/test',
    input: { die: 6, tn: 4 },
    audience: 'everyone',
    realDice: true,
  });
  return `r${answer.kind === 'done' ? answer.seq : 0}`;
}

async function request(to: Role): Promise<string> {
  const answer = await clients.gm.command({
    kind: 'request',
    to: [seats[to]],
    action: 'grundregelwerk/test',
    input: { tn: 4 },
    audience: 'everyone',
    text: '',
  });
  return `q${answer.kind === 'done' ? answer.seq : 0}`;
}

const paper = { paper: null, version: 0, title: 'Notiz', text: 'Der Baron lügt.', picture: null };

async function writtenBy(by: Role, readers: 'gm' | 'everyone'): Promise<string> {
  const answer = await clients[by].command({ kind: 'writePaper', ...paper, readers });
  return `p${answer.kind === 'done' ? answer.seq : 0}`;
}
const ownersPaper = (readers: 'gm' | 'everyone') => writtenBy('owner', readers);
const gmsPaper = () => writtenBy('gm', 'gm');

/** What a role gets for a command: carried out, or the code of the refusal. */
interface Tried {
  readonly make: () => Promise<Unnumbered>;
  readonly gets: Readonly<Record<Role, 'done' | string>>;
}
const onlyGm = { gm: 'done', owner: 'only-gm', other: 'only-gm', spectator: 'spectators-watch' };
const everyPlayer = { gm: 'done', owner: 'done', other: 'done', spectator: 'spectators-watch' };

const AT_THE_GATE = {
  kind: 'encounter',
  id: 'gate',
  name: 'Am Tor',
  note: '',
  figures: [{ template: 'minion', name: 'Wache', count: 2 }],
} as const;

const IN_THE_CELLAR = {
  ...AT_THE_GATE,
  id: 'cellar',
  map: { width: 8, height: 6, ground: { wall: [[1, 1]] }, doors: [], picture: null },
  papers: [{ title: 'Brief', text: 'Komm allein.', picture: null }],
} as const;

/** Every command there is; one that is missing does not compile. The state is set up anew before each role tries. */
const COMMANDS: Readonly<Record<WireCommand['kind'], Tried>> = {
  act: {
    make: async () => ({
      kind: 'act',
      action: 'grundregelwerk/test',
      input: { die: 6, tn: 4 },
      audience: 'gm',
      realDice: false,
    }),
    gets: onlyGm,
  },
  answer: {
    make: async () => ({ kind: 'answer', run: await ownersRun(), answer: [3] }),
    gets: { gm: 'done', owner: 'done', other: 'not-your-answer', spectator: 'spectators-watch' },
  },
  cancel: {
    make: async () => ({ kind: 'cancel', run: await ownersRun() }),
    gets: { gm: 'done', owner: 'done', other: 'not-your-answer', spectator: 'spectators-watch' },
  },
  say: { make: async () => ({ kind: 'say', text: 'Hallo' }), gets: everyPlayer },
  roll: {
    make: async () => ({ kind: 'roll', notation: 'W6', audience: 'everyone', faces: null }),
    gets: everyPlayer,
  },
  setHouse: { make: async () => ({ kind: 'setHouse', house: {} }), gets: onlyGm },
  setAdvice: { make: async () => ({ kind: 'setAdvice', on: true }), gets: onlyGm },
  setPolicy: {
    make: async () => ({ kind: 'setPolicy', question: 'crowd', policy: { kind: 'ask' } }),
    gets: onlyGm,
  },
  endEvening: { make: async () => ({ kind: 'endEvening' }), gets: onlyGm },
  setUndoRule: { make: async () => ({ kind: 'setUndoRule', who: 'own' }), gets: onlyGm },
  renameSeat: {
    make: async () => ({ kind: 'renameSeat', name: `Neu ${crypto.randomUUID()}` }),
    gets: { gm: 'done', owner: 'done', other: 'done', spectator: 'done' },
  },
  revokeSeat: {
    make: async () => {
      const { seat } = await join(server.url, opened.invitations.player, 'Kurzer Gast');
      return { kind: 'revokeSeat', seat };
    },
    gets: onlyGm,
  },
  bring: {
    make: async () => ({
      kind: 'bring',
      character: systemOf('grundregelwerk')?.character.templates[0]?.character,
    }),
    gets: everyPlayer,
  },
  handOver: {
    make: async () => {
      await clients.gm.command({ kind: 'handOver', figure: 'heldin', to: seats.owner });
      return { kind: 'handOver', figure: 'heldin', to: seats.other };
    },
    gets: { gm: 'done', owner: 'done', other: 'not-your-figure', spectator: 'spectators-watch' },
  },
  veil: {
    make: async () => {
      await clients.gm.command({
        kind: 'act',
        action: 'grundregelwerk/add-enemy',
        input: { id: 'ork', name: 'Ork', category: 'elite' },
        audience: 'everyone',
        realDice: false,
      });
      return { kind: 'veil', figures: ['ork'], hidden: true, lifeShown: false };
    },
    gets: onlyGm,
  },
  // Without a picture: whose files are whose is tested where files are.
  writePaper: {
    make: async () => ({
      kind: 'writePaper',
      paper: await ownersPaper('everyone'),
      version: 1,
      title: 'Notiz',
      text: 'weiter',
      picture: null,
      readers: 'everyone',
    }),
    gets: everyPlayer,
  },
  showPaper: {
    make: async () => ({ kind: 'showPaper', paper: await gmsPaper(), to: [seats.owner] }),
    gets: onlyGm,
  },
  removePaper: {
    make: async () => ({ kind: 'removePaper', paper: await ownersPaper('gm') }),
    gets: { gm: 'done', owner: 'done', other: 'unknown-paper', spectator: 'spectators-watch' },
  },
  setPortrait: {
    make: async () => {
      await clients.gm.command({ kind: 'handOver', figure: 'heldin', to: seats.owner });
      return { kind: 'setPortrait', figures: ['heldin'], file: null };
    },
    gets: { gm: 'done', owner: 'done', other: 'not-your-figure', spectator: 'spectators-watch' },
  },
  setMapPicture: { make: async () => ({ kind: 'setMapPicture', picture: null }), gets: onlyGm },
  layMap: {
    make: async () => ({
      kind: 'layMap',
      map: { width: 8, height: 6, ground: { wall: [[1, 1]] }, doors: [], picture: null },
    }),
    gets: onlyGm,
  },
  present: {
    make: async () => {
      await clients.gm.command({ kind: 'prepare', items: [IN_THE_CELLAR], gone: [] });
      return { kind: 'present', item: IN_THE_CELLAR.id, figures: [] };
    },
    gets: onlyGm,
  },
  handOut: {
    make: async () => {
      await clients.gm.command({ kind: 'prepare', items: [IN_THE_CELLAR], gone: [] });
      return { kind: 'handOut', item: IN_THE_CELLAR.id, paper: 0, to: 'everyone' };
    },
    gets: onlyGm,
  },
  prepare: { make: async () => ({ kind: 'prepare', items: [AT_THE_GATE], gone: [] }), gets: onlyGm },
  deploy: {
    make: async () => {
      await clients.gm.command({ kind: 'prepare', items: [AT_THE_GATE], gone: [] });
      return { kind: 'deploy', item: AT_THE_GATE.id, hidden: false };
    },
    gets: onlyGm,
  },
  request: {
    make: async () => ({
      kind: 'request',
      to: [],
      action: 'grundregelwerk/test',
      input: {},
      audience: 'blind',
      text: '',
    }),
    gets: onlyGm,
  },
  withdrawRequest: {
    make: async () => ({ kind: 'withdrawRequest', request: await request('owner') }),
    gets: onlyGm,
  },
  track: { make: async () => ({ kind: 'track', change: { kind: 'next' } }), gets: onlyGm },
  undo: {
    make: async () => {
      const answer = await clients.owner.command({ kind: 'say', text: 'Meins' });
      return { kind: 'undo', target: answer.kind === 'done' ? answer.seq : 0 };
    },
    gets: { gm: 'done', owner: 'done', other: 'not-yours-to-undo', spectator: 'spectators-watch' },
  },
  rewind: {
    make: async () => {
      const answer = await clients.owner.command({ kind: 'say', text: 'Meins' });
      return { kind: 'rewind', target: answer.kind === 'done' ? answer.seq : 0 };
    },
    // The GM has spoken since: that would go, too.
    gets: {
      gm: 'done',
      owner: 'not-yours-to-undo',
      other: 'not-yours-to-undo',
      spectator: 'spectators-watch',
    },
  },
  redo: {
    make: async () => {
      const answer = await clients.owner.command({ kind: 'say', text: 'Meins' });
      const undone = await clients.owner.command({
        kind: 'undo',
        target: answer.kind === 'done' ? answer.seq : 0,
      });
      return { kind: 'redo', target: undone.kind === 'done' ? undone.seq : 0 };
    },
    gets: { gm: 'done', owner: 'done', other: 'not-yours-to-undo', spectator: 'spectators-watch' },
  },
  salt: {
    make: async () => ({ kind: 'salt', salt: '0'.repeat(32) }),
    gets: everyPlayer,
  },
  reveal: {
    make: async () => {
      await clients.owner.command({ kind: 'roll', notation: 'W6', audience: 'everyone', faces: null });
      return { kind: 'reveal' };
    },
    gets: onlyGm,
  },
};

describe.each(Object.entries(COMMANDS))('%s', (kind, { make, gets }) => {
  test.each(ROLES)('from the seat of a %s', async (role) => {
    // The tracker needs somebody to go on to.
    if (kind === 'track')
      await clients.gm.command({
        kind: 'track',
        change: { kind: 'begin', order: [{ id: 'a', name: 'A', figures: ['heldin'] }] },
      });
    const command = await make();
    const before = await lastSeq();
    const answer = await clients[role].command(command);
    expect(answer.kind === 'refused' ? answer.refusal.code : answer.kind).toBe(gets[role]);
    // A refusal has changed nothing: the next event is the very next number.
    if (answer.kind === 'refused') expect(await lastSeq()).toBe(before + 1);
  });
});

test('a request is answered by those it asks, and by nobody else', async () => {
  const asked = await request('owner');
  const answer = (by: Role) =>
    clients[by].command({
      kind: 'act',
      action: 'grundregelwerk/test',
      input: { die: 6 },
      audience: 'everyone',
      realDice: false,
      request: asked,
    });
  expect(await answer('other')).toMatchObject({ refusal: { code: 'unknown-request' } });
  expect(await answer('spectator')).toMatchObject({ refusal: { code: 'spectators-watch' } });
  expect(await answer('owner')).toMatchObject({ kind: 'done' });
});

describe('tokens', () => {
  test('of another table, of nobody, of a revoked seat and of an invitation open nothing', async () => {
    const elsewhere = await openTable(server.url);
    const gone = await join(server.url, opened.invitations.player, 'Weg');
    await clients.gm.command({ kind: 'revokeSeat', seat: gone.seat });
    for (const token of [elsewhere.token, 'x'.repeat(32), gone.token, opened.invitations.player]) {
      const client = await Client.sitDown(server.url, opened.table, token);
      expect(client.messages[0]).toEqual({ kind: 'fault', fault: 'no-such-seat' });
      client.close();
    }
  });

  test('a revoked seat that is online is put out at once and hears nothing more', async () => {
    const gone = await join(server.url, opened.invitations.player, 'Gleich weg');
    const client = await Client.sitDown(server.url, opened.table, gone.token);
    await clients.gm.command({ kind: 'revokeSeat', seat: gone.seat });
    await client.until((message) => message.kind === 'fault' && message.fault === 'no-such-seat');
    const heard = client.raw.length;
    await clients.gm.command({ kind: 'say', text: 'unter uns' });
    expect(client.raw).toHaveLength(heard);
    client.close();
  });

  test('only the GM invites', async () => {
    for (const role of ROLES) {
      const body = { table: opened.table, token: tokens[role], role: 'player' };
      const { status } = await post(server.url, '/api/tables/invite', body);
      expect(status, role).toBe(role === 'gm' ? 201 : 400);
    }
    // Not even the GM of another table.
    const elsewhere = await openTable(server.url);
    const body = { table: opened.table, token: elsewhere.token, role: 'player' };
    expect((await post(server.url, '/api/tables/invite', body)).status).toBe(400);
  });
});

test('what is hidden never crosses the wire to those who may not see it', async () => {
  const marks = { gm: 'W97', blind: 'W89', self: 'W83' } as const;
  await clients.gm.command({ kind: 'roll', notation: `3${marks.gm}`, audience: 'gm', faces: null });
  await clients.owner.command({ kind: 'roll', notation: `3${marks.blind}`, audience: 'blind', faces: null });
  await clients.owner.command({ kind: 'roll', notation: `3${marks.self}`, audience: 'self', faces: null });
  const asked = await clients.gm.command({
    kind: 'request',
    to: [seats.owner],
    action: 'grundregelwerk/test',
    input: { tn: 12, steps: -1 },
    audience: 'blind',
    text: 'Horch',
  });
  const blind = `q${asked.kind === 'done' ? asked.seq : 0}`;
  await clients.owner.command({
    kind: 'act',
    action: 'grundregelwerk/test',
    input: { die: 20 },
    audience: 'everyone',
    realDice: false,
    request: blind,
  });
  await clients.gm.command({ kind: 'say', text: 'Ende der Heimlichkeiten' });
  // A second device of each seat gets everything once more, as a gap or as a view.
  const late = {} as Record<Role, Client>;
  for (const role of ROLES) {
    late[role] = await Client.sitDown(server.url, opened.table, tokens[role]);
    await clients[role].until(
      (message) => message.kind === 'events' && JSON.stringify(message).includes('Heimlichkeiten'),
    );
  }
  const sees: Readonly<Record<string, readonly Role[]>> = {
    [marks.gm]: ['gm'],
    [marks.blind]: ['gm'],
    [marks.self]: ['owner'],
    '"steps":-1': ['gm'],
  };
  for (const role of ROLES) {
    const heard = [...clients[role].raw, ...late[role].raw].join('\n');
    for (const [secret, allowed] of Object.entries(sees))
      expect(heard.includes(secret), `${role} and ${secret}`).toBe(allowed.includes(role));
    // No seed that is in use, whoever asks.
    expect(heard).not.toMatch(/"kind":"diceSealed"[^}]*"seed":"/);
    late[role].close();
  }
});
