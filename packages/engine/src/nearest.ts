const MOST = 3;

/** The names that come closest to a misspelt one, and those that are nearly as close. */
export function nearest(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase();
  const close = known
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.floor(candidate.length / 4)))
    .sort((a, b) => a.distance - b.distance);
  return close
    .filter(({ distance }) => distance <= (close[0]?.distance ?? 0) + 1)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

/** `attack` is meant to be `grundregelwerk/attack`: the part behind the slash counts for itself. */
function distanceTo(wanted: string, candidate: string): number {
  const last = candidate.slice(candidate.indexOf('/') + 1);
  return Math.min(
    editDistance(wanted, candidate),
    editDistance(wanted.slice(wanted.indexOf('/') + 1), last) + 1,
  );
}

/** How many letters have to be added, removed or changed. */
export function editDistance(a: string, b: string): number {
  // Nobody misspells that much; and a text from outside may be long.
  if (Math.abs(a.length - b.length) > 20) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
