import { type PaperText, paperTexts } from './paper.ts';
import { useLocale } from './use-text.ts';

/** What is said around things to print, in the language that is chosen now. */
export const usePaperText = (): PaperText => paperTexts[useLocale()];
