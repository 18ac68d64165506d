import type { FactTexts } from '@tafelrunde/kernel';
import { plural } from '@tafelrunde/system';
import { GAP_STEPS, TEMPO_NAMES } from '../data/chase.ts';
import { names } from './names.ts';
import { refusalWords } from './refusals.ts';
import type { WorldFact } from './world-facts.ts';

const { alertness, attributes, criticalStates, gaps, itemClasses, rings, skills, statuses, tempos, things } =
  names.de;

const named = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;
const TRACK = { physis: 'Physis', psyche: 'Psyche' } as const;
const CASE = { light: 'leichte', heavy: 'schwere', critical: 'kritische' } as const;

/** Body, things and the world outside of fights, in German. */
export const worldFactsDe: FactTexts<WorldFact> = {
  points: ({ figure, track, by }) =>
    by < 0 ? `${figure} verliert ${-by} ${TRACK[track]}.` : `${figure} gewinnt ${by} ${TRACK[track]} zurück.`,
  rowEmptied: ({ figure, track, row }) =>
    `${TRACK[track]}-Zeile ${row + 1} von ${figure} ist leer: ein Würfel weniger.`,
  exhausted: ({ figure, track }) => `${figure} hat keine ${TRACK[track]} mehr: 30 Minuten lang geht nichts.`,
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
    `${figure} kann keine Probe auf ${named({ ...attributes, ...skills }, tested)} ablegen: ${refusalWords.de.refusals[reason]}`,
  created: ({ name, luckyNumber }) => `${name} ist bereit, die Glückszahl ist ${luckyNumber}.`,
  opponentAdded: ({ name, template }) => `${name} tritt auf (${names.de.templates[template] ?? template}).`,
  placed: ({ figure }) => `${figure} steht jetzt auf der Karte.`,
  boardLaid: ({ width, height, metres }) =>
    `Eine Karte von ${width} mal ${height} m, ein Feld hat ${String(metres).replace('.', ',')} m.`,
  itemMissing: ({ figure, item }) =>
    `${figure} hat kein ${named(things, item)} bei sich: Die Hand bleibt leer.`,
  adjustedByGm: ({ figure }) => `Die Spielleitung passt ${figure} an.`,
};
