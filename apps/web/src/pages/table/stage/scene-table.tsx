import type { System } from '@tafelrunde/system';
import { useEffect, useState } from 'react';
import { newId } from '../../../table/new-id.ts';
import { randomHex } from '../../../table/random-hex.ts';
import { sceneLink } from '../../../table/staging.ts';
import type { TableLink } from '../../../table/table-state.ts';
import { useSystem } from '../../../table/use-system.ts';
import { resetView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { LoadingPage } from '../seats/loading-page.tsx';
import { TableView } from '../table-view.tsx';

/** A scene to try a system in. */
export function SceneTable({ id }: { id: string }) {
  const { loading, retry } = useSystem(async () => id);
  if (loading.kind !== 'ready') return <LoadingPage loading={loading} onRetry={retry} />;
  return <AtScene system={loading.system} />;
}

function AtScene({ system }: { system: System }) {
  const text = useTableText();
  const locale = useLocale();
  const [starts, setStarts] = useState(0);
  const [link, setLink] = useState<TableLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names stay in the language the scene was set in
  useEffect(() => {
    resetView();
    const world = { system, secret: () => randomHex(32), now: Date.now, newId: () => newId(16) };
    const opened = sceneLink({ ...world, name: text.solo.seat }, locale, sessionStorage, () =>
      setStarts((before) => before + 1),
    );
    setLink(opened);
    return () => opened.close();
  }, [starts]);
  if (link === null) return <main className="page" aria-busy="true" />;
  return <TableView key={starts} link={link} system={system} kept={undefined} />;
}
