import '../../styles/table.css';
import '../../styles/decisions.css';
import '../../styles/sheet.css';
import '../../styles/together.css';
import '../../styles/papers.css';
import type { System } from '@tafelrunde/system';
import { useEffect, useState } from 'react';
import { under } from '../../state/base.ts';
import { useRoute } from '../../state/route.ts';
import type { KeptSeat } from '../../table/kept-seat.ts';
import { filesOfTable } from '../../table/remote-files.ts';
import { remoteLink } from '../../table/remote-link.ts';
import { hasSolo } from '../../table/solo-history.ts';
import type { TableLink } from '../../table/table-state.ts';
import { useSystem, type Wanted } from '../../table/use-system.ts';
import { resetView } from '../../table/view-store.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { Link } from '../../ui/link.tsx';
import { get } from './seats/ask.ts';
import { clearAddress, seatFromAddress, seatInTheWay } from './seats/kept-seats.ts';
import { LoadingPage } from './seats/loading-page.tsx';
import { OtherSeat } from './seats/other-seat.tsx';
import { SoloTable } from './solo/solo-table.tsx';
import { SceneTable } from './stage/scene-table.tsx';
import { TableView } from './table-view.tsx';

/** A table under its address: shared, or in this browser alone. */
export function TablePage() {
  const { route, path } = useRoute();
  const [, , id = '', part] = path.split('/');
  if (route !== 'solo') return <SharedTable key={path} table={id} />;
  if (part === 'scene') return <SceneTable key={path} id={id} />;
  return part === 'table' ? <SoloTable key={path} id={id} /> : <TryIt key={path} id={id} />;
}

/** Whoever has a table of their own finds it here; everybody else a scene to try the rules in. */
function TryIt({ id }: { id: string }) {
  const [isOwn, setOwn] = useState<boolean | null>(null);
  useEffect(() => {
    void hasSolo(id).then(setOwn);
  }, [id]);
  if (isOwn === null) return <main className="page" aria-busy="true" />;
  return isOwn ? <SoloTable id={id} /> : <SceneTable id={id} />;
}

function SharedTable({ table }: { table: string }) {
  const [kept, setKept] = useState(() => seatFromAddress(table));
  const [before, setBefore] = useState(() => kept && seatInTheWay(table, kept));
  const hash = useRoute((state) => state.hash);
  // A link that is pasted where somebody already is changes only what stands behind the sign.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read anew
  useEffect(() => {
    if (kept === undefined) setKept(seatFromAddress(table));
  }, [hash]);
  if (kept === undefined) return <NoSeat />;
  if (before === undefined) return <SeatedTable table={table} kept={kept} />;
  const stay = () => {
    clearAddress();
    setKept(before);
    setBefore(undefined);
  };
  return <OtherSeat name={before.name} onStay={stay} onTake={() => setBefore(undefined)} />;
}

/** A link carries a seat and not the rules that are played: what this browser does not know yet, the table tells. */
async function systemOfTable(table: string, kept: KeptSeat): Promise<Wanted> {
  if (kept.system !== undefined) return kept.system;
  const told = await get<{ readonly system: string }>(`/api/tables/${encodeURIComponent(table)}`);
  if (!told.ok) return { problem: told.status === 404 ? 'no-such-table' : 'failed' };
  return told.value.system;
}

function SeatedTable({ table, kept }: { table: string; kept: KeptSeat }) {
  const { loading, retry } = useSystem(() => systemOfTable(table, kept));
  if (loading.kind !== 'ready') return <LoadingPage loading={loading} onRetry={retry} />;
  const { system } = loading;
  const open = () => {
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    return remoteLink({
      system,
      address: `${protocol}://${location.host}${under('/ws')}`,
      table,
      token: kept.token,
      files: filesOfTable(table, kept.token),
    });
  };
  return <AtLink open={open} system={system} kept={{ ...kept, system: system.id }} />;
}

/** A link lives as long as its page. */
function AtLink({ open, system, kept }: { open: () => TableLink; system: System; kept: KeptSeat }) {
  const [link, setLink] = useState<TableLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is made anew for another table
  useEffect(() => {
    resetView();
    const opened = open();
    setLink(opened);
    return () => opened.close();
  }, []);
  if (link === null) return <main className="page" aria-busy="true" />;
  return <TableView link={link} system={system} kept={kept} />;
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
