import type { DicePool } from '../model.ts';
import type { House } from '../rule.ts';
import { type Armour, meetArmour } from '../rules/armour-wear.ts';
import { MOST_THROWN, mergings, multiplied } from '../rules/damage.ts';
import { choices } from './solve-keeps.ts';

/** By number of dice with one face: how many injuries they are at most. */
type Injuries = readonly number[];

/** Faces that injure alike; of `each` face by itself, as only equals are added. */
interface DamageFace {
  readonly share: number;
  readonly injuries: Injuries;
}

/** HH-PROC-05: how many injuries a damage roll causes on average, dice added and thrown again as is best for that. */
export function expectedInjuries(
  { count, step }: DicePool,
  multiplier: number,
  armour: Armour | undefined,
  house: House,
): number {
  const faces = damageFaces(step, multiplier, armour, house);
  const thrown = Math.min(count, MOST_THROWN);
  const again = count - thrown;
  return again === 0 ? meanOf(faces, thrown) : new Rethrowing(faces, house).mean(thrown, again);
}

/** Faces that injure die by die, or never, are alike; of the others only equals can be added to get through. */
function damageFaces(
  step: number,
  multiplier: number,
  armour: Armour | undefined,
  house: House,
): readonly DamageFace[] {
  const alike = new Map<string, DamageFace>();
  for (let face = 1; face <= step; face += 1) {
    const injuries = injuriesOf(face, multiplier, armour, house);
    const isPlain = injuries.every((most, dice) => most === dice * (injuries[1] as number));
    const key = isPlain ? `plain ${injuries[1]}` : `face ${face}`;
    const share = (alike.get(key)?.share ?? 0) + 1 / step;
    alike.set(key, { share, injuries });
  }
  return [...alike.values()];
}

const injuriesOf = (face: number, multiplier: number, armour: Armour | undefined, house: House): Injuries =>
  Array.from({ length: MOST_THROWN + 1 }, (_, dice) =>
    Math.max(
      0,
      ...mergings(face, dice, house).map(
        (hits) => meetArmour(multiplied(hits, multiplier, house), armour, false, house).injuries.length,
      ),
    ),
  );

/** Injuries add up over faces, so each face is told by itself. */
function meanOf(faces: readonly DamageFace[], thrown: number): number {
  let sum = 0;
  for (const { share, injuries } of faces) {
    for (let dice = 1; dice <= thrown; dice += 1)
      sum +=
        choices(thrown, dice) * share ** dice * (1 - share) ** (thrown - dice) * (injuries[dice] as number);
  }
  return sum;
}

/** HH-DMG-03, HH-R-34: best play with dice that may be thrown again one after the other. */
class Rethrowing {
  private readonly faces: readonly DamageFace[];
  private readonly sameDie: boolean;
  private readonly known = new Map<string, number>();

  constructor(faces: readonly DamageFace[], house: House) {
    this.faces = faces;
    this.sameDie = house['damage.rerollSameDie'];
  }

  mean(thrown: number, again: number): number {
    const none = this.faces.map(() => 0);
    const walk = (at: number, left: number, lying: readonly number[], weight: number): number => {
      const face = this.faces[at];
      if (face === undefined) return left > 0 ? 0 : weight * this.best(lying, none, again);
      let sum = 0;
      for (let dice = 0; dice <= left; dice += 1) {
        const so = lying.map((count, i) => (i === at ? dice : count));
        sum += walk(at + 1, left - dice, so, weight * choices(left, dice) * face.share ** dice);
      }
      return sum;
    };
    return walk(0, thrown, none, 1);
  }

  /** By face, how many dice may be thrown again, and how many may not any more. */
  private best(lying: readonly number[], fresh: readonly number[], again: number): number {
    const key = `${lying}|${fresh}|${again}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let best = this.faces.reduce(
      (sum, { injuries }, i) => sum + (injuries[(lying[i] as number) + (fresh[i] as number)] as number),
      0,
    );
    for (let from = 0; again > 0 && from < this.faces.length; from += 1) {
      if (lying[from] === 0) continue;
      const rest = changed(lying, from, -1);
      let mean = 0;
      this.faces.forEach(({ share }, to) => {
        mean +=
          share *
          (this.sameDie
            ? this.best(changed(rest, to, 1), fresh, again - 1)
            : this.best(rest, changed(fresh, to, 1), again - 1));
      });
      best = Math.max(best, mean);
    }
    this.known.set(key, best);
    return best;
  }
}

const changed = (counts: readonly number[], at: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === at ? count + by : count));
