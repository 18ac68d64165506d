import type { Prepared } from '@tafelrunde/table';
import { Archive, Eye, LogIn, Map as MapIcon, NotebookText, Pencil, Swords } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import type { Unnumbered } from '../../../table/table-state.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { Judgement } from './judgement.tsx';
import { ScenePicture } from './scene-map.tsx';
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
  const { send } = useTable();
  const judged = judging.of(item);
  const { id, name, note, figures, map, papers = [] } = item;
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
      {figures.length > 0 && (
        <p className="prepared-figures">
          {figures.map((line) => text.line(line.count, line.name)).join(' · ')}
        </p>
      )}
      {note !== '' && <p className="prepared-note">{note}</p>}
      {map !== undefined && <ScenePicture map={map} />}
      {judged !== undefined && (
        <Judgement
          judged={judged}
          onStop={judging.stop}
          onAgain={() => judging.start(item)}
          onArena={() => judging.toArena(item)}
        />
      )}
      <ToTable item={item}>
        {judged === undefined && figures.length > 0 && (
          <Button className="button" aria-label={text.judgeOf(name)} onPress={() => judging.start(item)}>
            <Swords aria-hidden /> {text.judge}
          </Button>
        )}
      </ToTable>
      {papers.length > 0 && (
        <div className="button-row">
          {papers.map(({ title }, paper) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same heading
              key={paper}
              className="button quiet"
              onPress={() => void send({ kind: 'handOut', item: id, paper, to: 'everyone' })}
            >
              <NotebookText aria-hidden /> {text.handOut(title)}
            </Button>
          ))}
        </div>
      )}
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
          <Button className="button primary" onPress={() => send(showing(item, hidden))}>
            <Eye aria-hidden />{' '}
            {item.map === undefined ? text.show(hidden.length) : text.showWithMap(hidden.length)}
          </Button>
        )}
        {item.figures.length > 0 && (
          <Button
            className={there.length > 0 ? 'button quiet' : 'button primary'}
            aria-label={there.length > 0 ? text.againOf(item.name) : text.toTableOf(item.name)}
            isDisabled={isBusy}
            onPress={() => void deploy()}
          >
            <LogIn aria-hidden /> {there.length > 0 ? text.again : text.toTable}
          </Button>
        )}
        {item.map !== undefined && hidden.length === 0 && (
          <Button
            className={item.figures.length === 0 ? 'button primary' : 'button quiet'}
            aria-label={text.layMapOf(item.name)}
            onPress={() => void send(showing(item, []))}
          >
            <MapIcon aria-hidden /> {text.layMap}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** Whoever stands hidden is seen, on the map of the scene if it has one. */
const showing = ({ id, map }: Prepared, figures: readonly string[]): Unnumbered =>
  map === undefined
    ? { kind: 'veil', figures, hidden: false, lifeShown: false }
    : { kind: 'present', item: id, figures };
