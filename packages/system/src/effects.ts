import type { Effect } from './action.ts';

/** What each kind of effect makes of a scene. The second argument is what the effect carries. */
type Changes<S> = Readonly<Record<string, (scene: S, effect: never) => S>>;

/** The effects that a table of changes knows: for each row its kind, with what it carries. */
export type EffectOf<C> = {
  [K in keyof C & string]: C[K] extends (scene: never, effect: infer E) => unknown
    ? Flat<{ readonly kind: K } & (unknown extends E ? unknown : E)>
    : never;
}[keyof C & string];

type Flat<T> = { [P in keyof T]: T[P] };

/** Applies effects in order, by the table of changes. The only thing that makes a new scene out of an old one. */
export const applyBy =
  <S, C extends Changes<S>>(changes: C & Changes<S>) =>
  (scene: S, effects: readonly EffectOf<C>[]): S =>
    (effects as readonly Effect[]).reduce((before, effect) => {
      const change = changes[effect.kind] as ((scene: S, effect: Effect) => S) | undefined;
      return change === undefined ? before : change(before, effect);
    }, scene);

/** The entry in place of the one with its id, or at the end. */
export const withEntry = <T extends { readonly id: string }>(
  entries: readonly T[],
  entry: T,
): readonly T[] =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((one) => (one.id === entry.id ? entry : one))
    : [...entries, entry];

/** The list without these entries. */
export const without = <T>(entries: readonly T[], ...gone: readonly T[]): readonly T[] =>
  entries.filter((one) => !gone.includes(one));

/** The list without the entry that has this id. */
export const withoutId = <T extends { readonly id: string }>(
  entries: readonly T[],
  gone: string,
): readonly T[] => entries.filter(({ id }) => id !== gone);

/** How changes of a scene and of its figures are written. */
export function changesOf<S extends { readonly figures: readonly F[] }, F extends { readonly id: string }>() {
  /** What an effect makes of the figure that it names. */
  const onFigure =
    <E>(how: (figure: F, effect: E) => Partial<F>) =>
    (scene: S, effect: E & { readonly figure: string }): S => ({
      ...scene,
      figures: scene.figures.map((one) => (one.id === effect.figure ? { ...one, ...how(one, effect) } : one)),
    });
  return {
    onFigure,
    /** Something that is counted goes up, or down. */
    counts: <K extends keyof F>(field: K) =>
      onFigure(
        (figure, { by }: { readonly by: number }) =>
          ({ [field]: (figure[field] as number) + by }) as unknown as Partial<F>,
      ),
    /** The effect carries the new value, under the name of the field. */
    sets: <K extends keyof F>(field: K) =>
      onFigure((_, effect: Pick<F, K>) => ({ [field]: effect[field] }) as unknown as Partial<F>),
    setsOfScene:
      <K extends keyof S>(field: K) =>
      (scene: S, effect: Pick<S, K>): S => ({ ...scene, [field]: effect[field] }),
  };
}
