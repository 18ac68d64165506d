import type { Watched } from '@tafelrunde/engine';
import { type FigureView, inputFor, type Offer, type SheetSection, type System } from '@tafelrunde/system';
import { startInput } from '../lab/inputs.ts';
import type { Printable } from './printables.ts';

type House = Readonly<Record<string, unknown>>;

/** A figure as a sheet shows it: beside its values what is ticked off, what its values are rolled against, and its rules. */
export interface PaperFigure {
  readonly view: FigureView | undefined;
  readonly ladder: Offer['ladder'];
  /** By row: what is rolled on it, once for each rung. */
  readonly checks: ReadonlyMap<string, readonly Omit<Watched, 'label'>[]>;
  readonly rules: readonly string[];
}

/** As many columns of chances as fit beside a value. */
const MOST_RUNGS = 3;
const MOST_RULES = 9;

const NOBODY: PaperFigure = { view: undefined, ladder: null, checks: new Map(), rules: [] };

/** Sets the figure in a scene of its own, where the rules say what it can do. */
export function paperFigure(
  system: System,
  { character }: Printable,
  sections: readonly SheetSection[],
  house: House,
): PaperFigure {
  const read = system.character.parse({ ...(character as object), id: 'paper', name: 'paper' });
  if (!read.ok) return NOBODY;
  const scene = system.scene.apply(system.scene.empty, system.scene.enter(read.value));
  const view = system.table.figures(scene, house).find(({ id }) => id === 'paper');
  if (view === undefined) return NOBODY;
  const offers = system.table.offers(scene, view.id, house);
  const rolled = offers.filter(({ ladder, purpose }) => ladder !== null && purpose === 'check');
  const ladder = commonLadder(rolled);
  const rows = sections.flatMap((section) => section.rows);
  const checks = new Map(
    rows.flatMap(({ id }): readonly (readonly [string, readonly Omit<Watched, 'label'>[]])[] => {
      const offer = rolled.find((one) => one.row === id && one.ladder?.field === ladder?.field);
      const found = offer && ladder ? rungs(system, offer, ladder, scene) : [];
      return found.length === 0 ? [] : [[id, found]];
    }),
  );
  return { view, ladder, checks, rules: rulesOf(system, rows, offers) };
}

/** What most values are rolled against, cut to its middle. */
function commonLadder(offers: readonly Offer[]): Offer['ladder'] {
  const counts = new Map<string, number>();
  for (const { ladder } of offers)
    if (ladder !== null) counts.set(ladder.field, (counts.get(ladder.field) ?? 0) + 1);
  const [field] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const ladder = offers.find((offer) => offer.ladder?.field === field)?.ladder ?? null;
  if (ladder === null || ladder.values.length <= MOST_RUNGS) return ladder;
  const from = Math.floor((ladder.values.length - MOST_RUNGS) / 2);
  const part = <T>(all: readonly T[]) => all.slice(from, from + MOST_RUNGS);
  return {
    ...ladder,
    values: part(ladder.values),
    ...(ladder.names === undefined ? {} : { names: part(ladder.names) }),
  };
}

/** The same roll against each of them; nothing if the rules would want to know more. */
function rungs(
  system: System,
  offer: Offer,
  { field, values }: NonNullable<Offer['ladder']>,
  scene: unknown,
): readonly Omit<Watched, 'label'>[] {
  const { action: id, chance } = offer;
  const action = system.actions.find((one) => one.id === id);
  if (action === undefined || chance === null) return [];
  const start = startInput(action, offer);
  return values.flatMap((value) => {
    const bare = { ...start, [field]: value };
    if (!inputFor(action, bare, scene).ok) return [];
    return [{ action: id, input: action.fields === null ? bare : { ...bare, scene }, chance }];
  });
}

/** The rules its values name, then those of what is rolled on them. */
function rulesOf(system: System, rows: SheetSection['rows'], offers: readonly Offer[]): readonly string[] {
  const named = rows.flatMap(({ rule }) => rule ?? []);
  const ids = new Set(rows.map(({ id }) => id));
  const used = new Set(offers.flatMap(({ row, action }) => (row !== null && ids.has(row) ? [action] : [])));
  const isRule = (id: string) => system.catalogue.find((entry) => entry.id === id)?.kind === 'rule';
  const cited = system.actions
    .filter(({ id }) => used.has(id))
    .flatMap(({ cites }) => cites.filter(isRule).slice(0, 3));
  return [...new Set([...named, ...cited])].slice(0, MOST_RULES);
}
