import { type TableEvent, upcast } from '@tafelrunde/table';

/** An event as all stores keep it: text, in the version that was current when it happened. */
export const writeEvent = (event: TableEvent): string => JSON.stringify(event);
export const readEvent = (text: string): TableEvent => upcast(JSON.parse(text));
