/** An option's value before the arguments are parsed: '' for one without a value, undefined if it is not there. */
export function optionIn(args: readonly string[], name: string): string | undefined {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const at = own.findLastIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const found = own[at];
  if (found === undefined) return undefined;
  return found === name ? (own[at + 1] ?? '') : found.slice(name.length + 1);
}
