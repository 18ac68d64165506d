import type { Locale } from '@tafelrunde/kernel';
import { labDe } from './lab.de.ts';
import { labEn } from './lab.en.ts';
import type { LabDictionary } from './lab-dictionary.ts';
import { useLocale } from './use-text.ts';

const dictionaries: Readonly<Record<Locale, LabDictionary>> = { de: labDe, en: labEn };

/** The words of the lab in the language that is chosen now. */
export const useLabText = (): LabDictionary => dictionaries[useLocale()];
