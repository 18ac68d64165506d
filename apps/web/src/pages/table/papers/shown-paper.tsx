import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { usePicture } from '../../../pictures/use-picture.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { beginningOf } from './papers-of.ts';
import { usePapers } from './papers-store.ts';
import { useShownPapers } from './use-shown-papers.ts';

const BEGINNING = 160;

/** A paper that was laid before us: it lies there until it is read or put away, and never in the way of a decision. */
export function ShownPaper() {
  const text = usePapersText();
  useShownPapers();
  const { table, link, seatName } = useTable();
  const { shown, change, markRead } = usePapers();
  const paper = table.papers.find(({ id }) => id === shown);
  const address = usePicture(link.files, paper?.picture?.file);
  if (paper === undefined) return null;
  const putAway = () => {
    markRead(table.id, paper);
    change({ shown: null });
  };
  return (
    <section className="shown-paper" data-part="paper" aria-label={paper.title}>
      {paper.picture !== null && address !== undefined && (
        <img className="shown-picture" src={address} alt={paper.picture.alt} />
      )}
      <div className="shown-told">
        <p className="hint">{text.shows(seatName(paper.by))}</p>
        <h2>{paper.title}</h2>
        {paper.text !== '' && <p className="shown-beginning">{beginningOf(paper.text, BEGINNING)}</p>}
        <div className="button-row">
          <Button
            className="button primary"
            onPress={() => change({ shown: null, open: { kind: 'read', paper: paper.id } })}
          >
            {text.read}
          </Button>
          <Button className="button quiet" onPress={putAway}>
            <X aria-hidden /> {text.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
