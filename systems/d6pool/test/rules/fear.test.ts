import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { applyEffects } from '../../src/effects.ts';
import { endFear, fearCheck } from '../../src/rules/fear.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { actionProblem } from '../../src/rules/turns.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability } from '../rolls.ts';

const brave = hero({ skills: { selfControl: 1 } });
const ghoul = foe({
  id: 'ghoul',
  kind: 'creature',
  attributes: { dexterity: 3 },
  skills: { unarmedCombat: 1 },
});
const scene = sceneWith([brave, foe({ side: 'players' }), ghoul]);
const input = (overrides: Partial<Input<'fear-check'>> = {}): Input<'fear-check'> => ({
  scene,
  source: 'ghoul',
  creature: 'ghoul',
  skill: 'unarmedCombat',
  dice: null,
  difficulty: 1,
  figures: [{ figure: 'hero', ...NO_HELP }],
  ...overrides,
});
const run = (overrides: Partial<Input<'fear-check'>>, answers: Tape, h = DEFAULTS) =>
  scripted(fearCheck, input(overrides), h, answers).outcome;

describe('fear', () => {
  test('[DP-FEA-01] [DP-FEA-02] [DP-R-106] the creature’s attack dice against charisma and self-control', () => {
    // hero CHA 2 + 1: one success + 1 automatic = 2; ghoul DEX 3 + 1
    expect(
      run({}, [
        [5, 1, 1],
        [5, 6, 1, 1],
      ]).outcome,
    ).toEqual({
      kind: 'checked',
      afraid: ['hero'],
      brave: [],
      disorders: [],
    });
    expect(
      run({}, [
        [5, 1, 1],
        [5, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ afraid: [], brave: ['hero'] });
  });

  test('[DP-R-106] [DP-R-117] the creature rolls once for all whom the GM names, PC or not', () => {
    const figures = [
      { figure: 'hero', ...NO_HELP },
      { figure: 'foe', ...NO_HELP },
    ];
    // hero 1 + 1 = 2, foe (CHA 1) 0 + 1 = 1; ghoul 1
    const { outcome } = run({ figures }, [[5, 1, 1], [1], [5, 1, 1, 1]]);
    expect(outcome).toMatchObject({ afraid: ['foe'], brave: ['hero'] });
  });

  test('[DP-FEA-02] dice alone can stand for a creature that is not at the table', () => {
    expect(
      run({ creature: null, dice: 2 }, [
        [1, 1, 1],
        [5, 1],
      ]).outcome,
    ).toMatchObject({ afraid: ['hero'] });
  });

  test('[DP-FEA-01] [DP-R-106] a situation is a plain challenge against the GM’s difficulty', () => {
    const haunted = { creature: null, difficulty: 2 };
    expect(run(haunted, [[5, 6, 1]]).outcome).toMatchObject({ afraid: [] });
    expect(run(haunted, [[5, 1, 1]]).outcome).toMatchObject({ afraid: ['hero'] });
  });

  test('[DP-FEA-03] the frightened can only move and defend themselves, until the scene ends', () => {
    const { effects } = run({}, [
      [1, 1, 1],
      [5, 1, 1, 1],
    ]);
    const shaken = after(scene, effects, 'hero');
    expect(shaken.fear).toEqual({ source: 'ghoul', until: 'scene' });
    expect(actionProblem(scene, shaken, DEFAULTS)).toBe('afraid');
    expect(actionProblem(scene, shaken, DEFAULTS, 'movement')).toBe(null);
    const over = applyEffects(applyEffects(scene, effects), [{ kind: 'sceneEnded' }]);
    expect(over.figures[0]?.fear).toBe(null);
  });

  test('[DP-R-106] or until the GM says so', () => {
    const { effects } = run(
      {},
      [
        [1, 1, 1],
        [5, 1, 1, 1],
      ],
      house({ fearDuration: 'gm' }),
    );
    const shaken = applyEffects(applyEffects(scene, effects), [{ kind: 'sceneEnded' }]);
    expect(shaken.figures[0]?.fear).toEqual({ source: 'ghoul', until: 'gm' });
    const calmed = scripted(endFear, { scene: shaken, figure: 'hero' }, DEFAULTS, []).outcome;
    expect(after(shaken, calmed.effects, 'hero').fear).toBe(null);
    expect(scripted(endFear, { scene, figure: 'hero' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'not-afraid',
    });
  });

  test('[DP-FEA-04] [DP-R-16] after a Patzer the GM may give a lasting disorder', () => {
    const hurt = sceneWith([hero({ wounds: 2 }), ghoul]);
    // 0 + 1 automatic - 2 failures: a Patzer; the ghoul needs 0
    const dice = [
      [1, 1],
      [5, 6],
      [1, 1, 1, 1],
    ] as const;
    const mad = run({ scene: hurt }, [...dice, 'disorder']);
    expect(mad.outcome).toMatchObject({ afraid: ['hero'], disorders: ['hero'] });
    expect(after(hurt, mad.effects, 'hero').disadvantages).toEqual({ mentalDisorder: 1 });
    expect(run({ scene: hurt }, [...dice, 'nothing']).outcome).toMatchObject({ disorders: [] });
    expect(run({ scene: hurt }, dice, house({ patzerResolution: 'preset' })).outcome).toMatchObject({
      disorders: [],
    });
  });

  test('[DP-R-106] the automatic success counts for the Patzer only against a creature', () => {
    const hurt = sceneWith([hero({ wounds: 1 }), ghoul]);
    // 0 + 1 - 1 = 0: no Patzer, nobody is asked
    expect(run({ scene: hurt }, [[1, 1], [6], [1, 1, 1, 1]]).outcome).toMatchObject({ afraid: ['hero'] });
    // without it 0 - 1: a Patzer
    const alone = run({ scene: hurt, creature: null }, [[1, 1], [6], 'nothing']);
    expect(alone.outcome).toMatchObject({ afraid: ['hero'] });
  });

  test('[DP-FEA-01] an iron will may try again, once', () => {
    const iron = hero({ abilities: [ability('selfControl', 'ironWill')], skills: { selfControl: 1 } });
    const stage = sceneWith([iron, ghoul]);
    const figures = [{ figure: 'hero', ...NO_HELP, abilities: ['ironWill'] }];
    const dice = [
      [1, 1, 1],
      [5, 1, 1, 1],
    ] as const;
    const again = run({ scene: stage, figures }, [...dice, 'repeat', [5, 6, 1]]);
    expect(again.outcome).toMatchObject({ afraid: [] });
    expect(after(stage, again.effects, 'hero').abilities[0]).toMatchObject({ used: 1 });
    expect(run({ scene: stage, figures }, [...dice, 'keep']).outcome).toMatchObject({ afraid: ['hero'] });
  });

  test('[DP-FEA-02] a creature that is out of action frightens nobody', () => {
    const dead = sceneWith([brave, { ...ghoul, consciousness: 'dead' }]);
    expect(run({ scene: dead }, []).outcome).toMatchObject({ kind: 'refused', reason: 'not-able' });
  });
});

test('[DP-FEA-03] fear remembers what caused it: as it was called, else the creature itself', () => {
  const failed: Tape = [
    [1, 1, 1],
    [5, 6, 1, 1],
  ];
  const seen = { scene: sceneWith([brave, { ...ghoul, name: 'der Ghul' }]) };
  expect(after(seen.scene, run({ ...seen, source: '' }, failed).effects, 'hero').fear).toEqual({
    source: 'der Ghul',
    until: 'scene',
  });
  expect(after(seen.scene, run({ ...seen, source: 'Geheul' }, failed).effects, 'hero').fear).toMatchObject({
    source: 'Geheul',
  });
});
