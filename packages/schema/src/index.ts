export { actionRows, bare, namedActions, type Unnamed } from './action-rows.ts';
export { actionsOn, bareAction, type Fields, type Read } from './actions.ts';
export type { Declared } from './declared.ts';
export { fromZod } from './from-zod.ts';
export { notationText } from './notation-text.ts';
export { problemText } from './problem-text.ts';
