import { GM, type Question } from '@tafelrunde/kernel';
import { actionsOn, bareAction } from '@tafelrunde/schema';
import type { Action, ActionDefinition, Effect, Goal, Resolution } from '@tafelrunde/system';
import type { z } from 'zod';
import type { Scene } from '../model.ts';
import type { DpFact, DpId, House } from '../rule.ts';
import { scene } from '../scene.ts';
import * as s from '../schemas.ts';
import { inputs } from './inputs.ts';

type Fields = z.core.$ZodLooseShape;
type Came = Resolution<object, Effect>;

/** What an action is defined by, without its id: the key of its row. */
type Row<I, R extends Came> = Omit<ActionDefinition<I, House, R, DpId, DpFact>, 'id'>;

type ActionId = `${string}/${string}`;

/** An action that waits for its id, and what its rule takes. */
export interface Unnamed<I> {
  (id: ActionId): Action;
  readonly takes?: (input: I) => void;
}

/** How a row becomes an action. What people fill in stands under its name in `inputs`, or in the row itself. */
interface Kind {
  <R extends Came, I extends Fields>(
    row: Row<z.output<z.ZodObject<I, z.core.$strict>> & { readonly scene: Scene }, R> & { readonly input: I },
  ): Unnamed<never>;
  <R extends Came, I>(row: Row<I, R>): Unnamed<I>;
}

// biome-ignore lint/suspicious/noExplicitAny: each row has its own types; they are checked where it stands
type AnyRow = Row<any, any> & { readonly input?: Fields };
const fieldsOf = (id: string): Fields | undefined =>
  (inputs as Readonly<Record<string, Fields>>)[id.split('/')[1] ?? ''];

const actionOn = actionsOn(scene);

/** On a scene, with what is usual for its kind. */
const kind =
  (usual: Partial<AnyRow>): Kind =>
  (row: AnyRow) =>
  (id: ActionId) =>
    actionOn({ ...usual, ...row, input: row.input ?? fieldsOf(id) ?? usual.input ?? {}, id });

export const onScene = kind({});

/** Of anybody who has dice to throw: without a scene. */
export const bare: Kind = (row: AnyRow) => (id: ActionId) =>
  bareAction({ by: 'anyone', ...row, input: fieldsOf(id) ?? {}, id });

/** What the GM alone does to the scene. */
export const byGm = kind({ by: 'gm' });

/** Whose chances these are: of whoever is hurt, held or disarmed. */
const suffering = (victim: string) => ({
  ...{ hurt: victim, unconscious: victim, dead: victim, lives: victim, targetLives: victim },
  ...{ untouched: victim, disarmed: victim, keepsWeapon: victim, notHeld: victim },
});

const OF_FIGURE: Partial<AnyRow> = {
  input: { figure: s.id },
  actor: ({ figure }) => figure,
  whose: ({ figure }) => ({ ...suffering(figure), free: figure }),
};

/** Of one figure: it acts, and whoever plays it may do it. */
export const ofFigure = kind(OF_FIGURE);

/** What the GM alone does to a figure, whose side answers for it. */
export const gmOn = kind({ ...OF_FIGURE, by: 'gm' });

/** Attacks: the attacker acts. */
export const ofAttacker = kind({
  actor: ({ attacker }) => attacker,
  whose: ({ attacker, target }) => ({
    ...suffering(target),
    ...{ hit: attacker, held: attacker, notReached: attacker },
  }),
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
