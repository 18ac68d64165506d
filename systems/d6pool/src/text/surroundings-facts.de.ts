import type { FactTexts } from '@tafelrunde/kernel';
import type { TimeUnit } from '../data/durations.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';
import type { SurroundingsFact } from './surroundings-facts.ts';

const { plural, number, span, thing, trait } = phrases.de;
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
} = names.de;

const wounds = (n: number): string => plural(n, 'Wunde', 'Wunden');
const stuns = (n: number): string => plural(n, 'Betäubung', 'Betäubungen');
const course = (of: 'poison' | 'disease', name: string): string =>
  named(of === 'poison' ? poisons : diseases, name);

const UNITS: Readonly<Record<TimeUnit, readonly [string, string]>> = {
  rounds: ['Runde vergeht', 'Runden vergehen'],
  minutes: ['Minute vergeht', 'Minuten vergehen'],
  hours: ['Stunde vergeht', 'Stunden vergehen'],
  days: ['Tag vergeht', 'Tage vergehen'],
  weeks: ['Woche vergeht', 'Wochen vergehen'],
};

/** Fear, hazards, things, languages and time in German. */
export const surroundingsFactsDe: FactTexts<SurroundingsFact> = {
  afraid: ({ figure, source }) => `${figure} packt die Angst${source === '' ? '' : ` (${source})`}.`,
  unafraid: ({ figure, source }) => `${figure} bleibt standhaft${source === '' ? '' : ` (${source})`}.`,
  calmed: ({ figure }) => `${figure} hat sich wieder gefasst.`,
  drugHarmless: ({ figure }) => `${figure} bleibt bei wenig; es schadet nicht.`,
  drugHelps: ({ figure, dice, helps, ignoresPain, seconds }) => {
    const on = helps === null ? '' : ` auf ${trait(helps)}`;
    const gains = [
      ...(dice === 0 ? [] : [`${dice} Bonuswürfel${on}`]),
      ...(ignoresPain ? ['kein Schmerz'] : []),
    ];
    return `Die Droge wirkt bei ${figure}: ${gains.join(', ') || 'nichts Besonderes'}, ${span(seconds)} lang.`;
  },
  drugged: ({ figure, stun }) =>
    stun === 0 ? `${figure} verträgt es.` : `Zu viel für ${figure}: ${stuns(stun)}.`,
  drugWearsOff: ({ figure }) => `Bei ${figure} lässt die Droge nach.`,
  airLost: ({ figure }) => `${figure} bekommt keine Luft mehr.`,
  choking: ({ figure, round, stunned }) =>
    `Runde ${round} ohne Luft: ${figure} ${stunned ? 'verliert an Kraft' : 'hält durch'}.`,
  breathes: ({ figure, healed }) =>
    `${figure} atmet wieder${healed === 0 ? '' : `; ${plural(healed, 'Betäubung verschwindet', 'Betäubungen verschwinden')}`}.`,
  burned: ({ figure, dice, wounds: n }) =>
    n === 0
      ? `Feuer (${dice}W): ${figure} kommt ohne Brandwunde davon.`
      : `Feuer (${dice}W): ${figure} erleidet ${wounds(n)}.`,
  armourCatchesFire: ({ figure, armour }) => `„${thing(armour)}“ von ${figure} fängt Feuer.`,
  armourBurns: ({ figure, armour, wounds: n }) =>
    `„${thing(armour)}“ von ${figure} brennt weiter: ${wounds(n)}.`,
  attitude: ({ figure, towards, to }) => `${figure} ist ${towards} gegenüber jetzt: ${attitudes[to]}.`,
  objectPlaced: ({ object }) => `In der Szene: ${thing(object)}.`,
  objectMissed: ({ figure, object }) => `${figure} trifft daneben: ${thing(object)} bleibt heil.`,
  objectHit: ({ object, wounds: n, left }) =>
    `${thing(object)}: ${wounds(n)}${left === null ? '' : `, hält noch ${left} aus`}.`,
  objectDestroyed: ({ object }) => `${thing(object)} ist zerstört.`,
  objectExtra: ({ object, what }) => `${thing(object)} ${what === 'bursts' ? 'zerspringt' : 'explodiert'}.`,
  poisoned: ({ figure, poison, dose, seconds, traceable }) => {
    const when = seconds === 0 ? 'wirkt sofort' : `wirkt in ${span(seconds)}`;
    const more = traceable ? `, Dosis × ${number(dose)}, nachweisbar` : '';
    return `${named(poisons, poison)} in ${figure}: ${when}${more}.`;
  },
  infected: ({ figure, disease, seconds }) =>
    `${figure} hat sich angesteckt (${named(diseases, disease)}); Ausbruch in ${span(seconds)}.`,
  courseStep: ({ of, name, figure, damaged, wounds: n }) => {
    if (!damaged) return `${figure} widersteht: ${course(of, name)}.`;
    return n === 0
      ? `${course(of, name)} setzt sich bei ${figure} fest.`
      : `${course(of, name)} schadet ${figure}: ${wounds(n)}.`;
  },
  critEffect: ({ name, figure, crits }) =>
    `Besondere Wirkung bei ${figure} (${named({ ...poisons, ...diseases }, name)}, ${plural(crits, 'kritischer Erfolg', 'kritische Erfolge')}).`,
  courseOver: ({ of, name, figure }) => `Vorbei bei ${figure}: ${course(of, name)}.`,
  numb: ({ figure }) => `${figure} fühlt weder Schmerz noch Wärme noch Kälte.`,
  secondaryInfection: ({ figure, disease }) => `Dazu kommt bei ${figure}: ${named(diseases, disease)}.`,
  woundExchanged: ({ figure, disadvantage }) =>
    `Statt einer Wunde behält ${figure}: ${named(disadvantages, disadvantage)}.`,
  afflictionEnded: ({ figure, what }) => `Zu Ende bei ${figure}: ${named(afflictionKinds, what)}.`,
  exposed: ({ figure, climate, clothing, seconds }) =>
    `${figure} ist der Kälte ausgesetzt (${named(climates, climate)}, ${named(clothings, clothing)}); Wurf in ${span(seconds)}.`,
  cold: ({ figure, resisted, stun, wounds: n }) => {
    if (resisted) return `${figure} trotzt der Kälte.`;
    if (n > 0) return `Die Kälte verletzt ${figure}: ${wounds(n)}.`;
    return stun > 0 ? `Die Kälte lähmt ${figure}: ${stuns(stun)}.` : `${figure} friert nur.`;
  },
  acidMissed: ({ figure }) => `Die Säure verfehlt ${figure}.`,
  acid: ({ figure, wounds: n, next }) =>
    `Säure auf ${figure}: ${n === 0 ? 'keine Wunde' : wounds(n)}${next === 0 ? ', sie ist verbraucht' : `, nächste Runde ${next}W`}.`,
  equipmentHarmed: ({ figure, item, lost }) =>
    `„${thing(item)}“ von ${figure} ist ${lost ? 'zerfressen' : 'beschädigt'}.`,
  fluent: ({ figure, language }) => `${figure} spricht fließend ${named(languages, language)}.`,
  barrierWaived: ({ figure, language }) =>
    `${named(languages, language)} spielt hier für ${figure} keine Rolle.`,
  barrier: ({ figure, language, understood, dice }) =>
    understood
      ? `${figure} kommt mit ${named(languages, language)} zurecht.`
      : `${figure} scheitert an ${named(languages, language)}: ${dice} Strafwürfel.`,
  explosivePlaced: ({ figure, item }) => `${figure} legt aus: ${thing(item)}.`,
  landed: ({ item, off, direction }) =>
    off === 0
      ? `„${thing(item)}“ landet am Fleck.`
      : `„${thing(item)}“ landet ${number(off)} m daneben (Richtung ${direction} von 6).`,
  landedAtThrower: ({ item }) => `„${thing(item)}“ landet vor den eigenen Füßen.`,
  landedSomewhere: ({ item }) => `„${thing(item)}“ verfehlt den Fleck; die SL sagt, wohin.`,
  dud: ({ item }) => `„${thing(item)}“ ist ein Blindgänger.`,
  exploded: ({ item, targets }) =>
    `„${thing(item)}“ explodiert; ${plural(targets, 'Ziel', 'Ziele')} in der Nähe.`,
  blast: ({ target, metres, dice, fewer }) =>
    `${target}, ${number(metres)} m entfernt: ${dice}W${fewer === 0 ? '' : ` (${fewer} weniger)`}.`,
  fallDice: ({ metres, dice, armoured }) =>
    `Sturz aus ${number(metres)} m: ${dice}W gegen S${armoured ? 1 : 0}.`,
  timePassed: ({ amount, unit }) => `${plural(amount, ...UNITS[unit])}.`,
  comesDue: ({ figure, what }) => `Fällig bei ${figure}: ${dueKinds[what]}.`,
  reminder: ({ text }) => `Erinnerung: ${text}`,
  reminderSet: ({ text }) => `Gemerkt: ${text}`,
};
