import type { Action } from '@tafelrunde/kernel';
import {
  crawlAction,
  declareCoverAction,
  moveAction,
  paintBoardAction,
  pickUpAction,
  placeAction,
  sightAction,
  standUpAction,
} from './board.ts';
import { advanceAction, createAction, switchVariantAction } from './characters.ts';
import {
  addEnemyAction,
  attackAction,
  duelAction,
  endCombatAction,
  endTurnAction,
  enemyAttackAction,
  enemyOutAction,
  startCombatAction,
} from './fights.ts';
import {
  advantageAction,
  complicationAction,
  loseHeartAction,
  raiseUpAction,
  restAction,
  startSceneAction,
  timerAction,
  useArmourAction,
} from './scenes.ts';
import { attackSpellAction, castAction } from './spells.ts';
import { attemptAction, d6Test, helpAction, retryAction, test, whenToRollAction } from './tests.ts';

/** Every action of the catalogue's list (section 5), in its order, and the duel. */
export const actions: readonly Action[] = [
  createAction,
  whenToRollAction,
  test,
  attemptAction,
  helpAction,
  retryAction,
  startCombatAction,
  addEnemyAction,
  moveAction,
  sightAction,
  placeAction,
  paintBoardAction,
  declareCoverAction,
  attackAction,
  castAction,
  attackSpellAction,
  useArmourAction,
  loseHeartAction,
  enemyAttackAction,
  raiseUpAction,
  crawlAction,
  standUpAction,
  pickUpAction,
  restAction,
  startSceneAction,
  timerAction,
  complicationAction,
  advantageAction,
  advanceAction,
  switchVariantAction,
  d6Test,
  enemyOutAction,
  endTurnAction,
  endCombatAction,
  duelAction,
];
