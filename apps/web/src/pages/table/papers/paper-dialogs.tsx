import { useTable } from '../../../table/table-context.ts';
import { PaperEditor } from './paper-editor.tsx';
import { PaperReader } from './paper-reader.tsx';
import { usePapers } from './papers-store.ts';

/** The paper that somebody reads or writes on. */
export function PaperDialogs() {
  const { table } = useTable();
  const { open, change } = usePapers();
  if (open === null) return null;
  const paper = table.papers.find(({ id }) => id === open.paper);
  const close = () => change({ open: null });
  if (open.kind === 'write') return <PaperEditor key={open.paper} paper={paper ?? null} onClose={close} />;
  return paper === undefined ? null : <PaperReader paper={paper} onClose={close} />;
}
