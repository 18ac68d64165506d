/** An expected failure is a value. Exceptions are for our own bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Something wrong with what came from outside; people's text is chosen at the edge by its code. */
export interface Problem {
  /** Stable English kebab-case. */
  readonly code: string;
  /** The field, as a path: `target.hearts`. Empty for the whole value. */
  readonly at: string;
  /** What the text needs: limits, allowed values. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** The rule it follows from, if one does. */
  readonly rule?: string;
}
