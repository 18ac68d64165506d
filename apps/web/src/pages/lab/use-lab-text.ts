import type { Locale } from '@tafelrunde/kernel';
import { labDe } from '../../text/lab.de.ts';
import { labEn } from '../../text/lab.en.ts';
import type { LabDictionary } from '../../text/lab-dictionary.ts';
import { useLocale } from '../../text/use-text.ts';

const dictionaries: Readonly<Record<Locale, LabDictionary>> = { de: labDe, en: labEn };

/** The words of the lab in the language that is chosen now. */
export const useLabText = (): LabDictionary => dictionaries[useLocale()];
