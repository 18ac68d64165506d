import type { HelpTexts } from './texts.ts';

export const helpDe: HelpTexts = {
  titles: {
    'Usage:': 'Aufruf:',
    'Arguments:': 'Angaben:',
    'Options:': 'Optionen:',
    'Global Options:': 'Überall:',
    'Commands:': 'Befehle:',
  },
  options: '[Optionen]',
  command: '[Befehl]',
  program: 'Tafelrunde: Rollenspielregeln würfeln, ausrechnen und nachschlagen.',
  examples: `Beispiele:
  tafelrunde roll 3W6+2
  tafelrunde odds grundregelwerk/test --input '{"die":10,"tn":6}'
  tafelrunde rules GW-RES-03
  tafelrunde character create held.json
  tafelrunde serve`,
  rollExamples: `Beispiele:
  tafelrunde roll 4W6kh3
  tafelrunde roll grundregelwerk/test --input '{"die":10,"tn":6}'
  tafelrunde roll grundregelwerk/test --input '{"die":10,"tn":6}' --faces 10
  tafelrunde roll grundregelwerk/attack --input @szene.json --policy first`,
  oddsExamples: `Beispiele:
  tafelrunde odds 3W6
  tafelrunde odds grundregelwerk/test --input '{"die":8,"tn":6,"help":true}'
  tafelrunde odds grundregelwerk/duel --input '{"die":10,"category":"boss"}'`,
  adviseExamples: `Beispiel:
  tafelrunde advise grundregelwerk/attack --input @szene.json \\
    --goal '{"maximise":"wounds"}' --faces 10`,

  houseExamples: `Beispiele:
  tafelrunde house grundregelwerk
  tafelrunde house grundregelwerk --full`,
  impactExamples: `Beispiele:
  tafelrunde impact grundregelwerk --house '{"maxAlwaysSucceeds":false}'
  tafelrunde impact d6pool --house @haus.json --character held.json
  tafelrunde impact probenwuerfel --house @haus.json \\
    --checks '[{"action":"probenwuerfel/check","input":{"attribute":8,"skill":6}}]'`,
  simulateExamples: `Beispiele:
  tafelrunde simulate kampf.json --fights 100000 --seed 1
  tafelrunde simulate kampf.json --seed 1 --replay 17`,
  verifyExamples: `Beispiel:
  tafelrunde verify abend.json
Die Datei gibt es am Tisch unter „Protokoll“. Endet mit 0, wenn alles stimmt, mit 1, wenn ein Wurf nicht stimmt.`,
  seat: 'gibt dem, dem der Server gehört, einen neuen Link zu einem Tisch',
  seatTable: 'die Kennung des Tisches: der Teil der Adresse hinter /table/',
  seatGm: 'für die Spielleitung, deren Link verloren ging',
  seatExamples: `Beispiel:
  tafelrunde seat Zk3Qw8TsXb1n --gm`,
  mcp: 'stellt Assistenten die Regeln und einen Platz am Tisch bereit (MCP über stdio)',
  mcpLink: 'der Link zu einem Platz: Server, Tisch und Schlüssel in einem',
  mcpServer: 'die Adresse des Servers, wenn kein Link angegeben ist',
  mcpTable: 'die Kennung des Tisches: der Teil der Adresse hinter /table/',
  mcpToken: 'der Schlüssel des Platzes, sonst TAFELRUNDE_TOKEN',
  mcpExamples: `Beispiele:
  tafelrunde mcp
  tafelrunde mcp --server http://localhost:4680 --table Zk3Qw8TsXb1n --token Schlüssel`,
  exportExamples: `Beispiele:
  tafelrunde export abend.json --markdown
  tafelrunde export alte-datei.json > neue-datei.json`,

  systems: 'zeigt die Regelsysteme',
  rules: 'zeigt den Regelkatalog oder eine einzelne Regel',
  actions: 'zeigt, was sich würfeln lässt, und welche Eingaben es braucht',
  roll: 'würfelt eine Aktion oder eine Würfelformel',
  odds: 'rechnet die Wahrscheinlichkeiten aus',
  advise: 'bewertet die Möglichkeiten der nächsten Entscheidung',
  houseList: 'zeigt die Hausregeln: welche Schalter es gibt und was sie bedeuten',
  impact: 'zeigt, was Hausregeln mit den Chancen machen',
  simulate: 'lässt einen Kampf tausendfach austragen',
  character: 'erschafft, prüft, steigert und zeigt Figuren',
  create: 'erschafft eine Figur und schreibt sie in eine neue Datei',
  check: 'prüft eine Figur gegen die Regeln',
  advance: 'lässt eine Figur aufsteigen und schreibt sie zurück',
  show: 'zeigt den Bogen einer Figur',
  verify: 'prüft die Würfel eines Tisches gegen ihr Siegel',
  export: 'schreibt einen Tisch als Bericht oder in der neuesten Form',
  serve: 'startet den Spieltisch im Browser',

  rulesArgument: 'ein System (grundregelwerk) oder eine Regel (GW-RES-03)',
  actionsArgument: 'nur dieses System, oder eine Aktion (grundregelwerk/test)',
  actionArgument: 'eine Aktion (grundregelwerk/test) oder eine Würfelformel (3W6+2)',
  adviseArgument: 'eine Aktion (grundregelwerk/attack)',
  houseArgument: 'nur dieses System (grundregelwerk)',
  impactArgument: 'das Regelsystem (grundregelwerk)',
  tableArgument: 'die Datei eines Tisches',
  fileArgument: 'die Datei der Figur',
  scenarioArgument: 'die Datei mit dem Kampf: System, Seiten, Figuren',

  json: 'genau ein JSON-Wert auf der Standardausgabe',
  locale: 'Sprache: de oder en',
  help: 'zeigt diese Hilfe',
  version: 'zeigt die Version',
  input: 'die Eingabe als JSON, oder @datei',
  faces: 'Augen echter Würfel der Reihe nach, etwa 3,5,6',
  facesSoFar: 'die Augen, die schon gefallen sind',
  answers: 'Entscheidungen der Reihe nach als JSON-Liste',
  thrown: 'die Würfel, die gerade liegen, etwa 14,13,2,1',
  kept: 'die schon behaltenen Würfel',
  answersSoFar: 'die Entscheidungen, die schon gefallen sind',
  policy: 'wer sonst entscheidet: best (bestes Spiel) oder first (Vorgabe der Regel)',
  goal: 'Ziel des besten Spiels: {"chance":"…"} oder {"maximise":"…"}',
  seed: 'wiederholbare Würfel aus dieser Zahl',
  estimateSeed: 'andere Würfe, wo nur geschätzt werden kann',
  fights: 'wie viele Kämpfe, sonst 10000',
  threads: 'auf wie vielen Kernen, sonst auf allen',
  replay: 'erzählt den Kampf mit dieser Nummer Schritt für Schritt',
  markdown: 'als Bericht zum Lesen, in Markdown',
  characterFile: 'eine Figur aus ihrer Datei; auch mehrmals',
  as: 'wer handelt, sonst die erste Figur',
  against: 'gegen wen (auch als Datei), sonst die zweite Figur',
  house: 'Hausregeln als JSON: {"schalter":wert}',
  checks: 'eigene Proben als JSON statt der typischen: [{"action":…,"input":{…},"chance":…}]',
  fullHouse: 'mit dem Text der Auslegung zu jedem Schalter',
  fullRules: 'mit den Texten der Regeln',
  fullActions: 'mit den Eingaben jeder Aktion',
  system: 'das Regelsystem der Figur',
  force: 'überschreibt eine vorhandene Datei',
  port: 'Port, sonst PORT oder 4680',
  host: 'Adresse, sonst HOST oder localhost',
  outsideSystem: 'ein eigenes Regelsystem aus einem Modul; mehrfach möglich, sonst TAFELRUNDE_SYSTEMS',
  restore: 'spielt vorher diese Sicherung zurück; was da war, bleibt daneben liegen',
  data: 'Ordner für die Daten, sonst TAFELRUNDE_DATA oder ~/.tafelrunde',
};
