import { actionRows } from '@tafelrunde/schema';
import { scene } from '../scene.ts';
import { id } from '../schemas.ts';

export const { onScene, own, gm } = actionRows(scene, id);
