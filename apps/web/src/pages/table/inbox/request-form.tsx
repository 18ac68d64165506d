import type { Action } from '@tafelrunde/system';
import { MAX_REQUEST_TEXT } from '@tafelrunde/table';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { FieldControl } from '../../../ui/field-control.tsx';
import { presetOf } from '../../../ui/fields.ts';
import { ManyChips } from '../../../ui/many-chips.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { RequestLine } from './request-line-entry.tsx';
import { asFigure, fixableFields, playedFigures, requestableActions } from './requested.ts';

const AUDIENCES = ['everyone', 'blind', 'self'] as const;

/** The GM asks for a roll: what, of whom, how openly, and what is fixed. */
export function RequestDialog() {
  const { isRequesting, change } = useView();
  const text = useTableText();
  if (!isRequesting) return null;
  return (
    <SheetDialog title={text.request.open} onClose={() => change({ isRequesting: false })}>
      <RequestLine autoFocus onSent={() => change({ isRequesting: false })} />
      <RequestForm />
    </SheetDialog>
  );
}

function RequestForm() {
  const text = useTableText().request;
  const at = useTable();
  const change = useView((view) => view.change);
  const { system, scene, house, table } = at;
  const [to, setTo] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState('');
  const [fixed, setFixed] = useState<Values>({});
  const [audience, setAudience] = useState<(typeof AUDIENCES)[number]>('everyone');
  const [about, setAbout] = useState('');
  const [problem, setProblem] = useState('');
  const players = table.seats.filter(({ role, revoked }) => role === 'player' && !revoked);
  const actions = useMemo(
    () => requestableActions({ system, scene, house }, playedFigures(table)),
    [system, scene, house, table],
  );
  const action = actions.find(({ id }) => id === picked) ?? actions[0];
  if (players.length === 0 || action === undefined) return <p className="empty">{text.noPlayers}</p>;
  const submit = async () => {
    const refusal = await at.link.send({
      kind: 'request',
      to,
      action: action.id,
      input: fixed,
      audience,
      text: about,
    });
    if (refusal === null) change({ isRequesting: false });
    else setProblem(at.refusalText(refusal));
  };
  return (
    <>
      <p className="hint">{text.lead}</p>
      <SearchSelect
        label={text.action}
        value={action.id}
        options={actions.map(({ id }) => ({ value: id, label: at.words.action(id).title }))}
        onChange={(id) => {
          setPicked(id);
          setFixed({});
        }}
      />
      <p className="hint">{at.words.action(action.id).hint}</p>
      <fieldset className="plain many">
        <legend className="field-label">{text.who}</legend>
        <div className="chips">
          <Chip on={to.length === 0} onChange={() => setTo([])}>
            {text.all}
          </Chip>
          <ManyChips
            options={players.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={to}
            onChange={setTo}
          />
        </div>
      </fieldset>
      <FixedFields action={action} asked={to} fixed={fixed} onChange={setFixed} />
      <div className="audience">
        <Segmented
          label={text.audience}
          value={audience}
          onChange={setAudience}
          segments={AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))}
        />
        <p className="hint">{text.hints[audience]}</p>
      </div>
      <TextEntry
        label={text.text}
        hint={text.textHint}
        value={about}
        onChange={setAbout}
        maxLength={MAX_REQUEST_TEXT}
      />
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end sticky">
        <Button className="button primary" onPress={() => void submit()}>
          {text.submit}
        </Button>
      </div>
    </>
  );
}

/** One chip for each input; what is chosen is fixed for all, the rest is theirs. */
function FixedFields({
  action,
  asked,
  fixed,
  onChange,
}: {
  action: Action;
  asked: readonly string[];
  fixed: Values;
  onChange: (fixed: Values) => void;
}) {
  const text = useTableText().request;
  const { system, scene, house, table, words, figures } = useTable();
  const fields = useMemo(() => {
    const situation = { system, scene, house };
    const everybody = figures.map(({ id }) => id);
    return fixableFields(situation, action, playedFigures(table, asked)).map((field) =>
      asFigure(field, situation, everybody),
    );
  }, [system, scene, house, table, action, asked, figures]);
  if (fields.length === 0) return null;
  const without = (name: string): Values =>
    Object.fromEntries(Object.entries(fixed).filter(([one]) => one !== name));
  const fix = (name: string, value: unknown) =>
    onChange(value === undefined ? without(name) : { ...fixed, [name]: value });
  return (
    <fieldset className="plain many">
      <legend className="field-label">{text.fixed}</legend>
      <div className="chips">
        {fields.map((field) => (
          <Chip
            key={field.name}
            on={Object.hasOwn(fixed, field.name)}
            onChange={(on) =>
              on ? fix(field.name, presetOf({ ...field, optional: false })) : onChange(without(field.name))
            }
          >
            {words.field(field.name)}
          </Chip>
        ))}
      </div>
      <p className="hint">{text.fixedHint}</p>
      {fields
        .filter(({ name }) => Object.hasOwn(fixed, name))
        .map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={fixed[field.name]}
            onChange={(value) => fix(field.name, value)}
          />
        ))}
    </fieldset>
  );
}
