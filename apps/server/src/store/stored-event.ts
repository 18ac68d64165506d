import { type TableEvent, upcast } from '@tafelrunde/table';

/** An event as all stores keep it: text, in the version that was current when it happened. */
export const writeEvent = (event: TableEvent | Written): string =>
  typeof event === 'string' ? event : JSON.stringify(event);
/** An event that is written already. */
export type Written = string;

export const readEvent = (text: string): TableEvent => upcast(JSON.parse(text));
