const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Tells whether a value of plain data has one of these words in a text or in the name of a field, as a word of its own.
 * `others` are names that may contain them: `Ork 2` is not `Ork`.
 */
export function mentionOf(
  words: readonly string[],
  others: readonly string[] = [],
): (value: unknown) => boolean {
  const wanted = new Set(words.filter((word) => word !== '' && !others.includes(word)));
  if (wanted.size === 0) return () => false;
  const longer = others.filter((other) => [...wanted].some((word) => other.includes(word)));
  const all = [...wanted, ...longer].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const isIn = (text: string): boolean => [...text.matchAll(pattern)].some(([found]) => wanted.has(found));
  const isNamed = (value: unknown): boolean => {
    if (typeof value === 'string') return isIn(value);
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some(isNamed);
    return Object.entries(value).some(([name, field]) => isIn(name) || isNamed(field));
  };
  return isNamed;
}
