/** Dice thrown together: all of one kind. */
export interface Pool {
  readonly count: number;
  readonly sides: number;
  /** Each die that shows its highest face is thrown again and adds up, by itself, without limit. */
  readonly openEnded: boolean;
}

/**
 * What a pool shows, die by die. The array belongs to the throw and may be reused for the next one: copy to keep.
 * An open-ended die contributes its whole chain, so its faces end at the first one below the highest.
 */
export type Faces = readonly number[];

/** The largest pool that may be asked for. */
export const MAX_DICE = 999;
/** The largest die that may be asked for. */
export const MAX_SIDES = 1000;

/** `pool(3, 6)` is 3W6. */
export function pool(count: number, sides: number): Pool {
  if (!isWhole(count, 0, MAX_DICE) || !isWhole(sides, 1, MAX_SIDES)) refuse(count, sides);
  return { count, sides, openEnded: false };
}

/** `die(20)` is one W20. */
export function die(sides: number): Pool {
  if (!isWhole(sides, 1, MAX_SIDES)) refuse(1, sides);
  return { count: 1, sides, openEnded: false };
}

/** Dice that explode into themselves. A die with one side would never stop. */
export function openEndedPool(count: number, sides: number): Pool {
  if (!isWhole(count, 0, MAX_DICE) || !isWhole(sides, 2, MAX_SIDES)) refuse(count, sides);
  return { count, sides, openEnded: true };
}

const isWhole = (value: number, min: number, max: number): boolean =>
  value >= min && value <= max && Number.isInteger(value);

function refuse(count: number, sides: number): never {
  throw new RangeError(`no pool of ${count} dice with ${sides} sides`);
}

/** Tells pools of dice that do not explode apart, as a key of maps. */
export const poolKey = ({ count, sides }: Pool): number => count * (MAX_SIDES + 1) + sides;

/** Whether these faces can be a throw of this pool. */
export function isThrowOf(pool: Pool, faces: Faces): boolean {
  let dice = 0;
  for (const face of faces) {
    if (!Number.isInteger(face) || face < 1 || face > pool.sides) return false;
    if (!pool.openEnded || face < pool.sides) dice += 1;
  }
  const last = faces[faces.length - 1];
  return dice === pool.count && !(pool.openEnded && last === pool.sides);
}
