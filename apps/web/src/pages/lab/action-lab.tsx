import { tellTooLarge } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import {
  type Action,
  type ChanceRange,
  chanceWords,
  inputFor,
  type Offer,
  type System,
} from '@tafelrunde/system';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type Check, valueAt, withValue } from '../../engine/check.ts';
import { AT_ONCE } from '../../engine/effort.ts';
import { decimal } from '../../engine/format.ts';
import type { LabAnswer, LabOdds } from '../../engine/lab-odds.ts';
import type { OddsJob } from '../../engine/odds-jobs.ts';
import { namesOf, type Sample, sampleOf } from '../../engine/sample.ts';
import { addressFor } from '../../state/base.ts';
import type { LabDictionary } from '../../text/lab-dictionary.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { csvOf } from '../../ui/take-away.ts';
import { AnswerLine } from './answer-line.tsx';
import { AssumedPanel } from './assumed-panel.tsx';
import { ChancesTable } from './chances-table.tsx';
import { CurvePanel } from './curve-panel.tsx';
import { capitalised, DistributionPanel, useDrawing } from './distribution-panel.tsx';
import { FieldsFrame } from './fields-frame.tsx';
import { goalIn, goalKey, goalOptions } from './goals.ts';
import { fieldsOf, offerFor, type Sweep, startInput, sweepsOf } from './inputs.ts';
import { LabControls } from './lab-controls.tsx';
import { addressOf, type LabState, letterOf, type Shape, soundHouse, type Variant } from './lab-state.ts';
import { medianOf, valueLabel } from './marginal.ts';
import { answerSentence, comparisons, phraseOf } from './sentence.ts';
import { SubjectPicker } from './subject-picker.tsx';
import { SweepControl } from './sweep-control.tsx';
import { TakeAwayBar } from './take-away-bar.tsx';
import { useLatest } from './use-latest.ts';
import { useOdds } from './use-odds.ts';
import { useSame } from './use-same.ts';

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
  const isPossible = action !== undefined && (action.fields === null || offer !== undefined);
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
  const [isSliding, setSliding] = useState(false);
  const fallback = useMemo(
    (): readonly Variant[] => [{ input: startInput(action, offer), house: {} }],
    [action, offer],
  );
  const variants = state.variants.length > 0 ? state.variants : fallback;
  const at = Math.min(active, variants.length - 1);
  const current = variants[at] ?? (fallback[0] as Variant);
  const onSlide = (input: Variant['input']) => {
    setSliding(true);
    onChange({ variants: variants.map((one, i) => (i === at ? { ...one, input } : one)) });
  };
  const onVariants = useCallback(
    (changed: readonly Variant[]) => {
      setSliding(false);
      onChange({ variants: changed });
    },
    [onChange],
  );

  const fields = useMemo(() => fieldsOf(action, offer), [action, offer]);
  const goal = useMemo(() => goalIn(action, state.goal), [action, state.goal]);
  const checks = useMemo(
    () =>
      variants.map(
        ({ input, house }): Check => ({
          system: system.id,
          action: action.id,
          input: compact(input),
          house: soundHouse(system, house),
          scene: action.fields === null ? null : sample?.scene,
          ...(goal === undefined ? {} : { goal }),
        }),
      ),
    [system, action, sample, goal, variants],
  );
  // While the slider moves, the answer comes first; the inputs and the mark on the curve follow while it is calculated.
  const [laterVariants, laterChecks] = [useDeferredValue(variants), useDeferredValue(checks)];
  const known = useOdds(
    useMemo(() => checks.map((check): OddsJob => ({ kind: 'odds', check, effort: AT_ONCE })), [checks]),
  );
  const answers = known.map(({ answer }) => answer);
  const oddsList = answers.map((answer) => (answer?.kind === 'odds' ? answer.odds : undefined));
  const oddsKey = useStable(oddsList);
  const drawing = useDrawing(oddsKey, state.axis, state.shape);

  const names = useMemo(() => Object.keys(action.chances), [action]);
  const first = oddsList[0];
  const parsed = first?.found?.parsed;
  // The answer has read its input already; without one it is read here.
  const input = useMemo(() => {
    if (parsed !== undefined) return parsed;
    const read = inputFor(action, compact(current.input), sample?.scene);
    return read.ok ? read.value : undefined;
  }, [parsed, action, current.input, sample]);
  const figures = useMemo(
    () => namesOf(system, sample, state.subject.figure, locale),
    [system, sample, state.subject.figure, locale],
  );
  const called = useMemo(
    () =>
      input === undefined ? (name: string) => words.chance(name) : chanceWords(words, action, input, figures),
    [action, input, words, figures],
  );
  const aim = input === undefined ? undefined : action.aim(input);
  const aimKey = aim === undefined ? '' : goalKey(aim);
  const goals = useSame(goalOptions(action, aim, words, called, text));
  const labels = useSame(names.map((name) => capitalised(called(name))));
  const chances = useMemo(() => oddsKey.map((odds) => odds?.chances), [oddsKey]);
  const onChance = useCallback((name: string) => onChange({ chance: name }), [onChange]);
  const onAxis = useCallback((axis: string) => onChange({ axis }), [onChange]);
  const onShape = useCallback((shape: Shape) => onChange({ shape }), [onChange]);
  const onGoal = useLatest((picked: string) => {
    const wanted = goalIn(action, picked);
    onChange({ goal: picked, ...(wanted && 'chance' in wanted ? { chance: wanted.chance } : {}) });
  });
  const usual = (goal && 'chance' in goal ? goal.chance : offer?.chance) ?? names[0] ?? '';
  const chance = names.includes(state.chance) ? state.chance : usual;
  const problem = answers[0]?.kind === 'problem' ? answers[0] : undefined;
  const refusal = answers[0]?.kind === 'refused' ? answers[0].reason : undefined;
  const field = drawing.axis?.isNumber ? drawing.axis.field : '';
  const sentence =
    problem !== undefined
      ? problemText(text, problem, locale)
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

  const sweeps = useSame(sweepsOf(fields, words, current.input));
  const sweep =
    sweeps.find(({ path }) => path.join('.') === state.sweep) ?? usualSweep(sweeps, current.input);
  const drawnSweep = useMemo(
    () => (sweep === undefined || action.budget === undefined ? sweep : thinned(sweep)),
    [sweep, action],
  );
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

  const csvLatest = useLatest(csv);
  const address = useLatest(() => addressFor(addressOf({ ...state, variants })));

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
        range={rangeOf(first, chance)}
        odds={first}
        isBusy={known.some(({ isBusy }) => isBusy)}
      />
      <div className="lab-grid">
        <LabControls
          system={system}
          subject={state.subject}
          sample={sample}
          offer={offer}
          fields={fields}
          variants={isSliding ? laterVariants : variants}
          at={at}
          onActive={setActive}
          onVariants={onVariants}
          onGo={onGo}
        />
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
              onChange={(value) => onSlide(withValue(current.input, sweep.path, value))}
            />
          )}
          <DistributionPanel
            drawing={drawing}
            all={oddsKey}
            words={words}
            shape={state.shape}
            svg={svg}
            isStale={known.some(({ isStale }) => isStale)}
            onAxis={onAxis}
            onShape={onShape}
          />
          {names.length > 0 && (
            <ChancesTable names={names} labels={labels} chances={chances} picked={chance} onPick={onChance} />
          )}
          <AssumedPanel
            action={action}
            words={words}
            odds={first}
            names={figures}
            goal={state.goal === '' ? aimKey : state.goal}
            goals={goals}
            onGoal={onGoal}
          />
          {drawnSweep !== undefined && (
            <CurvePanel checks={laterChecks} sweep={drawnSweep} chance={chance} field={field} words={words} />
          )}
          <TakeAwayBar
            name={`${system.id}-${state.subject.action}`}
            address={address}
            csv={csvLatest}
            svg={svg}
          />
        </div>
      </div>
    </>
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

/** How far the GM can still move a chance. */
function rangeOf(odds: LabOdds | undefined, chance: string): ChanceRange | undefined {
  const ranges = odds?.found?.ranges;
  return typeof ranges === 'object' ? ranges[chance] : undefined;
}

function problemText(
  text: LabDictionary,
  { problem, states }: Extract<LabAnswer, { kind: 'problem' }>,
  locale: Locale,
): string {
  return problem === 'too-large' ? tellTooLarge(states, locale) : text.problems[problem];
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
