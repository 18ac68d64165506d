import type { RollRequest } from '@tafelrunde/table';
import { Hourglass } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { usePresentName } from '../decision/open-runs.ts';
import { topicOf } from '../result/told.ts';
import { AudienceBadge } from '../seats/audience-picker.tsx';

/** The rolls the GM has asked for and whom they wait for. */
export function WaitingRequests() {
  const { table } = useTable();
  return table.requests.map((request) => <Waiting key={request.id} request={request} />);
}

function Waiting({ request }: { request: RollRequest }) {
  const text = useTableText();
  const locale = useLocale();
  const at = useTable();
  const nameOf = usePresentName();
  const { id, detail, asked, to, audience } = request;
  const rolled = asked.filter((seat) => !to.includes(seat));
  const topic =
    detail === null ? null : topicOf(at, { ...detail, input: detail.input ?? {} }, at.scene, locale);
  const what =
    topic === null
      ? text.decision.hidden
      : [topic.what, topic.goal].filter((one) => one !== null).join(' · ');
  return (
    <div className="notice">
      <Hourglass aria-hidden />
      <p>
        <span className="request-head">
          {text.request.for(what)} <AudienceBadge audience={audience} isOwn={false} />
        </span>
        <span className="request-part">{text.waitsFor(to.map(nameOf).join(text.waits.and))}</span>
        {rolled.length > 0 && (
          <span className="request-part">
            {text.request.hasRolled(rolled.map(at.seatName).join(text.waits.and))}
          </span>
        )}
      </p>
      {at.isGm && (
        <Button className="button quiet" onPress={() => at.send({ kind: 'withdrawRequest', request: id })}>
          {text.request.withdraw}
        </Button>
      )}
    </div>
  );
}
