import { play } from '@tafelrunde/kernel';
import { defaultsOf, type Effect, type Offer, type System } from '@tafelrunde/system';
import { expect, test } from 'vitest';

/** A table with the first template of the system. */
function staged(system: System): unknown {
  const [template] = system.character.templates;
  const character = system.character.parse({ ...(template?.character as object), id: 'mira', name: 'Mira' });
  if (!character.ok) throw new Error(`${system.id}: the template is no character`);
  return system.scene.apply(system.scene.empty, system.scene.enter(character.value));
}

/** What every system shows at a table: a first track that the GM changes, and opponents out of the arena. */
export function describeTable(system: System): void {
  const house = defaultsOf(system.houseRules);

  test('the GM takes one from the first track of a figure and gives it back', () => {
    const step = (scene: unknown, offer: Offer | null | undefined): unknown => {
      const action = system.actions.find(({ id }) => id === offer?.action);
      if (action === undefined || offer === null || offer === undefined) throw new Error('nothing to change');
      expect(action.by, action.id).toBe('gm');
      const input = action.input.parse({ ...offer.input, scene });
      if (!input.ok) throw new Error(JSON.stringify(input.error));
      // No dice and no questions: nothing on the tape.
      const run = play(action.rule, input.value, house, []);
      if (run.kind !== 'finished') throw new Error(`${action.id} asks something`);
      return system.scene.apply(scene, (run.outcome as { readonly effects: readonly Effect[] }).effects);
    };
    const scene = staged(system);
    const [figure] = system.table.figures(scene, house);
    if (figure === undefined) throw new Error('nobody there');
    const main = (at: unknown) => system.table.mainTrack(at, figure.id, house);
    const value = (at: unknown) =>
      system.table.figures(at, house)[0]?.tracks.find(({ id }) => id === main(at)?.track)?.value;
    const before = value(scene);
    expect(before).toBeTypeOf('number');
    // Wounds are counted upwards from none, everything else downwards from all.
    const { less, more } = main(scene) ?? {};
    const [there, back, by] =
      less === null ? (['more', 'less', 1] as const) : (['less', 'more', -1] as const);
    const changed = step(scene, there === 'more' ? more : less);
    expect(value(changed)).toBe((before ?? 0) + by);
    expect(value(step(changed, main(changed)?.[back]))).toBe(before);
    expect(system.table.mainTrack(scene, 'nobody', house)).toBeNull();
  });

  test('whoever the arena has ready stands on the table as an opponent, or is known to be none', () => {
    const opponents = system.arena.fighters(house).flatMap(({ id, character }, i) => {
      const parsed = system.arena.parse(character);
      if (!parsed.ok) throw new Error(id);
      return system.scene.oppose({ ...(parsed.value as object), id: `f-${i}`, name: `F ${i}` }) ?? [];
    });
    // Heroes of some systems are none; everybody else can be one.
    expect(opponents.length).toBeGreaterThanOrEqual(3);
    const scene = system.scene.apply(system.scene.empty, opponents);
    expect(system.scene.parse(scene).ok).toBe(true);
    const figures = system.table.figures(scene, house);
    expect(figures).toHaveLength(opponents.length);
    for (const { side, at } of figures) expect({ side, at }).toEqual({ side: 'enemies', at: null });
    expect(system.scene.newFigures(opponents)).toEqual([]);
  });
}
