import { z } from 'zod';
import { DAMAGE_TYPES } from '../items.ts';
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

/** Who attacks whom with what. */
export const blowFields = {
  attacker: s.id,
  target: s.id,
  weapon: s.orNull(s.id),
  type: s.orNull(z.enum(DAMAGE_TYPES)),
};
/** What every attack of one figure on another is told by. */
export const fightFields = { ...blowFields, ...attackFields };

/** What an attack itself does to the defence. */
export const ambushFields = { surprised: s.no, unseen: s.no, noSkill: s.no, ...defenceField };

const blastTarget = z.strictObject({ id: s.id, metres: s.metres, cover: s.armourValue.default(0) });
/** Who and what is near an explosion, and behind what. */
export const blastTargets = s.list(blastTarget, 50);

/** What the ground adds to the difficulty; null: as in the scene. */
export const terrainField = { terrain: s.orNull(z.literal([0, 1, 2])) };
