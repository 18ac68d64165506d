import '../../../styles/party.css';
import type { FigureView } from '@tafelrunde/system';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { BringFigure } from '../seats/bring-figure.tsx';
import { FigureCard } from './figure-card.tsx';
import { PartySelection } from './party-selection.tsx';
import { ShowAll } from './veil-buttons.tsx';

/** From more figures on each is one line, so that all of them stay in view. */
const MOST_CARDS = 6;

/** Everybody on the table: the party, then the enemies. */
export function Party({ onCreate }: { onCreate: () => void }) {
  const text = useTableText();
  const { figures, mayPlay, isGm } = useTable();
  const { chosen, view } = useView();
  const ours = figures.filter(({ side }) => side === 'players');
  const theirs = figures.filter(({ side }) => side === 'enemies');
  const isCompact = figures.length > MOST_CARDS;
  const there = chosen.filter((id) => figures.some((figure) => figure.id === id));
  return (
    <div className="party" data-compact={isCompact}>
      <FigureList title={text.party} figures={ours} empty={text.figure.noParty} isCompact={isCompact} />
      {mayPlay && !isGm && <NewFigure onCreate={onCreate} />}
      <FigureList title={text.enemies} figures={theirs} empty={text.figure.noEnemies} isCompact={isCompact} />
      <ShowAll />
      {mayPlay && isGm && <NewFigure onCreate={onCreate} />}
      {/* The fight has the same for the same figures. */}
      {isGm && there.length > 0 && view !== 'tracker' && <PartySelection chosen={there} />}
    </div>
  );
}

function NewFigure({ onCreate }: { onCreate: () => void }) {
  const { sheet } = useTableText();
  return (
    <div className="party-new">
      <Button className="button" onPress={onCreate}>
        <Plus aria-hidden /> {sheet.create}
      </Button>
      <BringFigure />
    </div>
  );
}

function FigureList({
  title,
  figures,
  empty,
  isCompact,
}: {
  title: string;
  figures: readonly FigureView[];
  empty: string;
  isCompact: boolean;
}) {
  return (
    <section className="figure-list" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      {figures.length === 0 && <p className="hint">{empty}</p>}
      <ul>
        {figures.map((figure) => (
          <li key={figure.id}>
            <FigureCard figure={figure} isCompact={isCompact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
