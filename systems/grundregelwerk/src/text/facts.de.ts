import { plural, signed, told } from '@tafelrunde/system';
import type { Complication } from '../data/complications.ts';
import type { Side, Status } from '../model.ts';
import type { Reach } from '../rules/range.ts';
import { factWords } from './fact-words.ts';
import type { GwFact, GwFactTexts } from './facts.ts';
import { names } from './names.ts';
import { refusalWords } from './refusals.ts';

const { conditions, levels, spellLevels, spells, traits, verdicts, weapons, words } = names.de;
const parts = factWords.de;

const percent = (p: number): string => `${String(Math.round(p * 1000) / 10).replace('.', ',')} %`;
const signedSteps = (n: number): string => `${signed(n)} ${Math.abs(n) === 1 ? 'Stufe' : 'Stufen'}`;

/** The word of a list; whatever the table has named itself stays as it is. */
const named = (list: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? key;

/** Figures have names; only the two of a duel are called by their part in it. */
const who = (figure: string): string =>
  figure === 'attacker' || figure === 'defender' ? words[figure] : figure;

const { alarm, targetEscapes, passageCollapses } = words;
const CONSEQUENCE = { alarm, targetEscapes, passageCollapses };

/** Those that are no state of the figure. */
const COMPLICATION: Readonly<Partial<Record<Complication, (figure: string) => string>>> = {
  timePressure: (figure) => `Für ${figure} drängt die Zeit.`,
  alarm: () => 'Es gibt Alarm.',
  other: (figure) => `Die SL sagt, was für ${figure} schlimmer wird.`,
};

function complication({ figure, complication: kind, by }: Extract<GwFact, { kind: 'complication' }>): string {
  const start = by === 'gm' ? 'Die SL verhängt eine Komplikation' : 'Komplikation';
  return `${start}: ${COMPLICATION[kind]?.(who(figure)) ?? `${who(figure)} ${parts.gained[kind as Status]}.`}`;
}

const REACH: Readonly<Record<Reach, (enemy: string, figure: string) => string>> = {
  inReach: (enemy, figure) => `${enemy} kommt an ${figure} heran, Vergeltung ist möglich.`,
  covered: (enemy, figure) => `${figure} steht in Deckung: Ob ${enemy} herankommt, entscheidet die SL.`,
  outOfReach: (enemy, figure) => `${enemy} kommt nicht an ${figure} heran.`,
  helpless: (enemy) => `${enemy} kann gerade nicht zurückschlagen.`,
};

/** The face and what it had to reach, for target numbers and thresholds alike. */
function result({ verdict, face, needs, figure }: Extract<GwFact, { kind: 'result' }>): string {
  if (verdict === 'refused') return 'Kein Wurf: So ist das fast unmöglich.';
  if (verdict === 'automatic')
    return face === null
      ? `${figure === undefined ? 'Gelingt' : `${who(figure)} gelingt es`} ohne Wurf.`
      : `Gelingt in jedem Fall (gewürfelt: ${face}).`;
  const kind = verdict === 'complication' ? 'Fehlschlag mit Komplikation' : verdicts[verdict];
  const word = figure === undefined ? kind : `${kind} für ${who(figure)}`;
  if (face === null) return `${word}.`;
  if (needs === null) return `${word}: ${face} gewürfelt.`;
  if (verdict === 'exceptional' && face < needs)
    return `${word}: ${face}, die höchste Seite, gilt auch gegen ${needs}.`;
  if (verdict === 'failure' && face >= needs)
    return `${word}: ${face} gewürfelt, nur die höchste Seite hätte gereicht.`;
  return `${word}: ${face} gewürfelt, ${needs} gebraucht.`;
}

function difficulty({ from, to, steps }: Extract<GwFact, { kind: 'difficulty' }>): string {
  const beyond = to === 'almostCertain' ? 'unter 4: fast sicher' : 'über 12: fast unmöglich';
  const way = steps > 0 ? 'steigt' : 'sinkt';
  return `Die TN ${way} um ${plural(Math.abs(steps), 'Stufe', 'Stufen')} von ${from} auf ${typeof to === 'number' ? to : beyond}.`;
}

function combatStarted(first: Side, surprise: Side | null): string {
  if (surprise === 'pc')
    return 'Der Kampf beginnt: Die Spielerfiguren überraschen die Gegner und handeln zuerst.';
  if (surprise === 'enemy')
    return 'Der Kampf beginnt: Die Gegner überraschen die Spielerfiguren und handeln zuerst.';
  return `Der Kampf beginnt, den ersten Zug haben die ${first === 'pc' ? 'Spielerfiguren' : 'Gegner'}.`;
}

function spellFails(consequence: 'none' | 'retaliation'): string {
  if (consequence === 'none') return 'Der Zauber misslingt; eine weitere Folge gibt es nicht.';
  return 'Der Zauber misslingt, und die Vergeltung ist die Folge.';
}

function advanced(name: string, advance: string): string {
  if (advance === 'heart') return `${name} hat jetzt 1 Herz mehr.`;
  if (advance === 'mana') return `${name} hat jetzt 1 Mana mehr.`;
  return `${name} steigert ${named(traits, advance)}.`;
}

type PutRight = Extract<GwFact, { kind: 'putRight' }>['what'];
const PUT_RIGHT: Readonly<Record<PutRight, (figure: string) => string>> = {
  heartsCut: (figure) => `${figure} hatte mehr Herzen als das Maximum und hat jetzt genau so viele.`,
  manaCut: (figure) => `${figure} hatte mehr Mana als das Maximum und hat jetzt genau so viel.`,
  downed: (figure) => `${figure} hat kein Herz mehr und ist deshalb niedergelegt.`,
  noHearts: (figure) => `${figure} ist niedergelegt und hat deshalb kein Herz.`,
  enemyOut: (figure) => `${figure} hat kein Herz mehr und ist deshalb aus dem Kampf.`,
  turnOver: (figure) => `${figure} ist nicht mehr im Spiel und deshalb nicht am Zug.`,
  cellTaken: (figure) =>
    `Auf dem Feld von ${figure} steht schon jemand; ${figure} ist nicht auf dem Spielfeld.`,
};

/** Every fact as a sentence. */
export const factsDe: GwFactTexts = {
  result,
  traitNamed: ({ trait }) => `Der Test läuft über ${named(traits, trait)}.`,
  difficulty,
  step: ({ label, amount }) => told(signedSteps(amount), named(conditions, label)),
  shiftCut: ({ from, to }) => `Zusammen ${signedSteps(from)}, begrenzt auf ${signed(to)}.`,
  threshold: ({ level, needs }) =>
    `Niveau ${levels[level]}: Nötig ist ${needs >= 6 ? 'eine 6' : `mindestens eine ${needs}`}.`,
  helped: ({ from, to }) => `Hilfe macht aus dem W${from} einen W${to}.`,
  helpUseless: ({ die }) => `Die Hilfe bleibt ohne Wirkung: Der W${die} kann nicht größer werden.`,
  helpChances: ({ without, helped, lower }) =>
    lower
      ? `Achtung: Die Hilfe senkt die Chance von ${percent(without)} auf ${percent(helped)}.`
      : `Chance ohne Hilfe ${percent(without)}, mit Hilfe ${percent(helped)}.`,
  helpDeclined: () => 'Die Hilfe wird abgelehnt, der Test läuft ohne sie.',
  helpOffered: ({ helper, helped, description }) => told(`${who(helper)} hilft ${who(helped)}`, description),
  oneSaved: () => 'Dank der Hilfe ist die 1 nur ein einfacher Fehlschlag.',
  refused: ({ reason }) => refusalWords.de.refusals[reason],
  warned: ({ reason }) => `Hinweis: ${refusalWords.de.refusals[reason]}`,
  rollNeeded: ({ needed }) =>
    needed
      ? 'Hier wird gewürfelt: Der Ausgang ist offen, und ein Fehlschlag hätte Folgen.'
      : 'Kein Wurf nötig: Die SL erzählt, was geschieht.',
  wayOn: ({ way }) => parts.waysOn[way],
  complication,
  advantage: ({ advantage }) => parts.advantages[advantage],
  spellAdvantage: ({ advantage }) => parts.spellAdvantages[advantage],
  hit: ({ target, wounds }) =>
    wounds === 0
      ? `${who(target)} wird getroffen, bleibt aber unverletzt.`
      : `${who(target)} wird getroffen und erleidet ${plural(wounds, 'Wunde', 'Wunden')}.`,
  enemyOut: ({ target, out }) => `${who(target)} ${out === 'dead' ? 'stirbt' : 'kämpft nicht weiter'}.`,
  retaliation: ({ figure, reachable, reach = reachable ? 'inReach' : 'outOfReach', enemy = 'Der Gegner' }) =>
    REACH[reach](who(enemy), who(figure)),
  noRetaliation: ({ why }) => parts.noRetaliation[why],
  heartLost: ({ figure, left, label }) =>
    left === 0
      ? `${who(figure)} verliert das letzte Herz durch ${words[label]}.`
      : `${who(figure)} verliert ein Herz durch ${words[label]}${left === null ? '' : ` (noch ${left})`}.`,
  armourUsed: ({ figure, downed = false }) =>
    `${who(figure)} setzt die Rüstungsmarke ein und ${downed ? 'bleibt am Leben' : 'behält das Herz'}.`,
  downed: ({ figure, still = false }) =>
    still ? `${who(figure)} bleibt niedergelegt.` : `${who(figure)} ist niedergelegt.`,
  noDefence: ({ figure, enemy }) =>
    `${who(figure)} ist niedergelegt und kann sich nicht wehren: ${who(enemy)} trifft.`,
  died: ({ figure }) => `${who(figure)} stirbt.`,
  healed: ({ figure, by }) =>
    by === 0
      ? `${who(figure)} hat schon alle Herzen.`
      : `${who(figure)} bekommt ${plural(by, 'Herz', 'Herzen')} zurück.`,
  raisedUp: ({ figure }) => `${who(figure)} ist aufgerichtet und hat jetzt 1 Herz.`,
  crowd: ({ option, enemies }) => `${enemies} Gegner bedrängen die Figur${parts.crowds[option]}.`,
  sight: ({ sight, distance }) =>
    `${parts.sights[sight]}, der Abstand beträgt ${plural(distance, 'Feld', 'Felder')}.`,
  spell: ({ effect, level, tn, mana, description }) =>
    `${description === undefined ? spells[effect] : `„${description}“`}, Effektstufe ${spellLevels[level]}: TN ${tn}, ${mana} Mana.`,
  spellTn: ({ tn, of, target, level, enemy }) =>
    ({
      both: `Die TN von ${target} und die der Effektstufe sind gleich: ${tn}.`,
      enemy: `Es zählt die TN von ${target}: ${tn} (Effektstufe: ${level}).`,
      level: `Es zählt die TN der Effektstufe: ${tn} (${target}: ${enemy}).`,
    })[of],
  manaPaid: ({ mana, left }) => `Der Zauber kostet ${mana} Mana (noch ${left}).`,
  manaBack: () => 'Die SL erstattet 1 Mana.',
  spellWorks: ({ effect }) => parts.spellWorks[effect],
  spellTold: ({ effect }) =>
    effect === 'area'
      ? 'Ohne Spielfeld sagt die SL, wen die Fläche erfasst.'
      : 'Ohne Spielfeld erzählt die SL, wie es wirkt.',
  spellFails: ({ consequence }) => spellFails(consequence),
  statusGained: ({ figure, status }) => `${who(figure)} ${parts.gained[status]}.`,
  statusEnded: ({ figure, status }) => `${who(figure)} ${parts.ended[status]}.`,
  moved: ({ figure, to, points, way }) => {
    if (way === 'leaps') return `${who(figure)} springt nach ${to}.`;
    if (way === 'crawls') return `${who(figure)} kriecht nach ${to}.`;
    return `${who(figure)} bewegt sich nach ${to} (${plural(points, 'Punkt', 'Punkte')}).`;
  },
  spoke: ({ figure }) => `${who(figure)} bringt noch ein paar Worte heraus.`,
  placed: ({ figure, to }) => `${who(figure)} steht auf ${to}.`,
  boardDrawn: ({ cell, cells }) =>
    `Die SL zeichnet ${plural(cells, 'Feld', 'Felder')}: ${names.de.cells[cell]}.`,
  coverDeclared: ({ figure, cover }) =>
    cover === null
      ? `Für ${who(figure)} zählt wieder, was das Spielfeld zeigt.`
      : `${who(figure)}: ${parts.covers[cover]}.`,
  pickedUp: ({ figure, weapon }) => told(`${who(figure)} hebt eine Waffe auf`, named(weapons, weapon)),
  timerMoved: ({ value, length }) => `Der Zähler steht auf ${value} von ${length}.`,
  timerFired: ({ consequence }) => told('Der Zähler löst aus', named(CONSEQUENCE, consequence)),
  timerSet: ({ length, consequence }) =>
    told(
      `Ein Zähler der Länge ${length} beginnt${consequence.trim() === '' ? '' : ', und am Ende droht'}`,
      named(CONSEQUENCE, consequence),
    ),
  timerCleared: () => 'Der Zähler ist entfernt.',
  rested: ({ figures }) =>
    figures === 0
      ? 'Niemand ist da, um sich auszuruhen.'
      : `${figures === 1 ? '1 Figur ruht' : `${figures} Figuren ruhen`} sich aus: Herzen und Mana sind wieder voll.`,
  sceneStarted: ({ armoured }) =>
    armoured === 0
      ? 'Eine neue Szene beginnt.'
      : `Eine neue Szene beginnt, und ${armoured === 1 ? '1 Rüstungsmarke ist' : `${armoured} Rüstungsmarken sind`} wieder da.`,
  combatStarted: ({ first, surprise }) => combatStarted(first, surprise),
  initiative: ({ figure, face }) => `${who(figure)} würfelt ${face} für die Reihenfolge.`,
  turn: ({ figure, round }) => `Runde ${round}: ${who(figure)} ist am Zug.`,
  turnLost: ({ figure }) => `${who(figure)} ist gelähmt und verliert den Zug.`,
  combatOver: () => 'Der Kampf ist vorbei.',
  defence: ({ figure, enemy, hit }) =>
    hit ? `${who(enemy)} trifft ${who(figure)}.` : `${who(figure)} wehrt den Angriff von ${who(enemy)} ab.`,
  enemyAttack: ({ enemy, figure, way }) =>
    ({
      auto: `${who(enemy)} greift ${who(figure)} an und trifft ohne Wurf.`,
      enemyDie: `${who(enemy)} greift ${who(figure)} an und würfelt selbst.`,
      retaliationOnly: `${who(enemy)} bedroht ${who(figure)}, doch an diesem Tisch schaden Gegner nur durch Vergeltung.`,
    })[way],
  created: ({ name }) => `${name} ist jetzt dabei.`,
  advanced: ({ name, advance }) => advanced(name, advance),
  mode: ({ mode }) =>
    mode === 'core'
      ? 'Ihr spielt jetzt das Grundspiel mit W6 bis W20.'
      : 'Ihr spielt jetzt die Nur-W6-Variante.',
  putRight: ({ figure, what }) => PUT_RIGHT[what](figure),
  duel: ({ winner, attacks }) => `${words[winner]} gewinnt nach ${plural(attacks, 'Angriff', 'Angriffen')}.`,
};
