import type { TimeUnit } from '../data/durations.ts';
import { thingName } from './gear-names.ts';
import { namesEn } from './names.en.ts';
import { traitName } from './names.ts';
import { named, phrasesEn } from './phrases.ts';
import type { SurroundingsTopic } from './surroundings.ts';
import { spanEn, surroundingsNamesEn } from './surroundings-names.en.ts';

const { plural, number } = phrasesEn;
const { attitudes, disadvantages, languages } = namesEn;
const { afflictionKinds, climates, clothings, diseases, dueKinds, poisons } = surroundingsNamesEn;

const thing = thingName(namesEn.gear, surroundingsNamesEn.objects);
const wounds = (n: number): string => plural(n, 'wound', 'wounds');
const course = (of: 'poison' | 'disease', name: string): string =>
  named(of === 'poison' ? poisons : diseases, name);

const UNITS: Readonly<Record<TimeUnit, readonly [string, string]>> = {
  rounds: ['round passes', 'rounds pass'],
  minutes: ['minute passes', 'minutes pass'],
  hours: ['hour passes', 'hours pass'],
  days: ['day passes', 'days pass'],
  weeks: ['week passes', 'weeks pass'],
};

/** Fear, hazards, things, languages and time in English. */
export const surroundingsEn: SurroundingsTopic = {
  facts: {
    afraid: ({ figure, source }) => `${figure} is seized by fear${source === '' ? '' : ` (${source})`}.`,
    unafraid: ({ figure, source }) => `${figure} stands firm${source === '' ? '' : ` (${source})`}.`,
    calmed: ({ figure }) => `${figure} is calm again.`,
    drugHarmless: ({ figure }) => `${figure} takes only a little; no harm done.`,
    drugHelps: ({ figure, dice, helps, ignoresPain, seconds }) => {
      const on = helps === null ? '' : ` on ${traitName(namesEn, helps)}`;
      const gains = [
        ...(dice === 0 ? [] : [`${plural(dice, 'bonus die', 'bonus dice')}${on}`]),
        ...(ignoresPain ? ['no pain'] : []),
      ];
      return `The drug works on ${figure}: ${gains.join(', ') || 'nothing special'}, for ${spanEn(seconds)}.`;
    },
    drugged: ({ figure, stun }) =>
      stun === 0 ? `${figure} can take it.` : `Too much for ${figure}: ${stun} stun.`,
    drugWearsOff: ({ figure }) => `The drug wears off for ${figure}.`,
    airLost: ({ figure }) => `${figure} has no air left.`,
    choking: ({ figure, round, stunned }) =>
      `Round ${round} without air: ${figure} ${stunned ? 'weakens' : 'holds out'}.`,
    breathes: ({ figure, healed }) =>
      `${figure} breathes again${healed === 0 ? '' : `; ${healed} stun is gone`}.`,
    burned: ({ figure, dice, wounds: n }) =>
      n === 0
        ? `Fire (${dice}D): ${figure} gets away without a burn.`
        : `Fire (${dice}D): ${figure} takes ${wounds(n)}.`,
    armourCatchesFire: ({ figure, armour }) => `${figure}’s ${thing(armour)} catches fire.`,
    armourBurns: ({ figure, armour, wounds: n }) =>
      `${figure}’s ${thing(armour)} goes on burning: ${wounds(n)}.`,
    attitude: ({ figure, towards, to }) => `${figure} is now towards ${towards}: ${attitudes[to]}.`,
    objectPlaced: ({ object }) => `In the scene: ${thing(object)}.`,
    objectMissed: ({ figure, object }) => `${figure} misses: ${thing(object)} stays whole.`,
    objectHit: ({ object, wounds: n, left }) =>
      `${thing(object)}: ${wounds(n)}${left === null ? '' : `, stands ${left} more`}.`,
    objectDestroyed: ({ object }) => `${thing(object)} is destroyed.`,
    objectExtra: ({ object, what }) => `${thing(object)} ${what}.`,
    poisoned: ({ figure, poison, dose, seconds, traceable }) => {
      const when = seconds === 0 ? 'works at once' : `works in ${spanEn(seconds)}`;
      const more = traceable ? `, dose × ${number(dose)}, can be traced` : '';
      return `${named(poisons, poison)} in ${figure}: ${when}${more}.`;
    },
    infected: ({ figure, disease, seconds }) =>
      `${figure} is infected (${named(diseases, disease)}); it breaks out in ${spanEn(seconds)}.`,
    courseStep: ({ of, name, figure, damaged, wounds: n }) => {
      if (!damaged) return `${figure} withstands: ${course(of, name)}.`;
      return n === 0
        ? `${course(of, name)} takes hold of ${figure}.`
        : `${course(of, name)} harms ${figure}: ${wounds(n)}.`;
    },
    critEffect: ({ name, figure, crits }) =>
      `Special effect on ${figure} (${named({ ...poisons, ...diseases }, name)}, ${plural(crits, 'critical success', 'critical successes')}).`,
    courseOver: ({ of, name, figure }) => `Over for ${figure}: ${course(of, name)}.`,
    numb: ({ figure }) => `${figure} feels no pain, no heat and no cold.`,
    secondaryInfection: ({ figure, disease }) => `On top of it for ${figure}: ${named(diseases, disease)}.`,
    woundExchanged: ({ figure, disadvantage }) =>
      `In place of a wound ${figure} keeps: ${named(disadvantages, disadvantage)}.`,
    afflictionEnded: ({ figure, what }) => `Ended for ${figure}: ${named(afflictionKinds, what)}.`,
    exposed: ({ figure, climate, clothing, seconds }) =>
      `${figure} is out in the cold (${named(climates, climate)}, ${named(clothings, clothing)}); roll in ${spanEn(seconds)}.`,
    cold: ({ figure, resisted, stun, wounds: n }) => {
      if (resisted) return `${figure} defies the cold.`;
      if (n > 0) return `The cold wounds ${figure}: ${wounds(n)}.`;
      return stun > 0 ? `The cold numbs ${figure}: ${stun} stun.` : `${figure} only shivers.`;
    },
    acidMissed: ({ figure }) => `The acid misses ${figure}.`,
    acid: ({ figure, wounds: n, next }) =>
      `Acid on ${figure}: ${n === 0 ? 'no wound' : wounds(n)}${next === 0 ? ', it is spent' : `, ${next}D next round`}.`,
    equipmentHarmed: ({ figure, item, lost }) =>
      `${figure}’s ${thing(item)} is ${lost ? 'eaten away' : 'damaged'}.`,
    fluent: ({ figure, language }) => `${figure} is fluent in ${named(languages, language)}.`,
    barrierWaived: ({ figure, language }) =>
      `${named(languages, language)} does not matter here for ${figure}.`,
    barrier: ({ figure, language, understood, dice }) =>
      understood
        ? `${figure} gets by in ${named(languages, language)}.`
        : `${figure} is lost in ${named(languages, language)}: ${plural(dice, 'penalty die', 'penalty dice')}.`,
    explosivePlaced: ({ figure, item }) => `${figure} plants: ${thing(item)}.`,
    landed: ({ item, off, direction }) =>
      off === 0
        ? `The ${thing(item)} lands on the spot.`
        : `The ${thing(item)} lands ${number(off)} m off (direction ${direction} of 6).`,
    landedAtThrower: ({ item }) => `The ${thing(item)} lands at the thrower’s own feet.`,
    landedSomewhere: ({ item }) => `The ${thing(item)} misses the spot; the GM says where it lies.`,
    dud: ({ item }) => `The ${thing(item)} is a dud.`,
    exploded: ({ item, targets }) =>
      `The ${thing(item)} explodes; ${plural(targets, 'target', 'targets')} near it.`,
    blast: ({ target, metres, dice, fewer }) =>
      `${target}, ${number(metres)} m away: ${dice}D${fewer === 0 ? '' : ` (${fewer} fewer)`}.`,
    fallDice: ({ metres, dice, armoured }) =>
      `A fall of ${number(metres)} m: ${dice}D against S${armoured ? 1 : 0}.`,
    timePassed: ({ amount, unit }) => `${plural(amount, ...UNITS[unit])}.`,
    comesDue: ({ figure, what }) => `Due for ${figure}: ${dueKinds[what]}.`,
    reminder: ({ text }) => `Reminder: ${text}`,
    reminderSet: ({ text }) => `Noted: ${text}`,
  },
  questions: {
    drugBenefit: {
      ask: 'Is that little of any use in this company?',
      options: { none: 'No', bonusDie: 'Yes, 1 bonus die' },
    },
    courseCrits: {
      ask: 'What are the critical successes for?',
      options: { damage: 'More damage', effect: 'Special effect' },
    },
    incubation: {
      ask: 'How long until it breaks out?',
      options: { '2years': '2 years', '3years': '3 years', '4years': '4 years', '5years': '5 years' },
    },
    woundExchange: { ask: 'Exchange a wound for a disadvantage?', options: { none: 'No' } },
    acidEquipment: { ask: 'Does an item suffer as well?', options: { none: 'No' } },
    acidHarm: { ask: 'How bad is it?', options: { damaged: 'Damaged', destroyed: 'Destroyed' } },
    barrierApplies: { ask: 'Does the language matter here?', options: { applies: 'Yes', waived: 'No' } },
    objectExtra: {
      ask: 'Does anything else happen?',
      options: { nothing: 'No', bursts: 'It bursts', explodes: 'It explodes' },
    },
    throwPatzer: {
      ask: 'What becomes of the fumbled throw?',
      options: { atThrower: 'It lands at the thrower’s feet', dud: 'A dud' },
    },
  },
  actions: {
    'set-attitude': { title: 'Set attitude', hint: 'How one figure stands towards another.' },
    'language-barrier': {
      title: 'Language barrier',
      hint: 'Is enough understood, or does it cost penalty dice?',
    },
    'attempt-in-language': {
      title: 'Try in a foreign language',
      hint: 'First the language, then the actual roll.',
    },
    'place-object': { title: 'Place a thing', hint: 'Something that can be attacked and destroyed.' },
    'attack-object': { title: 'Attack a thing', hint: 'Attack and damage against an object.' },
    'place-explosive': { title: 'Plant a charge', hint: 'No attack roll; set it off later.' },
    'throw-explosive': { title: 'Throw an explosive', hint: 'Aim at a spot; everybody near it is hit.' },
    detonate: { title: 'Detonate', hint: 'The charge goes off; damage falls with the distance.' },
    'fear-check': { title: 'Fear check', hint: 'A creature or situation against charisma and self-control.' },
    'end-fear': { title: 'End fear', hint: 'The figure is calm again.' },
    'drug-small': { title: 'Take a little', hint: 'Does no harm, may help in company.' },
    'drug-special': { title: 'Take a special drug', hint: 'Bonus dice or no pain, for a while.' },
    'drug-excess': { title: 'Take too much', hint: 'The strength of the drug against endurance; it stuns.' },
    'lose-air': { title: 'Lose air', hint: 'From now on there is a roll at the end of each round.' },
    suffocate: { title: 'Round without air', hint: 'Endurance and self-control; harder every 10 rounds.' },
    breathe: { title: 'Breathe again', hint: 'After one round all stun of suffocation is gone.' },
    'fire-round': { title: 'Round in fire', hint: 'Damage dice by heat; armour helps only at first.' },
    poison: { title: 'Poison', hint: 'Poison and dose; the first effect takes its time.' },
    'poison-step': { title: 'Let poison work', hint: 'The poison against endurance, then damage.' },
    'first-aid': { title: 'First aid against poison', hint: 'Supports the next roll against the poison.' },
    'expose-to-cold': { title: 'Expose to cold', hint: 'Climate and clothing; rolls come due at intervals.' },
    'cold-check': { title: 'Cold check', hint: 'Endurance and survival; otherwise the cold stuns.' },
    infect: { title: 'Infect', hint: 'The disease breaks out after its incubation.' },
    'disease-step': { title: 'Let a disease attack', hint: 'The disease against endurance, then damage.' },
    acid: { title: 'Acid', hint: 'Thrown or touched; armour counts as against blows.' },
    'acid-round': { title: 'Acid goes on', hint: 'As many dice as there were wounds just now.' },
    fall: { title: 'Fall', hint: 'A damage die for every 2 m.' },
    'end-affliction': { title: 'End an affliction', hint: 'An antidote, warmth, put out or washed off.' },
    'settle-round': { title: 'Hazards of the round', hint: 'Air, fire and acid of all figures at once.' },
    'pass-time': { title: 'Let time pass', hint: 'Whatever comes due meanwhile happens in its order.' },
    'set-reminder': { title: 'Set a reminder', hint: 'Comes up when its time has come.' },
  },
  fields: {
    source: 'Cause',
    creature: 'Creature',
    metres: 'Metres',
    ground: 'Ground',
    softer: 'Dice fewer',
    fire: 'Fire',
    goesOn: 'Burns on',
    acid: 'Acid',
    thrower: 'Thrower',
    affliction: 'Affliction',
    resented: 'Somebody minds',
    helps: 'Helps',
    ignoresPain: 'No pain',
    seconds: 'Seconds',
    poison: 'Poison',
    dose: 'Dose',
    disease: 'Disease',
    climate: 'Climate',
    clothing: 'Clothing',
    towards: 'Towards',
    to: 'New',
    from: 'Before',
    language: 'Language',
    object: 'Thing',
    armourValue: 'Armour value',
    size: 'Size in metres',
    owner: 'Belongs to',
    weapon: 'Weapon',
    distance: 'Distance in metres',
    harder: 'Harder by',
    spot: 'Spot',
    x: 'place (x)',
    y: 'place (y)',
    height: 'Height',
    targets: 'Who is near',
    cover: 'Cover',
    unit: 'Unit',
    heal: 'Make healing rolls',
    rested: 'Rested',
    wellKept: 'Well cared for',
    text: 'Text',
    afraid: 'Afraid',
    brave: 'Standing firm',
    disorders: 'Mental disorders',
    round: 'Round',
    healed: 'Healed',
    next: 'Next',
    hurt: 'Hurt',
    onTarget: 'On the spot',
    direction: 'Direction',
    barrierDice: 'Penalty dice by the language',
    extra: 'Besides',
    clock: 'Clock',
  },
  chances: {
    hurt: 'Victim wounded or stunned|{} wounded or stunned',
    unconscious: 'Victim unconscious|{} unconscious',
    dead: 'Victim dies|{} dies',
    afraid: 'somebody is afraid',
    allAfraid: 'all are afraid',
    holdsOut: 'holds out',
    stunned: 'stunned',
    over: 'over',
    resisted: 'endured',
    understood: 'understood',
    barrier: 'not understood',
    hit: 'Hit|{} hits',
    destroyed: 'destroyed',
    onTarget: 'on the spot',
    healthy: 'everybody well',
    lives: 'Victim lives|{} lives',
    nobodyHurt: 'nobody hurt',
    allBrave: 'everybody stays firm',
  },
};
