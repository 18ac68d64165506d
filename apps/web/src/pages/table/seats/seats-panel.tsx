import type { Seat } from '@tafelrunde/table';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { OwnLink } from './invite.tsx';
import { OtherSeats } from './other-seat.tsx';

/** Who sits at the table, who is here, who plays whom. */
export function SeatsPanel() {
  const text = useTableText();
  const { table, isGm } = useTable();
  return (
    <section className="panel-box" aria-label={text.gm.seats}>
      <h2 className="section-title">{text.gm.seats}</h2>
      <ul className="seats">
        {table.seats
          .filter(({ revoked }) => !revoked)
          .map((seat) => (
            <SeatRow key={seat.id} seat={seat} />
          ))}
      </ul>
      <Rename />
      <OtherSeats />
      {!isGm && <OwnLink />}
    </section>
  );
}

function SeatRow({ seat }: { seat: Seat }) {
  const text = useTableText();
  const { state, isGm, nameOf } = useTable();
  const [isRevoking, setRevoking] = useState(false);
  const isHere = state.present.includes(seat.id);
  return (
    <li className="seat">
      <span className="seat-name">
        <span className="presence" data-here={isHere} aria-hidden />
        <strong>{seat.name}</strong>
        <span className="hint">
          {text.roles[seat.role]}, {isHere ? text.gm.here : text.gm.away}
          {seat.figures.length > 0 && ` · ${seat.figures.map(nameOf).join(', ')}`}
        </span>
      </span>
      {isGm && seat.id !== state.seat && (
        <Button
          className="button quiet"
          aria-label={text.gm.revoke(seat.name)}
          onPress={() => setRevoking(true)}
        >
          <UserMinus aria-hidden /> {text.seat.revoke}
        </Button>
      )}
      {isRevoking && <RevokeDialog seat={seat} onClose={() => setRevoking(false)} />}
    </li>
  );
}

/** A link that was taken away stays away: the one thing at a table that is asked for twice. */
function RevokeDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const text = useTableText().seat;
  const { nameOf, send } = useTable();
  const revoke = () => {
    onClose();
    void send({ kind: 'revokeSeat', seat: seat.id });
  };
  return (
    <SheetDialog title={text.revokeTitle(seat.name)} onClose={onClose}>
      <p>{text.revokeHint}</p>
      {seat.figures.length > 0 && <p>{text.figures(seat.figures.map(nameOf).join(', '))}</p>}
      <div className="form-end">
        <Button className="button quiet" onPress={onClose}>
          {text.keep}
        </Button>
        <Button className="button primary" onPress={revoke}>
          <UserMinus aria-hidden /> {text.revoke}
        </Button>
      </div>
    </SheetDialog>
  );
}

function Rename() {
  const text = useTableText();
  const { me, send } = useTable();
  const [name, setName] = useState(me?.name ?? '');
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void send({ kind: 'renameSeat', name: name.trim() });
      }}
    >
      <TextEntry label={text.gm.rename} value={name} onChange={setName} maxLength={80} />
      <Button type="submit" className="button" isDisabled={name.trim() === '' || name.trim() === me?.name}>
        {text.gm.renameSave}
      </Button>
    </form>
  );
}
