import { RotateCcwKey } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useSeatsText } from '../../../text/use-seats-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { post } from './ask.ts';

type Role = 'player' | 'spectator';

/** Links that went astray are made worthless. */
export function RenewInvitation({ role }: { role: Role }) {
  const text = useSeatsText();
  const { kept } = useTable();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className="button quiet" onPress={() => setAsking(true)}>
        <RotateCcwKey aria-hidden /> {kept?.invitations === undefined ? text.makeNew : text.renew}
      </Button>
      {isAsking && <RenewDialog role={role} onClose={() => setAsking(false)} />}
    </>
  );
}

function RenewDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const text = useSeatsText();
  const { table, kept, keep } = useTable();
  const [hasFailed, setFailed] = useState(false);
  const renewed = async (wanted: Role): Promise<string | undefined> => {
    const made = await post<{ invitation: string }>('/api/tables/invite', {
      ...{ table: table.id, token: kept?.token, role: wanted, anew: true },
    });
    return made.ok ? made.value.invitation : undefined;
  };
  const renew = async () => {
    if (kept === undefined) return;
    const known = kept.invitations;
    // A browser that knows no invitation needs both.
    const player = known === undefined || role === 'player' ? await renewed('player') : known.player;
    const spectator =
      known === undefined || role === 'spectator' ? await renewed('spectator') : known.spectator;
    if (player === undefined || spectator === undefined) return setFailed(true);
    keep({ ...kept, invitations: { player, spectator } });
    onClose();
  };
  return (
    <SheetDialog title={text.renewTitle} onClose={onClose}>
      <p>{text.renewLead}</p>
      {hasFailed && (
        <p className="field-error" role="alert">
          {text.renewFailed}
        </p>
      )}
      <div className="form-end">
        <Button className="button quiet" onPress={onClose}>
          {text.renewKeep}
        </Button>
        <Button className="button primary" onPress={() => void renew()}>
          <RotateCcwKey aria-hidden /> {text.makeNew}
        </Button>
      </div>
    </SheetDialog>
  );
}
