import type { Action } from '@tafelrunde/system';
import { layBoardAction, placeFigureAction } from './board.ts';
import {
  breakAction,
  nightRestAction,
  passTimeAction,
  resuscitateAction,
  takeInjuriesAction,
  treatAction,
} from './body.ts';
import { addOpponentAction, adjustAction, createAction } from './characters.ts';
import {
  attributeCheckAction,
  checkAction,
  comparedCheckAction,
  jointCheckAction,
  memoryCheckAction,
  skillCheckAction,
} from './checks.ts';
import {
  buyMaterialAction,
  craftAction,
  engraveRuneAction,
  massProduceAction,
  priceItemAction,
  reworkAction,
  workUnpaidAction,
} from './crafts.ts';
import { damageAction } from './damage.ts';
import { learnAction } from './learning.ts';
import {
  clashAction,
  duelAction,
  endCombatAction,
  meleePhaseAction,
  nextPhaseAction,
  startCombatAction,
} from './melee.ts';
import { shootAction } from './ranged.ts';
import {
  closeTradeAction,
  concedeAction,
  haggleRoundAction,
  influenceAction,
  openTradeAction,
} from './social.ts';
import {
  chaseRoundAction,
  discoveredAction,
  drinkAction,
  hideAction,
  keepShiftAction,
  searchHerbsAction,
  setWatchAction,
  sneakAction,
  startChaseAction,
} from './wilderness.ts';

/** Everything people can do, in the order of the catalogue. */
export const actions: readonly Action[] = [
  checkAction,
  attributeCheckAction,
  skillCheckAction,
  comparedCheckAction,
  jointCheckAction,
  memoryCheckAction,
  learnAction,
  startCombatAction,
  meleePhaseAction,
  nextPhaseAction,
  endCombatAction,
  clashAction,
  shootAction,
  damageAction,
  duelAction,
  takeInjuriesAction,
  treatAction,
  resuscitateAction,
  breakAction,
  nightRestAction,
  passTimeAction,
  craftAction,
  reworkAction,
  massProduceAction,
  buyMaterialAction,
  workUnpaidAction,
  priceItemAction,
  engraveRuneAction,
  influenceAction,
  openTradeAction,
  haggleRoundAction,
  concedeAction,
  closeTradeAction,
  searchHerbsAction,
  sneakAction,
  hideAction,
  discoveredAction,
  startChaseAction,
  chaseRoundAction,
  setWatchAction,
  keepShiftAction,
  drinkAction,
  createAction,
  addOpponentAction,
  adjustAction,
  placeFigureAction,
  layBoardAction,
];
