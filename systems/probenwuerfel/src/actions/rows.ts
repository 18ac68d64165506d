import { actionRows } from '@tafelrunde/schema';
import { z } from 'zod';
import * as s from '../schemas.ts';

export const { onScene, own, gm } = actionRows(s.scene, s.id);

/** What most rolls are made with. */
export const roll = { modifier: s.modifier.default(0), circumstances: s.circumstances };

/** Those named; everybody, if nobody is. */
export const figures = z.array(s.id).max(200).readonly().default([]);
