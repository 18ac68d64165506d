import type { FigureView, Growth, Offer, SheetSection } from '@tafelrunde/system';
import { inputFor } from '@tafelrunde/system';
import { Sprout } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Gain, gainsByAnswer, gainsOf } from '../../../engine/gains.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { GainLine } from '../decision/gain-line.tsx';
import { optionWord } from '../decision/option-word.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { RuleLink } from './rule-link.tsx';

/** How a figure grows: one line on its sheet, and behind it what can be taken now and what that changes. */
export function FigureGrowth({
  figure,
  sections,
}: {
  figure: FigureView;
  sections: readonly SheetSection[];
}) {
  const { growth: text } = usePlayText();
  const locale = useLocale();
  const at = useTable();
  const { system, scene, house } = at;
  const [isOpen, setOpen] = useState(false);
  const growth = useMemo(
    () => system.table.growth?.(scene, figure.id, house) ?? null,
    [system, scene, house, figure.id],
  );
  if (growth === null) return null;
  const steps = growth.steps.filter((step) => mayTake(at, step));
  return (
    <>
      <Button className="growth" data-ready={isReady(at, steps)} onPress={() => setOpen(true)}>
        <Sprout aria-hidden />
        <span className="growth-told">
          <strong>{isReady(at, steps) ? text.ready : text.title}</strong>
          <span className="hint">{growth.standing[locale]}</span>
        </span>
      </Button>
      {isOpen && <GrowthDialog {...{ figure, growth, steps, sections }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What only the GM grants is not offered to anybody else. */
function mayTake({ system, isGm }: AtTable, { action: id }: Offer): boolean {
  return isGm || system.actions.find((action) => action.id === id)?.by !== 'gm';
}

/** What the GM could grant at any time is no news. */
const isReady = (at: AtTable, steps: readonly Offer[]): boolean =>
  steps.some(({ action: id }) => at.system.actions.find((action) => action.id === id)?.by !== 'gm');

function GrowthDialog({
  figure,
  growth,
  steps,
  sections,
  onClose,
}: {
  figure: FigureView;
  growth: Growth;
  steps: readonly Offer[];
  sections: readonly SheetSection[];
  onClose: () => void;
}) {
  const { growth: text } = usePlayText();
  const locale = useLocale();
  const { words } = useTable();
  const actions = [...new Set(steps.map(({ action }) => action))];
  return (
    <SheetDialog title={text.of(figure.name)} onClose={onClose}>
      <p className="growth-standing">{growth.standing[locale]}</p>
      <p>
        {growth.terms[locale]} <RuleLink id={growth.rule} />
      </p>
      {steps.length === 0 && <p className="hint">{text.nothing}</p>}
      {actions.map((action) => {
        const here = steps.filter((step) => step.action === action);
        return (
          <section key={action} className="growth-steps">
            {here.length > 1 && <h3>{words.action(action).title}</h3>}
            <p className="hint">{words.action(action).hint}</p>
            <div className="offers">
              {here.map((step) => (
                <Step
                  key={JSON.stringify(step.input)}
                  {...{ step, figure, sections }}
                  isOnly={here.length === 1}
                  onTaken={onClose}
                />
              ))}
            </div>
          </section>
        );
      })}
    </SheetDialog>
  );
}

/** One thing that can be taken, with what it changes, or what there is to choose from. */
function Step({
  step,
  figure,
  sections,
  isOnly,
  onTaken,
}: {
  step: Offer;
  figure: FigureView;
  sections: readonly SheetSection[];
  isOnly: boolean;
  onTaken: () => void;
}) {
  const { growth: text } = usePlayText();
  const at = useTable();
  const told = useGains(step, figure.id);
  const row = sections.flatMap(({ rows }) => rows).find(({ id }) => id === step.row);
  const { title } = at.words.action(step.action);
  const name = isOnly ? title : (row?.label ?? title);
  return (
    <div className="growth-step">
      <OfferButton
        offer={step}
        actor={figure.id}
        name={name}
        onTapped={() => {
          // What asks or rolls comes up in its place; of what is simply taken there may be more.
          if (told.gains === undefined) onTaken();
        }}
      />
      {told.gains?.map((gain) => (
        <GainLine key={gain.label} gain={gain} />
      ))}
      {told.choices.length > 0 && (
        <>
          <p className="field-label">{text.choices}</p>
          <ul className="growth-choices">
            {told.choices.map(({ name: choice, gains }) => (
              <li key={choice}>
                <span>{choice}</span>
                {gains.map((gain) => (
                  <GainLine key={gain.label} gain={gain} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Told {
  readonly gains: readonly Gain[] | undefined;
  readonly choices: readonly { readonly name: string; readonly gains: readonly Gain[] }[];
}

/** What a step changes, as far as it is known before anybody rolls or chooses. */
function useGains(step: Offer, figure: string): Told {
  const at = useTable();
  const locale = useLocale();
  return useMemo(() => {
    const { system, scene, house, words, figures } = at;
    const action = system.actions.find(({ id }) => id === step.action);
    const input = action && inputFor(action, step.input, scene);
    if (action === undefined || input?.ok !== true) return { gains: undefined, choices: [] };
    const asked = { system, action, input: input.value, house, scene, figure, locale };
    const { question, gains } = gainsByAnswer(asked, []);
    return {
      gains: gainsOf(asked),
      choices:
        question === undefined
          ? []
          : question.options.map((key) => ({
              name: optionWord(words, figures, question, key),
              gains: gains.get(key) ?? [],
            })),
    };
  }, [at, step, figure, locale]);
}
