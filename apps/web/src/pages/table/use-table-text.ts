import type { Locale } from '@tafelrunde/kernel';
import { tableDe } from '../../text/table.de.ts';
import { tableEn } from '../../text/table.en.ts';
import type { TableDictionary } from '../../text/table-dictionary.ts';
import { useLocale } from '../../text/use-text.ts';

const dictionaries: Readonly<Record<Locale, TableDictionary>> = { de: tableDe, en: tableEn };

/** The words of the table in the language that is chosen now. */
export const useTableText = (): TableDictionary => dictionaries[useLocale()];
