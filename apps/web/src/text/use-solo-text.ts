import { type SoloText, soloTexts } from './solo.ts';
import { useLocale } from './use-text.ts';

/** What is said about a solo table, in the language that is chosen now. */
export const useSoloText = (): SoloText => soloTexts[useLocale()];
