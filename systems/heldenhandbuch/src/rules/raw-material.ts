import { figureOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';

/** HH-SMI-12: percent of the simple price. */
const MATERIAL_PERCENT = 50;
/** HH-SMI-13: what one unpaid piece takes off. */
const DISCOUNT_PERCENT = 10;

/** HH-SMI-12, HH-SMI-13, HH-R-75: never below nothing. */
export function materialPrice(simplePrice: number, unpaidPieces: number, house: House): number {
  const off = DISCOUNT_PERCENT * unpaidPieces;
  const percent =
    house['material.discount'] === 'points' ? MATERIAL_PERCENT - off : (MATERIAL_PERCENT * (100 - off)) / 100;
  return (simplePrice * Math.max(0, percent)) / 100;
}

export interface BuyMaterialInput {
  readonly scene: Scene;
  readonly figure: string;
  /** The name of the piece it is for. */
  readonly piece: string;
  readonly simplePrice: number;
  readonly craftsman: string;
  /** Unpaid pieces that are traded in for this one. */
  readonly discounts: number;
}

/** HH-SMI-12, HH-SMI-13: material for one piece; the discount is for a piece of the same kind. */
export function buyMaterial(
  fate: HhFate,
  { scene, figure: id, piece, simplePrice, craftsman, discounts }: BuyMaterialInput,
  house: House,
): { outcome: { readonly price: number } | Refused; effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (discounts > (figure.unpaidPieces[craftsman]?.[piece] ?? 0)) return refused('no-discount-earned');
  const price = materialPrice(simplePrice, discounts, house);
  if (price > figure.money) return refused('not-enough-money');
  fate.note('HH-SMI-12', { kind: 'materialBought', figure: figure.name, piece, price });
  const effects: HhEffect[] = [
    { kind: 'money', figure: id, by: -price },
    { kind: 'material', figure: id, piece, by: 1 },
  ];
  if (discounts > 0) effects.push({ kind: 'unpaidPiece', figure: id, craftsman, piece, by: -discounts });
  return { outcome: { price }, effects };
}
