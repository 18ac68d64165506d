import type { Locale } from '@tafelrunde/kernel';
import { tableDe } from './table.de.ts';
import { tableEn } from './table.en.ts';
import type { TableDictionary } from './table-dictionary.ts';
import { useLocale } from './use-text.ts';

const dictionaries: Readonly<Record<Locale, TableDictionary>> = { de: tableDe, en: tableEn };

/** The words of the table in the language that is chosen now. */
export const useTableText = (): TableDictionary => dictionaries[useLocale()];
