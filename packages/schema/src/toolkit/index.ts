export type { Act, ActDefinition, Aimed, Chance, Given } from './acts.ts';
export type {
  AskedWith,
  Declaration,
  FactOf,
  FigureWith,
  Person,
  Template,
  Told,
  TrackKind,
} from './declaration.ts';
export { told } from './declaration.ts';
export { gameOf } from './game.ts';
