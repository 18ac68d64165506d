import '../../../styles/replay.css';
import type { TableFile } from '@tafelrunde/protocol';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { addressFor } from '../../../state/base.ts';
import { useRoute } from '../../../state/route.ts';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { useHistory } from '../log/use-history.ts';
import { post } from './ask.ts';
import { keepSeat } from './kept-seats.ts';

interface Brought {
  readonly table: string;
  readonly token: string;
  readonly invitations: { readonly player: string; readonly spectator: string };
  readonly seats: readonly { readonly seat: string; readonly name: string; readonly token: string }[];
}

/** A table that was taken along becomes a table again. */
export function BringForm() {
  const { bring } = useReplayText();
  const history = useHistory();
  const [brought, setBrought] = useState<Brought | null>(null);
  return (
    <details className="bring">
      <summary>
        {bring.title}
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      {brought !== null ? (
        <BroughtTable brought={brought} />
      ) : (
        <>
          <p className="hint">{bring.lead}</p>
          {history.file === null ? (
            <FileDrop onFile={history.read} complaint={history.complaint} isBusy={history.isBusy} />
          ) : (
            <NewGm file={history.file} onBrought={setBrought} />
          )}
        </>
      )}
    </details>
  );
}

function NewGm({ file, onBrought }: { file: TableFile; onBrought: (brought: Brought) => void }) {
  const { bring } = useReplayText();
  const go = useRoute((state) => state.go);
  const [gm, setGm] = useState('');
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed' | 'tooMany'>('writing');
  const isReady = gm.trim() !== '';
  const restore = async () => {
    setPhase('busy');
    const made = await post<Brought>('/api/tables/import', { gm: gm.trim(), file });
    if (!made.ok) return setPhase(made.status === 429 ? 'tooMany' : 'failed');
    const { table, token, invitations, seats } = made.value;
    keepSeat(table, { token, system: file.system, table: file.name, name: gm.trim(), invitations });
    if (seats.length === 0) go(`/table/${table}`);
    else onBrought(made.value);
  };
  return (
    <Form
      className="entrance-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && phase !== 'busy') void restore();
      }}
    >
      <p>{bring.chosen(file.name, file.events.length)}</p>
      <TextEntry label={bring.gm} value={gm} onChange={setGm} maxLength={80} isRequired />
      {(phase === 'failed' || phase === 'tooMany') && (
        <p className="field-error" role="alert">
          {bring[phase]}
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={!isReady || phase === 'busy'}>
        {phase === 'busy' ? bring.busy : bring.submit}
      </Button>
    </Form>
  );
}

/** The links of the old seats are told once; the server keeps only their hashes. */
function BroughtTable({ brought: { table, seats } }: { brought: Brought }) {
  const { bring } = useReplayText();
  const go = useRoute((state) => state.go);
  return (
    <>
      <p role="status">{bring.done}</p>
      <p className="hint">{bring.seats}</p>
      <ul className="brought-seats">
        {seats.map(({ seat, name, token }) => (
          <li key={seat}>
            <span>{name}</span>
            <input
              className="input"
              readOnly
              value={addressFor(`/table/${table}#${token}`)}
              aria-label={bring.seatLink(name)}
              onFocus={(event) => event.target.select()}
            />
          </li>
        ))}
      </ul>
      <Button className="button primary" onPress={() => go(`/table/${table}`)}>
        {bring.toTable}
      </Button>
    </>
  );
}
