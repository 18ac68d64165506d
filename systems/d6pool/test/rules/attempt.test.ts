import type { Tape } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { FRESH_TURN } from '../../src/figures.ts';
import type { Attitude, Figure, Scene } from '../../src/model.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { attitudeStep } from '../../src/rules/patzer.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability, rollOf } from '../rolls.ts';

const person = hero({
  skills: { sneaking: 2, persuasion: 1 },
  advantages: { attractive: 2 },
  disadvantages: { badEyes: 1 },
});
const input = (overrides: Partial<Input<'attempt'>> = {}, figure: Figure = person): Input<'attempt'> => ({
  scene: sceneWith([figure, foe()]),
  ...rollOf({ skill: 'sneaking' }),
  task: 'sneak',
  difficulty: 1,
  hidden: false,
  category: 'skill',
  target: null,
  ...overrides,
});
const run = (overrides: Partial<Input<'attempt'>>, answers: Tape, h = DEFAULTS, figure: Figure = person) =>
  scripted(attempt, input(overrides, figure), h, answers);
const refusal = (overrides: Partial<Input<'attempt'>>, h = DEFAULTS, figure: Figure = person) =>
  run(overrides, [], h, figure).outcome.outcome;

describe('the pool', () => {
  test('[DP-CHL-03] [DP-ATR-01] [DP-SKL-01] attribute plus skill: 2 + 2 dice', () => {
    const { outcome, facts } = run({}, [[5, 1, 1, 1]]);
    expect(facts[0]).toMatchObject({
      positive: [
        { source: 'dexterity', dice: 2 },
        { source: 'sneaking', dice: 2 },
      ],
    });
    expect(outcome.outcome).toMatchObject({ kind: 'success', net: 1, crits: 0 });
  });

  test('[DP-CHL-02] [DP-R-124] the GM is asked about a player’s choice only where the table wants it', () => {
    // Without the switch the first answer is the throw.
    expect(run({}, [[5, 1, 1, 1]]).outcome.outcome).toMatchObject({ kind: 'success' });
    const asking = house({ askFit: true });
    expect(run({}, ['agree', [5, 1, 1, 1]], asking).outcome.outcome).toMatchObject({ kind: 'success' });
    expect(run({}, ['disagree'], asking).outcome).toEqual({
      outcome: {
        kind: 'declined',
        net: 0,
        crits: 0,
        failing: [],
        consequence: null,
        decidedBySupport: false,
      },
      effects: [],
    });
    // Nor about a figure of their own.
    const own = run({ figure: 'foe', skill: null }, [[6]], asking);
    expect(own.outcome.outcome).toMatchObject({ kind: 'success' });
  });

  test('[DP-GEN-05] an NPC rolls by the same rules', () => {
    expect(run({ figure: 'foe' }, [[5]]).outcome.outcome).toMatchObject({ kind: 'success', net: 1 }); // DEX 1
  });

  test('[DP-ADV-03] [DP-ADV-04] a fitting advantage adds success dice, a disadvantage penalty dice', () => {
    const given = { advantages: ['attractive'], disadvantages: ['badEyes'], skill: 'persuasion' };
    const { facts } = run({ ...given, attribute: 'charisma' }, [[1, 1, 1, 1, 5], [6]]);
    expect(facts[0]).toMatchObject({
      positive: [
        { source: 'charisma', dice: 2 },
        { source: 'persuasion', dice: 1 },
        { source: 'advantage:attractive', dice: 2 },
      ],
      penalty: [{ source: 'disadvantage:badEyes', dice: 1 }],
    });
    expect(refusal({ advantages: ['lucky'] })).toEqual({ kind: 'refused', reason: 'unknown-trait' });
    expect(refusal({ disadvantages: ['lame'] })).toEqual({ kind: 'refused', reason: 'unknown-trait' });
  });

  test('[DP-SKL-02] [DP-R-07] without dice in the skill the attribute alone is rolled', () => {
    expect(run({ skill: 'climbing' }, [[5, 1]]).outcome.outcome).toMatchObject({ kind: 'success' });
    expect(refusal({ skill: 'climbing' }, house({ untrained: 'forbidden' }))).toMatchObject({
      reason: 'untrained',
    });
    const { facts } = run({ skill: 'climbing' }, [[5, 1], [1]], house({ untrained: 'onePenaltyDie' }));
    expect(facts[0]).toMatchObject({ penalty: [{ source: 'untrained', dice: 1 }] });
  });

  test('[DP-R-07] a skill of the setting can be for the trained only', () => {
    const scene: Scene = sceneWith([person]);
    const setting = { ...scene.setting, trainedOnly: ['surgery'] };
    expect(refusal({ scene: { ...scene, setting }, skill: 'surgery' })).toMatchObject({
      reason: 'untrained',
    });
  });

  test('[DP-GEN-07] a skill that the setting has removed does not exist', () => {
    const scene: Scene = sceneWith([person]);
    const setting = { ...scene.setting, removedSkills: ['computer'] };
    expect(refusal({ scene: { ...scene, setting }, skill: 'computer' })).toMatchObject({
      reason: 'unknown-trait',
    });
  });

  test('[DP-R-03] [DP-R-43] [DP-R-57] other words of the seed mean the same skill', () => {
    const runner = hero({ skills: { running: 3, blades: 1 } });
    const dice = (skill: string, h = DEFAULTS) =>
      run({ skill }, [Array(skill === 'sword' ? 3 : 5).fill(1)], h, runner).facts[0];
    expect(dice('sprinting')).toMatchObject({ positive: [{ dice: 2 }, { source: 'running', dice: 3 }] });
    expect(dice('sword')).toMatchObject({ positive: [{ dice: 2 }, { source: 'blades', dice: 1 }] });
    const apart = run({ skill: 'sprinting' }, [[1, 1]], house({ sprintIsRunning: false }), runner);
    expect(apart.facts[0]).toMatchObject({ positive: [{ source: 'dexterity', dice: 2 }] });
  });

  test('[DP-POW-01] [DP-R-26] a power is rolled like a skill, where powers are on', () => {
    const seer = hero({ powers: { clairvoyance: 2 } });
    const given = { attribute: 'perception', skill: 'clairvoyance' } as const;
    const on = house({ powers: 'on' });
    expect(run(given, [[5, 1, 1, 1]], on, seer).outcome.outcome).toMatchObject({ kind: 'success' });
    expect(refusal(given, DEFAULTS, seer)).toMatchObject({ reason: 'rule-is-off' });
  });

  test('[DP-CHL-10] bonus and penalty dice of the GM', () => {
    const { facts } = run({ bonus: 1, penalty: 2 }, [
      [1, 1, 1, 1, 5],
      [1, 1],
    ]);
    expect(facts[0]).toMatchObject({
      positive: [{}, {}, { source: 'bonus', dice: 1 }],
      penalty: [{ source: 'circumstances', dice: 2 }],
    });
  });
});

describe('results', () => {
  test('[DP-CHL-09] difficulty 0 usually passes without a roll; rolled, it fails on a Patzer', () => {
    expect(run({ difficulty: 0 }, ['pass']).outcome.outcome).toMatchObject({ kind: 'passed' });
    const rolled = run({ difficulty: 0, penalty: 1 }, ['roll', [1, 1, 1, 1], [6], 'cost']);
    expect(rolled.outcome.outcome).toMatchObject({ kind: 'patzer', consequence: 'cost' });
  });

  test('[DP-CHL-17] the sources whose dice failed are told: bad eyes, but not the wound', () => {
    const hurt = { ...person, wounds: 1 };
    const { outcome, facts } = run({ disadvantages: ['badEyes'] }, [[5, 1, 1, 1], [1], [6]], DEFAULTS, hurt);
    expect(outcome.outcome).toMatchObject({ kind: 'failure', failing: ['disadvantage:badEyes'] });
    expect(facts).toContainEqual({ kind: 'failing', sources: ['disadvantage:badEyes'] });
  });

  test('[DP-CHL-13] [DP-R-16] the GM picks the drawback, or the preset is taken', () => {
    const patzer: Tape = [[1, 1, 1, 1], [6]];
    expect(run({ penalty: 1 }, [...patzer, 'other']).outcome.outcome).toMatchObject({ consequence: 'other' });
    const preset = run({ penalty: 1 }, patzer, house({ patzerResolution: 'preset' }));
    expect(preset.outcome.outcome).toMatchObject({ consequence: 'cost' });
  });

  test('[DP-R-118] a social Patzer worsens an attitude, a social success with crits may better it', () => {
    const social = { category: 'social', target: 'foe', attribute: 'charisma', skill: 'persuasion' } as const;
    expect(run({ ...social, penalty: 1 }, [[1, 1, 1], [6], 'attitudeWorse']).outcome.effects).toContainEqual({
      kind: 'attitude',
      figure: 'foe',
      towards: 'hero',
      to: 'averse',
    });
    expect(run(social, [[5, 5, 1], 'yes']).outcome.effects).toContainEqual({
      kind: 'attitude',
      figure: 'foe',
      towards: 'hero',
      to: 'friendly',
    });
    const off = house({ attitudeSuggestions: 'off' });
    expect(run(social, [[5, 5, 1]], off).outcome.effects).not.toContainEqual(
      expect.objectContaining({ kind: 'attitude' }),
    );
  });

  test('[DP-VUL-02] in a fight it is a non-combat action of the figure whose turn it is', () => {
    const scene = sceneWith([person, foe()], { round: 1, order: [{ figure: 'hero', net: 1 }], turnIndex: 0 });
    const { effects } = run({ scene }, [[5, 1, 1, 1]]).outcome;
    expect(effects).toContainEqual({ kind: 'vulnerable', figure: 'hero', cause: 'nonCombat' });
    expect(effects).toContainEqual({ kind: 'turnChanged', figure: 'hero', set: { actionsUsed: 1 } });
    expect(refusal({ scene: { ...scene, turnIndex: null } })).toMatchObject({ reason: 'not-your-turn' });
  });

  test('[DP-FEA-03] whoever is afraid does nothing but flee and defend', () => {
    const afraid = { ...person, fear: { source: 'puma', until: 'scene' } } as const;
    expect(refusal({}, DEFAULTS, afraid)).toMatchObject({ reason: 'afraid' });
  });

  test('whoever is unconscious or unknown cannot try', () => {
    expect(refusal({}, DEFAULTS, { ...person, consciousness: 'unconscious' })).toMatchObject({
      reason: 'not-able',
    });
    expect(refusal({ figure: 'nobody' })).toMatchObject({ reason: 'unknown-figure' });
  });

  test('[DP-GEN-08] the difficulty can stay with the GM', () => {
    const { facts } = run({ hidden: true }, [[5, 1, 1, 1]]);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'challenge', difficulty: null }));
  });

  test('[DP-CHL-08] four dice against difficulty 2', () => {
    const kindOf = (...args: Parameters<typeof attempt>) => attempt(...args).outcome.kind;
    // 1 - (16 + 32)/81
    expectOdds(kindOf, input({ difficulty: 2 }), (kind) => kind === 'success', DEFAULTS).toBe('11/27');
  });
});

describe('fate dice', () => {
  test('[DP-FAT-02] [DP-R-21] declared before the roll, thrown with it, and gone', () => {
    const { outcome } = run({ fate: 2 }, [[1, 1, 1, 1, 5, 1]]);
    expect(outcome.outcome).toMatchObject({ kind: 'success' });
    expect(outcome.effects).toContainEqual({ kind: 'fateDice', figure: 'hero', by: -2 });
    expect(outcome.effects).toContainEqual({ kind: 'fateBank', by: 2 });
    expect(refusal({ fate: 3 })).toMatchObject({ reason: 'not-enough-fate-dice' });
  });

  test('[DP-R-21] fateTiming after: the player sees the roll first', () => {
    const late = house({ fateTiming: 'after' });
    const { outcome } = run({}, [[1, 1, 1, 1], '1', [6]], late);
    expect(outcome.outcome).toMatchObject({ kind: 'success', net: 1 });
    expect(outcome.effects).toContainEqual({ kind: 'fateDice', figure: 'hero', by: -1 });
    expect(refusal({ fate: 1 }, late)).toMatchObject({ reason: 'rule-is-off' });
  });

  test('[DP-OPT-01] without the module nobody has any', () => {
    expect(refusal({ fate: 1 }, house({ modules: [] }))).toMatchObject({ reason: 'rule-is-off' });
  });

  test('[DP-R-22] the GM uses spent dice only if the table allows it', () => {
    const scene = { ...sceneWith([person, foe()]), fateBank: 2 };
    expect(refusal({ scene, figure: 'foe', fate: 1 })).toMatchObject({ reason: 'not-enough-fate-dice' });
    const { outcome } = run({ scene, figure: 'foe', fate: 1 }, [[1, 5]], house({ gmUsesSpentFate: true }));
    expect(outcome.effects).toContainEqual({ kind: 'fateBank', by: -1 });
  });
});

describe('abilities in a roll', () => {
  const owner = hero({
    skills: { concentration: 2, lockpicking: 1, persuasion: 1, sneaking: 1 },
    abilities: [
      ability('concentration', 'focus'),
      ability('lockpicking', 'knack'),
      ability('persuasion', 'silverTongue'),
      ability('sneaking', 'shadow'),
    ],
  });

  test('[DP-ABL-01] Focus: as many distraction dice as concentration dice are ignored', () => {
    const given = { abilities: ['focus'], concentration: true, distractions: ['attacked'] } as const;
    const { facts, outcome } = run({ ...given, skill: null }, [[5, 1], [1]], DEFAULTS, owner);
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'pool', penalty: [{ source: 'distraction', dice: 1 }] }), // 3 - 2
    );
    expect(outcome.effects).toContainEqual({ kind: 'abilityUsed', figure: 'hero', ability: 'focus' });
  });

  test('[DP-ABL-01] Knack: difficulty 1 less, once per scene', () => {
    const given = { abilities: ['knack'], skill: 'lockpicking', difficulty: 2 };
    expect(run(given, [[5, 1, 1]], DEFAULTS, owner).outcome.outcome).toMatchObject({
      kind: 'success',
    });
    const used = { ...owner, abilities: [ability('lockpicking', 'knack', 1)] };
    expect(refusal(given, DEFAULTS, used)).toMatchObject({ reason: 'ability-used-up' });
  });

  test('[DP-ABL-01] Silver Tongue: a failed social roll is made once more and is used up only then', () => {
    const given = { abilities: ['silverTongue'], attribute: 'charisma', skill: 'persuasion' } as const;
    const again = run(given, [[1, 1, 1], 'repeat', [5, 1, 1]], DEFAULTS, owner).outcome;
    expect(again.outcome).toMatchObject({ kind: 'success' });
    expect(again.effects).toContainEqual({ kind: 'abilityUsed', figure: 'hero', ability: 'silverTongue' });
    const kept = run(given, [[1, 1, 1], 'keep'], DEFAULTS, owner).outcome;
    expect(kept.outcome).toMatchObject({ kind: 'failure' });
    expect(kept.effects).not.toContainEqual(expect.objectContaining({ kind: 'abilityUsed' }));
  });

  test('[DP-ABL-01] Shadow: a bonus die in darkness only', () => {
    const given = { abilities: ['shadow'], skill: 'sneaking' };
    const dark = { ...sceneWith([owner]), light: 'dark' } as const;
    expect(run({ ...given, scene: dark }, [[1, 1, 1, 5]], DEFAULTS, owner).outcome.outcome).toMatchObject({
      kind: 'success',
    });
    expect(run(given, [[1, 1, 5]], DEFAULTS, owner).outcome.outcome).toMatchObject({
      kind: 'success',
    });
  });

  test('[DP-OPT-02] an ability whose rule is off cannot be used', () => {
    expect(refusal({ abilities: ['focus'] }, house({ distractions: 'off' }), owner)).toMatchObject({
      reason: 'rule-is-off',
    });
    expect(refusal({ abilities: ['riposte'] }, DEFAULTS, owner)).toMatchObject({ reason: 'unknown-ability' });
  });
});

describe('experience', () => {
  test('[DP-XP-03] [DP-XP-05] [DP-R-100] a good roll offers a point on a trait of the roll, once per scene', () => {
    const { effects } = run({}, [[5, 5, 1, 1]]).outcome; // 2 of 4
    expect(effects).toContainEqual({
      kind: 'xpOffered',
      offer: { figure: 'hero', traits: ['skill:sneaking'] },
    });
    const again = run({}, [[5, 5, 1, 1]], DEFAULTS, { ...person, xpEarnedThisScene: true });
    expect(again.outcome.effects).toContainEqual({ kind: 'xpSettled', figure: 'hero' });
    expect(again.outcome.effects).not.toContainEqual(expect.objectContaining({ kind: 'xpOffered' }));
  });

  test('[DP-XP-03] never an attribute, and nothing for an NPC', () => {
    expect(run({ skill: null }, [[5, 5]]).outcome.effects).toEqual([{ kind: 'xpSettled', figure: 'hero' }]);
    const turn = { ...FRESH_TURN };
    const npc = foe({ skills: { sneaking: 1 }, turn });
    const scene = sceneWith([npc]);
    expect(run({ scene, figure: 'foe' }, [[5, 5]]).outcome.effects).toEqual([]);
  });
});

test('[DP-R-79] the unconscious try nothing', () => {
  const out = { ...person, consciousness: 'unconscious' } as const;
  expect(refusal({}, DEFAULTS, out)).toMatchObject({ reason: 'not-able' });
});

test('[DP-R-118] [DP-ATT-01] attitudes move one step and stop at both ends', () => {
  const towards = (attitude: Attitude, by: 1 | -1) =>
    attitudeStep(sceneWith([person, foe({ attitudes: { hero: attitude } })]), person, 'foe', by);
  const to = (attitude: Attitude) => [{ kind: 'attitude', figure: 'foe', towards: 'hero', to: attitude }];
  expect(towards('friendly', -1)).toEqual(to('allied'));
  expect(towards('allied', -1)).toEqual(to('allied'));
  expect(towards('hostile', 1)).toEqual(to('hostile'));
});

describe('[DP-DST-01] distractions', () => {
  test('are refused where they would be lost: without concentration, or where the table has left them out', () => {
    const noisy = { distractions: ['attacked' as const] };
    expect(run(noisy, []).outcome.outcome).toMatchObject({ reason: 'needs-concentration' });
    const calm = run({ ...noisy, concentration: true }, [
      [5, 1, 1, 1],
      [1, 1, 1],
    ]);
    expect(calm.outcome.outcome).toMatchObject({ kind: 'success' });
    const off = house({ distractions: 'off' });
    expect(run({ ...noisy, concentration: true }, [], off).outcome.outcome).toMatchObject({
      reason: 'rule-is-off',
    });
  });
});
