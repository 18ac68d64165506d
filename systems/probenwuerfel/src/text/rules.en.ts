import type { RuleText } from '@tafelrunde/kernel';
import type { PwId } from '../catalogue-ids.ts';

/** The catalogue in English, in our own words. */
export const rulesEn: Readonly<Record<PwId, RuleText>> = {
  'PW-GEN-01': {
    title: 'Only when it is open',
    text: 'If it is clear what happens, the GM simply tells it. Dice come out only when something may go well or badly; the GM says whether that is so.',
  },
  'PW-GEN-02': {
    title: 'Every roll has its kind',
    text: 'What you throw and how you read it depends on the situation: a roll on an attribute, a check, an opposed check, a rolled derived value, or a roll on a list.',
  },
  'PW-DIE-01': {
    title: 'Critical die',
    text: 'A die that shows its highest face is critical. What counts is the face itself, before any bonus or malus.',
  },
  'PW-DIE-02': {
    title: 'One more throw',
    text: 'You throw a critical die once more and add the new face to its sum.',
  },
  'PW-DIE-03': {
    title: 'Chains without end',
    text: 'The extra throw can be critical too; the chain runs until a smaller face shows. So the sum of a die is never a multiple of its number of faces, and on average a d4 brings 10/3, a d12 78/11.',
  },
  'PW-DIE-04': {
    title: 'Rolls without criticals',
    text: 'Where a higher sum is of no use, nothing explodes: the highest face is then a result like any other. The scar roll is an example.',
  },
  'PW-DIE-05': {
    title: 'The dice',
    text: 'The game uses d4, d6, d8, d10 and d12.',
  },
  'PW-ATT-01': {
    title: 'Ten attributes',
    text: 'Your figure has strength, constitution, dexterity, agility, perception, will, intelligence, education, charisma and humour.',
  },
  'PW-ATT-02': {
    title: 'Everything hangs on them',
    text: 'Each skill belongs to an attribute, and each derived value uses one, directly or through a skill. Parry and armour class also take equipment in.',
  },
  'PW-ATT-03': {
    title: 'One die each',
    text: 'Each attribute has exactly one die from d4 to d12. The larger it is, the better you are at it.',
  },
  'PW-ATT-04': {
    title: 'Rolling on an attribute',
    text: 'You throw the attribute’s die alone, without a skill die. It can explode, and boni and mali count.',
  },
  'PW-ATT-05': {
    title: 'The short form means rolling',
    text: 'Where a rule says just Kon, Wil or Bew, throw that die and count the attribute’s bonus or malus.',
  },
  'PW-ATT-06': {
    title: 'Max is a fixed number',
    text: '“Max Kon” is not rolled: it is the highest face of the die plus bonus or malus. A d8 with +1 has Max 9.',
  },
  'PW-CHK-01': {
    title: 'One skill, one attribute',
    text: 'A skill stands for something you can do and belongs to exactly one attribute, your talent for it. Notice, for one, belongs to perception.',
  },
  'PW-CHK-02': {
    title: 'The skill die',
    text: 'For each skill you also have a skill die: it shows how much you have practised.',
  },
  'PW-CHK-03': {
    title: 'Everybody starts small',
    text: 'At the start every skill die is a d4, for every skill and every figure.',
  },
  'PW-CHK-04': {
    title: 'When skill dice grow',
    text: 'Skill dice grow at creation and at each level-up, one skill at a time.',
  },
  'PW-CHK-05': {
    title: 'Deed and skill',
    text: 'If you do something whose outcome is open, you make the fitting check. You propose one, the GM decides. Whoever climbs a house rolls Climbing.',
  },
  'PW-CHK-06': {
    title: 'Two dice',
    text: 'For a check you throw the attribute’s die and the skill die together. Both can explode.',
  },
  'PW-CHK-07': {
    title: 'Boni and mali',
    text: 'To the sum of the dice comes everything that applies: from the attribute, the skill, effects and circumstances.',
  },
  'PW-CHK-08': {
    title: 'The difficulty',
    text: 'The GM names a number that your roll is measured against.',
  },
  'PW-CHK-09': {
    title: '9 unless told otherwise',
    text: 'If nobody says otherwise, the difficulty is 9.',
  },
  'PW-CHK-10': {
    title: 'Success',
    text: 'If your total reaches the difficulty, the check succeeds.',
  },
  'PW-DIF-01': {
    title: 'Guide values',
    text: 'Very easy is 4, easy 6, normal 9, hard 11, very hard 14 and extremely hard 20.',
  },
  'PW-DIF-02': {
    title: 'Only a guide',
    text: 'The GM may use any whole number. “Normal” is also the value nobody has to name.',
  },
  'PW-OPP-01': {
    title: 'Against each other',
    text: 'In an opposed check both sides roll, and the higher total wins, for example Sneaking against Noticing.',
  },
  'PW-OPP-02': {
    title: 'Ties',
    text: 'If both totals are equal, the players’ side wins.',
  },
  'PW-OPP-03': {
    title: 'Circumstances',
    text: 'Before the comparison either side may get a bonus or malus: whoever listens in the dark amid noise hears worse; whoever sneaks with bells is louder.',
  },
  'PW-DEG-01': {
    title: 'Degrees',
    text: 'For every full 4 points above the target you have one degree. Against 9, totals of 9 to 12 bring none, 13 to 16 one, and 17 to 20 two.',
  },
  'PW-DEG-02': {
    title: 'What degrees bring',
    text: 'A degree makes a success an especially good one: beside the goal something pleasant may happen. What that is you settle at the table.',
  },
  'PW-KNO-01': {
    title: 'The star',
    text: 'Some skills carry a *. They need knowledge beforehand.',
  },
  'PW-KNO-02': {
    title: 'Only for those who learned it',
    text: 'You may use a skill with * only after raising it at least once.',
  },
  'PW-KNO-03': {
    title: 'If it has to be',
    text: 'If there is no way around such a roll, you roll all the same, with a malus of 4.',
  },
  'PW-DER-01': {
    title: 'Derived values',
    text: 'From attributes and skills come hit points, regeneration, mana, mana regeneration, initiative, running, evasion, parry and armour class.',
  },
  'PW-DER-02': {
    title: 'Starting values',
    text: 'The table of formulas says what each value starts with.',
  },
  'PW-DER-03': {
    title: 'Shifts',
    text: 'A level-up or another effect can shift any of these values. It is added after the formula.',
  },
  'PW-DER-10': {
    title: 'Hit points',
    text: '15 plus Max Kon.',
  },
  'PW-DER-11': {
    title: 'Regeneration',
    text: 'You roll Kon and get back that many hit points.',
  },
  'PW-DER-12': {
    title: 'Mana',
    text: 'As much as Max Wil.',
  },
  'PW-DER-13': {
    title: 'Mana regeneration',
    text: 'You roll Wil and get back that much mana.',
  },
  'PW-DER-14': {
    title: 'Initiative',
    text: 'You roll Bew; whoever has more acts earlier.',
  },
  'PW-DER-15': {
    title: 'Running',
    text: 'Max Bew and 1 more for each time you have raised Sprinting.',
  },
  'PW-DER-16': {
    title: 'Evasion',
    text: 'Half of the most your skill Evasion can bring.',
  },
  'PW-DER-17': {
    title: 'Parry',
    text: 'Half of the most your weapon skill can bring, plus the weapon’s value.',
  },
  'PW-DER-18': {
    title: 'Armour class',
    text: 'The better of evasion and parry, plus armour.',
  },
  'PW-ADD-01': {
    title: 'The ladder of dice',
    text: 'd4, d6, d8, d10, d12: each raise lifts the skill die one place. After the d12 it ends; with beyondTop: bonus every further raise brings +1 instead.',
  },
  'PW-ADD-02': {
    title: 'Creation',
    text: 'In “points” all attributes start at d4 and you distribute 10 steps; in “quick” all are d6. On top come 15 raises for skills. Nothing may go above d10, and what you do not spend is lost.',
  },
  'PW-ADD-03': {
    title: 'Level-up',
    text: 'When the GM grants a level, you get 3 raises and 1 point for a derived value. The same skill rises at most once; what is left you keep.',
  },
  'PW-ADD-04': {
    title: 'Current values',
    text: 'Hit points and mana start full and are changed by hand. They do not exceed the maximum; mana never falls below 0, hit points may. At 0 hit points or less your figure is out of action.',
  },
  'PW-ADD-05': {
    title: 'Rest',
    text: 'When the GM calls a rest, everybody taking part rolls regeneration and mana regeneration once.',
  },
  'PW-ADD-06': {
    title: 'Order of a fight',
    text: 'At the start of a fight everybody rolls initiative; turns go from the highest result down.',
  },
  'PW-ADD-07': {
    title: 'Attack against armour class',
    text: 'An extra you can switch on: your weapon check goes against the target’s armour class, and reaching it hits. Only a figure of the GM has to get above that of a player character. The GM names the damage.',
  },
  'PW-ADD-08': {
    title: 'Lists',
    text: 'For a list of 2 to 100 rows one die with as many faces is thrown. The list of scars is there but empty: you fill it yourselves.',
  },
  'PW-ADD-09': {
    title: 'List of skills',
    text: '53 skills are prepared. You can add, rename, re-attach, star and delete them; only Evasion, Sprinting and Unarmed always stay.',
  },
  'PW-ADD-10': {
    title: 'Name of a difficulty',
    text: 'A difficulty between two guide values is named after the lower one: 10 is normal, 13 hard, 25 extremely hard.',
  },
  'PW-R-01': {
    title: 'Each die explodes by itself',
    text: 'By default only the die at its highest face is thrown again. Alternatively one takes all others along, or nothing explodes until all are at the top at once.',
  },
  'PW-R-02': {
    title: 'How long a chain may be',
    text: 'By default as long as it likes. You can set how often a die is thrown again at most; the last face then simply counts.',
  },
  'PW-R-03': {
    title: 'Critical is only more',
    text: 'A critical die brings points and nothing else, no certain success either. A 1 is no fumble.',
  },
  'PW-R-04': {
    title: 'Which rolls do not explode',
    text: 'By default only rolls on lists; all others can be critical. Can be set for each kind of roll.',
  },
  'PW-R-05': {
    title: 'The attribute’s bonus in a check',
    text: 'The attribute’s bonus or malus counts in a check, once. Can be switched off.',
  },
  'PW-R-06': {
    title: 'Max without explosions',
    text: 'For “Max” the highest face counts, as if there were no chains.',
  },
  'PW-R-07': {
    title: 'Below zero',
    text: 'Totals and initiative may be negative, and so may evasion, parry and armour class. Regeneration never takes anything away, and the maximum of mana and running are at least 0.',
  },
  'PW-R-08': {
    title: 'Exactly reached',
    text: 'As much as the difficulty is enough. The only exception stands with PW-ADD-07.',
  },
  'PW-R-09': {
    title: 'SK',
    text: 'SK here is simply the number of the difficulty.',
  },
  'PW-R-10': {
    title: 'Ties among equals',
    text: 'If two player characters or two figures of the GM tie, by default whoever began it wins. Also possible: whoever reacts, rolling again, or the GM decides.',
  },
  'PW-R-11': {
    title: 'Size and place of boni',
    text: 'The GM names any whole number; −4, −2, +2 and +4 are usual. What is given for one roll counts only there. A lasting effect on an attribute, skill or derived value counts like its own bonus, in the maximum too; one on a kind of roll only when rolling.',
  },
  'PW-R-12': {
    title: 'What degrees are measured by',
    text: 'They are counted from the whole total, with all boni and mali.',
  },
  'PW-R-13': {
    title: 'Degrees in detail',
    text: 'Exactly 4 above is already one. Against each other the target is the other side’s total, and only the winner can have any. For each you may propose one extra, which the GM approves. Nothing is counted downwards.',
  },
  'PW-R-14': {
    title: 'Sprinting and running',
    text: 'For running it counts how often Sprinting was raised. Alternatively you roll Sprinting against 9 for each long way instead, and the degrees of the roll count for that way.',
  },
  'PW-R-15': {
    title: 'Raising a skill',
    text: 'A raise is one place on the ladder of dice; skill dice are the same dice as those of attributes.',
  },
  'PW-R-16': {
    title: 'Attributes at the start',
    text: 'The default is distributing steps. But the sheet may hold any allowed die, for instance for figures of the GM.',
  },
  'PW-R-17': {
    title: 'Skills with * without knowledge',
    text: 'All that counts is whether the skill itself was ever raised. Of your own accord you may not; if the GM demands the roll or you have to react, the malus applies. A success does not replace learning. Both can be set.',
  },
  'PW-R-18': {
    title: 'Values follow',
    text: 'When something changes, the derived values change at once. If a maximum rises, the current value rises as much; if it falls, it is cut. Alternatively the starting values stay, and only shifts and equipment still count.',
  },
  'PW-R-19': {
    title: 'Mana regeneration',
    text: 'It stands only in the table but counts like the others.',
  },
  'PW-R-20': {
    title: 'When you recover',
    text: 'By default once per rest, with an exploding die and at most up to the maximum. Day, round or free choice are only other labels; it is always the GM who calls it.',
  },
  'PW-R-21': {
    title: 'Initiative in detail',
    text: 'It is rolled once per fight, or each round if you like. On equal results player characters come first, then the higher Max Bew; whoever is still level rolls again among themselves.',
  },
  'PW-R-22': {
    title: 'Unit of running',
    text: 'The default is metres per round; you can change the label.',
  },
  'PW-R-23': {
    title: 'The maximum of a skill',
    text: 'Both dice at their highest face, plus the permanent boni and mali of attribute and skill; if knowledge is missing for a *, its malus counts too. What is given for one roll only stays out.',
  },
  'PW-R-24': {
    title: 'Rounding',
    text: 'Halves are rounded down before weapon, armour and shifts are added. Alternatively up or not at all.',
  },
  'PW-R-25': {
    title: 'Which weapon parries',
    text: 'The weapon in hand, of two the better one. Without a weapon, or with one like a bow, Unarmed counts. Alternatively the best weapon on the sheet.',
  },
  'PW-R-26': {
    title: 'Armour class in detail',
    text: 'The finished values of evasion and parry are compared; armour counts in full for both.',
  },
  'PW-R-27': {
    title: 'Attributes of skills',
    text: 'Evasion, Sprinting and Sneaking belong to agility, Climbing to strength, weapons each to its own. All of it can be changed.',
  },
  'PW-R-28': {
    title: 'Spellings',
    text: 'Misspelt names of the original mean the same; here there is one spelling.',
  },
  'PW-R-29': {
    title: 'Attribute against a difficulty',
    text: 'The GM may set a difficulty for a roll on an attribute. Degrees do not count there, unless you want them to.',
  },
};
