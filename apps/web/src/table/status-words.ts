import type { FigureView } from '@tafelrunde/system';
import type { AtTable } from './table-context.ts';

/** What is the matter with a figure, in the words of its system. */
export const statusWords = (
  { words }: Pick<AtTable, 'words'>,
  { status }: Pick<FigureView, 'status'>,
): readonly string[] => status.map((one) => words.value('status', one) ?? one);
