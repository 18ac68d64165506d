import { z } from 'zod';
import * as s from '../schemas.ts';

const { advantages, disadvantages, bonus, penalty, luck, fate, abilities, distractions } = s.rollFields;

/** What people say about a roll against a hazard. */
export const resistFields = { advantages, disadvantages, bonus, penalty, luck, fate, abilities };
/** What people say about an attack roll. */
export const attackFields = { ...resistFields, distractions };

/** What is said about the roll of whoever defends. */
export const defenceField = {
  defence: z
    .strictObject({ advantages, disadvantages, bonus, penalty })
    .default({ advantages: [], disadvantages: [], bonus: 0, penalty: 0 }),
};

/** Who and what is near an explosion, and behind what. */
export const blastTargets = z
  .array(
    z.strictObject({
      id: s.id,
      metres: z.number().min(0).max(100_000),
      cover: z.int().min(0).max(100).default(0),
    }),
  )
  .max(50)
  .readonly()
  .default([]);
