import { parseNotation } from '@tafelrunde/kernel';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { AudiencePicker } from '../seats/audience-picker.tsx';
import { mannerFor } from '../seats/audiences.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';

/** Dice need a letter for them: a bare number is something people say. */
const isRoll = (text: string): boolean => /\d?\s*[wd]\s*\d/i.test(text) && parseNotation(text).ok;

/** A line that is said, or rolled if it is a dice expression. */
export function SayLine() {
  const text = useTableText();
  const { send, state } = useTable();
  const { audience, change } = useView();
  const [written, setWritten] = useState('');
  const rolls = isRoll(written);
  const submit = async () => {
    const said = written.trim();
    if (said === '') return;
    const { audience: chosen } = mannerFor(state.role, { audience, realDice: false });
    setWritten('');
    change({ audience: 'everyone' });
    const done = await (rolls
      ? send({ kind: 'roll', notation: said, audience: chosen, faces: null })
      : send({ kind: 'say', text: said }));
    if (!done) setWritten(said);
  };
  return (
    <Form
      className="say-line"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {rolls && <AudiencePicker hideLabel />}
      <TextEntry
        label={text.log.say}
        hint={text.log.sayHint}
        value={written}
        onChange={setWritten}
        placeholder="3W6+2 …"
        maxLength={2000}
      />
      <Button
        type="submit"
        className="icon-button"
        aria-label={text.log.send}
        isDisabled={written.trim() === ''}
      >
        <SendHorizontal aria-hidden />
      </Button>
    </Form>
  );
}
