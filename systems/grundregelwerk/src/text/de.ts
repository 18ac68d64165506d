import type { Dictionary } from './dictionary.ts';
import { factsDe } from './facts.de.ts';
import { labelsDe } from './labels.de.ts';
import { problemsDe, refusalsDe } from './refusals.de.ts';

const questions: Dictionary['questions'] = {
  help: { ask: 'Hilfe annehmen?', options: { take: 'Ja, annehmen', decline: 'Nein, ohne Hilfe' } },
  throwAgain: {
    ask: 'Noch einmal würfeln?',
    options: { again: 'Ja, neu würfeln', keep: 'Nein, dabei bleiben' },
  },
  armour: { ask: 'Rüstungsmarke einsetzen?', options: { use: 'Ja, einsetzen', keep: 'Nein, aufheben' } },
  retaliation: {
    ask: 'Was bringt die Vergeltung?',
    options: { heart: 'Herzverlust', complication: 'Komplikation', none: 'Gar nichts' },
  },
  complication: { ask: 'Welche Komplikation tritt ein?', options: {} },
  gmComplication: { ask: 'Kommt eine Komplikation dazu?', options: { none: 'Nein, keine' } },
  pushedTo: { ask: 'Wohin wird die Figur gedrängt?', options: { stay: 'Sie bleibt stehen' } },
  timePressure: {
    ask: 'Wie wirkt der Zeitdruck?',
    options: { step: 'Nächster Test 1 Stufe schwerer', timer: 'Zähler starten' },
  },
  advantage: { ask: 'Welchen Vorteil bringt der Erfolg?', options: {} },
  crowd: {
    ask: 'Wie wirkt die Überzahl?',
    options: { step: '1 Stufe schwerer', complication: 'Komplikation bei Fehlschlag', none: 'Gar nicht' },
  },
  out: { ask: 'Was wird aus dem Gegner?', options: { dead: 'Er stirbt', left: 'Er scheidet aus' } },
  freeCell: { ask: 'Auf welches Feld kommt die Figur?', options: {} },
  wayOn: {
    ask: 'Wie geht es nach dem Fehlschlag weiter?',
    options: { acceptComplication: 'Komplikation hinnehmen', withdraw: 'Aufgeben' },
  },
  nextTurn: { ask: 'Wer ist als Nächstes am Zug?', options: {} },
  defenceTrait: { ask: 'Womit verteidigst du dich?', options: {} },
  enemyAdvantage: { ask: 'Welchen Vorteil bekommt der Gegner?', options: {} },
  spellAdvantage: { ask: 'Welche Zugabe bringt der Zauber?', options: {} },
  manaBack: {
    ask: '1 Mana erstatten?',
    options: { grant: 'Ja, erstatten', refuse: 'Nein, anderer Vorteil' },
  },
  extraAdvantage: {
    ask: 'Welchen Vorteil hat der Zauber?',
    options: { safeForAllies: 'Ungefährlich für Verbündete', quiet: 'Lautlos', precise: 'Punktgenau' },
  },
  advance: { ask: 'Was soll sich verbessern?', options: { heart: '1 Herz mehr', mana: '1 Mana mehr' } },
  bestTrait: { ask: 'Welche Eigenschaft bekommt den W10?', options: {} },
  secondTrait: { ask: 'Welche Eigenschaft bekommt den W8?', options: {} },
  hasArmour: { ask: 'Trägt die Figur Rüstung?', options: { no: 'Nein', yes: 'Ja' } },
  weaponKind: {
    ask: 'Welche Art Waffe führt die Figur?',
    options: { melee: 'Nahkampf', ranged: 'Fernkampf' },
  },
};

const actions: Dictionary['actions'] = {
  create: { title: 'Figur erschaffen', hint: 'Nimm eine Vorlage oder verteile die Würfel selbst.' },
  'when-to-roll': { title: 'Würfeln oder nicht?', hint: 'Klärt, ob ein Wurf überhaupt nötig ist.' },
  test: { title: 'Einfacher Test', hint: 'Wirf einen Würfel gegen eine TN, ganz ohne Figur.' },
  attempt: { title: 'Etwas versuchen', hint: 'Deine Figur legt einen Test für ein Vorhaben ab.' },
  help: { title: 'Helfen', hint: 'Gib deine Aktion her, damit ein Test leichter gelingt.' },
  retry: {
    title: 'Erneut versuchen',
    hint: 'Geh ein gescheitertes Vorhaben anders oder gegen einen Preis an.',
  },
  'start-combat': { title: 'Kampf beginnen', hint: 'Stellt die Figuren auf und startet Runde 1.' },
  'add-enemy': {
    title: 'Gegner hinzufügen',
    hint: 'Bringt einen Handlanger, Elitegegner oder Boss in die Szene.',
  },
  move: { title: 'Bewegen', hint: 'Zieh deine Figur Feld für Feld über das Spielfeld.' },
  sight: { title: 'Sicht prüfen', hint: 'Zeigt Sicht, Deckung und Abstand zwischen zwei Feldern.' },
  place: { title: 'Aufstellen', hint: 'Stellt eine Figur auf ein freies Feld.' },
  'paint-board': {
    title: 'Spielfeld zeichnen',
    hint: 'Macht Felder offen, schwierig, zu Deckung oder zur Wand.',
  },
  'declare-cover': {
    title: 'Deckung festlegen',
    hint: 'Gilt für eine Figur statt dessen, was das Spielfeld zeigt.',
  },
  attack: {
    title: 'Angreifen',
    hint: 'Greif einen Gegner mit einer Waffe an; verfehlst du, droht Vergeltung.',
  },
  cast: { title: 'Zaubern', hint: 'Bezahle Mana und wirke einen Zauber, der niemanden verwundet.' },
  'attack-spell': {
    title: 'Mit Magie angreifen',
    hint: 'Greif Gegner mit einem Geschoss oder auf einer Fläche an.',
  },
  'use-armour': { title: 'Rüstungsmarke einsetzen', hint: 'Gib die Rüstungsmarke ab und behalte ein Herz.' },
  'lose-heart': {
    title: 'Herz verlieren',
    hint: 'Eine Spielerfigur wird getroffen oder büßt aus anderem Grund ein Herz ein.',
  },
  'adjust-hearts': {
    title: 'Herzen ändern',
    hint: 'Die SL gibt einer Figur Herzen oder nimmt sie ihr, ohne Rüstung und Wurf.',
  },
  'enemy-attack': {
    title: 'Gegner greift an',
    hint: 'Ein Gegner greift in seinem Zug eine Spielerfigur an.',
  },
  'raise-up': {
    title: 'Aufrichten',
    hint: 'Richte mit deiner Aktion eine niedergelegte Figur auf; sie hat danach 1 Herz.',
  },
  crawl: {
    title: 'Kriechen',
    hint: 'Eine niedergelegte Figur kriecht 1 Feld weit oder sagt ein paar Worte.',
  },
  'stand-up': { title: 'Aufstehen', hint: 'Eine gestürzte Figur nutzt ihre Bewegung, um aufzustehen.' },
  'pick-up-weapon': {
    title: 'Waffe aufheben',
    hint: 'Hol dir mit einer Aktion eine verlorene Waffe zurück.',
  },
  rest: { title: 'Ausruhen', hint: 'Nach dem Kampf füllen sich Herzen und Mana der Gruppe wieder auf.' },
  'start-scene': { title: 'Neue Szene', hint: 'Rüstungsmarken kommen zurück, und der Zähler verschwindet.' },
  timer: { title: 'Zähler', hint: 'Stellt den Zähler auf, rückt ihn vor, löst ihn aus oder entfernt ihn.' },
  'name-complication': {
    title: 'Komplikation benennen',
    hint: 'Die SL sagt, was für eine Figur schlimmer wird.',
  },
  'end-status': { title: 'Zustand beenden', hint: 'Die SL nimmt einer Figur einen Zustand wieder ab.' },
  'name-advantage': {
    title: 'Vorteil benennen',
    hint: 'Lege fest, was ein außergewöhnlicher Erfolg zusätzlich bringt.',
  },
  advance: { title: 'Aufsteigen', hint: 'Steigere eine Eigenschaft, deine Herzen oder dein Mana.' },
  'switch-variant': {
    title: 'Spielweise wechseln',
    hint: 'Wechselt zwischen dem Grundspiel und der Nur-W6-Variante.',
  },
  'd6-test': { title: 'Nur-W6-Test', hint: 'Wirf einen W6 gegen die Schwelle deines Niveaus.' },
  'enemy-out': {
    title: 'Gegner scheidet aus',
    hint: 'Legt fest, ob ein besiegter Gegner stirbt oder nur ausscheidet.',
  },
  'end-turn': {
    title: 'Zug beenden',
    hint: 'Beendet den laufenden Zug und gibt ihn an die nächste Figur weiter.',
  },
  'end-combat': { title: 'Kampf beenden', hint: 'Bricht den Kampf ab, ohne ihn auszuspielen.' },
  duel: { title: 'Duell', hint: 'Eine Figur greift einen Gegner an, bis eine Seite fällt.' },
};

const houseRules: Dictionary['houseRules'] = {
  traits: 'Eigenschaften an diesem Tisch',
  maxAlwaysSucceeds: 'Höchste Seite ist immer ein Erfolg',
  helpSavesFromOne: 'Hilfe mildert eine 1',
  failureComplication: 'Komplikation bei einfachem Fehlschlag',
  helpLimit: 'Helfende Figuren je Test',
  retry: 'Regel für neue Versuche',
  beyondLow: 'Was unter TN 4 gilt',
  beyondHigh: 'Was über TN 12 gilt',
  maxShift: 'Größte Verschiebung der TN in Stufen',
  spellTN: 'TN von Zaubern gegen Gegner',
  'enemy.tn': 'TN der Gegnerarten',
  'enemy.hearts': 'Herzen der Gegnerarten',
  exceptionalWounds: 'Wunden bei außergewöhnlichem Angriff',
  retaliationMode: 'Fassung der Vergeltung',
  retaliationChoice: 'Wirkung der Vergeltung',
  rangeLimit: 'Schussweite ohne Erschwernis',
  crowd: 'Wirkung der Überzahl',
  trickCost: 'Manakosten eines Tricks',
  magicConsequence: 'Folge eines misslungenen Zaubers',
  deathWhileDowned: 'Schaden tötet Niedergelegte',
  downedDefends: 'Niedergelegte verteidigen sich',
  raiseNeedsAdjacent: 'Aufrichten nur vom Nachbarfeld',
  armourUse: 'Einsatz der Rüstungsmarke',
  'timer.counts': 'Was den Zähler vorrückt',
  'timer.length': 'Länge des Zählers',
  'optional.armour': 'Mit Rüstungsmarken spielen',
  'optional.timer': 'Mit Zähler spielen',
  'd6.clamp': 'Wann die Schwelle begrenzt wird (nur W6)',
  'd6.help': 'Wirkung der Hilfe (nur W6)',
  'd6.exceptional': 'Wann eine 6 außergewöhnlich ist (nur W6)',
  areaRetaliation: 'Vergeltung bei Flächenzaubern',
  turnOrder: 'Zugreihenfolge',
  enemyAttack: 'Wie Gegner angreifen',
  move: 'Bewegungspunkte je Zug',
  'advance.maxDie': 'Größter Würfel durch Aufstiege',
  'pc.hearts': 'Herzen einer neuen Figur',
  'pc.mana': 'Mana einer neuen Figur',
};

/** Everything Grundregelwerk says in German. */
const houseValues: Dictionary['houseValues'] = {
  failureComplication: { gm: 'die SL entscheidet', never: 'nie', always: 'immer' },
  retry: { enforce: 'durchsetzen', warn: 'nur warnen', off: 'aus' },
  beyondLow: { auto: 'gelingt ohne Wurf', rollTN4: 'Wurf gegen TN 4' },
  beyondHigh: { refuse: 'abgelehnt', maxOnly: 'nur die höchste Augenzahl', rollTN12: 'Wurf gegen TN 12' },
  spellTN: { max: 'die höhere der beiden', enemy: 'die des Gegners', level: 'die der Effektstufe' },
  retaliationMode: { core: 'Haupttext', card: 'Kurzkarte', off: 'aus' },
  retaliationChoice: { heart: 'Herz', complication: 'Komplikation' },
  crowd: {
    step: '1 Stufe schwerer',
    complication: 'weitere Komplikation',
    ask: 'jedes Mal fragen',
    off: 'aus',
  },
  magicConsequence: { gm: 'die SL entscheidet', vulnerable: 'angreifbar', off: 'aus' },
  armourUse: { ask: 'fragen', auto: 'von selbst' },
  'timer.counts': { tests: 'Proben', attacks: 'Angriffe', spells: 'Zauber', defence: 'Abwehr' },
  'd6.clamp': { end: 'am Ende', eachStep: 'nach jeder Änderung' },
  'd6.help': { threshold: 'Schwelle um 1 leichter', rerollOnce: 'einmal neu würfeln', off: 'aus' },
  'd6.exceptional': { always: 'immer', ifBelow6: 'nur bei Schwelle unter 6', never: 'nie' },
  areaRetaliation: {
    onlyIfAllMissed: 'nur wenn niemand getroffen ist',
    anyMissed: 'sobald einer verfehlt ist',
    never: 'nie',
  },
  turnOrder: {
    playersFirst: 'Spielerfiguren zuerst',
    enemiesFirst: 'Gegner zuerst',
    alternate: 'abwechselnd',
    traitG: 'nach Wurf auf Geschicklichkeit',
  },
  enemyAttack: {
    defenceTest: 'Abwehrprobe',
    retaliationOnly: 'nur Vergeltung',
    auto: 'trifft immer',
    enemyDie: 'eigener Würfel',
  },
};

export const de: Dictionary = {
  ...labelsDe,
  facts: factsDe,
  refusals: refusalsDe,
  problems: problemsDe,
  questions,
  actions,
  houseRules,
  houseValues,
};
