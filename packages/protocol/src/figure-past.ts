import { type FigurePast, MAX_PAST_EVENINGS, MAX_PAST_ROLLS, MAX_PAST_TEXT } from '@tafelrunde/table';
import { z } from 'zod';

const at = z.number().min(0).max(8_640_000_000_000_000);
const text = z.string().max(MAX_PAST_TEXT);

/** What a figure's file tells of its past, at the border: so many sentences of such a length. */
export const figurePast: z.ZodType<FigurePast> = z.strictObject({
  evenings: z
    .array(z.strictObject({ table: text, at }))
    .max(MAX_PAST_EVENINGS)
    .readonly(),
  greatest: z
    .array(z.strictObject({ what: text, at }))
    .max(MAX_PAST_ROLLS)
    .readonly(),
});

/** Reads it from a file; null for what is none. */
export function readFigurePast(raw: unknown): FigurePast | null {
  const read = figurePast.safeParse(raw);
  return read.success ? read.data : null;
}
