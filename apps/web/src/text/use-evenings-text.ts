import { type EveningsText, eveningsTexts } from './evenings.ts';
import { useLocale } from './use-text.ts';

/** What is said about tables and evenings, in the language that is chosen now. */
export const useEveningsText = (): EveningsText => eveningsTexts[useLocale()];
