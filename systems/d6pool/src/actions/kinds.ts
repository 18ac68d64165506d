import { GM, type Question } from '@tafelrunde/kernel';
import { actionsOn, bareAction } from '@tafelrunde/schema';
import type { Action, ActionDefinition, Effect, Goal, Resolution } from '@tafelrunde/system';
import type { z } from 'zod';
import type { Scene } from '../model.ts';
import type { DpFact, DpId, House } from '../rule.ts';
import { scene } from '../scene.ts';
import * as s from '../schemas.ts';

type Fields = z.core.$ZodLooseShape;
type Read<I extends Fields> = z.output<z.ZodObject<I, z.core.$strict>>;
type Came = Resolution<object, Effect>;

/** What an action is defined by, without its id: the key of its row. */
type Row<I, R extends Came> = Omit<ActionDefinition<I, House, R, DpId, DpFact>, 'id'>;

/** An action that waits for its id. */
export type Unnamed = (id: `${string}/${string}`) => Action;

const actionOn = actionsOn(scene);

// biome-ignore lint/suspicious/noExplicitAny: each row has its own types; they are checked where it stands
type AnyRow = Row<any, any> & { readonly input?: Fields };
const named =
  (row: AnyRow): Unnamed =>
  (id) =>
    actionOn({ ...row, input: row.input ?? {}, id });

/** On a scene, by the fields that people fill in. */
type OnScene<I extends Fields, R extends Came> = Row<Read<I> & { readonly scene: Scene }, R>;
type None = Record<never, never>;

export const onScene = <I extends Fields, R extends Came>(
  row: OnScene<I, R> & { readonly input: I },
): Unnamed => named(row as AnyRow);

/** Of anybody who has dice to throw: without a scene. */
export const bare =
  <I extends Fields, R extends Came>(row: Row<Read<I>, R> & { readonly input: I }): Unnamed =>
  (id) =>
    bareAction({ by: 'anyone', ...(row as AnyRow), input: row.input as Fields, id });

/** What the GM alone does to the scene. */
export const byGm = <R extends Came, I extends Fields = None>(
  row: OnScene<NoInfer<I>, R> & { readonly input?: I },
): Unnamed => named({ by: 'gm', ...(row as AnyRow) });

/** Whose chances these are: of whoever is hurt, held or disarmed. */
const suffering = (victim: string) => ({
  ...{ hurt: victim, unconscious: victim, dead: victim, lives: victim, targetLives: victim },
  ...{ untouched: victim, disarmed: victim, keepsWeapon: victim, notHeld: victim },
});

const FIGURE = { figure: s.id };

/** Of one figure: it acts, and whoever plays it may do it. */
export const ofFigure = <R extends Came, I extends Fields = typeof FIGURE>(
  row: OnScene<NoInfer<I>, R> & { readonly input?: I },
): Unnamed =>
  named({
    actor: ({ figure }) => figure,
    whose: ({ figure }) => ({ ...suffering(figure), free: figure }),
    input: FIGURE,
    ...(row as AnyRow),
  });

/** What the GM alone does to a figure, whose side answers for it. */
export const gmOn = <R extends Came, I extends Fields = typeof FIGURE>(
  row: OnScene<NoInfer<I>, R> & { readonly input?: I },
): Unnamed => ofFigure({ by: 'gm', ...(row as AnyRow) });

/** Attacks: the attacker acts. */
export const ofAttacker = <R extends Came, I extends Fields>(
  row: OnScene<I, R> & {
    readonly input: I & { readonly attacker: z.ZodString; readonly target: z.ZodString };
  },
): Unnamed =>
  named({
    actor: ({ attacker }) => attacker,
    whose: ({ attacker, target }) => ({
      ...suffering(target),
      ...{ hit: attacker, held: attacker, notReached: attacker },
    }),
    ...(row as AnyRow),
  });

interface Told {
  readonly kind: string;
}

/** It came to one of these. */
export const is =
  (...kinds: readonly string[]) =>
  ({ kind }: Told): boolean =>
    kinds.includes(kind);

/** It came to something else. */
export const isNot =
  (kind: string) =>
  (outcome: Told): boolean =>
    outcome.kind !== kind;

const nameOf = (goal: Goal): string => ('chance' in goal ? goal.chance : goal.maximise);

/** Where nobody acts and everybody suffers: people want none of what is named, and all else; the GM takes the defaults. */
export const unwanted =
  (...names: readonly string[]) =>
  (_: unknown, goal: Goal) =>
  ({ by }: Question<unknown>) =>
    by === GM ? ('default' as const) : names.includes(nameOf(goal)) ? ('oppose' as const) : ('seek' as const);
