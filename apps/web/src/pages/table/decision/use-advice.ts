import type { AskedQuestion } from '@tafelrunde/kernel';
import { asksOwnDice, chanceWords, type Goal, goalsOf, inputFor } from '@tafelrunde/system';
import type { OpenRun } from '@tafelrunde/table';
import { useEffect, useMemo, useState } from 'react';
import { decimal, percent, points } from '../../../engine/format.ts';
import { adviser } from '../../../engine/job-queues.ts';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { goalFor, goalKey, NO_DIFFERENCE, type Worth, worthOf } from './advising.ts';

export interface OptionAdvice {
  /** `71,3 %`, `0,34 Wunden`. */
  readonly value: string;
  /** How far behind the best one: `−13,1 Prozentpunkte`, `+0,2 Wunden`. Empty for the best. */
  readonly behind: string;
  readonly isBest: boolean;
}

/** Advice on one question: a value for each option, as soon as it is known. */
export interface QuestionAdvice {
  readonly isBusy: boolean;
  /** By option; empty where there is nothing to say. */
  readonly options: ReadonlyMap<string, OptionAdvice>;
  /** The best first; the rule's own order where there is no advice. */
  readonly order: readonly string[];
  /** What it can aim at, and what it does aim at. */
  readonly goals: readonly { readonly value: string; readonly label: string }[];
  readonly goal: string;
  readonly setGoal: (goal: string) => void;
  /** Whether somebody has chosen what to aim at. */
  readonly isChosen: boolean;
  /** Something to know about the numbers. */
  readonly note: string | undefined;
}

interface Known {
  readonly goal: Goal;
  readonly goals: readonly Goal[];
  readonly isOwn: boolean;
  /** What a chance is called, with the names of the figures. */
  readonly called: (chance: string) => string;
}

/** What is advised on a question, and what about; undefined where nobody may ask or nothing can be said. */
function useKnown(run: OpenRun, question: AskedQuestion, place: number | undefined): Known | undefined {
  const { table, system, words } = useTable();
  return useMemo(() => {
    const { detail, progress, scene } = run;
    const action = system.actions.find(({ id }) => id === detail?.action);
    if (!table.advice || action === undefined || detail === null || progress === null) return undefined;
    const isOwn = asksOwnDice(action, question.id);
    // What others decide at the same time nobody knows: beyond the own dice there is nothing to say about it.
    if (place !== undefined && !isOwn) return undefined;
    const input = inputFor(action, detail.input, scene);
    if (!input.ok) return undefined;
    const goal = goalFor(action, input.value, question);
    const called = chanceWords(words, action, input.value);
    return goal === undefined ? undefined : { goal, goals: goalsOf(action, question.id), isOwn, called };
  }, [table.advice, system, words, run, question, place]);
}

const NONE: ReadonlyMap<string, Worth> = new Map();

export function useAdvice(run: OpenRun, question: AskedQuestion, place?: number): QuestionAdvice {
  const { advice: text } = useTableText();
  const locale = useLocale();
  const { system, words } = useTable();
  const known = useKnown(run, question, place);
  const [chosen, setChosen] = useState<Goal>();
  const [worth, setWorth] = useState<ReadonlyMap<string, Worth>>();
  const goal = chosen ?? known?.goal;
  useEffect(() => {
    setWorth(undefined);
    const { detail, progress, scene, house } = run;
    if (goal === undefined || detail === null || progress === null) return;
    const job = { system: system.id, action: detail.action, input: detail.input, scene, house, goal };
    return adviser.ask({ kind: 'advice', ...job, tape: progress.tape, place: place ?? 0 }, (found) =>
      setWorth(found?.ok ? worthOf(found.value.decisions[0]?.options ?? []) : NONE),
    );
  }, [run, goal, system, place]);
  const fieldOf = (one: Goal): string => ('chance' in one ? '' : words.field(one.maximise));
  const unitOf = (one: Goal): string =>
    'chance' in one ? '' : (words.value('unit', one.maximise) ?? words.field(one.maximise));
  const nameOf = (one: Goal): string => {
    if ('chance' in one) return known?.called(one.chance) ?? words.chance(one.chance);
    return known?.isOwn === true ? fieldOf(one) : text.most(fieldOf(one));
  };
  const unit = goal === undefined ? '' : unitOf(goal);
  const values = [...(worth ?? NONE).values()].map(({ value }) => value);
  // Whoever is attacked wants the smaller number.
  const isLessBetter = (values[0] ?? 0) < Math.max(...values);
  const told = ({ value, behind }: Worth): OptionAdvice => {
    const sign = isLessBetter ? '+' : '−';
    const isBest = behind <= NO_DIFFERENCE;
    const [shown, less] =
      goal !== undefined && 'chance' in goal
        ? [percent(value, locale), text.points(`${sign}${points(behind, locale)}`)]
        : [`${decimal(value, locale)} ${unit}`, `${sign}${decimal(behind, locale)} ${unit}`];
    return { value: shown, behind: isBest ? '' : less, isBest };
  };
  const ranked = goal === undefined ? NONE : (worth ?? NONE);
  return {
    isBusy: goal !== undefined && worth === undefined,
    options: new Map([...ranked].map(([key, one]) => [key, told(one)])),
    order: ranked.size === 0 ? question.options : [...ranked.keys()],
    goals: (known?.goals ?? []).map((one) => ({ value: goalKey(one), label: nameOf(one) })),
    goal: goal === undefined ? '' : goalKey(goal),
    isChosen: chosen !== undefined,
    setGoal: (key) => setChosen(JSON.parse(key) as Goal),
    note: known?.isOwn === true ? text.ownDice : undefined,
  };
}
