import type { Offer, Pool } from '@tafelrunde/kernel';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { RollButton } from '../../components/roll-button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { Toggle } from '../../components/toggle.tsx';
import { FieldControl } from './field-control.tsx';
import { type Field, fieldOf } from './fields.ts';
import { newId } from './new-id.ts';
import { isComplete, offerName, startValues } from './offers.ts';
import { Chances } from './outlook.tsx';
import { RollSources } from './roll-sources.tsx';
import { useTable } from './table-context.ts';
import { useProspect } from './use-prospect.ts';
import { useTableText } from './use-table-text.ts';
import { type OpenForm, useView, type Values } from './view-store.ts';

/** The form of whatever was tapped. */
export function OpenOfferForm() {
  const form = useView((view) => view.form);
  return form === null ? null : <OfferForm key={JSON.stringify(form)} form={form} />;
}

/** What is still to be said before an offer is carried out; the chance follows every change. */
function OfferForm({ form }: { form: OpenForm }) {
  const text = useTableText();
  const at = useTable();
  const { offer } = form;
  const { change, realDice, audience } = useView();
  const [values, setValues] = useState<Values>(() => ({
    ...startValues(at, offer, text),
    ...(offer.fields.includes('id') ? { id: `f-${newId()}` } : {}),
    ...form.values,
  }));
  const prospect = useProspect(offer, values, true);
  const isReady = useMemo(() => isComplete(at, offer, values), [at, offer, values]);
  const input = useMemo(() => ({ ...offer.input, ...values }), [offer, values]);
  const job = useMemo(
    () => ({
      ...{ kind: 'outlook' as const, system: at.system.id, action: offer.action, input, tape: [] },
      ...{ scene: at.scene, house: at.house },
    }),
    [at.system.id, at.scene, at.house, offer.action, input],
  );
  const action = at.system.actions.find(({ id }) => id === offer.action);
  if (action === undefined) return null;
  const { title, hint } = at.words.action(offer.action);
  const name = offerName(at, offer, text);
  const close = () => change({ form: null });
  const rolls = offer.chance !== null;
  const submit = () => {
    // A hidden roll is the exception: the next one is open again.
    change({ form: null, target: null, audience: 'everyone' });
    void at.act(offer, values, {
      audience: at.isGm && rolls ? audience : 'everyone',
      realDice: realDice && rolls,
    });
  };
  return (
    <SheetDialog title={name.startsWith(title) ? name : `${title}: ${name}`} onClose={close}>
      <p className="hint">{hint}</p>
      {offer.fields
        .filter((one) => one !== 'id')
        .map((one) => {
          const field = withSuggestions(withRungs(fieldOf(action, one), offer), offer);
          if (field === undefined) return null;
          return (
            <FieldControl
              key={one}
              field={field}
              value={values[one]}
              onChange={(value) => setValues((before) => ({ ...before, [one]: value }))}
              onPoint={() =>
                change({
                  form: null,
                  view: 'board',
                  mode: { kind: 'point', field: one, form: { offer, values } },
                })
              }
            />
          );
        })}
      {rolls && at.isGm && !at.link.solo && (
        <Segmented
          label={text.form.audience}
          value={audience}
          onChange={(chosen) => change({ audience: chosen })}
          segments={[
            { value: 'everyone', label: text.form.audiences.everyone },
            { value: 'gm', label: text.form.audiences.gm },
          ]}
        />
      )}
      {rolls && at.isGm && audience === 'gm' && <p className="hint">{text.form.audienceHint}</p>}
      {rolls && (
        <Toggle on={realDice} onChange={(on) => change({ realDice: on })} hint={text.form.realDiceHint}>
          {text.form.realDice}
        </Toggle>
      )}
      {prospect?.refusal !== undefined && (
        <p className="hint">{at.words.value('reason', prospect.refusal)}</p>
      )}
      {rolls && isReady && (
        <>
          <Chances title={text.form.chances} job={job} />
          <RollSources action={offer.action} input={input} />
        </>
      )}
      <div className="form-end sticky">
        {rolls ? (
          <RollButton
            name={text.form.roll}
            dice={diceOf(prospect?.pool)}
            chance={prospect?.chance}
            isDisabled={!isReady}
            onRoll={submit}
          />
        ) : (
          <Button className="button primary" isDisabled={!isReady} onPress={submit}>
            {text.form.go}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}

/** A number that has a ladder has its rungs as usual values. */
function withRungs(field: Field | undefined, { ladder }: Offer): Field | undefined {
  if (field?.shape.kind !== 'integer' || ladder?.field !== field.name) return field;
  return { ...field, shape: { ...field.shape, usual: ladder.values } };
}

/** Free words have those that are at hand before them. */
function withSuggestions(field: Field | undefined, { suggests }: Offer): Field | undefined {
  const words = field && suggests?.[field.name];
  if (words === undefined || field?.shape.kind !== 'choices') return field;
  return { ...field, shape: { ...field.shape, values: words, isOpen: false } };
}

/** More dice than this only crowd the button. */
const MOST_DICE = 5;

const diceOf = (pool: Pool | undefined): readonly number[] =>
  Array.from({ length: Math.min(pool?.count ?? 0, MOST_DICE) }, () => pool?.sides ?? 0);
