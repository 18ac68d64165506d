import { actionsOn } from '@tafelrunde/schema';
import { scene } from '../legal-scene.ts';

/** Defines an action on a scene by the fields that people fill in. */
export const onScene = actionsOn(scene);
