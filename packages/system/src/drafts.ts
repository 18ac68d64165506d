import type { Control } from './sheet.ts';

/** What of a draft is set as it is: words, one of some values, yes or no. Everything else goes up and down. */
export interface DraftFields<D, H> {
  readonly texts: readonly (keyof D & string)[];
  readonly choices: { readonly [K in keyof D]?: readonly D[K][] };
  readonly flags?: readonly (keyof D & string)[];
  /** What else changes with a value that was chosen. */
  readonly follows?: (next: D, control: string, before: D) => D;
  readonly stepped: (draft: D, control: string, by: 1 | -1, house: H) => D;
}

/** How controls set a draft: a control or value that does not exist leaves it as it is. */
export const draftSetter =
  <D extends object, H>({ texts, choices, flags = [], follows, stepped }: DraftFields<D, H>) =>
  (draft: D, control: string, value: unknown, house: H): D => {
    const has = (names: readonly string[]) => names.includes(control);
    if (has(texts)) return typeof value === 'string' ? { ...draft, [control]: value } : draft;
    if (has(flags)) return { ...draft, [control]: value === true };
    if (has(Object.keys(choices))) {
      const key = control as keyof D;
      const chosen = choices[key]?.find(
        (one) => one === value || (typeof one === 'number' && `${one}` === value),
      );
      if (chosen === undefined) return draft;
      const next = { ...draft, [key]: chosen };
      return follows?.(next, control, draft) ?? next;
    }
    if (value !== 'up' && value !== 'down') return draft;
    return stepped(draft, control, value === 'up' ? 1 : -1, house);
  };

/** A control that chooses one of some values, each with its words. */
export const choiceControl = <T extends string | number>(
  id: string,
  label: string,
  value: string | number,
  values: readonly T[],
  words: Readonly<Record<T, string>>,
  rule: string,
  hints?: Readonly<Record<T, string>>,
): Control => ({
  kind: 'choice',
  id,
  label,
  value: String(value),
  options: values.map((one) => ({
    value: String(one),
    label: words[one],
    ...(hints === undefined ? {} : { hint: hints[one] }),
  })),
  rule,
});
