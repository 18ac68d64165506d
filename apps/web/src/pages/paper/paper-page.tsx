import '../../styles/table.css';
import '../../styles/lab.css';
import '../../styles/paper.css';
import { cardOf } from '@tafelrunde/registry/lazy';
import { defaultsOf, type System } from '@tafelrunde/system';
import { BookOpen, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { PAPERS, type Paper } from '../../text/paper.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { type TableVisit, visitFor } from '../house/visit.ts';
import { CardPaper } from './card-paper.tsx';
import { printables } from './printables.ts';
import { ScreenPaper } from './screen-paper.tsx';
import { SheetPaper } from './sheet-paper.tsx';

const NO_KEYS = {};
const EMPTY = 'empty';

/** Sheets, cards and the GM's screen of a system, as they come on paper. */
export function PaperPage() {
  const path = useRoute((state) => state.path);
  const id = path.split('/')[2] ?? '';
  useShortcutKeys(NO_KEYS);
  useAccent(cardOf(id)?.accent);
  return (
    <main className="page paper-page" key={id}>
      <Loaded id={id}>{(system) => <Papers system={system} />}</Loaded>
    </main>
  );
}

function Papers({ system }: { system: System }) {
  const text = usePaperText();
  const { name: brand } = useText();
  const locale = useLocale();
  const [visit, setVisit] = useState<TableVisit>();
  useEffect(() => {
    void visitFor(system).then(setVisit);
  }, [system]);
  const [paper, setPaper] = useState<Paper>('sheet');
  const at = useRoute((state) => state.hash);
  const [chosen, setChosen] = useState(at);
  useEffect(() => setChosen(at), [at]);
  const [hasRules, setRules] = useState(true);
  const house = useMemo(() => ({ ...defaultsOf(system.houseRules), ...visit?.house }), [system, visit]);
  const figures = useMemo(() => printables(system, visit, house, locale), [system, visit, house, locale]);
  const figure = figures.find(({ id }) => id === chosen) ?? figures[0];
  const isEmpty = chosen === EMPTY;
  const title = text.title(system.title[locale]);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <>
      <header className="lab-head paper-controls">
        <h1>{title}</h1>
        <p className="muted">{text.lead}</p>
        <SelectField
          label={text.what}
          value={paper}
          onChange={(value) => setPaper(value as Paper)}
          options={PAPERS.map((value) => ({ value, label: text.papers[value] }))}
        />
        {paper === 'sheet' && (
          <div className="paper-choice">
            <SelectField
              label={text.figure}
              value={isEmpty ? EMPTY : (figure?.id ?? EMPTY)}
              onChange={setChosen}
              options={[
                ...figures.map(({ id, name }) => ({ value: id, label: name })),
                { value: EMPTY, label: text.empty },
              ]}
            />
            <Toggle on={hasRules} onChange={setRules}>
              {text.withRules}
            </Toggle>
          </div>
        )}
        <p className="button-row">
          <Button className="button primary" onPress={() => window.print()}>
            <Printer aria-hidden /> {text.print}
          </Button>
          <Link to={`/rules/${system.id}`} className="button quiet">
            <BookOpen aria-hidden /> {text.book}
          </Link>
          {visit !== undefined && (
            <Link to={visit.path} className="button quiet">
              {text.toTable}
            </Link>
          )}
        </p>
      </header>
      {paper === 'sheet' && figure !== undefined && (
        <SheetPaper system={system} figure={figure} house={house} isEmpty={isEmpty} hasRules={hasRules} />
      )}
      {paper === 'screen' && <ScreenPaper system={system} house={house} />}
      {paper === 'cards' && <CardPaper system={system} figures={figures} house={house} />}
    </>
  );
}
