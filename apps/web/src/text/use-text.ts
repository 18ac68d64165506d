import type { Locale } from '@tafelrunde/kernel';
import { useSettings } from '../state/settings.ts';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

export const useLocale = (): Locale => useSettings(({ locale }) => locale);

/** The words of the language that is chosen now. */
export const useText = (): Dictionary => dictionaries[useLocale()];
