import type { Fact, TraceLine } from '@tafelrunde/kernel';

type NameOf = (figure: string) => string;

/** A fact in which people are called by their names: rules know them by their ids. */
export function namedFact(fact: Fact, nameOf: NameOf): Fact {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return nameOf(value);
    return Array.isArray(value) ? value.map(named) : value;
  };
  const { kind, ...rest } = fact;
  return { kind, ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, named(value)])) };
}

/** The same for a whole account. */
export const namedTrace = (trace: readonly TraceLine[], nameOf: NameOf): readonly TraceLine[] =>
  trace.map((line) => {
    if (line.kind === 'choice') return { ...line, key: nameOf(line.key) };
    return line.kind === 'fact' ? { ...line, fact: namedFact(line.fact, nameOf) } : line;
  });
