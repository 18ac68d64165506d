import type { OpenRun } from '@tafelrunde/table';
import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useBackCloses } from '../../../state/back-closes.ts';
import { useWide } from '../../../state/use-wide.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useText } from '../../../text/use-text.ts';
import { StageHints } from '../stage/stage-hints.tsx';
import { DecisionCard, useRunTitle } from './decision-card.tsx';
import { questionKey, useOpenRuns } from './open-runs.ts';

/** The decision that is up: one that was asked for, or the first that waits for us and was not put aside. */
export function useDecision(): OpenRun | undefined {
  const { table, isGm, link } = useTable();
  const { mine } = useOpenRuns();
  const { aside, steppedIn } = useView();
  const asked = table.runs.find(({ id, progress }) => id === steppedIn && progress !== null);
  // What waits for the GM lies in the inbox; alone at a table everything is the player's.
  const own = isGm && !link.solo ? [] : mine;
  return asked ?? own.find((one) => !aside.includes(questionKey(one)));
}

/** From below on a phone, in the middle column on a desk; never in the way of anything else. */
export function Decisions() {
  const run = useDecision();
  return run === undefined ? null : <Decision key={questionKey(run)} run={run} />;
}

function Decision({ run }: { run: OpenRun }) {
  const text = useTableText();
  const { decision } = usePlayText();
  const { roll, die } = useText();
  const { words } = useTable();
  const { aside, steppedIn, change } = useView();
  const announce = useAnnouncer((one) => one.announce);
  const { who, rest } = useRunTitle(run);
  const ask = run.progress?.ask;
  const [question] = ask?.kind === 'choose' ? ask.questions : [];
  const spoken =
    ask?.kind === 'roll'
      ? roll.face(`${ask.pool.count > 1 ? ask.pool.count : ''}${die}${ask.pool.sides}`)
      : question === undefined
        ? text.decision.title
        : words.question(question).ask;
  const title = [who, ...rest].join(', ');
  useEffect(() => announce(text.decision.announce(`${title}. ${spoken}`)), [announce, text, spoken, title]);
  const later = () =>
    change(steppedIn === run.id ? { steppedIn: null } : { aside: [...aside, questionKey(run)] });
  useBackCloses(later);
  const isWide = useWide();
  const box = useRef<HTMLElement>(null);
  useFocusWhenIdle(box);
  return (
    <section
      className="decision-sheet"
      data-part="decision"
      ref={box}
      aria-label={decision.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') later();
      }}
    >
      {!isWide && <StageHints />}
      <DecisionCard run={run} onLater={later} />
    </section>
  );
}

const FIRST = ['input', '.option', '.pick-die', '.decide', 'button']
  .map((one) => `.decision-card ${one}`)
  .join(', ');

/** The keyboard follows the eye, unless somebody is busy elsewhere. */
function useFocusWhenIdle(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    const isIdle = activeElement === null || activeElement === document.body || !activeElement.isConnected;
    const isOn =
      activeElement instanceof HTMLElement && activeElement.closest('.now, .decision-sheet') !== null;
    const writes = activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select');
    if ((isIdle || isOn) && !writes)
      box.current?.querySelector<HTMLElement>(FIRST)?.focus({
        preventScroll: true,
      });
  }, [box]);
}
