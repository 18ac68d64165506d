import { parseHouse, type System } from '@tafelrunde/system';

type House = ReturnType<typeof parseHouse>;

const known = new WeakMap<System['houseRules'], WeakMap<object, House>>();

/** The house rules of a table over the system's defaults. Read once: what is set is never changed, only replaced. */
export function houseOf({ houseRules }: Pick<System, 'houseRules'>, set: unknown): House {
  if (typeof set !== 'object' || set === null) return parseHouse(houseRules, set);
  const read = known.get(houseRules) ?? new WeakMap<object, House>();
  known.set(houseRules, read);
  const house = read.get(set) ?? parseHouse(houseRules, set);
  read.set(set, house);
  return house;
}
