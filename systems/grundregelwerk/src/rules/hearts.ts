import { type Figure, figureOf, has, isOut, type Scene } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { absorbs } from './armour.ts';

export type HeartLoss = 'none' | 'absorbed' | 'lost' | 'downed' | 'dead';

/** GW-HIT-03: a hit costs one heart, unless armour takes it. GW-DWN-01: at 0 downed. GW-DWN-04: hurt while downed, dead. */
export function loseHeart(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  house: House,
): { readonly loss: HeartLoss; readonly effects: Effects } {
  if (absorbs(fate, figure, house)) {
    return { loss: 'absorbed', effects: [{ kind: 'armourToken', figure: figure.id, to: 0 }] };
  }
  if (has(figure, 'downed')) return hurtWhileDowned(fate, figure, house);
  return { loss: figure.hearts > 1 ? 'lost' : 'downed', effects: loseHearts(fate, scene, figure, 1) };
}

/** GW-DWN-01: the last heart lost, the figure is downed. */
export function loseHearts(fate: Fate, scene: Scene, figure: Figure, hearts: number): Effects {
  const left = figure.hearts - hearts;
  fate.note('GW-HIT-03', { kind: 'heartLost', figure: figure.name, left, label: scene.heartLabel });
  const lost: GwEffect = { kind: 'hearts', figure: figure.id, by: -hearts };
  if (left > 0) return [lost];
  fate.note('GW-DWN-01', { kind: 'downed', figure: figure.name });
  return [lost, { kind: 'statusGained', figure: figure.id, status: 'downed' }];
}

/** GW-DWN-04, GW-R-28: any heart that would be lost while downed kills. */
function hurtWhileDowned(fate: Fate, figure: Figure, house: House) {
  if (!house.deathWhileDowned) {
    fate.note('GW-R-28', { kind: 'downed', figure: figure.name, still: true });
    return { loss: 'none' as const, effects: [] };
  }
  fate.note('GW-DWN-04', { kind: 'died', figure: figure.name });
  const effects: Effects = [{ kind: 'statusGained', figure: figure.id, status: 'dead' }];
  return { loss: 'dead' as const, effects };
}

/** A figure is hit or loses a heart for a reason of the GM's. */
export function sufferHit(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string },
  house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.side !== 'pc') return refused('not-a-player-character');
  if (isOut(figure)) return refused('target-is-out');
  const { loss, effects } = loseHeart(fate, input.scene, figure, house);
  return { outcome: { kind: loss, figure: figure.id }, effects };
}

/** Hearts come back, never above the maximum; a downed figure is up again (GW-R-26). */
export function heal(fate: Fate, figure: Figure, hearts: number): Effects {
  const by = Math.min(hearts, figure.heartsMax - figure.hearts);
  fate.note('GW-R-26', { kind: 'healed', figure: figure.name, by });
  const effects: GwEffect[] = [{ kind: 'hearts', figure: figure.id, by }];
  if (has(figure, 'downed')) effects.push({ kind: 'statusEnded', figure: figure.id, status: 'downed' });
  return effects;
}
