import type { Locale } from '@tafelrunde/kernel';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };
