import { type BookText, bookTexts } from './book.ts';
import { useLocale } from './use-text.ts';

/** What is said in the rule book, in the language that is chosen now. */
export const useBookText = (): BookText => bookTexts[useLocale()];
