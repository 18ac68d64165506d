import type { RuleText } from '@tafelrunde/kernel';
import type { DpId } from '../catalogue-ids.ts';

/** The catalogue in English, in our own words. */
export const rulesEn: Readonly<Record<DpId, RuleText>> = {
  'DP-GEN-01': {
    title: 'Origin',
    text: 'The rules are a German adaptation of the English “D6 Pool” by Russell Brown. Which rules were added or changed can no longer be told from the document.',
  },
  'DP-GEN-02': {
    title: 'Only six-sided dice',
    text: 'Only d6 are rolled, sometimes many at once.',
  },
  'DP-GEN-03': {
    title: 'Roles at the table',
    text: 'The GM runs the world and sets difficulties. What a character does is decided by its player alone.',
  },
  'DP-GEN-04': {
    title: 'Player characters',
    text: 'Everyone makes a character before play that fits the world; the GM may restrict the choice.',
  },
  'DP-GEN-05': {
    title: 'NPCs follow the same rules',
    text: 'What holds for player characters holds for NPCs and creatures; the GM acts for them.',
  },
  'DP-GEN-06': {
    title: 'Creatures',
    text: 'Animals and beings outside the ordinary population have attributes and sometimes skills and abilities.',
  },
  'DP-GEN-07': {
    title: 'Setting',
    text: 'The chosen world decides which skills, abilities and equipment exist. All lists can be changed.',
  },
  'DP-GEN-08': {
    title: 'Adventure',
    text: 'What the GM has prepared stays hidden until the characters find out.',
  },
  'DP-GEN-09': {
    title: 'Scene',
    text: 'An adventure consists of scenes. Start and end matter, because some things last a scene or work once per scene.',
  },
  'DP-ATR-01': {
    title: 'Six attributes',
    text: 'Strength, dexterity, endurance, intelligence, charisma and perception, each a number of dice: at least 1, rarely above 4.',
  },
  'DP-ATR-02': {
    title: 'What they are for',
    text: 'Strength for force, dexterity for speed and precision, endurance for holding out, intelligence for knowledge, charisma for effect on others, perception for attentiveness.',
  },
  'DP-SKL-01': {
    title: 'Skills',
    text: 'A skill is a field of knowledge or ability and is measured in dice like an attribute.',
  },
  'DP-SKL-02': {
    title: 'Few at the start',
    text: 'A new character lacks most skills. Without dice in one the attribute alone is left.',
  },
  'DP-ABL-01': {
    title: 'Abilities',
    text: 'An ability belongs to a skill with at least one die and is a limited exception to a rule, often once per scene.',
  },
  'DP-ABL-02': {
    title: 'Who has them',
    text: 'Player characters, NPCs and creatures can have abilities.',
  },
  'DP-ADV-01': {
    title: 'Rated in dice',
    text: 'Advantages and disadvantages have a number of dice, such as Poverty 1D or Attractive 2D.',
  },
  'DP-ADV-02': {
    title: 'In balance',
    text: 'You may have advantages only with disadvantages of equal worth.',
  },
  'DP-ADV-03': {
    title: 'Advantage in a roll',
    text: 'A fitting advantage adds its dice as success dice.',
  },
  'DP-ADV-04': {
    title: 'Disadvantage in a roll',
    text: 'A disadvantage that can interfere adds its dice as penalty dice.',
  },
  'DP-ADV-05': {
    title: 'How they change',
    text: 'A level-up takes nothing away. Diseases and fear can bring disadvantages.',
  },
  'DP-CHL-01': {
    title: 'When dice are rolled',
    text: 'A decisive obstacle is settled by dice, not by narration.',
  },
  'DP-CHL-02': {
    title: 'Choosing the pool',
    text: 'You name one attribute and one skill; the GM has to agree.',
  },
  'DP-CHL-03': {
    title: 'Success dice',
    text: 'Attribute, skill and fitting advantages together are your success dice.',
  },
  'DP-CHL-04': {
    title: 'Success',
    text: 'Each 5 and 6 on a success die is a success, the rest is ignored.',
  },
  'DP-CHL-05': {
    title: 'Difficulty',
    text: 'It says how many successes are needed: 0 for the nearly certain, 1 for simple things, 2, 3 and more for hard ones. The GM sets it, secretly if wanted.',
  },
  'DP-CHL-06': {
    title: 'Bonus dice',
    text: 'Favourable circumstances give bonus dice, which count like success dice.',
  },
  'DP-CHL-07': {
    title: 'Penalty dice',
    text: 'Wounds, load, distraction and the like give penalty dice. Each 5 and 6 on them cancels one success.',
  },
  'DP-CHL-08': {
    title: 'Result',
    text: 'Successes minus failures have to reach the difficulty, and it must not be a Patzer.',
  },
  'DP-CHL-09': {
    title: 'Difficulty 0',
    text: 'Such things mostly succeed without a roll. If rolled, they fail only on a Patzer.',
  },
  'DP-CHL-10': {
    title: 'Two levers of the GM',
    text: 'If the task itself is harder, the difficulty changes. If it is the character or the situation, there are penalty or bonus dice.',
  },
  'DP-CHL-11': {
    title: 'Critical successes',
    text: 'Each success beyond the difficulty is a critical success.',
  },
  'DP-CHL-12': {
    title: 'What they bring',
    text: 'In movement more distance, in an attack damage dice or effects, in damage wounds, otherwise an especially good result.',
  },
  'DP-CHL-13': {
    title: 'Patzer',
    text: 'More failures than successes: the challenge fails and something goes seriously wrong.',
  },
  'DP-CHL-14': {
    title: 'What a Patzer means',
    text: 'In movement you fall or cannot move, in an attack the weapon drops or a friend is hit, otherwise it costs something. The GM chooses.',
  },
  'DP-CHL-15': {
    title: 'Perception',
    text: 'It is rolled only when noticing matters: perception and a fitting skill, against a being as an opposed challenge.',
  },
  'DP-CHL-16': {
    title: 'Situational challenges',
    text: 'The GM may roll traits of a character to find out whether something is true or happens, such as an enemy turning up.',
  },
  'DP-CHL-17': {
    title: 'Dice keep their source',
    text: 'With every die stands where it comes from. Which one interfered tells what went wrong.',
  },
  'DP-CHL-18': {
    title: 'Credit for support',
    text: 'If support alone saved the roll, the glory belongs to the helper.',
  },
  'DP-EXT-01': {
    title: 'Extended challenge',
    text: 'Long tasks are a chain of rolls with time passing between them.',
  },
  'DP-EXT-02': {
    title: 'A roll fails',
    text: 'The first failure breaks the chain or lowers the result, as the GM decides.',
  },
  'DP-EXT-03': {
    title: 'Criticals in the chain',
    text: 'Critical successes improve the result, a Patzer costs something.',
  },
  'DP-OPP-01': {
    title: 'Against each other',
    text: 'If two with attributes are in conflict, both roll.',
  },
  'DP-OPP-02': {
    title: 'Who attacks',
    text: 'The attacker is who wants to change something, the defender who prevents it, even unknowingly. Lying is an attack.',
  },
  'DP-OPP-03': {
    title: 'Defence first',
    text: 'The defending side has one automatic success and rolls first. The total is what the attack needs.',
  },
  'DP-OPP-04': {
    title: 'Who wins',
    text: 'If the attack reaches the total it wins; what lies above it is critical.',
  },
  'DP-OPP-05': {
    title: 'Without fixed roles',
    text: 'Where nobody attacks, as in a race, more successes win; a tie is a draw or a double win.',
  },
  'DP-SUP-01': {
    title: 'Support',
    text: 'You may help with another attribute and skill if they fit the help.',
  },
  'DP-SUP-02': {
    title: 'What help brings',
    text: 'The helper rolls first against 1. If it succeeds, there is exactly one automatic success.',
  },
  'DP-SUP-03': {
    title: 'Failed help',
    text: 'Without a Patzer it does no harm unless the GM says so.',
  },
  'DP-SUP-04': {
    title: 'Once per roll',
    text: 'Each roll is supported at most once, by one person.',
  },
  'DP-SUP-05': {
    title: 'Patzer of the helper',
    text: 'The penalty dice that interfered are added to the supported roll as penalty dice.',
  },
  'DP-FAT-01': {
    title: 'Fate dice',
    text: 'Everyone starts with two.',
  },
  'DP-FAT-02': {
    title: 'Spending',
    text: 'With any roll you may add some; they count as success dice and are then gone.',
  },
  'DP-FAT-03': {
    title: 'Earning',
    text: 'For strong role-play the GM can give new ones.',
  },
  'DP-FAT-04': {
    title: 'Losing',
    text: 'Whoever plays against the character without reason can lose some, but never below zero.',
  },
  'DP-DST-01': {
    title: 'Distraction',
    text: 'What needs calm suffers: noise gives 1 penalty die, danger nearby 2, an attack on you 3.',
  },
  'DP-POW-01': {
    title: 'Powers',
    text: 'Some settings know spells or super powers. Each is treated as a skill with its own abilities.',
  },
  'DP-OPT-01': {
    title: 'Leaving rules out',
    text: 'To play faster you can switch off parts such as distraction or opportunity attacks.',
  },
  'DP-OPT-02': {
    title: 'Announce it',
    text: 'What is switched off must be known before play, so that nobody spends dice on it.',
  },
  'DP-RND-01': {
    title: 'Rounds',
    text: 'In hectic scenes all act one after the other. When everyone has had a turn, the next round begins.',
  },
  'DP-RND-02': {
    title: 'Initiative',
    text: 'The GM fixes the order, or everybody rolls; more successes act earlier.',
  },
  'DP-RND-03': {
    title: 'Which pool',
    text: 'Perception when in doubt, otherwise what fits the situation.',
  },
  'DP-RND-04': {
    title: 'Ties',
    text: 'With equal successes the attacking side is faster.',
  },
  'DP-RND-05': {
    title: 'Once per scene',
    text: 'The order holds for the whole scene.',
  },
  'DP-RND-06': {
    title: 'One action',
    text: 'One per round: something that takes a few seconds.',
  },
  'DP-RND-07': {
    title: 'Several actions',
    text: 'Whoever does more announces the number first. All rolls of the round get as many penalty dice as there are actions.',
  },
  'DP-RND-08': {
    title: 'Delaying',
    text: 'You may act later in the round, but never earlier again. Whoever does not act passes.',
  },
  'DP-RND-09': {
    title: 'Free action',
    text: 'Trifles such as a shout cost nothing, one per round. Each further one counts as an action.',
  },
  'DP-MOV-01': {
    title: 'Movement',
    text: 'Mostly difficulty 0; rolled only if a stumble matters.',
  },
  'DP-MOV-02': {
    title: 'Distances',
    text: 'They hold for humans without load. Other beings and circumstances may differ.',
  },
  'DP-MOV-03': {
    title: 'Kinds of movement',
    text: 'Walking 7.5 m, running 15 m, crawling and swimming 3 m, climbing 1.5 m; each critical success adds 1.5 m. All but walking make vulnerable.',
  },
  'DP-MOV-04': {
    title: 'Climbing',
    text: 'Ladder or steep with holds 0, vertical with holds 1, overhanging 2, vertical without holds 3.',
  },
  'DP-MOV-05': {
    title: 'Carefully',
    text: 'At half the distance the difficulty falls by 1; critical successes then add nothing.',
  },
  'DP-MOV-06': {
    title: 'Jumping',
    text: 'One difficulty for each 1.5 m begun. The metres belong to the movement and do not lengthen it.',
  },
  'DP-MOV-07': {
    title: 'Near enemies',
    text: 'If you enter the reach of an enemy that none of your side engages, you have to stop.',
  },
  'DP-MOV-08': {
    title: 'Leaving reach',
    text: 'Enemies in whose reach you start do not hold you up.',
  },
  'DP-MOV-09': {
    title: 'Difficult terrain',
    text: 'Rock, scree or ice add 1, very difficult ground adds 2.',
  },
  'DP-ENC-01': {
    title: 'Capacity',
    text: 'Strength and endurance together.',
  },
  'DP-ENC-02': {
    title: 'Load',
    text: 'The weight of everything you carry, clothing and armour included.',
  },
  'DP-ENC-03': {
    title: 'Load table',
    text: 'For each capacity a row says from which weight on how many penalty dice are due.',
  },
  'DP-ENC-04': {
    title: 'How to read it',
    text: 'Go right in the row until a limit exceeds the load. The column head names the penalty dice.',
  },
  'DP-ENC-05': {
    title: 'Where it counts',
    text: 'On all physical rolls, movement and combat included.',
  },
  'DP-ENC-06': {
    title: 'Shorter ways',
    text: 'Each penalty die from load halves the distance.',
  },
  'DP-POS-01': {
    title: 'Free',
    text: 'Kneeling, lying down and rising from the knees is a free action.',
  },
  'DP-POS-02': {
    title: 'Getting up',
    text: 'Getting up from prone costs a movement.',
  },
  'DP-POS-03': {
    title: 'Mount and vehicle',
    text: 'Mounting, dismounting, getting in or out is a movement each.',
  },
  'DP-TRV-01': {
    title: 'Travel',
    text: 'The figures are guides; weather, health and luggage shift them.',
  },
  'DP-TRV-02': {
    title: 'Travel speeds',
    text: 'From walking at 3 to 5 km/h over coach, railway and car of their time to the airliner at up to 1000 km/h.',
  },
  'DP-MEL-01': {
    title: 'Melee',
    text: 'Two can fight if their weapons reach each other.',
  },
  'DP-MEL-02': {
    title: 'Attack roll',
    text: 'Dexterity and weapon skill against the defence. The attack needs more successes than the defence rolled.',
  },
  'DP-MEL-03': {
    title: 'Defence is always possible',
    text: 'Every attack may be met with dexterity. Whoever is surprised or incapacitated has only the automatic success.',
  },
  'DP-MEL-04': {
    title: 'Repeated defence',
    text: 'Each further defence of the same round gets one more penalty die.',
  },
  'DP-MEL-05': {
    title: 'Hit',
    text: 'A successful attack is followed by the damage roll.',
  },
  'DP-MEL-06': {
    title: 'Reach',
    text: 'Farther away a weapon serves neither to attack nor to defend.',
  },
  'DP-MEL-07': {
    title: 'Parrying',
    text: 'Once per round you may defend with weapon or shield and then use the skill as well.',
  },
  'DP-MEL-08': {
    title: 'Bare-handed',
    text: 'It is possible with two penalty dice; if it fails, the damage may be higher.',
  },
  'DP-MEL-09': {
    title: 'Several attackers',
    text: 'Only one attack per round can be parried, the others are met with dexterity and a growing penalty.',
  },
  'DP-VUL-01': {
    title: 'Vulnerable',
    text: 'Whoever cannot use a skill to defend is vulnerable: no parry, dexterity only.',
  },
  'DP-VUL-02': {
    title: 'What makes vulnerable',
    text: 'A parry, charge, shot and anything that is not fighting until the next turn; running, climbing, riding, kneeling, lying and being held while it lasts; not having acted yet or not seeing it coming.',
  },
  'DP-RNG-01': {
    title: 'Ranged combat',
    text: 'Dexterity and weapon skill against a difficulty; the target does not defend.',
  },
  'DP-RNG-02': {
    title: 'Size of the target',
    text: 'Larger than a human 0, human-sized 1, half that 2, a quarter 3.',
  },
  'DP-RNG-03': {
    title: 'Hard to hit',
    text: 'Prone, very narrow or moving fast adds 1.',
  },
  'DP-RNG-04': {
    title: 'Cover',
    text: 'Only the visible part counts: half cover adds 1, three quarters add 2.',
  },
  'DP-RNG-05': {
    title: 'Through cover',
    text: 'Announced and aimed you can shoot through it: 1, 2 or 3 penalty dice, and the cover protects like armour.',
  },
  'DP-RNG-06': {
    title: 'Range',
    text: 'Each class beyond near adds 1. Beyond the last nothing is possible.',
  },
  'DP-RNG-07': {
    title: 'After the shot',
    text: 'Until your next turn you are vulnerable.',
  },
  'DP-SPA-01': {
    title: 'Grapple',
    text: 'Up to 1.5 m: unarmed combat against each other. If it succeeds the target cannot move, and both are vulnerable.',
  },
  'DP-SPA-02': {
    title: 'Escape',
    text: 'Both roll strength and unarmed combat; whoever wants to get free attacks.',
  },
  'DP-SPA-03': {
    title: 'Charge',
    text: 'Once per round movement and melee in one: two penalty dice each, one more damage die, vulnerable afterwards.',
  },
  'DP-SPA-04': {
    title: 'Defensive stance',
    text: 'Whoever only defends may parry once more and gets a bonus die on every defence.',
  },
  'DP-SPA-05': {
    title: 'Disarm',
    text: 'An attack harder by 2 wrests the weapon away; critical successes can damage it.',
  },
  'DP-SPA-06': {
    title: 'Burst',
    text: 'Near by one bonus die, farther away the penalty dice of the attack double.',
  },
  'DP-SPA-07': {
    title: 'Hits of a burst',
    text: 'Every success is a hit of its own with full damage.',
  },
  'DP-SPA-08': {
    title: 'Patzer of a burst',
    text: 'The weapon jams.',
  },
  'DP-SPA-09': {
    title: 'Opportunity attack',
    text: 'It is only mentioned. Default: the GM can grant an attack out of turn.',
  },
  'DP-DMG-01': {
    title: 'Damage roll',
    text: 'The damage dice against difficulty 1. A success is one wound, each critical one more.',
  },
  'DP-DMG-02': {
    title: 'Damage dice',
    text: 'Those of the weapon, with “+” strength as well, plus one per critical success of the attack and other bonuses.',
  },
  'DP-DMG-03': {
    title: 'Armour',
    text: 'Its value against this kind of damage raises the difficulty.',
  },
  'DP-DMG-04': {
    title: 'Stun',
    text: 'It hinders like wounds, but heals faster and does not kill. Both are counted apart.',
  },
  'DP-WND-01': {
    title: 'Wounds hinder',
    text: 'Each wound and each stun gives one penalty die on all rolls except toughness and healing.',
  },
  'DP-WND-02': {
    title: 'Unconscious',
    text: 'More wounds than endurance.',
  },
  'DP-WND-03': {
    title: 'Dead',
    text: 'More wounds than endurance and strength together.',
  },
  'DP-WND-04': {
    title: 'Toughness',
    text: 'A full round of gathering strength: endurance and self-control against wounds and stuns. If it succeeds they do not hinder until the scene ends or the next wound.',
  },
  'DP-WND-05': {
    title: 'Healing wounds',
    text: 'Once a week endurance and self-control against the number of wounds; success heals one.',
  },
  'DP-WND-06': {
    title: 'Good care',
    text: 'Rest, food and a roof give one or two bonus dice.',
  },
  'DP-WND-07': {
    title: 'Healing stun',
    text: 'The same every ten minutes against the number of stuns.',
  },
  'DP-EQP-01': {
    title: 'Equipment lists',
    text: 'They are a cross-section; every setting may change and rename.',
  },
  'DP-EQP-02': {
    title: 'Melee weapons',
    text: 'Seventeen weapons with damage, kind, reach and skill, from bare hands to the two-handed sword.',
  },
  'DP-EQP-03': {
    title: 'Ranged weapons',
    text: 'Eighteen weapons with damage, shots per round, four ranges and skill.',
  },
  'DP-EQP-04': {
    title: 'Explosives',
    text: 'Six kinds with damage, kind, radius and range.',
  },
  'DP-ARM-01': {
    title: 'Armour value',
    text: 'It raises the difficulty of the damage roll, depending on the kind of damage.',
  },
  'DP-ARM-02': {
    title: 'Full armour',
    text: 'The values hold if torso, arms and head are covered; otherwise the damage gets bonus dice.',
  },
  'DP-ARM-03': {
    title: 'What the table says',
    text: 'Values per kind of damage, wounds it takes, weight, and penalty dice on physical rolls.',
  },
  'DP-ARM-04': {
    title: 'Armours',
    text: 'Nine kinds, from heavy clothing to powered armour.',
  },
  'DP-ARM-05': {
    title: 'What counts as what',
    text: 'Descriptions say what counts as which armour. Segmented armour and the energy shield have no row.',
  },
  'DP-CRE-01': {
    title: 'Distribute attributes',
    text: '12 dice on six attributes, 1 to 4 each.',
  },
  'DP-CRE-02': {
    title: 'Distribute skills',
    text: '12 dice, 1 to 3 per skill.',
  },
  'DP-CRE-03': {
    title: 'Buying abilities',
    text: 'A skill die can buy an ability instead; at most as many as the skill has dice.',
  },
  'DP-CRE-04': {
    title: 'Advantage and disadvantage',
    text: 'One of each with one die.',
  },
  'DP-CRE-05': {
    title: 'Persona',
    text: 'Three patterns.',
  },
  'DP-CRE-06': {
    title: 'Lifestyle',
    text: 'Choose a profession, fix its attribute and skill, compute the lifestyle and make the first income roll at once.',
  },
  'DP-CRE-07': {
    title: 'Fate and level',
    text: 'Level 1 and two fate dice.',
  },
  'DP-CRE-08': {
    title: 'Sample character',
    text: 'Peg Thannis shows a legal level 1 character.',
  },
  'DP-PSN-01': {
    title: 'Pattern',
    text: 'A short text about what drives the character.',
  },
  'DP-PSN-02': {
    title: 'Reward',
    text: 'Whoever plays by it can get a die, whoever plays strongly against it can lose one.',
  },
  'DP-PSN-03': {
    title: 'Sample patterns',
    text: 'Twenty-seven patterns to choose from.',
  },
  'DP-LIF-01': {
    title: 'Income',
    text: 'It is rolled with attribute and skill of the profession.',
  },
  'DP-LIF-02': {
    title: 'Starting lifestyle',
    text: 'A third of the income pool, rounded down.',
  },
  'DP-LIF-03': {
    title: 'First income roll',
    text: 'It follows at once. What it does is not stated.',
  },
  'DP-XP-01': {
    title: 'Experience',
    text: 'Characters begin at level 1 and rise by challenges and adventures.',
  },
  'DP-XP-02': {
    title: 'Points needed',
    text: '12 for level 2, then one more per level up to 18 for level 8.',
  },
  'DP-XP-03': {
    title: 'Point from a challenge',
    text: 'If it succeeds and at least half of your dice show 5 or 6, there is one point on something that took part, never on an attribute.',
  },
  'DP-XP-04': {
    title: 'Limit',
    text: 'Nothing holds more points than it has dice.',
  },
  'DP-XP-05': {
    title: 'One per scene',
    text: 'At most one point from challenges per scene.',
  },
  'DP-XP-06': {
    title: 'At once',
    text: 'The point is assigned at once or lost.',
  },
  'DP-XP-07': {
    title: 'Declining',
    text: 'You may refuse it to earn one elsewhere later.',
  },
  'DP-XP-08': {
    title: 'Points from adventures',
    text: 'At the end of an adventure the GM usually gives one or two.',
  },
  'DP-XP-09': {
    title: 'Valid for NPCs too',
    text: 'The same table says what an NPC of a level has.',
  },
  'DP-XP-10': {
    title: 'Values by level',
    text: 'Sums and maxima of attributes and skills and the abilities per skill, from level 1 to 8.',
  },
  'DP-XP-11': {
    title: 'Level-up',
    text: 'At the end of a scene, if the points suffice: one attribute die and two dice for skills or abilities. The points are then gone.',
  },
  'DP-XP-12': {
    title: 'Permanent caps',
    text: 'No attribute above a third of all attribute dice, no skill above a quarter of all skill dice.',
  },
  'DP-XP-13': {
    title: 'Advantages stay',
    text: 'A level-up removes no advantages or disadvantages.',
  },
  'DP-NPC-01': {
    title: 'Important NPCs',
    text: 'They are built like player characters of a chosen level.',
  },
  'DP-NPC-02': {
    title: 'Minor NPCs',
    text: 'Mostly level 0: one die everywhere, not more than six to eight skills.',
  },
  'DP-NPC-03': {
    title: 'Short form',
    text: 'What the figure is good at or what stands out is enough.',
  },
  'DP-FEA-01': {
    title: 'Fear',
    text: 'Some things frighten. The GM says when to check.',
  },
  'DP-FEA-02': {
    title: 'Before a creature',
    text: 'It rolls its attack, you roll charisma and self-control to defend.',
  },
  'DP-FEA-03': {
    title: 'Afraid',
    text: 'Only movement and defence are possible, and each turn leads away, mostly until the scene ends.',
  },
  'DP-FEA-04': {
    title: 'Patzer of fear',
    text: 'It can bring a lasting disorder.',
  },
  'DP-DRG-01': {
    title: 'A little',
    text: 'Small amounts do no harm and may even help in company.',
  },
  'DP-DRG-02': {
    title: 'Special drugs',
    text: 'Some let you ignore pain or give bonus dice for a while.',
  },
  'DP-DRG-03': {
    title: 'Too much',
    text: 'Then a damage roll against endurance follows; the wounds are stun.',
  },
  'DP-SUF-01': {
    title: 'Without air',
    text: 'Each round endurance and self-control against 1, 1 more every ten rounds; failure stuns.',
  },
  'DP-SUF-02': {
    title: 'Breathing again',
    text: 'After one round this stun is gone.',
  },
  'DP-FIR-01': {
    title: 'Fire',
    text: 'Damage each round by strength: 3 dice at a torch, 6 and more in the middle of a blaze.',
  },
  'DP-FIR-02': {
    title: 'Armour in fire',
    text: 'It protects until the first wound, then it burns itself.',
  },
  'DP-ATT-01': {
    title: 'Attitudes',
    text: 'Allied, friendly, neutral, averse or hostile: so most NPCs stand towards you.',
  },
  'DP-OBJ-01': {
    title: 'Attacking objects',
    text: 'The GM sets the difficulty; an object has only the automatic success.',
  },
  'DP-OBJ-02': {
    title: 'Damaging objects',
    text: 'Damage as usual against value and wounds set by the GM.',
  },
  'DP-OBJ-03': {
    title: 'Using damaged items',
    text: 'Each wound of the item gives one penalty die.',
  },
  'DP-POI-01': {
    title: 'Poison',
    text: 'It works through skin, mouth, lungs, wound or sting.',
  },
  'DP-POI-02': {
    title: 'Course',
    text: 'After some time it attacks, you defend with endurance. Only if that does damage do further attacks follow at a fixed interval.',
  },
  'DP-POI-03': {
    title: 'End',
    text: 'Two attacks in a row without damage, and it is spent.',
  },
  'DP-POI-04': {
    title: 'Critical effect',
    text: 'Instead of more damage special effects are possible.',
  },
  'DP-POI-05': {
    title: 'First aid',
    text: 'It can support the next defence.',
  },
  'DP-POI-06': {
    title: 'Dose',
    text: 'More poison works stronger and faster, but is noticed.',
  },
  'DP-POI-07': {
    title: 'Poisons',
    text: 'Arsenic, belladonna, cyanide, thallium and snake venom with dice, times and way.',
  },
  'DP-CLD-01': {
    title: 'Cold',
    text: 'Around freezing every five hours, in arctic cold every ten minutes endurance and survival; failure brings 5 or 7 damage dice.',
  },
  'DP-CLD-02': {
    title: 'Cold damage',
    text: 'It stuns and heals only in warmth. The unconscious take real wounds.',
  },
  'DP-CLD-03': {
    title: 'Clothing',
    text: 'Warm clothing counts as one point of armour, special clothing as two.',
  },
  'DP-ILL-01': {
    title: 'Infection',
    text: 'By people, wounds, food or animals.',
  },
  'DP-ILL-02': {
    title: 'Course of a disease',
    text: 'After incubation the first attack, then one at each recurrence; the defence is endurance.',
  },
  'DP-ILL-03': {
    title: 'Cure',
    text: 'Two attacks in a row without damage.',
  },
  'DP-ILL-04': {
    title: 'Diseases',
    text: 'Smallpox, malaria, gangrene and leprosy with dice, times and possible consequences.',
  },
  'DP-ILL-05': {
    title: 'Lasting effects',
    text: 'One wound may be exchanged for a fitting disadvantage.',
  },
  'DP-ACD-01': {
    title: 'Acid',
    text: 'Damage by amount and strength; armour protects with its value against blunt.',
  },
  'DP-ACD-02': {
    title: 'It keeps working',
    text: 'In the next round as strong as the last damage; armour no longer helps.',
  },
  'DP-ACD-03': {
    title: 'Equipment',
    text: 'It can suffer too.',
  },
  'DP-LNG-01': {
    title: 'Language barrier',
    text: 'If you do not speak the language fluently, first intelligence and language against 1; failure gives four penalty dice.',
  },
  'DP-LNG-02': {
    title: 'Fluent',
    text: 'The native language is. When the penalty applies is up to the GM.',
  },
  'DP-EXP-01': {
    title: 'Explosion',
    text: 'It hits everyone in the radius with full damage.',
  },
  'DP-EXP-02': {
    title: 'Distance',
    text: 'One die fewer per radius of distance.',
  },
  'DP-EXP-03': {
    title: 'Kind of damage',
    text: 'Explosions count as blunt unless the table says otherwise.',
  },
  'DP-FAL-01': {
    title: 'Fall',
    text: 'One damage die per two metres.',
  },
  'DP-FAL-02': {
    title: 'Armour in a fall',
    text: 'It does not protect, but raises the difficulty from 0 to 1.',
  },
  'DP-FAL-03': {
    title: 'Soft ground',
    text: 'It can soften the fall, water by two dice.',
  },
  'DP-R-01': {
    title: 'Difficulty 0',
    text: 'Default: it fails only on a Patzer. Optionally as soon as a penalty die hits.',
  },
  'DP-R-02': {
    title: 'Lost symbols',
    text: 'Attribute and skill are added; 5 and 6 count on every die, in the pool as a success, on penalty dice as a failure.',
  },
  'DP-R-03': {
    title: 'Shifting words',
    text: 'The same thing has several names in the document; we follow the glossary, such as reason for intelligence.',
  },
  'DP-R-04': {
    title: 'Torn list',
    text: 'The attributes and the introduction to equipment are put back in order.',
  },
  'DP-R-05': {
    title: 'Two resistance checks',
    text: 'In a grapple an opposed challenge is meant, as a heading the toughness check.',
  },
  'DP-R-06': {
    title: 'Defenceless and vulnerable',
    text: 'Both mean the same state.',
  },
  'DP-R-07': {
    title: 'Without the skill',
    text: 'Default: the attribute alone. Optionally forbidden, or with one penalty die.',
  },
  'DP-R-08': {
    title: 'Empty pools',
    text: 'Without success dice the penalty dice are still rolled; damage without dice does nothing.',
  },
  'DP-R-09': {
    title: 'Automatic successes',
    text: 'Default: they count like rolled ones. Optionally they are safe and left out when looking for a Patzer.',
  },
  'DP-R-10': {
    title: 'Ties in melee',
    text: 'Default: both wordings say the same, the attack needs one success more than the defence rolled.',
  },
  'DP-R-11': {
    title: 'Very bad defence',
    text: 'Default: the target does not fall below 0. Optionally at least 1, or no floor at all.',
  },
  'DP-R-12': {
    title: 'Contests without roles',
    text: 'Nobody has an automatic success. A tie is a draw by default.',
  },
  'DP-R-13': {
    title: 'Whoever sneaks attacks',
    text: 'Default: whoever wants to hide something is the attacker. The GM may swap.',
  },
  'DP-R-14': {
    title: 'Penalty dice together',
    text: 'All sources add up, without a cap unless the table sets one.',
  },
  'DP-R-15': {
    title: 'Critical attack',
    text: 'Default: one damage die per critical success, or an effect instead.',
  },
  'DP-R-16': {
    title: 'Consequences of a Patzer',
    text: 'The GM is asked and gets a suggestion; optionally it applies at once.',
  },
  'DP-R-17': {
    title: 'What support gives',
    text: 'Default: exactly one automatic success. Optionally more by critical successes, or a bonus die.',
  },
  'DP-R-18': {
    title: 'Failed support',
    text: 'Default: only a Patzer harms, its penalty dice are carried over. Optionally it counts as one failure.',
  },
  'DP-R-19': {
    title: 'Timing of support',
    text: 'The helper rolls first and needs an action in rounds unless the table wants otherwise. Damage cannot be supported.',
  },
  'DP-R-20': {
    title: 'Extended challenges in detail',
    text: 'The GM sets number, difficulty and interval. Critical successes improve quality by default, optionally they save a roll.',
  },
  'DP-R-21': {
    title: 'Using fate',
    text: 'Default: before the roll, also on damage. Optionally afterwards.',
  },
  'DP-R-22': {
    title: 'When there are new ones',
    text: 'Default: once per character. Optionally per session or adventure, with a maximum.',
  },
  'DP-R-23': {
    title: 'Fate and persona',
    text: 'Default: one pool under two names. Optionally two separate ones.',
  },
  'DP-R-24': {
    title: 'Distraction in detail',
    text: 'Only the highest row counts, optionally all; the whole part can be switched off.',
  },
  'DP-R-25': {
    title: 'Balance',
    text: 'Default: exactly one die each at creation, later only a note.',
  },
  'DP-R-26': {
    title: 'Powers as skills',
    text: 'They exist only in settings that switch them on.',
  },
  'DP-R-27': {
    title: 'Secret difficulty',
    text: 'Default: chosen per roll. Whether a try may be repeated is up to the GM.',
  },
  'DP-R-28': {
    title: 'Initiative in detail',
    text: 'On ties first the attacking side, then a roll-off. Default: named NPCs alone, identical ones together.',
  },
  'DP-R-29': {
    title: 'How far the penalty reaches',
    text: 'From the announcement to the end of the round, by default also on defence, never on damage.',
  },
  'DP-R-30': {
    title: 'Penalty dice on damage',
    text: 'Default: only own wounds and stuns hinder damage.',
  },
  'DP-R-31': {
    title: 'Second free action',
    text: 'Each further one counts as an action. From two actions on there are penalty dice, also on the roll being made.',
  },
  'DP-R-32': {
    title: 'Delaying in detail',
    text: 'You step in after somebody’s action; in the next round the old order returns.',
  },
  'DP-R-33': {
    title: 'Round or turn',
    text: 'Counters restart with the round; vulnerability by an action ends with your next turn by default.',
  },
  'DP-R-34': {
    title: 'Opportunity attacks',
    text: 'Default: only if the GM grants one. Optionally automatic, or not at all.',
  },
  'DP-R-35': {
    title: 'Length of a round',
    text: 'Three seconds unless the table sets another figure.',
  },
  'DP-R-36': {
    title: 'Distances without load',
    text: 'The figures hold without load, because load halves them.',
  },
  'DP-R-37': {
    title: 'A Patzer among successes',
    text: 'One failure is meant; so the example comes out.',
  },
  'DP-R-38': {
    title: 'Movement fails',
    text: 'Default: no distance, but no fall. Optionally half the distance.',
  },
  'DP-R-39': {
    title: 'Careful at 0',
    text: 'Default: not below 0. Optionally one failure is forgiven.',
  },
  'DP-R-40': {
    title: 'Jumps',
    text: 'The straight distance is measured. What happens on failure is up to the GM by default.',
  },
  'DP-R-41': {
    title: 'Engaged enemies',
    text: 'Default: an enemy is engaged if it stands in the reach of an ally.',
  },
  'DP-R-42': {
    title: 'Terrain in detail',
    text: 'The surcharge applies on foot and to jumps; crawling lowers it by 1.',
  },
  'DP-R-43': {
    title: 'Running and sprinting',
    text: 'Default: the same skill.',
  },
  'DP-R-44': {
    title: 'Exactly at the limit',
    text: 'Default: the load has to be below the limit.',
  },
  'DP-R-45': {
    title: '115 kg at capacity 5',
    text: 'Default: as printed. Optionally the regular pattern.',
  },
  'DP-R-46': {
    title: 'Capacity 10',
    text: 'Default: as printed, although the row looks shifted.',
  },
  'DP-R-47': {
    title: 'Beyond the table',
    text: 'Above 10 the last row’s pattern continues. Overloaded means no movement and six penalty dice, optionally only more dice.',
  },
  'DP-R-48': {
    title: 'What is physical',
    text: 'Rolls with strength or dexterity and what the GM adds; not the body’s resistance and not damage.',
  },
  'DP-R-49': {
    title: 'Halving',
    text: 'Default: once more for each die, on the whole distance.',
  },
  'DP-R-50': {
    title: 'Standing up',
    text: 'It is rolled only if there are penalty dice and something is at stake.',
  },
  'DP-R-51': {
    title: 'Travel figures',
    text: 'As printed, capped by the daily range. Optionally load halves travel too.',
  },
  'DP-R-52': {
    title: 'Surprised',
    text: 'Default: no defence roll at all. Optionally dexterity.',
  },
  'DP-R-53': {
    title: 'Lists of vulnerability',
    text: 'Everything named anywhere counts; walking, aiming and melee do not.',
  },
  'DP-R-54': {
    title: 'How often to parry',
    text: 'Once per round, twice in the defensive stance, and not while vulnerable.',
  },
  'DP-R-55': {
    title: 'Unarmed parry',
    text: 'Default: always two penalty dice, even against fists.',
  },
  'DP-R-56': {
    title: 'Reach when parrying',
    text: 'Default: it limits only on a map. Shields always work.',
  },
  'DP-R-57': {
    title: 'Sword and shield',
    text: 'Sword belongs to blades, shield is a skill of its own.',
  },
  'DP-R-58': {
    title: 'Size in detail',
    text: 'By the largest dimension. Default: hard to hit counts only once.',
  },
  'DP-R-59': {
    title: 'Quarter cover',
    text: 'Default: it adds nothing.',
  },
  'DP-R-60': {
    title: 'Through cover in detail',
    text: 'Default: the penalty dice replace the increase.',
  },
  'DP-R-61': {
    title: 'Aiming',
    text: 'An action without a roll, lost on moving or being wounded. Optionally it gives a bonus die.',
  },
  'DP-R-62': {
    title: 'Range limits',
    text: 'The upper limit still belongs; missing classes do not exist.',
  },
  'DP-R-63': {
    title: 'Shots per round',
    text: 'Each shot is an action; half and quarter values mean reloading.',
  },
  'DP-R-64': {
    title: 'Who can fire bursts',
    text: 'Machine gun, submachine gun and assault rifle; a burst is one action.',
  },
  'DP-R-65': {
    title: 'Doubled penalty dice',
    text: 'Default: literally the penalty dice of the attack. Optionally the range increase doubles.',
  },
  'DP-R-66': {
    title: 'Number of hits',
    text: 'Default: as many as successes are left, at least one. Optionally only what exceeds the difficulty.',
  },
  'DP-R-67': {
    title: 'Clearing a jam',
    text: 'Default: one action with a roll against 1.',
  },
  'DP-R-68': {
    title: 'Grapple in detail',
    text: 'Defending with the skill counts as the parry of the round. There is no damage.',
  },
  'DP-R-69': {
    title: 'Hold and escape',
    text: 'Holding costs nothing by default. Whoever is held may do anything but move.',
  },
  'DP-R-70': {
    title: 'Charge in detail',
    text: 'Default: only movement and attack get the two dice. If the movement fails there is no attack.',
  },
  'DP-R-71': {
    title: 'Defensive stance in detail',
    text: 'Two parries until the next turn; the first does not block the second.',
  },
  'DP-R-72': {
    title: 'Disarm in detail',
    text: 'No damage to the person. With critical successes the weapon may take wounds as well.',
  },
  'DP-R-73': {
    title: 'Words for damage',
    text: 'Sharp is cut, dull is blunt, and there is pierce.',
  },
  'DP-R-74': {
    title: 'Bullets',
    text: 'Default: firearms count as cut, so that the example comes out; arrows and spears as pierce.',
  },
  'DP-R-75': {
    title: 'Two kinds',
    text: 'You choose before the attack; the first is preselected.',
  },
  'DP-R-76': {
    title: 'Weapons without a kind',
    text: 'Pepper spray and whip stun by default, the garrotte chokes after a grapple.',
  },
  'DP-R-77': {
    title: 'Damage at difficulty 0',
    text: 'Default: one wound is certain, each success adds one. Optionally a die has to hit.',
  },
  'DP-R-78': {
    title: 'Stun and unconsciousness',
    text: 'Default: stun does not make unconscious. Optionally it counts.',
  },
  'DP-R-79': {
    title: 'Waking and dying',
    text: 'You are unconscious as long as the condition holds; death is final.',
  },
  'DP-R-80': {
    title: 'Toughness in detail',
    text: 'It holds until the scene ends or the next wound; later stun hinders by itself.',
  },
  'DP-R-81': {
    title: 'Healing in detail',
    text: 'Default: at least as many successes as wounds. One medical support per roll.',
  },
  'DP-R-82': {
    title: 'Healing stun',
    text: 'Default: against the number of stuns; cold and suffocation follow their own rules.',
  },
  'DP-R-83': {
    title: 'When armour suffers',
    text: 'Default: it takes as many wounds as pass through it. What it has no value against does not wear it.',
  },
  'DP-R-84': {
    title: 'Gaps in armour',
    text: 'Default: without arms or head each gap is one more damage die. Without the torso the armour does not protect at all.',
  },
  'DP-R-85': {
    title: 'Armour table read',
    text: 'Misprints are corrected; resistance means the wounds of the armour.',
  },
  'DP-R-86': {
    title: 'Segmented armour and energy shield',
    text: 'They have no row; our values can be changed or removed.',
  },
  'DP-R-87': {
    title: 'Leather',
    text: 'Soft leather counts as heavy clothing, studded leather has its own row.',
  },
  'DP-R-88': {
    title: 'Carrying powered armour',
    text: 'Default: while powered it carries itself.',
  },
  'DP-R-89': {
    title: 'Misprints',
    text: 'Misspelt names and figures of the weapon tables are corrected.',
  },
  'DP-R-90': {
    title: 'Shotgun',
    text: 'It has no extreme range.',
  },
  'DP-R-91': {
    title: 'Launcher and rockets',
    text: 'Default: loaded, damage and ranges of the rocket hold; the minimum distance stays.',
  },
  'DP-R-92': {
    title: 'Radius',
    text: 'Default: the metres of the example, since the table seems to have kept feet.',
  },
  'DP-R-93': {
    title: 'Counting radii',
    text: 'Default: full up to the first radius, then by the whole distance.',
  },
  'DP-R-94': {
    title: 'Kind of explosions',
    text: 'Default: what the table says. Optionally always blunt.',
  },
  'DP-R-95': {
    title: 'Throwing and scatter',
    text: 'No defence. A missed throw lands off by default, 1.5 m per missing success.',
  },
  'DP-R-96': {
    title: 'Abilities per skill',
    text: 'Default: the smaller of the two limits.',
  },
  'DP-R-97': {
    title: 'Price of an ability',
    text: 'One skill die; there are no ranks.',
  },
  'DP-R-98': {
    title: 'Peg’s lifestyle',
    text: 'The printed 5 is her income pool, the formula gives 1. Wealth and poverty count only if wanted.',
  },
  'DP-R-99': {
    title: 'What income does',
    text: 'Default: once a month the roll raises or lowers the lifestyle. Optionally it is only noted.',
  },
  'DP-R-100': {
    title: 'Which rolls bring experience',
    text: 'Attack, defence and support belong, damage does not. All own dice are counted.',
  },
  'DP-R-101': {
    title: 'Where experience can stand',
    text: 'Default: on skills, powers, advantages, disadvantages and lifestyle, or Peg could never reach level 2.',
  },
  'DP-R-102': {
    title: 'Level-up in detail',
    text: 'One level at a time; surplus points are lost by default.',
  },
  'DP-R-103': {
    title: 'Thirds and quarters',
    text: 'Rounded down; abilities are included by default.',
  },
  'DP-R-104': {
    title: 'Beyond level 8',
    text: 'Default: level 8 is the end.',
  },
  'DP-R-105': {
    title: 'Level 0',
    text: 'The figures are only a preset; NPC values are free, deviations are noted.',
  },
  'DP-R-106': {
    title: 'Fear in detail',
    text: 'One roll of the creature holds for all affected. Default: for a scene.',
  },
  'DP-R-107': {
    title: 'Drugs in detail',
    text: 'Default: an endurance roll sets the difficulty of the damage.',
  },
  'DP-R-108': {
    title: 'Suffocation in detail',
    text: 'It is rolled at the end of each round. Default: nobody dies of it.',
  },
  'DP-R-109': {
    title: 'Fire in detail',
    text: 'Default: armour counts with its blunt value until the first wound.',
  },
  'DP-R-110': {
    title: 'Objects in detail',
    text: 'In melee at least 1, from afar by size as a default.',
  },
  'DP-R-111': {
    title: 'Poison in detail',
    text: 'Attack dice against endurance, then damage without armour. If the first attack does no damage it is over.',
  },
  'DP-R-112': {
    title: 'Disease in detail',
    text: 'Like poison, only without that condition. With leprosy the successful attack itself counts.',
  },
  'DP-R-113': {
    title: 'Acid in detail',
    text: 'Default: the next round has as many dice as wounds were caused.',
  },
  'DP-R-114': {
    title: 'Cold in detail',
    text: 'Against 1 or more; clothing raises the damage difficulty by default.',
  },
  'DP-R-115': {
    title: 'When fluent',
    text: 'Default: only what is marked as fluent. Optionally from a number of dice on.',
  },
  'DP-R-116': {
    title: 'Falls in detail',
    text: 'Full two metres count; the wounds are real.',
  },
  'DP-R-117': {
    title: 'For NPCs too',
    text: 'Hazards apply to every figure.',
  },
  'DP-R-118': {
    title: 'Changing attitudes',
    text: 'The GM sets them; a Patzer or critical success suggests one step by default.',
  },
  'DP-R-119': {
    title: 'Lucky',
    text: 'Default: as many dice per scene as the advantage is worth, one or several on an own roll, a defence included. They are announced before it.',
  },
  'DP-R-120': {
    title: 'Before the first action',
    text: 'Default: it makes vulnerable in the first round only. Whoever comes later is not vulnerable by that.',
  },
  'DP-R-121': {
    title: 'Claws, teeth, fists',
    text: 'Nobody loses or drops them. A Patzer with them costs the balance: the figure lies on the ground.',
  },
  'DP-R-122': {
    title: 'Reach on the map',
    text: 'Default: neighbouring cells, diagonals included, are always within reach. Further off the metres count from edge to edge.',
  },
  'DP-R-123': {
    title: 'Walls',
    text: 'No way, no charge and no melee goes through a wall.',
  },
  'DP-R-124': {
    title: 'Do attribute and skill fit?',
    text: 'Default: nobody asks before every roll. The GM takes back what does not fit.',
  },
  'DP-R-125': {
    title: 'A critical disarm',
    text: 'The weapon falls in any case. A critical success damages it on top of that.',
  },
};
