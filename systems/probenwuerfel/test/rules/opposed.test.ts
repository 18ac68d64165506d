import { type Distribution, formatFraction, fraction, mapDistribution, toNumber } from '@tafelrunde/kernel';
import { chancesOf, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Die } from '../../src/data/dice.ts';
import type { Fate, House } from '../../src/rule.ts';
import {
  type Contest,
  type Contestant,
  contest,
  type OpposedCheckInput,
  opposedCheck,
} from '../../src/rules/opposed.ts';
import { contestLaw } from '../../src/rules/opposed-law.ts';
import { after, DEFAULTS, hero, house, npc, sceneWith } from '../fixtures.ts';

const input = (overrides: Partial<OpposedCheckInput> = {}): OpposedCheckInput => ({
  scene: sceneWith([hero({ attributes: { agility: 6 } }), npc({ attributes: { perception: 6 } })]),
  initiator: 'hero',
  initiatorSkill: 'sneak',
  initiatorModifier: 0,
  initiatorCircumstances: [],
  reactor: 'npc',
  reactorSkill: 'notice',
  reactorModifier: 0,
  reactorCircumstances: [],
  forced: false,
  ...overrides,
});
const run = (i: OpposedCheckInput, answers: readonly (readonly number[] | string)[], h = DEFAULTS) =>
  scripted(opposedCheck, i, h, answers);
const outcome = (i: OpposedCheckInput, answers: readonly (readonly number[] | string)[], h = DEFAULTS) =>
  run(i, answers, h).outcome.outcome;
const npcs = sceneWith([
  npc({ id: 'hero', attributes: { agility: 6 } }),
  npc({ attributes: { perception: 6 } }),
]);

test('[PW-OPP-01] Schleichen against Bemerken: the higher Probenwert wins', () => {
  expect(outcome(input(), [[5], [3], [4], [2]])).toEqual({
    kind: 'opposed',
    winner: 'initiator',
    tie: false,
    degrees: 0,
    initiatorTotal: 8,
    reactorTotal: 6,
  });
  expect(outcome(input(), [[1], [3], [4], [2]])).toMatchObject({ winner: 'reactor' });
});

test('[PW-OPP-02] a tie is the player’s, whichever side that is', () => {
  expect(outcome(input(), [[3], [3], [4], [2]])).toMatchObject({
    winner: 'initiator',
    tie: true,
    degrees: 0,
  });
  const theirs = input({
    initiator: 'npc',
    initiatorSkill: 'sneak',
    reactor: 'hero',
    reactorSkill: 'notice',
  });
  expect(outcome(theirs, [[3], [3], [3], [3]])).toMatchObject({ winner: 'reactor', tie: true });
});

test('[PW-OPP-03] dark and loud hinder Bemerken, bells hinder Schleichen', () => {
  const dark = input({ reactorModifier: -4 });
  expect(outcome(dark, [[3], [3], [4], [4, 1]])).toMatchObject({ initiatorTotal: 6, reactorTotal: 5 }); // 9 - 4
  const bells = input({ initiatorCircumstances: ['-2'] });
  expect(outcome(bells, [[3], [3], [4], [1]])).toMatchObject({ initiatorTotal: 4, winner: 'reactor' });
});

describe('[PW-R-10] a tie between two of a kind', () => {
  const tie = [[3], [3], [4], [2]];
  const same = input({ scene: npcs });
  test.each([
    { setting: 'initiator', answers: tie, winner: 'initiator' },
    { setting: 'reactor', answers: tie, winner: 'reactor' },
    { setting: 'gm', answers: [...tie, 'reactor'], winner: 'reactor' },
    { setting: 'reroll', answers: [...tie, ...tie, [5], [3], [4], [2]], winner: 'initiator' },
  ] as const)('$setting', ({ setting, answers, winner }) => {
    expect(outcome(same, answers, house({ 'opposed.tieSameSide': setting }))).toMatchObject({
      winner,
      tie: setting !== 'reroll',
    });
  });
});

describe('[PW-R-13] degrees', () => {
  test('the target is the other’s total, and only the winner has any', () => {
    const i = input({ initiatorModifier: 5 });
    const won = run(i, [[5], [3], [2], [2]]); // 13 against 4
    expect(won.outcome.outcome).toMatchObject({ winner: 'initiator', degrees: 2 });
    expect(after(i.scene, won.outcome.effects).openDegrees).toBe(2);
    const lost = run(input({ reactorModifier: 5 }), [[1], [1], [4], [3]]); // 2 against 12
    expect(lost.outcome.outcome).toMatchObject({ winner: 'reactor', degrees: 2 });
    expect(after(i.scene, lost.outcome.effects, 'npc').openDegrees).toBe(2);
  });
  test('can be left out', () => {
    const none = house({ 'degrees.inOpposed': false });
    expect(outcome(input({ initiatorModifier: 9 }), [[5], [3], [2], [2]], none)).toMatchObject({
      degrees: 0,
    });
  });
});

describe('[PW-R-17] knowledge', () => {
  const lore = { initiatorSkill: 'magicLore', reactorSkill: 'magicLore' };
  test('whoever reacts has no way around the roll; whoever begins needs to have learned it', () => {
    expect(outcome(input(lore), [])).toEqual({ kind: 'refused', reason: 'needs-training' });
    expect(outcome(input({ ...lore, forced: true }), [[3], [3], [3], [3]])).toMatchObject({
      initiatorTotal: 2, // 6 - 4
      reactorTotal: 2,
    });
  });
});

test('unknown figures and Proben, and oneself, are refused', () => {
  expect(outcome(input({ initiator: 'nobody' }), [])).toMatchObject({ reason: 'unknown-figure' });
  expect(outcome(input({ reactor: 'nobody' }), [])).toMatchObject({ reason: 'unknown-figure' });
  expect(outcome(input({ reactorSkill: 'juggling' }), [])).toMatchObject({ reason: 'unknown-skill' });
  expect(outcome(input({ reactor: 'hero' }), [])).toMatchObject({ reason: 'same-figure' });
});

describe('the law', () => {
  const side = (attribute: Die, skill: Die, modifier: number, who: 'pc' | 'npc'): Contestant => ({
    by: who,
    kind: 'opposed',
    attribute,
    skill,
    modifiers: [{ source: { from: 'circumstance', label: '' }, amount: modifier }],
    name: who,
    side: who,
    skillName: 'sneak',
  });
  const lawOf = (a: Contestant, b: Contestant, h: House): Distribution<Contest> => {
    const solved = contestLaw(a, b, h);
    if (solved?.kind !== 'whole') throw new Error('no closed form');
    return solved.law;
  };
  const chanceOf = (law: Distribution<Contest>, holds: (o: Contest) => boolean) => {
    const hits = law.outcomes.reduce((sum, o, i) => sum + (holds(o) ? BigInt(law.weight(i)) : 0n), 0n);
    return fraction(hits, law.total);
  };
  const won = (o: Contest) => o.winner === 'initiator';

  test('[PW-OPP-01] two equal sides: winning and losing are alike, and the tie is the player’s', () => {
    const law = lawOf(side(6, 4, 0, 'pc'), side(6, 4, 0, 'npc'), DEFAULTS);
    const [tie, win] = [chanceOf(law, (o) => o.tie), chanceOf(law, won)];
    expect(2 * toNumber(win)).toBeCloseTo(1 + toNumber(tie), 12); // win = (1 - tie) / 2 + tie
  });

  test('[PW-OPP-01] agrees with summing both totals up to 400', () => {
    const totals = (a: number, b: number): number[] => {
      const one = (n: number) => {
        const p = new Array<number>(400).fill(0);
        for (let t = 1; t < 400; t += 1) p[t] = t % n === 0 ? 0 : n ** -(Math.floor(t / n) + 1);
        return p;
      };
      const [x, y] = [one(a), one(b)];
      return x.map((_, t) => x.slice(0, t + 1).reduce((sum, p, i) => sum + p * (y[t - i] as number), 0));
    };
    const [ours, theirs] = [totals(8, 6), totals(6, 4)];
    const law = lawOf(side(8, 6, 1, 'npc'), side(6, 4, 2, 'pc'), DEFAULTS);
    for (const degrees of [0, 1, 2, 3]) {
      let expected = 0;
      ours.forEach((p, a) => {
        theirs.forEach((q, b) => {
          const margin = a + 1 - (b + 2);
          if (margin > 0 && Math.floor(margin / 4) === degrees) expected += p * q;
        });
      });
      const found = chanceOf(law, (o) => won(o) && o.degrees === degrees);
      expect(toNumber(found), `${degrees} ${formatFraction(found)}`).toBeCloseTo(expected, 12);
    }
  });

  test('[PW-R-10] rolling ties again shares their weight', () => {
    const [a, b] = [side(6, 4, 0, 'npc'), side(6, 4, 0, 'npc')];
    const law = lawOf(a, b, house({ 'opposed.tieSameSide': 'reroll' }));
    expect(formatFraction(chanceOf(law, won))).toBe('1/2');
    expect(law.outcomes.some(({ tie }) => tie)).toBe(false);
  });

  const shown = (fate: Fate, [a, b]: readonly [Contestant, Contestant], h: House) => {
    const { winner, tie, degrees } = contest(fate, a, b, h);
    return { winner, tie, degrees };
  };

  test('[PW-R-04] without explosions replaying the rule reaches it, and agrees with playing every face', () => {
    const plain = house({ canBeCritical: { ...DEFAULTS.canBeCritical, opposed: false } });
    const pair = [side(4, 4, 1, 'pc'), side(6, 4, 0, 'npc')] as const;
    expect(contestLaw(pair[0], pair[1], plain)).toBeUndefined();
    expect(chancesOf(oddsOf(shown, pair, plain))).toEqual(chancesOf(oddsByPlay(shown, pair, plain)));
  });

  test.each(['wholeRoll', 'bothMax'] as const)(
    '[PW-R-01] %s by doubles: long limits come close to it',
    (mode) => {
      const pair = [side(4, 4, 0, 'pc'), side(4, 6, 1, 'npc')] as const;
      const solved = contestLaw(pair[0], pair[1], house({ 'explode.mode': mode }));
      if (solved?.kind !== 'doubles') throw new Error('not by doubles');
      const limited = house({ 'explode.mode': mode, 'explode.limit': 7 });
      const near = mapDistribution(oddsOf(shown, pair, limited), won);
      const at = near.outcomes.indexOf(true);
      const p = solved.law.reduce((sum, [o, q]) => sum + (won(o) ? q : 0), 0);
      expect(p).toBeCloseTo(Number(near.weight(at)) / Number(near.total), 2);
      expect(solved.law.reduce((sum, [, q]) => sum + q, 0)).toBeCloseTo(1, 12);
    },
  );
});
