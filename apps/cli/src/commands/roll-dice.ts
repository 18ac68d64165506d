import { explain, makeNotation, notationRule, type Rule } from '@tafelrunde/kernel';
import type { NotationSubject } from '../find.ts';
import { AnswersQueue } from '../options/answers.ts';
import { refuseWithNotation } from '../options/with-notation.ts';
import { decimal } from '../output/numbers.ts';
import { present } from '../output/present.ts';
import { tellingOf } from '../output/telling.ts';
import { indented, wrap } from '../output/wrap.ts';
import { throwsFrom } from '../run/dice.ts';
import { refuseLeftOvers } from '../run/left-overs.ts';
import { settle } from '../run/settle.ts';
import type { Session } from '../session.ts';
import type { RollOptions } from './roll.ts';

/** Rolls dice notation: the total, and each throw. */
export async function rollDice(
  session: Session,
  subject: NotationSubject,
  options: RollOptions,
): Promise<void> {
  const { locale, width, paint } = session;
  const { text, expression } = subject;
  refuseWithNotation(options, ['input', 'answers', 'policy', 'goal', 'house']);
  const throws = throwsFrom(options);
  const rule: Rule<undefined, undefined, number> = (fate) => notationRule(fate, expression);
  const run = await settle(rule, undefined, undefined, { throws, decide: async () => undefined });
  if (run.kind !== 'finished') throw new Error('dice decide nothing');
  refuseLeftOvers(throws, new AnswersQueue([]), undefined);
  const trace = explain(run.trace, tellingOf(undefined, locale));
  const total = run.outcome;
  present(session, { action: text, input: {}, outcome: { total }, effects: [], trace }, () => [
    ...wrap(`${makeNotation(expression, locale)} = ${decimal(total, locale)}`, width).map(paint.bold),
    ...trace.flatMap((line) => indented(line.text, width, 2)).map(paint.accent),
  ]);
}
