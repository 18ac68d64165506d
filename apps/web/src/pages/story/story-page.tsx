import '../../styles/table.css';
import '../../styles/lab.css';
import '../../styles/replay.css';
import '../../styles/paper.css';
import '../../styles/story.css';
import type { TableFile } from '@tafelrunde/protocol';
import { cardOf, loadSystem } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { storyOf } from '@tafelrunde/table';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { dayOf } from '../../engine/format.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { filesFrom } from '../../table/table-files.ts';
import { useEveningsText } from '../../text/use-evenings-text.ts';
import { usePlayText } from '../../text/use-play-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EveningPart } from '../table/evening/evening-part.tsx';
import { tableOf, wantedBy } from '../table/log/sources.ts';
import { useHistory } from '../table/log/use-history.ts';

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
  const story = useMemo(
    () => storyOf(system, file.events, locale, { day: dayOf(locale) }),
    [system, file, locale],
  );
  const files = useMemo(() => filesFrom(file.files), [file]);
  const { evenings } = story;
  // What happened last time is what people want to know.
  const [chosen, setChosen] = useState(() => String(evenings.length - 1));
  const shown = chosen === ALL ? evenings : evenings.slice(Number(chosen), Number(chosen) + 1);
  const wanted = wantedBy(location);
  useAccent(cardOf(system.id)?.accent);
  const { solo } = useTableText();
  const { stage } = usePlayText();
  // A table that somebody plays alone has no name of its own.
  const alone = { solo: solo.name, scene: stage.name, table: undefined }[wanted?.kind ?? 'table'];
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
            <Link to={tableOf(wanted)} className="button quiet">
              {text.toTable}
            </Link>
          )}
        </p>
      </header>
      <article className="paper story" data-paper="story">
        <header className="paper-head">
          <h2>{alone ?? story.name}</h2>
          <p>{system.title[locale]}</p>
        </header>
        <p className="story-people">{story.people.join(' · ')}</p>
        {evenings.length === 0 && <p>{text.nothing}</p>}
        {shown.map((evening) => (
          <EveningPart key={evening.title} evening={evening} story={story} files={files} />
        ))}
      </article>
    </main>
  );
}
