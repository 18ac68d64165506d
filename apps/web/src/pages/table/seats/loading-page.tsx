import { LoaderCircle, RotateCcw } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { Loading } from '../../../table/use-system.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Link } from '../../../ui/link.tsx';

/** A table whose rules are still on their way, or did not arrive. */
export function LoadingPage({
  loading,
  onRetry,
}: {
  loading: Exclude<Loading, { kind: 'ready' }>;
  onRetry: () => void;
}) {
  const text = useTableText();
  if (loading.kind === 'busy')
    return (
      <main className="page entrance" aria-busy="true">
        <p className="busy" role="status">
          <LoaderCircle aria-hidden /> {text.loading.busy}
        </p>
      </main>
    );
  const { title, lead } = text.loading[loading.kind];
  return (
    <main className="page entrance">
      <h1>{title}</h1>
      <p role="alert">{lead}</p>
      <Button className="button primary" onPress={onRetry}>
        <RotateCcw aria-hidden /> {text.loading.retry}
      </Button>
      <Link to="/" className="button quiet">
        {text.faultWays.home}
      </Link>
    </main>
  );
}
