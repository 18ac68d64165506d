import { useEffect, useMemo } from 'react';
import { useAnnouncer } from '../../state/announcer.ts';
import { useShortcutKeys, useShortcuts } from '../../state/shortcuts.ts';
import { useTable } from '../../table/table-context.ts';
import { useView, VIEWS, type View } from '../../table/view-store.ts';
import { useAccessText } from '../../text/use-access-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { goToPlace } from './access/places.ts';
import { usePlaceKeys } from './access/use-place-keys.ts';
import { useRequests } from './inbox/use-requests.ts';

/** What a single key does at the table, and how the list of shortcuts tells it. */
export function useTableKeys(): void {
  const { shortcuts, request, undo, wholeRoll } = useTableText();
  const { system, scene, house, turn, isGm, isMine, act, send, link, table } = useTable();
  const hasOrder = table.tracker.round > 0;
  const next = useRequests().waiting[0]?.id ?? null;
  const places = usePlaceKeys();
  const { nothingWaits } = useAccessText();
  const announce = useAnnouncer((state) => state.announce);
  const keys = useMemo(() => {
    const endTurn = () => {
      // The table's own order is kept by the GM.
      if (hasOrder) return isGm ? void send({ kind: 'track', change: { kind: 'next' } }) : undefined;
      const figure = turn?.figure ?? null;
      if (figure === null || !(isGm || isMine(figure))) return;
      const own = system.table.offers(scene, figure, house);
      // Whoever lies on the ground cannot pass the turn on; the GM can.
      const all = isGm ? [...own, ...system.table.gmOffers(scene, house)] : own;
      const offer = all.find(
        ({ action, fields, chance }) =>
          system.table.pace.next.includes(action) && fields.length === 0 && chance === null,
      );
      if (offer !== undefined) void act(offer);
    };
    return {
      ...Object.fromEntries(VIEWS.map((view, i) => [`${i + 1}`, () => openView(view)] as const)),
      a: () => {
        useView.getState().change({ aside: [], request: next, isInboxOpen: true });
        requestAnimationFrame(() => {
          if (!focusDecision()) announce(nothingWaits);
        });
      },
      e: () => useView.setState(({ realDice }) => ({ realDice: !realDice })),
      z: endTurn,
      ...(isGm && !link.solo ? { r: () => useView.getState().change({ isRequesting: true }) } : {}),
      '/': () => goToPlace('chat'),
      ...places.keys,
    };
  }, [
    system,
    scene,
    house,
    turn,
    isGm,
    isMine,
    act,
    send,
    link,
    next,
    hasOrder,
    places.keys,
    announce,
    nothingWaits,
  ]);
  useShortcutKeys(keys);
  const { list } = useShortcuts();
  useEffect(() => {
    list([
      [['1', '…', String(VIEWS.length)], shortcuts.views],
      [['A'], shortcuts.decision],
      [['1', '…', '6'], shortcuts.dice],
      [['Z'], shortcuts.endTurn],
      [['E'], shortcuts.realDice],
      ...places.list,
      [['I'], wholeRoll.key],
      ...(isGm && !link.solo ? [[['R'], request.open] as const] : []),
      [[shortcuts.control, 'Z'], undo.keyUndo],
      [[shortcuts.control, 'Y'], undo.keyRedo],
    ]);
    return () => list(null);
  }, [list, shortcuts, request, undo, wholeRoll, isGm, link, places.list]);
}

/** To what waits, wherever it lies; false if nothing does. */
function focusDecision(): boolean {
  const first = document.querySelector<HTMLElement>(
    '[data-part="decision"] :is(input, .option, .pick-die, button), [data-part="inbox"] :is(input, button)',
  );
  first?.focus();
  return first !== null;
}

/** On a phone the papers are a sheet of their own. */
function openView(view: View): void {
  const isPapers = view === 'papers';
  useView.getState().change(isPapers ? { view, isPapersOpen: true } : { view });
}
