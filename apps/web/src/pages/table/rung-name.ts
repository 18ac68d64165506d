import type { SystemWords } from '@tafelrunde/kernel';

/** `Normal 9`: the name of a rung and its number; the number alone where it has no name. */
export function rungName({ words }: { readonly words: SystemWords }, field: string, value: number): string {
  const word = words.value(field, String(value));
  if (word === undefined || word === String(value)) return String(value);
  return word.includes(String(value)) ? word : `${word} ${value}`;
}
