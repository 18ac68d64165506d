import type { RollRequest } from '@tafelrunde/table';
import { Dices, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../../state/announcer.ts';
import { usePresentName } from '../decision/open-runs.ts';
import { AudienceBadge } from '../seats/audience-picker.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { useRequests } from './use-requests.ts';

/** The rolls that are asked for: ours with the way to roll them, the others with whom they wait for. */
export function WaitingRequests() {
  const { table } = useTable();
  const { waiting } = useRequests();
  return table.requests.map((request) =>
    waiting.includes(request) ? (
      <OwnRequest key={request.id} request={request} />
    ) : (
      <OtherRequest key={request.id} request={request} />
    ),
  );
}

function OwnRequest({ request }: { request: RollRequest }) {
  const text = useTableText();
  const { words } = useTable();
  const change = useView((view) => view.change);
  const announce = useAnnouncer((one) => one.announce);
  const { title } = words.action(request.detail?.action ?? '');
  useEffect(() => announce(text.request.announce(title)), [announce, text, title]);
  return (
    <div className="notice" data-tone="accent">
      <Dices aria-hidden />
      <p>
        <strong>{text.request.notice(title)}</strong>
        {request.text !== '' && <span className="request-text">{request.text}</span>}
      </p>
      <Button className="button primary" onPress={() => change({ request: request.id })}>
        {text.request.roll}
      </Button>
    </div>
  );
}

function OtherRequest({ request }: { request: RollRequest }) {
  const text = useTableText();
  const { words, isGm, send, seatName } = useTable();
  const nameOf = usePresentName();
  const { id, detail, asked, to, audience } = request;
  const rolled = asked.filter((seat) => !to.includes(seat));
  const title = detail === null ? text.decision.hidden : text.request.for(words.action(detail.action).title);
  return (
    <div className="notice">
      <Hourglass aria-hidden />
      <p>
        <span className="request-head">
          {title} <AudienceBadge audience={audience} isOwn={false} />
        </span>
        <span className="request-part">{text.waitsFor(to.map(nameOf).join(text.waits.and))}</span>
        {rolled.length > 0 && (
          <span className="request-part">
            {text.request.hasRolled(rolled.map(seatName).join(text.waits.and))}
          </span>
        )}
      </p>
      {isGm && (
        <Button className="button quiet" onPress={() => send({ kind: 'withdrawRequest', request: id })}>
          {text.request.withdraw}
        </Button>
      )}
    </div>
  );
}
