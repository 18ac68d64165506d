import {
  type Action,
  type AskedQuestion,
  asksOwnDice,
  type Goal,
  goalsOf,
  usualGoal,
} from '@tafelrunde/kernel';
import type { OpenRun, RunDetail, RunProgress } from '@tafelrunde/table';
import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { decimal, percent } from '../../../engine/format.ts';
import { type AdviceAnswer, parseInput } from '../../../engine/jobs.ts';
import { facesOfKey } from '../../../engine/picking.ts';
import { adviser } from '../../../engine/reckoners.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { goalKey, NO_DIFFERENCE, OWN_DICE, type Ranked, ranked, type Sides, sidesOf } from './advising.ts';

/** Options shown at first. */
const FIRST = 6;

interface AdviceProps {
  readonly run: OpenRun;
  readonly question: AskedQuestion;
  /** Where several decide at once: which of their questions it is. */
  readonly place?: number;
  readonly label: (key: string) => string;
  readonly onTake: (key: string) => void;
}

/** Each option of a decision by its exact value. Only where the table allows it and everything about the run is known. */
export function AdvicePanel(props: AdviceProps) {
  const { table, system, figures } = useTable();
  const { detail, progress, scene } = props.run;
  const action = system.actions.find(({ id }) => id === detail?.action);
  const isOwn = action !== undefined && asksOwnDice(action, props.question.id);
  const sides = useMemo(() => {
    if (isOwn) return OWN_DICE;
    return detail === null ? undefined : sidesOf(props.question, detail.input, figures);
  }, [isOwn, detail, props.question, figures]);
  const input = useMemo(
    () => (action && detail ? parseInput(action, detail.input, scene) : undefined),
    [action, detail, scene],
  );
  if (!table.advice || !action || !detail || !progress || !input?.ok || sides === undefined) return null;
  // What others decide at the same time nobody knows: beyond the own dice there is nothing to say about it.
  if (props.place !== undefined && !isOwn) return null;
  const goal = usualGoal(action, input.value, props.question.id);
  if (goal === undefined || props.question.options.length < 2) return null;
  return <Known {...props} {...{ action, goal, detail, progress, sides, isOwn }} />;
}

interface KnownProps extends AdviceProps {
  readonly action: Action;
  readonly goal: Goal;
  readonly detail: RunDetail;
  readonly progress: RunProgress;
  readonly sides: Sides;
  readonly isOwn: boolean;
}

function Known(props: KnownProps) {
  const {
    run,
    question,
    place = 0,
    label,
    onTake,
    action,
    goal: usual,
    detail,
    progress,
    sides,
    isOwn,
  } = props;
  const { advice: text } = useTableText();
  const { system, words } = useTable();
  const [goal, setGoal] = useState(usual);
  const [answer, setAnswer] = useState<AdviceAnswer | undefined>();
  useEffect(() => {
    setAnswer(undefined);
    const { opponents } = sides;
    const about = { system: system.id, action: action.id, input: detail.input, opponents };
    const { scene, house } = run;
    const { tape } = progress;
    return adviser.ask({ kind: 'advice', ...about, scene, house, goal, tape, place }, (found) =>
      // Given up after a while: that is too large, too.
      setAnswer(found ?? { kind: 'too-large' }),
    );
  }, [system, action, detail, progress, run.scene, run.house, goal, sides, place, run]);
  const nameOf = (one: Goal): string => {
    if ('chance' in one) return words.chance(one.chance);
    return isOwn ? words.field(one.maximise) : text.most(words.field(one.maximise));
  };
  const goals = goalsOf(action, question.id);
  return (
    <section className="advice" aria-label={text.title} aria-busy={answer === undefined}>
      <div className="advice-head">
        <h3>
          <Lightbulb aria-hidden /> {text.title}
        </h3>
        {goals.length > 1 && (
          <SelectField
            label={text.goal}
            value={goalKey(goal)}
            options={goals.map((one) => ({ value: goalKey(one), label: nameOf(one) }))}
            onChange={(key) => setGoal(JSON.parse(key) as Goal)}
          />
        )}
      </div>
      {isOwn && <p className="hint">{`${nameOf(goal)}. ${text.ownDice}`}</p>}
      {sides.isAgainst && <p className="hint">{text.against}</p>}
      {answer === undefined && <p className="hint advice-busy">{text.busy}</p>}
      {answer?.kind === 'too-large' && <p className="hint">{text.tooLarge}</p>}
      {answer?.kind === 'none' && <p className="hint">{text.none}</p>}
      {answer?.kind === 'ranked' && (
        <Options
          options={ranked(answer.advice, sides.isAgainst)}
          isChance={'chance' in goal}
          {...{ question, label, onTake }}
        />
      )}
    </section>
  );
}

function Options({
  options,
  isChance,
  question,
  label,
  onTake,
}: Omit<AdviceProps, 'run'> & { readonly options: readonly Ranked[]; readonly isChance: boolean }) {
  const { advice: text } = useTableText();
  const locale = useLocale();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? options : options.slice(0, FIRST);
  const show = (value: number) => (isChance ? percent(value, locale) : decimal(value, locale));
  const difference = (behind: number) => `−${decimal(isChance ? behind * 100 : behind, locale)}`;
  const left = options.length - shown.length;
  const [best] = options;
  if (best !== undefined && options.every(({ behind }) => behind <= NO_DIFFERENCE))
    return <p className="hint">{text.allEqual(show(best.value))}</p>;
  return (
    <>
      <ol className="advice-list">
        {shown.map(({ key, value, behind }, i) => {
          const isBest = behind <= NO_DIFFERENCE;
          return (
            <li key={key} data-best={isBest}>
              <OptionName option={key} question={question} name={label(key)} />
              <span className="advice-value">{show(value)}</span>
              <span className="advice-behind">
                {isBest ? (i === 0 ? text.best : text.equal) : difference(behind)}
              </span>
              <Button
                className={isBest && i === 0 ? 'button primary' : 'button'}
                aria-label={text.takeThis(label(key))}
                onPress={() => onTake(key)}
              >
                {text.take}
              </Button>
            </li>
          );
        })}
      </ol>
      {left > 0 && (
        <Button className="button quiet" onPress={() => setAll(true)}>
          {text.more(left)}
        </Button>
      )}
    </>
  );
}

/** A set of dice as dice, anything else in words. */
function OptionName({
  option,
  question: { dice },
  name,
}: {
  option: string;
  question: AskedQuestion;
  name: string;
}) {
  const faces = dice === undefined ? undefined : facesOfKey(option);
  if (dice === undefined || faces === undefined || faces.length === 0)
    return <span className="advice-name">{name}</span>;
  return (
    <span className="advice-name">
      <span className="visually-hidden">{name}</span>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
        <Die key={i} sides={dice.sides} face={face} size={28} />
      ))}
    </span>
  );
}
