import type { Scene } from './model.ts';
import { legalScene } from './rules/legal-scene.ts';
import { typedScene } from './schemas.ts';

export const emptyScene: Scene = typedScene.parse({});

/** A scene on its way in: brought to a legal state. */
export const scene = typedScene.transform((typed): Scene => legalScene(typed).scene);
