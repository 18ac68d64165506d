import { useEffect } from 'react';
import { useTable } from '../../table/table-context.ts';
import { useView } from '../../table/view-store.ts';

/** The figure whose sheet and moves are shown: the one that was picked, else our own, else for the GM whoever has the turn. */
export function useSelected(): string | null {
  const picked = useView((view) => view.selected);
  const { figures, me, isGm, turn } = useTable();
  const exists = (id: string | null | undefined) => figures.some((figure) => figure.id === id);
  if (picked !== null && exists(picked)) return picked;
  const own = me?.figures.find(exists);
  if (own !== undefined) return own;
  if (!isGm) return null;
  return turn?.figure ?? figures.find(({ isOut }) => !isOut)?.id ?? null;
}

/** When the turn passes to a figure we play, its sheet is what we want to see. */
export function useFollowTurn(): void {
  const { turn, isGm, isMine } = useTable();
  const figure = turn?.figure ?? null;
  const isOurs = figure !== null && (isGm || isMine(figure));
  useEffect(() => {
    if (figure !== null && isOurs) useView.getState().change({ selected: figure });
  }, [figure, isOurs]);
}
