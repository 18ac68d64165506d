import type { AskedQuestion } from '@tafelrunde/kernel';
import type { FigureView, SystemWords } from '@tafelrunde/system';

/** An option in words: a figure by its name, anything else as the system calls it. */
export function optionWord(
  words: SystemWords,
  figures: readonly Pick<FigureView, 'id' | 'name'>[],
  question: AskedQuestion,
  key: string,
): string {
  return figures.find(({ id }) => id === key)?.name ?? words.question(question).options[key] ?? key;
}
