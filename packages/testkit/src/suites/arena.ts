import { LOCALES, seededDice, simulate } from '@tafelrunde/kernel';
import { type ArenaSide, defaultsOf, type SwitchShape, type System } from '@tafelrunde/system';
import { expect, test } from 'vitest';

/** Fights per setting: enough to come across the questions of a fight. */
const FIGHTS = 12;
const MAX_ROUNDS = 50;

/** Values that a switch can be set to, both ends of a range included. */
function valuesOf(shape: SwitchShape): readonly unknown[] {
  switch (shape.kind) {
    case 'flag':
      return [true, false];
    case 'one-of':
    case 'number-of':
      return shape.values;
    case 'integer':
      return [shape.min, shape.max];
    default:
      return [];
  }
}

/** Every pair of ready fighters that the rules let fight comes to an end under every switch; no question is left open. */
export function describeArena(system: System): void {
  const { arena } = system;
  const plain = defaultsOf(system.houseRules) as Readonly<Record<string, unknown>>;
  const houses = [
    plain,
    ...Object.entries(system.houseRules).flatMap(([key, { shape }]) =>
      valuesOf(shape).map((value) => ({ ...plain, [key]: value })),
    ),
  ];
  const side = (name: string, fighter: { readonly id: string; readonly character: unknown }): ArenaSide => ({
    name,
    figures: [{ id: `${name}-${fighter.id}`, name: fighter.id, character: fighter.character }],
  });

  test('ready fighters have titles, and fights come to an end under every switch', () => {
    let fought = 0;
    for (const house of houses) {
      const fighters = arena.fighters(house);
      for (const { title } of fighters) for (const locale of LOCALES) expect(title[locale]).not.toBe('');
      for (const one of fighters) {
        for (const other of fighters) {
          const sides = [side('A', one), side('B', other)];
          const bout = { sides, maxRounds: MAX_ROUNDS, settings: defaultsOf(arena.settings) };
          const ready = arena.ready(bout, house);
          if (!ready.ok) continue;
          const runs = { dice: seededDice(12), runs: FIGHTS, policy: arena.policy };
          simulate(arena.fight, ready.value, house, runs, ({ outcome }) => {
            fought += 1;
            expect(outcome.fighters.map(({ side: of }) => of)).toEqual(['A', 'B']);
            expect(['A', 'B', null]).toContain(outcome.winner);
            expect(outcome.rounds).toBeLessThanOrEqual(MAX_ROUNDS);
          });
        }
      }
    }
    expect(fought).toBeGreaterThan(0);
  });
}
