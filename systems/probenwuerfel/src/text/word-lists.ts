import { DIFFICULTIES } from '../data/difficulties.ts';
import type { Dictionary } from './dictionary.ts';

/** The words for everything a lasting effect can count for, from the words there are. */
export function targetsFrom(
  {
    attributes,
    skills,
    derived,
    rollKinds,
  }: Pick<Dictionary, 'attributes' | 'skills' | 'derived' | 'rollKinds'>,
  word: (kind: 'attribute' | 'skill' | 'derived' | 'roll', name: string) => string,
): Readonly<Record<string, string>> {
  const named = (kind: Parameters<typeof word>[0], names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, name]) => [`${kind}:${id}`, word(kind, name)] as const);
  return Object.fromEntries([
    ...named('attribute', attributes),
    ...named('skill', skills),
    ...named('derived', derived),
    ...named('roll', rollKinds),
  ]);
}

/** PW-DIF-01: the names of the guide values by their numbers. */
export const guideValuesFrom = (difficulties: Dictionary['difficulties']): Readonly<Record<string, string>> =>
  Object.fromEntries(DIFFICULTIES.map(({ id, value }) => [`${value}`, difficulties[id]]));
