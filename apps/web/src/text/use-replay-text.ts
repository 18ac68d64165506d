import type { Locale } from '@tafelrunde/kernel';
import { replayDe } from './replay.de.ts';
import { replayEn } from './replay.en.ts';
import type { ReplayDictionary } from './replay-dictionary.ts';
import { useLocale } from './use-text.ts';

const dictionaries: Readonly<Record<Locale, ReplayDictionary>> = { de: replayDe, en: replayEn };

/** The words of replay, files and fair dice in the language that is chosen now. */
export const useReplayText = (): ReplayDictionary => dictionaries[useLocale()];
