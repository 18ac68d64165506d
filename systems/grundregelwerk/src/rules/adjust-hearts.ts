import { type Enemy, figureOf, isOut, type Scene } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { heal, loseHearts } from './hearts.ts';

/** GW-HRT-01, GW-R-26: the GM gives hearts or takes them for a reason of the story; no armour is asked. */
export function adjustHearts(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly by: number },
  _house: House,
) {
  const { scene, by } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (isOut(figure)) return refused('target-is-out');
  const effects =
    by > 0
      ? heal(fate, figure, by)
      : figure.side === 'enemy'
        ? takeFromEnemy(fate, figure, -by)
        : loseHearts(fate, scene, figure, Math.min(-by, figure.hearts));
  return { outcome: { kind: 'adjusted' as const, figure: figure.id }, effects };
}

/** GW-R-17: an enemy without hearts is out; the GM who takes the last one may still say how. */
function takeFromEnemy(fate: Fate, enemy: Enemy, hearts: number): Effects {
  const taken = Math.min(hearts, enemy.hearts);
  fate.note('GW-HIT-02', { kind: 'hit', target: enemy.name, wounds: taken });
  const lost: GwEffect = { kind: 'hearts', figure: enemy.id, by: -taken };
  if (taken < enemy.hearts) return [lost];
  fate.note('GW-R-17', { kind: 'enemyOut', target: enemy.name, out: 'left' });
  return [lost, { kind: 'statusGained', figure: enemy.id, status: 'left' }];
}
