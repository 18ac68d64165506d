import { LUCK_SCALE, type Tally } from './tally.ts';

/**
 * The number of the fight at this percentile of the first side's luck: 0 is its worst fight, 50 a usual one, 100 its best.
 * Of equally lucky fights the first one; undefined if nothing was fought.
 */
export function fightAtLuck({ luck }: Tally, percentile: number): number | undefined {
  const counts = new Uint32Array(2 * LUCK_SCALE + 1);
  let fights = 0;
  for (const { scores } of luck) {
    for (const score of scores) counts[score + LUCK_SCALE] = (counts[score + LUCK_SCALE] as number) + 1;
    fights += scores.length;
  }
  if (fights === 0) return undefined;
  let rank = Math.round((Math.min(Math.max(percentile, 0), 100) / 100) * (fights - 1));
  const wanted = counts.findIndex((count) => {
    rank -= count;
    return rank < 0;
  });
  for (const { from, scores } of luck) {
    const at = scores.indexOf(wanted - LUCK_SCALE);
    if (at >= 0) return from + at;
  }
  return undefined;
}
