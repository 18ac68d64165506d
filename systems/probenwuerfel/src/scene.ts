import type { Scene } from './model.ts';
import { typedScene } from './schemas.ts';

export const emptyScene: Scene = typedScene.parse({});
