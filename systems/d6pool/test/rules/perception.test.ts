import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { NPC_PRESETS } from '../../src/data/npcs.ts';
import { figureFrom } from '../../src/figures.ts';
import { oppose } from '../../src/rules/oppose.ts';
import { perceive } from '../../src/rules/perception.ts';
import { situational } from '../../src/rules/situational.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const watcher = hero({ skills: { zoology: 1, computer: 2, pathology: 1 }, disadvantages: { enemies: 1 } });
const puma = figureFrom({ ...NPC_PRESETS.puma, id: 'puma' });
const scene = sceneWith([watcher, puma]);
const { attribute: _, ...watching } = rollOf({ skill: 'zoology' });
const input = (overrides: Partial<Input<'perceive'>> = {}): Input<'perceive'> => ({
  scene,
  watcher: watching,
  opponent: rollOf({ figure: 'puma', skill: 'sneaking' }),
  difficulty: 1,
  hidden: false,
  searching: false,
  swapRoles: false,
  ...overrides,
});
const run = (overrides: Partial<Input<'perceive'>>, answers: Tape, h = DEFAULTS) =>
  scripted(perceive, input(overrides), h, answers);

describe('the puma', () => {
  test('[DP-CHL-15] it sneaks with dexterity and sneaking against perception and zoology', () => {
    // the watcher defends: PER 2 + zoology 1; the puma attacks: DEX 3 + sneaking 2
    const { outcome, facts } = run({}, [
      [5, 1, 1],
      [5, 6, 1, 1, 1],
    ]);
    expect(facts.filter(({ kind }) => kind === 'pool')).toMatchObject([
      {
        positive: [
          { source: 'perception', dice: 2 },
          { source: 'zoology', dice: 1 },
        ],
        automatic: 1,
      },
      {
        positive: [
          { source: 'dexterity', dice: 3 },
          { source: 'sneaking', dice: 2 },
        ],
        automatic: 0,
      },
    ]);
    expect(outcome.outcome).toEqual({ kind: 'unnoticed', margin: 0, watcherAttacks: false }); // 2 against 1 + 1
  });

  test('[DP-R-13] whoever searches for something hidden is the attacker', () => {
    // the puma defends with 5 dice: 1 + 1 = 2; the watcher has 2
    const tape: Tape = [
      [5, 1, 1, 1, 1],
      [5, 6, 1],
    ];
    expect(run({ searching: true }, tape).outcome.outcome).toEqual({
      kind: 'noticed',
      margin: 0,
      watcherAttacks: true,
    });
  });

  test('[DP-R-13] the table, or the GM, can have it otherwise', () => {
    const tape: Tape = [
      [1, 1, 1, 1, 1],
      [5, 1, 1],
    ];
    expect(run({}, tape, house({ perceptionRoles: 'watcherAttacks' })).outcome.outcome).toMatchObject({
      watcherAttacks: true,
      kind: 'noticed',
    });
    expect(run({ swapRoles: true }, tape).outcome.outcome).toMatchObject({ watcherAttacks: true });
    const ask = house({ perceptionRoles: 'ask' });
    expect(run({}, ['watcherAttacks', ...tape], ask).outcome.outcome).toMatchObject({ watcherAttacks: true });
    expect(run({}, ['hiderAttacks', [1, 1, 1], [1, 1, 1, 1, 1]], ask).outcome.outcome).toMatchObject({
      watcherAttacks: false,
      kind: 'noticed',
    });
  });
});

describe('things and facts', () => {
  test('[DP-CHL-15] a file that was tampered with: perception and computer against the GM’s difficulty', () => {
    const given = { opponent: null, watcher: { ...watching, skill: 'computer' }, difficulty: 2 };
    expect(run(given, [[5, 6, 1, 1]]).outcome.outcome).toMatchObject({ kind: 'noticed', margin: 0 });
    expect(run(given, [[5, 1, 1, 1]]).outcome.outcome).toMatchObject({ kind: 'unnoticed', margin: 1 });
  });

  const situation = { scene, figure: 'hero', what: '', attribute: null, skill: null, trait: null } as const;
  const open = { difficulty: 1, hidden: false, gmWounds: false };

  test('[DP-CHL-16] a publication: intelligence and pathology', () => {
    const input = { ...situation, ...open, attribute: 'intelligence', skill: 'pathology' } as const;
    expect(scripted(situational, input, DEFAULTS, [[5, 1, 1]]).outcome.outcome).toEqual({
      kind: 'happens',
      crits: 0,
    });
  });

  test('[DP-CHL-16] an enemy turns up: the die of the disadvantage against difficulty 1', () => {
    const enemies = { ...situation, ...open, trait: 'enemies' };
    expect(scripted(situational, enemies, DEFAULTS, [[6]]).outcome.outcome).toMatchObject({
      kind: 'happens',
    });
    expect(scripted(situational, enemies, DEFAULTS, [[4]]).outcome.outcome).toMatchObject({ kind: 'not' });
    expect(
      scripted(situational, { ...enemies, trait: 'patron' }, DEFAULTS, []).outcome.outcome,
    ).toMatchObject({ reason: 'unknown-trait' });
  });
});

describe('two figures against each other', () => {
  const liar = hero({ id: 'liar', skills: { deception: 1 } });
  const guard = foe({ id: 'guard', skills: { psychology: 1 } });
  const lie = {
    scene: sceneWith([liar, guard]),
    attacker: rollOf({ figure: 'liar', attribute: 'charisma', skill: 'deception' }),
    defender: rollOf({ figure: 'guard', attribute: 'perception', skill: 'psychology' }),
  };

  test('[DP-OPP-02] lying is a social attack', () => {
    const { outcome } = scripted(oppose, lie, DEFAULTS, [
      [5, 1],
      [5, 6, 1],
    ]).outcome;
    expect(outcome).toEqual({ kind: 'attacker', margin: 0, attackerNet: 2, threshold: 2, consequence: null });
  });

  test('[DP-R-100] a defence earns experience, unless the table says no', () => {
    const defended = { ...lie, attacker: lie.defender, defender: lie.attacker };
    const tape: Tape = [
      [5, 6, 1],
      [1, 1],
    ];
    const effects = (h = DEFAULTS) => scripted(oppose, defended, h, tape).outcome.effects;
    expect(effects()).toContainEqual({
      kind: 'xpOffered',
      offer: { figure: 'liar', traits: ['skill:deception'] },
    });
    expect(effects(house({ xpOnDefence: false }))).toEqual([]);
  });

  test('[DP-R-21] fateTiming after: both see their dice before they add any', () => {
    const tape: Tape = [[5, 1], [5, 1, 1], '1', [6]];
    const { outcome, effects } = scripted(oppose, lie, house({ fateTiming: 'after' }), tape).outcome;
    expect(outcome).toMatchObject({ kind: 'attacker', attackerNet: 2, threshold: 2 }); // 1 + 1 fate die
    expect(effects).toContainEqual({ kind: 'fateDice', figure: 'liar', by: -1 });
  });

  test('[DP-CHL-13] a Patzer of the attacker asks the GM', () => {
    const careless = { ...lie, attacker: { ...lie.attacker, penalty: 1 } };
    const { outcome } = scripted(oppose, careless, DEFAULTS, [[1, 1], [1, 1, 1], [6], 'cost']).outcome;
    expect(outcome).toMatchObject({ kind: 'defender', consequence: 'cost' });
  });
});

test('[DP-CHL-16] [DP-SKL-02] a skill without dice does not stop the roll', () => {
  const input = {
    ...{ scene, figure: 'hero', what: '', attribute: 'intelligence' as const, skill: 'law', trait: null },
    ...{ difficulty: 1, hidden: false, gmWounds: false },
  };
  expect(scripted(situational, input, DEFAULTS, [[5, 1]]).outcome.outcome).toMatchObject({ kind: 'happens' });
});
