import type { Action } from '@tafelrunde/system';
import * as board from './board.ts';
import * as characters from './characters.ts';
import * as fights from './fights.ts';
import * as scenes from './scenes.ts';
import * as spells from './spells.ts';
import * as tests from './tests.ts';

/** Every action of the catalogue's list (section 5), in its order, and the duel. */
export const actions: readonly Action[] = [
  characters.createAction,
  tests.whenToRollAction,
  tests.test,
  tests.attemptAction,
  tests.helpAction,
  tests.retryAction,
  fights.startCombatAction,
  fights.addEnemyAction,
  board.moveAction,
  board.sightAction,
  board.placeAction,
  board.paintBoardAction,
  board.declareCoverAction,
  fights.attackAction,
  spells.castAction,
  spells.attackSpellAction,
  scenes.useArmourAction,
  scenes.loseHeartAction,
  scenes.adjustHeartsAction,
  fights.enemyAttackAction,
  scenes.raiseUpAction,
  board.crawlAction,
  board.standUpAction,
  board.pickUpAction,
  scenes.restAction,
  scenes.startSceneAction,
  scenes.timerAction,
  scenes.complicationAction,
  scenes.endStatusAction,
  scenes.advantageAction,
  characters.advanceAction,
  characters.switchVariantAction,
  tests.d6Test,
  fights.enemyOutAction,
  fights.endTurnAction,
  fights.endCombatAction,
  fights.duelAction,
];
