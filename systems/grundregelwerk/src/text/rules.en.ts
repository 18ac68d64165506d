import type { RuleText } from '@tafelrunde/kernel';
import type { GwId } from '../catalogue-ids.ts';

/** The catalogue in English, in our own words. */
export const rulesEn: Readonly<Record<GwId, RuleText>> = {
  'GW-TRT-01': {
    title: 'Three traits',
    text: 'Your figure has three traits: strength (S) for muscle and melee, agility (G) for stealth and shooting, magic (M) for spells and unusual effects. Every test runs on exactly one of them.',
  },
  'GW-TRT-02': {
    title: 'Traits are dice',
    text: 'How good you are at a trait shows in the size of its die. From small to large the dice are d6, d8, d10, d12 and d20.',
  },
  'GW-TRT-03': {
    title: 'The right trait',
    text: 'You describe what your figure does, and the GM picks the trait: S for plain physical work, G for sneaking, M for unusual effects. In a fight it depends on what you attack with: S counts in melee, G at range and M for spells.',
  },
  'GW-TST-01': {
    title: 'How a test runs',
    text: 'You say what you want to achieve, and the GM sets the trait and the difficulty (TN). Circumstances shift the TN by steps, and help can give you a larger die. Then you roll a single die, add nothing to it and do not roll again. The number it shows decides the outcome.',
  },
  'GW-TN-01': {
    title: 'The difficulty ladder',
    text: 'The difficulty of a test, TN for short, has four values: 4 is easy, 6 normal, 8 hard and 12 heroic. Going from one of these values to the next is one step.',
  },
  'GW-RES-01': {
    title: 'Success',
    text: 'If your die shows the TN or more, the test succeeds and your figure achieves what it set out to do.',
  },
  'GW-RES-02': {
    title: 'Failure',
    text: 'If the die stays under the TN, the attempt fails and you do not reach your goal. The highest face of the die is exempt: by default it always succeeds (GW-R-07).',
  },
  'GW-RES-03': {
    title: 'Rolling a 1',
    text: 'A 1 on the die always fails and brings a complication as well. This holds even for the easiest task.',
  },
  'GW-RES-04': {
    title: 'Highest face',
    text: 'When the die you actually throw lands on its highest number, that is an exceptional success. The test succeeds and you gain an advantage with it.',
  },
  'GW-RES-05': {
    title: 'What the advantage is',
    text: 'You decide together, to suit the scene, which advantage an exceptional success brings. It might hit harder, be safer, go faster or make less noise; the list is open.',
  },
  'GW-RES-06': {
    title: 'Reading the die in order',
    text: 'Check in this order: a 1 fails with a complication, the highest face is an exceptional success, any other roll from the TN upwards succeeds, and the rest fails. With maxAlwaysSucceeds set to false, the highest face counts as exceptional only when it also reaches the TN.',
  },
  'GW-EXA-01': {
    title: 'Example: unseen across the open',
    text: 'A figure with G d10 wants to slip across an open area without help. Dusk and obstacles are part of the TN of 6 already and do not count a second time. The roll is 5: a failure that does not demand a complication. Nobody spots the figure straight away, but something was heard and a search begins; the GM adds time pressure of their own accord.',
  },
  'GW-EXA-02': {
    title: 'Example: a mechanism, with help',
    text: 'A mechanism has to get going fast; that is bodily work, so S against TN 6. Help turns the d10 into a d12, and the roll is 12. This is an exceptional success: the mechanism starts immediately, and its complete silence is the advantage.',
  },
  'GW-MOD-01': {
    title: 'Steps, not bonuses',
    text: 'Nothing is ever added to a roll or taken off it. Good and bad circumstances move the TN up or down its ladder of 4, 6, 8 and 12 instead.',
  },
  'GW-MOD-02': {
    title: 'Harder',
    text: 'A circumstance that hinders you raises the TN by 1 step, say from 6 to 8. Examples are a target behind cover, darkness, slippery footing, time pressure, noise and distraction.',
  },
  'GW-MOD-03': {
    title: 'Easier',
    text: 'A circumstance in your favour lowers the TN by 1 step, say from 8 to 6. Examples are thorough preparation, good tools, the better position, surprise and undisturbed concentration.',
  },
  'GW-MOD-04': {
    title: 'Extreme circumstances',
    text: 'When something is exceptionally easy or hard, the GM may shift the TN by 2 steps at once.',
  },
  'GW-MOD-05': {
    title: 'Easier than 4',
    text: 'When the TN drops under 4, the attempt is almost certain. As a rule you need not roll at all (GW-R-05).',
  },
  'GW-MOD-06': {
    title: 'Harder than 12',
    text: 'When the TN climbs past 12, the attempt is almost impossible. As a rule you first need a plan or have to tackle it differently (GW-R-05).',
  },
  'GW-HLP-01': {
    title: 'What help costs',
    text: 'Whoever helps gives up an action for it. In a fight this happens on their own turn, otherwise at any time in the scene.',
  },
  'GW-HLP-02': {
    title: 'What help does',
    text: 'You roll the test you were helped with on the next larger die. For the test after that you are back to your own.',
  },
  'GW-HLP-03': {
    title: 'The ladder of dice',
    text: 'Help turns a d6 into a d8, a d8 into a d10, a d10 into a d12 and a d12 into a d20. No die grows beyond the d20.',
  },
  'GW-HLP-04': {
    title: 'Only one helper',
    text: 'As a rule no more than one figure supports a test; help is not meant to stack. The switch helpLimit allows exceptions (GW-R-11).',
  },
  'GW-HLP-05': {
    title: 'Describing help',
    text: 'Help counts only if you describe believably what it looks like. Suggestions are ready to pick: giving cover, passing tools, distracting, steadying and advising.',
  },
  'GW-RTY-01': {
    title: 'No rolling until it works',
    text: 'After a failure you may not simply keep rolling while nothing has changed. You take exactly one of three ways out: you tackle the matter with a different trait, tool or method, you put up with a complication such as lost time or an alarm, or you give it up.',
  },
  'GW-ATK-01': {
    title: 'How an attack runs',
    text: 'First pick a target within range and line of sight, then a weapon or spell. That gives you the trait: S in melee, G at range, M for spells. Roll its die against the enemy’s TN.',
  },
  'GW-ATK-02': {
    title: 'Kinds of enemies',
    text: 'A minion has TN 6 and 1 heart, so any hit takes it out. An elite has TN 8 and 2 hearts, a boss TN 12 and 3 hearts. In the d6-only variant a grade replaces the TN: normal (+0) for a minion, hard (+1) for an elite, heroic (+2) for a boss.',
  },
  'GW-HIT-01': {
    title: 'Hitting a minion',
    text: 'A single hit takes a minion out: it dies or fights no further.',
  },
  'GW-HIT-02': {
    title: 'Hitting an elite or boss',
    text: 'Each hit takes 1 heart from an elite or a boss.',
  },
  'GW-HIT-03': {
    title: 'Hitting a player character',
    text: 'When your figure is hit, it loses 1 heart. If it wears armour, its armour token can soak up the hit and is then gone (GW-ARM-02).',
  },
  'GW-HIT-04': {
    title: 'Exceptional attack',
    text: 'Hit a boss with an exceptional success and it takes 2 wounds rather than one.',
  },
  'GW-REV-01': {
    title: 'Retaliation',
    text: 'If you miss your target, it costs you 1 heart, provided the enemy you attacked can realistically get to you. That goes for a plain failure and for a 1 alike.',
  },
  'GW-REV-02': {
    title: 'Can the enemy get to you?',
    text: 'If you stand right beside the enemy, it can, bar rare exceptions. If you attack from afar, it usually can too, as long as you are out in the open and it has some way to strike back. Full cover or a distance it cannot bridge usually keeps you safe.',
  },
  'GW-REV-03': {
    title: 'A 1 in combat',
    text: 'If you roll a 1 on an attack, you usually lose 1 heart and your situation gets worse as well. You might stumble and fall, let go of your weapon or have to give up your cover.',
  },
  'GW-REV-04': {
    title: 'A complication instead of a heart',
    text: 'Rather than losing the heart, you may be struck by another complication that fits the moment: your weapon slips away, perhaps, or a shove sends you sprawling.',
  },
  'GW-REV-05': {
    title: 'Retaliation is not a turn',
    text: 'Retaliation is part of your botched attack. The enemy spends nothing on it and keeps its own turn.',
  },
  'GW-RNG-01': {
    title: 'Melee range',
    text: 'In melee you reach targets on adjacent cells.',
  },
  'GW-RNG-02': {
    title: 'Ranged attacks',
    text: 'At range you reach any target you can see on the board.',
  },
  'GW-RNG-03': {
    title: 'Limited range',
    text: 'If the GM wants a limit, attacks are unchanged for distances up to 10 cells; from the 11th cell on the TN rises by 1 step. By default there is no limit (GW-R-21).',
  },
  'GW-MUL-01': {
    title: 'Outnumbered',
    text: 'When more than one enemy presses your figure in melee, there are two options for the GM. Either the difficulty rises by 1 step, or a failure brings one more complication, a lost position for example.',
  },
  'GW-MUL-02': {
    title: 'Being outnumbered counts once',
    text: 'When you are outnumbered, the GM decides once and there is one effect. Both options together, or an effect for each enemy, do not exist.',
  },
  'GW-EXA-03': {
    title: 'Example: a miss in melee',
    text: 'A warrior with S d10 attacks a minion (TN 6) on the next cell without help and rolls 4. She misses, and in melee retaliation follows: 4 of her 5 hearts remain. The minion is unhurt, and no complication is required.',
  },
  'GW-EXA-04': {
    title: 'Example: a master shot at the boss',
    text: 'A rogue with G d10 takes aim from afar at a boss with TN 12. Help turns the die into a d12, and his good position lowers the TN to 8. He rolls a 12, an exceptional success: 2 wounds leave the boss 1 of its 3 hearts, and there is no retaliation.',
  },
  'GW-MAG-01': {
    title: 'Mana',
    text: 'Your figure begins with 3 Mana. Switch pc.mana: 3 (default) or another starting value.',
  },
  'GW-MAG-02': {
    title: 'What Mana pays for',
    text: 'You pay Mana whenever you try something that cannot be done by ordinary means.',
  },
  'GW-MAG-03': {
    title: 'How a spell runs',
    text: 'You describe what your spell should do, and the GM decides on TN and Mana cost, mostly by effect level (GW-MAG-05). You pay the Mana first and then roll your M die against the TN.',
  },
  'GW-MAG-04': {
    title: 'Failed spell',
    text: 'If the spell fails, nothing comes of it and the Mana is used up all the same. The failure also has a small consequence for you (GW-R-25).',
  },
  'GW-MAG-05': {
    title: 'Effect levels',
    text: 'A trick (TN 4, 0 or 1 Mana) does little things: light, a sound, some smoke, a fleeting distraction. Standard (TN 6, 1 Mana) is enough for a projectile, a barrier, a leap across 5 cells or a brief boost. Strong (TN 8, 2 Mana) covers areas, control, healing 2 hearts and paralysis. Great power (TN 12, 3 Mana) is something enormous that transforms the whole situation.',
  },
  'GW-MAG-06': {
    title: 'Exceptional spell',
    text: 'When the magic die shows its highest face, you get exactly one bonus. Either the effect gains area, duration or strength, or the GM refunds you 1 Mana, or you gain an advantage: the spell might be silent, pinpoint or harmless to allies.',
  },
  'GW-EXA-05': {
    title: 'Example: protective spell',
    text: 'A brief protective spell is to bring the figure safely across 5 cells: effect level standard, TN 6, 1 Mana. Of 3 Mana 2 remain, and the M die, a d10, shows 9. That is a success; the figure gets across and is safer than before.',
  },
  'GW-EXA-06': {
    title: 'Example: failed paralysis',
    text: 'An elite is to be paralysed: effect level strong, TN 8, 2 Mana. The roll is 3, a failure; the spell fizzles, and of 3 Mana 1 is left. As a consequence the caster becomes vulnerable, for example.',
  },
  'GW-HRT-01': {
    title: 'Hearts',
    text: 'Your figure has 5 hearts. Switch pc.hearts: 5 (default) or another starting value.',
  },
  'GW-HRT-02': {
    title: 'What a heart stands for',
    text: 'Your game world decides whether a lost heart is an injury or exhaustion. Only the name changes, not the rules.',
  },
  'GW-DWN-01': {
    title: 'Downed',
    text: 'With 0 hearts your figure is downed and has no actions left.',
  },
  'GW-DWN-02': {
    title: 'Crawling and speaking',
    text: 'While downed, you can only crawl and get out a few words.',
  },
  'GW-DWN-03': {
    title: 'Raising up',
    text: 'Someone on your side can use an action to raise you up. You then have 1 heart and are no longer downed.',
  },
  'GW-DWN-04': {
    title: 'Death',
    text: 'Any further damage to a downed figure is fatal (GW-R-28).',
  },
  'GW-RST-01': {
    title: 'Rest',
    text: 'When a fight or conflict has ended and the group can catch its breath in safety with what it needs most, everyone’s hearts and Mana return to their maximum.',
  },
  'GW-RST-02': {
    title: 'Healing without waiting',
    text: 'There is no lengthy recovery. One rest restores everything in one go, so that play stays brisk.',
  },
  'GW-D6-01': {
    title: 'Thresholds, not die sizes',
    text: 'In the d6-only variant you roll one d6 for every test, and instead of a die your trait has a level with a threshold. A master needs at least 3, a trained figure 4, a novice 5; unskilled figures succeed on a 6 alone.',
  },
  'GW-D6-02': {
    title: 'Difficulty in the d6-only variant',
    text: 'The TN values 4, 6, 8 and 12 are not used; without special circumstances your own threshold applies. Each grade harder raises it by 1, each grade easier lowers it by 1.',
  },
  'GW-D6-03': {
    title: 'Limits of the threshold',
    text: 'The threshold never goes under 2 or over 6.',
  },
  'GW-D6-04': {
    title: 'Help in the d6-only variant',
    text: 'The original provides for help in this variant but never says what it does. Play follows GW-R-34: by default it lowers the threshold by 1.',
  },
  'GW-D6-05': {
    title: 'Combat in the d6-only variant',
    text: 'The kinds of enemies stay, but a grade takes the place of the TN. Minions are normal and leave your threshold alone, elites are hard (+1), a boss is heroic (+2) and withstands 3 wounds.',
  },
  'GW-D6-06': {
    title: 'Advancement in the d6-only variant',
    text: 'Either you improve one trait by a level, from novice to trained for example, or you gain 1 heart or 1 Mana (GW-R-37).',
  },
  'GW-OPT-01': {
    title: 'Optional rules',
    text: 'Armour tokens and the timer are extras that you may use but need not. Both are ready and do nothing until a figure wears armour or the GM starts a timer. Switches optional.armour and optional.timer: true (default) or false; with false the rule is not offered, and without optional.armour armour soaks up nothing.',
  },
  'GW-ARM-01': {
    title: 'Armour token',
    text: 'If your figure wears armour, it receives 1 armour token whenever a scene begins.',
  },
  'GW-ARM-02': {
    title: 'Using the armour token',
    text: 'When retaliation or an enemy hit would cost you a heart, you may hand in the armour token and keep the heart.',
  },
  'GW-TMR-01': {
    title: 'Timer',
    text: 'When time is short in a scene, the GM can set up a timer of any length. Switch timer.length: 3 (default) or another length.',
  },
  'GW-TMR-02': {
    title: 'The timer moves on',
    text: 'Every failure moves the timer on by 1. GW-R-32 says which failures count.',
  },
  'GW-TMR-03': {
    title: 'The timer is full',
    text: 'Once the timer is full, whatever the GM had in store happens: the alarm is raised, the target gets away or a tunnel collapses.',
  },

  'GW-ADD-01': {
    title: 'When do you roll?',
    text: 'You roll only when the outcome is open and a failure would make a difference. Otherwise the GM simply tells you what happens.',
  },
  'GW-ADD-02': {
    title: 'Real or generated dice',
    text: 'A roll follows GW-TST-01. The program rolls for you, or you throw a real die and type in the number it shows.',
  },
  'GW-ADD-03': {
    title: 'Empty sections about tests',
    text: 'The original’s empty sections on the difficulty ladder, on results, on shifting the difficulty and on help need no rules of their own. GW-TN-01 and the groups GW-RES, GW-MOD and GW-HLP apply.',
  },
  'GW-ADD-04': {
    title: 'Board',
    text: 'The board is a grid of squares; each cell has up to eight neighbours, and a distance is the longer of the two stretches along and across. Only one figure can stand on a cell; downed figures do not take theirs up, and if it has been taken when they get up, the GM puts them on a free adjacent one. An open cell costs 1 movement point, a difficult one 2 and a cover cell 2 as well; you can see across cover cells, and they provide cover. Walls cannot be entered and block the view.',
  },
  'GW-ADD-05': {
    title: 'Movement',
    text: 'Once per turn you move for up to 5 points; an open cell costs 1, diagonals included. Enemies and walls are in the way, you can pass allies but not stop on their cell, and you cannot squeeze diagonally between two walls. Getting away from an enemy costs nothing; if you are prone, standing up takes the turn’s movement, and if you are downed, you crawl 1 cell at most. Switch move: 5 (default) or another number of points.',
  },
  'GW-ADD-06': {
    title: 'Line of sight',
    text: 'The program draws a straight line of cells between two cells (Bresenham’s, always starting at the one with the smaller coordinate), so it runs the same both ways. Only the cells in between matter: if one of them is a wall, you cannot see the target, and it has full cover. Figures never block the view, and neighbours can always see one another.',
  },
  'GW-ADD-07': {
    title: 'Cover',
    text: 'If you can see the target but at least one cover cell lies between you, it is in cover and your TN rises by 1 step, no matter how many such cells there are. You cannot attack a target in full cover. The GM may by hand give any figure no cover, ordinary cover or full cover; this overrides the board, and full cover given that way still lets the figure shoot out.',
  },
  'GW-ADD-08': {
    title: 'Starting a fight',
    text: 'You set up the figures, and the GM enters the enemies with kind, TN and hearts and starts a timer if wanted. The fight begins a new scene with fresh armour tokens and no old timer, unless the GM counts the fight as part of the current scene. If one side takes the other by surprise, it acts first in every round of this fight, and its attacks in round 1 are 1 step easier. If the enemies surprise you, your defence tests in round 1 are 1 step harder instead (GW-ADD-11).',
  },
  'GW-ADD-09': {
    title: 'Turn order',
    text: 'Play goes in rounds, and every figure that can act has one turn in each. By default the player characters go first in any order they like, then the enemies as the GM decides; a side that springs a surprise starts. Switch turnOrder: playersFirst (default), enemiesFirst, alternate (one figure of each side by turns, you begin, and whoever is left on the larger side follows last) or traitG. With traitG each figure rolls its G die once when the fight starts, a minion d6, an elite d8, a boss d10; high numbers act first, you win ties against enemies, and remaining ties are rolled again.',
  },
  'GW-ADD-10': {
    title: 'Your turn',
    text: 'On your turn you have one move and one action, whichever comes first; you cannot split the move. With the action you can attack, cast a spell, help, raise someone up, make some other test, use an object or move a second time. Talking costs nothing. If you are downed, you can only crawl or speak.',
  },
  'GW-ADD-11': {
    title: 'Enemy attacks',
    text: 'When an enemy attacks you from an adjacent cell, or at range with sight and reach, you make a defence test against its TN: S or G in melee, G at range, M against magic, as the GM confirms. A success wards it off, an exceptional one adds an advantage that by default never wounds the enemy; a failure is a hit, a 1 is a hit with a complication, and no retaliation follows. What hampers the enemy (cover, darkness, too great a distance) makes your defence 1 step easier, what helps it (surprise, your being vulnerable) makes it 1 step harder; past 12 you roll against TN 12, under 4 you succeed without rolling. Switch enemyAttack: defenceTest (default), retaliationOnly (enemies do harm by retaliation alone), auto (each attack hits) or enemyDie (minion d6, elite d8, boss d10 against TN 6 with the usual steps; a 1 misses, and the GM may give the enemy a mishap; the highest face hits with an advantage but never costs a second heart).',
  },
  'GW-ADD-12': {
    title: 'Creating a figure',
    text: 'Your figure gets a name, a concept, three traits, 5 hearts, 3 Mana, weapons (each with its trait and marked melee or ranged) and armour if you like. Assign d10, d8 and d6 to the traits as you please. There are three templates: warrior (S d10, G d8, M d6), rogue (G d10, S d8, M d6) and mage (M d10, G d8, S d6).',
  },
  'GW-ADD-13': {
    title: 'Advancement in the core game',
    text: 'The GM awards advances, by default one for each adventure you complete. For each you choose one thing: a trait die grows by one size, or your maximum rises by 1 heart or by 1 Mana. Switch advance.maxDie: 12 (default, that is a d12) or another largest die; by default only help gives you a d20.',
  },
  'GW-ADD-14': {
    title: 'Complications and advantages that do something',
    text: 'The GM chooses from this list or makes something up. Prone: your next move goes into standing up; disarmed: you lack the weapon until you pick it up with an action; exposed: the GM shifts you 1 cell, and you have no cover until you move; position lost: your advantage of position is gone until you move at least 1 cell; without a board that ends when your next turn begins. The GM may shift you 1 cell with it, or end the state. Vulnerable: your next defence is 1 step harder (with enemyDie the enemy’s TN is 1 step easier, with auto and retaliationOnly it is story only), after which it ends; time pressure: your next test this scene is 1 step harder, or the GM starts a timer; alarm: it is noted for the scene. The advantage “more effect” adds 1 wound to an attack, “faster” may give you your action back, and you describe anything else freely.',
  },
  'GW-ADD-15': {
    title: 'What spells do exactly',
    text: 'A projectile is an M attack on a target you can see; a barrier makes up to 3 adjoining free cells in view into walls until the end of your next turn; a leap carries you up to 5 cells over terrain and figures to a free cell; a boost gives the recipient’s next test a die one size up (d6-only variant: threshold −1) and counts as its one help. An area is a cell you can see plus its neighbours: one roll hits each enemy there for whom it is high enough (GW-R-14), and if it reaches the level’s TN of 8, player characters inside lose 1 heart too, unless you choose “harmless to allies”. For control you settle with the GM on one thing the target does; healing gives a figure 2 hearts up to its maximum; paralysis takes away the target’s next turn and, up to that point, its retaliation. Tricks and great power are described freely, and whatever is brief ends with the caster’s next turn.',
  },
  'GW-ADD-16': {
    title: 'Start and conversion in the d6-only variant',
    text: 'You start with one trait each at trained, novice and unskilled. When you switch over, a d6 becomes unskilled, a d8 novice, a d10 trained and a d12 or d20 master; the way back leads to d6, d8, d10 and d12. Only a value that is missing gets converted; anything entered or improved survives the switch. An advance counts in both games: raise S to d12 and you are a master in the variant.',
  },

  'GW-R-01': {
    title: 'Doubled and misplaced texts',
    text: 'The original has some sections twice, along with short cards under Polish headings in the wrong places and stray numbers. The numbered text comes first, then the cards where it says nothing, and our additions last. There is no switch for this.',
  },
  'GW-R-02': {
    title: 'Names of the traits',
    text: 'The original has a second word for strength, Körperkraft, and uses the letter Z for agility. By default the traits are S, G and M, and Z is read as G. Switch traits: S, G, M (default) or a list with more traits.',
  },
  'GW-R-03': {
    title: 'Starting dice',
    text: 'The original names no starting dice. By default you assign d10, d8 and d6 (GW-ADD-12); the sheet takes any die from d6 to d20. There is no switch for this.',
  },
  'GW-R-04': {
    title: 'Does 12 belong to the ladder?',
    text: 'One card shows only 4, 6 and 8, but other passages work with 12. So the ladder has four values, and 12 comes right after 8. Wherever the original speaks of a grade or of raising by 1, it means a step and never TN 7. There is no switch for this.',
  },
  'GW-R-05': {
    title: 'Off the ladder',
    text: 'Under 4 the attempt succeeds without rolling, hence with neither complication nor advantage; past 12 it is turned down until you change plan or approach, and it costs neither action nor Mana; in both cases the GM may have you roll after all. Attacks and spells are no different: you can attack a boss in cover or beyond rangeLimit only with a circumstance that makes up for it, and a minion made 2 steps easier is hit with no roll and no retaliation; for defence see GW-ADD-11. Switch beyondLow: auto (default) or rollTN4 (roll against TN 4). Switch beyondHigh: refuse (default), maxOnly (nothing but the highest face succeeds) or rollTN12 (roll against TN 12).',
  },
  'GW-R-06': {
    title: 'Several circumstances',
    text: 'By default each circumstance is worth 1 step and an extreme one 2; they are all added up, opposites cancel out, and the ends of the ladder apply after that. Whatever the GM took into account when picking the TN does not count a second time. Switch maxShift: null (default, no limit), 1 or 2 as the largest shift either way.',
  },
  'GW-R-07': {
    title: 'Highest face under the TN',
    text: 'By default the highest face is an exceptional success even where it falls short of the TN, such as a 6 on a d6 against TN 8. A larger die can therefore have worse odds, and you see both chances before a roll with help (GW-R-11). In an attack the highest face is therefore always a hit, and no retaliation follows. Switch maxAlwaysSucceeds: true (default) or false (the highest face must reach the TN as well).',
  },
  'GW-R-08': {
    title: 'Highest face of any die',
    text: 'One card gives only 10 and 20 as the top roll; we take these as examples. The highest face of any die thrown is exceptional, so a d20 has to show 20. There is no switch for this.',
  },
  'GW-R-09': {
    title: 'A 1 despite help',
    text: 'By default a 1 on the larger die still fails with a complication. The complication strikes the figure that acts; whoever helped is only out of an action. Switch helpSavesFromOne: false (default) or true (with help a 1 is an ordinary failure).',
  },
  'GW-R-10': {
    title: 'Complications on an ordinary failure',
    text: 'By default a 1 must bring a complication, while on other failures the GM may impose one; the log tells the two apart. Switch failureComplication: gm (default, the GM decides), never (on a 1 only) or always (on each failure).',
  },
  'GW-R-11': {
    title: 'Limits of help',
    text: 'Whoever helps must be able to act and cannot help themselves; help beyond the limit and help for a d20 are turned away before they cost an action. In a fight the help is kept for the next test the supported figure makes by choice, so not for a defence, and is lost when the helper’s next turn begins. Before rolling you see both chances and may turn down the larger die (the default where it lowers the chance), though the helper’s action is gone regardless. Switch helpLimit: 1 (default) to 4 helpers, each worth one size up to a d20 at most.',
  },
  'GW-R-12': {
    title: 'Trying again after a failure',
    text: 'For each figure and goal the program keeps the latest failure in mind. To go for the same goal you describe what you do differently (changed), suffer a complication of the GM’s choosing ahead of the new roll (acceptComplication) or give up (withdraw). Attacks, spells among them, and defence tests are exempt; the remaining spells are bound by it. Switch retry: enforce (default, binding), warn (a hint only) or off.',
  },
  'GW-R-13': {
    title: 'The trait of a weapon',
    text: 'By default the trait belongs to the weapon: S for melee weapons, G for anything shot or thrown, M for spells. You can change it for each weapon; there is no switch for this.',
  },
  'GW-R-14': {
    title: 'TN of hostile spells',
    text: 'When you cast at an enemy, by default the larger TN of effect level and enemy applies, followed by circumstances; any other spell goes by its effect level. If the spell costs the enemy hearts (projectile, area), retaliation and being outnumbered count. With control and paralysis a failure brings just the small consequence of GW-R-25. Switch spellTN: max (default), enemy (the enemy’s TN) or level (the effect level’s TN).',
  },
  'GW-R-15': {
    title: 'TN of the kinds of enemies',
    text: 'The original shows these values in examples only; the grades of the d6-only variant match them. By default a minion has TN 6, an elite TN 8 and a boss TN 12, and the GM can change the TN of any enemy. Switch enemy.tn: 6, 8, 12 (default) or other values of the ladder.',
  },
  'GW-R-16': {
    title: 'Hearts of enemies',
    text: 'By default a minion has 1 heart, an elite 2 and a boss 3, also in the d6-only variant; a wound is a heart lost. An enemy with 0 hearts is out of the fight and is never downed. The GM can change the number for any enemy. Switch enemy.hearts: 1, 2, 3 (default) or other numbers.',
  },
  'GW-R-17': {
    title: 'Dead or merely out',
    text: 'When an enemy has no hearts left, whoever landed the hit says whether it dies or is merely out of the fight; the GM may decide otherwise. The rules treat both the same. There is no switch for this.',
  },
  'GW-R-18': {
    title: 'The second wound on other enemies',
    text: 'The second wound is on record for a boss only. By default it is the advantage already selected against an elite or boss, making 2 wounds together, and you may take a different one; against a minion you always name a different one. Switch exceptionalWounds: 2 (default) or another total of wounds.',
  },
  'GW-R-19': {
    title: 'Two versions of retaliation',
    text: 'By default a missed attack costs 1 heart if the enemy can get to you; a 1 costs no more than that one heart, and its complication comes in any case. Switch retaliationMode: core (default), card (each miss either costs a heart or brings a complication, whether or not the enemy can get to you) or off (no heart, just the complication of a 1). Switch retaliationChoice: heart (default) or complication; the GM can choose differently every time, and complication means a single one and no lost heart, on a 1 too.',
  },
  'GW-R-20': {
    title: 'Who retaliates',
    text: 'Nobody but the attacked enemy retaliates, and it has to be able to act. The program suggests yes on an adjacent cell, no without line of sight or against declared full cover, and otherwise yes just when the enemy fights at range and you are within its reach (unlimited unless stated). If you are in ordinary cover, the GM decides, and no retaliation is suggested. Odds and arena take the suggestion too: whoever cannot be reached loses no heart by default. The heart is always lost by the attacking figure, never by a helper; when an enemy misses you, there is no retaliation. The GM can decide differently every time; there is no switch for this.',
  },
  'GW-R-21': {
    title: 'Is range limited?',
    text: 'By default there is no limit. With a limit of 10 the tenth cell is still free, and from the eleventh on the TN rises by 1 step, a single time whatever the distance. Switch rangeLimit: null (default, off), 10 or another number of cells.',
  },
  'GW-R-22': {
    title: 'Being outnumbered in detail',
    text: 'You are outnumbered when 2 or more enemies who can act stand on adjacent cells; those paralysed or out do not count. By default the TN then rises by 1 step, once, for each attack the figure makes with weapon or spell; for any attack the GM can choose the complication or nothing at all in its place. The complication comes on top of retaliation, and it takes over by itself where the step would lift an otherwise possible TN past 12. Switch crowd: step (default, 1 step), complication, ask (the GM is asked) or off.',
  },
  'GW-R-23': {
    title: 'Paying Mana',
    text: 'You pay ahead of the roll, and the Mana is used up however it turns out; if you are short of Mana, you cannot attempt the spell. The 3 Mana you begin with are your maximum too. Switch trickCost: 0 (default) or 1; even at 0 the GM may ask for 1 Mana when the trick is of use in a fight or a test.',
  },
  'GW-R-24': {
    title: 'Effect level and circumstances',
    text: 'The GM is free to depart from the list of effect levels, and circumstances shift the TN as they do elsewhere. The Mana cost stays the same. You may be helped with a spell. There is no switch for this.',
  },
  'GW-R-25': {
    title: 'Small consequence of a failed spell',
    text: 'Each failed spell has a small consequence; by default you become vulnerable (GW-ADD-14). On a 1 the complication takes its place, and if an attack spell draws retaliation, that is the consequence, even when armour soaks it up. Switch magicConsequence: vulnerable (default), gm (the GM describes it) or off (none).',
  },
  'GW-R-26': {
    title: 'Figures in the effect levels',
    text: 'The 2 hearts of healing and the 5 cells of a leap are meant literally; GW-ADD-15 covers the remaining effects. If you heal a downed figure, it then has 2 hearts and is no longer downed. There is no switch for this.',
  },
  'GW-R-27': {
    title: 'Bonus of an exceptional spell',
    text: 'You pick exactly one of the three bonuses; the refund needs the GM to agree, which by default they do. It returns 1 Mana, but no more than you paid and not past your maximum, so nothing for a free trick. With an attack spell the larger effect means 1 more wound. There is no switch for this.',
  },
  'GW-R-28': {
    title: 'Damage to the downed',
    text: 'Just one of the two versions speaks of this, and by default it holds: such damage is fatal. Damage is a lost heart that no armour soaked up. Switch deathWhileDowned: true (default) or false (the figure stays downed but alive).',
  },
  'GW-R-29': {
    title: 'Raising up in detail',
    text: 'Raising someone takes no roll, just the action of an ally who can act, by default from the same cell or an adjacent one. You then have exactly 1 heart and act again on your next turn; this kind of help enlarges no die. Switch raiseNeedsAdjacent: true (default) or false (from any distance).',
  },
  'GW-R-30': {
    title: 'Rest in detail',
    text: 'Rest refills the hearts and Mana of every living player character, downed ones too; it is impossible during a fight, and the GM confirms that you are safe and provided for. Prone, disarmed, exposed, vulnerable, position lost and paralysed come to an end, though the GM may rule that a lost weapon is not found. Armour tokens go by scene and not by rest, and by default enemies do not rest. There is no switch for this.',
  },
  'GW-R-31': {
    title: 'Armour token in detail',
    text: 'The token soaks up the loss of 1 heart, even while you are downed, but not the complication of a 1. Each scene you begin with 1 token and never have more; enemies have one only on the GM’s word. Switch armourUse: ask (default, you are asked) or auto (the token is spent right away).',
  },
  'GW-R-32': {
    title: 'What moves the timer',
    text: 'By default each test, attack or spell that a player character fails moves the timer on by 1, and a 1 does so by no more; defence tests, help, almost certain and refused attempts do not. It begins at 0, and when it reaches its length, the consequence happens a single time. Switch timer.counts: tests, attacks, spells (default) or any other selection of these, with or without defence. Switch timer.length: 3 (default) or another length.',
  },
  'GW-R-33': {
    title: 'Limiting the threshold',
    text: 'By default all changes are added up and only the result is limited to 2 to 6: unskilled (6) against a boss (+2) with help (−1) makes 7, hence 6. The d6-only variant knows neither almost certain nor almost impossible. Switch d6.clamp: end (default) or eachStep (limit after each change: first the grade, then what is harder, what is easier, and help).',
  },
  'GW-R-34': {
    title: 'Effect of help in the d6-only variant',
    text: 'A d6 has no way to grow, and the original leaves this section blank. By default one helper lowers the threshold by 1. Switch d6.help: threshold (default), rerollOnce (you may roll a failure again a single time and keep the second roll) or off (no effect).',
  },
  'GW-R-35': {
    title: '1 and 6 in the d6-only variant',
    text: 'By default they work as in the core game: a 1 fails with a complication, a 6 is an exceptional success. At threshold 6 this makes any success exceptional. Switch d6.exceptional: always (default), ifBelow6 (with a threshold of 5 or less) or never.',
  },
  'GW-R-36': {
    title: 'TN values in the d6-only variant',
    text: 'TN 4, 6, 8 and 12 change the threshold by −1, 0, +1 and +2; trick, standard, strong and great power do likewise. An attack spell takes the larger figure of effect level and kind of enemy. Distance, being outnumbered and circumstances are worth 1 for each step; Mana, hearts and retaliation stay as they are. There is no switch for this.',
  },
  'GW-R-37': {
    title: 'Heart or Mana on advancing',
    text: 'You take 1 heart or 1 Mana, never the two together; both maximum and current value go up. The levels lead from unskilled by way of novice and trained to master; the original’s two German words each for novice and trained mean the same. GW-ADD-13 says how often you advance. There is no switch for this.',
  },
  'GW-R-38': {
    title: 'Attacking an area',
    text: 'You roll once and compare with each target; one whose TN would exceed 12 is not affected. By default there is retaliation only if you miss them all and at least one can get to you; it costs no more than 1 heart. Switch areaRetaliation: onlyIfAllMissed (default), anyMissed (one missed target is enough) or never.',
  },
  'GW-R-39': {
    title: 'Lost chapters',
    text: 'In the original nothing but placeholders is left of chapters 1, 2, 8, 10 and of the beginnings of 3, 4, 5, 6, 9. They presumably held introduction, characters, enemies or advancement, and play aids. GW-ADD-01 to GW-ADD-16 fill in what play needs. There is no switch for this.',
  },
  'GW-R-40': {
    title: 'Ranged attack on an adjacent cell',
    text: 'You may shoot or throw at a target on an adjacent cell with G and nothing makes it harder. If you miss, retaliation threatens as in melee. There is no switch for this.',
  },
  'GW-R-41': {
    title: 'The downed do not defend themselves',
    text: 'All a downed figure has left is crawling and a few words. By default it makes no defence test: the attack hits, and nothing but an armour token can still take it. Switch downedDefends: false (default) or true (it defends itself like everybody else).',
  },
  'GW-R-42': {
    title: 'Spells that are on no list',
    text: 'You may describe any effect; the GM sets level, TN and Mana and carries it out if it works. That goes for every level and needs no board. Without a board leap, barrier and area are told as well instead of being refused. There is no switch for this.',
  },
  'GW-R-43': {
    title: 'Larger effect of a healing',
    text: 'If you take the larger effect of an exceptional healing, it brings 1 heart more, 3 instead of 2, but never more than the maximum. If the target is at its maximum without the third heart already, you name another advantage. There is no switch for this.',
  },
};
