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
export const MAX_DICE = 200;
/** The largest die that may be asked for. */
export const MAX_SIDES = 1000;

// A fresh object each time: where a rule is rolled in a loop V8 then leaves it out altogether.
function pooled(count: number, sides: number, openEnded: boolean): Pool {
  if (!Number.isInteger(count) || count < 0 || count > MAX_DICE)
    throw new RangeError(`pool of ${count} dice`);
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES)
    throw new RangeError(`die with ${sides} sides`);
  if (openEnded && sides < 2) throw new RangeError('an open-ended die needs two sides');
  return { count, sides, openEnded };
}

/** Tells pools of dice that do not explode apart, as keys of maps. */
export const poolKey = ({ count, sides }: Pool): number => count * (MAX_SIDES + 1) + sides;

/** `pool(3, 6)` is 3W6. */
export const pool = (count: number, sides: number): Pool => pooled(count, sides, false);

/** `die(20)` is one W20. */
export const die = (sides: number): Pool => pooled(1, sides, false);

/** Dice that explode into themselves. */
export const openEndedPool = (count: number, sides: number): Pool => pooled(count, sides, true);

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
