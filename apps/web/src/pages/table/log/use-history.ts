import type { Locale } from '@tafelrunde/kernel';
import { type TableFile, tableFileText } from '@tafelrunde/protocol';
import { useCallback, useEffect, useState } from 'react';
import { sceneHistory } from '../../../table/scene-history.ts';
import { soloWithPictures } from '../../../table/solo-history.ts';
import type { ReplayDictionary } from '../../../text/replay-dictionary.ts';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import {
  fromSolo,
  fromTable,
  fromText,
  type Loaded,
  type SourceProblem,
  type Wanted,
  wantedBy,
} from './sources.ts';

export interface History {
  readonly file: TableFile | null;
  readonly isBusy: boolean;
  /** A sentence about what did not work. */
  readonly complaint: string | null;
  readonly read: (chosen: File) => void;
  readonly refuse: (problem: SourceProblem) => void;
  readonly forget: () => void;
}

async function loadHistory(wanted: Wanted, watcher: string): Promise<Loaded> {
  if (wanted.kind === 'table') return fromTable(wanted, watcher);
  const { kind, system } = wanted;
  return fromSolo(system, kind === 'solo' ? await soloWithPictures(system) : sceneHistory(system));
}

/** The history a page is about: the one its address asks for, or a file somebody hands in. */
export function useHistory(): History {
  const text = useReplayText();
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isBusy, setBusy] = useState(() => wantedBy(location) !== null);
  const { watcher } = text.replay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is asked once, in whatever language
  useEffect(() => {
    const wanted = wantedBy(location);
    if (wanted === null) return;
    let isGone = false;
    void loadHistory(wanted, watcher).then((found) => {
      if (isGone) return;
      setLoaded(found);
      setBusy(false);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const read = useCallback((chosen: File) => {
    setBusy(true);
    chosen
      .text()
      .then(fromText, (): Loaded => ({ ok: false, error: { kind: 'unreadable' } }))
      .then((found) => {
        setLoaded(found);
        setBusy(false);
      });
  }, []);
  return {
    file: loaded?.ok === true ? loaded.value : null,
    isBusy,
    complaint: loaded?.ok === false ? complaintOf(text, loaded.error, locale) : null,
    read,
    refuse: useCallback((error: SourceProblem) => setLoaded({ ok: false, error }), []),
    forget: useCallback(() => setLoaded(null), []),
  };
}

function complaintOf({ file }: ReplayDictionary, problem: SourceProblem, locale: Locale): string {
  if (problem.kind !== 'file') return file[problem.kind];
  return tableFileText(problem.problem, locale) ?? file.unreadable;
}
