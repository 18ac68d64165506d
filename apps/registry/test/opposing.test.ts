import { defaultsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { systems } from '../src/index.ts';

describe.each(systems)('$id', (system) => {
  const house = defaultsOf(system.houseRules);
  const fighters = system.arena.fighters(house);

  test('whoever the arena has ready stands on the table as an opponent, or is known to be none', () => {
    const opponents = fighters.flatMap(({ id, character }, i) => {
      const parsed = system.arena.parse(character);
      if (!parsed.ok) throw new Error(id);
      return system.scene.oppose({ ...(parsed.value as object), id: `f-${i}`, name: `F ${i}` }) ?? [];
    });
    // Heroes of Grundregelwerk are none; everybody else can be one.
    expect(opponents.length).toBeGreaterThanOrEqual(3);
    const scene = system.scene.apply(system.scene.empty, opponents);
    expect(system.scene.parse(scene).ok).toBe(true);
    const figures = system.table.figures(scene, house);
    expect(figures).toHaveLength(opponents.length);
    for (const { side, at } of figures) expect({ side, at }).toEqual({ side: 'enemies', at: null });
    expect(system.scene.newFigures(opponents)).toEqual([]);
  });
});
