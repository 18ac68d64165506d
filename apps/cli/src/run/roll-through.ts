import { randomFillSync } from 'node:crypto';
import { type Rolled, type Rolling, startRoll } from '@tafelrunde/engine';
import { type AskedQuestion, bufferedDice, GM, type TraceLine } from '@tafelrunde/kernel';
import { registry, systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { badCall, badInput, orBad } from '../bad-input.ts';
import { LIMITS } from '../limits.ts';
import { accountLines } from '../output/account.ts';
import type { Session } from '../session.ts';
import { calculating } from './calculating.ts';

/** The line that prompts draw at their left. */
const PROMPT_MARGIN = 3;

const dice = bufferedDice((bytes) => void randomFillSync(bytes));

/** Plays a roll to its end; what nobody has decided is asked at the keyboard, where there is one. */
export async function rollThrough(
  session: Session,
  request: Readonly<Record<string, unknown>>,
): Promise<Rolled> {
  let told = 0;
  let rolling = orBad(
    calculating(session, () => startRoll(registry, request, { dice, limits: LIMITS })),
    String(request['action']),
  );
  while (rolling.kind === 'waits') {
    if (session.io.prompts === undefined) throw badCall(rolling.complaint);
    const system = systemOf(rolling.complaint.system ?? '') as System;
    await tellSoFar(session, system, rolling.trace.slice(told));
    told = rolling.trace.length;
    rolling = await decided(session, system, rolling);
  }
  return rolling.rolled;
}

async function decided(
  session: Session,
  system: System,
  { questions, decide }: Extract<Rolling, { kind: 'waits' }>,
): Promise<Rolling> {
  const keys: string[] = [];
  for (const question of questions) keys.push(await askByKeyboard(session, system, question));
  return orBad(decide(keys));
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
