import { type MapsText, mapsTexts } from './maps.ts';
import { useLocale } from './use-text.ts';

/** What the dialog for maps says, in the language that is chosen now. */
export const useMapsText = (): MapsText => mapsTexts[useLocale()];
