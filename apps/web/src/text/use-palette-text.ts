import { type PaletteText, paletteTexts } from './palette.ts';
import { useLocale } from './use-text.ts';

/** What is said around searching everywhere, in the language that is chosen now. */
export const usePaletteText = (): PaletteText => paletteTexts[useLocale()];
