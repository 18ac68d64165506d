import { systems } from '@tafelrunde/registry';
import { describe, expect, test } from 'vitest';
import { PlayedTable } from '../games/played-table.ts';

/** What a table enforces rests on what the systems say of their actions: here is what they have not said. */
describe.each(systems)('$id', (system) => {
  test('every action that a figure offers is done by this figure, or by anyone', () => {
    const t = new PlayedTable(system);
    const wrong = t.offers('mira').flatMap(({ action: id, input }) => {
      const action = system.actions.find((one) => one.id === id);
      if (action === undefined || action.by === 'anyone') return [];
      const actor = action.actor({ ...input, scene: t.table.scene });
      return action.by === 'player' && actor === 'mira' ? [] : [`${id}: ${action.by}, ${actor}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('what only the GM is offered is the GM’s, or needs a figure of one’s own, or is anyone’s', () => {
    const t = new PlayedTable(system);
    const figures = new Set(['mira', 'jonas'].flatMap((id) => t.offers(id).map(({ action }) => action)));
    const wrong = t.offers('gm').flatMap(({ action: id, input }) => {
      const action = system.actions.find((one) => one.id === id);
      if (figures.has(id) || action?.by !== 'player') return [];
      return action.actor({ figure: 'mira', character: 'mira', ...input, scene: t.table.scene }) === undefined
        ? [id]
        : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});
