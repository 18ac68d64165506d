export { actionsOn, bareAction } from './actions.ts';
export type { Declared } from './declared.ts';
export { fromZod } from './from-zod.ts';
export { notationText } from './notation-text.ts';
export { problemText } from './problem-text.ts';
