import '../../../styles/replay.css';
import { isWhole, type Verification, verify } from '@tafelrunde/table';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { historyQuery } from '../../../table/history-query.ts';
import { useTable } from '../../../table/table-context.ts';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { Link } from '../../../ui/link.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { fromTable } from '../log/sources.ts';
import { VerdictTable } from './verdict-table.tsx';

/** The seal on the table's bar: whether the dice are sealed, and everything about it behind one tap. */
export function Seal() {
  const { seal } = useReplayText();
  const { table } = useTable();
  const [isOpen, setOpen] = useState(false);
  const isSealed = table.dice.seals.some(({ stream }) => stream === 'open');
  return (
    <>
      <Button className="button quiet seal-button" onPress={() => setOpen(true)}>
        <Stamp aria-hidden /> <span className="seal-name">{seal.name}</span>
        <span className="visually-hidden">: {isSealed ? seal.sealed : seal.open}</span>
        {isSealed && <span className="seal-mark" aria-hidden />}
      </Button>
      {isOpen && <SealDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SealDialog({ onClose }: { onClose: () => void }) {
  const { seal } = useReplayText();
  const { system, table, isGm, link, send } = useTable();
  const [found, setFound] = useState<Verification | null>(null);
  const rolls = table.dice.seals.reduce((sum, one) => sum + one.rolls, 0);
  const open = table.dice.seals.find(({ stream }) => stream === 'open');
  const check = async () => {
    // Of a long evening only the latest part is here.
    const whole = isWhole(table)
      ? null
      : await fromTable({ kind: 'table', table: table.id, invitation: '' }, '');
    setFound(verify(whole?.ok ? whole.value.events : table.past));
  };
  const reveal = async () => {
    // What is checked next must not be what was found before.
    setFound(null);
    await send({ kind: 'reveal' });
  };
  return (
    <SheetDialog title={seal.title} onClose={onClose}>
      <p>{seal.how}</p>
      {open === undefined ? (
        <p className="hint">{seal.none}</p>
      ) : (
        <>
          <p>
            <strong>{seal.state(table.dice.epoch, rolls)}</strong> {!link.solo && <Salted />}
          </p>
          <dl className="seal-commitment">
            <dt>{seal.commitment}</dt>
            <dd>
              <code>{open.commitment}</code>
            </dd>
          </dl>
          <p className="hint">{seal.commitmentHint}</p>
        </>
      )}
      <div className="button-row">
        {isGm && (
          <Button className="button" isDisabled={rolls === 0} onPress={() => void reveal()}>
            {seal.reveal}
          </Button>
        )}
        <Button className="button primary" onPress={() => void check()}>
          {seal.check}
        </Button>
        <Link to={`/fair-dice?${historyQuery({ link, system, table })}`} className="button quiet">
          {seal.more}
        </Link>
      </div>
      <p className="hint">{isGm ? seal.revealHint : seal.onlyGm}</p>
      <p className="hint">{link.solo ? seal.limitSolo : seal.limit}</p>
      {found !== null && <VerdictTable found={found} />}
    </SheetDialog>
  );
}

/** How many devices have added chance of their own, ours among them. */
function Salted() {
  const { seal } = useReplayText();
  const { table, state } = useTable();
  const { salts } = table.dice;
  const seats = table.seats.filter(({ role, revoked }) => role !== 'spectator' && !revoked);
  const given = seats.filter(({ id }) => salts.some(({ seat }) => seat === id)).length;
  const isOurs = salts.some(({ seat }) => seat === state.seat);
  return (
    <span>
      {seal.salted(given, seats.length)} {state.role !== 'spectator' && (isOurs ? seal.own : seal.ownMissing)}
    </span>
  );
}
