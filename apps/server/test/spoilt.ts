import { systems } from '@tafelrunde/registry';
import fc from 'fast-check';

const nonsense = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', '\u0000', '__proto__', 'constructor', 'x'.repeat(5_000), '1e9W1e9', '99999W99999'),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.5, 1e300, null, true, [], {}, [[[[]]]]),
  fc.constantFrom(...systems.map(({ id }) => id)),
);

/** Which call, and what is done to its fields: one gone, one that is something else, one too many, all of it. */
export const spoilt = fc.record({
  which: fc.nat(),
  how: fc.constantFrom('drop', 'swap', 'add', 'whole', 'nest'),
  field: fc.nat(),
  name: fc.oneof(fc.string(), fc.constantFrom('faces', 'seed', '__proto__', 'toString', 'realDice')),
  value: nonsense,
});

export type Spoilt = typeof spoilt extends fc.Arbitrary<infer T> ? T : never;

type Fields = Record<string, unknown>;

/** The fields of a call that works, spoilt. */
export function spoil({ how, field, name, value }: Spoilt, given: Fields): Fields {
  const keys = Object.keys(given);
  const key = keys[field % keys.length] ?? name;
  const { [key]: kept, ...rest } = given;
  switch (how) {
    case 'drop':
      return rest;
    case 'swap':
      return { ...rest, [key]: value };
    case 'add':
      return { ...given, [name]: value };
    case 'nest':
      return { ...rest, [key]: typeof kept === 'object' ? { ...kept, [name]: value } : [kept, value] };
    case 'whole':
      return { [name]: value };
  }
}

/** So many of them, always the same. */
export const someSpoilt = (count: number, seed: number): readonly Spoilt[] =>
  fc.sample(spoilt, { numRuns: count, seed });
