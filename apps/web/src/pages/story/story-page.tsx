import '../../styles/table.css';
import '../../styles/lab.css';
import '../../styles/replay.css';
import '../../styles/paper.css';
import '../../styles/story.css';
import type { TableFile } from '@tafelrunde/protocol';
import { loadSystem } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { type Evening, type StoryPart, storyOf, type ToldLine } from '@tafelrunde/table';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useEveningsText } from '../../text/use-evenings-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Die } from '../../ui/die.tsx';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FileDrop } from '../replay/file-drop.tsx';
import { wantedBy } from '../replay/sources.ts';
import { useHistory } from '../replay/use-history.ts';

const NO_KEYS = {};
const ALL = 'all';

/** What happened at a table, evening by evening, to read on a phone and on paper. */
export function StoryPage() {
  const text = useEveningsText();
  const { name } = useText();
  const history = useHistory();
  const { file, refuse } = history;
  const [system, setSystem] = useState<System | null>(null);
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    document.title = `${text.story}${file === null ? '' : `: ${file.name}`} · ${name}`;
  }, [text, file, name]);
  useEffect(() => {
    if (file === null) return;
    void loadSystem(file.system).then((found) => {
      if (found !== undefined) return setSystem(() => found);
      const data = { system: file.system };
      refuse({ kind: 'file', problem: { code: 'unknown-table-system', at: 'system', data } });
    });
  }, [file, refuse]);
  if (file !== null && system !== null) return <Told file={file} system={system} />;
  return (
    <main className="page entrance" aria-busy={history.isBusy}>
      <h1>{text.story}</h1>
      <p className="muted">{text.storyLead}</p>
      <FileDrop onFile={history.read} complaint={history.complaint} isBusy={history.isBusy} />
    </main>
  );
}

function Told({ file, system }: { file: TableFile; system: System }) {
  const text = useEveningsText();
  const locale = useLocale();
  const story = useMemo(() => {
    const day = (at: number) =>
      new Date(at).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' });
    return storyOf(system, file.events, locale, { day });
  }, [system, file, locale]);
  const { evenings } = story;
  // What happened last time is what people want to know.
  const [chosen, setChosen] = useState(() => String(evenings.length - 1));
  const shown = chosen === ALL ? evenings : evenings.slice(Number(chosen), Number(chosen) + 1);
  const wanted = wantedBy(location);
  return (
    <main className="page paper-page">
      <header className="paper-controls story-controls">
        <h1>{text.story}</h1>
        {evenings.length > 1 && (
          <SelectField
            label={text.evening}
            value={chosen}
            onChange={setChosen}
            options={[
              ...evenings.map(({ title }, i) => ({ value: String(i), label: title })).reverse(),
              { value: ALL, label: text.all },
            ]}
          />
        )}
        <p className="button-row">
          <Button className="button primary" onPress={() => window.print()}>
            <Printer aria-hidden /> {text.print}
          </Button>
          {wanted !== null && (
            <Link
              to={wanted.kind === 'table' ? `/table/${wanted.table}` : `/solo/${wanted.system}`}
              className="button quiet"
            >
              {text.toTable}
            </Link>
          )}
        </p>
      </header>
      <article className="paper story" data-paper="story">
        <header className="paper-head">
          <h2>{story.name}</h2>
          <p>{system.title[locale]}</p>
        </header>
        <p className="story-people">{story.people.join(' · ')}</p>
        {evenings.length === 0 && <p>{text.nothing}</p>}
        {shown.map((evening) => (
          <EveningPart key={evening.title} evening={evening} />
        ))}
      </article>
    </main>
  );
}

function EveningPart({ evening: { title, parts } }: { evening: Evening }) {
  return (
    <section>
      <h3>{title}</h3>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
        <Part key={i} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { part: StoryPart }) {
  if (part.kind === 'line') return <Line line={part.line} />;
  if (part.kind === 'closing') return <p className="story-closing">{part.text}</p>;
  return part.level === 3 ? <p className="story-round">{part.text}</p> : <h4>{part.text}</h4>;
}

/** Large enough to read, small enough to stay in the line. */
const DIE = 24;
/** More dice than this are told by the log. */
const MOST_DICE = 24;

function Line({ line: { who, link, text, dice, typed } }: { line: ToldLine }) {
  const words = useEveningsText();
  const { die } = useText();
  const faces = dice.flatMap(({ sides, faces: shown }) => shown.map((face) => ({ sides, face })));
  const spoken = dice
    .filter((one) => one.faces.length > 0)
    .map(
      (one) => `${one.faces.length === 1 ? '' : one.faces.length}${die}${one.sides}: ${one.faces.join(', ')}`,
    )
    .join('; ');
  return (
    <div className="story-line">
      <span className="story-portrait" aria-hidden>
        {who === null ? '·' : [...who][0]?.toUpperCase()}
      </span>
      <div>
        <p>
          {who !== null && <strong>{who}</strong>}
          {who !== null && link}
          {text}
        </p>
        {faces.length > 0 && (
          <p className="story-dice">
            <span className="visually-hidden">{spoken}</span>
            {faces.slice(0, MOST_DICE).map(({ sides, face }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in their order
              <Die key={i} sides={sides} face={face} size={DIE} />
            ))}
            {faces.length > MOST_DICE && <span aria-hidden>…</span>}
            {typed && <span className="story-typed">{words.typed}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
