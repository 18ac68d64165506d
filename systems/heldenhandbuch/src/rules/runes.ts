import { type Figure, figureOf, itemOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';

/** HH-LRN-11. */
const RUNE_GRADE = 3;

/** HH-SMI-14, HH-LRN-11: runes need the third grade of the profession. */
export const mayEngrave = ({ skills }: Figure): boolean =>
  skills['weaponsmith'] !== undefined && skills['weaponsmith'].masteryGrade >= RUNE_GRADE;

export interface EngraveInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly item: string;
  readonly rune: string;
}

/** HH-SMI-14, HH-R-77: what runes do is in a chapter that is missing; here is the gate, and a note on the item. */
export function engraveRune(
  fate: HhFate,
  { scene, figure: id, item: itemId, rune }: EngraveInput,
  _house: House,
): { outcome: { readonly runes: readonly string[] } | Refused; effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, itemId);
  if (item === undefined) return refused('unknown-item');
  if (!mayEngrave(figure)) return refused('no-mastery-grade');
  fate.note('HH-SMI-14', { kind: 'runeEngraved', figure: figure.name, item: item.name, rune });
  const runes = [...item.runes, rune];
  return { outcome: { runes }, effects: [{ kind: 'itemChanged', figure: id, item: { ...item, runes } }] };
}
