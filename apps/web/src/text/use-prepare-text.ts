import { type PrepareText, prepareTexts } from './prepare.ts';
import { useLocale } from './use-text.ts';

/** What the GM's drawer says, in the language that is chosen now. */
export const usePrepareText = (): PrepareText => prepareTexts[useLocale()];
