import type { Locale, Problem } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import type { System } from '@tafelrunde/system';
import type { ArenaDictionary } from '../../text/arena-dictionary.ts';
import type { Side } from './arena-state.ts';

/** More than these help nobody. */
const MOST = 3;

/** Problems of a fight on the page: their place is the side as it is called there, not a path in a file. */
export const atSides = (
  problems: readonly Problem[],
  sides: readonly Side[],
  text: Pick<ArenaDictionary, 'scenario' | 'side'>,
): readonly Problem[] =>
  problems.map((problem) => {
    const [, index] = /^sides\.(\d+)/.exec(problem.at) ?? [];
    if (index === undefined) return problem.at === 'sides' ? { ...problem, at: text.scenario } : problem;
    return { ...problem, at: sides[Number(index)]?.name.trim() || text.side(Number(index) + 1) };
  });

/** What is wrong with a fight or a figure, in the words of whoever noticed it. */
export const problemList = (system: System, problems: readonly Problem[], locale: Locale): string =>
  problems
    .slice(0, MOST)
    .map((one) => problemText(one, locale) ?? system.words[locale].problem(one) ?? `${one.at}: ${one.code}`)
    .join(' ');
