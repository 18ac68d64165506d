import type { SystemWords } from '@tafelrunde/system';
import type { Refusal } from '@tafelrunde/table';

/** A sentence for every reason why a table does not carry out a command. */
export type RefusalTexts = Readonly<Record<Refusal['code'], string>>;

/** A refusal as people read it, with what the system has to say about it. */
export function refusalText(refusal: Refusal, texts: RefusalTexts, words: SystemWords): string {
  const detail = refusal.detail ? words.problem({ code: refusal.detail, at: '' }) : undefined;
  return detail === undefined ? texts[refusal.code] : `${texts[refusal.code]} ${detail}`;
}
