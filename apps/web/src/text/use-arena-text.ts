import type { Locale } from '@tafelrunde/kernel';
import { arenaDe } from './arena.de.ts';
import { arenaEn } from './arena.en.ts';
import type { ArenaDictionary } from './arena-dictionary.ts';
import { useLocale } from './use-text.ts';

const dictionaries: Readonly<Record<Locale, ArenaDictionary>> = { de: arenaDe, en: arenaEn };

/** The words of the arena in the language that is chosen now. */
export const useArenaText = (): ArenaDictionary => dictionaries[useLocale()];
