import { type Action, type Players, type Pool, play } from '@tafelrunde/kernel';

/** A question that is settled before anybody has to be asked: the index of its option, or undefined to ask. */
export type Settle = NonNullable<Players['decide']>;

/** What an action would throw first with this input, if it throws before anybody decides anything. */
export function firstPool(action: Action, input: unknown, house: unknown, settle?: Settle): Pool | undefined {
  const run = play(action.rule, input, house, [], settle === undefined ? {} : { decide: settle });
  return run.kind === 'asks' && run.ask.kind === 'roll' ? run.ask.pool : undefined;
}
