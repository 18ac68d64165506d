import { inputFor } from '@tafelrunde/system';
import { useMemo } from 'react';
import { previewOf } from '../../../engine/preview.ts';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Why } from '../../../ui/why.tsx';
import { namedTrace } from '../named.ts';

/** Where each die of a roll comes from, before it is thrown. */
export function RollSources({ action: id, input }: { action: string; input: unknown }) {
  const text = useTableText();
  const { system, scene, house, nameOf } = useTable();
  const preview = useMemo(() => {
    const action = system.actions.find((one) => one.id === id);
    const parsed = action && inputFor(action, input, scene);
    return action !== undefined && parsed?.ok ? previewOf(action, parsed.value, house) : undefined;
  }, [system, id, input, scene, house]);
  if (preview === undefined || preview.facts.length === 0) return null;
  return (
    <details className="why">
      <summary>{text.form.sources}</summary>
      <Why system={system} trace={namedTrace(preview.facts, nameOf)} />
      {preview.isDecided && <p className="hint">{text.form.sourcesUsual}</p>}
    </details>
  );
}
