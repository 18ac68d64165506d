import { type AccessText, accessTexts } from './access.ts';
import { useLocale } from './use-text.ts';

/** What is said to whoever hears the table, in the language that is chosen now. */
export const useAccessText = (): AccessText => accessTexts[useLocale()];
