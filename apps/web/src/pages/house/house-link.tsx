import { FileText, Scale } from 'lucide-react';
import { useEffect } from 'react';
import { type Path, useRoute } from '../../state/route.ts';
import { useTable } from '../../table/table-context.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { Link } from '../../ui/link.tsx';
import { rememberVisit } from './visit.ts';

/** From the table to all house rules with what they do; its figures come along. */
export function HouseLink() {
  const text = useLabText();
  const paper = usePaperText();
  const { system, table } = useTable();
  const path = useRoute((state) => state.path) as Path;
  const { house, scene } = table;
  useEffect(() => {
    rememberVisit({ system: system.id, path, house, scene });
  }, [system, path, house, scene]);
  return (
    <>
      <Link to={`/house/${system.id}`} className="button quiet">
        <Scale aria-hidden /> {text.rules.impact}
      </Link>
      <Link to={`/paper/${system.id}`} className="button quiet">
        <FileText aria-hidden /> {paper.open}
      </Link>
    </>
  );
}
