import type { RuleText } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue-ids.ts';

/** The catalogue in English, in our own words. */
export const rulesEn: Readonly<Record<HhId, RuleText>> = {
  'HH-CHK-01': {
    title: 'All dice are thrown',
    text: 'You make every check with all the dice you have for it and leave none out. Only in a learning roll do you choose how many.',
  },
  'HH-CHK-02': {
    title: 'Shape of a pool',
    text: 'A pool is one to six dice of the same size: d6, d8, d12 or d20.',
  },
  'HH-CHK-03': {
    title: 'Pool of an attribute',
    text: 'The value sets size and number: up to 5 it is 3d6, up to 7 3d8, up to 11 3d12, up to 14 3d20, up to 17 4d20, from 18 on 5d20.',
  },
  'HH-CHK-04': {
    title: 'Pool of a skill',
    text: 'The size is the base die noted with the skill; the number is one die plus the skill’s bonus dice.',
  },
  'HH-CHK-05': {
    title: 'The tested value as a cap',
    text: 'The tested value is the highest face that may belong to equals and runs. A weapon or tool can lower this cap, a joint check raises it to the best participant. A die scored alone may lie above it.',
  },
  'HH-CHK-06': {
    title: 'More and fewer dice',
    text: 'Items add dice to the basic pool. Empty psyche rows and critical injuries cost one at every check, empty physis rows at physical ones, rescue dice and falls in the next phase only. Gritting your teeth brings some back; six is the most.',
  },
  'HH-CHK-07': {
    title: 'Reaching a minimum',
    text: 'Where a rule names a minimum, the check succeeds if its number is at least as high. The usual steps are 4, 7, 11, 16, 31 and 60; without a figure it is 4.',
  },
  'HH-CHK-08': {
    title: 'Compared checks',
    text: 'If two sides roll against each other, the higher number wins.',
  },
  'HH-CHK-09': {
    title: 'Named attributes and skills',
    text: 'The sources name combat, acrobatics, hiding, running, reaction, memory, healing, talking, crafts, wilderness, stealth and drinking, but no full list. Which is an attribute and which a skill is data you can change.',
  },
  'HH-CHK-10': {
    title: 'Physical checks',
    text: 'Empty physis rows hinder only checks marked as physical, empty psyche rows hinder all.',
  },
  'HH-GRP-01': {
    title: 'Equals',
    text: 'Two or more dice with the same face up to the cap are equals and score together.',
  },
  'HH-GRP-02': {
    title: 'Runs',
    text: 'Two or more dice whose faces rise in steps of one are a run, where runs are allowed.',
  },
  'HH-GRP-03': {
    title: '1, 2 and 3 never belong',
    text: 'A 2 or 3 is a dud, a 1 a mishap. So equals and runs start at 4.',
  },
  'HH-GRP-04': {
    title: 'The dice group',
    text: 'Equals and runs may join into one group: at least two dice whose different faces form an unbroken staircase between 4 and the cap. Without runs the group is one set of equals. You choose one group per roll.',
  },
  'HH-GRP-05': {
    title: 'Equal dice and run dice',
    text: 'A die of the group whose face occurs several times in it is an equal die, any other is a run die.',
  },
  'HH-GRP-06': {
    title: 'Dice outside the group',
    text: 'They cannot attack or answer tricks. They still serve as rescue dice, against obstacles, as a single face and to offset a 1.',
  },
  'HH-GRP-07': {
    title: 'Voided dice',
    text: 'A voided die scores nothing for the rest of this check or phase and drops out of every group.',
  },
  'HH-GRP-08': {
    title: 'What pays',
    text: 'Many dice, high faces, and equals rather than runs. That is advice; you decide.',
  },
  'HH-ROL-01': {
    title: 'Single roll',
    text: 'You throw all dice once. The highest face counts, or one set of equals added up.',
  },
  'HH-ROL-02': {
    title: 'Sieve roll',
    text: 'After each throw you set at least one die aside and throw the rest again if you like. There are at most as many throws as dice. In the end what lies there counts as in a single roll.',
  },
  'HH-ROL-03': {
    title: 'Cascade roll',
    text: 'It runs like a sieve roll, but equals and runs count together. The aim is one group with many and high dice.',
  },
  'HH-ROL-04': {
    title: 'Which roll when',
    text: 'Crafts, learning, haggling, herbs and sneaking are sieve rolls, combat and aiming cascade rolls, damage, evading, drinking and most checks of a chase single rolls.',
  },
  'HH-ROL-05': {
    title: 'What stays',
    text: 'Dice set aside and 1s are not thrown again. Only free throws, second chances, shadow rolls and surplus damage dice are exceptions.',
  },
  'HH-MIS-01': {
    title: 'Duds',
    text: '2 and 3 achieve nothing and form neither equals nor runs.',
  },
  'HH-MIS-02': {
    title: '1s are locked',
    text: 'A 1 stays and has to be scored.',
  },
  'HH-MIS-03': {
    title: 'Offsetting',
    text: 'For each 1 you give up one die of 4 or more. It is voided, and you pick it.',
  },
  'HH-MIS-04': {
    title: 'Lost psyche',
    text: 'Each 1 without an offset costs one point of psyche.',
  },
  'HH-MIS-05': {
    title: 'Legendary failure',
    text: 'Three 1s in a check cost standing: 1 respect on d12, 2 on d20, nothing on smaller dice.',
  },
  'HH-MIS-06': {
    title: 'Adept',
    text: 'With a value of 15 to 19 you may ignore a lone 1. From the second on all must be offset.',
  },
  'HH-MIS-07': {
    title: 'Master',
    text: 'From a value of 20 on you may ignore up to two 1s. With three all must be offset.',
  },
  'HH-MIS-08': {
    title: 'Both kinds',
    text: 'Attributes and skills alike can reach these ranks.',
  },
  'HH-LUC-01': {
    title: 'Lucky number',
    text: 'If a d20 of a check shows your lucky number, you choose between two benefits. It does not work on smaller dice or in learning.',
  },
  'HH-LUC-02': {
    title: 'Convert',
    text: 'You turn the lucky die to another face.',
  },
  'HH-LUC-03': {
    title: 'Learn',
    text: 'You leave it, may score it, and make a learning roll with one die on an attribute as well.',
  },
  'HH-LUC-04': {
    title: 'Lucky more than once',
    text: 'Each further lucky number that is not converted adds a die to the learning roll, which becomes a sieve roll.',
  },
  'HH-LUC-05': {
    title: 'Legendary check',
    text: 'Three or more equals of at least 11 make a check legendary.',
  },
  'HH-LUC-06': {
    title: 'Mythos points',
    text: 'Three equals bring 1 mythos point, four 2, five 3 and six 5.',
  },
  'HH-LUC-07': {
    title: 'Converted dice do not count',
    text: 'Converted lucky dice help to form equals, but not to become legendary.',
  },
  'HH-LRN-01': {
    title: 'Learning roll',
    text: 'With a sieve roll you improve one value of your own and decide how many learning dice to use.',
  },
  'HH-LRN-02': {
    title: 'What it costs',
    text: 'Each die used costs 1 EP.',
  },
  'HH-LRN-03': {
    title: 'What it brings',
    text: 'If a face lies above your value in the end, the value rises by 1.',
  },
  'HH-LRN-04': {
    title: 'Other rules rest',
    text: 'In learning each face stands for itself: no mishaps, no lucky number, no equals. A 1 may be thrown again.',
  },
  'HH-LRN-05': {
    title: 'Winning the adept star',
    text: 'In a general skill of 12 or more you win the star if at least three dice of the learning roll show 12 or more.',
  },
  'HH-LRN-06': {
    title: 'What the star gives',
    text: 'With this skill you may form runs, for example in influencing and in a chase.',
  },
  'HH-LRN-07': {
    title: 'Ranks by value',
    text: 'From 15 on you are an adept, from 20 on a master.',
  },
  'HH-LRN-08': {
    title: 'Beyond 20',
    text: 'For 21 you need two 20s in the learning roll, for 22 three, and so on; with six dice 25 is the end.',
  },
  'HH-LRN-09': {
    title: 'High mastery',
    text: 'Each point above 20 allows, per check, one swap with an opponent’s die or one shadow roll: throw an own die again and take the face you prefer.',
  },
  'HH-LRN-10': {
    title: 'Mastery grades',
    text: 'A profession has three grades. In the learning roll you need three dice of 12, four of 15 or five of 18.',
  },
  'HH-LRN-11': {
    title: 'Grades of the weaponsmith',
    text: 'Grade 1 brings the cascade roll and one bonus effect, grade 2 two, grade 3 any number and rune engraving as well.',
  },
  'HH-COM-01': {
    title: 'Memory check',
    text: 'If your character knew something that you have forgotten, the GM rolls for it in secret.',
  },
  'HH-COM-02': {
    title: 'Joint check',
    text: 'Each participant rolls alone and gives one die or one set of equals to a common result. The cap is the highest value among them.',
  },
  'HH-MEL-01': {
    title: 'Throwing together',
    text: 'At the start of a combat phase all throw in step: everyone once, then look, then all again.',
  },
  'HH-MEL-02': {
    title: 'After each throw',
    text: 'Everyone scores at least one die, and always the 1s.',
  },
  'HH-MEL-03': {
    title: 'Taking the initiative',
    text: 'Whoever is content announces the initiative and attacks. All others stop throwing, and everything stays as it lies.',
  },
  'HH-MEL-04': {
    title: 'Nobody attacks',
    text: 'Then the scored dice go aside and the next common throw follows.',
  },
  'HH-MEL-05': {
    title: 'Attack dice',
    text: 'Each die of your group is an attack of its own; nothing is added. Without a group there is no initiative.',
  },
  'HH-MEL-06': {
    title: 'Attack value',
    text: 'A run die attacks with its face, an equal die adds the size of its set.',
  },
  'HH-MEL-07': {
    title: 'Holding dice back',
    text: 'You may launch part of the group first and add the rest if all of it is stopped. Run dice held back stay free for damage.',
  },
  'HH-MEL-08': {
    title: 'Stop everything',
    text: 'Only if you stop every attack are you not hit.',
  },
  'HH-MEL-09': {
    title: 'How dice defend',
    text: 'A die stops an attack that is not higher. Equals together may hold several attacks or a strong one, one die several light ones of up to 10 each if their total fits.',
  },
  'HH-MEL-10': {
    title: 'Rescue dice',
    text: 'If the group falls short, dice outside it step in. Each costs one die in the next phase.',
  },
  'HH-MEL-11': {
    title: 'Counter',
    text: 'Whoever defends without rescue dice and has group dice left may strike back with them. Roles swap, and counters may follow on counters.',
  },
  'HH-MEL-12': {
    title: 'End of the phase',
    text: 'If everything is stopped and nobody counters, the next phase begins.',
  },
  'HH-MEL-13': {
    title: 'Hit',
    text: 'If at least one attack gets through, that is a hit, and damage follows.',
  },
  'HH-MEL-14': {
    title: 'Flight',
    text: 'With the initiative and an attack that got through you can leave the reach of all opponents instead of scoring the hit.',
  },
  'HH-MEL-15': {
    title: 'Unarmed',
    text: 'You fight with basic combat and wear down no armour. Against weapons other than daggers an attack only closes the distance; the hit costs a further group die.',
  },
  'HH-MEL-16': {
    title: 'Dagger',
    text: 'Against swords, striking weapons and pole weapons the dagger pays the same surcharge, against others it does not.',
  },
  'HH-MEL-17': {
    title: 'Cap in combat',
    text: 'Equals and runs reach up to the skill value, but not above the weapon’s quality.',
  },
  'HH-MAN-01': {
    title: 'Initiative bonus',
    text: 'An initiative bonus of 1 makes the opponent sit out the first throw of the next phase.',
  },
  'HH-MAN-02': {
    title: 'Tria',
    text: 'Three equals give an initiative bonus of 1.',
  },
  'HH-MAN-03': {
    title: 'Double tria and tessera',
    text: 'Twice three or four equals give initiative bonus 1 and disarm. After a successful defence a spare die can draw another weapon or win the old one back.',
  },
  'HH-MAN-04': {
    title: 'Pente',
    text: 'Five equals bring the opponent down: initiative bonus 2 and double damage, in defence plain damage. At a drop it can become a fall that costs damage by height and half of the next dice.',
  },
  'HH-MAN-05': {
    title: 'Exi',
    text: 'Six equals triple the damage, shared among up to six opponents, give six more damage dice and initiative bonus 3 against everyone hit.',
  },
  'HH-MAN-06': {
    title: 'Faces and moment',
    text: 'Unlike for a shot, the equals of a manoeuvre need not reach 11.',
  },
  'HH-DMG-01': {
    title: 'Damage pool',
    text: 'In melee the stronger pool of weapon (TS) and own force (PTS) counts, in ranged combat the weapon.',
  },
  'HH-DMG-02': {
    title: 'More damage dice',
    text: 'All equal dice and the run dice not yet used may become damage dice.',
  },
  'HH-DMG-03': {
    title: 'More than six',
    text: 'At most six are thrown. Each die beyond allows one to be thrown again.',
  },
  'HH-DMG-04': {
    title: 'Damage roll',
    text: 'A single roll in which each die is a hit of its own.',
  },
  'HH-DMG-05': {
    title: 'Hit strength',
    text: '1 to 10 is light, 11 to 20 heavy, 21 and more critical.',
  },
  'HH-DMG-06': {
    title: 'Merging',
    text: 'Equal damage dice may be added into one heavier hit.',
  },
  'HH-DMG-07': {
    title: 'Armour',
    text: 'Protection is taken off each hit; the rest sets its strength. If nothing is left there is no injury.',
  },
  'HH-DMG-08': {
    title: 'Wear',
    text: 'A hit of 11 or more costs the armour 1 quality, one of 21 or more costs light armour 2.',
  },
  'HH-DMG-09': {
    title: 'Quality limits protection',
    text: 'Armour never protects better than its present quality.',
  },
  'HH-DMG-10': {
    title: 'From hit to injury',
    text: 'Each hit that remains is one injury of its strength.',
  },
  'HH-RNG-01': {
    title: 'Taking aim',
    text: 'Choose a target, throw the combat dice once, score at least one and all 1s.',
  },
  'HH-RNG-02': {
    title: 'Shoot at once',
    text: 'Whoever shoots right after the first throw acts before all melee fighters of the phase.',
  },
  'HH-RNG-03': {
    title: 'Aiming',
    text: 'Whoever throws on finishes the cascade roll without waiting and does not shoot this phase. Any number of dice may be saved for the next.',
  },
  'HH-RNG-04': {
    title: 'Next phase',
    text: 'The dice not saved are thrown once, the saved ones count along.',
  },
  'HH-RNG-05': {
    title: 'Shot total',
    text: 'Equals and runs of the chosen group are added, or a single face counts.',
  },
  'HH-RNG-06': {
    title: 'Minimum for a hit',
    text: 'The GM rolls it by size: from 3+1d3 for something huge over 7+1d6 for a human to 30+1d12 for something tiny. Slow movement adds one die of that kind, fast movement two.',
  },
  'HH-RNG-07': {
    title: 'Distance',
    text: 'The minimum rises by 1 per 10 metres.',
  },
  'HH-RNG-08': {
    title: 'Shooting on the move',
    text: 'If you move you strike group dice before counting: one at slow, two at fast movement. They give no damage either.',
  },
  'HH-RNG-09': {
    title: 'Hit',
    text: 'If the shot reaches the minimum, damage follows, and the target voids one successful combat die in this phase.',
  },
  'HH-RNG-10': {
    title: 'Aimed shot',
    text: 'Equal dice and unused run dice of the shot become damage dice as in melee.',
  },
  'HH-RNG-11': {
    title: 'Legendary shot',
    text: 'Four equals of 11 or more give four more damage dice and double damage.',
  },
  'HH-RNG-12': {
    title: 'Deadly shot',
    text: 'Five equals of 11 or more kill an ordinary target.',
  },
  'HH-RNG-13': {
    title: 'What it ignores',
    text: 'A legendary shot cares neither for your movement nor for the target’s armour.',
  },
  'HH-RNG-14': {
    title: 'Unsuspecting targets',
    text: 'Whoever suspects nothing cannot evade.',
  },
  'HH-RNG-15': {
    title: 'Just noticing',
    text: 'Whoever only just notices knows of the shot with a single roll of 11 or more on reaction.',
  },
  'HH-RNG-16': {
    title: 'Evading',
    text: 'An aware target makes one single roll on acrobatics, hiding, terrain running or basic combat. Its number is added to the minimum.',
  },
  'HH-RNG-17': {
    title: 'Evading interrupts',
    text: 'Whoever evades breaks off everything else.',
  },
  'HH-PSY-01': {
    title: 'Empty physis row',
    text: 'Each empty row costs one die at physical checks until it holds a point again.',
  },
  'HH-PSY-02': {
    title: 'No physis left',
    text: 'For 30 minutes no physical checks are possible.',
  },
  'HH-PSY-03': {
    title: 'Empty psyche row',
    text: 'Each empty row costs one die at all checks.',
  },
  'HH-PSY-04': {
    title: 'No psyche left',
    text: 'For 30 minutes no check at all is possible.',
  },
  'HH-PSY-05': {
    title: 'Gritting teeth',
    text: 'At each check you can bring lost dice back; each costs a light injury.',
  },
  'HH-INJ-01': {
    title: 'Light injury',
    text: 'It takes an outer segment of your choice and heals by rest.',
  },
  'HH-INJ-02': {
    title: 'Heavy injury',
    text: 'It takes a middle segment and the outer ones beside it.',
  },
  'HH-INJ-03': {
    title: 'Gangrene',
    text: 'Each day costs a circle as many segments as it has untreated heavy injuries, outer ones first.',
  },
  'HH-INJ-04': {
    title: 'Untreated does not heal',
    text: 'A heavy injury heals only once it is treated.',
  },
  'HH-INJ-05': {
    title: 'Critical injury',
    text: 'It takes all segments of a circle.',
  },
  'HH-INJ-06': {
    title: 'One die fewer',
    text: 'Each critical injury costs one die at all checks.',
  },
  'HH-INJ-07': {
    title: 'No regeneration',
    text: 'As long as a critical injury is untreated you regenerate nothing.',
  },
  'HH-INJ-08': {
    title: 'Loss every eight hours',
    text: 'Three times a day each untreated critical injury costs a segment.',
  },
  'HH-INJ-09': {
    title: 'Stopping and healing',
    text: 'First aid stops this loss, only medicine starts the healing.',
  },
  'HH-INJ-10': {
    title: 'Lethally injured',
    text: 'Critical injuries in all life circles are lethal.',
  },
  'HH-INJ-11': {
    title: 'Resuscitation',
    text: 'An epic first aid of 60 brings somebody back; the injuries stay untreated.',
  },
  'HH-MED-01': {
    title: 'Treating wounds',
    text: 'First aid and medicine treat heavy injuries, with one check per circle.',
  },
  'HH-MED-02': {
    title: 'Minimum for heavy ones',
    text: 'One heavy injury in a circle asks for 7, two for 11, three for 16.',
  },
  'HH-MED-03': {
    title: 'Minimum for critical ones',
    text: 'Medicine needs 16, first aid 31.',
  },
  'HH-REG-01': {
    title: 'Half-hour break',
    text: 'Physis and psyche each gain the regeneration value, at most until the current row is full.',
  },
  'HH-REG-02': {
    title: 'Break when exhausted',
    text: 'If a track is at 0, the first half hour brings 1 point, the second an ordinary break.',
  },
  'HH-REG-03': {
    title: 'Night rest',
    text: 'At least six hours bring physis, psyche and outer segments the regeneration value.',
  },
  'HH-REG-04': {
    title: 'One circle a night',
    text: 'Whoever carries heavy or critical injuries heals in one circle a night only.',
  },
  'HH-REG-05': {
    title: 'Order',
    text: 'Circles with light injuries only heal first.',
  },
  'HH-REG-06': {
    title: 'Slow circles',
    text: 'A circle with a heavy or critical injury gains one outer segment a night.',
  },
  'HH-REG-07': {
    title: 'What does not heal',
    text: 'Circles with untreated heavy or critical injuries do not heal; an untreated critical one sets regeneration to 0.',
  },
  'HH-REG-08': {
    title: 'After drinking',
    text: 'Vomiting and dead drunkenness lower regeneration until it has recovered.',
  },
  'HH-SMI-01': {
    title: 'What a weaponsmith makes',
    text: 'All weapons of metal, and simple tools.',
  },
  'HH-SMI-02': {
    title: 'What it takes',
    text: 'Raw material, a workplace, own tools and half a working day.',
  },
  'HH-SMI-03': {
    title: 'Crafting roll',
    text: 'Weaponsmithing as a sieve roll, from mastery grade 1 on as a cascade roll.',
  },
  'HH-SMI-04': {
    title: 'Cap in crafting',
    text: 'Equals and runs reach up to the smaller of skill value and quality of the tool.',
  },
  'HH-SMI-05': {
    title: 'Quality of the piece',
    text: 'The number is the quality, 20 at most; equals may be added.',
  },
  'HH-SMI-06': {
    title: 'Failed',
    text: 'A result up to 3 spoils the material.',
  },
  'HH-SMI-07': {
    title: 'Runs in crafting',
    text: 'From grade 1 on each run die raises quality by 2.',
  },
  'HH-SMI-08': {
    title: 'Bonus effects',
    text: 'Surplus group dice can become bonus effects, as many as the grade allows.',
  },
  'HH-SMI-09': {
    title: 'Size of the effect',
    text: 'A quality total up to 19 gives +1, up to 30 +2, up to 59 +3, from 60 on +4.',
  },
  'HH-SMI-10': {
    title: 'Rework',
    text: 'The more effects a piece has, the higher the minimum: 20, 21, 26, 31, 36, 41, 46.',
  },
  'HH-SMI-11': {
    title: 'Mass production',
    text: 'A single roll; one chosen die sets the quality of the batch, and every other that is not below it gives one more piece.',
  },
  'HH-SMI-12': {
    title: 'Buying raw material',
    text: 'It costs half the price of the simple item.',
  },
  'HH-SMI-13': {
    title: 'Working for it',
    text: 'One unpaid piece for a craftsman lowers the material price of one of your own by 10 percentage points.',
  },
  'HH-SMI-14': {
    title: 'Runes',
    text: 'From mastery grade 3 on own pieces can carry runes. What they do is not in the sources.',
  },
  'HH-ITM-01': {
    title: 'Quality classes and price',
    text: '4–6 improvised (half price), 7–10 simple, 11–15 good (×1.5), 16–19 artful (×3), 20 masterly (×5); with effects exquisite or legendary.',
  },
  'HH-ITM-02': {
    title: 'Exquisite',
    text: 'A masterly piece with one or two effects costs about ten times as much.',
  },
  'HH-ITM-03': {
    title: 'Legendary item',
    text: 'With three or more effects it costs at least a hundred times as much.',
  },
  'HH-ITM-04': {
    title: 'Weapon as a cap',
    text: 'In combat equals and runs count only up to the weapon’s quality.',
  },
  'HH-ITM-05': {
    title: 'Kinds of bonus effects',
    text: 'Wx gives bonus dice, WFr free throws, W2c a second chance, FkWx raises the value, Ex shifts results, TSx gives damage dice.',
  },
  'HH-INF-01': {
    title: 'Influencing',
    text: 'Intimidation, rhetoric or seduction as a sieve roll, with the adept star as a cascade roll.',
  },
  'HH-INF-02': {
    title: 'Resisting',
    text: 'The victim opposes with self-control.',
  },
  'HH-INF-03': {
    title: 'Tricks',
    text: 'The dice of the group are tricks. The victim cancels them one by one with dice of one own group.',
  },
  'HH-INF-04': {
    title: 'What it costs',
    text: 'Each trick not cancelled costs one point of psyche.',
  },
  'HH-INF-05': {
    title: 'Empty row: wish or die',
    text: 'If a row is emptied by it, it costs a die as usual, or the victim fulfils a wish instead.',
  },
  'HH-INF-06': {
    title: 'Together',
    text: 'Influencing may be a joint check.',
  },
  'HH-HAG-01': {
    title: 'Starting price',
    text: 'There is haggling only if a price is named that the other side finds roughly fair.',
  },
  'HH-HAG-02': {
    title: 'A round',
    text: 'Both make a sieve roll on haggling. The loser loses one point of psyche for the time being.',
  },
  'HH-HAG-03': {
    title: 'Concession',
    text: 'If a psyche row is emptied, that side has to make a better offer; the other takes it or haggles on.',
  },
  'HH-HAG-04': {
    title: 'Last point',
    text: 'If psyche falls to 0, the latest offer of the other side stands.',
  },
  'HH-HAG-05': {
    title: 'Afterwards',
    text: 'Psyche returns at once, with one point more for a clear winner, one less for the loser.',
  },
  'HH-HAG-06': {
    title: 'After the last point',
    text: 'Whoever lost everything gets one point less back per emptied row, the winner that much more.',
  },
  'HH-HRB-01': {
    title: 'Herb search',
    text: 'One sieve roll on wilderness per half hour; each die of 4 or more finds a plant.',
  },
  'HH-HRB-02': {
    title: 'How much is usable',
    text: '4–6 give 1 portion, 7–10 give 2, 11–15 give 3, 16 and more give 4.',
  },
  'HH-HRB-03': {
    title: 'Equals in the search',
    text: 'Each equal die brings one more.',
  },
  'HH-STL-01': {
    title: 'Distances',
    text: 'Near is up to 3 metres, mid up to 8, far up to 20.',
  },
  'HH-STL-02': {
    title: 'Sneaking',
    text: 'A sieve roll. It is compared with the watch check always when near, farther off only if the others are watchful.',
  },
  'HH-STL-03': {
    title: 'When it fails',
    text: 'If the watch check is better; against the unsuspecting below 7 at mid and below 4 at far distance.',
  },
  'HH-STL-04': {
    title: 'What failure brings',
    text: 'The unsuspecting become watchful, near by they notice you. The watchful notice you, near by they discover you.',
  },
  'HH-STL-05': {
    title: 'Noticed',
    text: 'Where there is a hiding place the sneaker makes a single roll on hiding against a sieve roll on detecting. Losing means being discovered.',
  },
  'HH-STL-06': {
    title: 'Discovered',
    text: 'From afar the opponent can raise the alarm, near by a comparison of reaction decides who acts first.',
  },
  'HH-CHS-01': {
    title: 'Chase',
    text: 'All make single rolls on terrain running; only the initiator’s first is a sieve roll.',
  },
  'HH-CHS-02': {
    title: 'The pace',
    text: 'The runner in front sets the tempo by the number rolled.',
  },
  'HH-CHS-03': {
    title: 'Same speed',
    text: 'With the same number nothing changes.',
  },
  'HH-CHS-04': {
    title: 'Just slower',
    text: 'Less within the same tempo step costs 1 physis.',
  },
  'HH-CHS-05': {
    title: 'Falling back',
    text: 'A lower tempo step costs 1 physis and as many gap steps as tempo steps are missing.',
  },
  'HH-CHS-06': {
    title: 'Catching up',
    text: 'With a higher tempo step the gap shrinks.',
  },
  'HH-CHS-07': {
    title: 'Obstacles',
    text: 'Equal dice may be laid in others’ way as obstacles.',
  },
  'HH-CHS-08': {
    title: 'Passing an obstacle',
    text: 'An own die at least as high cancels it. An equal die is voided by it, one from outside the group costs 1 physis.',
  },
  'HH-CHS-09': {
    title: 'Not passed',
    text: 'That costs 1 physis and one tempo step.',
  },
  'HH-CHS-10': {
    title: 'The star in running',
    text: 'With the adept star run dice too can be laid as obstacles or used against them.',
  },
  'HH-CHS-11': {
    title: 'Gap steps',
    text: 'Level, a breath away, close on the heels, small lead, clear lead, in sight, escaped: from 0 to 6.',
  },
  'HH-CHS-12': {
    title: 'Tempo steps',
    text: 'From 4 leisurely, 7 slow, 11 brisk, 16 fast, 31 racing, 60 breathtaking.',
  },
  'HH-WAT-01': {
    title: 'Watches',
    text: 'An ordinary watch has 3 shifts, an alarmed one 6.',
  },
  'HH-WAT-02': {
    title: 'More than one shift',
    text: 'One shift is free, each further one costs 4 physis.',
  },
  'HH-WAT-03': {
    title: 'Falling asleep',
    text: 'If the watch check fails in an additional shift, the watcher falls asleep.',
  },
  'HH-DRK-01': {
    title: 'Drinking',
    text: 'Each alcoholic drink asks for a single roll on drinking.',
  },
  'HH-DRK-02': {
    title: 'Minimum for a drink',
    text: '4 for the first drink, 1 more with each further one.',
  },
  'HH-DRK-03': {
    title: 'Two dice',
    text: 'The minimum has to be reached with two dice.',
  },
  'HH-DRK-04': {
    title: 'Only one die',
    text: 'Then one point of physis or psyche is lost, as you choose.',
  },
  'HH-DRK-05': {
    title: 'If a row is emptied',
    text: 'A single roll on self-control decides whether you vomit.',
  },
  'HH-DRK-06': {
    title: 'Dead drunk',
    text: 'The last point of psyche makes you unconscious, the last point of physis puts you to sleep.',
  },
  'HH-DRK-07': {
    title: 'The day after',
    text: 'Vomiting halves the regeneration of physis and psyche, dead drunkenness leaves 1.',
  },
  'HH-DRK-08': {
    title: 'Recovering',
    text: 'With each rest of six hours one point of regeneration returns.',
  },
  'HH-PROC-01': {
    title: 'How sieve and cascade run',
    text: 'Throw, lock the 1s, keep at least one die, throw the rest again or stop. Then come items, lucky number and mastery, then the 1s, then group and number.',
  },
  'HH-PROC-02': {
    title: 'How the number comes about',
    text: 'The number is the highest usable face from 4 on or, if that is more, the best set of equals; in a cascade the sum of one group. Without a usable 4 it is a failure below every minimum; what is told then is the highest face, 1 to 3.',
  },
  'HH-PROC-03': {
    title: 'List of attacks',
    text: 'Each group die attacks with its face, plus the size of its set if that is at least 2.',
  },
  'HH-PROC-04': {
    title: 'Checking a defence',
    text: 'A defence holds if every attack is covered exactly once, every die is used at most once, and rescue dice help only where the group alone falls short.',
  },
  'HH-PROC-05': {
    title: 'Damage and armour',
    text: 'Form the pool, throw at most six dice, surplus ones as re-throws, merge equals, multiply, subtract protection, read the class, wear at the end.',
  },
  'HH-PROC-06': {
    title: 'How a shot runs',
    text: 'Roll the minimum, strike dice for own movement, choose the total, add evasion, compare, damage.',
  },
  'HH-PROC-07': {
    title: 'Break and night',
    text: 'First physis and psyche each by itself, at night then the segments; afterwards a lowered regeneration recovers by 1.',
  },
  'HH-PROC-08': {
    title: 'How crafting runs',
    text: 'From one group you divide base, plus dice of 2 each and effect dice. The total is the quality up to 20, uncapped it sets the size of the effects.',
  },
  'HH-PROC-09': {
    title: 'A round of the chase',
    text: 'Throw, settle 1s, lay and answer obstacles, then each against the leader; whoever passes the leader leads.',
  },
  'HH-PROC-10': {
    title: 'How sneaking runs',
    text: 'Distance and alertness say what has to be reached and what failure brings. Every opponent is handled by itself.',
  },
  'HH-PROC-11': {
    title: 'End of a haggle',
    text: 'Both get their psyche back less real losses; then the points for winner and loser apply, within 0 and the maximum.',
  },
  'HH-R-01': {
    title: 'What a group is',
    text: 'Default: one unbroken staircase, each step any number of times. Optionally all dice belong that have an equal or a neighbour.',
  },
  'HH-R-02': {
    title: 'Dice of several throws',
    text: 'Everything scored during a sieve or cascade counts together.',
  },
  'HH-R-03': {
    title: 'Faces above the cap',
    text: 'They count as a single face, only not in equals and runs. In melee they serve as rescue dice.',
  },
  'HH-R-04': {
    title: 'Number of single and sieve rolls',
    text: 'Default: the best single face or one set of equals. Optionally all sets are added. Without a 4 the result is below every minimum.',
  },
  'HH-R-05': {
    title: 'Number of a cascade roll',
    text: 'Default: the sum of the whole group. Optionally one set of equals with 2 per run die, or equals only.',
  },
  'HH-R-06': {
    title: 'Who may form runs',
    text: 'Only cascade rolls: in combat, in crafts from grade 1 on, and with the adept star. The star turns every sieve roll of the skill into a cascade unless the table switches that off.',
  },
  'HH-R-07': {
    title: 'Throwing on in a cascade',
    text: 'The rest may be thrown again as in a sieve roll; what is set aside stays.',
  },
  'HH-R-08': {
    title: 'Is a 1 enough to keep?',
    text: 'Default: yes, it is scored. Optionally another die has to be kept as well.',
  },
  'HH-R-09': {
    title: 'When offsetting happens',
    text: 'Once, when all is thrown, with any die of 4 or more of your choice. Default: you must; optionally you may rather lose psyche.',
  },
  'HH-R-10': {
    title: 'Ignored 1s',
    text: 'They are counted over the whole check, stay as dead dice, and ignoring happens by itself. The tested value with its bonus counts, not the lowered cap.',
  },
  'HH-R-11': {
    title: 'Three 1s',
    text: 'Default: three thrown 1s suffice. Optionally three must stay without an offset.',
  },
  'HH-R-12': {
    title: 'Throwing 1s again',
    text: 'Default: special effects do not re-throw a 1 either; only conversion, shifting and swapping remove it. The table may allow it.',
  },
  'HH-R-13': {
    title: 'Limits of the pool',
    text: 'First add everything up, then limit to six. Without dice the check has failed; optionally at least one remains.',
  },
  'HH-R-14': {
    title: 'Base and bonus dice',
    text: 'They are data of each skill. If the base die is missing, it follows from the value as for an attribute.',
  },
  'HH-R-15': {
    title: 'Missing minimum',
    text: 'Without a figure the minimum is 4 and the roll a sieve, with the star a cascade.',
  },
  'HH-R-16': {
    title: 'Ties',
    text: 'In stealth the acting side wins, haggling and reactions are rolled again, otherwise the acting side has to be better. Each can be switched.',
  },
  'HH-R-17': {
    title: 'Which learning dice',
    text: 'Default: the value’s own pool without items and losses. Optionally always d20, or a number set by the GM.',
  },
  'HH-R-18': {
    title: 'Gain in learning',
    text: 'One learning roll raises the value by 1 at most. Default: star or grade may be won at the same time.',
  },
  'HH-R-19': {
    title: 'Grades in order',
    text: 'At most one grade per learning roll, none is skipped; what lies in the end is counted.',
  },
  'HH-R-20': {
    title: 'High mastery in detail',
    text: 'Step by step beyond 20, skills only. It is used after throwing and before the 1s, each die once; whether a 1 may be swapped away is up to the table.',
  },
  'HH-R-21': {
    title: 'Lucky number in detail',
    text: 'It stands on the sheet. Each one thrown counts for learning unless converted, and by default the learning roll costs no EP.',
  },
  'HH-R-22': {
    title: 'What counts as legendary',
    text: 'Equals of 11 or more within the cap, after voiding, only the larger set. Damage and learning do not belong.',
  },
  'HH-R-23': {
    title: 'Cap in combat',
    text: 'The smaller of skill value and weapon quality; unarmed the value. The table may leave the weapon out.',
  },
  'HH-R-24': {
    title: 'Simultaneous initiative',
    text: 'Default: single rolls on reaction decide, again on a tie. Optionally the GM.',
  },
  'HH-R-25': {
    title: 'All lie, nobody attacks',
    text: 'There is one last chance for the initiative, then the next phase begins.',
  },
  'HH-R-26': {
    title: 'More than two fighters',
    text: 'All in the same fight stop together, and one is attacked. Optionally the others may then attack with the dice they have lying.',
  },
  'HH-R-27': {
    title: 'Attack in waves',
    text: 'Each wave is part of the group dice still free. The bonus of equals follows the whole set, and used defence dice stay used.',
  },
  'HH-R-28': {
    title: 'Sums in defence',
    text: 'Default strict: one die against one attack, one die against several of up to 10 each, or equals together. Optionally anything may be added.',
  },
  'HH-R-29': {
    title: 'No bonus in defence',
    text: 'In defence equals count with their face only.',
  },
  'HH-R-30': {
    title: 'Rescue dice in detail',
    text: 'Only if the group alone falls short; any of 4 or more, also above the cap. They cost even if the defence fails all the same.',
  },
  'HH-R-31': {
    title: 'Counter in detail',
    text: 'Group dice left over stay group dice, their bonus is computed anew, and only they give damage dice.',
  },
  'HH-R-32': {
    title: 'Several get through',
    text: 'Default: one hit, however many attacks get through. Optionally one per attack.',
  },
  'HH-R-33': {
    title: 'Damage dice in detail',
    text: 'One for each equal die and each free run die of the group; you may take fewer.',
  },
  'HH-R-34': {
    title: 'Beyond six',
    text: 'The re-throws follow one by one, the new face stands. Default: the same die may be chosen again.',
  },
  'HH-R-35': {
    title: 'TS and PTS',
    text: 'The stronger pool is the one with the higher average, on a tie the larger die. Optionally you choose.',
  },
  'HH-R-36': {
    title: 'Faces in the damage roll',
    text: 'No cap, no mishaps. Equals from 4 on may be merged; whether 1 to 3 too is a switch.',
  },
  'HH-R-37': {
    title: 'Double and triple',
    text: 'Default: the value of each hit is multiplied, after merging and before armour. Optionally the number of hits.',
  },
  'HH-R-38': {
    title: 'Legendary damage dice',
    text: 'Default: these are the dice of the equals themselves. Optionally they come on top.',
  },
  'HH-R-39': {
    title: 'Manoeuvres: face and moment',
    text: 'Default: any face up to the cap, optionally only from 11 on. The effect comes with use; only the highest manoeuvre counts.',
  },
  'HH-R-40': {
    title: 'Initiative bonus 2 and 3',
    text: 'The opponent sits out that many first throws. Several do not add up; mutual ones cancel out by default.',
  },
  'HH-R-41': {
    title: 'Disarming',
    text: 'After a successful defence a free die of 4 or more buys another weapon or an attempt to win the old one back. Otherwise you fight unarmed from the next phase on.',
  },
  'HH-R-42': {
    title: 'Pente in detail',
    text: 'In defence a normal damage roll follows by default. A fall is possible only where the GM says there is a drop, and instead of double damage.',
  },
  'HH-R-43': {
    title: 'Exi in detail',
    text: 'Each merged hit counts three times and goes to one of up to six opponents, whose armour protects.',
  },
  'HH-R-44': {
    title: 'Wear in detail',
    text: 'Default: read from the hit before armour. All hits of one roll meet the quality at its start.',
  },
  'HH-R-45': {
    title: 'The price of closeness',
    text: 'After an attack got through you pay a further group die or merely stay close. Default: closeness ends with the phase.',
  },
  'HH-R-46': {
    title: 'Flight in detail',
    text: 'It works after any attack that got through, also in a counter, without damage and without surcharge.',
  },
  'HH-R-47': {
    title: 'Saved dice',
    text: '1s, voided dice and dice not saved return to the pool. Whoever evades, changes weapon or has to void them loses them.',
  },
  'HH-R-48': {
    title: 'Shot total in detail',
    text: 'Without a group a single face counts. If there are too few group dice to strike, there is no shot. Run dice left out stay for damage.',
  },
  'HH-R-49': {
    title: 'Rounding distance',
    text: 'Default: only full 10 metres count.',
  },
  'HH-R-50': {
    title: 'Merged cells',
    text: 'Very large and large share d6, small and very small d8.',
  },
  'HH-R-51': {
    title: 'Evading in detail',
    text: 'The minimum is rolled once, then reaction and one evasion roll follow. Default: in melee the dice of the phase are lost.',
  },
  'HH-R-52': {
    title: 'Voiding after a shot',
    text: 'You choose one lying die of 4 or more; if there is none yet, it is the first to fall.',
  },
  'HH-R-53': {
    title: 'Only after aiming?',
    text: 'Default: damage dice from the group come with every shot. Optionally only after aiming.',
  },
  'HH-R-54': {
    title: 'Legendary shot in detail',
    text: 'It still has to reach the minimum. Default: armour does not count and does not suffer.',
  },
  'HH-R-55': {
    title: 'Rows',
    text: 'Default: three rows of four points each. Points fill the first row first, losses empty the last first.',
  },
  'HH-R-56': {
    title: 'Lost dice',
    text: 'One per empty row. Only these can be gritted back, for one outer segment each, not during the lock.',
  },
  'HH-R-57': {
    title: 'Life circles',
    text: 'Default: three circles with six outer, three middle and one inner segment; each middle one touches two outer ones.',
  },
  'HH-R-58': {
    title: 'From hit to segment',
    text: 'The injured person chooses. If there is no room, the injury becomes one class heavier by default.',
  },
  'HH-R-59': {
    title: 'Where the loss strikes',
    text: 'Gangrene in the same circle, the loss by critical ones in another, outer first. A circle wholly lost counts as critical by default.',
  },
  'HH-R-60': {
    title: 'Critical ones add up',
    text: 'Each costs a die until it is healed.',
  },
  'HH-R-61': {
    title: 'First aid against medicine',
    text: 'First aid stabilises a critical injury, medicine treats it. Optionally first aid is enough.',
  },
  'HH-R-62': {
    title: 'Treatment in detail',
    text: 'One success treats all heavy injuries of the circle. Default: any number of attempts, optionally so many a day.',
  },
  'HH-R-63': {
    title: 'Resuscitation in detail',
    text: 'Whoever returns is unconscious and untreated. Only a further loss without a free segment kills again.',
  },
  'HH-R-64': {
    title: 'The current row',
    text: 'Default: the lowest that is not full. Optionally the one with the last point.',
  },
  'HH-R-65': {
    title: 'Each track by itself',
    text: 'The regeneration value applies in full to physis, psyche and at night the segments.',
  },
  'HH-R-66': {
    title: 'Healing at night',
    text: 'Without heavy injuries segments heal in any circles, otherwise in one circle only. Middle and inner ones return one a night by default.',
  },
  'HH-R-67': {
    title: 'Exhausted track',
    text: 'Default: each track by itself, the other recovers in both half hours.',
  },
  'HH-R-68': {
    title: 'Quality with runs',
    text: 'The base is one face or a set of equals, every further group die adds 2. The 2 can be changed.',
  },
  'HH-R-69': {
    title: 'What is surplus',
    text: 'Default: each group die not used is one effect. Optionally only each whole set.',
  },
  'HH-R-70': {
    title: 'Which value sets the size',
    text: 'The uncapped quality total; all effects of one piece have the same size.',
  },
  'HH-R-71': {
    title: 'Minimum of a rework',
    text: 'Default: by the effects the piece already has. Optionally by those it will have.',
  },
  'HH-R-72': {
    title: 'Limit and failure',
    text: 'The grade limits all effects of the piece. Below the minimum nothing changes, up to 3 the material is gone. Beyond six effects the minimum rises by 5 each.',
  },
  'HH-R-73': {
    title: 'Mass production in detail',
    text: 'A quality die below 4 makes nothing and spoils material for one piece. Optionally the quality die counts twice.',
  },
  'HH-R-74': {
    title: 'Price of exquisite pieces',
    text: 'Default: ten and a hundred times the simple price. Optionally of the masterly price, or added to its factor.',
  },
  'HH-R-75': {
    title: 'Percentage points',
    text: 'Default: they come off the 50 per cent and can be saved up. Optionally 10 per cent of the material price.',
  },
  'HH-R-76': {
    title: 'Tools',
    text: 'They have their quality, but never bonus effects.',
  },
  'HH-R-77': {
    title: 'Runes without their chapter',
    text: 'There is the gate, the skill and a free text on the piece; nothing is computed.',
  },
  'HH-R-78': {
    title: 'Effects in detail',
    text: 'They apply to checks made with the item, several add up. Whether W2c grows with its size and whether Ex shifts dice or the number is up to the table.',
  },
  'HH-R-79': {
    title: '20+ and 20!',
    text: 'These mark a masterly piece with effects, not a higher quality.',
  },
  'HH-R-80': {
    title: 'Cancelling tricks',
    text: 'Default: one group die at least as high cancels one trick. Optionally only the number counts.',
  },
  'HH-R-81': {
    title: 'Die or wish',
    text: 'Default: the victim chooses, per emptied row. Optionally the other side.',
  },
  'HH-R-82': {
    title: 'Haggling in detail',
    text: 'The clear winner is who had to concede less often. It is reckoned within 0 and the maximum; whether beyond it is a switch.',
  },
  'HH-R-83': {
    title: 'Herbs in detail',
    text: 'Default: each die is a find of its own, an equal die adds one. Optionally only the total counts.',
  },
  'HH-R-84': {
    title: 'Stealth in detail',
    text: 'Limits belong to the nearer band, beyond 20 metres nothing is rolled. Without a hiding place noticed is discovered.',
  },
  'HH-R-85': {
    title: 'Gap in detail',
    text: 'The new gap is the old one plus the difference of tempo steps; whoever gets below 0 leads. Optionally only one step is made up.',
  },
  'HH-R-86': {
    title: 'Obstacles in detail',
    text: 'A die laid out no longer counts for the own tempo unless the table wants it so; used ones are voided.',
  },
  'HH-R-87': {
    title: 'Who starts the chase',
    text: 'Pursuer or pursued; only that first check is a sieve roll.',
  },
  'HH-R-88': {
    title: 'Watch in detail',
    text: 'Default: the shifts are shared out. One check against 4 per shift; whether alarmed watchers are watchful is up to the table.',
  },
  'HH-R-89': {
    title: 'Drinking in detail',
    text: 'Dice are compared one by one. If none succeeds it costs 2 points by default, optionally 1.',
  },
  'HH-R-90': {
    title: 'Regeneration after drinking',
    text: 'Halved per vomiting, at least 1; segments heal as usual.',
  },
  'HH-R-91': {
    title: 'Memory in detail',
    text: 'A hidden single roll by the GM, minimum as the GM likes.',
  },
  'HH-R-92': {
    title: 'Joint check in detail',
    text: 'Everyone settles own 1s and gives one die or equals. Runs count only if the best may form them; the number of dice can be limited.',
  },
  'HH-R-93': {
    title: 'Damage in the sources',
    text: 'Six passages are missing, and the pages are out of order. There is nothing to carry out here.',
  },
  'HH-R-94': {
    title: 'Rounding',
    text: 'Halves are rounded down, also dice lost by a fall.',
  },
  'HH-R-95': {
    title: 'The word Meister',
    text: 'It means GM, rank, herb level and grade; we keep them apart. Adept is not adept star either.',
  },
  'HH-R-96': {
    title: 'Converted dice in legendary feats',
    text: 'They do not count for legendary shots and manoeuvres either, but they attack and give damage.',
  },
  'HH-R-97': {
    title: 'Order of hits',
    text: 'Of several hits of one attack the heaviest is placed first; whoever was hit chooses the life circle each time.',
  },
  'HH-R-98': {
    title: 'Shots outside of a fight',
    text: 'At a thing a shot is a check with a minimum and no more. At somebody it begins the fight between both sides.',
  },
  'HH-R-99': {
    title: 'When sneaking succeeds',
    text: 'If it fails against nobody: against the unsuspecting that takes 7 at mid and 4 at far distance. Somebody who only becomes watchful is a failure all the same.',
  },
};
