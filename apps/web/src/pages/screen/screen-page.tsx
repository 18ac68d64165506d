import '../../styles/table.css';
import '../../styles/sheet.css';
import '../../styles/play.css';
import '../../styles/screen.css';
import type { System } from '@tafelrunde/system';
import { useEffect, useState } from 'react';
import { under } from '../../state/base.ts';
import { useRoute } from '../../state/route.ts';
import { LOCALES, THEMES, useSettings } from '../../state/settings.ts';
import { filesOfTable } from '../../table/remote-files.ts';
import { remoteLink } from '../../table/remote-link.ts';
import { keepScreen, keptScreen, lookFrom, type ScreenLook } from '../../table/screen-address.ts';
import type { TableLink } from '../../table/table-state.ts';
import { useSystem, type Wanted } from '../../table/use-system.ts';
import { useOutsideText } from '../../text/use-outside-text.ts';
import { get } from '../table/seats/ask.ts';
import { LoadingPage } from '../table/seats/loading-page.tsx';
import { NoScreen } from './no-screen.tsx';
import { ScreenView } from './screen-view.tsx';

/** A table for everybody in the room, or behind a stream: what a spectator sees, large, and nothing to press. */
export function ScreenPage() {
  const path = useRoute((state) => state.path);
  const table = path.split('/')[2] ?? '';
  const text = useOutsideText().screen;
  const [look] = useState(() => lookFrom(location.search));
  // A seat that somebody plays with is never used here, even if this browser knows one.
  const [token] = useState(() => location.hash.slice(1).split(',')[0] || keptScreen(table));
  useLook(look);
  if (token === undefined) return <NoScreen title={text.noSeat} lead={text.noSeatLead} />;
  return <SeatedScreen table={table} token={token} look={look} />;
}

function useLook({ isTransparent, locale, theme }: ScreenLook): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = isTransparent ? 'transparent' : 'plain';
    const language = LOCALES.find((one) => one === locale);
    const chosen = THEMES.find((one) => one === theme);
    if (language !== undefined) useSettings.getState().set({ locale: language });
    if (chosen !== undefined) useSettings.getState().set({ theme: chosen });
    return () => {
      delete dataset['screen'];
    };
  }, [isTransparent, locale, theme]);
}

async function systemAt(table: string): Promise<Wanted> {
  const told = await get<{ readonly system: string }>(`/api/tables/${encodeURIComponent(table)}`);
  if (!told.ok) return { problem: told.status === 404 ? 'no-such-table' : 'failed' };
  return told.value.system;
}

function SeatedScreen({ table, token, look }: { table: string; token: string; look: ScreenLook }) {
  const { loading, retry } = useSystem(() => systemAt(table));
  if (loading.kind !== 'ready') return <LoadingPage loading={loading} onRetry={retry} />;
  return <Connected system={loading.system} table={table} token={token} look={look} />;
}

/** A link lives as long as its page. */
function Connected(props: { system: System; table: string; token: string; look: ScreenLook }) {
  const { system, table, token, look } = props;
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${protocol}://${location.host}${under('/ws')}`;
    const opened = remoteLink({ system, address, table, token, files: filesOfTable(table, token) });
    const stop = opened.subscribe(() => {
      const { status, role } = opened.state();
      if (status !== 'online' || role !== 'spectator') return;
      keepScreen(table, token);
      // Nobody reads the seat off a large screen.
      history.replaceState(null, '', `${location.pathname}${location.search}`);
    });
    setLink(opened);
    return () => {
      stop();
      opened.close();
    };
  }, [system, table, token]);
  return link === null ? null : <ScreenView link={link} system={system} look={look} />;
}
