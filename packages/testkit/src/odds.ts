import {
  chance,
  type Distribution,
  exact,
  formatFraction,
  fraction,
  type Rule,
  toNumber,
} from '@tafelrunde/kernel';
import { expect } from 'vitest';

/** The exact distribution of a rule's outcomes, each decision taking the rule's default. */
export function oddsOf<I, H, O>(rule: Rule<I, H, O>, input: I, house: H): Distribution<O> {
  const odds = exact(rule, input, house);
  if (!odds.ok) throw new Error(`no exact odds: ${JSON.stringify(odds.error)}`);
  return odds.value;
}

export interface OddsExpectation {
  /** The exact chance as a reduced fraction: `1/3`, `0`, `1`. */
  toBe(expected: string): void;
}

/** How likely it is that an outcome `holds`: `expectOdds(rule, input, holds).toBe('1/3')`. */
export function expectOdds<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  holds: (outcome: O) => boolean,
  house?: H,
): OddsExpectation {
  const odds = chance(oddsOf(rule, input, house as H), holds);
  const actual = formatFraction(odds);
  return {
    toBe(expected) {
      const wanted = asDouble(expected);
      expect(actual, `the odds are ${actual} (${toNumber(odds)}), not ${expected} (${wanted})`).toBe(
        expected,
      );
    },
  };
}

function asDouble(text: string): number {
  if (!/^\d+(\/[1-9]\d*)?$/.test(text)) throw new Error(`odds are written like 1/3, 0 or 1, not ${text}`);
  const [n, d = '1'] = text.split('/') as [string, string?];
  const value = fraction(BigInt(n), BigInt(d));
  if (formatFraction(value) !== text) throw new Error(`${text} is ${formatFraction(value)} when reduced`);
  return toNumber(value);
}
