import { LOCALES, type Question, seededDice, simulatedFate } from '@tafelrunde/kernel';
import type { Bout } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../src/model.ts';
import type { House } from '../src/rule.ts';
import { d6pool } from '../src/system.ts';
import { DEFAULTS, house } from './fixtures.ts';

const { arena } = d6pool;
const fighter = (id: string, h: House = DEFAULTS) => {
  const found = arena.fighters(h).find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return { ...found, character: found.character as Figure };
};

describe('ready fighters', () => {
  test.each(['guard', 'thug', 'taxiDriver', 'receptionist'])(
    '[DP-NPC-02] a %s has no level and one die everywhere',
    (id) => {
      const { character } = fighter(id);
      expect(character.level).toBe(0);
      expect(new Set(Object.values(character.attributes))).toEqual(new Set([1]));
      expect(new Set(Object.values(character.skills))).toEqual(new Set([1]));
      expect(Object.keys(character.skills)).toHaveLength(8);
      expect(character.abilities).toEqual([]);
    },
  );

  test('[DP-NPC-01] an agent has the budget of level 1; everybody says the level', () => {
    expect(fighter('agent').character.level).toBe(1);
    expect(fighter('thug').title).toEqual({ de: 'Schläger, Stufe 0', en: 'Thug, level 0' });
    for (const { title, character } of arena.fighters(DEFAULTS))
      for (const locale of LOCALES) expect(title[locale]).toContain(`${(character as Figure).level}`);
  });
});

/** Everything that is asked in so many fights, and how often something else than the rule's default was taken. */
function askedIn(ids: readonly [string, string], h: House, policy = arena.policy): Map<string, number> {
  const side = (id: string, name: string) => ({
    name,
    figures: [1, 2].map((n) => ({
      id: `${id}${n}${name}`,
      name: `${id} ${n}`,
      character: fighter(id, h).character,
    })),
  });
  const bout: Bout = {
    sides: [side(ids[0], 'A'), side(ids[1], 'B')],
    maxRounds: 30,
    settings: { distance: 5 },
  };
  const ready = arena.ready(bout, h);
  if (!ready.ok) throw new Error('not ready');
  const asked = new Map<string, number>();
  const watching = (question: Question<unknown>): number => {
    const answer = policy(question);
    expect(question.options[answer], question.id).toBeDefined();
    asked.set(question.id, (asked.get(question.id) ?? 0) + (answer === 0 ? 0 : 1));
    return answer;
  };
  const fate = simulatedFate(seededDice(7), watching);
  for (let n = 0; n < 25; n += 1) arena.fight(fate as never, ready.value, h);
  return asked;
}

const ALL = arena.fighters(DEFAULTS).map(({ id }) => id);
const HOUSES: readonly House[] = [
  DEFAULTS,
  house({ fateTiming: 'after', gmUsesSpentFate: true, partialArmour: 'ask' }),
  house({ luck: 'everyRoll', opportunityAttacks: 'automatic', reachLimitsParry: 'always' }),
];

describe('deciding without anybody at the table', () => {
  test('[DP-R-16] whatever a fight asks is answered by what the rules preselect, so nobody is harmed by anything else', () => {
    const asked = new Set<string>();
    for (const h of HOUSES)
      for (const [i, id] of ALL.entries()) {
        const other = ALL[(i + 1) % ALL.length] as string;
        for (const [question, deviations] of askedIn([id, other], h)) {
          expect(deviations, question).toBe(0);
          asked.add(question);
        }
      }
    expect([...asked].toSorted()).toEqual(
      [
        'bareHandsHit',
        'damageFate',
        'damageType',
        'defence',
        'defenceFate',
        'fateAfterwards',
        'patzer',
        'tiedFirst',
        'tradeCrits',
        'movementRoll',
      ].toSorted(),
    );
  });

  test('[DP-FAT-02] a side that spends fate dice departs from the defaults there alone', () => {
    const spend = arena.policies?.['spendFate'];
    const asked = askedIn(['peg', 'swordfighter'], DEFAULTS, spend);
    const departs = [...asked].filter(([, times]) => times > 0).map(([question]) => question);
    expect(departs.toSorted()).toEqual(['damageFate', 'defenceFate']);
  });
});
