import type { OpenRun } from '@tafelrunde/table';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useBackCloses } from '../../../state/back-closes.ts';
import { useWide } from '../../../state/use-wide.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useRunTitle } from '../decision/decision-card.tsx';
import { questionKey, useOpenRuns } from '../decision/open-runs.ts';
import { InboxCard } from './inbox-card.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** What waits for the GM; alone at a table there is no such office. */
export function useInbox(): readonly OpenRun[] {
  const { isGm, link } = useTable();
  const { mine } = useOpenRuns();
  const { aside, steppedIn } = useView();
  if (!isGm || link.solo) return [];
  // What was put off comes last, and what was taken up elsewhere is not asked twice.
  const open = mine.filter((run) => run.id !== steppedIn);
  const isAside = (run: OpenRun) => aside.includes(questionKey(run));
  return [...open.filter((run) => !isAside(run)), ...open.filter(isAside)];
}

/** Everything that waits for the GM: quiet cards, never in the way. On a phone they come when they are asked for. */
export function Inbox() {
  const isWide = useWide();
  const { isGm, link } = useTable();
  const isOpen = useView((view) => view.isInboxOpen);
  if (!isGm || link.solo) return null;
  if (isWide) return <Cards />;
  return isOpen ? <PhoneInbox /> : null;
}

function PhoneInbox() {
  const change = useView((view) => view.change);
  const close = () => change({ isInboxOpen: false });
  useBackCloses(close);
  const runs = useInbox();
  useEffect(() => {
    if (runs.length === 0) change({ isInboxOpen: false });
  }, [runs.length, change]);
  return (
    <div className="decision-sheet">
      <Cards onClose={close} />
    </div>
  );
}

function Cards({ onClose }: { onClose?: () => void }) {
  const text = usePlayText().inbox;
  const { table } = useTable();
  const { decision } = useTableText();
  const runs = useInbox();
  const { aside, change } = useView();
  const announce = useAnnouncer((one) => one.announce);
  const count = runs.length;
  useEffect(() => {
    if (count > 0) announce(text.title(count));
  }, [announce, text, count]);
  const [first, ...rest] = runs;
  if (first === undefined && table.requests.length === 0) return null;
  const takeUp = (run: OpenRun) =>
    change({
      aside: [
        ...runs.filter((one) => one !== run).map(questionKey),
        ...aside.filter((key) => key !== questionKey(run)),
      ],
    });
  return (
    <section className="inbox" data-part="inbox" aria-label={text.label}>
      {first !== undefined && (
        <InboxCard
          key={questionKey(first)}
          run={first}
          count={count}
          onLater={() => change({ aside: [...aside, questionKey(first)] })}
        />
      )}
      {rest.map((run) => (
        <InboxRow key={questionKey(run)} run={run} onOpen={() => takeUp(run)} />
      ))}
      <WaitingRequests />
      {onClose !== undefined && (
        <Button className="button quiet" onPress={onClose}>
          {decision.aside}
        </Button>
      )}
    </section>
  );
}

/** A card that is not its turn yet, in one line. */
function InboxRow({ run, onOpen }: { run: OpenRun; onOpen: () => void }) {
  const { who, rest } = useRunTitle(run);
  return (
    <Button className="inbox-row" onPress={onOpen}>
      <strong>{who}</strong>
      {rest.map((one) => (
        <span key={one}> · {one}</span>
      ))}
    </Button>
  );
}
