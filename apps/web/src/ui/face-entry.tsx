import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useText } from '../text/use-text.ts';
import { Die } from './die.tsx';

/**
 * The face of a die that was thrown at the real table. A text field, not a number field: that one would quietly turn
 * an 11 on a W10 into a 10.
 */
export function FaceEntry({ sides, onFace }: { sides: number; onFace: (face: number) => void }) {
  const { roll, die } = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const enter = () => {
    const face = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
    if (face >= 1 && face <= sides) onFace(face);
    else setWrong(true);
  };
  return (
    <Form
      className="face-entry"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <Die sides={sides} size={56} state="ready" />
      <TextField
        className="face-field"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setWrong(false);
        }}
        isInvalid={isWrong}
        autoFocus
      >
        <Label className="field-label">{roll.face(`${die}${sides}`)}</Label>
        <Input className="input" inputMode="numeric" autoComplete="off" />
        <FieldError className="field-error">{roll.faceOutOfRange(sides)}</FieldError>
      </TextField>
      <Button type="submit" className="button primary">
        {roll.enter}
      </Button>
    </Form>
  );
}
