import { ownsAbility } from '../model.ts';
import type { Fate, House, Share } from '../rule.ts';
import { sumOf } from './challenge.ts';
import { DISARM_DIFFICULTY } from './disarm.ts';
import type { Prepared } from './prepare.ts';
import type { RangedInput, Shot } from './ranged.ts';
import { coverDifficulty, shotDifficulty, type Target, throughCoverDice } from './shot-difficulty.ts';

/** DP-R-60, DP-R-65: size, movement, cover unless it is shot through, and range. */
export function difficultyOf(
  fate: Fate,
  { target, range, cover }: Shot,
  input: RangedInput,
  house: House,
): number {
  const around = !input.throughCover || house.throughCoverDifficulty === 'withCover';
  const aim: Target = {
    size: input.size,
    isProne: target.posture === 'prone',
    isNarrow: input.narrow,
    isFast: input.fast || target.movementState === 'running',
  };
  const hidden = around ? (coverDifficulty(cover.quarters, house) ?? 2) : 0;
  const total = shotDifficulty(fate, aim, hidden, rangeDifficulty(range, input.mode, house), house);
  // DP-R-72: a shot at the weapon in the target's hand.
  return total + (input.item === null ? 0 : DISARM_DIFFICULTY);
}

function rangeDifficulty(range: number, mode: RangedInput['mode'], { burstAtRange }: House): number {
  if (mode === 'single' || burstAtRange === 'doublePenaltyDice') return range;
  return burstAtRange === 'doubleRangeDifficulty' ? 2 * range : 0;
}

/** Aim, cover and bursts change the dice of the attack roll, never those of the damage; `merge` as in any challenge. */
export function withShotDice(
  prepared: Prepared,
  shot: Shot,
  input: RangedInput,
  merge: string,
  house: House,
): Prepared {
  const { attacker, range, cover, isAimed } = shot;
  const { challenge } = prepared;
  const isBurst = input.mode === 'burst';
  // DP-R-61, 4.5: aiming is no help by itself, unless the table or an ability says so.
  const aimed = isAimed ? house.aimBonus + (ownsAbility(attacker, 'calmHand') ? 1 : 0) : 0;
  const positive: readonly Share[] = [
    ...challenge.positive,
    { source: 'aim', dice: aimed },
    // DP-SPA-06: one bonus die at near range.
    { source: 'burst', dice: isBurst && range === 0 ? 1 : 0 },
  ];
  const through = input.throughCover ? throughCoverDice(cover.quarters) : 0;
  const penalty: readonly Share[] = [...challenge.penalty, { source: 'cover', dice: through }];
  return {
    ...prepared,
    challenge: {
      ...challenge,
      positive,
      penalty: [...penalty, ...burstDice(penalty, shot, isBurst, house)],
      merge,
    },
  };
}

/** DP-SPA-06, DP-R-65: from medium range on a burst doubles the penalty dice, or range itself becomes such dice. */
function burstDice(
  penalty: readonly Share[],
  { attacker, range }: Shot,
  isBurst: boolean,
  house: House,
): readonly Share[] {
  if (!isBurst || range === 0) return [];
  if (house.burstAtRange === 'rangeAsDoubledPenaltyDice') return [{ source: 'burst', dice: 2 * range }];
  // 4.5: a controlled burst is not hindered at medium range.
  const controlled = range === 1 && ownsAbility(attacker, 'controlledBurst');
  if (house.burstAtRange !== 'doublePenaltyDice' || controlled) return [];
  return [{ source: 'burst', dice: sumOf(penalty) }];
}
