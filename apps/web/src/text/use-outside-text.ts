import { type OutsideText, outsideTexts } from './outside.ts';
import { useLocale } from './use-text.ts';

/** What is said where a table is shown to others, in the language that is chosen now. */
export const useOutsideText = (): OutsideText => outsideTexts[useLocale()];
