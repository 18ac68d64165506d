import type { MapLayout, Paper } from './model.ts';

/** So many things can lie ready, with so many lines each, and so many of a kind in a line. */
export const MAX_PREPARED = 100;
export const MAX_LINES = 20;
export const MAX_OF_A_KIND = 30;
export const MAX_NOTE = 2_000;
/** What all of it may take, written as JSON. */
const MAX_WRITTEN = 1_000_000;

/** So many figures of a kind: of one of the system's templates, or of a sheet. A scenario of the arena has the same lines. */
export type PreparedLine = { readonly name: string; readonly count: number } & (
  | { readonly template: string }
  | { readonly character: unknown }
);

/** So many handouts lie in one scene. */
export const MAX_SCENE_PAPERS = 12;

/** A handout that nobody has yet. */
export type PreparedPaper = Pick<Paper, 'title' | 'text' | 'picture'>;

/** What the GM has prepared and nobody else sees until it is on the table. */
export interface Prepared {
  readonly kind: 'encounter';
  readonly id: string;
  readonly name: string;
  /** The GM's own words about it. */
  readonly note: string;
  readonly figures: readonly PreparedLine[];
  /** With a map or handouts it is a whole scene. */
  readonly map?: MapLayout | undefined;
  readonly papers?: readonly PreparedPaper[] | undefined;
}

/** What lies ready after some of it was laid down or changed, and some put away. */
export function withPrepared(
  before: readonly Prepared[],
  { items, gone }: { readonly items: readonly Prepared[]; readonly gone: readonly string[] },
): readonly Prepared[] {
  const isNew = ({ id }: Prepared) => before.every((one) => one.id !== id);
  const kept = before.filter(({ id }) => !gone.includes(id));
  return [
    ...kept.map((one) => items.findLast(({ id }) => id === one.id) ?? one),
    ...items.filter((one, i) => isNew(one) && items.findLastIndex(({ id }) => id === one.id) === i),
  ];
}

/** Whether the drawer can hold so much. */
export const fitsDrawer = (prepared: readonly Prepared[]): boolean =>
  prepared.length <= MAX_PREPARED && JSON.stringify(prepared).length <= MAX_WRITTEN;
