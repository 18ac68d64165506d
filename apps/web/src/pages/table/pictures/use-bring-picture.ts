import type { Locale, Problem } from '@tafelrunde/kernel';
import { pictureText } from '@tafelrunde/protocol';
import { useState } from 'react';
import type { Size } from '../../../pictures/fit.ts';
import { type PictureUse, preparePicture } from '../../../pictures/prepare.ts';
import { useTable } from '../../../table/table-context.ts';
import { BRING_PROBLEMS, type BringProblem, type PapersText } from '../../../text/papers.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { useLocale } from '../../../text/use-text.ts';

export interface BroughtPicture extends Size {
  readonly file: string;
}

/** Draws a picture anew and brings it to the table; what is wrong with it is a sentence, and nothing has happened. */
export function useBringPicture(use: PictureUse): {
  readonly bring: (source: Blob) => Promise<BroughtPicture | null>;
  readonly isBusy: boolean;
  readonly problem: string | null;
} {
  const { link } = useTable();
  const text = usePapersText();
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const bring = async (source: Blob): Promise<BroughtPicture | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const prepared = await preparePicture(source, use);
      const brought = prepared.ok ? await link.files.bring(prepared.value) : prepared;
      if (!prepared.ok || !brought.ok) {
        setProblem(brought.ok ? null : brought.error);
        return null;
      }
      return { file: brought.value, width: prepared.value.width, height: prepared.value.height };
    } finally {
      setBusy(false);
    }
  };
  return { bring, isBusy, problem: problem === null ? null : bringText(problem, text, locale) };
}

/** Why a picture was not taken, as a sentence. */
export function bringText(problem: Problem, { pictures }: PapersText, locale: Locale): string {
  const known = BRING_PROBLEMS.find((code) => code === problem.code) ?? ('no-server' satisfies BringProblem);
  return pictureText(problem, locale) ?? pictures.problems[known];
}
