import { z } from 'zod';
import { ATTRIBUTES } from './model.ts';

/** Limits of what is read from outside. */
const MAX_NAME = 80;
const MAX_TEXT = 500;
export const MAX_DICE = 60;
export const MAX_COUNT = 1_000;
const MAX_SECONDS = 10_000_000_000;

export const id = z.string().min(1).max(MAX_NAME);
export const name = z.string().min(1).max(MAX_NAME);
export const text = z.string().max(MAX_TEXT);
export const dice = z.int().min(0).max(MAX_DICE);
export const difficulty = z.int().min(0).max(20);
export const attribute = z.enum(ATTRIBUTES);
export const count = z.int().min(0).max(MAX_COUNT);
export const counted = count.default(0);
export const no = z.boolean().default(false);
export const metres = z.number().min(0).max(100_000);
export const armourValue = z.int().min(0).max(100);
export const seconds = z.int().min(0).max(MAX_SECONDS);

/** Names as keys; `__proto__` and its kind are no names of traits. */
export const key = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} :_'’()-]*$/u);

/** Entries of one kind; none if nothing is said. */
export const list = <T extends z.ZodType>(entry: T, max: number) =>
  z.array(entry).max(max).readonly().default([]);

/** Nobody and nothing if nothing is said. */
export const orNull = <T extends z.ZodType>(value: T) => value.nullable().default(null);

/** The same for each of these names. */
export const each = <K extends string, S extends z.ZodType>(names: readonly K[], of: S) =>
  Object.fromEntries(names.map((one) => [one, of])) as Record<K, S>;
