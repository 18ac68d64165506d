import { type Action, chanceWords, type Offer, type System } from '@tafelrunde/system';
import { inputFor } from '@tafelrunde/table';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Check, valueAt, withValue } from '../../engine/check.ts';
import { AT_ONCE } from '../../engine/effort.ts';
import { decimal } from '../../engine/format.ts';
import type { OddsJob } from '../../engine/odds-jobs.ts';
import { addressFor } from '../../state/base.ts';
import { useLocale } from '../../text/use-text.ts';
import { FieldControl } from '../../ui/field-control.tsx';
import type { Field } from '../../ui/fields.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { LabHouseDialog } from '../house/lab-house-dialog.tsx';
import { rungName } from '../table/now/rung-name.ts';
import { AnswerLine } from './answer-line.tsx';
import { ChancesTable } from './chances-table.tsx';
import { CurvePanel, useValueText } from './curve-panel.tsx';
import { capitalised, DistributionPanel, useDrawing } from './distribution-panel.tsx';
import { FieldsFrame } from './fields-frame.tsx';
import { fieldsOf, offerFor, type Sweep, startInput, sweepsOf } from './inputs.ts';
import { addressOf, type LabState, letterOf, soundHouse, type Variant } from './lab-state.ts';
import { medianOf, valueLabel } from './marginal.ts';
import { type Sample, sampleOf } from './sample.ts';
import { answerSentence, comparisons, phraseOf } from './sentence.ts';
import { Slider } from './slider.tsx';
import { SubjectPicker } from './subject-picker.tsx';
import { csvOf } from './take-away.ts';
import { TakeAwayBar } from './take-away-bar.tsx';
import { useLabText } from './use-lab-text.ts';
import { useOdds } from './use-odds.ts';
import { VariantTabs } from './variant-tabs.tsx';

interface ActionLabProps {
  readonly system: System;
  readonly state: LabState;
  readonly onChange: (change: Partial<LabState>) => void;
  readonly onGo: (state: LabState) => void;
}

/** An action of a system: its inputs, its odds, its curve. */
export function ActionLab({ system, state, onChange, onGo }: ActionLabProps) {
  const text = useLabText();
  const { subject } = state;
  const action = system.actions.find(({ id }) => id === `${system.id}/${subject.action}`);
  const sample = useMemo(
    () => (subject.figure === '' ? undefined : sampleOf(system, subject.figure)),
    [system, subject.figure],
  );
  const given = state.variants[0]?.input;
  const fitting = sample && action && given && offerFor(sample.offers, action.id, given);
  const offer = fitting ?? sample?.offers.find((one) => one.action === action?.id);
  // Inputs that belong to nothing this figure can do are let go.
  const variants = offer === undefined || fitting !== undefined ? state.variants : [];
  const isPossible = action !== undefined && (!action.takesScene || offer !== undefined);
  return (
    <FieldsFrame system={system}>
      {isPossible ? (
        <Bench
          key={`${action.id} ${subject.figure}`}
          system={system}
          action={action}
          sample={sample}
          offer={offer}
          state={{ ...state, variants }}
          onChange={onChange}
          onGo={onGo}
        />
      ) : (
        <div className="lab-grid">
          <div className="lab-controls">
            <SubjectPicker subject={subject} system={system} sample={sample} offer={offer} onGo={onGo} />
          </div>
          <p className="answer-sentence">{action === undefined ? text.unknownAction : text.noOffers}</p>
        </div>
      )}
    </FieldsFrame>
  );
}

function Bench({
  system,
  action,
  sample,
  offer,
  state,
  onChange,
  onGo,
}: ActionLabProps & { action: Action; sample: Sample | undefined; offer: Offer | undefined }) {
  const text = useLabText();
  const locale = useLocale();
  const words = system.words[locale];
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(0);
  const [isHouseOpen, setHouseOpen] = useState(false);
  const fallback = useMemo(
    (): readonly Variant[] => [{ input: startInput(action, offer), house: {} }],
    [action, offer],
  );
  const variants = state.variants.length > 0 ? state.variants : fallback;
  const at = Math.min(active, variants.length - 1);
  const current = variants[at] ?? (fallback[0] as Variant);
  const set = (change: Partial<Variant>) =>
    onChange({ variants: variants.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  const setField = useLatest((name: string, value: unknown) =>
    set({ input: { ...current.input, [name]: value } }),
  );

  const fields = useMemo(() => fieldsOf(action, offer), [action, offer]);
  const checks = variants.map(
    ({ input, house }): Check => ({
      system: system.id,
      action: action.id,
      input: compact(input),
      house: soundHouse(system, house),
      scene: action.takesScene ? sample?.scene : null,
    }),
  );
  const known = useOdds(checks.map((check): OddsJob => ({ kind: 'odds', check, effort: AT_ONCE })));
  const answers = known.map(({ answer }) => answer);
  const oddsList = answers.map((answer) => (answer?.kind === 'odds' ? answer.odds : undefined));
  const oddsKey = useStable(oddsList);
  const drawing = useDrawing(oddsKey, state.axis, state.shape);

  const names = Object.keys(action.chances);
  const called = useMemo(() => {
    const input = inputFor(action, compact(current.input), sample?.scene);
    return input.ok ? chanceWords(words, action, input.value) : (name: string) => words.chance(name);
  }, [action, current.input, sample, words]);
  const usual = offer?.chance ?? names[0] ?? '';
  const chance = names.includes(state.chance) ? state.chance : usual;
  const first = oddsList[0];
  const problem = answers[0]?.kind === 'problem' ? answers[0].problem : undefined;
  const refusal = answers[0]?.kind === 'refused' ? answers[0].reason : undefined;
  const field = drawing.axis?.isNumber ? drawing.axis.field : '';
  const sentence =
    problem !== undefined
      ? text.problems[problem]
      : refusal !== undefined
        ? text.refused(valueLabel(words, 'reason', refusal, text.yesNo))
        : first === undefined
          ? text.busy
          : chance !== ''
            ? answerSentence(text, first.chances[chance]?.p ?? 0, phraseOf(text, words, chance), locale)
            : text.average(
                words.field(field),
                decimal(first.mean[field] ?? 0, locale),
                medianOf(first, field)?.toString(),
              );

  const sweeps = useMemo(() => sweepsOf(fields, words, current.input), [fields, words, current.input]);
  const sweep =
    sweeps.find(({ path }) => path.join('.') === state.sweep) ?? usualSweep(sweeps, current.input);
  const csv = () =>
    csvOf(
      [
        [
          drawing.axis === undefined ? text.value : words.field(drawing.axis.field),
          ...variants.map((_, i) => letterOf(i)),
        ],
        ...drawing.rows.map((row) => [
          drawing.axis?.isNumber
            ? Number(row.key)
            : valueLabel(words, drawing.axis?.field ?? '', row.value, text.yesNo),
          ...row.chances.map((one) => one?.p ?? 0),
        ]),
      ],
      locale,
    );

  return (
    <>
      <AnswerLine
        sentence={sentence}
        others={
          chance === ''
            ? []
            : comparisons(
                text,
                oddsList.map((odds) => odds?.chances[chance]),
                locale,
              )
        }
        chance={first?.chances[chance]}
        range={first?.ranges?.[chance]}
        odds={first}
        isBusy={known.some(({ isBusy }) => isBusy)}
      />
      <div className="lab-grid">
        <div className="lab-controls">
          <SubjectPicker subject={state.subject} system={system} sample={sample} offer={offer} onGo={onGo} />
          <VariantTabs
            count={variants.length}
            active={at}
            onActive={setActive}
            onAdd={() => {
              onChange({ variants: [...variants, current] });
              setActive(variants.length);
            }}
            onRemove={(index) => {
              onChange({ variants: variants.filter((_, i) => i !== index) });
              setActive(0);
            }}
          >
            {fields.map((one) => (
              <OneField key={one.name} field={one} value={current.input[one.name]} onChange={setField} />
            ))}
            <Button className="button" onPress={() => setHouseOpen(true)}>
              <SlidersHorizontal aria-hidden /> {text.houseChanged(Object.keys(current.house).length)}
            </Button>
          </VariantTabs>
          {isHouseOpen && (
            <LabHouseDialog
              system={system}
              title={text.house(letterOf(at))}
              house={current.house}
              onChange={(house) => set({ house })}
              onClose={() => setHouseOpen(false)}
            />
          )}
        </div>
        <div className="lab-pictures">
          {sweep === undefined ? (
            <p className="hint">{text.noSlider}</p>
          ) : (
            <SweepControl
              sweeps={sweeps}
              sweep={sweep}
              words={words}
              letter={letterOf(at)}
              value={valueAt(current.input, sweep.path)}
              onPick={(path) => onChange({ sweep: path })}
              onChange={(value) => set({ input: withValue(current.input, sweep.path, value) })}
            />
          )}
          <DistributionPanel
            drawing={drawing}
            all={oddsKey}
            words={words}
            shape={state.shape}
            svg={svg}
            isStale={known.some(({ isStale }) => isStale)}
            onAxis={(axis) => onChange({ axis })}
            onShape={(shape) => onChange({ shape })}
          />
          {names.length > 0 && (
            <ChancesTable
              names={names}
              nameOf={(name) => capitalised(called(name))}
              chances={oddsList.map((odds) => odds?.chances)}
              picked={chance}
              onPick={(name) => onChange({ chance: name })}
            />
          )}
          {sweep !== undefined && (
            <CurvePanel
              checks={checks}
              sweep={action.budget === undefined ? sweep : thinned(sweep)}
              chance={chance}
              field={field}
              words={words}
            />
          )}
          <TakeAwayBar
            name={`${system.id}-${state.subject.action}`}
            address={() => addressFor(addressOf({ ...state, variants }))}
            csv={csv}
            svg={svg}
          />
        </div>
      </div>
    </>
  );
}

/** Only the field that has changed is drawn anew: a slider moves one of many. */
const OneField = memo(function OneField({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: unknown;
  onChange: (name: string, value: unknown) => void;
}) {
  return <FieldControl field={field} value={value} onChange={(changed) => onChange(field.name, changed)} />;
});

/** The same function from first to last, which does what the latest one would. */
function useLatest<Args extends readonly unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

function SweepControl({
  sweeps,
  sweep,
  words,
  letter,
  value,
  onPick,
  onChange,
}: {
  sweeps: readonly Sweep[];
  sweep: Sweep;
  words: System['words']['de'];
  letter: string;
  value: unknown;
  onPick: (path: string) => void;
  onChange: (value: number) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  const plain = useValueText(sweep);
  const textOf = (one: number) => {
    const name = rungName({ words }, { field: sweep.path.at(-1) ?? '', values: [] }, one, locale);
    return name === String(one) ? plain(one) : capitalised(name);
  };
  return (
    <section className="lab-box sweep" aria-label={text.slider}>
      {sweeps.length > 1 && (
        <SelectField
          label={text.slider}
          value={sweep.path.join('.')}
          options={sweeps.map(({ path, label }) => ({ value: path.join('.'), label: capitalised(label) }))}
          onChange={onPick}
        />
      )}
      <Slider
        label={text.sliderOf(capitalised(sweep.label), letter)}
        values={sweep.values}
        value={typeof value === 'number' ? value : undefined}
        textOf={textOf}
        onChange={onChange}
      />
    </section>
  );
}

/** The number that is set and has the most steps: mostly the difficulty or the dice. */
function usualSweep(sweeps: readonly Sweep[], input: Variant['input']): Sweep | undefined {
  const isSet = ({ path }: Sweep) => typeof valueAt(input, path) === 'number' && valueAt(input, path) !== 0;
  return [...sweeps].filter(isSet).sort((a, b) => b.values.length - a.values.length)[0] ?? sweeps[0];
}

/** Where every run is long, a curve makes do with fewer points. */
const MOST_LONG_POINTS = 8;

function thinned(sweep: Sweep): Sweep {
  const step = Math.ceil(sweep.values.length / MOST_LONG_POINTS);
  return { ...sweep, values: sweep.values.filter((_, i) => i % step === 0) };
}

/** What was taken back in a form is not handed in. */
const compact = (input: Variant['input']): Variant['input'] =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** The same list as long as its entries are the same: what is drawn from it is then not drawn anew. */
function useStable<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  const isSame = list.length === last.current.length && list.every((one, i) => one === last.current[i]);
  if (!isSame) last.current = list;
  return last.current;
}
