import type { Locale } from '@tafelrunde/kernel';
import { useSettings } from '../state/settings.ts';
import { dictionaries } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';

export const useLocale = (): Locale => useSettings(({ locale }) => locale);

/** The words of the language that is chosen now. */
export const useText = (): Dictionary => dictionaries[useLocale()];
