import { cardOf } from '@tafelrunde/registry/lazy';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useRoute } from '../../../state/route.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { post } from './ask.ts';
import { keepSeat, keptSeats } from './kept-seats.ts';

interface Joined {
  readonly table: string;
  readonly token: string;
}

/** What an invitation leads to. */
interface Invited {
  readonly system: string;
  readonly name: string;
  readonly gm: string;
}

/** What the table can have against somebody who comes. */
const REASONS = ['bad-name', 'name-taken', 'too-many-seats'] as const;
type Phase = 'writing' | 'busy' | 'failed' | 'unknown' | (typeof REASONS)[number];

function phaseOf({ status, code }: { readonly status: number; readonly code?: string }): Phase {
  return REASONS.find((one) => one === code) ?? (status === 400 ? 'unknown' : 'failed');
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
  const [phase, setPhase] = useState<Phase>('writing');
  const invited = useInvited(invitation);
  const before = Object.entries(keptSeats()).find(([, seat]) => isLinked && seat.invitation === invitation);
  const isReady = name.trim() !== '' && invitation !== '';
  const join = async () => {
    setPhase('busy');
    const joined = await post<Joined>('/api/tables/join', { invitation, name: name.trim() });
    if (!joined.ok) return setPhase(phaseOf(joined));
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
      {invited !== undefined && <InvitedLine invited={invited} />}
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
      {phase !== 'writing' && phase !== 'busy' && (
        <p className="field-error" role="alert">
          {phase === 'failed' || phase === 'unknown' ? text.join[phase] : text.refusals[phase]}
        </p>
      )}
      <Button type="submit" className="button primary" isDisabled={!isReady || phase === 'busy'}>
        {phase === 'busy' ? text.join.busy : text.join.submit}
      </Button>
    </Form>
  );
}

/** Whose table it is, as far as the server tells. */
function useInvited(invitation: string): Invited | undefined {
  const [found, setFound] = useState<{ invitation: string; invited: Invited }>();
  useEffect(() => {
    if (invitation === '') return;
    void post<Invited>('/api/tables/invitation', { invitation }).then((answer) => {
      if (answer.ok) setFound({ invitation, invited: answer.value });
    });
  }, [invitation]);
  return found?.invitation === invitation ? found.invited : undefined;
}

function InvitedLine({ invited: { system, name, gm } }: { invited: Invited }) {
  const text = useTableText();
  const locale = useLocale();
  return <p className="lead">{text.join.invited(gm, name, cardOf(system)?.title[locale] ?? '')}</p>;
}
