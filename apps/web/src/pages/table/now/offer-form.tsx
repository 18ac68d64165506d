import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { newId } from '../../../table/new-id.ts';
import { useTable } from '../../../table/table-context.ts';
import { type OpenForm, useView, type Values } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FieldControl } from '../../../ui/field-control.tsx';
import { RollButton } from '../../../ui/roll-button.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Chances } from '../decision/chances.tsx';
import { actOnAll, listed } from '../fight/tracker-many.ts';
import { RollSources } from '../result/roll-sources.tsx';
import { WholeRoll } from '../result/whole-roll.tsx';
import { AudiencePicker, RealDiceToggle } from '../seats/audience-picker.tsx';
import { mannerFor } from '../seats/audiences.ts';
import { offerField } from './offer-fields.ts';
import { diceOf, isComplete, offerName, openFields, startValues, usageOf } from './offers.ts';
import { useOfferChance } from './use-offer-chance.ts';

/** The form of whatever was tapped. */
export function OpenOfferForm() {
  const form = useView((view) => view.form);
  return form === null ? null : <OfferForm key={JSON.stringify(form)} form={form} />;
}

/** What is still to be said before an offer is carried out; the chance follows every change. */
function OfferForm({ form }: { form: OpenForm }) {
  const text = useTableText();
  const locale = useLocale();
  const at = useTable();
  const { offer } = form;
  const { change, realDice, audience } = useView();
  const made = usageOf(offer, 'add')?.id ?? null;
  const [values, setValues] = useState<Values>(() => ({
    ...startValues(at, offer, text),
    ...(made === null ? {} : { [made]: `f-${newId()}` }),
    ...form.values,
  }));
  const expected = useOfferChance(offer, values, true);
  const isReady = useMemo(() => isComplete(at, offer, values), [at, offer, values]);
  const input = useMemo(() => ({ ...offer.input, ...values }), [offer, values]);
  const job = useMemo(
    () => ({
      ...{ kind: 'chancesLeft' as const, system: at.system.id, action: offer.action, input, tape: [] },
      ...{ scene: at.scene, house: at.house, policies: at.table.policies },
    }),
    [at.system.id, at.scene, at.house, at.table.policies, offer.action, input],
  );
  const action = at.system.actions.find(({ id }) => id === offer.action);
  if (action === undefined) return null;
  const { title, hint } = at.words.action(offer.action);
  const name =
    form.many === undefined
      ? offerName(at, offer, text)
      : listed(
          form.many.flatMap(({ target }) => (target === null ? [] : [at.nameOf(target)])),
          locale,
        );
  const close = () => change({ form: null });
  const rolls = offer.chance !== null;
  const submit = () => {
    // A hidden roll is the exception: the next one is open again.
    // On a phone the table's own sheet makes way for what comes of it.
    const isPlay = rolls || offer.purpose === 'pace';
    change({ form: null, target: null, audience: 'everyone', ...(isPlay ? { isTableOpen: false } : {}) });
    const manner = rolls ? mannerFor(at.state.role, { audience, realDice }) : undefined;
    void actOnAll(at, form.many ?? [offer], values, manner);
  };
  return (
    <SheetDialog title={name.startsWith(title) ? name : `${title}: ${name}`} onClose={close}>
      <p className="hint">{hint}</p>
      {openFields(offer).map((one) => {
        const field = offerField(action, one, offer);
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
      {rolls && <AudiencePicker />}
      {rolls && <RealDiceToggle isBlind={audience === 'blind'} />}
      {expected?.refusal !== undefined && (
        <p className="hint">{at.words.value('reason', expected.refusal)}</p>
      )}
      {rolls && isReady && (
        <>
          <Chances title={text.form.chances} job={job} />
          <WholeRoll action={offer.action} input={input} />
          <RollSources action={offer.action} input={input} />
        </>
      )}
      <div className="form-end sticky">
        {rolls ? (
          <RollButton
            name={text.form.roll}
            dice={diceOf(expected?.pool)}
            chance={expected?.chance}
            isDisabled={!isReady}
            onRoll={submit}
          />
        ) : (
          <Button className="button primary" isDisabled={!isReady} onPress={submit}>
            {title}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}
