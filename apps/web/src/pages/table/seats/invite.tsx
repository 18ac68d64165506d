import { Check, Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { renderSVG } from 'uqr';
import { Segmented } from '../../../ui/segmented.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { invitationLink, ownLink } from './kept-seats.ts';

/** The links that bring others to the table, to send and to scan. */
export function Invite() {
  const text = useTableText();
  const { kept } = useTable();
  const [role, setRole] = useState<'player' | 'spectator'>('player');
  const invitations = kept?.invitations;
  if (kept === undefined) return null;
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
          <QrCode text={invitationLink(invitations[role])} label={text.gm.qr(word)} />
          <CopyLink link={invitationLink(invitations[role])} label={word} />
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

function QrCode({ text, label }: { text: string; label: string }) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`,
    [text],
  );
  return <img className="qr" src={picture} alt={label} width={200} height={200} />;
}

/** Copying needs a secure page; where it does not work the link can still be marked and copied by hand. */
function CopyLink({ link, label }: { link: string; label: string }) {
  const text = useTableText();
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      setCopied('');
    }
  };
  return (
    <div className="copy-link">
      <input
        className="input"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button className="button" onPress={() => void copy()}>
        {copied === link ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied === link ? text.gm.copied : text.gm.copy}
      </Button>
    </div>
  );
}
