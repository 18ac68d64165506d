import { type PapersText, papersTexts } from './papers.ts';
import { useLocale } from './use-text.ts';

/** What is said about notes, handouts and pictures, in the language that is chosen now. */
export const usePapersText = (): PapersText => papersTexts[useLocale()];
