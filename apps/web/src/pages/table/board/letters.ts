interface Named {
  readonly id: string;
  readonly name: string;
}

/** One or two letters per figure, different from each other as far as the names allow. */
export function lettersOf(figures: readonly Named[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of figures) {
    const wanted = candidates(name);
    const free = wanted.find((one) => !taken.has(one)) ?? wanted[0] ?? '?';
    taken.add(free);
    letters.set(id, free);
  }
  return letters;
}

/** Ork 2 is O2, Frau Holle is FH, Mira is Mi or, if that is taken, Mr, Ma. */
function candidates(name: string): readonly string[] {
  const words = name
    .split(/[\s\-_.,]+/u)
    .map((word) => [...word])
    .filter((word) => word.length > 0);
  const [first = [], ...rest] = words;
  const initial = (first[0] ?? '?').toLocaleUpperCase();
  const last = rest.at(-1);
  const number = last?.every((char) => /\d/u.test(char)) ? last.join('').slice(-2) : null;
  if (number !== null) return [initial + number];
  const byWords = last === undefined ? [] : [initial + (last[0] ?? '').toLocaleUpperCase()];
  const byLetters = first.slice(1).map((letter) => initial + letter.toLocaleLowerCase());
  return [...byWords, ...byLetters, initial];
}
