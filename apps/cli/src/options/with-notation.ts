import { badInput } from '../bad-input.ts';

/** Plain dice have no input, no decisions and no house rules. */
export function refuseWithNotation<K extends string>(
  options: { readonly [Name in K]?: string },
  names: readonly K[],
): void {
  const name = names.find((one) => options[one] !== undefined);
  if (name !== undefined) throw badInput('not-with-notation', { option: `--${name}` }, name);
}
