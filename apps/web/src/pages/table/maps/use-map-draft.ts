import type { Problem, Result } from '@tafelrunde/kernel';
import { type VttMap, vttText } from '@tafelrunde/protocol';
import { useEffect, useState } from 'react';
import { type PreparedPicture, preparePicture } from '../../../pictures/prepare.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { bringText } from '../pictures/use-bring-picture.ts';
import { type Alignment, type Size, wholePicture } from './align.ts';
import { readMap } from './read-map.ts';

/** A picture to look at: one that lies on the table, or one that is not there yet. */
export interface DraftPicture {
  readonly address: string;
  readonly size: Size;
  readonly source: { readonly file: string } | { readonly prepared: PreparedPicture };
}

export type MapDraft =
  | { readonly kind: 'picture'; readonly picture: DraftPicture; readonly alignment: Alignment }
  | { readonly kind: 'vtt'; readonly map: VttMap; readonly picture: DraftPicture | null };

/** What was chosen and is not set yet. Whatever is wrong with a file is a sentence; what was there before stays. */
export function useMapDraft() {
  const { link } = useTable();
  const locale = useLocale();
  const papers = usePapersText();
  const [draft, setDraft] = useState<MapDraft | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const picture = draft?.picture ?? null;
  // The address of one that lies on the table is not ours to give up: the board shows it.
  const own = picture !== null && 'prepared' in picture.source ? picture.address : null;
  useEffect(
    () => () => {
      if (own !== null) URL.revokeObjectURL(own);
    },
    [own],
  );
  const busy = async <T>(work: () => Promise<Result<T, Problem>>): Promise<T | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const done = await work();
      if (done.ok) return done.value;
      setProblem(done.error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File) => {
    const read = await busy(() => draftOf(file));
    if (read !== null) setDraft(read);
  };
  /** The name of the picture at the table, brought there if need be; null if that went wrong. */
  const bring = async ({ source }: DraftPicture): Promise<string | null> =>
    'file' in source ? source.file : busy(() => link.files.bring(source.prepared));
  return {
    draft,
    setDraft,
    choose,
    bring,
    isBusy,
    problem: problem === null ? null : (vttText(problem, locale) ?? bringText(problem, papers, locale)),
  };
}

async function draftOf(file: File): Promise<Result<MapDraft, Problem>> {
  const source = await readMap(file);
  if (!source.ok) return source;
  if (source.value.kind === 'picture') {
    const picture = await prepared(source.value.file);
    if (!picture.ok) return picture;
    const alignment = wholePicture(picture.value.size);
    return { ok: true, value: { kind: 'picture', picture: picture.value, alignment } };
  }
  const { map } = source.value;
  if (map.image === null) return { ok: true, value: { kind: 'vtt', map, picture: null } };
  const picture = await prepared(new Blob([map.image as Uint8Array<ArrayBuffer>]));
  return picture.ok ? { ok: true, value: { kind: 'vtt', map, picture: picture.value } } : picture;
}

async function prepared(source: Blob): Promise<Result<DraftPicture, Problem>> {
  const done = await preparePicture(source, 'map');
  if (!done.ok) return done;
  const { bytes, type, width, height } = done.value;
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  return { ok: true, value: { address, size: { width, height }, source: { prepared: done.value } } };
}
