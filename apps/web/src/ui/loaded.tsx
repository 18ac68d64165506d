import type { System } from '@tafelrunde/system';
import { LoaderCircle, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSystem } from '../table/use-system.ts';
import { useTableText } from '../text/use-table-text.ts';

/** What needs a system, as soon as it is here. */
export function Loaded({ id, children }: { id: string; children: (system: System) => ReactNode }) {
  const text = useTableText();
  const { loading, retry } = useSystem(async () => id);
  if (loading.kind === 'ready') return children(loading.system);
  if (loading.kind === 'busy')
    return (
      <p className="busy" role="status">
        <LoaderCircle aria-hidden /> {text.loading.busy}
      </p>
    );
  return (
    <>
      <h1>{text.loading[loading.kind].title}</h1>
      <p role="alert">{text.loading[loading.kind].lead}</p>
      <Button className="button primary" onPress={retry}>
        <RotateCcw aria-hidden /> {text.loading.retry}
      </Button>
    </>
  );
}
