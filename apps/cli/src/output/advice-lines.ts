import { type AdviceFound, actionIn, type KnownAction } from '@tafelrunde/engine';
import { GM } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import { chanceWords, namesIn } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { chart } from './chart.ts';
import { decimal, percent } from './numbers.ts';
import { wrap } from './wrap.ts';

/** Each option of a decision by its exact value for the goal, best first. */
export function adviceLines(
  session: Session,
  { action: id, goal, parsed }: AdviceFound,
  { question, options: advice }: AdviceFound['decisions'][number],
): string[] {
  const { text, paint, width, locale } = session;
  const { system, action } = actionIn(registry, id) as KnownAction;
  const words = system.words[locale];
  const { ask, options } = words.question(question);
  const aim = 'chance' in goal ? chanceWords(words, action, parsed)(goal.chance) : words.field(goal.maximise);
  const who = question.by === GM ? text.gm : namesIn(parsed).get(question.by);
  const rows = advice.map(({ option, value, weight }) => ({
    label: (options[option] ?? option) === option ? option : `${options[option]} (${option})`,
    size: value,
    share: 'chance' in goal ? percent(value, locale) : decimal(value, locale),
    ...(weight === undefined ? {} : { note: mixNote(session, weight) }),
  }));
  const isMixed = advice.some(({ weight = 0 }) => weight > 0 && weight < 1);
  return [
    ...wrap(who === undefined ? ask : `${who} · ${ask}`, width).map(paint.bold),
    ...wrap(text.advice(aim), width).map(paint.dim),
    ...(isMixed ? wrap(text.mixed, width) : []),
    '',
    ...chart(session, rows),
  ];
}

/** Larger denominators are no help at a table. */
const MOST_CASES = 12;
const CLOSE = 1e-9;

/** How often an option should be taken: in so many of so many cases where that is short, else as a share. */
function mixNote({ text, locale }: Session, weight: number): string {
  for (let of = 1; of <= MOST_CASES; of += 1) {
    const cases = Math.round(weight * of);
    if (Math.abs(weight * of - cases) < CLOSE) return text.inCases(cases, of);
  }
  return text.inShare(percent(weight, locale));
}
