import { GAP_STEPS, TEMPO_NAMES } from '../data/chase.ts';
import type { WorldFact } from '../world-facts.ts';
import { labelsDe } from './labels.de.ts';
import type { Part } from './part.ts';
import { refusalsDe } from './refusals.de.ts';
import type { WORLD_QUESTIONS, WorldAction } from './world-names.ts';

const { alertness, attributes, criticalStates, gaps, itemClasses, rings, skills, statuses, tempos, things } =
  labelsDe;

const plural = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
const named = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;
const TRACK = { physis: 'Physis', psyche: 'Psyche' } as const;
const CASE = { light: 'leichte', heavy: 'schwere', critical: 'kritische' } as const;

/** Body, things and the world outside of fights, in German. */
export const worldDe: Part<WorldFact, typeof WORLD_QUESTIONS, WorldAction> = {
  facts: {
    points: ({ figure, track, by }) =>
      by < 0
        ? `${figure} verliert ${-by} ${TRACK[track]}.`
        : `${figure} gewinnt ${by} ${TRACK[track]} zurück.`,
    rowEmptied: ({ figure, track, row }) =>
      `${TRACK[track]}-Zeile ${row + 1} von ${figure} ist leer: ein Würfel weniger.`,
    exhausted: ({ figure, track }) =>
      `${figure} hat keine ${TRACK[track]} mehr: 30 Minuten lang geht nichts.`,
    statusGained: ({ figure, status }) => `${figure} ist jetzt ${statuses[status]}.`,
    statusEnded: ({ figure, status }) => `${figure} ist nicht mehr ${statuses[status]}.`,
    injury: ({ figure, injury, circle }) =>
      `${figure} erleidet eine ${CASE[injury]} Verletzung in Lebenskreis ${circle + 1}.`,
    criticalInjury: ({ figure, circle }) => `Lebenskreis ${circle + 1} von ${figure} ist kritisch verletzt.`,
    noRoom: ({ figure, injury, escalates }) =>
      escalates
        ? `Für eine ${CASE[injury]} Verletzung hat ${figure} keinen Platz mehr: Sie wird schlimmer.`
        : `Für eine ${CASE[injury]} Verletzung hat ${figure} keinen Platz mehr: Sie verfällt.`,
    segmentLost: ({ figure, circle, ring, by }) =>
      `${by === 'gangrene' ? 'Wundbrand' : 'Eine kritische Verletzung'} kostet ${figure} ein Segment in Lebenskreis ${circle + 1} (${rings[ring]}).`,
    segmentHealed: ({ figure, circle, ring }) =>
      `Bei ${figure} heilt ein Segment in Lebenskreis ${circle + 1} (${rings[ring]}).`,
    timePassed: ({ minutes }) =>
      minutes % 60 === 0
        ? `Es ${minutes === 60 ? 'vergeht' : 'vergehen'} ${plural(minutes / 60, 'Stunde', 'Stunden')}.`
        : `Es ${minutes === 1 ? 'vergeht' : 'vergehen'} ${plural(minutes, 'Minute', 'Minuten')}.`,
    regeneration: ({ figure, to }) => `Die Regeneration von ${figure} liegt jetzt bei ${to}.`,
    gritted: ({ figure, dice }) =>
      `${figure} beißt die Zähne zusammen: ${dice} Würfel zurück für ${plural(dice, 'leichte Verletzung', 'leichte Verletzungen')}.`,
    priced: ({ item, class: sort, price }) =>
      `${named(things, item)}: ${itemClasses[sort]}, Preis ${String(price).replace('.', ',')}.`,
    materialBought: ({ figure, piece, price }) =>
      `${figure} kauft Rohmaterial für ${named(things, piece)} um ${price}.`,
    runeEngraved: ({ figure, item, rune }) =>
      `${figure} graviert in ${named(things, item)} die Rune „${rune}“.`,
    tradeOpened: ({ item, price, started }) =>
      started
        ? `Für ${named(things, item)} stehen ${price} im Raum: Das Feilschen beginnt.`
        : `${price} für ${named(things, item)} gilt nicht als fair: Es wird nicht gefeilscht.`,
    offered: ({ figure, price }) => `${figure} bietet ${price}.`,
    dealMade: ({ price }) => `Der Handel steht: ${price}.`,
    tradeClosed: ({ price, winner }) =>
      winner === null
        ? `Der Handel über ${price} ist abgeschlossen, niemand hat gewonnen.`
        : `Der Handel über ${price} ist abgeschlossen, ${winner} hat gewonnen.`,
    treated: ({ patient, circle, success, to }) => {
      if (!success) return `Lebenskreis ${circle + 1} von ${patient} bleibt unversorgt.`;
      return to === 'none'
        ? `Lebenskreis ${circle + 1} von ${patient} ist versorgt.`
        : `Die kritische Verletzung in Lebenskreis ${circle + 1} von ${patient} ist ${criticalStates[to]}.`;
    },
    resuscitated: ({ patient, success }) =>
      success ? `${patient} lebt, ist aber ohne Bewusstsein.` : `${patient} ist nicht zurückzuholen.`,
    herbsFound: ({ figure, finds, portions }) =>
      finds === 0
        ? `${figure} findet nichts.`
        : `${figure} findet ${plural(finds, 'Pflanze', 'Pflanzen')} mit ${plural(portions, 'Portion', 'Portionen')}.`,
    drank: ({ figure, drink, minimum, successes }) =>
      `Getränk ${drink} für ${figure}: ${plural(successes, 'Würfel erreicht', 'Würfel erreichen')} die ${minimum}.`,
    deadDrunk: ({ figure, status }) => `${figure} ist volltrunken und ${statuses[status]}.`,
    keptDown: ({ figure, vomited }) =>
      vomited ? `${figure} muss sich übergeben.` : `${figure} behält das Getränk bei sich.`,
    watchSet: ({ mode, shifts, physis }) =>
      `${mode === 'alarmed' ? 'Alarmierte Wache' : 'Wache'} mit ${shifts} Schichten; zusätzliche Schichten kosten zusammen ${physis} Physis.`,
    shiftKept: ({ figure, noticed, asleep }) =>
      asleep
        ? `${figure} schläft auf Wache ein.`
        : noticed
          ? `${figure} wacht aufmerksam.`
          : `${figure} bleibt wach, bemerkt aber nichts.`,
    sneaked: ({ figure, opponent, failed, alertness: state, detection }) => {
      if (!failed) return `${opponent} bemerkt nichts von ${figure}.`;
      if (detection === 'none') return `${opponent} wird ${alertness[state]}.`;
      return detection === 'noticed' ? `${opponent} bemerkt ${figure}.` : `${opponent} entdeckt ${figure}.`;
    },
    hid: ({ figure, opponent, hidden }) =>
      hidden ? `${figure} bleibt vor ${opponent} verborgen.` : `${opponent} entdeckt ${figure}.`,
    actsFirst: ({ figure }) => `${figure} handelt zuerst.`,
    alarm: ({ figure, alarm }) => (alarm ? `${figure} schlägt Alarm.` : `${figure} schlägt keinen Alarm.`),
    tricks: ({ figure, faces }) =>
      faces.length === 0
        ? `${figure} hat keine Tricks.`
        : `${figure} setzt als Tricks ein: ${faces.join(', ')}.`,
    neutralised: ({ figure, stopped, open }) =>
      open === 0
        ? `${figure} neutralisiert alle Tricks.`
        : `${figure} neutralisiert ${stopped}, offen ${open === 1 ? 'bleibt' : 'bleiben'} ${open}.`,
    wish: ({ figure, row, granted }) =>
      granted
        ? `${figure} erfüllt einen Wunsch und behält dafür den Würfel von Zeile ${row + 1}.`
        : `${figure} nimmt den Würfelverlust von Zeile ${row + 1} hin.`,
    mustConcede: ({ figure }) => `${figure} muss ein besseres Angebot machen.`,
    crafted: ({ piece, success, total, quality, effects }) => {
      if (!success) return `${named(things, piece)} misslingt, das Rohmaterial ist verdorben.`;
      const extra = effects === 0 ? '' : `, ${plural(effects, 'Bonuswirkung', 'Bonuswirkungen')}`;
      return `${named(things, piece)} gelingt: Gütewurf ${total}, Güte ${quality}${extra}.`;
    },
    reworked: ({ item, success, total, minimum, quality }) =>
      success
        ? `${named(things, item)} ist überarbeitet: ${total} gegen ${minimum}, Güte ${quality}.`
        : `${named(things, item)} bleibt, wie es war: ${total} gegen ${minimum}.`,
    workedUnpaid: ({ figure, craftsman, piece, success }) =>
      success
        ? `${figure} arbeitet unentgeltlich für ${craftsman}: ${named(things, piece)} ist fertig.`
        : `${figure} verdirbt bei ${craftsman} das Werkstück.`,
    massProduced: ({ piece, pieces, quality }) =>
      pieces === 0
        ? `${named(things, piece)}: Die Serie misslingt.`
        : `${pieces} × ${named(things, piece)} mit Güte ${quality}.`,
    chaseStarted: ({ initiator, leader }) => `${initiator} beginnt die Verfolgungsjagd, vorn ist ${leader}.`,
    ran: ({ figure, number, tempo }) =>
      number === 0
        ? `${figure} läuft: ${tempos[TEMPO_NAMES[tempo] ?? 'standing']}.`
        : `${figure} läuft mit ${number}: ${tempos[TEMPO_NAMES[tempo] ?? 'standing']}.`,
    obstacleLaid: ({ by, target, face }) => `${by} legt ${target} eine ${face} in den Weg.`,
    obstacleMet: ({ figure, obstacle, by }) =>
      by === null
        ? `${figure} kommt nicht an der ${obstacle} vorbei.`
        : `${figure} überwindet die ${obstacle} mit einer ${by}.`,
    gap: ({ figure, gap, leads, out }) => {
      if (leads) return `${figure} führt.`;
      if (gap === 0) return `${figure} liegt gleichauf.`;
      return out
        ? `${figure} ist abgehängt.`
        : `${figure} liegt zurück: ${gaps[GAP_STEPS[gap] ?? 'goneFromSight']}.`;
    },
    noCheck: ({ figure, tested, reason }) =>
      `${figure} kann keine Probe auf ${named({ ...attributes, ...skills }, tested)} ablegen: ${refusalsDe[reason]}`,
    created: ({ name, luckyNumber }) => `${name} ist bereit, die Glückszahl ist ${luckyNumber}.`,
    opponentAdded: ({ name, template }) => `${name} tritt auf (${labelsDe.templates[template] ?? template}).`,
    placed: ({ figure }) => `${figure} steht jetzt auf der Karte.`,
    boardLaid: ({ width, height, metres }) =>
      `Eine Karte von ${width} mal ${height} m, ein Feld hat ${String(metres).replace('.', ',')} m.`,
    itemMissing: ({ figure, item }) =>
      `${figure} hat kein ${named(things, item)} bei sich: Die Hand bleibt leer.`,
    adjustedByGm: ({ figure }) => `Die Spielleitung passt ${figure} an.`,
  },
  questions: {
    lightInjury: { ask: 'Wo sitzt die leichte Verletzung?', options: {} },
    heavyInjury: { ask: 'Wo sitzt die schwere Verletzung?', options: {} },
    criticalInjury: { ask: 'Welcher Lebenskreis ist kritisch verletzt?', options: {} },
    nextInjury: {
      ask: 'Welchen Treffer trägst du zuerst ein?',
      options: { light: 'Den leichten', heavy: 'Den schweren', critical: 'Den kritischen' },
    },
    gangrene: { ask: 'Welches Segment nimmt der Wundbrand?', options: {} },
    criticalLoss: { ask: 'Welches Segment geht durch die kritische Verletzung verloren?', options: {} },
    heal: { ask: 'Welches Segment heilt?', options: {} },
    gritTeeth: { ask: 'Wie viele Würfel holst du zurück, indem du die Zähne zusammenbeißt?', options: {} },
    craftingPlan: { ask: 'Wie teilst du die Gruppe auf?', options: {} },
    bonusCode: { ask: 'Welche Bonuswirkung soll es sein?', options: {} },
    qualityDie: { ask: 'Welcher Würfel bestimmt die Güte?', options: {} },
    wish: {
      ask: 'Eine Psychezeile ist leer. Was ist der Preis?',
      options: { penalty: 'Ein Würfel weniger', wish: 'Einen Wunsch erfüllen' },
    },
    fairPrice: {
      ask: 'Ist der Ausgangspreis fair?',
      options: { fair: 'Ja, lass uns feilschen', unfair: 'Nein' },
    },
    offer: {
      ask: 'Nimmst du das Angebot an?',
      options: { accept: 'Ja, abgemacht', refuse: 'Nein, weiter feilschen' },
    },
    alarm: { ask: 'Schlägst du Alarm?', options: { alarm: 'Ja, Alarm!', silent: 'Nein' } },
    obstacle: { ask: 'Legst du jemandem einen Würfel in den Weg?', options: { none: 'Nein, weiter' } },
    obstacleFor: { ask: 'Wem legst du ihn in den Weg?', options: {} },
    neutralise: { ask: 'Womit neutralisierst du das Hindernis?', options: { none: 'Gar nicht' } },
    drinkLoss: { ask: 'Was kostet dich das Getränk?', options: { physis: '1 Physis', psyche: '1 Psyche' } },
  },
  actions: {
    'take-injuries': {
      title: 'Verletzungen eintragen',
      hint: 'Trägt leichte, schwere oder kritische Treffer in die Lebenskreise ein.',
    },
    treat: { title: 'Versorgen', hint: 'Versorge einen Lebenskreis mit Erster Hilfe oder Heilkunde.' },
    resuscitate: {
      title: 'Wiederbeleben',
      hint: 'Hol mit einer epischen Erste-Hilfe-Probe jemanden zurück.',
    },
    break: {
      title: 'Pause',
      hint: 'Eine halbe oder ganze Stunde Rast füllt Physis und Psyche der aktuellen Zeile.',
    },
    'night-rest': {
      title: 'Nachtruhe',
      hint: 'Mindestens sechs Stunden Schlaf: Punkte und Segmente kommen zurück.',
    },
    'pass-time': {
      title: 'Zeit vergehen lassen',
      hint: 'Die Uhr läuft; unversorgte Verletzungen fordern ihren Preis.',
    },
    craft: { title: 'Schmieden', hint: 'Fertige aus Rohmaterial eine Waffe oder ein Werkzeug.' },
    rework: {
      title: 'Überarbeiten',
      hint: 'Verbessere ein fertiges Stück; je mehr Wirkungen, desto schwerer.',
    },
    'mass-produce': { title: 'Massenfertigung', hint: 'Fertige mehrere gleiche Stücke an einem halben Tag.' },
    'buy-material': {
      title: 'Rohmaterial kaufen',
      hint: 'Kostet die Hälfte des einfachen Preises, weniger mit Nachlass.',
    },
    'work-unpaid': {
      title: 'Unentgeltlich arbeiten',
      hint: 'Ein Stück für einen Handwerker bringt dir Nachlass auf Material.',
    },
    'price-item': { title: 'Wert schätzen', hint: 'Zeigt Güteklasse und Preis eines Gegenstands.' },
    'engrave-rune': {
      title: 'Rune gravieren',
      hint: 'Ab Meistergrad 3: vermerkt eine Rune auf einem Stück.',
    },
    influence: { title: 'Beeinflussen', hint: 'Schüchtere ein, überrede oder verführe; es geht um Psyche.' },
    'open-trade': {
      title: 'Handel eröffnen',
      hint: 'Eine Seite nennt einen Preis, die andere hält ihn für fair oder nicht.',
    },
    'haggle-round': {
      title: 'Feilschen',
      hint: 'Beide würfeln; wer verliert, büßt vorübergehend Psyche ein.',
    },
    concede: { title: 'Angebot machen', hint: 'Wer muss, kommt der anderen Seite entgegen.' },
    'close-trade': {
      title: 'Handel abschließen',
      hint: 'Ware und Geld wechseln den Besitzer, die Psyche kehrt zurück.',
    },
    'search-herbs': {
      title: 'Kräuter suchen',
      hint: 'Such eine halbe Stunde lang nach brauchbaren Pflanzen.',
    },
    sneak: { title: 'Schleichen', hint: 'Komm ungesehen an jemandem vorbei oder heran.' },
    hide: { title: 'Verbergen', hint: 'Man hat dich bemerkt: Duck dich weg, bevor man dich entdeckt.' },
    discovered: { title: 'Entdeckt', hint: 'Alarm aus der Ferne, oder aus der Nähe: Wer handelt zuerst?' },
    'start-chase': {
      title: 'Verfolgungsjagd beginnen',
      hint: 'Legt fest, wer läuft und wie groß die Abstände sind.',
    },
    'chase-round': {
      title: 'Weiterlaufen',
      hint: 'Eine Runde der Verfolgungsjagd, mit Hindernissen nach Wahl.',
    },
    'set-watch': { title: 'Wache einteilen', hint: 'Verteilt die Schichten der Nacht.' },
    'keep-shift': {
      title: 'Schicht halten',
      hint: 'Die nächste Schicht der Wache: aufpassen und wach bleiben.',
    },
    drink: { title: 'Trinken', hint: 'Noch ein Becher. Zwei Würfel müssen halten.' },
    create: {
      title: 'Charakter erschaffen',
      hint: 'Nimm eine Vorlage, stell die Werte ein und wirf deine Glückszahl.',
    },
    'add-opponent': { title: 'Gegner hinzufügen', hint: 'Bringt jemanden nach einer Vorlage in die Szene.' },
    'place-figure': { title: 'Aufstellen', hint: 'Eine Figur auf ein Feld der Karte stellen.' },
    'lay-board': {
      title: 'Karte auslegen',
      hint: 'Wie groß die Karte ist und wie viele Meter ein Feld hat. Alle werden neu aufgestellt.',
    },
    adjust: { title: 'Anpassen', hint: 'Die Spielleitung vergibt Punkte oder ändert einen Zustand.' },
  },
};
