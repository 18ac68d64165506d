import type { SheetRow, System } from '@tafelrunde/system';
import { useMemo } from 'react';
import { dayOf } from '../../engine/format.ts';
import { impacts } from '../../engine/job-queues.ts';
import { isCurrent, useAnswers } from '../../engine/use-answers.ts';
import { useBookText } from '../../text/use-book-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { CirclePicture } from '../../ui/circle-picture.tsx';
import { switchText } from '../rules/switch-text.ts';
import { type EmptySection, emptySections } from './empty-sheet.ts';
import { changedSwitches } from './house-changes.ts';
import { type PaperFigure, paperFigure } from './paper-figure.ts';
import { PaperTrack } from './paper-track.tsx';
import type { Printable } from './printables.ts';

/** More than fit on any page: those without room are cut off. */
const LINES = Array.from({ length: 24 }, (_, i) => i);
/** A sheet with more values than this goes on overleaf. */
const MOST_ROWS = 50;

type House = Readonly<Record<string, unknown>>;

/** A figure's sheet from the sections its system declares; empty, it has lines to write on. */
export function SheetPaper({
  system,
  figure,
  house,
  isEmpty,
  hasRules,
}: {
  system: System;
  figure: Printable;
  house: House;
  isEmpty: boolean;
  hasRules: boolean;
}) {
  const text = usePaperText();
  const locale = useLocale();
  const sections = useMemo(
    () => system.character.sheet(figure.character, house, locale),
    [system, figure, house, locale],
  );
  const drawn = useMemo(
    () => paperFigure(system, figure, sections, house),
    [system, figure, sections, house],
  );
  const shown = useMemo((): readonly EmptySection[] => {
    const all = isEmpty
      ? emptySections(system, sections, house, locale)
      : sections.map((section) => ({ ...section, blank: 0 }));
    return all
      .map((section) => ({ ...section, rows: section.rows.filter(({ id }) => isListed(id, drawn)) }))
      .filter(({ rows, blank }) => rows.length > 0 || blank > 0);
  }, [system, sections, house, locale, isEmpty, drawn]);
  const chances = useChances(system, house, drawn, isEmpty);
  const { circles = [] } = drawn.view ?? {};
  return (
    <article
      className="paper paper-sheet"
      data-paper="sheet"
      data-long={shown.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_ROWS}
    >
      <header className="paper-who">
        <span className="paper-picture" aria-hidden>
          {text.picture}
        </span>
        <div>
          <h2 data-empty={isEmpty}>{isEmpty ? ' ' : figure.name}</h2>
          <p>
            {system.title[locale]} · {text.playedBy} <span className="paper-blank" />
          </p>
        </div>
      </header>
      <div className="paper-columns">
        {shown.map((section) => (
          <Section key={section.id} section={section} drawn={drawn} isEmpty={isEmpty} chances={chances} />
        ))}
        {circles.length > 0 && (
          <div className="paper-circles" aria-hidden>
            {circles.map((circle) => (
              <CirclePicture key={circle.id} circle={isEmpty ? unhurt(circle) : circle} size={96} />
            ))}
          </div>
        )}
      </div>
      {chances.size > 0 && <p className="paper-small">{text.chances}</p>}
      {hasRules && drawn.rules.length > 0 && (
        <section className="paper-rules">
          <h3>{text.ruleTexts}</h3>
          <div className="paper-rule-cards">
            <RuleTexts system={system} ids={drawn.rules} />
          </div>
        </section>
      )}
      <section className="paper-notes">
        <h3>{text.notes}</h3>
        <div className="paper-rows" aria-hidden>
          {LINES.map((line) => (
            <span key={line} className="paper-row" />
          ))}
        </div>
      </section>
      <Foot system={system} house={house} />
    </article>
  );
}

type Circle = NonNullable<NonNullable<PaperFigure['view']>['circles']>[number];

const unhurt = (circle: Circle): Circle => ({
  ...circle,
  rings: circle.rings.map((ring) => ({ ...ring, segments: ring.segments.map(() => '') })),
  state: '',
});

/** The name stands at the top, and what is drawn as a circle needs no numbers. */
const isListed = (row: string, { view }: PaperFigure): boolean =>
  row !== 'name' && !(view?.circles ?? []).some(({ id }) => row === `circle:${id}`);

/** By row: the chances in percent, one for each rung; empty while they are not known. */
function useChances(
  system: System,
  house: House,
  { checks }: PaperFigure,
  isEmpty: boolean,
): ReadonlyMap<string, readonly string[]> {
  const job = useMemo(() => {
    const all = [...checks.values()].flat();
    return isEmpty || all.length === 0
      ? undefined
      : ({ kind: 'impact', system: system.id, checks: all, house } as const);
  }, [system, house, checks, isEmpty]);
  const [told] = useAnswers(impacts, [job]);
  const answer = job !== undefined && isCurrent(told, job) ? told?.answer : undefined;
  return useMemo(() => {
    const found = new Map<string, readonly string[]>();
    let at = 0;
    for (const [row, rungs] of checks) {
      const part = answer?.slice(at, at + rungs.length) ?? [];
      at += rungs.length;
      if (part.length > 0)
        found.set(
          row,
          part.map((one) => (one === undefined ? '–' : String(Math.round(one.chance.p * 100)))),
        );
    }
    return found;
  }, [answer, checks]);
}

function Section({
  section: { title, rows, blank },
  drawn: { ladder, view },
  isEmpty,
  chances,
}: {
  section: EmptySection;
  drawn: PaperFigure;
  isEmpty: boolean;
  chances: ReadonlyMap<string, readonly string[]>;
}) {
  const hasChances = rows.some(({ id }) => chances.has(id));
  const trackOf = (row: string) =>
    view?.tracks.find(({ id, max }) => max > 0 && (row === id || row.endsWith(`:${id}`)));
  return (
    <section>
      <h3>
        {title}
        {hasChances && (
          <span className="paper-chances">
            <Chances values={ladder?.values.map(String) ?? []} />
          </span>
        )}
      </h3>
      <dl>
        {rows.map((row) => {
          const track = trackOf(row.id);
          return (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>
                {isEmpty ? <span className="paper-line" /> : track === undefined && <Value row={row} />}
                {track !== undefined && <PaperTrack track={track} isEmpty={isEmpty} />}
              </dd>
              {hasChances && (
                <dd className="paper-chances">
                  <Chances values={chances.get(row.id) ?? []} />
                </dd>
              )}
            </div>
          );
        })}
        {Array.from({ length: blank }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike
          <div key={i} aria-hidden>
            <dt> </dt>
            <dd> </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Value = ({ row: { value, hint } }: { row: SheetRow }) => (
  <>
    {value}
    {hint !== undefined && hint !== value && <span className="paper-hint"> {hint}</span>}
  </>
);

const Chances = ({ values }: { values: readonly string[] }) =>
  values.map((value, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one column for each rung
    <span key={i}>{value}</span>
  ));

function Foot({ system, house }: { system: System; house: House }) {
  const text = usePaperText();
  const bookText = useBookText();
  const locale = useLocale();
  const words = system.words[locale];
  const changed = changedSwitches(system, house).map(
    (key) => `${words.houseRule(key)}: ${switchText(words, bookText, key, house[key])}`,
  );
  return (
    <footer className="paper-foot">
      <span>{text.foot('', dayOf(locale)(Date.now()))}</span>
      <span>{text.houseFoot(changed.length === 0 ? text.houseUsual : changed.join('; '))}</span>
    </footer>
  );
}

/** Rules as short paragraphs, title first. */
export function RuleTexts({ system, ids }: { system: System; ids: readonly string[] }) {
  const locale = useLocale();
  return ids.map((id) => {
    const entry = system.catalogue.find((one) => one.id === id);
    return entry === undefined ? null : (
      <p key={id}>
        <strong>{entry.text[locale].title}.</strong> {entry.text[locale].text}
      </p>
    );
  });
}
