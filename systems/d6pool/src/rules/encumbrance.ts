import { ENCUMBRANCE, HIGH_ENCUMBRANCE, REGULAR_ENCUMBRANCE } from '../data/encumbrance.ts';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';

/** DP-ENC-01: strength plus endurance. */
export const carryingCapacity = ({ attributes }: Figure): number =>
  attributes.strength + attributes.endurance;

/** DP-ENC-02: everything carried, worn or packed. DP-R-88: powered armour carries itself. */
export function loadOf(figure: Figure, house: House): number {
  return figure.inventory
    .filter(
      (item) => !(item.kind === 'armour' && item.powered === true && house.poweredWeight === 'selfCarrying'),
    )
    .reduce((sum, { kg }) => sum + kg, 0);
}

export interface Encumbrance {
  readonly dice: number;
  /** DP-R-47: beyond the last limit; no movement actions, unless the table lets the dice grow. */
  readonly overloaded: boolean;
}

/** DP-ENC-04: go right until a limit is greater than the load. */
export function encumbrance(tk: number, kg: number, house: House): Encumbrance {
  const limits = limitsOf(tk, house);
  // DP-R-44: a load exactly at a limit has already passed it, or not.
  const holds = (limit: number) => (house.loadLimit === 'strict' ? limit > kg : limit >= kg);
  const dice = limits.findIndex(holds);
  if (dice >= 0) return { dice, overloaded: false };
  const beyond = kg - (limits.at(-1) ?? 0);
  const more = house.overload === 'extraDice' ? Math.floor(beyond / (5 * tk)) : 0;
  return { dice: limits.length + more, overloaded: house.overload === 'immobile' };
}

/** DP-R-45 to 47: the printed row, or the pattern; above 10 row 10 goes on. */
function limitsOf(tk: number, house: House): readonly number[] {
  const times = (pattern: readonly number[]) => pattern.map((limit) => limit * tk);
  if (house.encumbranceTable === 'regular') return times(REGULAR_ENCUMBRANCE);
  return ENCUMBRANCE.find((row) => row.tk === tk)?.kg ?? times(HIGH_ENCUMBRANCE);
}

/** What a figure's load costs; nothing if the module is off (DP-OPT-01). */
export function encumbranceOf(figure: Figure, house: House): Encumbrance {
  if (!house.modules.includes('encumbrance')) return { dice: 0, overloaded: false };
  return encumbrance(carryingCapacity(figure), loadOf(figure, house), house);
}

/** DP-ENC-06, DP-R-49: each encumbrance die halves again, or all of them once. The Malus of armour does not. */
export function movementFactor(dice: number, { halving }: House): number {
  return 0.5 ** (halving === 'perDie' ? dice : Math.min(dice, 1));
}
