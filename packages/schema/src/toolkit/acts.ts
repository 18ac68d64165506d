import type { Fate } from '@tafelrunde/kernel';
import {
  type Action,
  type Effect,
  type Purpose,
  type Resolution,
  type Row,
  type RowsOf,
  refusing,
  type TypicalCheck,
} from '@tafelrunde/system';
import { z } from 'zod';
import { actionsOn } from '../actions.ts';
import type { AnyFigure, AnyScene } from './declaration.ts';
import { type Figures, figureId, figureIn } from './figures.ts';
import type { BasicField, Refusal } from './text.ts';

/** What an action is done with: an opponent, one of the attributes, or nothing but the figure itself. */
export type Aimed = 'opponent' | 'attribute' | 'self';

/** A chance that people see: its name, what is said when it does not come, and when it holds. */
export interface Chance<O> {
  /** `Treffer`, or with a form that names whoever acts: `Treffer|{} trifft`. */
  readonly label: Row;
  readonly otherwise: Row;
  readonly when: (outcome: O) => boolean;
}

type Read<I extends z.core.$ZodLooseShape> = z.output<z.ZodObject<I, z.core.$strict>>;

/** What a rule is given: the figures themselves, looked up and able to act. */
export type Given<On extends Aimed, Figure, A, I extends z.core.$ZodLooseShape> = {
  readonly figure: Figure;
} & (On extends 'opponent' ? { readonly target: Figure } : unknown) &
  (On extends 'attribute' ? { readonly attribute: A } : unknown) &
  Read<I>;

/** An action of a game. Its words stand beside it; a field without a label does not compile. */
export interface ActDefinition<
  On extends Aimed,
  Id extends string,
  F,
  Kind extends string,
  Figure,
  A,
  I extends z.core.$ZodLooseShape,
  O extends object,
  H,
> {
  readonly name: string;
  readonly title: Row;
  readonly hint: Row;
  readonly on: On;
  readonly purpose: Purpose;
  readonly cites: readonly Id[];
  /** What people fill in beside figure, target and attribute; each with a default where the arena uses it. */
  readonly input: I;
  /** The labels of what is filled in and of what comes of it. */
  readonly fields: RowsOf<Exclude<((keyof I | keyof O) & string) | never, BasicField>>;
  readonly rule: (fate: F, given: Given<On, Figure, A, I>, house: H) => Resolution<O, Effect>;
  readonly chances: Readonly<Record<string, Chance<NoInfer<O>>>>;
  /** The two numbers that decided it, to be read as `17 gegen 14`. */
  readonly against?: (outcome: NoInfer<O>) => readonly [number, number];
  /** A field whose usual values are worth comparing on the sheet. */
  readonly ladder?: { readonly field: keyof I & string; readonly values: readonly number[] };
  readonly headline: readonly Kind[];
  readonly typical?: readonly TypicalCheck[];
}

/** An action of which only the shape is known. */
// biome-ignore lint/suspicious/noExplicitAny: each action has its own types; they were checked where it was defined
export type AnyAct = ActDefinition<Aimed, string, any, string, any, any, any, any, any>;

export interface Act {
  readonly definition: AnyAct;
  readonly action: Action;
}

export const refused = refusing<Refusal>();

/** The action as the product knows it: figures are looked up, and who is not there or out is refused. */
export function actOf(system: string, figures: Figures, definition: AnyAct): Act {
  const { name, on, cites, input, rule, chances, headline, typical = [] } = definition;
  const aimed = {
    ...(on === 'opponent' ? { target: figureId } : {}),
    ...(on === 'attribute' ? { attribute: z.enum(figures.names as [string, ...string[]]) } : {}),
  };
  const action = actionsOn(figures.scene)({
    id: `${system}/${name}`,
    cites,
    input: { figure: figureId, ...aimed, ...(input as object) } as z.core.$ZodLooseShape,
    rule: (fate: Fate, filled, house: unknown): Resolution<object, Effect> => {
      const { scene, ...fields } = filled as unknown as { scene: AnyScene; figure: string; target?: string };
      const figure = figureIn(scene, fields.figure);
      if (figure === undefined) return refused('unknown-figure');
      if (figures.isOut(figure)) return refused('figure-is-out');
      if (on !== 'opponent') return rule(fate, { ...fields, figure }, house);
      const target = figureIn(scene, fields.target ?? '');
      const reason = refusalOf(figures, figure, target);
      return reason === null ? rule(fate, { ...fields, figure, target }, house) : refused(reason);
    },
    chances: Object.fromEntries(
      Object.entries(chances).map(([chance, { when }]) => [
        chance,
        (outcome: object) => !('reason' in outcome) && when(outcome),
      ]),
    ),
    actor: (filled) => (filled as unknown as { readonly figure: string }).figure,
    whose: (filled) =>
      Object.fromEntries(
        Object.keys(chances).map((chance) => [chance, (filled as unknown as { figure: string }).figure]),
      ),
    headline,
    typical,
  });
  return { definition, action };
}

function refusalOf(figures: Figures, figure: AnyFigure, target: AnyFigure | undefined): Refusal | null {
  if (target === undefined) return 'unknown-figure';
  if (target.side === figure.side) return 'no-opponent';
  return figures.isOut(target) ? 'target-is-out' : null;
}
