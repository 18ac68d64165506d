export { fromZod } from './from-zod.ts';
export { problemText } from './problem-text.ts';
