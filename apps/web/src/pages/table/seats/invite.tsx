import { Check, Copy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { renderSVG } from 'uqr';
import { copyText } from '../../../ui/copy-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { get } from './ask.ts';
import { invitationLink, ownLink } from './kept-seats.ts';

/** The links that bring others to the table, to send and to scan. */
export function Invite() {
  const text = useTableText();
  const { kept } = useTable();
  const [role, setRole] = useState<'player' | 'spectator'>('player');
  const reach = useReach();
  const [chosen, setChosen] = useState('');
  const invitations = kept?.invitations;
  if (kept === undefined) return null;
  const origin = reach.origins.includes(chosen) ? chosen : (reach.origins[0] ?? location.origin);
  const word = role === 'player' ? text.gm.invitePlayers : text.gm.inviteSpectators;
  return (
    <section className="panel-box" aria-label={text.gm.invite}>
      <h2 className="section-title">{text.gm.invite}</h2>
      {invitations === undefined ? (
        <p className="empty">{text.gm.noInvitations}</p>
      ) : (
        <>
          <p className="hint">{text.gm.inviteHint}</p>
          <Segmented
            label={text.gm.invite}
            hideLabel
            value={role}
            onChange={setRole}
            segments={[
              { value: 'player', label: text.gm.invitePlayers },
              { value: 'spectator', label: text.gm.inviteSpectators },
            ]}
          />
          <QrCode text={invitationLink(invitations[role], origin)} label={text.gm.qr(word)} />
          {reach.origins.length > 1 && (
            <SelectField
              label={text.gm.reachBy}
              value={origin}
              options={reach.origins.map((one) => ({ value: one, label: new URL(one).hostname }))}
              onChange={setChosen}
            />
          )}
          {reach.isOnlyHere && <p className="hint">{text.gm.onlyHere}</p>}
          <CopyLink link={invitationLink(invitations[role], origin)} label={word} />
        </>
      )}
      <OwnLink />
    </section>
  );
}

/** The way to one's own seat from another device, to send to oneself or to scan. */
export function OwnLink() {
  const text = useTableText();
  const { kept, table, isGm } = useTable();
  const [isOpen, setOpen] = useState(false);
  if (kept === undefined) return null;
  const title = isGm ? text.gm.ownLink : text.seat.ownLink;
  const link = ownLink(table.id, kept);
  return (
    <details className="own-link" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <p className="hint">{isGm ? text.gm.ownLinkHint : text.seat.ownLinkHint}</p>
      {isOpen && <QrCode text={link} label={text.gm.qr(title)} />}
      <CopyLink link={link} label={title} />
    </details>
  );
}

interface Reach {
  /** Where phones can open the table, best first; empty where this page's own address will do. */
  readonly origins: readonly string[];
  /** Nobody but this machine can open it. */
  readonly isOnlyHere: boolean;
}

const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** A page opened as `localhost` has to ask its server how others would call it. */
function useReach(): Reach {
  const [reach, setReach] = useState<Reach>({ origins: [], isOnlyHere: false });
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return;
    void get<{ origins: readonly string[] }>('/api/reach').then((answer) => {
      if (answer.ok)
        setReach({ origins: answer.value.origins, isOnlyHere: answer.value.origins.length === 0 });
    });
  }, []);
  return reach;
}

function QrCode({ text, label }: { text: string; label: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`,
    [text],
  );
  return <img className="qr" src={picture} alt={label} width={200} height={200} />;
}

/** A link to copy. Where the browser does not let us, it is marked to be copied by hand, and that is said. */
function CopyLink({ link, label }: { link: string; label: string }) {
  const text = useTableText();
  const [tried, setTried] = useState<{ link: string; worked: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = tried?.link === link && tried.worked;
  const copy = async () => {
    const worked = await copyText(link);
    setTried({ link, worked });
    if (!worked) field.current?.select();
  };
  return (
    <div className="copy-link">
      <input
        className="input"
        ref={field}
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button className="button" onPress={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? text.gm.copied : text.gm.copy}
      </Button>
      {tried?.link === link && !tried.worked && (
        <p className="hint" role="status">
          {text.gm.copyByHand}
        </p>
      )}
    </div>
  );
}
