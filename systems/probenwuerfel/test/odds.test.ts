import {
  exact,
  type Fraction,
  formatFraction,
  fraction,
  mapDistribution,
  type Rule,
  toNumber,
} from '@tafelrunde/kernel';
import { type Action, oddsOf } from '@tafelrunde/system';
import { chancesOf } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DICE, type Die } from '../src/data/dice.ts';
import type { House } from '../src/data/house-rules.ts';
import { probenwuerfel } from '../src/system.ts';
import { DEFAULTS, hero, house, npc, sceneWith } from './fixtures.ts';

const actionOf = (name: string): Action =>
  probenwuerfel.actions.find(({ id }) => id === `probenwuerfel/${name}`) as Action;

function odds(name: string, input: object, h: House = DEFAULTS, goal?: { chance: string }) {
  const action = actionOf(name);
  const parsed = action.input.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const found = oddsOf(action, parsed.value, h, goal === undefined ? {} : { goal });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const fractionOf = (chance: unknown): string =>
  formatFraction((chance as { readonly fraction: Fraction }).fraction);

/** The odds of the rule itself, replayed; undefined where that does not end. */
function replayed(name: string, input: object, h: House) {
  const action = actionOf(name);
  const parsed = action.input.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const outcome: Rule<unknown, unknown, object> = (fate, i, rules) =>
    action.matters(action.rule(fate, i, rules).outcome);
  const found = exact(outcome, parsed.value, h);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

function solved(name: string, input: object, h: House) {
  const action = actionOf(name);
  const parsed = action.input.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const law = action.solver?.law(parsed.value, h, undefined);
  if (law?.kind !== 'whole') throw new Error('no closed form');
  return mapDistribution(law.law, action.matters);
}

describe('the bare check', () => {
  test('[PW-CHK-06] [PW-CHK-10] W6 and W4 against 9 succeed with 11/36', () => {
    const found = odds('check', { attribute: 6, skill: 4, difficulty: 9 });
    expect(found.exact).toBe(true);
    expect(fractionOf(found.chances['success'])).toBe('11/36');
    expect(found.outcomes.map(({ outcome }) => Object.keys(outcome))).toContainEqual(['success', 'raises']);
  });

  /** By recursion over the first face, as whole numbers over a power of the sides: nothing of the kernel. */
  const memory = new Map<string, readonly [bigint, bigint]>();
  function dieAtLeast(n: number, needs: number): readonly [bigint, bigint] {
    if (needs <= 1) return [1n, 1n];
    if (needs <= n) return [BigInt(n - needs + 1), BigInt(n)];
    const [hits, of] = dieAtLeast(n, needs - n);
    return [hits, of * BigInt(n)];
  }
  function bothAtLeast(a: Die, b: Die, needs: number): readonly [bigint, bigint] {
    const key = `${a} ${b} ${needs}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let [hits, of] = [0n, 1n];
    const add = (p: readonly [bigint, bigint], weight: bigint) => {
      hits = hits * p[1] * weight + p[0] * of;
      of = of * p[1] * weight;
    };
    for (let shown = 1; shown < a; shown += 1) add(dieAtLeast(b, needs - shown), BigInt(a));
    // The highest face: the same again with so much less to reach. Two dice show at least 2.
    add(needs <= a + 2 ? [1n, 1n] : bothAtLeast(a, b, needs - a), BigInt(a));
    memory.set(key, [hits, of]);
    return [hits, of];
  }
  const expected = (a: Die, b: Die, needs: number) => {
    const [hits, of] = bothAtLeast(a, b, needs);
    return formatFraction(fraction(hits, of));
  };

  test.each(DICE.flatMap((attribute) => DICE.map((skill) => ({ attribute, skill }))))(
    '[PW-DIE-03] [PW-DEG-01] W$attribute and W$skill: every modifier from -4 to +6 and difficulty from 4 to 30',
    ({ attribute, skill }) => {
      for (let modifier = -4; modifier <= 6; modifier += 1) {
        for (let difficulty = 4; difficulty <= 30; difficulty += 1) {
          const { chances } = odds('check', { attribute, skill, modifier, difficulty });
          const needs = difficulty - modifier;
          const found = [chances['success'], chances['raise1'], chances['raise2']].map(fractionOf);
          expect(found, `${modifier} ${difficulty}`).toEqual([
            expected(attribute, skill, needs),
            expected(attribute, skill, needs + 4),
            expected(attribute, skill, needs + 8),
          ]);
        }
      }
    },
  );

  test('[PW-DEG-01] degrees are told apart up to five; more are one outcome that says so', () => {
    const { outcomes, mean } = odds('check', { attribute: 4, skill: 4, modifier: 4, difficulty: 4 });
    const told = outcomes.map(({ outcome }) => outcome['raises']);
    expect([...told].sort()).toEqual([0, 1, 2, 3, 4, 5, '6+']);
    expect(mean).toEqual({}); // there is no telling the mean of "six or more"
  });

  test('extreme difficulties are certain or hopeless, and quick', () => {
    expect(fractionOf(odds('check', { attribute: 4, skill: 4, difficulty: -100 }).chances['success'])).toBe(
      '1',
    );
    const far = odds('check', { attribute: 4, skill: 4, difficulty: 200, modifier: -99 }).chances['success'];
    expect(toNumber((far as { fraction: Fraction }).fraction)).toBeLessThan(1e-40);
  });

  test('a goal has the value of its chance: there is nothing to decide', () => {
    const { value } = odds('check', { attribute: 6, skill: 4, difficulty: 9 }, DEFAULTS, {
      chance: 'success',
    });
    expect(value).toBeCloseTo(11 / 36, 15);
  });
});

describe('closed forms agree with replaying the rule', () => {
  const fencer = hero({
    attributes: { dexterity: { die: 8, modifier: 1 }, agility: 6 },
    skills: { blades: 6, sneak: { die: 6, modifier: -1 } },
    weapons: [{ name: 'sword', weaponSkill: 'blades' }],
  });
  const scene = sceneWith([fencer, npc({ armour: { value: 2 } })]);
  const cases = [
    ['check', { attribute: 8, skill: 6, modifier: 2, difficulty: 11 }],
    ['check', { attribute: 4, skill: 12, modifier: -3, difficulty: 5 }],
    ['skill-check', { scene, figure: 'hero', skill: 'sneak', difficulty: 8, circumstances: ['+2'] }],
    ['skill-check', { scene, figure: 'hero', skill: 'pickLocks', forced: true }],
    ['attack', { scene, attacker: 'hero', target: 'npc' }],
    ['attack', { scene, attacker: 'npc', target: 'hero', modifier: 3 }],
  ] as const;

  test.each(cases)('%s %#', (name, input) => {
    for (const step of [1, 4, 5]) {
      const h = house({ 'degrees.step': step, 'module.attackVsRK': true });
      expect(chancesOf(solved(name, input, h))).toEqual(chancesOf(replayed(name, input, h)));
    }
  });

  test.each([
    { 'explode.mode': 'wholeRoll' },
    { 'explode.mode': 'bothMax' },
    { 'explode.limit': 2 },
    { canBeCritical: { ...DEFAULTS.canBeCritical, check: false } },
  ] as const)('[PW-R-01] [PW-R-02] other readings of a critical are replayed: %o', (overrides) => {
    const found = odds('check', { attribute: 6, skill: 4, difficulty: 9 }, house(overrides));
    expect(found.exact).toBe(true);
    expect(found.outcomes.reduce((sum, { chance }) => sum + chance.p, 0)).toBeCloseTo(1, 12);
  });

  test('[PW-R-01] wholeRoll makes W6 and W4 against 9 likelier, bothMax less likely', () => {
    const at = (mode: House['explode.mode']) =>
      odds('check', { attribute: 6, skill: 4, difficulty: 9 }, house({ 'explode.mode': mode })).chances[
        'success'
      ]?.p;
    // bothMax: 5 + 4, 6 + 3 and 6 + 4, which explodes but is there already.
    expect(at('bothMax')).toBeCloseTo(3 / 24, 12);
    expect(at('wholeRoll')).toBeGreaterThan(11 / 36);
  });

  test('what the rules refuse is refused without a law', () => {
    const found = odds('skill-check', { scene, figure: 'hero', skill: 'pickLocks' });
    expect(found.outcomes).toMatchObject([{ outcome: { kind: 'refused', reason: 'needs-training' } }]);
    const nobody = { scene, initiator: 'x', initiatorSkill: 'sneak', reactor: 'npc', reactorSkill: 'notice' };
    expect(odds('opposed-check', nobody).outcomes).toMatchObject([{ outcome: { kind: 'refused' } }]);
    expect(odds('attack', { scene, attacker: 'hero', target: 'npc' }).outcomes).toMatchObject([
      { outcome: { reason: 'module-off' } },
    ]);
  });
});

describe('opposed checks', () => {
  test('[PW-OPP-02] equal sides: the player wins the ties', () => {
    const bare = { attribute: 6, skill: 6, opponentAttribute: 6, opponentSkill: 6 };
    const mine = odds('opposed', bare).chances;
    const theirs = odds('opposed', { ...bare, side: 'npc', opponentSide: 'pc' }).chances;
    const p = (chance: unknown) => toNumber((chance as { fraction: Fraction }).fraction);
    expect(p(mine['win']) - p(theirs['win'])).toBeCloseTo(p(mine['tie']), 12);
    expect(p(mine['win']) + p(theirs['win'])).toBeCloseTo(1, 12);
  });

  test('[PW-R-10] a goal is valued under the table’s tie rule', () => {
    const bare = { attribute: 6, skill: 6, opponentAttribute: 6, opponentSkill: 6, opponentSide: 'pc' };
    const again = house({ 'opposed.tieSameSide': 'reroll' });
    expect(odds('opposed', bare, again, { chance: 'win' }).value).toBe(0.5);
    const whole = house({ 'opposed.tieSameSide': 'reroll', 'explode.mode': 'wholeRoll' });
    expect(odds('opposed', bare, whole, { chance: 'win' }).value).toBeCloseTo(0.5, 12);
  });

  test('two figures have the odds of their dice', () => {
    const scene = sceneWith([hero({ attributes: { agility: 6 } }), npc({ attributes: { perception: 8 } })]);
    const figures = {
      scene,
      initiator: 'hero',
      initiatorSkill: 'sneak',
      reactor: 'npc',
      reactorSkill: 'notice',
    };
    const bare = { attribute: 6, skill: 4, opponentAttribute: 8, opponentSkill: 4 };
    expect(odds('opposed-check', figures).chances['win']).toEqual(odds('opposed', bare).chances['win']);
    const whole = house({ 'explode.mode': 'wholeRoll' });
    expect(odds('opposed-check', figures, whole).chances['win']?.p).toBe(
      odds('opposed', bare, whole).chances['win']?.p,
    );
  });
});
