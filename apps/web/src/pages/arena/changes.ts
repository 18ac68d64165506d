import type { ArenaDictionary } from '../../text/arena-dictionary.ts';
import type { Draft, Figure } from './arena-state.ts';

/** More than this many do not fit into a sentence. */
const MOST = 3;

/** What a case does differently, in a few words: `Handlanger 5 statt 3, ohne Magier`. Empty if it is the same. */
export function changesOf(
  first: Draft,
  other: Draft,
  nameOf: (figure: Figure) => string,
  { changes: text, ways }: Pick<ArenaDictionary, 'changes' | 'ways'>,
): string {
  const places = Array.from({ length: Math.max(first.sides.length, other.sides.length) }, (_, i) => i);
  const figures = places.flatMap((i) => {
    const [before, after] = [countsOf(first, i), countsOf(other, i)];
    return [...new Map([...before, ...after])].flatMap(([key, { figure }]) => {
      const [was, is] = [before.get(key)?.count ?? 0, after.get(key)?.count ?? 0];
      const name = nameOf(figure);
      if (was === is) return [];
      if (was === 0) return [text.more(name, is)];
      return [is === 0 ? text.without(name) : text.instead(name, is, was)];
    });
  });
  const differs = (part: keyof Draft) => JSON.stringify(first[part]) !== JSON.stringify(other[part]);
  const policies = other.sides.flatMap(({ name, policy }, i) =>
    policy === (first.sides[i]?.policy ?? '') ? [] : [text.policy(name, ways[policy]?.title ?? policy)],
  );
  const changes = [
    ...figures,
    ...policies,
    ...(differs('house') ? [text.house] : []),
    ...(differs('settings') || differs('maxRounds') ? [text.conditions] : []),
  ];
  return changes.length > MOST ? `${changes.slice(0, MOST).join(', ')} …` : changes.join(', ');
}

/** How many of each kind a side has. */
function countsOf(
  draft: Draft,
  side: number,
): Map<string, { readonly figure: Figure; readonly count: number }> {
  const counts = new Map<string, { readonly figure: Figure; readonly count: number }>();
  for (const figure of draft.sides[side]?.figures ?? []) {
    const key = JSON.stringify([figure.source, figure.name]);
    counts.set(key, { figure, count: (counts.get(key)?.count ?? 0) + figure.count });
  }
  return counts;
}
