import type { RollRequest } from '@tafelrunde/table';
import { EyeClosed } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { FieldControl } from '../../../ui/field-control.tsx';
import { RollButton } from '../../../ui/roll-button.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Chances } from '../decision/chances.tsx';
import { offerField } from '../now/offer-fields.ts';
import { diceOf, isComplete, offerName, startValues } from '../now/offers.ts';
import { useOfferChance } from '../now/use-offer-chance.ts';
import { RollSources } from '../result/roll-sources.tsx';
import { WholeRoll } from '../result/whole-roll.tsx';
import { AudienceBadge, RealDiceToggle } from '../seats/audience-picker.tsx';
import { FixedInputs } from './fixed-inputs.tsx';
import { asFigure, type RequestedOffer, requestedOffers } from './requested.ts';
import { useRequests } from './use-requests.ts';

/** A roll the GM has asked us for; the turn bar leads here. */
export function RequestSheet() {
  const { shown, waiting } = useRequests();
  return shown === undefined ? null : <Requested key={shown.id} request={shown} more={waiting.length - 1} />;
}

function Requested({ request, more }: { request: RollRequest; more: number }) {
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const { title, hint } = at.words.action(request.detail?.action ?? '');
  const { system, scene, house } = at;
  const figures = at.me?.figures;
  const ways = useMemo(
    () => requestedOffers({ system, scene, house }, request, figures ?? []),
    [system, scene, house, request, figures],
  );
  const close = () => change({ request: null });
  return (
    <SheetDialog title={text.request.title(title)} onClose={close} isDismissable={false}>
      {request.text !== '' && <p className="request-text">{request.text}</p>}
      <p className="hint">
        <AudienceBadge audience={request.audience} isOwn /> {text.audience.hints[request.audience]}
      </p>
      <p className="hint">{hint}</p>
      {more > 0 && <p className="hint">{text.request.more(more)}</p>}
      {ways.length === 0 ? (
        <p className="empty">{text.request.noFigure}</p>
      ) : (
        <Ways request={request} ways={ways} onDone={() => change({ request: null })} onLater={close} />
      )}
    </SheetDialog>
  );
}

/** More ways than fit side by side are a list, and very many are searched. */
const FEW = 4;
const MANY = 12;

/** With which of our figures, and with what of theirs. */
function Ways({
  request,
  ways,
  onDone,
  onLater,
}: {
  request: RollRequest;
  ways: readonly RequestedOffer[];
  onDone: () => void;
  onLater: () => void;
}) {
  const text = useTableText();
  const at = useTable();
  const [figure, setFigure] = useState(ways[0]?.figure ?? null);
  const [picked, setPicked] = useState('0');
  const figures = [...new Set(ways.map((way) => way.figure))];
  const own = ways.filter((way) => way.figure === figure);
  const options = own.map(({ offer }, i) => ({
    value: String(i),
    label: offerName(at, offer, text, figure ?? ''),
  }));
  const way = own[Number(picked)] ?? own[0] ?? ways[0];
  const isBlind = request.audience === 'blind';
  const label = text.request.variant;
  const Select = options.length > MANY ? SearchSelect : SelectField;
  return (
    <>
      {figures.length > 1 && (
        <Segmented
          label={text.request.figure}
          value={figure ?? ''}
          onChange={(chosen) => {
            setFigure(chosen);
            setPicked('0');
          }}
          segments={figures.map((id) => ({ value: id ?? '', label: at.nameOf(id ?? '') }))}
        />
      )}
      {options.length > 1 && options.length <= FEW && (
        <Segmented label={label} value={picked} onChange={setPicked} segments={options} />
      )}
      {options.length > FEW && <Select label={label} value={picked} onChange={setPicked} options={options} />}
      {options.length > 1 && isBlind && <p className="hint">{text.request.blindVariant}</p>}
      {way !== undefined && (
        <RequestBody
          key={`${way.figure} ${picked}`}
          request={request}
          way={way}
          onDone={onDone}
          onLater={onLater}
        />
      )}
    </>
  );
}

/** What is left to fill in, its chance unless it is blind, and one button. */
function RequestBody({
  request,
  way: { offer },
  onDone,
  onLater,
}: {
  request: RollRequest;
  way: RequestedOffer;
  onDone: () => void;
  onLater: () => void;
}) {
  const text = useTableText();
  const at = useTable();
  const realDice = useView((view) => view.realDice);
  const [values, setValues] = useState<Values>(() => startValues(at, offer, text));
  const [problem, setProblem] = useState('');
  const isBlind = request.audience === 'blind';
  const expected = useOfferChance(offer, values, !isBlind);
  const { system, scene, house } = at;
  const { policies } = at.table;
  const input = useMemo(() => ({ ...offer.input, ...values }), [offer, values]);
  const job = useMemo(
    () => ({
      ...{ kind: 'chancesLeft' as const, system: system.id, action: offer.action, input, tape: [] },
      ...{ scene, house, policies },
    }),
    [system.id, scene, house, policies, offer.action, input],
  );
  const action = system.actions.find(({ id }) => id === offer.action);
  const isReady = isBlind || isComplete(at, offer, values);
  if (action === undefined) return null;
  const roll = async () => {
    const { audience, id } = request;
    const refusal = await at.link.send({
      ...{ kind: 'act', action: offer.action, input, audience, request: id },
      realDice: realDice && !isBlind,
    });
    if (refusal === null) onDone();
    else setProblem(at.refusalText(refusal));
  };
  const everybody = at.figures.map(({ id }) => id);
  const controls = offer.fields.flatMap((name) => {
    const field = offerField(action, name, offer);
    if (field === undefined) return [];
    return (
      <FieldControl
        key={name}
        field={asFigure(field, at, everybody)}
        value={values[name]}
        onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
      />
    );
  });
  return (
    <>
      <FixedInputs input={request.detail?.input} />
      {isBlind && controls.length > 0 ? (
        <details className="why">
          <summary>{text.request.rest}</summary>
          <p className="hint">{text.request.blindVariant}</p>
          {controls}
        </details>
      ) : (
        controls
      )}
      <RealDiceToggle isBlind={isBlind} />
      {expected?.refusal !== undefined && (
        <p className="hint">{at.words.value('reason', expected.refusal)}</p>
      )}
      {!isBlind && isReady && (
        <>
          <Chances title={text.form.chances} job={job} />
          <WholeRoll action={offer.action} input={input} />
          <RollSources action={offer.action} input={input} />
        </>
      )}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end sticky request-end">
        {isBlind ? (
          <Button className="button primary" isDisabled={!isReady} onPress={() => void roll()}>
            <EyeClosed aria-hidden /> {text.request.rollBlind}
          </Button>
        ) : (
          <RollButton
            name={text.request.roll}
            dice={diceOf(expected?.pool)}
            chance={expected?.chance}
            isDisabled={!isReady}
            onRoll={() => void roll()}
          />
        )}
        <Button className="button quiet" onPress={onLater}>
          {text.request.later}
        </Button>
      </div>
    </>
  );
}
