import type { Action } from '@tafelrunde/system';
import * as bareChecks from './bare-checks.ts';
import * as characters from './characters.ts';
import * as checks from './checks.ts';
import * as fights from './fights.ts';
import * as values from './values.ts';
import * as world from './world.ts';

/** Every action of the catalogue's list (section 5), in its order, and what a GM needs beside it. */
export const actions: readonly Action[] = [
  characters.createAction,
  checks.decideRollAction,
  checks.attributeRollAction,
  bareChecks.checkAction,
  checks.skillCheckAction,
  bareChecks.opposedAction,
  checks.opposedCheckAction,
  checks.useDegreesAction,
  values.giveModifierAction,
  values.endEffectAction,
  values.derivedAction,
  values.regenerateAction,
  values.regenerateManaAction,
  values.restAction,
  fights.initiativeAction,
  fights.endTurnAction,
  fights.endFightAction,
  world.listRollAction,
  characters.raiseSkillAction,
  characters.levelUpAction,
  characters.raiseDerivedAction,
  characters.raiseAttributeAction,
  values.changeDerivedAction,
  values.changeAttributeAction,
  characters.equipWeaponAction,
  characters.wieldAction,
  characters.equipArmourAction,
  values.damageAction,
  values.healAction,
  values.spendManaAction,
  fights.moveAction,
  fights.attackAction,
  world.editSkillsAction,
  world.deleteSkillAction,
  world.editListsAction,
  world.deleteListAction,
  world.editPresetsAction,
  characters.addNpcAction,
  characters.removeNpcAction,
];
