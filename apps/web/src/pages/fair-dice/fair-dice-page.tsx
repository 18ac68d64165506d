import '../../styles/replay.css';
import { verify } from '@tafelrunde/table';
import { useEffect, useMemo } from 'react';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useReplayText } from '../../text/use-replay-text.ts';
import { useText } from '../../text/use-text.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useHistory } from '../table/log/use-history.ts';
import { VerdictTable } from '../table/seal/verdict-table.tsx';

const NO_KEYS = {};

/** How the dice are kept fair, and the proof: any file, or the table the address names, checked in this browser. */
export function FairDicePage() {
  const { fair, seal } = useReplayText();
  const { name } = useText();
  const history = useHistory();
  const { file } = history;
  const found = useMemo(() => (file === null ? null : verify(file.events)), [file]);
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    document.title = `${fair.title} · ${name}`;
  }, [fair.title, name]);
  return (
    <main className="page fair" aria-busy={history.isBusy}>
      <h1>{fair.title}</h1>
      <p className="lead">{fair.lead}</p>
      <ol className="fair-steps">
        {fair.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="check">
        <h2 id="check" className="section-title">
          {file === null ? fair.checkTitle : `${fair.checkTitle}: ${file.name}`}
        </h2>
        {found !== null && <VerdictTable found={found} />}
        <p className="hint">{fair.checkLead}</p>
        <FileDrop onFile={history.read} complaint={history.complaint} isBusy={history.isBusy} />
      </section>
      <section aria-labelledby="limit">
        <h2 id="limit" className="section-title">
          {fair.limitTitle}
        </h2>
        <p>{seal.limit}</p>
      </section>
      <section aria-labelledby="yourself">
        <h2 id="yourself" className="section-title">
          {fair.yourself}
        </h2>
        <p>{fair.yourselfText}</p>
      </section>
    </main>
  );
}
