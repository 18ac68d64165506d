import { type Fact, ok, type Problem, type Result } from '@tafelrunde/kernel';
import {
  type Action,
  type ActionDefinition,
  action,
  type Effect,
  type Resolution,
  type Schema,
} from '@tafelrunde/system';
import { z } from 'zod';
import { fromZod } from './from-zod.ts';

/** What people fill in: fields by their names, or what becomes of them. */
export type Fields = z.core.$ZodLooseShape | z.ZodType<object>;
export type Read<I extends Fields> = I extends z.ZodType
  ? z.output<I>
  : I extends z.core.$ZodLooseShape
    ? z.output<z.ZodObject<I, z.core.$strict>>
    : never;

const schemaOf = <I extends Fields>(fields: I): Schema<Read<I>> =>
  fromZod(fields instanceof z.ZodType ? fields : z.strictObject(fields)) as unknown as Schema<Read<I>>;

/** Defines an action that needs no scene. */
export const bareAction = <
  I extends Fields,
  H,
  R extends Resolution<object, Effect>,
  Id extends string,
  F extends Fact,
>(
  definition: ActionDefinition<Read<I>, H, R, Id, F> & { readonly input: I },
): Action => action<Read<I>, H, R, Id, F>({ ...definition, input: schemaOf(definition.input) });

/** How the actions on scenes of a system are defined: by the fields that people fill in. The scene comes with them. */
export const actionsOn =
  <S>(scene: z.ZodType<S>) =>
  <I extends Fields, H, R extends Resolution<object, Effect>, Id extends string, F extends Fact>(
    definition: ActionDefinition<Read<I> & { readonly scene: S }, H, R, Id, F> & { readonly input: I },
  ): Action => {
    const fields = schemaOf(definition.input) as unknown as Schema<object>;
    return action<Read<I> & { readonly scene: S }, H, R, Id, F>({
      ...definition,
      fields,
      input: withScene(fields, fromZod(scene)) as unknown as Schema<Read<I> & { readonly scene: S }>,
    });
  };

/** Reads a scene beside the fields, as it comes from outside. */
function withScene(fields: Schema<object>, scene: Schema<unknown>): Schema<object> {
  return {
    parse(raw): Result<object, readonly Problem[]> {
      if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return fields.parse(raw);
      const { scene: given, ...rest } = raw as Readonly<Record<string, unknown>>;
      const read = scene.parse(given);
      const filled = fields.parse(rest);
      if (read.ok && filled.ok) return ok({ ...filled.value, scene: read.value });
      const inScene = read.ok ? [] : read.error.map((one) => ({ ...one, at: pathInScene(one.at) }));
      return { ok: false, error: [...inScene, ...(filled.ok ? [] : filled.error)] };
    },
    get json() {
      const { properties, required, ...json } = fields.json as ObjectSchema;
      const { $schema: _, ...sceneJson } = scene.json;
      return {
        ...json,
        properties: { scene: sceneJson, ...properties },
        required: [...(scene.parse(undefined).ok ? [] : ['scene']), ...(required ?? [])],
      };
    },
  };
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const pathInScene = (at: string): string => (at === '' ? 'scene' : `scene.${at}`);
