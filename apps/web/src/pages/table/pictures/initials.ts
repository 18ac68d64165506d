/** Of `Ork 12` the `O12`, of `Mira Falkenauge` the `MF`. */
export function initialsOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1) ?? '';
  return [...first].slice(0, 1).join('') + (/^\d{1,2}$/.test(last) ? last : [...last].slice(0, 1).join(''));
}
