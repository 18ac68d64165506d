import '../../../styles/prepare.css';
import type { Prepared } from '@tafelrunde/table';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { EncounterCard } from './encounter-card.tsx';
import { EncounterEditor } from './encounter-editor.tsx';
import { Library } from './library.tsx';
import { StandIns, useParty } from './stand-ins.tsx';
import { useJudging } from './use-judging.ts';

// Maps come along with the drawer: scenes have them too, and one file is fetched faster than two that share most of it.
export { TableMap } from '../maps/table-map.tsx';

/** What the GM has prepared and nobody else sees: encounters, how hard they will be, and the way to the table. */
export function Drawer() {
  const text = usePrepareText();
  const { table, link, send } = useTable();
  const [editing, setEditing] = useState<Prepared | 'new' | null>(null);
  const [away, setAway] = useState<Prepared | null>(null);
  const { party, choose } = useParty();
  const judging = useJudging(party);
  const putAway = async (item: Prepared) => {
    if (await send({ kind: 'prepare', items: [], gone: [item.id] })) setAway(item);
  };
  const isAway = away !== null && table.prepared.every(({ id }) => id !== away.id);
  const bringBack = () => away !== null && void send({ kind: 'prepare', items: [away], gone: [] });
  return (
    <section className="drawer" aria-label={text.title} data-part="drawer">
      <header className="drawer-head">
        <div>
          <h2 className="section-title">{text.title}</h2>
          <p className="hint">{link.solo ? text.leadAlone : text.lead}</p>
        </div>
        {table.prepared.length > 0 && (
          <Button className="button" onPress={() => setEditing('new')}>
            <Plus aria-hidden /> {text.add}
          </Button>
        )}
      </header>
      {isAway && (
        <div className="notice" role="status">
          <p>{text.isAway(away.name)}</p>
          <Button className="button" onPress={bringBack}>
            <Undo2 aria-hidden /> {text.takeBack}
          </Button>
        </div>
      )}
      {table.prepared.length === 0 && (
        <div className="empty">
          <p>{text.empty}</p>
          <Button className="button primary" onPress={() => setEditing('new')}>
            <Plus aria-hidden /> {text.add}
          </Button>
        </div>
      )}
      {table.prepared.length > 0 && party.kind === 'standIns' && <StandIns party={party} onChange={choose} />}
      <ul className="prepared-list">
        {table.prepared.map((item) => (
          <li key={item.id}>
            <EncounterCard
              item={item}
              judging={judging}
              onEdit={() => setEditing(item)}
              onPutAway={() => void putAway(item)}
            />
          </li>
        ))}
      </ul>
      <Library />
      {editing !== null && (
        <EncounterEditor
          key={editing === 'new' ? 'new' : editing.id}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}
