import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useEffect } from 'react';
import { useAccent } from '../../state/use-accent.ts';
import type { ScreenLook, ScreenPart } from '../../table/screen-address.ts';
import { TableContext, useAtTable, useTable } from '../../table/table-context.ts';
import type { TableLink } from '../../table/table-state.ts';
import { useOutsideText } from '../../text/use-outside-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useText } from '../../text/use-text.ts';
import { NoScreen } from './no-screen.tsx';
import { ScreenHead } from './screen-head.tsx';
import { ScreenMap, useMap } from './screen-map.tsx';
import { ScreenOrder } from './screen-order.tsx';
import { ScreenResults } from './screen-results.tsx';

/** The table as everybody may see it. */
export function ScreenView({ link, system, look }: { link: TableLink; system: System; look: ScreenLook }) {
  const at = useAtTable(system, link, undefined);
  const outside = useOutsideText().screen;
  const { faults } = useTableText();
  useAccent(cardOf(system.id)?.accent);
  const { seq } = at.table;
  if (at.state.fault !== null) return <NoScreen title={outside.noSeat} lead={faults[at.state.fault]} />;
  if (seq === 0) return <main className="screen" aria-busy="true" />;
  // The server keeps from a spectator what is hidden: any other seat would be shown more.
  if (at.state.role !== 'spectator') return <NoScreen title={outside.tooMuch} lead={outside.tooMuchLead} />;
  return (
    <TableContext value={at}>
      <Shown look={look} />
    </TableContext>
  );
}

function Shown({ look: { parts } }: { look: ScreenLook }) {
  const { table } = useTable();
  const { name } = useText();
  const map = useMap();
  useEffect(() => {
    document.title = `${table.name} · ${name}`;
  }, [table.name, name]);
  const has = (part: ScreenPart) => parts.includes(part);
  const hasMap = has('map') && map !== null;
  return (
    <main className="screen" data-map={hasMap} data-parts={parts.join(' ')}>
      {parts.length > 1 && <ScreenHead />}
      {hasMap && <ScreenMap board={map} />}
      {has('order') && <ScreenOrder />}
      {has('results') && <ScreenResults />}
    </main>
  );
}
