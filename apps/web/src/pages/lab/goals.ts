import type { Action, Goal, SystemWords } from '@tafelrunde/system';
import type { LabDictionary } from '../../text/lab-dictionary.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

/** A goal as it stands in a link: `chance:hit`, `most:number`. */
export const goalKey = (goal: Goal): string =>
  'chance' in goal ? `chance:${goal.chance}` : `most:${goal.maximise}`;

/** Every goal of an action. */
const goalsOf = ({ chances, goals }: Action): readonly Goal[] => [
  ...Object.keys(chances).map((chance) => ({ chance })),
  ...Object.keys(goals).map((maximise) => ({ maximise })),
];

/** The goal a link means; undefined if it means none that the action has. */
export const goalIn = (action: Action, key: string): Goal | undefined =>
  goalsOf(action).find((goal) => goalKey(goal) === key);

/** The goals to pick from; where an action aims at nothing by itself, none comes first. */
export function goalOptions(
  action: Action,
  aim: Goal | undefined,
  words: SystemWords,
  called: (chance: string) => string,
  text: LabDictionary,
): readonly SelectOption[] {
  const options = goalsOf(action).map((goal) => ({
    value: goalKey(goal),
    label:
      'chance' in goal ? text.goals.chance(called(goal.chance)) : text.goals.most(words.field(goal.maximise)),
  }));
  return aim === undefined ? [{ value: '', label: text.goals.none }, ...options] : options;
}
