import type { Prepared } from '@tafelrunde/table';
import { Archive, Eye, LogIn, Pencil, Swords } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useTable } from '../table-context.ts';
import { Judgement } from './judgement.tsx';
import { standingOf } from './standing.ts';
import type { Judging } from './use-judging.ts';

/** One encounter: who is in it, how hard it will be, and the way to the table. */
export function EncounterCard({
  item,
  judging,
  onEdit,
  onPutAway,
}: {
  item: Prepared;
  judging: Judging;
  onEdit: () => void;
  onPutAway: () => void;
}) {
  const text = usePrepareText();
  const judged = judging.of(item);
  const { id, name, note, figures } = item;
  return (
    <article className="prepared" aria-labelledby={`prepared-${id}`}>
      <header className="prepared-head">
        <h3 id={`prepared-${id}`}>{name}</h3>
        <Button className="icon-button" aria-label={text.edit(name)} onPress={onEdit}>
          <Pencil aria-hidden />
        </Button>
        <Button className="icon-button" aria-label={text.putAway(name)} onPress={onPutAway}>
          <Archive aria-hidden />
        </Button>
      </header>
      <p className="prepared-figures">
        {figures.map((line) => text.line(line.count, line.name)).join(' · ')}
      </p>
      {note !== '' && <p className="prepared-note">{note}</p>}
      {judged !== undefined && (
        <Judgement
          judged={judged}
          onStop={judging.stop}
          onAgain={() => judging.start(item)}
          onArena={() => judging.toArena(item)}
        />
      )}
      <ToTable item={item}>
        {judged === undefined && (
          <Button className="button" aria-label={text.judgeOf(name)} onPress={() => judging.start(item)}>
            <Swords aria-hidden /> {text.judge}
          </Button>
        )}
      </ToTable>
    </article>
  );
}

/** First behind the screen, then shown: nobody is surprised by a tap that came too early. */
function ToTable({ item, children }: { item: Prepared; children: React.ReactNode }) {
  const text = usePrepareText();
  const { table, figures, link, send } = useTable();
  const [isBusy, setBusy] = useState(false);
  const { hidden, there } = standingOf(table, figures, item);
  const deploy = async () => {
    setBusy(true);
    await send({ kind: 'deploy', item: item.id, hidden: !link.solo });
    setBusy(false);
  };
  return (
    <>
      {there.length > 0 && (
        <p className="prepared-state" role="status">
          {hidden.length > 0 ? text.isHidden(hidden.length) : text.isThere(there.length)}
        </p>
      )}
      <div className="button-row">
        {hidden.length > 0 && (
          <Button
            className="button primary"
            onPress={() => send({ kind: 'veil', figures: hidden, hidden: false, lifeShown: false })}
          >
            <Eye aria-hidden /> {text.show(hidden.length)}
          </Button>
        )}
        <Button
          className={there.length > 0 ? 'button quiet' : 'button primary'}
          aria-label={there.length > 0 ? text.againOf(item.name) : text.toTableOf(item.name)}
          isDisabled={isBusy || item.figures.length === 0}
          onPress={() => void deploy()}
        >
          <LogIn aria-hidden /> {there.length > 0 ? text.again : text.toTable}
        </Button>
        {children}
      </div>
    </>
  );
}
