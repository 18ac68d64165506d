import { GM, question, seededDice, simulate } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { type House, houseRules } from '../src/data/house-rules.ts';
import { grundregelwerk } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { foe, hero, house } from './fixtures.ts';

const { arena } = grundregelwerk;

test('every question of the system has an answer, and it is the rule’s default but for two', () => {
  const asked = (id: string, keys: readonly string[]) =>
    keys[arena.policy(question(id, 'GW-REV-01', GM, keys))];
  for (const id of Object.keys(dictionaries.de.questions)) {
    if (id === 'advantage' || id === 'complication') continue;
    expect(asked(id, ['first', 'second']), id).toBe('first');
  }
  expect(asked('retaliation', ['none', 'heart', 'complication'])).toBe('none'); // GW-R-20: nobody could reach
  expect(asked('retaliation', ['heart', 'complication', 'none'])).toBe('heart');
  expect(asked('advantage', ['lessRisk', 'faster', 'quieter', 'other'])).toBe('faster');
  expect(asked('complication', ['prone', 'disarmed', 'other'])).toBe('other'); // told, harms nobody
});

/** Every value of every switch that has words, and of the flags. */
const settings = Object.entries(houseRules).flatMap(([key, { shape }]): Partial<House>[] => {
  if (shape.kind === 'one-of') return shape.values.map((value) => ({ [key]: value }) as Partial<House>);
  return shape.kind === 'flag' ? [{ [key]: true }, { [key]: false }] : [];
});

test('a fight goes to its end under every switch, with armour, magic, shooting enemies and both games', () => {
  for (const mode of ['core', 'd6only'] as const) {
    for (const overrides of settings) {
      const rules = house(overrides);
      const sides = [
        {
          name: 'A',
          figures: [
            { id: 'a', name: 'A', character: hero({ id: 'a', hasArmour: true }) },
            { id: 'm', name: 'M', character: hero({ id: 'm', traits: { S: 6, G: 8, M: 10 } }) },
          ],
        },
        {
          name: 'B',
          figures: [
            {
              id: 'b',
              name: 'B',
              character: foe({ id: 'b', category: 'elite', hasRanged: true, hasArmour: true }),
            },
            { id: 'c', name: 'C', character: foe({ id: 'c' }) },
          ],
        },
      ];
      const ready = arena.ready({ sides, maxRounds: 50, settings: { mode } }, rules);
      if (!ready.ok) throw new Error(JSON.stringify(ready.error));
      let fights = 0;
      const runs = { dice: seededDice(5), runs: 4, policy: arena.policy };
      simulate(arena.fight, ready.value, rules, runs, ({ outcome }) => {
        fights += outcome.fighters.length === 4 ? 1 : 0;
      });
      expect(fights, JSON.stringify(overrides)).toBe(4);
    }
  }
});
