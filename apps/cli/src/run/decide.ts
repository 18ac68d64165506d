import { type AskedQuestion, GM, type System, type TraceLine } from '@tafelrunde/kernel';
import { badInput } from '../bad-input.ts';
import type { AnswersQueue } from '../options/answers.ts';
import { accountLines } from '../output/account.ts';
import type { Session } from '../session.ts';
import type { Answering, Decisions, SoFar } from './settle.ts';

/** The line that prompts draw at their left. */
const PROMPT_MARGIN = 3;

/** Answers in place of people, from the moment nobody has said anything. */
export type PolicyKeys = (decisions: Decisions, soFar: SoFar) => readonly string[];

/** Decisions come from `--answers`, then from the policy, then from the keyboard; else the question is named. */
export function decisionsFrom(
  session: Session,
  system: System,
  answers: AnswersQueue,
  policy: PolicyKeys | undefined,
): Answering['decide'] {
  let told = 0;
  return async (decisions, soFar) => {
    let byPolicy: readonly string[] | undefined;
    const keys: string[] = [];
    for (const [i, question] of decisions.questions.entries()) {
      let given = answers.take(question);
      if (given === undefined) {
        byPolicy ??= policy?.(decisions, soFar);
        given = byPolicy?.[i];
      }
      if (given !== undefined) {
        keys.push(given);
        continue;
      }
      if (session.io.prompts === undefined) throw missing(session, system, question, answers.position);
      await tellSoFar(session, system, soFar.trace.slice(told));
      told = soFar.trace.length;
      keys.push(await askByKeyboard(session, system, question));
    }
    return keys;
  };
}

/** The dice and facts since the last question; what has just been answered still stands on the screen. */
async function tellSoFar(session: Session, system: System, trace: readonly TraceLine[]): Promise<void> {
  const news = trace.filter(({ kind }) => kind !== 'choice');
  await session.io.prompts?.tell(
    accountLines({ ...session, width: session.width - PROMPT_MARGIN }, system, news),
  );
}

async function askByKeyboard(session: Session, system: System, question: AskedQuestion): Promise<string> {
  const { ask, options } = system.words[session.locale].question(question);
  const choices = question.options.map((key) => ({ value: key, label: options[key] ?? key }));
  const by = question.by === GM ? ` (${session.text.gm})` : '';
  const [first = ''] = question.options;
  const answer = await session.io.prompts?.select(`${ask}${by}`, choices, first);
  if (answer === undefined) throw badInput('cancelled', {});
  return answer;
}

/** The error that says what to decide next and how. */
export function missing(session: Session, system: System, question: AskedQuestion, position: number) {
  const { ask, options } = system.words[session.locale].question(question);
  const known = question.options.map((key) => ({ key, label: options[key] ?? key }));
  return badInput('answers-missing', { ask, question: question.id, options: known }, `answers.${position}`);
}
