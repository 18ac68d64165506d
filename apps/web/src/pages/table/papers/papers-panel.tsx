import type { Paper } from '@tafelrunde/table';
import { Image, NotebookPen, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { beginningOf, matches, sortedPapers, unreadPapers } from './papers-of.ts';
import { usePapers } from './papers-store.ts';
import { useReaders } from './use-readers.ts';

/** From so many on they can be searched. */
const MANY = 8;
const BEGINNING = 90;

/** All papers that this seat may read: what was shown, its own, and those of others. */
export function PapersPanel() {
  const text = usePapersText();
  const { table, state, isGm, mayPlay } = useTable();
  const change = usePapers((store) => store.change);
  const [wanted, setWanted] = useState('');
  const { papers } = table;
  const isFound = (paper: Paper) => matches(paper, wanted);
  const sorted = sortedPapers(table, state.seat);
  const empty = isGm ? text.empty.gm : mayPlay ? text.empty.player : text.empty.spectator;
  return (
    <section className="papers" aria-label={text.title}>
      {mayPlay && (
        <Button className="button primary" onPress={() => change({ open: { kind: 'write', paper: null } })}>
          <PenLine aria-hidden /> {text.write}
        </Button>
      )}
      {papers.length === 0 && <p className="empty">{empty}</p>}
      {papers.length >= MANY && (
        <FilterField
          label={text.filter}
          value={wanted}
          onChange={setWanted}
          found={papers.filter(isFound).length}
          of={papers.length}
        />
      )}
      {(['shown', 'own', 'others'] as const).map((group) => (
        <PaperGroup key={group} title={text.groups[group]} papers={sorted[group].filter(isFound)} />
      ))}
    </section>
  );
}

function PaperGroup({ title, papers }: { title: string; papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <section className="paper-group" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperRow paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  const text = usePapersText();
  const { state, seatName } = useTable();
  const { change, read } = usePapers();
  const readers = useReaders();
  const isOwn = paper.by === state.seat;
  const isNew = unreadPapers([paper], state.seat, read).length > 0;
  const Icon = paper.picture === null ? NotebookPen : Image;
  return (
    <Button
      className="paper-row"
      data-new={isNew}
      onPress={() => change({ open: { kind: 'read', paper: paper.id } })}
    >
      <Icon aria-hidden />
      <span className="paper-told">
        <strong>{paper.title}</strong>
        {paper.text !== '' && <span className="hint">{beginningOf(paper.text, BEGINNING)}</span>}
      </span>
      <span className="paper-marks">
        {isNew && <span className="badge new-badge">{text.isNew}</span>}
        <span className="badge">{isOwn ? readers(paper) : text.by(seatName(paper.by))}</span>
      </span>
    </Button>
  );
}
