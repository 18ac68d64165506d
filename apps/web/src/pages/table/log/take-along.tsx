import '../../../styles/replay.css';
import { accountOf } from '@tafelrunde/table';
import { Download, FileText, History, Link2, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { dayOf } from '../../../engine/format.ts';
import { addressFor } from '../../../state/base.ts';
import { useRoute } from '../../../state/route.ts';
import { historyQuery } from '../../../table/history-query.ts';
import { useTable } from '../../../table/table-context.ts';
import { useEveningsText } from '../../../text/use-evenings-text.ts';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { download } from '../../../ui/take-away.ts';
import { post } from '../seats/ask.ts';
import { datedName } from './save-table.ts';
import { useWholeHistory } from './use-whole-history.ts';

/** The button in the log that takes the evening along. */
export function TakeAlong() {
  const { take } = useReplayText();
  const { state } = useTable();
  const [isOpen, setOpen] = useState(false);
  // In a replay there is no seat whose evening it would be.
  if (state.seat === '') return null;
  return (
    <>
      <Button className="button quiet" onPress={() => setOpen(true)}>
        <Download aria-hidden /> {take.open}
      </Button>
      {isOpen && <TakeAlongDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeAlongDialog({ onClose }: { onClose: () => void }) {
  const { take, file: texts } = useReplayText();
  const locale = useLocale();
  const go = useRoute((route) => route.go);
  const { system, table, link, isGm } = useTable();
  const [said, setSaid] = useState('');
  const { solo } = useTableText();
  const evenings = useEveningsText();
  const name = link.solo ? `${solo.name} ${system.title[locale]}` : table.name;
  const whole = useWholeHistory();
  const save = (ending: string, type: string, content: string) => {
    const file = datedName(name, ending);
    download(file, new Blob([content], { type }));
    setSaid(take.saved(file));
  };
  const saveJson = async () => {
    const file = await whole.saveCopy();
    setSaid(file === null ? texts.noServer : take.saved(file));
  };
  const saveAccount = async () => {
    const all = await whole.events();
    if (all === null) return setSaid(texts.noServer);
    save('md', 'text/markdown', accountOf(system, all, locale, { day: dayOf(locale) }));
  };
  const query = historyQuery({ link, system, table });
  const path = `/replay?${query}` as const;
  return (
    <SheetDialog title={take.title} onClose={onClose}>
      <p>{take.lead}</p>
      <ul className="take-ways">
        <li>
          <Button className="button" onPress={() => go(path)}>
            <History aria-hidden /> {take.replay}
          </Button>
          <span className="hint">{take.replayHint}</span>
        </li>
        <li>
          <Button className="button" onPress={() => go(`/story?${query}`)}>
            <ScrollText aria-hidden /> {evenings.storyOpen}
          </Button>
          <span className="hint">{evenings.storyHint}</span>
        </li>
        <li>
          <Button className="button" onPress={() => void saveAccount()}>
            <FileText aria-hidden /> {take.markdown}
          </Button>
          <span className="hint">{take.markdownHint}</span>
        </li>
        <li>
          <Button className="button" onPress={() => void saveJson()}>
            <Download aria-hidden /> {take.json}
          </Button>
          <span className="hint">{take.jsonHint}</span>
        </li>
        {isGm && !link.solo && (
          <li>
            <ShareReplay path={path} />
            <span className="hint">{take.shareHint}</span>
          </li>
        )}
      </ul>
      <p className="hint" role="status">
        {said}
      </p>
    </SheetDialog>
  );
}

/** A link that lets somebody watch the evening: an invitation to look on, and the way to the replay. */
function ShareReplay({ path }: { path: string }) {
  const { take } = useReplayText();
  const { table, kept } = useTable();
  const [shared, setShared] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const share = async () => {
    const invitation = kept?.invitations?.spectator ?? (await newInvitation(table.id, kept?.token));
    if (invitation === undefined) return;
    const address = addressFor(`${path}#${invitation}`);
    setShared({ link: address, isCopied: await copyText(address) });
  };
  return (
    <>
      <Button className="button" onPress={() => void share()}>
        <Link2 aria-hidden /> {take.share}
      </Button>
      {shared !== null && (
        <span role="status">
          {shared.isCopied ? take.shared : take.shareFailed}
          <input
            className="input"
            readOnly
            value={shared.link}
            aria-label={take.share}
            onFocus={(event) => event.target.select()}
          />
        </span>
      )}
    </>
  );
}

async function newInvitation(table: string, token: string | undefined): Promise<string | undefined> {
  const made = await post<{ readonly invitation: string }>('/api/tables/invite', {
    table,
    token,
    role: 'spectator',
  });
  return made.ok ? made.value.invitation : undefined;
}
