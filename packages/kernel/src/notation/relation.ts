import type { Relation } from './expression.ts';

const RELATIONS: Readonly<Record<string, Relation>> = {
  '>=': '>=',
  '>': '>',
  '<=': '<=',
  '<': '<',
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
};

/** A relation as it may be written. */
export const relationOf = (word: string | undefined): Relation | undefined =>
  word === undefined ? undefined : RELATIONS[word];
