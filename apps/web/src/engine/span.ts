import { type Expression, spanOf } from '@tafelrunde/kernel';

/** More totals than this are no picture any more, and listing their fractions would freeze the page. */
const MAX_SPAN = 5_000;

/** Whether the totals of an expression can be listed. */
export const isListable = (expression: Expression): boolean => spanOf(expression) <= MAX_SPAN;
