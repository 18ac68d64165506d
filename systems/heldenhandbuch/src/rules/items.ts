import { type ItemClass, MASTERLY_CLASSES, MAX_QUALITY, QUALITY_CLASSES } from '../data/item-quality.ts';
import { type BonusCode, figureOf, type Item, itemOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';

/** HH-ITM-01 to 03, HH-R-79: bonus effects raise only a masterly item. */
export function classOf({ quality, effects }: Pick<Item, 'quality' | 'effects'>): ItemClass {
  if (quality >= MAX_QUALITY) {
    const marked = MASTERLY_CLASSES.findLast((row) => effects.length >= row.effects);
    if (marked !== undefined) return marked.class;
  }
  return QUALITY_CLASSES.findLast(({ from }) => quality >= from)?.class ?? 'worthless';
}

/** HH-ITM-01 to 03, HH-R-74: the whole column is a factor on the simple price. */
export function priceOf(item: Item, house: House): number {
  const sort = classOf(item);
  const marked = MASTERLY_CLASSES.find((row) => row.class === sort);
  const plain = QUALITY_CLASSES.find((row) => row.class === sort);
  return item.simplePrice * (marked?.[house['price.exquisite']] ?? plain?.factor ?? 0);
}

/** HH-ITM-04, HH-R-23: a weapon caps equals and runs with its quality, never lifts them above the skill. */
export const weaponCap = (skillValue: number, weapon: Item | undefined, house: House): number =>
  weapon === undefined || !house['combat.weaponQualityCap']
    ? skillValue
    : Math.min(skillValue, weapon.quality);

/** HH-ITM-05, HH-R-78: what the effects of an item come to; several of one code add up. */
export interface ItemBonus {
  /** Wx */
  readonly dice: number;
  /** WFr */
  readonly freeThrows: number;
  /** W2c */
  readonly secondChances: number;
  /** FkWx */
  readonly skillValue: number;
  /** Ex: one size for each effect. */
  readonly shifts: readonly number[];
  /** TSx */
  readonly damageDice: number;
}

export const NO_BONUS: ItemBonus = {
  dice: 0,
  freeThrows: 0,
  secondChances: 0,
  skillValue: 0,
  shifts: [],
  damageDice: 0,
};

export function bonusOf(item: Item | undefined, house: House): ItemBonus {
  if (item === undefined || item.effects.length === 0) return NO_BONUS;
  const sizes = (code: BonusCode): readonly number[] =>
    item.effects.flatMap((effect) => (effect.code === code ? [effect.size] : []));
  const total = (code: BonusCode): number => sizes(code).reduce((sum, size) => sum + size, 0);
  return {
    dice: total('W'),
    freeThrows: total('WFr'),
    // HH-R-78: one second chance for each effect, whatever its size.
    secondChances: house['bonus.w2cScales'] ? total('W2c') : sizes('W2c').length,
    skillValue: total('FkW'),
    shifts: sizes('E'),
    damageDice: total('TS'),
  };
}

export interface PriceInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly item: string;
}

/** HH-ITM-01: what a thing is and what it is worth. */
export function priceItem(
  fate: HhFate,
  input: PriceInput,
  house: House,
): {
  outcome: { readonly class: ItemClass; readonly price: number } | Refused;
  effects: readonly HhEffect[];
} {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined) return refused('unknown-item');
  const outcome = { class: classOf(item), price: priceOf(item, house) };
  fate.note('HH-ITM-01', { kind: 'priced', item: item.name, class: outcome.class, price: outcome.price });
  return { outcome, effects: [] };
}
