import type { Category } from '../data/enemies.ts';
import type { Tn } from '../data/ladders.ts';
import { type Cell, type Enemy, figureOf, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { isFree } from './board.ts';

export interface AddEnemyInput {
  readonly scene: Scene;
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly tn?: Tn | undefined;
  readonly hearts?: number | undefined;
  readonly hasRanged: boolean;
  readonly reach: number | null;
  readonly hasArmour: boolean;
  readonly at: Cell | null;
}

/** GW-ATK-02, GW-R-15, GW-R-16: TN and hearts of the category, unless this enemy has its own. */
export function makeEnemy(input: Omit<AddEnemyInput, 'scene'>, house: House): Enemy {
  const hearts = input.hearts ?? house['enemy.hearts'][input.category];
  return {
    side: 'enemy',
    id: input.id,
    name: input.name,
    category: input.category,
    tn: input.tn ?? house['enemy.tn'][input.category],
    hearts,
    heartsMax: hearts,
    hasRanged: input.hasRanged,
    reach: input.reach,
    hasArmour: input.hasArmour,
    armourTokens: input.hasArmour ? 1 : 0,
    status: [],
    pos: input.at,
    coverOverride: null,
    move: house.move,
    actionLeft: true,
    moveLeft: true,
  };
}

/** GW-ADD-08 (2): the GM enters an enemy. */
export function addEnemy(fate: Fate, input: AddEnemyInput, house: House) {
  if (figureOf(input.scene, input.id) !== undefined) return refused('id-taken');
  if (input.at !== null && !isFree(input.scene, input.at)) return refused('cell-taken');
  const enemy = makeEnemy(input, house);
  fate.note('GW-ATK-02', { kind: 'created', name: enemy.name });
  const effects: Effects = [{ kind: 'figureAdded', figure: enemy }];
  return {
    outcome: { kind: 'added' as const, enemy: enemy.id, tn: enemy.tn, hearts: enemy.hearts },
    effects,
  };
}
