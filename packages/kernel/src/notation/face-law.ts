import { gcd } from '../fraction.ts';
import { type DiceTerm, explodesAt, faceValue, holds } from './expression.ts';

/** A face as it comes when all rerolls are done. */
export interface LawOfFace {
  readonly value: number;
  readonly weight: bigint;
  readonly explodes: boolean;
}

export const wholeOf = (faces: readonly { readonly weight: bigint }[]): bigint =>
  faces.reduce((sum, { weight }) => sum + weight, 0n);

/** Each face, ascending: its value, and its weight when all rerolls are done. */
export function facesOf(term: DiceTerm): LawOfFace[] {
  const { pool, reroll } = term;
  const isAgain = (face: number) => reroll !== undefined && holds(reroll.test, faceValue(term, face));
  let rerolled = 0;
  for (let face = 1; face <= pool.sides; face += 1) rerolled += Number(isAgain(face));
  const weigh = (face: number): number => {
    if (rerolled === 0) return 1;
    if (reroll?.often === 'always') return isAgain(face) ? 0 : 1;
    // Of sides² pairs (first face, face of the reroll).
    return isAgain(face) ? rerolled : pool.sides + rerolled;
  };
  const faces: LawOfFace[] = [];
  for (let face = 1; face <= pool.sides; face += 1) {
    const weight = BigInt(weigh(face));
    if (weight > 0n) faces.push({ value: faceValue(term, face), weight, explodes: explodesAt(term, face) });
  }
  const divisor = faces.reduce((g, { weight }) => gcd(weight, g), 0n);
  return faces.map((one) => ({ ...one, weight: one.weight / divisor }));
}
