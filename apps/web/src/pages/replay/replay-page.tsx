import '../../styles/table.css';
import '../../styles/sheet.css';
import '../../styles/replay.css';
import type { TableFile } from '@tafelrunde/protocol';
import { loadSystem } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { Replay } from '@tafelrunde/table';
import { useEffect, useState } from 'react';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { resetView, useView } from '../../table/view-store.ts';
import { useReplayText } from '../../text/use-replay-text.ts';
import { useText } from '../../text/use-text.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import type { SourceProblem } from '../table/log/sources.ts';
import { type History, useHistory } from '../table/log/use-history.ts';
import { ReplayView } from './replay-view.tsx';

const NO_KEYS = {};

/** An evening once more: from a file, or from a table this browser may look at. */
export function ReplayPage() {
  const { replay } = useReplayText();
  const { name } = useText();
  const history = useHistory();
  useEffect(() => {
    document.title = `${history.file?.name ?? replay.title} · ${name}`;
  }, [history.file, replay.title, name]);
  return history.file === null ? (
    <ReplayEntrance history={history} />
  ) : (
    <LoadedReplay file={history.file} onTrouble={history.refuse} onAnother={history.forget} />
  );
}

function ReplayEntrance({ history }: { history: History }) {
  const { replay } = useReplayText();
  useShortcutKeys(NO_KEYS);
  return (
    <main className="page entrance" aria-busy={history.isBusy}>
      <h1>{replay.title}</h1>
      <p className="muted">{replay.lead}</p>
      <FileDrop onFile={history.read} complaint={history.complaint} isBusy={history.isBusy} />
    </main>
  );
}

/** The rules come first: without them nothing can be folded. */
function LoadedReplay({
  file,
  onTrouble,
  onAnother,
}: {
  file: TableFile;
  onTrouble: (problem: SourceProblem) => void;
  onAnother: () => void;
}) {
  const [ready, setReady] = useState<{ readonly system: System; readonly replay: Replay } | null>(null);
  useEffect(() => {
    let isGone = false;
    resetView();
    // Where there is a board, most of what happens is seen there.
    useView.getState().change({ view: 'board' });
    void replayOf(file).then((found) => {
      if (isGone) return;
      if ('kind' in found) onTrouble(found);
      else setReady(found);
    });
    return () => {
      isGone = true;
    };
  }, [file, onTrouble]);
  if (ready === null) return <main className="page" aria-busy="true" />;
  const { system, replay } = ready;
  return <ReplayView system={system} replay={replay} file={file} onAnother={onAnother} />;
}

async function replayOf(
  file: TableFile,
): Promise<{ readonly system: System; readonly replay: Replay } | SourceProblem> {
  try {
    const system = await loadSystem(file.system);
    if (system === undefined)
      return {
        kind: 'file',
        problem: { code: 'unknown-table-system', at: 'system', data: { system: file.system } },
      };
    return { system, replay: new Replay(system, file.events) };
  } catch {
    return { kind: 'file', problem: { code: 'does-not-fit', at: 'events' } };
  }
}
