import type { System } from '@tafelrunde/system';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { newId } from '../../../table/new-id.ts';
import { holdAlone } from '../../../table/one-tab.ts';
import { openSolo } from '../../../table/open-solo.ts';
import { randomHex } from '../../../table/random-hex.ts';
import { SoloStore } from '../../../table/solo-store.ts';
import type { TableLink } from '../../../table/table-state.ts';
import { useSystem } from '../../../table/use-system.ts';
import { resetView } from '../../../table/view-store.ts';
import { useSoloText } from '../../../text/use-solo-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Link } from '../../../ui/link.tsx';
import { LoadingPage } from '../seats/loading-page.tsx';
import { TableView } from '../table-view.tsx';

/** The table this browser plays alone. */
export function SoloTable({ id }: { id: string }) {
  const { loading, retry } = useSystem(async () => id);
  if (loading.kind !== 'ready') return <LoadingPage loading={loading} onRetry={retry} />;
  return <AtSolo system={loading.system} />;
}

type Phase = { readonly kind: 'opening' | 'elsewhere' } | { readonly kind: 'here'; readonly link: TableLink };

/** A page that is loaded anew meets the lock of the one before it for a moment. */
const PATIENCE_MS = 400;

/** One tab at a time plays: the others wait, or take it over. */
function AtSolo({ system }: { system: System }) {
  const text = useTableText();
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });
  const [takes, setTakes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is made anew for another table
  useEffect(() => {
    resetView();
    const left = new AbortController();
    const patience = setTimeout(() => setPhase({ kind: 'elsewhere' }), PATIENCE_MS);
    const away: (() => void)[] = [() => left.abort(), () => clearTimeout(patience)];
    const lose = () => {
      if (!left.signal.aborted) setPhase({ kind: 'elsewhere' });
    };
    const open = async () => {
      const asking =
        takes === 0 ? ({ kind: 'wait', signal: left.signal } as const) : ({ kind: 'take' } as const);
      const giveBack = await holdAlone(navigator.locks, `tafelrunde.solo.${system.id}`, asking, lose);
      clearTimeout(patience);
      if (left.signal.aborted) return giveBack();
      away.push(giveBack);
      const world = { system, secret: () => randomHex(32), now: Date.now, newId: () => newId(16) };
      const link = await openSolo(
        { ...world, name: text.solo.seat },
        {
          former: localStorage,
          openStore: () => SoloStore.open(),
          persist: () => void navigator.storage?.persist?.(),
          onElsewhere: lose,
        },
      );
      if (left.signal.aborted) return link.close();
      away.push(() => link.close());
      setPhase({ kind: 'here', link });
    };
    // Only waiting for the other tab can fail, and only because this one leaves.
    open().catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    });
    return () => {
      for (const leave of away) leave();
    };
  }, [takes]);
  if (phase.kind === 'here') return <TableView link={phase.link} system={system} kept={undefined} />;
  if (phase.kind === 'opening') return <main className="page" aria-busy="true" />;
  return <Elsewhere onTake={() => setTakes(takes + 1)} />;
}

function Elsewhere({ onTake }: { onTake: () => void }) {
  const text = useSoloText();
  return (
    <main className="page entrance">
      <h1>{text.elsewhere}</h1>
      <p role="status">{text.elsewhereLead}</p>
      <Button className="button primary" onPress={onTake}>
        <MonitorSmartphone aria-hidden /> {text.takeOver}
      </Button>
      <Link to="/" className="button quiet">
        {text.home}
      </Link>
    </main>
  );
}
