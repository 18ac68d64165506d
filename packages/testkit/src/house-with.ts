import { type HouseOf, parseHouse, type Switches } from '@tafelrunde/system';

/** The defaults of a system with some switches set; what its house rules would refuse fails the test. */
export function houseWith<S extends Switches>(switches: S, overrides: Partial<HouseOf<S>> = {}): HouseOf<S> {
  const parsed = parseHouse(switches, overrides);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
