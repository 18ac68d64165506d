import type { System } from '@tafelrunde/kernel';
import { ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { percent } from '../engine/format.ts';
import { type LogEntry, useLog } from '../state/log.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { Die } from './die.tsx';
import { dieStateOf, Verdict } from './verdict.tsx';
import { Why } from './why.tsx';

/** Every throw, newest first: one line each, the whole account behind it. */
export function LogPanel({ system }: { system: System }) {
  const { log, common } = useText();
  const { entries, cleared, clear, restore } = useLog();
  return (
    <section className="log" aria-label={log.title}>
      <header className="log-head">
        <h2 className="section-title">{log.title}</h2>
        {entries.length > 0 && (
          <Button className="button quiet" onPress={clear}>
            <Trash2 aria-hidden /> {log.clear}
          </Button>
        )}
        {cleared.length > 0 && (
          <Button className="button quiet" onPress={restore}>
            <Undo2 aria-hidden /> {common.undo}
          </Button>
        )}
      </header>
      {entries.length === 0 && <p className="empty">{cleared.length > 0 ? log.cleared : log.empty}</p>}
      <ol className="log-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'action' ? (
              <ActionEntry entry={entry} system={system} />
            ) : (
              <NotationEntry entry={entry} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Of<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>;

function ActionEntry({ entry, system }: { entry: Of<'action'>; system: System }) {
  const locale = useLocale();
  const { log } = useText();
  const words = system.words[locale];
  const { title } = words.action(entry.actionId);
  const dice = entry.trace.flatMap((line) => (line.kind === 'roll' ? [line] : []));
  // The name of its chance is the shorter word for a verdict.
  const chance = words.chance(entry.verdict);
  const verdict = chance === entry.verdict ? words.value('kind', entry.verdict) : chance;
  return (
    <details className="entry">
      <summary>
        <Time at={entry.at} />
        <span className="entry-what">{title}</span>
        <span className="entry-dice">
          {dice.map(({ pool, faces }) => (
            <Die
              key={faces.join()}
              sides={pool.sides}
              face={faces[0]}
              size={28}
              state={dieStateOf(entry.verdict)}
            />
          ))}
        </span>
        {verdict !== undefined && <Verdict verdict={entry.verdict} word={verdict} />}
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="entry-details">
        {entry.headline !== undefined && <p>{words.fact(entry.headline)}</p>}
        {entry.chance !== undefined && (
          <p className="hint">
            {log.hadChance(words.chance(entry.chance.name), percent(entry.chance.estimate.p, locale))}
          </p>
        )}
        {entry.real && <p className="hint">{log.real}</p>}
        <Why system={system} trace={entry.trace} />
      </div>
    </details>
  );
}

function NotationEntry({ entry }: { entry: Of<'notation'> }) {
  const { roll, die } = useText();
  const faces = entry.throws.map(({ pool, faces: shown }) =>
    roll.shows(`${pool.count}${die}${pool.sides}`, shown.join(', ')),
  );
  return (
    <details className="entry">
      <summary>
        <Time at={entry.at} />
        <span className="entry-what">{entry.notation}</span>
        <span className="entry-total">{entry.total}</span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="entry-details">
        {faces.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}

function Time({ at }: { at: number }) {
  const locale = useLocale();
  const text = new Date(at).toLocaleTimeString(locale === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <time className="entry-time" dateTime={new Date(at).toISOString()}>
      {text}
    </time>
  );
}
