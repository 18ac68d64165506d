/** A call that works: an input as it would come from outside, and the house rules it needs, if any. */
export interface Example {
  readonly input: unknown;
  readonly house?: Readonly<Record<string, unknown>>;
}
