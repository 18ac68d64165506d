import type { Fact, Fate } from '@tafelrunde/kernel';
import type { Action, ActionId, ActionRow, Effect, Resolution } from '@tafelrunde/system';
import type { z } from 'zod';
import { actionsOn, bareAction, type Fields, type Read } from './actions.ts';

/** An action that its table gives a name. */
export type Unnamed = (id: ActionId) => Action;

type Rule<I, H, R, Id extends string, F extends Fact> = (fate: Fate<Id, F>, input: I, house: H) => R;

/** An action without a scene, for a table of actions. */
export const bare =
  <I extends Fields, H, R extends Resolution<object, Effect>, Id extends string, F extends Fact>(
    row: ActionRow<Read<I>, H, R, Id, F> & { readonly input: I },
  ): Unnamed =>
  (id) =>
    bareAction({ ...row, id });

/** How a table of actions on scenes is written. */
export function actionRows<S, N extends z.ZodType<string>>(scene: z.ZodType<S>, figureId: N) {
  const define = actionsOn(scene);
  type In<I extends Fields> = Read<I> & { readonly scene: S };

  /** In full. What a player does is done by the figure that the field `figure` names, unless it says otherwise. */
  const onScene =
    <I extends Fields, H, R extends Resolution<object, Effect>, Id extends string, F extends Fact>(
      row: ActionRow<In<I>, H, R, Id, F> & { readonly input: I },
    ): Unnamed =>
    (id) =>
      define({ ...('figure' in row.input && row.by === undefined ? { actor: figureIn } : {}), ...row, id });

  return {
    onScene,
    /** What a figure does, in a row: the rule, what it tells first, the entries it follows, what is filled in beside the figure. */
    own: <
      const I extends z.core.$ZodLooseShape,
      H,
      R extends Resolution<object, Effect>,
      Id extends string,
      F extends Fact,
    >(
      rule: Rule<In<I> & { readonly figure: string }, H, R, Id, F>,
      headline: NoInfer<F['kind']> | readonly NoInfer<F['kind']>[],
      cites: readonly Id[],
      input: I = {} as I,
    ): Unnamed =>
      onScene({
        ...{ rule: rule as Rule<In<I>, H, R, Id, F>, headline: [headline].flat() as F['kind'][], cites },
        input: { figure: figureId, ...input },
      }),
    /** What only the GM does, in a row. */
    gm:
      <
        I extends z.core.$ZodLooseShape,
        H,
        R extends Resolution<object, Effect>,
        Id extends string,
        F extends Fact,
      >(
        rule: Rule<In<I>, H, R, Id, F>,
        headline: NoInfer<F['kind']> | readonly NoInfer<F['kind']>[],
        cites: readonly Id[],
        input: I,
      ): Unnamed =>
      (id) =>
        define({ id, by: 'gm', rule, headline: [headline].flat() as F['kind'][], cites, input }),
  };
}

const figureIn = (input: object): string => (input as { readonly figure: string }).figure;

/** The actions of a system, in the order of their words. One without words, or words without one, do not compile. */
export const namedActions = <Name extends string>(
  system: string,
  words: Readonly<Record<Name, unknown>>,
  rows: Readonly<Record<NoInfer<Name>, Unnamed>>,
): readonly Action[] => (Object.keys(words) as Name[]).map((name) => rows[name](`${system}/${name}`));
