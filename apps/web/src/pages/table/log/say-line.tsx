import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { AudiencePicker } from '../seats/audience-picker.tsx';
import { mannerFor } from '../seats/audiences.ts';
import { lineOf } from './dice-line.ts';

/** A line that is said, or rolled if it is a dice expression. */
export function SayLine() {
  const text = useTableText();
  const { send, state } = useTable();
  const { audience, change } = useView();
  const [written, setWritten] = useState('');
  const [isAsking, setAsking] = useState(false);
  const line = lineOf(written);
  const rolls = line.kind === 'roll';
  const write = (next: string) => {
    setWritten(next);
    setAsking(false);
  };
  const submit = () => {
    if (line.kind === 'unclear') setAsking(true);
    else void carryOut(written.trim(), rolls);
  };
  const carryOut = async (said: string, isRoll: boolean) => {
    if (said === '') return;
    const { audience: chosen } = mannerFor(state.role, { audience, realDice: false });
    write('');
    change({ audience: 'everyone' });
    const done = await (isRoll
      ? send({ kind: 'roll', notation: said, audience: chosen, faces: null })
      : send({ kind: 'say', text: said }));
    if (!done) setWritten(said);
  };
  return (
    <Form
      className="say-line"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {rolls && <AudiencePicker hideLabel />}
      {isAsking && line.kind === 'unclear' && (
        <div className="say-unclear" role="alert">
          <p className="hint">{text.log.unclear}</p>
          <div className="button-row">
            <Button className="button primary" onPress={() => void carryOut(line.dice, true)}>
              {text.log.rollThis(line.dice)}
            </Button>
            <Button className="button" onPress={() => void carryOut(written.trim(), false)}>
              {text.log.sayThis}
            </Button>
          </div>
        </div>
      )}
      <TextEntry
        label={text.log.say}
        hideLabel
        value={written}
        onChange={write}
        placeholder={text.log.sayHint}
        maxLength={2000}
      />
      {written.trim() !== '' && (
        <Button type="submit" className="button quiet">
          <SendHorizontal aria-hidden /> {text.log.send}
        </Button>
      )}
    </Form>
  );
}
