import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Figure, Scene } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import { fighterIn } from '../../src/rules/combat.ts';
import { type MeleePhaseInput, meleePhase } from '../../src/rules/melee-phase.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const melee = { value: 12, baseDie: 12, bonusDice: 2 };
const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 14, ts: { count: 2, step: 6 } };
const knight = hero({ skills: { melee }, inventory: [sword], wielded: 'sword' });
const robber = foe({ skills: { melee }, inventory: [sword], wielded: 'sword' });

const fight = (scene: Scene, answers: Tape, h = DEFAULTS, more: Partial<MeleePhaseInput> = {}) => {
  const run = scripted(
    (fate, input: MeleePhaseInput, given: typeof DEFAULTS) => meleePhase(fate as HhFate, input, given),
    { scene, ...more },
    h,
    answers,
  );
  const after = applyEffects(scene, run.outcome.effects);
  return { ...run.outcome, facts: run.facts, cites: run.cites, after };
};
const combatAfter = ({ after }: { after: Scene }) => {
  if (after.combat === null) throw new Error('no combat');
  return after.combat;
};
const duel = (own: Figure = knight, other: Figure = robber, overrides = {}) =>
  sceneWith([own, other], overrides);
/** Nobody can attack: all dice are set aside and lie there in vain. */
const NOTHING: Tape = [
  [2, 2, 2],
  [2, 2, 2],
  ['2,2,2', '2,2,2'],
];

test('[HH-MEL-01] [HH-MEL-03] [HH-MEL-13] a whole phase: throw, initiative, attack, hit, damage, injuries', () => {
  const result = fight(duel(), [
    [9, 9, 4],
    [2, 5, 9],
    ['initiative', '9'],
    '9,9', // 11 and 11; 9 and 5 are rescue dice and do not reach them
    'hit',
    '2', // both 9s as damage dice
    [1, 2, 3, 5], // 2W6 + 2
    'circle1-outer1',
    'circle1-outer2',
    'circle1-outer3',
    'circle1-outer4',
  ]);
  expect(result.outcome).toEqual({
    kind: 'fought',
    attacker: 'hero',
    target: 'foe',
    wounds: [{ figure: 'foe', injuries: ['light', 'light', 'light', 'light'] }],
    fled: [],
    dead: [],
    struck: ['opponents'],
    fallen: [],
    heroesAhead: 4,
  });
  const robbed = result.after.figures.find(({ id }) => id === 'foe');
  expect(robbed?.lifeCircles[0]?.outer.filter((lost) => lost)).toHaveLength(4);
  expect(combatAfter(result).phase).toBe(2); // everybody has acted
});

test('[HH-R-25] [HH-MEL-12] nobody can attack: the next phase begins with full pools', () => {
  const { outcome, after } = fight(duel(), NOTHING);
  expect(outcome).toMatchObject({ kind: 'nobodyAttacked', attacker: null });
  expect(after.combat?.phase).toBe(2);
});

test('[HH-R-23] [HH-MEL-17] the quality of the weapon caps the group', () => {
  const blunt = hero({ skills: { melee }, inventory: [{ ...sword, quality: 8 }], wielded: 'sword' });
  const tape: Tape = [
    [9, 9, 4],
    [2, 2, 2],
    ['initiative', '2,2,2'],
  ];
  expect(() => fight(duel(blunt), tape)).toThrow('illegal-choice');
  const free = house({ 'combat.weaponQualityCap': false });
  expect(fight(duel(blunt), [...tape, '9,9', 'flee'], free).outcome).toMatchObject({ attacker: 'hero' });
});

describe('[HH-R-24] two at once', () => {
  const both: Tape = [
    [9, 9, 4],
    [8, 8, 4],
    ['initiative', 'initiative'],
  ];
  test('the better reaction attacks; a tie is thrown again', () => {
    // Reaction 5: 3W6 each. 4 against 4, then 6 against 5.
    const { outcome } = fight(duel(), [...both, [4, 3, 2], [4, 2, 2], [6, 3, 2], [5, 3, 2], '9,9', 'flee']);
    expect(outcome).toMatchObject({ attacker: 'hero', fled: ['hero'] });
  });
  test('or the GM says who', () => {
    const { outcome } = fight(duel(), [...both, 'foe', '8,8', 'flee'], house({ 'initiative.tie': 'gm' }));
    expect(outcome).toMatchObject({ attacker: 'foe', target: 'hero' });
  });
});

test('[HH-MIS-03] [HH-MIS-04] 1s are settled before anything is compared', () => {
  const strong = hero({
    skills: { melee: { ...melee, bonusDice: 3 } },
    inventory: [sword],
    wielded: 'sword',
  });
  const { after } = fight(duel(strong), [
    [9, 9, 4, 1],
    [1, 2, 3],
    ['initiative', '1'],
    '4', // offsets the 1; the pair stays
    '9,9',
    'flee',
  ]);
  expect(after.figures.map(({ psyche }) => psyche.points)).toEqual([12, 11]); // the other 1 finds nothing
});

describe('what lasts to the next phase', () => {
  test('[HH-MEL-10] [HH-R-30] a rescue die costs a die, once', () => {
    const rescued = fight(duel(), [
      [9, 8, 2],
      [12, 5, 2],
      ['initiative', '12'],
      '9',
      'r12', // no group, so a rescue die
      'stop',
    ]);
    expect(fighterIn(combatAfter(rescued), 'foe').owedDice).toBe(1);
    // Two dice for the robber now.
    const next = fight(rescued.after, [
      [2, 2, 2],
      [2, 2],
      ['2,2,2', '2,2'],
    ]);
    expect(fighterIn(combatAfter(next), 'foe').owedDice).toBe(0);
    expect(fight(next.after, NOTHING).outcome).toMatchObject({ kind: 'nobodyAttacked' });
  });

  test('[HH-MAN-01] [HH-MAN-02] a tria: the opponent sits out the first throw', () => {
    const tria = fight(duel(), [[4, 4, 4], [12, 11, 11], ['initiative', '12'], '4', '11', 'stop', 'end']);
    expect(fighterIn(combatAfter(tria), 'foe').skipThrows).toBe(1);
    const next = fight(tria.after, [[9, 9, 4], ['initiative'], '9,9', 'flee']); // no dice, no defence
    expect(next.outcome).toMatchObject({ attacker: 'hero', fled: ['hero'] });
  });

  test('[HH-MAN-04] [HH-R-42] [HH-R-94] a fall: damage by the GM, half of the dice next phase, down until then', () => {
    const strong = hero({
      skills: { melee: { ...melee, bonusDice: 4 } },
      inventory: [sword],
      wielded: 'sword',
    });
    const fallen = fight(
      duel(strong),
      [
        [6, 6, 6, 6, 6],
        [2, 2, 2],
        ['initiative', '2,2,2'],
        '6,6,6,6,6',
        'fall',
        'flee',
        'circle1-middle1', // 12 is a heavy injury
      ],
      DEFAULTS,
      { fallDamage: 12 },
    );
    const robbed = fallen.after.figures.find(({ id }) => id === 'foe');
    expect(robbed?.status).toContain('prone');
    expect(fighterIn(combatAfter(fallen), 'foe')).toMatchObject({ halfDiceNext: true, skipThrows: 2 });
    const back = { ...fallen.after, combat: { ...combatAfter(fallen), engagements: [['hero', 'foe']] } };
    const again: Scene = {
      ...back,
      figures: back.figures.map((figure) => ({
        ...figure,
        status: figure.status.filter((one) => one !== 'fled'),
      })),
    };
    // 3 dice, half of them rounded down is one lost: two, in the third throw; the hero keeps one die a time.
    const next = fight(again, [
      [2, 3, 2, 3, 2],
      ['3,2,2'],
      [2, 3],
      ['2'],
      [2],
      [9, 9],
      ['initiative'],
      '9,9',
      'flee',
    ]);
    expect(next.outcome).toMatchObject({ attacker: 'foe' });
    expect(next.after.figures.find(({ id }) => id === 'foe')?.status).not.toContain('prone');
  });

  test('[HH-MAN-03] disarmed: bare hands from the next phase on', () => {
    const strong = hero({
      skills: { melee: { ...melee, bonusDice: 3 } },
      inventory: [sword],
      wielded: 'sword',
    });
    const lost = fight(duel(strong), [
      [4, 4, 4, 4],
      [9, 9, 2],
      ['initiative', '9,9'],
      '4',
      '9',
      'stop',
      'no',
      'end',
    ]);
    const robbed = lost.after.figures.find(({ id }) => id === 'foe');
    expect(robbed?.status).toContain('disarmed');
    // Without Basis-Kampfkunst there are no dice left for the robber.
    const next = fight(lost.after, [[9, 9, 2, 2], ['initiative'], '9,9', 'flee']);
    expect(next.facts).toContainEqual({ kind: 'noDice', figure: 'foe' });
  });
});

describe('[HH-R-26] more than two', () => {
  const second = foe({ id: 'second', skills: { melee }, inventory: [sword], wielded: 'sword' });
  const three = sceneWith([knight, robber, second]);
  const opening: Tape = [[9, 9, 4], [8, 8, 2], [7, 7, 2], ['initiative', '8,8', '7,7'], 'second'];

  test('an initiative stops everybody; the attacker names one opponent, then the phase is over', () => {
    const { outcome } = fight(three, [...opening, '9', '7,7', 'stop']); // 11 against 14
    expect(outcome).toMatchObject({ attacker: 'hero', target: 'second' });
  });

  test('or the others attack in turn with the dice that lie', () => {
    const turns = house({ 'melee.othersActAfterStop': true });
    const { facts } = fight(three, [...opening, '9', '7,7', 'stop', 'attack', '8,8', 'flee'], turns);
    expect(facts.filter(({ kind }) => kind === 'initiative')).toMatchObject([
      { figure: 'hero' },
      { figure: 'foe' },
    ]);
  });

  test('the GM may split the fight; each place has its own throwing', () => {
    const friend = hero({ id: 'friend', skills: { melee }, inventory: [sword], wielded: 'sword' });
    const scene = sceneWith([knight, friend, robber, second], {
      combat: {
        engagements: [
          ['hero', 'foe'],
          ['friend', 'second'],
        ],
      },
    });
    const first = fight(scene, NOTHING);
    expect(first.after.combat?.phase).toBe(1); // the others have not fought yet
    const other = fight(first.after, NOTHING, DEFAULTS, { engagement: 1 });
    expect(other.after.combat?.phase).toBe(2);
    expect(fight(first.after, []).outcome).toEqual({ kind: 'refused', reason: 'already-acted' });
  });
});

test('[HH-MAN-05] [HH-R-43] an exi hits up to six opponents, with a bonus against each', () => {
  const giant = hero({ skills: { melee: { ...melee, bonusDice: 5 } }, inventory: [sword], wielded: 'sword' });
  const second = foe({ id: 'second' });
  const { outcome, after } = fight(sceneWith([giant, robber, second]), [
    [5, 5, 5, 5, 5, 5],
    [2, 2, 2],
    ['initiative', '2,2,2'],
    'foe',
    '5,5,5,5,5,5',
    'hit',
    '0', // no further dice: 2W6
    [4, 3],
    'foe', // 3 × 3 = 9
    'second', // 4 × 3 = 12
    'circle1-outer1',
    'circle1-middle1',
  ]);
  expect(outcome).toMatchObject({
    wounds: [
      { figure: 'foe', injuries: ['light'] },
      { figure: 'second', injuries: ['heavy'] },
    ],
  });
  expect(after.combat?.fighters.map(({ skipThrows }) => skipThrows)).toEqual([0, 3, 3]);
});

test('[HH-MEL-14] [HH-R-46] who flees is out of the engagement', () => {
  const { after } = fight(duel(), [[9, 9, 4], [2, 2, 2], ['initiative', '2,2,2'], '9,9', 'flee']);
  expect(after.combat?.engagements).toEqual([['foe']]);
  expect(fight(after, []).outcome).toEqual({ kind: 'refused', reason: 'no-opponent-here' });
});

test('[HH-MEL-15] bare hands wear no armour; [HH-DMG-08] a sword does', () => {
  const mail = { id: 'mail', kind: 'armour', protection: 2, quality: 10 };
  const guarded = foe({ skills: { melee }, inventory: [sword, mail], wielded: 'sword', worn: 'mail' });
  const boxer = hero({ skills: { basicCombat: melee }, pts: { count: 1, step: 12 } });
  const bare = fight(duel(boxer, guarded), [
    [9, 9, 4],
    [2, 2, 2],
    ['initiative', '2,2,2'],
    '9,9',
    '9',
    [12],
    'circle1-outer1', // 12 - 2 is light
  ]);
  const quality = ({ after }: { after: Scene }) =>
    after.figures.find(({ id }) => id === 'foe')?.inventory.find(({ id }) => id === 'mail')?.quality;
  expect(quality(bare)).toBe(10);
  const club = { ...sword, ts: { count: 1, step: 12 } };
  const armed = hero({ skills: { melee }, inventory: [club], wielded: 'sword' });
  const cut = fight(duel(armed, guarded), [
    [9, 9, 4],
    [2, 2, 2],
    ['initiative', '2,2,2'],
    '9,9',
    'hit',
    '0',
    [12],
    'circle1-outer1',
  ]);
  expect(quality(cut)).toBe(9);
});

test('[HH-R-45] by house rule whoever has closed in stays close', () => {
  const boxer = hero({ skills: { basicCombat: melee }, pts: { count: 1, step: 12 } });
  const tape: Tape = [[9, 9, 4], [2, 2, 2], ['initiative', '2,2,2'], '9,9', 'close-in'];
  const near = (h: typeof DEFAULTS) => fighterIn(combatAfter(fight(duel(boxer), tape, h)), 'hero').inReachOf;
  expect(near(DEFAULTS)).toEqual([]);
  expect(near(house({ 'reach.persists': true }))).toEqual(['foe']);
});

test('[HH-LUC-05] three equals of 11 or more are worth a mythos point in melee too', () => {
  const { after } = fight(duel(), [[11, 11, 11], [2, 2, 2], ['initiative', '2,2,2'], '11,11,11', 'flee']);
  expect(after.figures.find(({ id }) => id === 'hero')?.mythos).toBe(1);
});

describe('who throws nothing in this phase', () => {
  const with_ = (fighter: object) =>
    duel(knight, robber, {
      combat: {
        engagements: [['hero', 'foe']],
        fighters: [{ figure: 'hero', ...fighter }, { figure: 'foe' }],
      },
    });
  const alone: Tape = [[9, 9, 4], ['initiative'], '9,9', 'flee'];

  test('[HH-RNG-17] [HH-R-51] who evaded a shot has lost its dice, unless the table lets it fight', () => {
    expect(fight(with_({ evading: true }), alone).outcome).toMatchObject({ attacker: 'foe', target: 'hero' });
    const lenient = house({ 'evade.losesPhase': false });
    expect(fight(with_({ evading: true }), NOTHING, lenient).outcome).toMatchObject({
      kind: 'nobodyAttacked',
    });
  });
  test('[HH-RNG-03] nor does who has shot or goes on aiming; both can be attacked', () => {
    expect(fight(with_({ acted: true }), alone).outcome).toMatchObject({ attacker: 'foe', target: 'hero' });
    expect(fight(with_({ saved: [{ face: 9 }] }), alone).outcome).toMatchObject({ attacker: 'foe' });
  });
});
