import type { AskedQuestion, TraceLine } from '@tafelrunde/kernel';
import type { OptionView } from '@tafelrunde/system';
import { facesOfKey, keyOfFaces } from '../../../engine/picking.ts';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { optionWord } from './option-word.ts';

/** A question and its options in words and pictures. */
export interface QuestionWords {
  readonly ask: string;
  /** Figures by their names, sets of dice by their faces. */
  readonly label: (key: string) => string;
  /** The dice of an option; null where it is words. */
  readonly view: (key: string) => OptionView | null;
}

const NO_LINES: readonly TraceLine[] = [];

export function useQuestion(question: AskedQuestion, trace: readonly TraceLine[] = NO_LINES): QuestionWords {
  const locale = useLocale();
  const { system, words, figures } = useTable();
  const { pick } = useTableText();
  const { ask } = words.question(question);
  const { dice } = question;
  const view = (key: string): OptionView | null => {
    const faces = dice === undefined ? undefined : facesOfKey(key);
    if (dice !== undefined) return faces === undefined ? null : { sides: dice.sides, dice: faces };
    return system.table.play?.option?.(question, key, trace, locale) ?? null;
  };
  const label = (key: string): string => {
    const faces = dice === undefined ? undefined : facesOfKey(key);
    if (faces?.length === 0) return pick.none;
    if (dice !== undefined && faces !== undefined)
      return (key === keyOfFaces(dice.thrown) ? pick.allOf : pick.set)(faces.join(', '));
    const shown = view(key);
    if (shown !== null && shown.dice.length + (shown.apart?.dice.length ?? 0) > 0) {
      const apart = shown.apart === undefined ? '' : ` + ${shown.apart.dice.join(', ')} ${shown.apart.word}`;
      return `${shown.dice.join(', ')}${apart}`;
    }
    return optionWord(words, figures, question, key);
  };
  return { ask, label, view };
}
