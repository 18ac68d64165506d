import { PROTOCOL_VERSION, type WireCommand } from '@tafelrunde/protocol';

/** One good command of every kind; one that is missing does not compile. */
const COMMANDS: {
  readonly [K in WireCommand['kind']]: Omit<Extract<WireCommand, { kind: K }>, 'id' | 'kind'>;
} = {
  act: { action: 'grundregelwerk/test', input: { die: 6, tn: 4 }, audience: 'everyone', realDice: false },
  answer: { run: 'r', answer: 'yes' },
  cancel: { run: 'r' },
  say: { text: 'Hallo' },
  roll: { notation: '3W6', audience: 'everyone', faces: [1, 2, 3] },
  setHouse: { house: {} },
  setAdvice: { on: true },
  setUndoRule: { who: 'own' },
  endEvening: {},
  setPolicy: { question: 'crowd', policy: { kind: 'always', answer: 'step' } },
  renameSeat: { name: 'Neu' },
  revokeSeat: { seat: 's' },
  bring: { character: {} },
  veil: { figures: ['f'], hidden: true, lifeShown: false },
  prepare: {
    items: [
      {
        kind: 'encounter',
        id: 'gate',
        name: 'Tor',
        note: '',
        figures: [{ template: 'minion', name: 'Wache', count: 4 }],
      },
    ],
    gone: ['old'],
  },
  deploy: { item: 'gate', hidden: true },
  present: { item: 'gate', figures: ['f'] },
  handOut: { item: 'gate', paper: 0, to: ['s'] },
  handOver: { figure: 'f', to: null },
  request: { to: ['s'], action: 'grundregelwerk/test', input: {}, audience: 'blind', text: 'Horch' },
  withdrawRequest: { request: 'q' },
  track: { change: { kind: 'move', entry: 'e', to: 1 } },
  writePaper: {
    paper: null,
    version: 0,
    title: 'Brief',
    text: '# Hallo',
    picture: { file: 'a'.repeat(64), alt: 'Ein Siegel' },
    readers: ['s'],
  },
  showPaper: { paper: 'p1', to: ['s'] },
  removePaper: { paper: 'p1' },
  setPortrait: { figures: ['f'], file: 'a'.repeat(64) },
  setMapPicture: {
    picture: { file: 'a'.repeat(64), left: 0, top: 0, width: 20, height: 10, dim: 0, hidden: false },
  },
  layMap: {
    map: {
      width: 8,
      height: 6,
      ground: { wall: [[0, 1]], cover: [[7, 5]] },
      doors: [[[0, 1]]],
      picture: { file: 'a'.repeat(64), left: 0, top: 0, width: 8, height: 6, dim: 0, hidden: false },
    },
  },
  undo: { target: 3 },
  rewind: { target: 3 },
  redo: { target: 3 },
  salt: { salt: '0'.repeat(32) },
  reveal: {},
};

/** Good messages of every kind, to be spoiled. */
export const good: readonly object[] = [
  { kind: 'hello', v: PROTOCOL_VERSION, table: 't', token: 'x'.repeat(32), last: 0 },
  { kind: 'preview', target: 3 },
  { kind: 'older', before: 3 },
  ...Object.entries(COMMANDS).map(([kind, rest]) => ({
    kind: 'command',
    command: { kind, id: 'c1', ...rest },
  })),
];
