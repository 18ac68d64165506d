import { GM, question } from '@tafelrunde/kernel';
import { enemiesOf, type Figure, isAble, ownsAbility, type Position, type Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { reachOf, spanOf } from './reach.ts';
import { enemiesInReach } from './turns.ts';
import { followPath, stoppingEnemies } from './zones.ts';

export interface Walked {
  readonly metres: number;
  /** Null in the theatre of the mind. */
  readonly to: Position | null;
  readonly effects: Effects;
}

/** DP-MOV-07, DP-MOV-08: along the path, and no further than the first enemy that stops the way. */
export function walkPath(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  path: readonly Position[],
  carries: number,
  house: House,
  /** Whom a charge is aimed at does not stop it. */
  exempt: string | null = null,
): Walked {
  if (figure.position === null || path.length === 0) return { metres: carries, to: null, effects: [] };
  const enemies = stoppingEnemies(scene, figure, house).filter(({ id }) => id !== exempt);
  let way = followPath(scene, figure.position, path, carries, enemies, house);
  // the GM confirms who stops the way.
  const ignored: string[] = [];
  while (way.stoppedBy !== null) {
    const enemy = way.stoppedBy;
    if (fate.choose(question('stopAtEnemy', 'DP-MOV-07', GM, ['stop', 'goOn'])) === 'stop') {
      fate.note('DP-MOV-07', {
        kind: 'stoppedBy',
        figure: figure.name,
        enemy: enemy.name,
        metres: way.metres,
      });
      break;
    }
    ignored.push(enemy.id);
    const left = enemies.filter(({ id }) => !ignored.includes(id));
    way = followPath(scene, figure.position, path, carries, left, house);
  }
  const { metres, to } = way;
  return { metres, to, effects: metres > 0 ? [{ kind: 'moved', figure: figure.id, to }] : [] };
}

/** DP-R-34: enemies that had a figure in reach and have it no more; without a map all of them. */
export function enemiesLeft(
  scene: Scene,
  figure: Figure,
  { metres, to }: Walked,
  house: House,
): readonly Figure[] {
  if (metres === 0) return [];
  const gone = enemiesInReach(scene, figure, house).filter(
    (enemy) =>
      to === null || enemy.position === null || spanOf(scene, enemy.position, to, house) > reachOf(enemy),
  );
  return [...gone, ...zonesEntered(scene, figure, to, house).filter((enemy) => !gone.includes(enemy))];
}

/** 4.5: whoever controls a zone may use it against those who move within it. */
function zonesEntered(scene: Scene, figure: Figure, to: Position | null, house: House): readonly Figure[] {
  return enemiesOf(scene, figure).filter(
    (enemy) =>
      isAble(enemy) &&
      ownsAbility(enemy, 'zoneOfControl') &&
      to !== null &&
      enemy.position !== null &&
      spanOf(scene, enemy.position, to, house) <= reachOf(enemy),
  );
}
