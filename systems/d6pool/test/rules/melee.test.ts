import { exact, play, type Tape } from '@tafelrunde/kernel';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { carryItem } from '../../src/rules/carrying.ts';
import { disarm } from '../../src/rules/disarm.ts';
import { armour, meleeWeapon, rangedWeapon, shield } from '../../src/rules/equipment.ts';
import { type AttackOutcome, type MeleeInput, meleeAttack } from '../../src/rules/melee.ts';
import { rangedAttack } from '../../src/rules/ranged.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, melee, type Run, shot, turn } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const attack = (input: MeleeInput, answers: Answers, h = DEFAULTS) =>
  scripted(meleeAttack as never, input, h, answers).outcome as Run;
const outcomeOf = (fate: Fate, input: MeleeInput, h: House) =>
  meleeAttack(fate, input, h).outcome as AttackOutcome;

/** DEX 2 + blades 2, a mace that leaves no choice of types; nobody owns fate dice. */
const fighter = (overrides = {}) =>
  hero({ skills: { bludgeons: 2 }, inventory: [meleeWeapon('mace')], fateDice: 0, ...overrides });
const unarmedFoe = (overrides = {}) =>
  foe({ attributes: { dexterity: 2, endurance: 3, strength: 3 }, ...overrides });
const prone = { posture: 'prone' } as const;

describe('attack and defence', () => {
  test('[DP-MEL-01] [DP-MEL-02] [DP-R-10] a tie is a miss, one more is a hit, two more a critical success', () => {
    const scene = sceneWith([fighter(), unarmedFoe(prone)]);
    const defence = [5, 6]; // 2 and the automatic one: the attacker needs 3
    expect(attack(melee(scene), [defence, [5, 6, 1, 1]]).outcome).toMatchObject({
      kind: 'missed',
      wounds: 0,
    });
    expect(attack(melee(scene), [defence, [5, 6, 5, 1], [5, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'hit',
      crits: 0,
      wounds: 1,
    });
    // one crit: mace 2 + STR 2 + 1
    expect(attack(melee(scene), [defence, [5, 6, 5, 6], '0', [5, 5, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'hit',
      crits: 1,
      wounds: 2,
    });
  });

  test('[DP-R-10] with defenderPlusTwo the attacker needs one more', () => {
    const scene = sceneWith([fighter(), unarmedFoe(prone)]);
    const answers = [
      [5, 6],
      [5, 6, 5, 1],
    ];
    expect(attack(melee(scene), answers, house({ meleeThreshold: 'defenderPlusTwo' })).outcome).toMatchObject(
      {
        kind: 'missed',
      },
    );
  });

  test('[DP-MEL-03] [DP-R-52] surprised or out of action: no roll, the attacker needs 1', () => {
    const scene = sceneWith([fighter(), unarmedFoe()]);
    const hit = [
      [5, 1, 1, 1],
      [5, 1, 1, 1],
    ];
    expect(attack(melee(scene, { surprised: true }), hit).outcome).toMatchObject({ kind: 'hit', crits: 0 });
    const asleep = sceneWith([fighter(), unarmedFoe({ turn: turn({ incapacitated: true }) })]);
    expect(attack(melee(asleep), hit).outcome).toMatchObject({ kind: 'hit', wounds: 1 });
    const out = sceneWith([fighter(), unarmedFoe({ consciousness: 'unconscious', wounds: 4 })]);
    expect(attack(melee(out), hit).outcome).toMatchObject({ kind: 'hit', state: 'unconscious' });
  });

  test('[DP-R-52] surprised may mean DEX only', () => {
    const scene = sceneWith([fighter(), unarmedFoe()]);
    const dexOnly = house({ surpriseDefence: 'dexOnly' });
    const { outcome } = attack(
      melee(scene, { surprised: true }),
      [
        [5, 1],
        [5, 1, 1, 1],
      ],
      dexOnly,
    );
    expect(outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-MEL-04] [DP-MEL-09] three attacks, parry on the second: 2D; 4D and a penalty die; 2D and two', () => {
    const swordsman = unarmedFoe({ skills: { blades: 2 }, inventory: [meleeWeapon('broadsword')] });
    let scene = inRound([fighter(), swordsman]);
    const strike = (answers: Answers) => {
      const run = attack(melee(scene), answers);
      const defender = after(scene, run.effects, 'foe');
      scene = inRound([fighter(), defender]);
      return defender.turn;
    };
    expect(strike(['plain', [5, 6], [1, 1, 1, 1]])).toMatchObject({
      defenceRollsThisRound: 1,
      parriesThisRound: 0,
    });
    expect(strike(['broadsword', [5, 6, 1, 1], [1], [1, 1, 1, 1]])).toMatchObject({
      defenceRollsThisRound: 2,
      parriesThisRound: 1,
      vulnerable: ['parried'],
    });
    // vulnerable now: nothing to choose
    expect(
      strike([
        [5, 6],
        [1, 1],
        [1, 1, 1, 1],
      ]),
    ).toMatchObject({ defenceRollsThisRound: 3 });
  });

  test('[DP-MEL-05] a hit leads to a damage roll, with wounds, unconsciousness and death', () => {
    const scene = sceneWith([fighter(), foe({ posture: 'prone' })]);
    // END 1, STR 1: more than 2 wounds are death
    const { outcome, effects } = attack(melee(scene), [[1], [5, 1, 1, 1], [5, 5, 5, 1]]);
    expect(outcome).toMatchObject({ kind: 'hit', wounds: 3, state: 'dead' });
    expect(after(scene, effects, 'foe').consciousness).toBe('dead');
  });

  test('[DP-MEL-06] beyond its reach a weapon serves nobody', () => {
    const far = { distances: [{ a: 'hero', b: 'foe', metres: 1.2 }] };
    expect(attack(melee(sceneWith([fighter(), unarmedFoe()], far)), []).outcome).toMatchObject({
      reason: 'out-of-reach', // a mace reaches 1 m
    });
  });

  test('[DP-MEL-07] the defender chooses: sword, shield, bare hands or plain', () => {
    const knight = unarmedFoe({
      skills: { blades: 2, shields: 1 },
      inventory: [meleeWeapon('broadsword'), shield('large')],
    });
    const scene = sceneWith([fighter(), knight]);
    const run = (how: string, dice: number) =>
      attack(melee(scene), [
        how,
        Array(dice).fill(1),
        ...(how === 'bareHands' ? [[1, 1]] : []),
        [1, 1, 1, 1],
      ]);
    expect(run('broadsword', 4).outcome).toMatchObject({ kind: 'missed' });
    expect(run('largeShield', 3).outcome).toMatchObject({ kind: 'missed' });
    expect(run('plain', 2).outcome).toMatchObject({ kind: 'missed' });
    expect(run('bareHands', 2).outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-MEL-08] [DP-R-55] bare hands cost two dice, and a weapon that gets through may hurt more', () => {
    const brawler = unarmedFoe({ skills: { unarmedCombat: 3 } });
    const scene = sceneWith([fighter(), brawler]);
    // 5 dice and 2 penalty dice: needs 0 + 1 - 0; the GM adds 1 die: 2 + 2 + 1
    const hit = attack(melee(scene), [
      'bareHands',
      [1, 1, 1, 1, 1],
      [1, 1],
      [5, 1, 1, 1],
      '1',
      [5, 1, 1, 1, 1],
    ]);
    expect(hit.outcome).toMatchObject({ kind: 'hit', wounds: 1 });
  });

  test('[DP-R-55] hands against hands may cost nothing', () => {
    const scene = sceneWith([hero({ fateDice: 0 }), unarmedFoe({ skills: { unarmedCombat: 3 } })]);
    const kind = house({ unarmedParryVsUnarmed: 'noPenalty' });
    const { outcome } = attack(melee(scene), ['bareHands', [5, 1, 1, 1, 1], [1, 1]], kind);
    expect(outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-R-54] a second parry in a round is not possible', () => {
    const parried = unarmedFoe({
      inventory: [meleeWeapon('mace')],
      turn: turn({
        parriesThisRound: 1,
        parriesSinceTurn: 1,
        defenceRollsThisRound: 1,
        vulnerable: ['parried'],
      }),
    });
    const scene = inRound([fighter(), parried]);
    // 2 dice and one for the second defence, without a question
    expect(attack(melee(scene), [[1, 1], [1], [1, 1, 1, 1]]).outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-R-56] on the map a knife cannot parry a halberd from 2 m away, a shield can', () => {
    const at = (x: number) => ({ x, y: 0, height: 0 });
    const guard = fighter({ skills: { blades: 2 }, inventory: [meleeWeapon('halberd')], position: at(0) });
    const knifer = unarmedFoe({ inventory: [meleeWeapon('knife'), shield('small')], position: at(2) });
    const scene = sceneWith([guard, knifer]);
    const choose = (key: string, h = DEFAULTS) =>
      attack(melee(scene, { type: 'cut' }), [key, [1, 1], [1, 1, 1, 1]], h).outcome;
    expect(choose('smallShield')).toMatchObject({ kind: 'missed' });
    expect(() => choose('knife')).toThrow();
    expect(choose('knife', house({ reachLimitsParry: 'never' }))).toMatchObject({ kind: 'missed' });
  });

  test('[DP-R-57] sword and shield are skills under other names', () => {
    expect(meleeWeapon('broadsword').skill).toBe('blades');
    expect(shield('small').skill).toBe('shields');
  });

  test('[DP-R-69] the held may attack with anything, or with short weapons only', () => {
    const scene = sceneWith([fighter({ heldBy: 'foe' }), unarmedFoe({ holding: 'hero' })]);
    const missed = [
      [1, 1],
      [1, 1, 1, 1],
    ];
    expect(attack(melee(scene), missed).outcome).toMatchObject({ kind: 'missed' });
    expect(attack(melee(scene), [], house({ heldAttacks: 'shortOnly' })).outcome).toMatchObject({
      reason: 'held',
    });
  });

  test('[DP-CHL-14] a Patzer: the GM says whether the weapon is dropped', () => {
    const scene = sceneWith([fighter({ wounds: 1 }), unarmedFoe(prone)]);
    const { outcome, effects } = attack(melee(scene), [[1, 1], [1, 1, 1, 1], [6], 'weaponDropped']);
    expect(outcome).toMatchObject({ kind: 'patzer', consequence: 'weaponDropped' });
    expect(after(scene, effects, 'hero').inventory).toEqual([]);
  });

  test('[DP-RND-06] in rounds an attack is the one action of the turn', () => {
    const scene = inRound([fighter(), unarmedFoe(prone)]);
    const { effects } = attack(melee(scene), [
      [1, 1],
      [1, 1, 1, 1],
    ]);
    const done = inRound([after(scene, effects, 'hero'), unarmedFoe(prone)]);
    expect(attack(melee(done), []).outcome).toMatchObject({ reason: 'no-actions-left' });
    expect(attack(melee(scene, { attacker: 'foe', target: 'hero' }), []).outcome).toMatchObject({
      reason: 'not-your-turn',
    });
  });

  test('[DP-R-100] the defender who wins may learn from it', () => {
    const peg = hero({ id: 'peg', skills: { unarmedCombat: 2 }, fateDice: 0 });
    const scene = sceneWith([fighter({ kind: 'npc', side: 'enemies' }), peg]);
    const against = melee(scene, { target: 'peg' });
    const { effects } = attack(against, ['bareHands', [5, 6, 5, 5], [1, 1], [1, 1, 1, 1]]);
    expect(effects).toContainEqual({
      kind: 'xpOffered',
      offer: { figure: 'peg', traits: ['skill:unarmedCombat'] },
    });
  });

  test('[DP-ABL-01] a shield wall: an ally beside the defender parries, and pays for it', () => {
    const at = (x: number) => ({ x, y: 0, height: 0 });
    const abilities = [{ skill: 'shields', ability: 'shieldWall', used: 0, usedThisRound: 0 }];
    const bearer = foe({
      id: 'bearer',
      skills: { shields: 2 },
      inventory: [shield('large')],
      abilities,
      position: at(1),
    });
    const scene = inRound([
      fighter({ position: at(0) }),
      unarmedFoe({ ...prone, position: at(0.5) }),
      bearer,
    ]);
    const { outcome, effects } = attack(melee(scene), ['bearer', [5, 1, 1], [1], [5, 1, 1, 1]]);
    // the shield is a die of encumbrance; 1 against 1 + 1
    expect(outcome).toMatchObject({ kind: 'missed' });
    expect(after(scene, effects, 'bearer').turn).toMatchObject({ parriesThisRound: 1 });
    expect(after(scene, effects, 'foe').turn).toMatchObject({ defenceRollsThisRound: 0 });
  });

  test('[DP-ABL-01] [DP-R-34] a parry that held opens the attacker to a riposte', () => {
    const abilities = [{ skill: 'blades', ability: 'riposte', used: 0, usedThisRound: 0 }];
    const swordsman = unarmedFoe({
      skills: { blades: 2 },
      inventory: [meleeWeapon('broadsword')],
      abilities,
    });
    const scene = inRound([fighter(), swordsman]);
    const automatic = house({ opportunityAttacks: 'automatic' });
    const { effects } = attack(melee(scene), ['broadsword', [5, 5, 1, 1], [1, 1, 1, 1]], automatic);
    expect(after(scene, effects, 'foe').turn.openings).toEqual(['hero']);
  });

  test('[DP-ABL-01] a feint burdens the defence with one die', () => {
    const abilities = [{ skill: 'bludgeons', ability: 'feint', used: 0, usedThisRound: 0 }];
    const scene = sceneWith([fighter({ abilities }), unarmedFoe(prone)]);
    const { outcome, effects } = attack(melee(scene, { abilities: ['feint'] }), [
      [1, 1],
      [6],
      [1, 1, 1, 1],
      [5, 1, 1, 1],
    ]);
    expect(outcome).toMatchObject({ kind: 'hit' }); // 0 + 1 - 1: nothing is needed
    expect(after(scene, effects, 'hero').abilities[0]).toMatchObject({ used: 1 });
  });

  test('[DP-FAT-02] a defender may use fate dice', () => {
    const peg = hero({ id: 'peg', posture: 'prone' });
    const scene = sceneWith([fighter({ kind: 'npc', side: 'enemies' }), peg]);
    const { effects } = attack(melee(scene, { target: 'peg' }), ['2', [5, 1, 1, 1], [1, 1, 1, 1]]);
    expect(after(scene, effects, 'peg').fateDice).toBe(0);
  });
});

describe('odds of a whole attack', () => {
  const small = () =>
    melee(
      sceneWith([
        hero({ attributes: { dexterity: 1, strength: 1 }, fateDice: 0 }),
        foe({ posture: 'prone', wounds: 1, attributes: { endurance: 2, strength: 2 } }),
      ]),
    );

  test('[DP-MEL-02] one die each, the defender wounded and prone: a hit with 11/27', () => {
    // defender: +1, a success 1/3, a failure 1/3. Threshold 1 with 5/9, 2 with 2/9, 0 with 2/9.
    // attacker 1 die: 5/9 * 1/3 + 2/9 * 0 + 2/9 * 1 = 11/27
    expectOdds(outcomeOf, small(), ({ kind }) => kind === 'hit', DEFAULTS).toBe('11/27');
  });

  test('[DP-DMG-01] the law of the wounds is what playing every face says', () => {
    const wounds = (fate: Fate, input: MeleeInput, h: House) => outcomeOf(fate, input, h).wounds;
    expect(chancesOf(oddsOf(wounds, small(), DEFAULTS))).toEqual(
      chancesOf(oddsByPlay(wounds as never, small(), DEFAULTS)),
    );
  });

  test('[DP-MEL-02] a dozen dice on each side, wounds, armour and crits: exact and at once', () => {
    const armed = { inventory: [meleeWeapon('mace')], skills: { bludgeons: 6 } };
    const strong = { dexterity: 6, strength: 6, endurance: 6 };
    const scene = sceneWith([
      hero({ attributes: strong, wounds: 3, fateDice: 0, ...armed }),
      foe({
        attributes: strong,
        wounds: 3,
        skills: { bludgeons: 6 },
        inventory: [meleeWeapon('mace'), armour('chain')],
      }),
    ]);
    const odds = exact(outcomeOf as never, melee(scene), DEFAULTS, { budget: 4_000 } as never);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.outcomes.length).toBeGreaterThan(20);
  });
});

describe('what tables do differently', () => {
  const knifeman = () => unarmedFoe({ skills: { blades: 3 }, inventory: [meleeWeapon('knife')] });
  const far = { distances: [{ a: 'hero', b: 'foe', metres: 1 }] };

  test('[DP-R-56] always: a distance that is only said limits the parry, too', () => {
    const scene = sceneWith([fighter(), knifeman()], far);
    // DEX 2 + blades 3 with the knife; hands only where it does not reach
    expect(attack(melee(scene), ['knife', [5, 1, 1, 1, 1], [1, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'missed',
    });
    const strict = house({ reachLimitsParry: 'always' });
    expect(() => attack(melee(scene), ['knife'], strict)).toThrow();
    expect(attack(melee(scene), ['plain', [1, 1], [1, 1, 1, 1]], strict).outcome).toMatchObject({
      kind: 'missed',
    });
  });

  test('[DP-R-21] after: the defender sees the roll before fate dice are thrown into it', () => {
    const scene = sceneWith([fighter(), hero({ id: 'foe', posture: 'prone', side: 'enemies', fateDice: 1 })]);
    const late = house({ fateTiming: 'after' });
    const { outcome, effects } = attack(melee(scene), [[1, 1], '1', [6], [5, 1, 1, 1]], late);
    expect(outcome).toMatchObject({ kind: 'missed' }); // 1 against 1 + 1
    expect(after(scene, effects, 'foe').fateDice).toBe(0);
  });

  test('[DP-R-34] no riposte without a parry', () => {
    const riposte = [{ skill: 'blades', ability: 'riposte', used: 0, usedThisRound: 0 }];
    const scene = inRound([fighter(), unarmedFoe({ ...prone, abilities: riposte })]);
    const { effects } = attack(
      melee(scene),
      [
        [1, 1],
        [1, 1, 1, 1],
      ],
      house({ opportunityAttacks: 'automatic' }),
    );
    expect(after(scene, effects, 'foe').turn.openings).toEqual([]);
  });
});

describe('what is said about a defence', () => {
  const defence = { advantages: [], disadvantages: [], bonus: 0, penalty: 0 };
  const thug = unarmedFoe({ ...prone, advantages: { nightVision: 1 }, disadvantages: { lame: 2 } });
  const scene = sceneWith([fighter(), thug]);

  test('[DP-CHL-06] [DP-ADV-03] [DP-ADV-04] the GM’s dice, advantages and disadvantages count as in any roll', () => {
    const named = { advantages: ['nightVision'], disadvantages: ['lame'], bonus: 1, penalty: 1 };
    // DEX 2 + night vision 1 + bonus 1; lame 2 and circumstances 1 are thrown together.
    const { facts } = scripted(meleeAttack as never, melee(scene, { defence: named }), DEFAULTS, [
      [1, 1, 1, 1],
      [1, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(facts).toContainEqual(
      expect.objectContaining({
        kind: 'pool',
        positive: [
          { source: 'dexterity', dice: 2 },
          { source: 'advantage:nightVision', dice: 1 },
          { source: 'bonus', dice: 1 },
        ],
        penalty: [
          { source: 'disadvantage:lame', dice: 2 },
          { source: 'circumstances', dice: 1 },
        ],
        automatic: 1,
      }),
    );
  });

  test('[DP-ADV-03] nobody defends with an advantage of somebody else', () => {
    const foreign = melee(scene, { defence: { ...defence, advantages: ['eagleEye'] } });
    expect(attack(foreign, []).outcome).toMatchObject({ reason: 'unknown-trait' });
  });
});

describe('a Patzer in an attack', () => {
  const friend = hero({ id: 'bo', name: 'Bo', fateDice: 0 });
  const second = hero({ id: 'cy', name: 'Cy', fateDice: 0 });
  const wounded = fighter({ wounds: 1 });
  // The foe evades without a success, the attack fails by the wound.
  const patzer: Answers = [[1, 1], [1, 1, 1, 1], [6]];

  test('[DP-CHL-13] [DP-CHL-14] a friend is named, and takes the damage of the weapon', () => {
    const scene = sceneWith([wounded, friend, second, unarmedFoe(prone)]);
    // mace 2 + STR 2, the wound burdens them too: two hits less none are two wounds
    const answers: Answers = [...patzer, 'allyHit', 'Cy', [5, 5, 1, 1], [1]];
    const { outcome, effects } = attack(melee(scene), answers);
    expect(outcome).toMatchObject({ kind: 'patzer', consequence: 'allyHit', wounds: 0 });
    expect(after(scene, effects, 'cy').wounds).toBe(2);
    expect(after(scene, effects, 'bo').wounds).toBe(0);
  });

  test('[DP-CHL-14] only who is within reach can be hit; alone nobody can', () => {
    const far = { distances: [{ a: 'hero', b: 'bo', metres: 9 }] };
    const offered = (scene: ReturnType<typeof sceneWith>) => {
      const run = play(meleeAttack as never, melee(scene), DEFAULTS, patzer as Tape);
      return run.kind === 'asks' && run.ask.kind === 'choose' ? run.ask.questions[0]?.options : [];
    };
    expect(offered(sceneWith([wounded, friend, unarmedFoe(prone)]))).toEqual([
      'weaponDropped',
      'allyHit',
      'other',
    ]);
    expect(offered(sceneWith([wounded, friend, unarmedFoe(prone)], far))).toEqual(['weaponDropped', 'other']);
    expect(offered(sceneWith([wounded, unarmedFoe(prone)]))).toEqual(['weaponDropped', 'other']);
  });

  test('[DP-R-121] whoever fights with claws or fists falls down and drops nothing', () => {
    const claws = { ...meleeWeapon('mace'), id: 'claws', weapon: 'claws', natural: true };
    const beast = fighter({ wounds: 1, inventory: [claws] });
    const scene = sceneWith([beast, unarmedFoe(prone)]);
    const { effects } = attack(melee(scene), [...patzer, 'prone']);
    expect(after(scene, effects, 'hero')).toMatchObject({ posture: 'prone', inventory: [{ id: 'claws' }] });
  });
});

test('[DP-R-121] claws are neither wrested away, nor shot from the hand, nor put down', () => {
  const claws = { ...meleeWeapon('knife'), id: 'claws', weapon: 'claws', natural: true };
  const puma = foe({ inventory: [claws] });
  const gun = rangedWeapon('pistolLight');
  const scene = sceneWith([fighter({ inventory: [meleeWeapon('mace'), gun] }), puma]);
  const reason = { reason: 'natural-weapon' };
  const outcome = (rule: unknown, input: object) =>
    (scripted(rule as never, input as never, DEFAULTS, []).outcome as Run).outcome;
  expect(outcome(disarm, { ...melee(scene), item: 'claws' })).toMatchObject(reason);
  expect(outcome(rangedAttack, shot(scene, { item: 'claws' }))).toMatchObject(reason);
  expect(outcome(carryItem, { scene, figure: 'foe', item: 'claws', to: 'ground' })).toMatchObject(reason);
});
