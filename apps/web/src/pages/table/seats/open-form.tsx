import { SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useRoute } from '../../../state/route.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Link } from '../../../ui/link.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { post } from './ask.ts';
import { keepSeat } from './kept-seats.ts';
import { SystemChoice } from './system-choice.tsx';

interface Opened {
  readonly table: string;
  readonly token: string;
  readonly invitations: { readonly player: string; readonly spectator: string };
}

/** The rules, a name for the table, a name for oneself, and it stands. */
export function OpenForm() {
  const text = useTableText();
  const go = useRoute((state) => state.go);
  const [system, setSystem] = useState(SYSTEM_CARDS[0]?.id ?? '');
  const [table, setTable] = useState('');
  const [gm, setGm] = useState('');
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed' | 'bad-name'>('writing');
  const isReady = table.trim() !== '' && gm.trim() !== '';
  const open = async () => {
    setPhase('busy');
    const opened = await post<Opened>('/api/tables', { system, name: table.trim(), gm: gm.trim() });
    if (!opened.ok) return setPhase(opened.code === 'bad-name' ? 'bad-name' : 'failed');
    const { token, invitations } = opened.value;
    keepSeat(opened.value.table, {
      token,
      system,
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
      <SystemChoice value={system} onChange={setSystem} />
      <TextEntry
        label={text.open.table}
        hint={text.open.tableHint}
        value={table}
        onChange={setTable}
        maxLength={80}
        isRequired
      />
      <TextEntry label={text.open.gm} value={gm} onChange={setGm} maxLength={80} isRequired />
      {(phase === 'failed' || phase === 'bad-name') && (
        <p className="field-error" role="alert">
          {phase === 'failed' ? text.open.failed : text.refusals[phase]}
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={!isReady || phase === 'busy'}>
        {phase === 'busy' ? text.open.busy : text.open.submit}
      </Button>
      <Link to={`/solo/${system}`} className="button quiet">
        {text.open.soloInstead}
      </Link>
    </Form>
  );
}
