import type { Dictionary } from './dictionary.ts';

/** Why something cannot be done, and what to do instead. */
export const refusalsEn: Dictionary['refusals'] = {
  'almost-impossible':
    'Done this way it is almost impossible. Change your plan or gain a circumstance in your favour.',
  'unknown-figure': 'There is no such figure in the scene. Choose one that is.',
  'unknown-weapon': 'The figure does not have this weapon. Choose one from its sheet.',
  'unknown-trait': 'This trait is not in use at your table. Choose another one.',
  'not-a-player-character': 'Only a player character will do here. Choose one from the group.',
  'not-an-enemy': 'Only an enemy will do here. Choose an enemy.',
  'not-able': 'This figure cannot act at the moment. Choose another one; a downed figure can be raised up.',
  'target-is-out': 'This target is no longer in play. Choose another one.',
  'no-action-left': 'The action of this turn is used up. Use the move or end the turn.',
  'no-move-left': 'The move of this turn is used up. Use the action or end the turn.',
  'not-your-turn': 'Another figure has the turn. Wait until it is yours.',
  'out-of-melee-range': 'Your target is not on an adjacent cell. Move closer or attack from afar.',
  'out-of-reach': 'This enemy’s attack does not reach that far. Move it or choose a closer target.',
  'no-sight': 'Your target is not in sight. Move or choose another target.',
  'not-on-the-board': 'This needs a place on the board. Put the figure on it and choose a cell.',
  'off-the-board': 'This cell is outside the board. Choose one inside.',
  'weapon-dropped': 'This weapon is lying on the ground. Pick it up with an action or use another one.',
  'not-enough-mana': 'You do not have enough Mana for this spell. Choose a cheaper one or rest first.',
  'nobody-helps-themselves': 'Nobody can help themselves. Choose another figure.',
  'help-limit-reached': 'Enough help is ready for this test already. Use your action for something else.',
  'die-cannot-grow': 'A d20 cannot grow any larger. Use your action for something else.',
  'goal-failed-before':
    'The figure has failed at this goal before. Change your approach or put up with a complication.',
  'nothing-failed': 'The figure has not failed at this goal yet. Make an ordinary test for it.',
  'complication-impossible': 'This complication cannot happen here. Choose another one.',
  'path-broken': 'These cells are not connected. Choose cells that adjoin one another.',
  'path-blocked': 'A wall or an enemy is in the way. Choose another path.',
  'path-too-long': 'That is too far. Choose closer cells or fewer of them.',
  'prone-first-stands-up': 'Your figure is prone. Use this turn’s move to stand up first.',
  'not-downed': 'This figure is not downed. Choose one that is.',
  'not-adjacent': 'You are too far away. Move to a cell beside the downed figure.',
  'not-prone': 'This figure is standing already. Use its move for something else.',
  'nothing-to-pick-up': 'This figure has not lost a weapon. Use its action for something else.',
  'not-safe': 'Resting takes a safe place. Find one and have the GM confirm that it is safe.',
  'in-combat': 'You cannot do this during a fight. Bring it to an end first.',
  'not-in-combat': 'There is no fight at the moment. Start one first.',
  'no-token':
    'This figure has no armour token. Whoever wears armour receives a new one when the next scene begins.',
  'optional-rule-off':
    'This optional rule is switched off. Switch it on in the house rules if you want to use it.',
  'no-timer': 'There is no timer at the moment. Set one up first.',
  'cell-taken': 'This place is not free. Choose another one.',
  'no-cell-chosen': 'No cell is chosen. Choose one on the board.',
  'id-taken': 'This id is taken. Use another one.',
  'wrong-spell':
    'This spell is cast differently. Projectile and area are attack spells, all others are ordinary spells.',
  'not-in-that-state': 'The figure is not in this state. Choose one that it is in.',
  'nobody-there': 'There is no enemy in this area. Choose another cell as its centre.',
};

/** What the rules have against a character or a scene. */
export const problemsEn: Dictionary['problems'] = {
  'ids-not-unique': 'Two figures have the same identifier. Give each figure its own.',
  'starting-dice':
    'The dice are larger than d10, d8 and d6 with the advances so far allow. Make one smaller or enter the missing advance.',
  'hearts-above-maximum':
    'The figure has more hearts than its maximum. Lower the hearts or raise the maximum.',
  'mana-above-maximum': 'The figure has more Mana than its maximum. Lower the Mana or raise the maximum.',
  'unknown-trait':
    'This trait is not in use at your table. Take it off the sheet or add it in the house rules.',
  'die-above-maximum': 'This die is larger than your house rules allow. Make it smaller or raise the limit.',
  'armour-off':
    'Armour soaks up nothing while the armour rule is switched off. Switch it on in the house rules or take the armour off.',
  'trait-missing': 'This trait is missing from the sheet. Give it a die.',
  'no-weapon': 'The figure has no weapon and can attack with spells only. Give it at least one.',
  'unexplained-hearts':
    'The figure has more hearts than its start and its advances add up to. Lower the maximum or enter the missing advance.',
  'unexplained-mana':
    'The figure has more Mana than its start and its advances add up to. Lower the maximum or enter the missing advance.',
};
