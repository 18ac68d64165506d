import type { TimeUnit } from '../data/durations.ts';
import { thingName } from './gear-names.ts';
import { namesDe } from './names.de.ts';
import { traitName } from './names.ts';
import { named, phrasesDe } from './phrases.ts';
import type { SurroundingsTopic } from './surroundings.ts';
import { spanDe, surroundingsNamesDe } from './surroundings-names.de.ts';

const { plural, number } = phrasesDe;
const { attitudes, disadvantages, languages } = namesDe;
const { afflictionKinds, climates, clothings, diseases, dueKinds, poisons } = surroundingsNamesDe;

const thing = thingName(namesDe.gear, surroundingsNamesDe.objects);
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
export const surroundingsDe: SurroundingsTopic = {
  facts: {
    afraid: ({ figure, source }) => `${figure} packt die Angst${source === '' ? '' : ` (${source})`}.`,
    unafraid: ({ figure, source }) => `${figure} bleibt standhaft${source === '' ? '' : ` (${source})`}.`,
    calmed: ({ figure }) => `${figure} hat sich wieder gefasst.`,
    drugHarmless: ({ figure }) => `${figure} bleibt bei wenig; es schadet nicht.`,
    drugHelps: ({ figure, dice, helps, ignoresPain, seconds }) => {
      const on = helps === null ? '' : ` auf ${traitName(namesDe, helps)}`;
      const gains = [
        ...(dice === 0 ? [] : [`${dice} Bonuswürfel${on}`]),
        ...(ignoresPain ? ['kein Schmerz'] : []),
      ];
      return `Die Droge wirkt bei ${figure}: ${gains.join(', ') || 'nichts Besonderes'}, ${spanDe(seconds)} lang.`;
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
      const when = seconds === 0 ? 'wirkt sofort' : `wirkt in ${spanDe(seconds)}`;
      const more = traceable ? `, Dosis × ${number(dose)}, nachweisbar` : '';
      return `${named(poisons, poison)} in ${figure}: ${when}${more}.`;
    },
    infected: ({ figure, disease, seconds }) =>
      `${figure} hat sich angesteckt (${named(diseases, disease)}); Ausbruch in ${spanDe(seconds)}.`,
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
      `${figure} ist der Kälte ausgesetzt (${named(climates, climate)}, ${named(clothings, clothing)}); Wurf in ${spanDe(seconds)}.`,
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
  },
  questions: {
    drugBenefit: {
      ask: 'Bringt das bisschen in dieser Gesellschaft etwas?',
      options: { none: 'Nein', bonusDie: 'Ja, 1 Bonuswürfel' },
    },
    courseCrits: {
      ask: 'Wozu dienen die kritischen Erfolge?',
      options: { damage: 'Mehr Schaden', effect: 'Besondere Wirkung' },
    },
    incubation: {
      ask: 'Wie lange dauert es bis zum Ausbruch?',
      options: { '2years': '2 Jahre', '3years': '3 Jahre', '4years': '4 Jahre', '5years': '5 Jahre' },
    },
    woundExchange: { ask: 'Eine Wunde gegen einen Nachteil tauschen?', options: { none: 'Nein' } },
    acidEquipment: { ask: 'Leidet auch ein Gegenstand?', options: { none: 'Nein' } },
    acidHarm: {
      ask: 'Wie schlimm ist es?',
      options: { damaged: 'Beschädigt', destroyed: 'Zerstört' },
    },
    barrierApplies: {
      ask: 'Kommt es hier auf die Sprache an?',
      options: { applies: 'Ja', waived: 'Nein' },
    },
    objectExtra: {
      ask: 'Geschieht noch mehr?',
      options: { nothing: 'Nein', bursts: 'Es zerspringt', explodes: 'Es explodiert' },
    },
    throwPatzer: {
      ask: 'Was wird aus dem verpatzten Wurf?',
      options: { atThrower: 'Es landet vor den eigenen Füßen', dud: 'Blindgänger' },
    },
  },
  actions: {
    'set-attitude': { title: 'Einstellung setzen', hint: 'Wie eine Figur zu einer anderen steht.' },
    'language-barrier': {
      title: 'Sprachbarriere',
      hint: 'Versteht die Figur genug, oder kostet es Strafwürfel?',
    },
    'attempt-in-language': {
      title: 'In fremder Sprache versuchen',
      hint: 'Erst die Sprache, dann der eigentliche Wurf.',
    },
    'place-object': { title: 'Ding aufstellen', hint: 'Etwas, das man angreifen und zerstören kann.' },
    'attack-object': { title: 'Ding angreifen', hint: 'Angriff und Schaden gegen einen Gegenstand.' },
    'place-explosive': {
      title: 'Sprengladung auslegen',
      hint: 'Ohne Angriffswurf; zünden könnt ihr später.',
    },
    'throw-explosive': {
      title: 'Sprengkörper werfen',
      hint: 'Wirf auf eine Stelle; wer nahe steht, ist betroffen.',
    },
    detonate: { title: 'Zünden', hint: 'Die Ladung geht hoch; der Schaden sinkt mit dem Abstand.' },
    'fear-check': {
      title: 'Angstprobe',
      hint: 'Ein Wesen oder eine Lage gegen Charisma und Selbstbeherrschung.',
    },
    'end-fear': { title: 'Angst beenden', hint: 'Die Figur fasst sich wieder.' },
    'drug-small': { title: 'Ein wenig nehmen', hint: 'Schadet nicht, hilft vielleicht im Gespräch.' },
    'drug-special': {
      title: 'Besondere Droge nehmen',
      hint: 'Bonuswürfel oder kein Schmerz, eine Zeit lang.',
    },
    'drug-excess': { title: 'Zu viel nehmen', hint: 'Stärke der Droge gegen Ausdauer; es betäubt.' },
    'lose-air': { title: 'Luft wegnehmen', hint: 'Ab jetzt wird am Ende jeder Runde gewürfelt.' },
    suffocate: {
      title: 'Runde ohne Luft',
      hint: 'Ausdauer und Selbstbeherrschung; alle 10 Runden schwerer.',
    },
    breathe: { title: 'Wieder atmen', hint: 'Nach einer Runde ist die Betäubung vom Ersticken weg.' },
    'fire-round': {
      title: 'Runde im Feuer',
      hint: 'Schadenswürfel nach Hitze; Rüstung hilft nur am Anfang.',
    },
    poison: { title: 'Vergiften', hint: 'Gift und Dosis; der erste Effekt kommt nach seiner Zeit.' },
    'poison-step': { title: 'Gift wirken lassen', hint: 'Das Gift gegen die Ausdauer, dann Schaden.' },
    'first-aid': { title: 'Erste Hilfe gegen Gift', hint: 'Unterstützt den nächsten Wurf gegen das Gift.' },
    'expose-to-cold': {
      title: 'Der Kälte aussetzen',
      hint: 'Klima und Kleidung; Würfe werden regelmäßig fällig.',
    },
    'cold-check': { title: 'Kälteprobe', hint: 'Ausdauer und Überleben; sonst betäubt die Kälte.' },
    infect: { title: 'Anstecken', hint: 'Die Krankheit bricht nach der Inkubation aus.' },
    'disease-step': {
      title: 'Krankheit angreifen lassen',
      hint: 'Die Krankheit gegen die Ausdauer, dann Schaden.',
    },
    acid: { title: 'Säure', hint: 'Geworfen oder berührt; Rüstung zählt gegen Schlag.' },
    'acid-round': { title: 'Säure frisst weiter', hint: 'So viele Würfel, wie eben Wunden entstanden.' },
    fall: { title: 'Sturz', hint: 'Ein Schadenswürfel je 2 m.' },
    'end-affliction': { title: 'Leiden beenden', hint: 'Gegengift, Wärme, gelöscht oder abgewaschen.' },
    'settle-round': {
      title: 'Gefahren der Runde',
      hint: 'Luftnot, Feuer und Säure aller Figuren auf einmal.',
    },
    'pass-time': {
      title: 'Zeit vergehen lassen',
      hint: 'Was unterwegs fällig wird, geschieht der Reihe nach.',
    },
    'set-reminder': { title: 'Erinnerung setzen', hint: 'Meldet sich, wenn die Zeit gekommen ist.' },
  },
  fields: {
    source: 'Auslöser',
    creature: 'Wesen',
    metres: 'Meter',
    ground: 'Boden',
    softer: 'Würfel weniger',
    fire: 'Feuer',
    goesOn: 'Brennt weiter',
    acid: 'Säure',
    thrower: 'Wer wirft',
    affliction: 'Leiden',
    resented: 'Jemand nimmt es übel',
    helps: 'Hilft bei',
    ignoresPain: 'Ohne Schmerz',
    seconds: 'Sekunden',
    poison: 'Gift',
    dose: 'Dosis',
    disease: 'Krankheit',
    climate: 'Klima',
    clothing: 'Kleidung',
    towards: 'Gegenüber',
    to: 'Neu',
    from: 'Bisher',
    language: 'Sprache',
    object: 'Ding',
    armourValue: 'Rüstungswert',
    size: 'Größe in Metern',
    owner: 'Gehört',
    weapon: 'Waffe',
    distance: 'Entfernung in Metern',
    harder: 'Erschwert um',
    spot: 'Stelle',
    x: 'Ort (x)',
    y: 'Ort (y)',
    height: 'Höhe',
    targets: 'Wer in der Nähe ist',
    cover: 'Deckung',
    unit: 'Einheit',
    heal: 'Heilungswürfe machen',
    rested: 'Geschont',
    wellKept: 'Gut versorgt',
    text: 'Text',
    afraid: 'In Angst',
    brave: 'Standhaft',
    disorders: 'Geistige Störungen',
    round: 'Runde',
    healed: 'Geheilt',
    next: 'Als Nächstes',
    hurt: 'Verletzt',
    onTarget: 'Getroffen',
    direction: 'Richtung',
    barrierDice: 'Strafwürfel durch die Sprache',
    extra: 'Außerdem',
    clock: 'Uhr',
  },
  chances: {
    hurt: 'Opfer verletzt oder betäubt|{} verletzt oder betäubt',
    unconscious: 'Opfer bewusstlos|{} bewusstlos',
    dead: 'Opfer stirbt|{} stirbt',
    afraid: 'jemand bekommt Angst',
    allAfraid: 'alle bekommen Angst',
    holdsOut: 'hält durch',
    stunned: 'betäubt',
    over: 'vorbei',
    resisted: 'ausgehalten',
    understood: 'verstanden',
    barrier: 'nicht verstanden',
    hit: 'Treffer|{} trifft',
    destroyed: 'zerstört',
    onTarget: 'trifft die Stelle',
    healthy: 'alle gesund',
    lives: 'Opfer überlebt|{} überlebt',
    nobodyHurt: 'niemand verletzt',
    allBrave: 'alle bleiben standhaft',
  },
};
