import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { GM } from '@tafelrunde/kernel';
import type { Action } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { MAX_RENAMES } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

/** The actions of a system with marks of our own, whatever the system says. */
const marked = (marks: Readonly<Record<string, Pick<Action, 'by' | 'actor'>>>) => ({
  ...grundregelwerk,
  actions: grundregelwerk.actions.map((action) => ({ ...action, ...marks[action.id] })),
});
const fieldOf = (name: string) => (input: unknown) =>
  (input as Readonly<Record<string, string>>)[name] as string;
const system = marked({
  'grundregelwerk/attack': { by: 'player', actor: fieldOf('attacker') },
  'grundregelwerk/create': { by: 'anyone', actor: () => undefined },
  'grundregelwerk/rest': { by: 'player', actor: () => undefined },
  'grundregelwerk/add-enemy': { by: 'gm', actor: () => undefined },
  'grundregelwerk/enemy-attack': { by: 'gm', actor: fieldOf('enemy') },
  'grundregelwerk/test': { by: 'anyone', actor: () => undefined },
});

/** Mira's and Jonas' heroines, one that nobody plays, and an opponent of the GM. */
function table(): PlayedTable {
  const t = new PlayedTable(system);
  for (const [by, id] of [
    ['mira', 'mirin'],
    ['jonas', 'joruna'],
    ['gm', 'gast'],
  ] as const) {
    t.act(by, 'create', { id, name: id, template: 'warrior', hasArmour: false });
    for (const run of t.table.runs) t.send(by, { kind: 'answer', run: run.id, answer: 'no' });
  }
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'elite' });
  t.act('gm', 'add-enemy', { id: 'lurker', name: 'Lauerer', category: 'elite' }, { hides: true });
  return t;
}

const ROLES = ['gm', 'mira', 'guest'] as const;
type Gets = Readonly<Record<(typeof ROLES)[number], string>>;
const FIGURES = ['mirin', 'joruna', 'gast', 'orc', 'lurker'] as const;
const isOpponent = (figure: string): boolean => figure === 'orc' || figure === 'lurker';
const WATCHES = 'spectators-watch';
const ownOnly = (figure: string): Gets => ({
  gm: 'done',
  // Whom the GM hides is not there.
  mira: figure === 'mirin' ? 'done' : figure === 'lurker' ? 'unknown-figure' : 'not-your-figure',
  guest: WATCHES,
});
const GM_ONLY: Gets = { gm: 'done', mira: 'only-gm', guest: WATCHES };
const ALL: Gets = { gm: 'done', mira: 'done', guest: WATCHES };

type Sent = Parameters<PlayedTable['send']>[1];

/** Every kind of action and of hand-over: what each role gets for it, by whose figure it is. */
const DEEDS: readonly (readonly [
  name: string,
  gets: (figure: string) => Gets,
  make: (figure: string, role: string) => Sent,
])[] = [
  ['act: of a player', ownOnly, (figure) => acts('attack', { attacker: figure, target: 'orc' })],
  [
    'act: of the GM',
    () => GM_ONLY,
    (figure) => acts('add-enemy', { id: `${figure}2`, name: 'x', category: 'minion' }),
  ],
  [
    'act: of the GM with a figure',
    () => GM_ONLY,
    (figure) => acts('enemy-attack', { enemy: 'orc', target: isOpponent(figure) ? 'mirin' : figure }),
  ],
  [
    'act: of a player, by no figure',
    () => ({ gm: 'done', mira: 'not-your-figure', guest: WATCHES }),
    () => acts('rest', { safe: true }),
  ],
  [
    'act: against',
    (figure) => (figure === 'lurker' ? { gm: 'done', mira: 'unknown-figure', guest: WATCHES } : ALL),
    (figure) => acts('attack', { attacker: 'mirin', target: figure }),
  ],
  [
    'veil',
    (figure) => (isOpponent(figure) ? GM_ONLY : { gm: 'not-an-opponent', mira: 'only-gm', guest: WATCHES }),
    (figure) => ({ kind: 'veil', figures: [figure], hidden: true, lifeShown: false }),
  ],
  ['act: of anyone', () => ALL, () => acts('test', { die: 10, tn: 6 })],
  ['handOver: to another', ownOnly, (figure) => ({ kind: 'handOver', figure, to: 'jonas' })],
  [
    'handOver: to oneself',
    (figure) => (figure === 'gast' ? ALL : ownOnly(figure)),
    (figure, role) => ({ kind: 'handOver', figure, to: role }),
  ],
  ['handOver: to nobody', ownOnly, (figure) => ({ kind: 'handOver', figure, to: null })],
  [
    'handOver: to a spectator',
    () => ({ gm: WATCHES, mira: WATCHES, guest: WATCHES }),
    (figure) => ({ kind: 'handOver', figure, to: 'guest' }),
  ],
];

function acts(action: string, input: object) {
  return {
    kind: 'act' as const,
    action: `grundregelwerk/${action}`,
    input,
    audience: 'everyone' as const,
    realDice: false,
  };
}

describe.each(DEEDS)('%s', (_name, gets, make) => {
  test.each(FIGURES.flatMap((figure) => ROLES.map((role) => [figure, role] as const)))(
    'with %s by %s',
    (figure, role) => {
      const t = table();
      const before = t.events.length;
      const refusal = t.send(role, make(figure, role));
      expect(refusal?.code ?? 'done').toBe(gets(figure)[role]);
      if (refusal !== null) expect(t.events).toHaveLength(before);
    },
  );
});

test.each([
  ['as the target', (id: string) => acts('attack', { attacker: 'mirin', target: id })],
  [
    'as the target of a figure of somebody else',
    (id: string) => acts('attack', { attacker: 'joruna', target: id }),
  ],
  ['as the actor', (id: string) => acts('attack', { attacker: id, target: 'orc' })],
  ['beside a mistake', (id: string) => acts('attack', { attacker: 'mirin', target: id, mistake: true })],
  ['in an action of the GM', (id: string) => acts('enemy-attack', { enemy: id, target: 'mirin' })],
  ['to be taken', (id: string): Sent => ({ kind: 'handOver', figure: id, to: 'mira' })],
])('a player gets the same answer for a hidden opponent and for one that is not there: %s', (_name, make) => {
  const answers = ['lurker', 'ghost'].map((id) => table().send('mira', make(id)));
  expect(answers[0]).not.toBeNull();
  expect(answers[0]).toEqual(answers[1]);
});

test('a figure that is not there cannot be claimed, not by the GM either', () => {
  const t = table();
  for (const by of ['gm', 'mira'])
    expect(t.send(by, { kind: 'handOver', figure: 'ghost', to: 'mira' })).toEqual({
      code: 'unknown-figure',
      at: 'figure',
    });
});

test('nobody takes over a figure that is being asked something', () => {
  const t = table();
  t.act('gm', 'create', { id: 'wache', name: 'Wache', template: 'warrior' });
  const [run] = t.table.runs;
  const ask = run?.progress?.ask;
  expect(ask?.kind === 'choose' && ask.questions[0]?.by).not.toBe(GM);
  // A question to the unplayed heroine: the armour that takes a hit.
  t.send('gm', { kind: 'answer', run: run?.id ?? '', answer: 'yes' });
  t.act('gm', 'enemy-attack', { enemy: 'orc', target: 'wache' }, { realDice: true });
  const asking = t.table.runs.some(
    ({ progress }) =>
      progress?.ask.kind === 'choose' && progress.ask.questions.some(({ by }) => by === 'wache'),
  );
  expect(t.send('mira', { kind: 'handOver', figure: 'wache', to: 'mira' })?.code ?? null).toBe(
    asking ? 'not-your-figure' : null,
  );
  expect(asking).toBe(true);
});

test('a hand-over stands in the log', () => {
  const t = table();
  t.send('mira', { kind: 'handOver', figure: 'gast', to: 'mira' });
  expect(t.table.log.at(-1)).toMatchObject({ kind: 'handed', by: 'mira', figure: 'gast', to: 'mira' });
});

test('what the GM asks for may be done as asked, also with the figure the GM has named', () => {
  const t = table();
  t.send('gm', {
    kind: 'request',
    to: ['mira'],
    action: 'grundregelwerk/attack',
    input: { attacker: 'gast' },
    audience: 'everyone',
    text: '',
  });
  const request = t.table.requests[0]?.id ?? '';
  expect(request).toMatch(/^q\d+$/);
  expect(t.act('mira', 'attack', { target: 'orc' }, { request })).toBeNull();
});

test('what the GM has named in a request is not therefore the player’s to act with', () => {
  const t = table();
  const input = { target: 'orc' };
  const action = 'grundregelwerk/attack';
  t.send('gm', { kind: 'request', to: ['mira'], action, input, audience: 'everyone', text: '' });
  const request = t.table.requests[0]?.id ?? '';
  expect(t.act('mira', 'attack', { attacker: 'orc' }, { request })).toMatchObject({
    code: 'not-your-figure',
  });
  expect(t.act('mira', 'attack', { attacker: 'mirin' }, { request })).toBeNull();
});

test('who knows an opponent that is hidden by now does not find out whether it is still there', () => {
  const answers = [false, true].map((leaves) => {
    const t = table();
    t.send('gm', { kind: 'veil', figures: ['orc'], hidden: true, lifeShown: false });
    const came = t.events.find(
      ({ kind, ...event }) =>
        kind === 'runFinished' && 'effects' in event && JSON.stringify(event.effects).includes('"orc"'),
    );
    if (leaves) expect(t.send('gm', { kind: 'undo', target: came?.seq ?? 0 })).toBeNull();
    return [
      t.act('mira', 'attack', { attacker: 'mirin', target: 'orc' }),
      t.act('mira', 'help', { helper: 'mirin', helped: 'orc', description: 'x' }),
      // No light is an attack: the rules refuse that before they look for the target.
      t.act('mira', 'attack-spell', { caster: 'mirin', target: 'orc', effect: 'light', description: 'x' }),
    ];
  });
  expect(answers[0]?.map((refusal) => refusal?.code)).toEqual(Array(3).fill('unknown-figure'));
  expect(answers[0]).toEqual(answers[1]);
});

test('a run and a request are named by the number of their first event: no id comes twice', () => {
  const t = table();
  t.act('mira', 'test', { die: 10, tn: 6 }, { realDice: true });
  expect(t.table.runs[0]?.id).toBe(`r${t.table.runs[0]?.since}`);
});

test('dice that have fallen stay on the table: who gives a run up shows them', () => {
  const t = table();
  let shown = 0;
  for (let i = 0; i < 20; i += 1) {
    t.act('mira', 'attack', { attacker: 'mirin', target: 'orc' });
    const [run] = t.table.runs;
    if (run === undefined) continue;
    t.send('mira', { kind: 'cancel', run: run.id });
    expect(t.table.log.at(-1)).toMatchObject({
      kind: 'cancelled',
      by: 'mira',
      starter: 'mira',
      trace: run.progress?.trace,
    });
    shown += 1;
  }
  expect(shown).toBeGreaterThan(0);
  // Nothing has fallen where the dice are still to be typed in.
  t.act('mira', 'attack', { attacker: 'mirin', target: 'orc' }, { realDice: true });
  const before = t.table.log.length;
  t.send('mira', { kind: 'cancel', run: t.table.runs[0]?.id ?? '' });
  expect(t.table.log).toHaveLength(before);
});

describe('limits', () => {
  test('one salt for each seat and epoch, none from spectators', () => {
    const t = table();
    const salt = (by: string) => t.send(by, { kind: 'salt', salt: 'ab'.repeat(16) })?.code ?? null;
    expect([salt('mira'), salt('mira'), salt('gm'), salt('guest')]).toEqual([
      null,
      'salt-given',
      null,
      'spectators-watch',
    ]);
    t.send('gm', { kind: 'roll', notation: 'W6', audience: 'everyone', faces: null });
    t.send('gm', { kind: 'reveal' });
    expect(salt('mira')).toBeNull();
  });

  test(`a seat takes another name ${MAX_RENAMES} times, the GM as often as needed`, () => {
    const t = table();
    const rename = (by: string, i: number) =>
      t.send(by, { kind: 'renameSeat', name: `Name ${i}` })?.code ?? null;
    for (let i = 0; i < MAX_RENAMES; i += 1) expect(rename('guest', i)).toBeNull();
    expect(rename('guest', 99)).toBe('too-many-names');
    for (let i = 100; i <= 100 + MAX_RENAMES; i += 1) expect(rename('gm', i)).toBeNull();
  });

  test.each([
    'Spielleitung',
    ' spielleitung ',
    'Spielleitung​',
    'SPIELLEITUNG.',
    'Ｓｐｉｅｌｌｅｉｔｕｎｇ',
    'Spiel leitung',
    'Sріеllеitung',
    'SpieIIeitung',
    'Spie11eitung',
  ])('nobody is called like the GM: %s', (name) => {
    const t = table();
    expect(['name-taken', 'bad-name']).toContain(t.send('mira', { kind: 'renameSeat', name })?.code);
    expect(['name-taken', 'bad-name']).toContain(
      t.send('gm', { kind: 'addSeat', seat: 'x', name, role: 'player' })?.code,
    );
  });

  test('no GM takes the name of somebody else', () => {
    const t = table();
    t.send('mira', { kind: 'renameSeat', name: 'Meisterin' });
    expect(t.send('gm', { kind: 'renameSeat', name: 'meisterin' })).toMatchObject({ code: 'name-taken' });
    expect(t.send('gm', { kind: 'addSeat', seat: 'x', name: 'Meisterin', role: 'gm' })).toMatchObject({
      code: 'name-taken',
    });
    expect(t.send('gm', { kind: 'renameSeat', name: 'Spielleitung' })).toBeNull();
  });

  test.each([
    '',
    '   ',
    'a\u0000b',
    'Mira\u202Eariw',
    'x\u2066y',
    '\u200b',
    'a\nb'.replace('\n', '\u2028'),
    'x'.repeat(81),
  ])('a name can be read: %j', (name) => {
    expect(table().send('mira', { kind: 'renameSeat', name })).toMatchObject({ code: 'bad-name' });
  });

  test('revoked seats do not count, and spectators leave room for players', () => {
    const t = table();
    const add = (i: number, role: 'spectator' | 'player') =>
      t.send('gm', { kind: 'addSeat', seat: `s${i}`, name: `Gast ${i}`, role })?.code ?? null;
    let i = 0;
    while (add(i, 'spectator') === null) i += 1;
    // GM, two players and one spectator are there already: 48 seats may be taken when the last spectator comes.
    expect(i).toBe(44);
    expect(add(i, 'spectator')).toBe('too-many-seats');
    for (let more = 0; more < 16; more += 1) expect(add(100 + more, 'player')).toBeNull();
    expect(add(200, 'player')).toBe('too-many-seats');
    t.send('gm', { kind: 'revokeSeat', seat: 's1' });
    expect(add(201, 'player')).toBeNull();
  });
});
