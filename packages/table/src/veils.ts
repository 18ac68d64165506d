import { type Effect, type FigureView, roughState, type System } from '@tafelrunde/system';
import { accepted, type Decision, type Of, refuse } from './decision.ts';
import { figuresOf } from './figures.ts';
import { houseOf } from './house.ts';
import { mentionOf } from './mention.ts';
import type { NamedFigure, TableNow } from './model.ts';

/** So many opponents are hidden or shown at once. */
export const MAX_VEILED = 200;

/** The GM hides opponents or shows them, and says whether their exact life is seen. */
export function veil(
  system: System,
  table: TableNow,
  { figures, hidden, lifeShown }: Pick<Of<'veil'>, 'figures' | 'hidden' | 'lifeShown'>,
): Decision {
  const wanted = [...new Set(figures)];
  if (wanted.length === 0) return refuse('unknown-figure', { at: 'figures' });
  const known = figuresOf(system, table);
  const named: NamedFigure[] = [];
  for (const id of wanted) {
    const figure = known.find((one) => one.id === id);
    if (figure === undefined) return refuse('unknown-figure', { at: 'figures' });
    if (figure.side === 'players') return refuse('not-an-opponent', { at: 'figures' });
    named.push({ id, name: figure.name });
  }
  return accepted({ kind: 'figuresVeiled', figures: named, hidden, lifeShown });
}

/** The opponents that these effects bring to the table. */
export function newOpponents(
  system: System,
  table: TableNow,
  effects: readonly Effect[],
): readonly NamedFigure[] {
  const before = new Set(figuresOf(system, table).map(({ id }) => id));
  const after = figuresOf(system, { ...table, scene: system.scene.apply(table.scene, effects) });
  return after
    .filter(({ id, side }) => side === 'enemies' && !before.has(id))
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Whether an input names somebody whom the players do not see. Whoever was kept from them once and has left since counts
 * too: nobody finds out by trying whether somebody is still there.
 */
export function namesHidden(system: System, table: TableNow, input: unknown): boolean {
  if (!table.veiled) return false;
  const seen = figuresOf(system, table).filter(({ id }) => table.veils[id]?.hidden !== true);
  const ids = new Set([...Object.keys(table.veilsEver), ...Object.keys(table.veils)]);
  for (const { id } of seen) ids.delete(id);
  return mentionOf([...ids])(input);
}

/** The figures as a player's page shows them: of one whose life is not shown, how it looks. */
export function figuresSeen(
  system: System,
  table: Pick<TableNow, 'scene' | 'house' | 'veils'>,
): readonly FigureView[] {
  const house = houseOf(system, table.house);
  if (!house.ok) return [];
  const bodies = (table.scene as { readonly figures: readonly { readonly id: string }[] }).figures;
  return system.table.figures(table.scene, house.value).map((figure) => {
    if (table.veils[figure.id]?.lifeShown !== false) return figure;
    const { circles: _, ...seen } = figure;
    const body = bodies.find(({ id }) => id === figure.id);
    return { ...seen, tracks: [], looks: roughState(system.veil.life(body, house.value)) };
  });
}
