import '../../styles/table.css';
import '../../styles/lab.css';
import { cardOf } from '@tafelrunde/registry/lazy';
import { defaultsOf, type System } from '@tafelrunde/system';
import { FileText, FlaskConical, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { useBookText } from '../../text/use-book-text.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { type TableVisit, visitFor } from '../house/visit.ts';
import { RuleBook } from './rule-book.tsx';

const NO_KEYS = {};

/** The rule book of a system, with the house rules of the table somebody came from. */
export function RulesPage() {
  const path = useRoute((state) => state.path);
  const id = path.split('/')[2] ?? '';
  useShortcutKeys(NO_KEYS);
  useAccent(cardOf(id)?.accent);
  return (
    <main className="page rules" key={id}>
      <Loaded id={id}>{(system) => <AtVisit system={system} />}</Loaded>
    </main>
  );
}

function AtVisit({ system }: { system: System }) {
  const text = useBookText();
  const { rules } = useLabText();
  const paper = usePaperText();
  const { name: brand } = useText();
  const locale = useLocale();
  const [visit, setVisit] = useState<TableVisit>();
  useEffect(() => {
    void visitFor(system).then(setVisit);
  }, [system]);
  const house = useMemo(() => ({ ...defaultsOf(system.houseRules), ...visit?.house }), [system, visit]);
  const at = useRoute((state) => state.hash);
  const title = text.title(system.title[locale]);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <>
      <header className="lab-head">
        <h1>{title}</h1>
        <p className="muted">{text.lead}</p>
        <p className="button-row">
          {visit !== undefined && (
            <Link to={visit.path} className="button quiet">
              {text.toTable}
            </Link>
          )}
          <Link to={`/lab/${system.id}`} className="button quiet">
            <FlaskConical aria-hidden /> {rules.toLab}
          </Link>
          <Link to={`/paper/${system.id}`} className="button quiet">
            <FileText aria-hidden /> {paper.open}
          </Link>
          <Button className="button quiet" onPress={() => window.print()}>
            <Printer aria-hidden /> {text.print}
          </Button>
        </p>
      </header>
      <RuleBook system={system} house={house} at={at} hasAside />
    </>
  );
}
