import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { Link } from '../../components/link.tsx';
import { useRoute } from '../../state/route.ts';
import { keepSeat } from './kept-seats.ts';
import { post } from './post.ts';
import { TextEntry } from './text-entry.tsx';
import { useTableText } from './use-table-text.ts';

interface Opened {
  readonly table: string;
  readonly token: string;
  readonly invitations: { readonly player: string; readonly spectator: string };
}

/** Systems come with their table; the door only knows the id. */
const SYSTEM = 'grundregelwerk';

/** A name for the table, a name for oneself, and it stands. */
export function OpenForm() {
  const text = useTableText();
  const go = useRoute((state) => state.go);
  const [table, setTable] = useState('');
  const [gm, setGm] = useState('');
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed'>('writing');
  const isReady = table.trim() !== '' && gm.trim() !== '';
  const open = async () => {
    setPhase('busy');
    const opened = await post<Opened>('/api/tables', { system: SYSTEM, name: table.trim(), gm: gm.trim() });
    if (!opened.ok) return setPhase('failed');
    const { token, invitations } = opened.value;
    keepSeat(opened.value.table, {
      token,
      system: SYSTEM,
      table: table.trim(),
      name: gm.trim(),
      invitations,
    });
    go(`/table/${opened.value.table}`);
  };
  return (
    <Form
      className="entrance-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && phase !== 'busy') void open();
      }}
    >
      <p className="muted">{text.open.lead}</p>
      <TextEntry
        label={text.open.table}
        hint={text.open.tableHint}
        value={table}
        onChange={setTable}
        maxLength={80}
        autoFocus
        isRequired
      />
      <TextEntry label={text.open.gm} value={gm} onChange={setGm} maxLength={80} isRequired />
      {phase === 'failed' && (
        <p className="field-error" role="alert">
          {text.open.failed}
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={!isReady || phase === 'busy'}>
        {phase === 'busy' ? text.open.busy : text.open.submit}
      </Button>
      <Link to={`/solo/${SYSTEM}`} className="button quiet">
        {text.open.soloInstead}
      </Link>
    </Form>
  );
}
