import { useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CopyLink } from './copy-link.tsx';
import { invitationLink, ownLink } from './kept-seats.ts';
import { QrCode } from './qr-code.tsx';
import { useReach } from './reach.ts';
import { RenewInvitation } from './renew-invitation.tsx';

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
        <>
          <p className="empty">{text.gm.noInvitations}</p>
          <RenewInvitation role={role} />
        </>
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
          <RenewInvitation role={role} />
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
  const { origins } = useReach();
  if (kept === undefined) return null;
  const title = isGm ? text.gm.ownLink : text.seat.ownLink;
  const link = ownLink(table.id, kept, origins[0]);
  return (
    <details className="own-link" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <p className="hint">{isGm ? text.gm.ownLinkHint : text.seat.ownLinkHint}</p>
      {isOpen && <QrCode text={link} label={text.gm.qr(title)} />}
      <CopyLink link={link} label={title} />
    </details>
  );
}
