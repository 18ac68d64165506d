import { ArrowLeftRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { KeptSeat } from '../../../table/kept-seat.ts';
import { useTable } from '../../../table/table-context.ts';
import { useSeatsText } from '../../../text/use-seats-text.ts';
import { keepSeat, seatsAt } from './kept-seats.ts';

/** A link leads to another seat than the one this browser has: whoever opened it says which one it shall be. */
export function OtherSeat(props: { name: string | undefined; onStay: () => void; onTake: () => void }) {
  const text = useSeatsText();
  const name = props.name ?? text.nobody;
  return (
    <main className="page entrance">
      <h1>{text.other}</h1>
      <p>
        {text.otherLead(name)} {text.otherKept}
      </p>
      <Button className="button primary" onPress={props.onStay}>
        {text.stay(name)}
      </Button>
      <Button className="button" onPress={props.onTake}>
        {text.take}
      </Button>
    </main>
  );
}

/** The seats at this table that this browser has had besides. */
export function OtherSeats() {
  const text = useSeatsText();
  const { table, kept } = useTable();
  const others = seatsAt(table.id).filter(({ token }) => token !== kept?.token);
  if (kept === undefined || others.length === 0) return null;
  const change = ({ at: _at, ...seat }: KeptSeat) => {
    keepSeat(table.id, seat);
    location.reload();
  };
  return (
    <>
      <h3 className="field-label">{text.here}</h3>
      <div className="offers">
        {others.map((seat) => (
          <Button key={seat.token} className="button" onPress={() => change(seat)}>
            <ArrowLeftRight aria-hidden /> {text.goOn(seat.name ?? text.nobody)}
          </Button>
        ))}
      </div>
    </>
  );
}
