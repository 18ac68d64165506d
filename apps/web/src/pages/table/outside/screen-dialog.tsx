import { ExternalLink, MonitorPlay, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSettings } from '../../../state/settings.ts';
import {
  keepScreen,
  keptScreen,
  SCREEN_PARTS,
  type ScreenPart,
  screenLink,
} from '../../../table/screen-address.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useOutsideText } from '../../../text/use-outside-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { post } from '../seats/ask.ts';
import { CopyLink } from '../seats/copy-link.tsx';
import { QrCode } from '../seats/qr-code.tsx';
import { useReach } from '../seats/reach.ts';

/** The address of a screen for everybody: a spectator's seat of its own, made when it is first wanted. */
export function ScreenDialog({ token }: { token: string }) {
  const text = useOutsideText().screen;
  const { table } = useTable();
  const change = useView((view) => view.change);
  const [seat, setSeat] = useState(() => keptScreen(table.id));
  const [hasFailed, setFailed] = useState(false);
  const make = async () => {
    const made = await newScreen(table.id, token, text.seatName);
    setFailed(made === undefined);
    if (made === undefined) return;
    keepScreen(table.id, made);
    setSeat(made);
  };
  return (
    <SheetDialog title={text.title} onClose={() => change({ outside: null })}>
      <p>{text.lead}</p>
      {seat === undefined ? (
        <Button className="button primary" onPress={() => void make()}>
          <MonitorPlay aria-hidden /> {text.make}
        </Button>
      ) : (
        <Address seat={seat} onAnew={() => void make()} />
      )}
      {hasFailed && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
    </SheetDialog>
  );
}

/** Takes a spectator's seat; undefined if the server does not answer. */
async function newScreen(table: string, token: string, name: string): Promise<string | undefined> {
  const invited = await post<{ invitation: string }>('/api/tables/invite', {
    ...{ table, token, role: 'spectator' },
  });
  if (!invited.ok) return undefined;
  const joined = await post<{ token: string }>('/api/tables/join', {
    ...{ invitation: invited.value.invitation, name },
  });
  return joined.ok ? joined.value.token : undefined;
}

function Address({ seat, onAnew }: { seat: string; onAnew: () => void }) {
  const text = useOutsideText().screen;
  const { gm } = useTableText();
  const { table } = useTable();
  const { locale, theme } = useSettings();
  const { origins, isOnlyHere } = useReach();
  const [isTransparent, setTransparent] = useState(false);
  const [parts, setParts] = useState<readonly ScreenPart[]>(SCREEN_PARTS);
  const look = { isTransparent, parts, locale, theme: theme === 'system' ? '' : theme };
  const link = screenLink(table.id, seat, look, origins[0]);
  const shows = (part: ScreenPart) => (on: boolean) => {
    const next = SCREEN_PARTS.filter((one) => (one === part ? on : parts.includes(one)));
    if (next.length > 0) setParts(next);
  };
  return (
    <>
      <fieldset className="screen-parts">
        <legend className="field-label">{text.shows}</legend>
        {SCREEN_PARTS.map((part) => (
          <Toggle key={part} on={parts.includes(part)} onChange={shows(part)}>
            {text.parts[part]}
          </Toggle>
        ))}
      </fieldset>
      <Toggle on={isTransparent} onChange={setTransparent} hint={text.transparentHint}>
        {text.transparent}
      </Toggle>
      <QrCode text={link} label={gm.qr(text.link)} />
      {isOnlyHere && <p className="hint">{gm.onlyHere}</p>}
      <CopyLink link={link} label={text.link} />
      <div className="form-end">
        <Button className="button quiet" onPress={onAnew}>
          <RotateCcw aria-hidden /> {text.anew}
        </Button>
        <a
          className="button primary"
          href={screenLink(table.id, seat, look)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden /> {text.open}
        </a>
      </div>
      <p className="hint">{text.anewHint}</p>
    </>
  );
}
