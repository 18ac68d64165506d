import { advise as advisePlainly, type Rule, solve } from '@tafelrunde/kernel';
import { adviseOn, type Goal, goalsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { MANOEUVRE_TABLE } from '../../src/data/manoeuvres.ts';
import type { Figure } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { meetArmour } from '../../src/rules/armour-wear.ts';
import { attackValues } from '../../src/rules/attack.ts';
import { rollDamage } from '../../src/rules/damage.ts';
import { defend } from '../../src/rules/defence.ts';
import { damageDiceOf } from '../../src/rules/exchange.ts';
import { partsOf } from '../../src/rules/fight-dice.ts';
import { adjustDice, type FighterRoll, layOut, settleDice } from '../../src/rules/fighter-dice.ts';
import { facesKey } from '../../src/rules/groups.ts';
import { manoeuvreOf } from '../../src/rules/manoeuvres.ts';
import { throwTogether } from '../../src/rules/throwing-together.ts';
import { layoutsOf } from '../../src/solver/melee-hands.ts';
import { type Attacker, groupWorth, MELEE_GOALS } from '../../src/solver/melee-worth.ts';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const meleePhaseAction = actionOf('melee-phase');

const SWORD = { id: 'sword', kind: 'weapon', weaponType: 'sword', quality: 20, ts: { count: 2, step: 6 } };
const MAIL = { id: 'mail', kind: 'armour', quality: 10, protection: 4 };
const most = (maximise: string): Goal => ({ maximise });

const fighter = (make: typeof hero, skill: object, more: object = {}): Figure =>
  make({ skills: { melee: skill }, inventory: [SWORD, MAIL], wielded: 'sword', worn: 'mail', ...more });
const W6 = { value: 6, baseDie: 6, bonusDice: 2 };
const phase = (own: Figure, other = fighter(foe, W6)) => ({ scene: sceneWith([own, other]) });

/** The dice of a fighter, as the phase makes them of a skill and a sword without effects. */
const rollOf = (skill: { value: number; baseDie: number; bonusDice: number }, more: object = {}) =>
  ({
    id: 'hero',
    name: 'hero',
    count: skill.bonusDice + 1,
    sides: skill.baseDie,
    value: skill.value,
    cap: Math.min(skill.value, 20),
    luckyNumber: undefined,
    freeThrows: 0,
    skips: 0,
    mustVoid: 0,
    secondChances: 0,
    shifts: [],
    masteryUses: 0,
    ...more,
  }) as FighterRoll;

/** One fighter alone: throws, what may be done with the dice afterwards, 1s, and the group. */
const alone: Rule<{ readonly roll: FighterRoll }, House, readonly number[]> = (fate, { roll }, table) => {
  const { hands } = throwTogether(fate as HhFate, [roll], table, 'alone');
  const lying = hands[0]?.faces ?? [];
  const dice = adjustDice(fate as HhFate, roll, lying, 0, table);
  const settled = settleDice(fate as HhFate, sceneWith([hero()]), dice, table);
  return layOut(fate as HhFate, roll, settled, table).group;
};

const attackerOn = (faces: readonly number[], table = DEFAULTS): Attacker => ({
  weapon: 'sword',
  damage: [{ count: 2, step: 6 }],
  opponents: [
    {
      weapon: 'sword',
      armour: { protection: 4, quality: 10, lightArmour: false },
      inReach: false,
      layouts: layoutsOf(faces, { value: 6, cap: 6 }, table),
    },
  ],
});

function expectSameValues(found: ReturnType<typeof adviseOn>, plain: ReturnType<typeof advisePlainly>): void {
  if (!found.ok || !plain.ok) throw new Error('no advice');
  const values = new Map(plain.value.map(({ key, value }) => [key, value]));
  expect(found.value).toHaveLength(values.size);
  for (const { key, value } of found.value) expect(value, key).toBeCloseTo(values.get(key) as number, 12);
}

describe('advice on the common throws, for the own dice alone', () => {
  const THEIRS = [2, 4, 6];

  test.each(MELEE_GOALS)('[HH-MEL-02] %s as plain expectimax over the throwing has it', (name) => {
    const worth = groupWorth(name, attackerOn(THEIRS), DEFAULTS);
    for (const own of [
      [1, 5, 6],
      [2, 5, 5],
    ]) {
      const found = adviseOn(meleePhaseAction, phase(fighter(hero, W6)), DEFAULTS, most(name), {
        tape: [own, THEIRS],
      });
      const plain = advisePlainly(alone, { roll: rollOf(W6) }, DEFAULTS, worth, { tape: [own] });
      expectSameValues(found, plain);
    }
  });

  test('[HH-MEL-04] with dice set aside before', () => {
    const tape = [[4, 4, 5], THEIRS, ['4', '6'], [4, 6], [3, 3]];
    const plain = advisePlainly(
      alone,
      { roll: rollOf(W6) },
      DEFAULTS,
      groupWorth('attackSum', attackerOn([3, 3, 6]), DEFAULTS),
      { tape: [[4, 4, 5], ['4'], [4, 6]] },
    );
    expectSameValues(
      adviseOn(meleePhaseAction, phase(fighter(hero, W6)), DEFAULTS, most('attackSum'), { tape }),
      plain,
    );
  });

  test('[HH-R-78] with what an item allows', () => {
    const effects = [
      { code: 'W2c', size: 1 },
      { code: 'E', size: 1 },
    ];
    const skill = { value: 20, baseDie: 6, bonusDice: 1 };
    const input = phase(fighter(hero, skill, { inventory: [{ ...SWORD, effects }, MAIL] }));
    const roll = rollOf(skill, { secondChances: 1, shifts: [1] });
    const tape = [
      [3, 5],
      [2, 4, 6],
    ];
    expectSameValues(
      adviseOn(meleePhaseAction, input, DEFAULTS, most('attackSum'), { tape }),
      advisePlainly(alone, { roll }, DEFAULTS, groupWorth('attackSum', attackerOn([]), DEFAULTS), {
        tape: [[3, 5]],
      }),
    );
  });

  test('each of those who decide together gets the own advice', () => {
    const adept = { ...W6, value: 15 };
    const input = phase(fighter(hero, adept), fighter(foe, adept));
    const tape = [
      [2, 4, 4],
      [3, 6, 6],
    ];
    const best = [0, 1].map((place) => {
      const found = adviseOn(meleePhaseAction, input, DEFAULTS, most('attackDice'), { tape, place });
      return found.ok ? found.value[0] : undefined;
    });
    expect(best.map((one) => one?.key)).toEqual(['4,4', '6,6']);
    // 4 and 5 join two 4s, 5 and 6 two 6s; a lone 1 does no harm.
    for (const one of best) expect(one?.value).toBeCloseTo(2 + 2 / 6, 12);
  });

  test('[HH-MEL-03] the initiative is worth the dice as they lie', () => {
    const tape = [
      [4, 5, 6],
      [2, 2, 3],
    ];
    const found = adviseOn(meleePhaseAction, phase(fighter(hero, W6)), DEFAULTS, most('attackSum'), { tape });
    if (!found.ok) throw new Error(found.error.code);
    const worthOf = (wanted: string) => found.value.find(({ key }) => key === wanted)?.value;
    expect(worthOf('initiative')).toBe(15);
    expect(worthOf('6,5,4')).toBe(15);
  });
});

describe('what a group is worth', () => {
  /** One wave, the opponent’s best way to stop it, and the damage roll: by the rules themselves. */
  const strike: Rule<{ group: readonly number[]; attacker: Attacker; isStopped: boolean }, House, number> = (
    fate,
    { group, attacker, isStopped },
    table,
  ) => {
    const [opponent] = attacker.opponents;
    const [base] = attacker.damage;
    if (opponent === undefined || base === undefined) throw new Error('nobody there');
    const options = partsOf(group).map((value) => ({ key: facesKey(value), value }));
    const launched = fate.choose({ id: 'wave', cite: 'HH-MEL-07', by: 'hero', options });
    const attacks = attackValues(launched, group);
    const stops = opponent.layouts.some(({ group: own, usable }) => {
      const rescue = usable.filter((face) => face >= 4 && !own.includes(face));
      return defend({ attacks, group: own, rescue }, table['defence.sums']) !== null;
    });
    if (isStopped && stops) return 0;
    const manoeuvre = manoeuvreOf({ group, converted: [] }, launched, table);
    const roll = {
      base,
      extra: damageDiceOf(group, launched, manoeuvre, table),
      multiplier: manoeuvre === null ? 1 : MANOEUVRE_TABLE[manoeuvre].damage,
      by: 'hero',
      armour: opponent.armour,
    };
    return meetArmour(rollDamage(fate as HhFate, roll, table), opponent.armour, true, table).injuries.length;
  };

  test.each([
    [
      [5, 5],
      [2, 4, 6],
    ],
    [
      [4, 5, 6],
      [3, 6, 6],
    ],
    [
      [5, 6, 6],
      [1, 4, 4],
    ],
    [[4, 4], []],
  ])('[HH-MEL-13] %j against %j, as plain expectimax has it', (group, theirs) => {
    const attacker = attackerOn(theirs);
    for (const [goal, isStopped] of [
      ['woundsNow', true],
      ['woundsUnstopped', false],
    ] as const) {
      const plain = solve(strike, { group, attacker, isStopped }, DEFAULTS, (injuries) => injuries);
      if (!plain.ok) throw new Error(plain.error.code);
      expect(groupWorth(goal, attacker, DEFAULTS)(group), goal).toBeCloseTo(plain.value.value, 12);
    }
  });

  test('[HH-MEL-09] 12 and 12 stop one attack of 20: nothing gets through', () => {
    const theirs = layoutsOf([12, 12], { value: 14, cap: 14 }, DEFAULTS);
    const attacker = { ...attackerOn([]), opponents: [{ ...attackerOn([]).opponents[0], layouts: theirs }] };
    const worth = groupWorth('woundsNow', attacker as Attacker, DEFAULTS);
    expect(worth([10, 10])).toBe(0); // two attacks of 12
    expect(worth([11, 11])).toBeGreaterThan(0); // two of 13
  });

  test('[HH-MEL-16] a dagger pays with a die for the hit, unless it is in reach', () => {
    const [sword] = attackerOn([]).opponents;
    const worthIn = (inReach: boolean) =>
      groupWorth(
        'woundsUnstopped',
        { ...attackerOn([]), weapon: 'dagger', opponents: [{ ...sword, inReach }] as Attacker['opponents'] },
        DEFAULTS,
      );
    // 5,5 launched and one of them voided: no equals are left, and no damage die beside the two of the weapon.
    expect(worthIn(false)([5, 5])).toBeLessThan(worthIn(true)([5, 5]));
    expect(worthIn(true)([5, 5])).toBe(groupWorth('woundsUnstopped', attackerOn([]), DEFAULTS)([5, 5]));
  });

  test('[HH-MEL-06] [HH-GRP-05] 14,13,13,12,11,11: six attacks of 82, and 74 in defence', () => {
    const group = [11, 11, 12, 13, 13, 14];
    const worth = (goal: (typeof MELEE_GOALS)[number]) => groupWorth(goal, attackerOn([]), DEFAULTS)(group);
    // 14, 15, 15, 12, 13, 13; without the bonus of equals.
    expect([worth('attackDice'), worth('attackSum'), worth('defenceSum')]).toEqual([6, 82, 74]);
  });
});

describe('no advice', () => {
  const lies = (own: Figure, name: string, table = DEFAULTS) =>
    adviseOn(meleePhaseAction, phase(own), table, most(name), {
      tape: [
        [2, 4, 5],
        [2, 4, 6],
      ],
    });
  const NOTHING = { ok: false, error: { code: 'nothing-to-decide' } };

  test('[HH-R-32] where each attack that gets through counts', () => {
    const table = house({ 'melee.hitPerUnstoppedAttack': true });
    expect(lies(fighter(hero, W6), 'woundsNow', table)).toEqual(NOTHING);
    expect(lies(fighter(hero, W6), 'woundsUnstopped', table).ok).toBe(true);
  });

  test('on a decision that is not about the own dice', () => {
    const goal = most('attackDice');
    expect(adviseOn(meleePhaseAction, phase(fighter(hero, W6)), DEFAULTS, goal, { tape: [] })).toEqual(
      NOTHING,
    );
  });
});

test('a throw in melee aims at the own dice, everything else at what comes of the phase', () => {
  expect(goalsOf(meleePhaseAction, 'meleeThrow')).toEqual(MELEE_GOALS.map(most));
  expect(goalsOf(meleePhaseAction, 'wave')).toEqual([
    ...['hit', 'heroesHit', 'opponentsHit', 'heroDies', 'opponentDies', 'dead'].map((chance) => ({ chance })),
    most('heroesAhead'),
  ]);
});
