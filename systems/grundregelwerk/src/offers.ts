import { type Offer, offerKinds } from '@tafelrunde/system';
import type { Figure, Scene } from './model.ts';

export const { offer, pace, gm, byFigure, onFigure } = offerKinds('grundregelwerk');

export const endTurnOffer = (scene: Scene, figure: Figure): readonly Offer[] =>
  scene.turn === figure.id ? [pace('end-turn')] : [];
