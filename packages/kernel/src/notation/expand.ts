import { gcd } from '../fraction.ts';
import { type Again, chanceOf, type Pole, type Series, stepsOf } from './series.ts';
import { bitsOf, type Work } from './work.ts';

/** The first `length` weights of parts that all rise, from `low` in steps of `stride`. `whole` has each pole's denominator as often as it can occur below that length. */
export function expand(
  parts: readonly Series[],
  poles: readonly Pole[],
  low: number,
  stride: number,
  length: number,
  work: Work,
): { cells: bigint[]; whole: bigint } {
  const common = parts.reduce((lcm, { whole }) => (lcm / gcd(lcm, whole)) * whole, 1n);
  const powers = new Map<bigint, number>();
  for (const pole of poles) {
    const { of, power } = pole;
    const step = Math.min(...stepsOf(pole).map((one) => one.step));
    powers.set(of, Math.max(powers.get(of) ?? 0, Math.ceil((length * stride * power) / step)));
  }
  const bits = [...powers].reduce((sum, [of, power]) => sum + power * bitsOf(of), bitsOf(common));
  work.spend(length * (parts.length + poles.length), bits);
  work.spendOnFractions(length, bits);
  let scale = 1n;
  for (const [of, power] of powers) scale *= of ** BigInt(power);

  const cells = new Array<bigint>(length).fill(0n);
  for (const { numerator, whole, poles: own } of parts) {
    const part = new Array<bigint>(length).fill(0n);
    for (const [total, weight] of numerator) part[(total - low) / stride] = weight * (common / whole) * scale;
    for (const pole of own) {
      const [, d] = chanceOf(pole);
      const all = stepsOf(pole).map((one) => ({ ...one, step: one.step / stride }));
      const [{ step, weight }, ...others] = all as [Again, ...Again[]];
      if (others.length === 0) {
        for (let i = step; i < length; i += 1)
          part[i] = (part[i] as bigint) + ((part[i - step] as bigint) * weight) / d;
        continue;
      }
      for (let i = 0; i < length; i += 1) {
        let sum = part[i] as bigint;
        for (const one of all) if (i >= one.step) sum += ((part[i - one.step] as bigint) * one.weight) / d;
        part[i] = sum;
      }
    }
    for (let i = 0; i < length; i += 1) cells[i] = (cells[i] as bigint) + (part[i] as bigint);
  }
  return { cells, whole: common * scale };
}
