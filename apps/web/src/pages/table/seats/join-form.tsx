import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useRoute } from '../../../state/route.ts';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { useTableText } from '../use-table-text.ts';
import { post } from './ask.ts';
import { keepSeat, keptSeats } from './kept-seats.ts';

interface Joined {
  readonly table: string;
  readonly token: string;
}

/** An invitation as it was sent: the whole link, or only its end. */
const invitationIn = (text: string): string => text.trim().split('#').at(-1) ?? '';

/** A name is all it takes. Whoever has joined with this invitation before goes back to the same seat. */
export function JoinForm() {
  const text = useTableText();
  const go = useRoute((state) => state.go);
  const [invitation, setInvitation] = useState(() => location.hash.slice(1));
  const [isLinked] = useState(invitation !== '');
  const [name, setName] = useState('');
  const [phase, setPhase] = useState<'writing' | 'busy' | 'failed' | 'unknown'>('writing');
  const before = Object.entries(keptSeats()).find(([, seat]) => isLinked && seat.invitation === invitation);
  const isReady = name.trim() !== '' && invitation !== '';
  const join = async () => {
    setPhase('busy');
    const joined = await post<Joined>('/api/tables/join', { invitation, name: name.trim() });
    if (!joined.ok) return setPhase(joined.status === 400 ? 'unknown' : 'failed');
    const { table, token } = joined.value;
    keepSeat(table, { token, name: name.trim(), invitation });
    go(`/table/${table}`);
  };
  return (
    <Form
      className="entrance-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && phase !== 'busy') void join();
      }}
    >
      <p className="muted">{text.join.lead}</p>
      {before !== undefined && (
        <Button className="button" onPress={() => go(`/table/${before[0]}`)}>
          {text.join.again(before[1].name ?? '')}
        </Button>
      )}
      {!isLinked && (
        <TextEntry
          label={text.join.invitation}
          hint={text.join.invitationHint}
          value={invitation}
          onChange={(written) => setInvitation(invitationIn(written))}
          isRequired
        />
      )}
      <TextEntry
        label={text.join.name}
        value={name}
        onChange={setName}
        maxLength={80}
        autoFocus={isLinked}
        isRequired
      />
      {(phase === 'failed' || phase === 'unknown') && (
        <p className="field-error" role="alert">
          {text.join[phase]}
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={!isReady || phase === 'busy'}>
        {phase === 'busy' ? text.join.busy : text.join.submit}
      </Button>
    </Form>
  );
}
