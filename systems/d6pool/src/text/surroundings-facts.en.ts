import type { FactTexts } from '@tafelrunde/kernel';
import type { TimeUnit } from '../data/durations.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';
import type { SurroundingsFact } from './surroundings-facts.ts';

const { plural, number, span, thing, trait } = phrases.en;
const {
  afflictionKinds,
  attitudes,
  climates,
  clothings,
  disadvantages,
  diseases,
  dueKinds,
  languages,
  poisons,
} = names.en;

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
export const surroundingsFactsEn: FactTexts<SurroundingsFact> = {
  afraid: ({ figure, source }) => `${figure} is seized by fear${source === '' ? '' : ` (${source})`}.`,
  unafraid: ({ figure, source }) => `${figure} stands firm${source === '' ? '' : ` (${source})`}.`,
  calmed: ({ figure }) => `${figure} is calm again.`,
  drugHarmless: ({ figure }) => `${figure} takes only a little; no harm done.`,
  drugHelps: ({ figure, dice, helps, ignoresPain, seconds }) => {
    const on = helps === null ? '' : ` on ${trait(helps)}`;
    const gains = [
      ...(dice === 0 ? [] : [`${plural(dice, 'bonus die', 'bonus dice')}${on}`]),
      ...(ignoresPain ? ['no pain'] : []),
    ];
    return `The drug works on ${figure}: ${gains.join(', ') || 'nothing special'}, for ${span(seconds)}.`;
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
    const when = seconds === 0 ? 'works at once' : `works in ${span(seconds)}`;
    const more = traceable ? `, dose × ${number(dose)}, can be traced` : '';
    return `${named(poisons, poison)} in ${figure}: ${when}${more}.`;
  },
  infected: ({ figure, disease, seconds }) =>
    `${figure} is infected (${named(diseases, disease)}); it breaks out in ${span(seconds)}.`,
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
    `${figure} is out in the cold (${named(climates, climate)}, ${named(clothings, clothing)}); roll in ${span(seconds)}.`,
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
};
