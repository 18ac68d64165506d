import { describe, expect, test } from 'vitest';
import { applyEffects, type GwEffect } from '../src/effects.ts';
import type { Figure, Scene } from '../src/model.ts';
import { foe, hero, sceneWith } from './fixtures.ts';

const start = sceneWith(
  [hero({ pos: [0, 0], status: ['prone'], hasArmour: true }), foe({ category: 'boss', pos: [3, 0] })],
  {
    board: { cells: [{ at: [1, 1], kind: 'wall' }] },
    round: 2,
    turn: 'hero',
    acted: ['foe'],
    surprise: 'pc',
    order: ['foe', 'hero'],
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
    failedGoals: [{ figure: 'hero', goal: 'climb', trait: 'S' }],
    timer: { length: 3, value: 1 },
    flags: ['alarm'],
    lasting: [
      { effect: 'barrier', caster: 'hero', turns: 2, cells: [], target: null },
      { effect: 'barrier', caster: 'hero', turns: 1, cells: [], target: null },
      { effect: 'barrier', caster: 'friend', turns: 1, cells: [], target: null },
    ],
  },
);
const [first, second] = start.figures as [Figure, Figure];
const withHero = (changes: object): Scene => ({
  ...start,
  figures: [{ ...first, ...changes } as Figure, second],
});
const sword = { name: 'sword', kind: 'melee', trait: 'S' } as const;
const newcomer = foe({ id: 'newcomer' });

/** Each kind of effect once, with the scene it makes of the one above. */
const EACH: {
  readonly [K in GwEffect['kind']]: readonly [Omit<Extract<GwEffect, { kind: K }>, 'kind'>, Scene];
} = {
  hearts: [{ figure: 'hero', by: -2 }, withHero({ hearts: 3 })],
  mana: [{ figure: 'hero', by: -1 }, withHero({ mana: 2 })],
  armourToken: [{ figure: 'hero', to: 0 }, withHero({ armourTokens: 0 })],
  statusGained: [{ figure: 'hero', status: 'vulnerable' }, withHero({ status: ['prone', 'vulnerable'] })],
  statusEnded: [{ figure: 'hero', status: 'prone' }, withHero({ status: [] })],
  weaponDropped: [{ figure: 'hero', weapon: 'sword' }, withHero({ weapons: [{ ...sword, dropped: true }] })],
  weaponPickedUp: [
    { figure: 'hero', weapon: 'sword' },
    withHero({ weapons: [{ ...sword, dropped: false }] }),
  ],
  moved: [{ figure: 'hero', to: [2, 2] }, withHero({ pos: [2, 2] })],
  coverDeclared: [{ figure: 'hero', cover: 'full' }, withHero({ coverOverride: 'full' })],
  actionSpent: [{ figure: 'hero' }, withHero({ actionLeft: false })],
  actionReturned: [{ figure: 'hero' }, withHero({ actionLeft: true })],
  moveSpent: [{ figure: 'hero' }, withHero({ moveLeft: false })],
  helpOffered: [
    { help: { helper: 'hero', helped: 'friend', description: 'tools' } },
    {
      ...start,
      pendingHelp: [...start.pendingHelp, { helper: 'hero', helped: 'friend', description: 'tools' }],
    },
  ],
  helpEnded: [{ help: { helper: 'friend', helped: 'hero', description: '' } }, { ...start, pendingHelp: [] }],
  goalFailed: [
    { goal: { figure: 'hero', goal: 'climb', trait: 'G', tools: 'rope', way: '' } },
    { ...start, failedGoals: [{ figure: 'hero', goal: 'climb', trait: 'G', tools: 'rope', way: '' }] },
  ],
  goalClosed: [
    { figure: 'hero', goal: 'climb' },
    { ...start, failedGoals: [] },
  ],
  timerSet: [
    { length: 5, consequence: 'targetEscapes' },
    { ...start, timer: { length: 5, value: 0, consequence: 'targetEscapes', fired: false } },
  ],
  timerMoved: [{ by: 1 }, { ...start, timer: { length: 3, value: 2, consequence: 'alarm', fired: false } }],
  timerFired: [{}, { ...start, timer: { length: 3, value: 1, consequence: 'alarm', fired: true } }],
  timerCleared: [{}, { ...start, timer: null }],
  flagRaised: [{ flag: 'fire' }, { ...start, flags: ['alarm', 'fire'] }],
  lastingStarted: [
    { lasting: { effect: 'control', caster: 'hero', turns: 2, cells: [], target: 'foe' } },
    {
      ...start,
      lasting: [...start.lasting, { effect: 'control', caster: 'hero', turns: 2, cells: [], target: 'foe' }],
    },
  ],
  lastingTurned: [
    { caster: 'hero' },
    {
      ...start,
      lasting: [
        { effect: 'barrier', caster: 'hero', turns: 1, cells: [], target: null },
        { effect: 'barrier', caster: 'friend', turns: 1, cells: [], target: null },
      ],
    },
  ],
  boardLaid: [
    { board: { width: 4, height: 3, cells: [{ at: [2, 2], kind: 'wall' }] } },
    {
      ...start,
      board: { width: 4, height: 3, cells: [{ at: [2, 2], kind: 'wall' }] },
      figures: start.figures.map((figure) => ({ ...figure, pos: null })),
    },
  ],
  cellsChanged: [
    {
      cells: [
        { at: [1, 1], kind: 'open' },
        { at: [2, 2], kind: 'wall' },
      ],
    },
    { ...start, board: { ...start.board, cells: [{ at: [2, 2], kind: 'wall' }] } },
  ],
  figureAdded: [{ figure: newcomer }, { ...start, figures: [first, second, newcomer] }],
  traitRaised: [
    { figure: 'hero', trait: 'S', to: { die: 12, level: null } },
    withHero({
      traits: { S: { die: 12, level: null }, G: { die: 8, level: null }, M: { die: 6, level: null } },
    }),
  ],
  heartsMaxRaised: [{ figure: 'hero', by: 1 }, withHero({ hearts: 6, heartsMax: 6 })],
  manaMaxRaised: [{ figure: 'hero', by: 1 }, withHero({ mana: 4, manaMax: 4 })],
  advanceNoted: [{ figure: 'hero', advance: 'heart' }, withHero({ advances: ['heart'] })],
  modeSwitched: [{ mode: 'd6only' }, { ...start, mode: 'd6only' }],
  heartLabelSet: [{ label: 'tiredness' }, { ...start, heartLabel: 'tiredness' }],
  sceneStarted: [{}, { ...start, flags: [], failedGoals: [], pendingHelp: [], lasting: [] }],
  combatStarted: [
    { surprise: null, order: ['hero'] },
    { ...start, round: 1, turn: null, acted: [], surprise: null, order: ['hero'] },
  ],
  combatEnded: [{}, { ...start, round: 0, turn: null, acted: [], surprise: null, order: [] }],
  roundStarted: [{ round: 3 }, { ...start, round: 3, acted: [] }],
  turnStarted: [{ figure: 'foe' }, { ...start, turn: 'foe' }],
  turnEnded: [{ figure: 'hero' }, { ...start, turn: null, acted: ['foe', 'hero'] }],
};

describe('each effect changes what it says and nothing else', () => {
  test.each(Object.entries(EACH))('%s', (kind, [effect, expected]) => {
    expect(applyEffects(start, [{ kind, ...effect } as GwEffect])).toEqual(expected);
  });
});

describe('bounds', () => {
  const figureAfter = (...effects: readonly GwEffect[]) => applyEffects(start, effects).figures[0];

  test('hearts and Mana stay between 0 and the maximum', () => {
    expect(figureAfter({ kind: 'hearts', figure: 'hero', by: -9 })?.hearts).toBe(0);
    expect(figureAfter({ kind: 'hearts', figure: 'hero', by: 9 })?.hearts).toBe(5);
    expect(figureAfter({ kind: 'mana', figure: 'hero', by: -9 })).toMatchObject({ mana: 0 });
    expect(figureAfter({ kind: 'mana', figure: 'hero', by: 9 })).toMatchObject({ mana: 3 });
  });

  test('a timer moves no further than its length, and none moves where there is none', () => {
    expect(applyEffects(start, [{ kind: 'timerMoved', by: 9 }]).timer?.value).toBe(3);
    const none = { ...start, timer: null };
    expect(applyEffects(none, [{ kind: 'timerMoved', by: 1 }, { kind: 'timerFired' }])).toEqual(none);
  });

  test('a status or flag is there once', () => {
    expect(figureAfter({ kind: 'statusGained', figure: 'hero', status: 'prone' })?.status).toEqual(['prone']);
    expect(applyEffects(start, [{ kind: 'flagRaised', flag: 'alarm' }]).flags).toEqual(['alarm']);
  });

  test('help is ended by helper and helped, goals by figure and goal', () => {
    const two = {
      ...start,
      pendingHelp: [
        { helper: 'a', helped: 'b', description: '' },
        { helper: 'a', helped: 'c', description: '' },
      ],
    };
    expect(
      applyEffects(two, [{ kind: 'helpEnded', help: { helper: 'a', helped: 'b', description: '' } }])
        .pendingHelp,
    ).toEqual([{ helper: 'a', helped: 'c', description: '' }]);
    expect(applyEffects(start, [{ kind: 'goalClosed', figure: 'friend', goal: 'climb' }])).toEqual(start);
    expect(applyEffects(start, [{ kind: 'goalClosed', figure: 'hero', goal: 'swim' }])).toEqual(start);
  });

  test('a figure that comes again takes the place of the old one', () => {
    const again = foe({ category: 'minion' });
    expect(applyEffects(start, [{ kind: 'figureAdded', figure: again }]).figures).toEqual([first, again]);
  });

  test('what only player characters have does not touch an enemy', () => {
    const effects: readonly GwEffect[] = [
      { kind: 'mana', figure: 'foe', by: -1 },
      { kind: 'weaponDropped', figure: 'foe', weapon: 'sword' },
      { kind: 'traitRaised', figure: 'foe', trait: 'S', to: { die: 12, level: null } },
      { kind: 'manaMaxRaised', figure: 'foe', by: 1 },
      { kind: 'advanceNoted', figure: 'foe', advance: 'heart' },
    ];
    expect(applyEffects(start, effects)).toEqual(start);
  });

  test('[GW-ADD-10] a turn begins with action and move, a round gives the move to those who have no turn', () => {
    const spent = applyEffects(start, [
      { kind: 'actionSpent', figure: 'hero' },
      { kind: 'moveSpent', figure: 'hero' },
    ]);
    expect(applyEffects(spent, [{ kind: 'turnStarted', figure: 'hero' }]).figures[0]).toMatchObject({
      actionLeft: true,
      moveLeft: true,
    });
    expect(applyEffects(spent, [{ kind: 'turnStarted', figure: 'foe' }]).figures[0]).toMatchObject({
      actionLeft: false,
      moveLeft: false,
    });
    for (const effect of [
      { kind: 'roundStarted', round: 3 },
      { kind: 'combatStarted', surprise: null, order: [] },
    ] as const) {
      expect(applyEffects(spent, [effect]).figures[0]).toMatchObject({ actionLeft: false, moveLeft: true });
    }
  });

  test('effects happen in order and leave the old scene as it was', () => {
    const before = structuredClone(start);
    const next = applyEffects(start, [
      { kind: 'heartsMaxRaised', figure: 'hero', by: 1 },
      { kind: 'hearts', figure: 'hero', by: -1 },
      { kind: 'hearts', figure: 'hero', by: 9 },
    ]);
    expect(next.figures[0]?.hearts).toBe(6); // 6, 5, 6
    expect(start).toEqual(before);
  });
});
