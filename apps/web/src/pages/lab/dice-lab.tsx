import { notation, type TotalKind, totalKind } from '@tafelrunde/kernel';
import { notationText } from '@tafelrunde/schema';
import { useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { decimal } from '../../engine/format.ts';
import type { NotationJob } from '../../engine/odds-jobs.ts';
import { addressFor } from '../../state/base.ts';
import type { LabDictionary } from '../../text/lab-dictionary.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { csvOf } from '../../ui/take-away.ts';
import { TextEntry } from '../../ui/text-entry.tsx';
import { AnswerLine } from './answer-line.tsx';
import { DistributionPanel, useDrawing } from './distribution-panel.tsx';
import { addressOf, type LabState, letterOf, type Variant } from './lab-state.ts';
import { medianOf, rowsOf } from './marginal.ts';
import { answerSentence, comparisons } from './sentence.ts';
import { Slider } from './slider.tsx';
import { SubjectPicker } from './subject-picker.tsx';
import { TakeAwayBar } from './take-away-bar.tsx';
import { useOdds } from './use-odds.ts';
import { VariantTabs } from './variant-tabs.tsx';

const EXAMPLES = ['3W6+2', '4W6kh3', '3W20kh1+2', '8W6>=5!', '2W6!', 'W12+W8', 'W20+5>=15', '4WF'];
const AXIS = { field: 'total', isNumber: true };
/** Rarer totals are no goals, and would only make the slider long. */
const WORTH_REACHING = 1e-4;

function phraseFor(text: LabDictionary, kind: TotalKind, target: number): string {
  if (kind === 'test') return text.phrases['success'] ?? text.reaches(target);
  return kind === 'count' && target > 0 ? text.succeedsOften(target) : text.reaches(target);
}

/** Any dice in the notation everybody knows, open-ended ones with their tails. */
export function DiceLab({
  state,
  onChange,
  onGo,
}: {
  state: LabState;
  onChange: (change: Partial<LabState>) => void;
  onGo: (state: LabState) => void;
}) {
  const text = useLabText();
  const { die } = useText();
  const locale = useLocale();
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(0);
  const fallback = useMemo(
    (): readonly Variant[] => [{ input: { notation: `3${die}6+2` }, house: {} }],
    [die],
  );
  const variants = state.variants.length > 0 ? state.variants : fallback;
  const at = Math.min(active, variants.length - 1);
  const written = (variant: Variant | undefined) => String(variant?.input['notation'] ?? '');
  const write = (notationText: string) =>
    onChange({
      variants: variants.map((one, i) => (i === at ? { ...one, input: { notation: notationText } } : one)),
    });

  const known = useOdds(variants.map((one): NotationJob => ({ kind: 'notation', text: written(one) })));
  const odds = known.map(({ answer }) => (answer?.kind === 'odds' ? answer.odds : undefined));
  const key = JSON.stringify(variants) + known.map(({ isBusy }) => isBusy).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers change with the expressions
  const all = useMemo(() => odds, [key]);
  const drawing = useDrawing(all, AXIS.field, state.shape);
  const first = all[0];
  const reach = useMemo(() => rowsOf(all, AXIS, 'atLeast'), [all]);
  const goals = useMemo(
    () =>
      reach
        .filter(({ chances }) => chances.some((one) => one !== undefined && one.p > WORTH_REACHING))
        .map(({ key: total }) => Number(total)),
    [reach],
  );
  const opening = notation(written(variants[0]));
  const kind = opening.ok ? totalKind(opening.value) : 'sum';
  const median = first === undefined ? undefined : medianOf(first, AXIS.field);
  // A comparison holds or does not: nobody has to choose what to reach.
  const target = kind === 'test' ? 1 : (state.target ?? median);
  const chances = all.map((one, i) =>
    one === undefined || target === undefined ? undefined : chanceToReach(reach, i, target),
  );
  const read = notation(written(variants[at]));
  const firstAnswer = known[0]?.answer;
  const problem = firstAnswer?.kind === 'problem' ? firstAnswer.problem : undefined;
  const sentence =
    problem !== undefined
      ? text.problems[problem]
      : first === undefined || target === undefined
        ? text.busy
        : answerSentence(text, chances[0]?.p ?? 0, phraseFor(text, kind, target), locale);
  return (
    <>
      <AnswerLine
        sentence={sentence}
        others={[
          ...comparisons(text, chances, locale),
          ...(first === undefined
            ? []
            : [text.average(written(variants[0]), decimal(first.mean[AXIS.field] ?? 0, locale), undefined)]),
        ]}
        chance={chances[0]}
        odds={first}
        isBusy={known.some(({ isBusy }) => isBusy)}
      />
      <div className="lab-grid">
        <div className="lab-controls">
          <SubjectPicker
            subject={state.subject}
            system={undefined}
            sample={undefined}
            offer={undefined}
            onGo={onGo}
          />
          <VariantTabs
            count={variants.length}
            active={at}
            onActive={setActive}
            onAdd={() => {
              onChange({ variants: [...variants, variants[at] as Variant] });
              setActive(variants.length);
            }}
            onRemove={(index) => {
              onChange({ variants: variants.filter((_, i) => i !== index) });
              setActive(0);
            }}
          >
            <TextEntry
              label={text.notation}
              value={written(variants[at])}
              onChange={write}
              maxLength={200}
              isInvalid={!read.ok}
              hint={
                read.ok ? text.notationHint : notationText(read.error.code, read.error.data ?? {}, locale)
              }
            />
            <div className="chips">
              {EXAMPLES.map((example) => (
                <Button key={example} className="chip" onPress={() => write(example.replaceAll('W', die))}>
                  {example.replaceAll('W', die)}
                </Button>
              ))}
            </div>
          </VariantTabs>
        </div>
        <div className="lab-pictures">
          {goals.length > 1 && kind !== 'test' && (
            <section className="lab-box sweep" aria-label={text.target}>
              <Slider
                label={text.target}
                values={goals}
                value={target}
                textOf={(value) => String(value).replace('-', '−')}
                onChange={(value) => onChange({ target: value })}
              />
            </section>
          )}
          <DistributionPanel
            drawing={drawing}
            all={all}
            words={undefined}
            shape={state.shape}
            svg={svg}
            isStale={known.some(({ isStale }) => isStale)}
            marked={target}
            onAxis={() => {}}
            onShape={(shape) => onChange({ shape })}
          />
          <TakeAwayBar
            name="tafelrunde"
            address={() => addressFor(addressOf({ ...state, variants, target: target ?? null }))}
            csv={() =>
              csvOf(
                [
                  [text.total, ...variants.map((one, i) => `${letterOf(i)}: ${written(one)}`)],
                  ...drawing.rows.map((row) => [Number(row.key), ...row.chances.map((one) => one?.p ?? 0)]),
                ],
                locale,
              )
            }
            svg={svg}
          />
        </div>
      </div>
    </>
  );
}

/** Totals between those that can come up count with the next higher one. */
function chanceToReach(rows: ReturnType<typeof rowsOf>, index: number, target: number) {
  const row = rows.find(({ key }) => Number(key) >= target);
  return row === undefined ? { p: 0 } : row.chances[index];
}
