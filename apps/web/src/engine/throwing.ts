import {
  type Action,
  type Answer,
  type Effect,
  type Outcome,
  type Players,
  type Pool,
  play,
  type Resolution,
  type Run,
  type Tape,
} from '@tafelrunde/kernel';
import { cryptoDice } from './crypto-dice.ts';

/** A question that is settled before anybody has to be asked: the index of its option, or undefined to ask. */
export type Settle = NonNullable<Players['decide']>;

/** An action on its way: it waits for a decision or for the face of a real die, or it is finished. */
export interface Throwing {
  readonly action: Action;
  readonly input: unknown;
  readonly house: unknown;
  /** Dice are thrown at the real table and typed in. */
  readonly real: boolean;
  readonly settle: Settle | undefined;
  readonly run: Run<Resolution<Outcome, Effect>>;
}

export function beginThrow(start: Omit<Throwing, 'run'>): Throwing {
  return carryOn(start, []);
}

/** The same throw with one answer more: the thrown faces, or the key of an option. */
export function answerThrow(throwing: Throwing, answer: Answer): Throwing {
  return throwing.run.kind === 'asks' ? carryOn(throwing, [...throwing.run.tape, answer]) : throwing;
}

/** Something has been asked: it is answered, not thrown away for another throw. */
export const isWaiting = (throwing: Throwing | undefined): boolean => throwing?.run.kind === 'asks';

function carryOn(start: Omit<Throwing, 'run'>, tape: Tape): Throwing {
  const { action, input, house, real, settle } = start;
  const players: Players = {
    ...(real ? {} : { dice: cryptoDice }),
    ...(settle === undefined ? {} : { decide: settle }),
  };
  return { action, input, house, real, settle, run: play(action.rule, input, house, tape, players) };
}

/** Reads input that this page has put together itself: a problem with it is a mistake of ours. */
export function inputFor(action: Action, raw: unknown): unknown {
  const parsed = action.input.parse(raw);
  if (parsed.ok) return parsed.value;
  throw new Error(`${action.id}: ${parsed.error.map(({ code, at }) => `${at} ${code}`).join(', ')}`);
}

/** What an action would throw first with this input, if it throws before anybody decides anything. */
export function firstPool(action: Action, input: unknown, house: unknown, settle?: Settle): Pool | undefined {
  const run = play(action.rule, input, house, [], settle === undefined ? {} : { decide: settle });
  return run.kind === 'asks' && run.ask.kind === 'roll' ? run.ask.pool : undefined;
}
