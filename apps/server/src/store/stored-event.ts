import { type TableEvent, upcast } from '@tafelrunde/table';

/** An event as all stores keep it: text, in the version that was current when it happened. */
export const writeEvent = (event: TableEvent | Written): string =>
  typeof event === 'string' ? event : JSON.stringify(event);
/** An event that is written already. */
export type Written = string;

/** An event, and as it is written. */
export interface Line {
  readonly event: TableEvent;
  readonly written: Written;
}

export const readEvent = (text: string): TableEvent => upcast(JSON.parse(text));
