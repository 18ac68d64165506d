import '../../styles/table.css';
import '../../styles/sheet.css';
import '../../styles/lab.css';
import { hasMoved, typicalChecks } from '@tafelrunde/engine';
import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { FlaskConical, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { impacts } from '../../engine/job-queues.ts';
import { isCurrent, useAnswers } from '../../engine/use-answers.ts';
import { useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Changes, without } from './changes.ts';
import { jobOf, subjectOf, subjectsOf } from './impact.ts';
import { Move, MoveList, SubjectImpact } from './impact-panel.tsx';
import { keepChanges, keptChanges } from './pack-store.ts';
import { PacksPanel } from './packs-panel.tsx';
import { SwitchList } from './switch-list.tsx';
import { type TableVisit, visitFor } from './visit.ts';

const NO_KEYS = {};

/** All house rules of a system, and what they do. */
export function HousePage() {
  const path = useRoute((state) => state.path);
  const id = path.split('/')[2] ?? '';
  useShortcutKeys(NO_KEYS);
  useAccent(cardOf(id)?.accent);
  return (
    <main className="page lab house" key={id}>
      <Loaded id={id}>{(system) => <AtVisit system={system} />}</Loaded>
    </main>
  );
}

/** The table somebody came from is asked for first. */
function AtVisit({ system }: { system: System }) {
  const [found, setFound] = useState<{ readonly visit: TableVisit | undefined }>();
  useEffect(() => {
    void visitFor(system).then((visit) => setFound({ visit }));
  }, [system]);
  return found === undefined ? null : <HouseRules system={system} visit={found.visit} />;
}

function HouseRules({ system, visit }: { system: System; visit: TableVisit | undefined }) {
  const text = useLabText();
  const { name: brand } = useText();
  const locale = useLocale();
  const { rules } = text;
  const [changes, setChanges] = useState<Changes>(() => {
    const kept = keptChanges(system);
    return Object.keys(kept).length > 0 ? kept : (visit?.house ?? {});
  });
  const [before, setBefore] = useState<Changes>();
  const [wanted, setWanted] = useState('');
  const at = useRoute((state) => state.hash);
  const title = rules.title(system.title[locale]);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  const change = (next: Changes) => {
    setChanges(next);
    keepChanges(system, next);
  };
  const replace = (next: Changes) => {
    setBefore(changes);
    change(next);
  };

  const typical = useMemo(() => typicalChecks(system, locale), [system, locale]);
  const subject = useMemo(
    () => (wanted === '' ? undefined : subjectOf(system, visit, wanted, locale)),
    [system, visit, wanted, locale],
  );
  const keys = Object.keys(changes);
  const watched = [typical, subject?.checks ?? []];
  const jobs = [
    ...watched.flatMap((checks) => [jobOf(system, checks, {}), jobOf(system, checks, changes)]),
    ...keys.map((key) => jobOf(system, typical, without(changes, key))),
  ];
  const told = useAnswers(impacts, jobs);
  const answerOf = (i: number) => (isCurrent(told[i], jobs[i]) ? told[i]?.answer : undefined);
  const [usual, now] = [answerOf(0), answerOf(1)];
  const moved = typical.filter((_, i) => hasMoved(usual?.[i], now?.[i])).length;
  const isBusy = jobs.some((job, i) => job !== undefined && !isCurrent(told[i], job));

  const about = (key: string) => {
    const place = keys.indexOf(key);
    if (place < 0) return null;
    const otherwise = answerOf(2 * watched.length + place);
    if (otherwise === undefined || now === undefined) return <p className="hint">{text.busy}</p>;
    const moving = typical.flatMap((one, i) => (hasMoved(otherwise[i], now[i]) ? [{ one, i }] : []));
    if (moving.length === 0) return <p className="hint">{rules.movesNothing}</p>;
    return (
      <dl className="impact own-impact" aria-label={rules.moves}>
        {moving.map(({ one, i }) => (
          <Move key={one.label} label={one.label} before={otherwise[i]} after={now[i]} />
        ))}
      </dl>
    );
  };

  return (
    <>
      <header className="lab-head">
        <h1>{title}</h1>
        <p className="muted">{rules.lead}</p>
        <p className="button-row">
          <Link to={`/lab/${system.id}`} className="button quiet">
            <FlaskConical aria-hidden /> {rules.toLab}
          </Link>
          {visit !== undefined && (
            <Link to={visit.path} className="button quiet">
              {rules.toTable}
            </Link>
          )}
        </p>
      </header>
      <section className="answer" aria-live="polite" aria-busy={isBusy}>
        <p className="answer-sentence">
          {keys.length === 0
            ? rules.nothingChanged
            : now === undefined || usual === undefined
              ? text.busy
              : rules.impactSentence(moved, typical.length)}
        </p>
        <p className="button-row">
          <span className="badge">{rules.changed(keys.length)}</span>
          <Button className="button quiet" isDisabled={keys.length === 0} onPress={() => replace({})}>
            <RotateCcw aria-hidden /> {rules.reset}
          </Button>
          {before !== undefined && (
            <Button
              className="button quiet"
              onPress={() => {
                change(before);
                setBefore(undefined);
              }}
            >
              <Undo2 aria-hidden /> {rules.undo}
            </Button>
          )}
        </p>
      </section>
      <div className="lab-grid house-grid">
        <SwitchList key={at} system={system} changes={changes} onChange={change} about={about} at={at} />
        <div className="lab-pictures house-side">
          <section className="lab-box" aria-labelledby="typical">
            <h2 id="typical" className="field-label">
              {rules.typical}
            </h2>
            <MoveList label={rules.typical} checks={typical} moves={{ before: usual, after: now }} />
          </section>
          <section className="lab-box" aria-label={rules.character}>
            <SelectField
              label={rules.character}
              value={wanted}
              options={[
                { value: '', label: rules.nobody },
                ...subjectsOf(system, visit, locale).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setWanted}
            />
            {subject === undefined ? (
              <p className="hint">{rules.characterHint}</p>
            ) : (
              <SubjectImpact
                system={system}
                subject={subject}
                changes={changes}
                moves={{ before: answerOf(2), after: answerOf(3) }}
              />
            )}
          </section>
          <PacksPanel system={system} changes={changes} onLoad={replace} />
        </div>
      </div>
    </>
  );
}
