import '../../../styles/outside.css';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useOutsideText } from '../../../text/use-outside-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { ScreenDialog } from './screen-dialog.tsx';
import { useChannel } from './use-channel.ts';

/** The GM's ways to show the table to others, and what went wrong with them. */
export function Outside() {
  const { isGm, kept, link } = useTable();
  const outside = useView((view) => view.outside);
  if (!isGm || kept === undefined || link.solo) return null;
  return (
    <>
      {outside === 'screen' && <ScreenDialog token={kept.token} />}
      <ChannelWays token={kept.token} isOpen={outside === 'channel'} />
    </>
  );
}

function ChannelWays({ token, isOpen }: { token: string; isOpen: boolean }) {
  const text = useOutsideText().channel;
  const { dismiss } = useTableText();
  const change = useView((view) => view.change);
  const channel = useChannel(token);
  const [isRead, setRead] = useState<string | null>(null);
  const problem = channel.state?.on === true ? channel.state.problem : null;
  return (
    <>
      {isOpen && <ChannelDialog channel={channel} onClose={() => change({ outside: null })} />}
      {!isOpen && problem !== null && problem !== isRead && (
        <div className="notice channel-notice" role="status" data-tone="complication">
          <Megaphone aria-hidden />
          <p>{text.notice(text.problems[problem])}</p>
          <Button className="button" onPress={() => change({ outside: 'channel' })}>
            {text.look}
          </Button>
          <Button className="button quiet" onPress={() => setRead(problem)}>
            {dismiss}
          </Button>
        </div>
      )}
    </>
  );
}
