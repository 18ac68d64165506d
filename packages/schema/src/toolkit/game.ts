import { LOCALES } from '@tafelrunde/kernel';
import {
  type Book,
  catalogueOf,
  type Effect,
  type HouseOf,
  type Row,
  type Switch,
  type System,
} from '@tafelrunde/system';
import type { z } from 'zod';
import { type Act, type ActDefinition, type Aimed, type AnyAct, actOf } from './acts.ts';
import { arenaKind } from './arena-kind.ts';
import { basicActions } from './basic-actions.ts';
import { characterKind } from './character-kind.ts';
import type {
  AnyDeclaration,
  AskedWith,
  Declaration,
  FactOf,
  FateOf,
  FigureWith,
  Told,
} from './declaration.ts';
import { changedKind, figuresOf } from './figures.ts';
import { tableKind, veilOf } from './table-kind.ts';
import { basicWords, text } from './text.ts';
import { wordsOf } from './words-of.ts';

/** What a declared game gives its rules, and the system that follows from it. */
export function gameOf<
  const Id extends string,
  H extends Readonly<Record<string, Switch<unknown, Id>>>,
  A extends string,
  T extends string,
  F extends Readonly<Record<string, Told<never>>>,
  Q extends Readonly<Record<string, AskedWith>>,
>(declaration: Declaration<Id, H, A, T, F, Q>) {
  type Figure = FigureWith<A, T>;
  const game = declaration as unknown as AnyDeclaration;
  const figures = figuresOf(game);
  return {
    /** For the compiler alone: what rules work with. */
    types: undefined as unknown as {
      readonly fate: FateOf<Id, F, Q>;
      readonly figure: Figure;
      readonly house: HouseOf<H>;
      readonly attribute: A;
    },
    /** Defines an action: its rule is given the figures themselves. */
    action: <On extends Aimed, I extends z.core.$ZodLooseShape, O extends object>(
      definition: ActDefinition<On, Id, FateOf<Id, F, Q>, FactOf<F>['kind'], Figure, A, I, O, HouseOf<H>>,
    ): Act => actOf(game.id, figures, definition as unknown as AnyAct),
    /** The effect that takes from a track of a figure or gives to it. */
    change: ({ id }: Figure, track: T, by: number): Effect & { figure: string; by: number } => ({
      kind: changedKind(track),
      figure: id,
      by,
    }),
    /** The system with these actions. Whatever is derived can be replaced: `{ ...game.system(…), table }`. */
    system: (acts: readonly Act[]): System => ({
      id: game.id,
      title: text(game.title),
      summary: text(game.summary),
      catalogue: catalogueOf(game.rules),
      book: bookOf(game),
      testCounts: {},
      houseRules: game.houseRules,
      actions: [...acts.map(({ action }) => action), ...basicActions(game, figures)],
      character: characterKind(game, figures),
      scene: figures.kind,
      table: tableKind(game, figures, acts),
      veil: veilOf(game, figures),
      arena: arenaKind(game, figures, acts),
      words: wordsOf(game, acts),
    }),
  };
}

/** A chapter for each group of rules, in their order; people search by the titles. */
function bookOf({ chapters }: AnyDeclaration): Book {
  const groups = Object.entries<Row>(chapters);
  const [de, en] = LOCALES.map((locale) => basicWords[locale].words.rest);
  return {
    chapters: [
      ...groups.map(([group, title]) => ({ id: group.toLowerCase(), title: text(title), groups: [group] })),
      { id: 'rest', title: { de: de as string, en: en as string }, groups: [] },
    ],
    screen: groups.map(([group]) => group),
    references: {},
    synonyms: groups.map(([, title]) => title),
  };
}
