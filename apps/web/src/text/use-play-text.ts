import { type PlayText, playTexts } from './play.ts';
import { useLocale } from './use-text.ts';

/** What is said between a tap and its result, in the language that is chosen now. */
export const usePlayText = (): PlayText => playTexts[useLocale()];
