import { useEffect, useMemo } from 'react';
import { useShortcutKeys, useShortcuts } from '../../state/shortcuts.ts';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';
import { useView, VIEWS } from './view-store.ts';

/** What a single key does at the table, and how the list of shortcuts tells it. */
export function useTableKeys(): void {
  const { shortcuts } = useTableText();
  const { system, scene, house, turn, isGm, isMine, act } = useTable();
  const keys = useMemo(() => {
    const endTurn = () => {
      const figure = turn?.figure ?? null;
      if (figure === null || !(isGm || isMine(figure))) return;
      const own = system.table.offers(scene, figure, house);
      // Whoever lies on the ground cannot pass the turn on; the GM can.
      const all = isGm ? [...own, ...system.table.gmOffers(scene, house)] : own;
      const offer = all.find(({ action }) => action === `${system.id}/end-turn`);
      if (offer !== undefined) void act(offer);
    };
    return {
      ...Object.fromEntries(
        VIEWS.map((view, i) => [`${i + 1}`, () => useView.getState().change({ view })] as const),
      ),
      a: () => useView.getState().change({ aside: [] }),
      e: () => useView.setState(({ realDice }) => ({ realDice: !realDice })),
      z: endTurn,
      '/': focusSayLine,
    };
  }, [system, scene, house, turn, isGm, isMine, act]);
  useShortcutKeys(keys);
  const { list } = useShortcuts();
  useEffect(() => {
    list([
      [['1', '2', '3', '4'], shortcuts.views],
      [['A'], shortcuts.decision],
      [['1', '…', '6'], shortcuts.dice],
      [['Z'], shortcuts.endTurn],
      [['E'], shortcuts.realDice],
      [['/'], shortcuts.say],
    ]);
    return () => list(null);
  }, [list, shortcuts]);
}

/** On a phone the line stands in a view of its own. */
function focusSayLine(): void {
  const line = () => document.querySelector<HTMLInputElement>('.say-line input[type="text"]');
  if (line() === null) useView.getState().change({ view: 'log' });
  requestAnimationFrame(() => line()?.focus());
}
