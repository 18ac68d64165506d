import type { Action } from '@tafelrunde/system';
import * as board from './board.ts';
import * as body from './body.ts';
import * as characters from './characters.ts';
import * as checks from './checks.ts';
import * as crafts from './crafts.ts';
import * as damage from './damage.ts';
import * as learning from './learning.ts';
import * as melee from './melee.ts';
import * as ranged from './ranged.ts';
import * as social from './social.ts';
import * as wilderness from './wilderness.ts';

/** Everything people can do, in the order of the catalogue. */
export const actions: readonly Action[] = [
  checks.checkAction,
  checks.attributeCheckAction,
  checks.skillCheckAction,
  checks.comparedCheckAction,
  checks.jointCheckAction,
  checks.memoryCheckAction,
  learning.learnAction,
  melee.startCombatAction,
  melee.meleePhaseAction,
  melee.nextPhaseAction,
  melee.endCombatAction,
  melee.clashAction,
  ranged.shootAction,
  damage.damageAction,
  melee.duelAction,
  body.takeInjuriesAction,
  body.treatAction,
  body.resuscitateAction,
  body.breakAction,
  body.nightRestAction,
  body.passTimeAction,
  crafts.craftAction,
  crafts.reworkAction,
  crafts.massProduceAction,
  crafts.buyMaterialAction,
  crafts.workUnpaidAction,
  crafts.priceItemAction,
  crafts.engraveRuneAction,
  social.influenceAction,
  social.openTradeAction,
  social.haggleRoundAction,
  social.concedeAction,
  social.closeTradeAction,
  wilderness.searchHerbsAction,
  wilderness.sneakAction,
  wilderness.hideAction,
  wilderness.discoveredAction,
  wilderness.startChaseAction,
  wilderness.chaseRoundAction,
  wilderness.setWatchAction,
  wilderness.keepShiftAction,
  wilderness.drinkAction,
  characters.createAction,
  characters.addOpponentAction,
  characters.adjustAction,
  board.placeFigureAction,
  board.layBoardAction,
];
