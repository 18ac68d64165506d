import { isThrowOf, type Pool } from '@tafelrunde/kernel';
import type { DieKind } from '@tafelrunde/system';
import type { OpenRun } from '@tafelrunde/table';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { answerTo } from './answer-to.ts';
import { questionKey } from './open-runs.ts';

/** The faces of dice thrown at the real table: one field for each die. */
export function FacesAnswer({ run, pool }: { run: OpenRun; pool: Pool }) {
  const text = useTableText();
  const { die } = useText();
  const { send, system } = useTable();
  const { drafts, change } = useView();
  const key = questionKey(run);
  // An open-ended die may be thrown again: its whole chain goes into one field, with spaces.
  const count = pool.openEnded ? 1 : pool.count;
  const written = drafts[key] ?? Array.from({ length: count }, () => '');
  const faces = written.flatMap((one) => one.trim().split(/\s+/).map(Number));
  const isThrow = isThrowOf(pool, faces);
  const name = `${die}${pool.sides}`;
  const kinds = system.table.play?.diceToCome?.(run.progress?.trace ?? []) ?? [];
  const labelOf = (kind: DieKind | undefined, i: number): string => {
    if (kind !== undefined) return text.decision.kindOfDie[kind](i + 1);
    return count === 1 ? name : text.decision.face(name, i + 1);
  };
  return (
    <Form
      className="faces"
      onSubmit={(event) => {
        event.preventDefault();
        if (isThrow) void send(answerTo(run, faces));
      }}
    >
      <p className="decision-ask">{text.decision.faces(`${pool.count}${name}`)}</p>
      <div className="faces-fields">
        {written.map((one, i) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
            key={i}
            className="face-field"
            value={one}
            autoFocus={i === 0}
            isInvalid={one !== '' && !pool.openEnded && !isFace(one, pool.sides)}
            onChange={(next) =>
              change({ drafts: { ...drafts, [key]: written.map((old, j) => (j === i ? next : old)) } })
            }
          >
            <Die sides={pool.sides} size={48} state="ready" kind={kinds[i]} />
            <Label className="field-label">{labelOf(kinds[i], i)}</Label>
            <Input className="input" inputMode="numeric" autoComplete="off" />
            <FieldError className="field-error">{text.decision.outOfRange(pool.sides)}</FieldError>
          </TextField>
        ))}
      </div>
      <Button type="submit" className="button primary" isDisabled={!isThrow}>
        {text.decision.enter}
      </Button>
    </Form>
  );
}

const isFace = (text: string, sides: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= sides;
