import '../../styles/table.css';
import type { System } from '@tafelrunde/kernel';
import { systemOf, systems } from '@tafelrunde/registry';
import { useEffect, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { cryptoDice } from '../../engine/crypto-dice.ts';
import { useRoute } from '../../state/route.ts';
import { remoteLink } from '../../table/remote-link.ts';
import { soloLink } from '../../table/solo-link.ts';
import type { TableLink } from '../../table/table-state.ts';
import { type KeptSeat, seatFromAddress } from './kept-seats.ts';
import { newId } from './new-id.ts';
import { TableView } from './table-view.tsx';
import { useTableText } from './use-table-text.ts';
import { resetView } from './view-store.ts';

/** A table under its address: shared, or in this browser alone. */
export function TablePage() {
  const { route, path } = useRoute();
  const id = path.split('/')[2] ?? '';
  return route === 'solo' ? <SoloTable key={path} system={id} /> : <SharedTable key={path} table={id} />;
}

function SharedTable({ table }: { table: string }) {
  const [kept] = useState(() => seatFromAddress(table, systems[0]?.id ?? ''));
  const system = systemOf(kept?.system ?? '') ?? systems[0];
  const link = useLink(() => {
    if (kept === undefined || system === undefined) return null;
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    return remoteLink({ system, address: `${protocol}://${location.host}/ws`, table, token: kept.token });
  });
  if (kept === undefined || system === undefined) return <NoSeat />;
  return <AtLink link={link} system={system} kept={kept} />;
}

function SoloTable({ system: id }: { system: string }) {
  const text = useTableText();
  const system = systemOf(id) ?? systems[0];
  const link = useLink(() =>
    system === undefined
      ? null
      : soloLink({
          system,
          storage: localStorage,
          dice: cryptoDice,
          now: Date.now,
          newId: () => newId(16),
          name: text.solo.seat,
        }),
  );
  if (system === undefined) return <NoSeat />;
  return <AtLink link={link} system={system} kept={undefined} />;
}

/** A link lives as long as its page. */
function useLink(make: () => TableLink | null): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is made anew for another table
  useEffect(() => {
    resetView();
    const made = make();
    setLink(made);
    return () => made?.close();
  }, []);
  return link;
}

function AtLink({
  link,
  system,
  kept,
}: {
  link: TableLink | null;
  system: System;
  kept: KeptSeat | undefined;
}) {
  return link === null ? (
    <main className="page" aria-busy="true" />
  ) : (
    <TableView link={link} system={system} kept={kept} />
  );
}

function NoSeat() {
  const text = useTableText();
  return (
    <main className="page entrance">
      <h1>{text.noSeat.title}</h1>
      <p>{text.noSeat.lead}</p>
      <Link to="/join" className="button primary">
        {text.noSeat.join}
      </Link>
      <Link to="/" className="button quiet">
        {text.faultWays.home}
      </Link>
    </main>
  );
}
