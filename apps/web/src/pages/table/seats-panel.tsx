import type { Seat } from '@tafelrunde/table';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from './table-context.ts';
import { TextEntry } from './text-entry.tsx';
import { useTableText } from './use-table-text.ts';

/** Who sits at the table, who is here, who plays whom. */
export function SeatsPanel() {
  const text = useTableText();
  const { table } = useTable();
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
    </section>
  );
}

function SeatRow({ seat }: { seat: Seat }) {
  const text = useTableText();
  const { state, isGm, nameOf, send } = useTable();
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
          className="icon-button"
          aria-label={text.gm.revoke(seat.name)}
          onPress={() => send({ kind: 'revokeSeat', seat: seat.id })}
        >
          <UserMinus aria-hidden />
        </Button>
      )}
    </li>
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
