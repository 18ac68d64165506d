import type { FightOutcome, FoughtFighter } from './arena.ts';

/** What a fight has come to: the side that stands alone has won. */
export function fightOutcome(rounds: number, fighters: readonly FoughtFighter[]): FightOutcome {
  const [first, ...others] = new Set(
    fighters.filter(({ state }) => state === 'standing').map(({ side }) => side),
  );
  return { winner: others.length === 0 ? (first ?? null) : null, rounds, fighters };
}

/** Whom everybody attacks: of those who can be, the one with the least life, the first of equals. */
export function weakestOf<F>(
  figures: readonly F[],
  canBeAttacked: (figure: F) => boolean,
  lifeOf: (figure: F) => number,
): F | undefined {
  let found: F | undefined;
  for (const figure of figures) {
    if (!canBeAttacked(figure)) continue;
    if (found === undefined || lifeOf(figure) < lifeOf(found)) found = figure;
  }
  return found;
}
