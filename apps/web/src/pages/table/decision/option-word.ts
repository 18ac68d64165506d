import type { AskedQuestion, FigureView, SystemWords } from '@tafelrunde/kernel';

/** An option in words: a figure by its name, anything else as the system calls it. */
export function optionWord(
  words: SystemWords,
  figures: readonly Pick<FigureView, 'id' | 'name'>[],
  question: AskedQuestion,
  key: string,
): string {
  return figures.find(({ id }) => id === key)?.name ?? words.question(question).options[key] ?? key;
}
