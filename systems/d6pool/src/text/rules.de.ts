import type { RuleText } from '@tafelrunde/kernel';
import type { DpId } from '../catalogue-ids.ts';

/** The catalogue in German, in our own words. */
export const rulesDe: Readonly<Record<DpId, RuleText>> = {
  'DP-GEN-01': {
    title: 'Herkunft',
    text: 'Das Regelwerk ist eine deutsche Bearbeitung des englischen „D6 Pool“ von Russell Brown. Welche Regeln ergänzt oder geändert sind, lässt sich am Original nicht mehr erkennen.',
  },
  'DP-GEN-02': {
    title: 'Nur Sechsseiter',
    text: 'Gewürfelt wird allein mit W6, manchmal mit vielen zugleich.',
  },
  'DP-GEN-03': {
    title: 'Rollen am Tisch',
    text: 'Die Spielleitung führt die Welt und setzt Schwierigkeiten. Was eine Figur tut, entscheidet allein, wer sie spielt.',
  },
  'DP-GEN-04': {
    title: 'Spielfiguren',
    text: 'Jeder macht sich vor dem Spiel eine Figur, die in die Welt passt; die Spielleitung darf eingrenzen.',
  },
  'DP-GEN-05': {
    title: 'NSC folgen denselben Regeln',
    text: 'Für Nebenfiguren und Kreaturen gilt dasselbe wie für Spielfiguren, nur handelt die Spielleitung für sie.',
  },
  'DP-GEN-06': {
    title: 'Kreaturen',
    text: 'Tiere und Wesen außerhalb der gewöhnlichen Bevölkerung haben Attribute und manchmal Fertigkeiten und Fähigkeiten.',
  },
  'DP-GEN-07': {
    title: 'Hintergrund',
    text: 'Die gewählte Welt bestimmt, welche Fertigkeiten, Fähigkeiten und Ausrüstung es gibt. Alle Listen lassen sich ändern.',
  },
  'DP-GEN-08': {
    title: 'Abenteuer',
    text: 'Was die Spielleitung vorbereitet hat, bleibt verborgen, bis die Figuren es herausfinden.',
  },
  'DP-GEN-09': {
    title: 'Szene',
    text: 'Ein Abenteuer besteht aus Szenen. Anfang und Ende zählen, weil manches eine Szene lang wirkt oder nur einmal je Szene geht.',
  },
  'DP-ATR-01': {
    title: 'Sechs Attribute',
    text: 'Stärke, Geschick, Ausdauer, Intelligenz, Charisma und Wahrnehmung, jedes als Zahl von Würfeln: mindestens 1, selten über 4.',
  },
  'DP-ATR-02': {
    title: 'Wofür sie stehen',
    text: 'Stärke für Kraft, Geschick für Schnelligkeit und Genauigkeit, Ausdauer fürs Durchhalten, Intelligenz für Wissen, Charisma für Wirkung auf andere, Wahrnehmung für Aufmerksamkeit.',
  },
  'DP-SKL-01': {
    title: 'Fertigkeiten',
    text: 'Eine Fertigkeit ist ein Gebiet von Wissen oder Können und zählt in Würfeln wie ein Attribut.',
  },
  'DP-SKL-02': {
    title: 'Wenige zu Beginn',
    text: 'Die meisten Fertigkeiten hat eine neue Figur nicht. Ohne Würfel darin bleibt das Attribut allein.',
  },
  'DP-ABL-01': {
    title: 'Fähigkeiten',
    text: 'Eine Fähigkeit gehört zu einer Fertigkeit mit mindestens einem Würfel und ist eine begrenzte Ausnahme von einer Regel, oft einmal je Szene.',
  },
  'DP-ABL-02': {
    title: 'Wer sie hat',
    text: 'Spielfiguren, NSC und Kreaturen können Fähigkeiten haben.',
  },
  'DP-ADV-01': {
    title: 'In Würfeln bewertet',
    text: 'Vorteile und Nachteile haben eine Würfelzahl, etwa Armut 1W oder Attraktiv 2W.',
  },
  'DP-ADV-02': {
    title: 'Im Gleichgewicht',
    text: 'Vorteile darfst du nur haben, wenn Nachteile von gleichem Wert dabei sind.',
  },
  'DP-ADV-03': {
    title: 'Vorteil im Wurf',
    text: 'Ein passender Vorteil gibt seine Würfel als Erfolgswürfel.',
  },
  'DP-ADV-04': {
    title: 'Nachteil im Wurf',
    text: 'Ein Nachteil, der stören kann, gibt seine Würfel als Strafwürfel.',
  },
  'DP-ADV-05': {
    title: 'Wie sie sich ändern',
    text: 'Ein Aufstieg nimmt nichts weg. Krankheiten und Angst können Nachteile bringen.',
  },
  'DP-CHL-01': {
    title: 'Wann gewürfelt wird',
    text: 'Ein entscheidendes Hindernis wird mit Würfeln gelöst, nicht durch Erzählen.',
  },
  'DP-CHL-02': {
    title: 'Den Pool wählen',
    text: 'Du nennst ein Attribut und eine Fertigkeit, die Spielleitung muss zustimmen.',
  },
  'DP-CHL-03': {
    title: 'Erfolgswürfel',
    text: 'Attribut, Fertigkeit und passende Vorteile zusammen sind deine Erfolgswürfel.',
  },
  'DP-CHL-04': {
    title: 'Erfolg',
    text: 'Jede 5 und 6 auf einem Erfolgswürfel ist ein Erfolg, alles andere zählt nicht.',
  },
  'DP-CHL-05': {
    title: 'Schwierigkeit',
    text: 'Sie sagt, wie viele Erfolge nötig sind: 0 für fast Sicheres, 1 für Einfaches, 2, 3 und mehr für Schweres. Die Spielleitung setzt sie, auch geheim.',
  },
  'DP-CHL-06': {
    title: 'Bonuswürfel',
    text: 'Günstige Umstände geben Bonuswürfel, die wie Erfolgswürfel zählen.',
  },
  'DP-CHL-07': {
    title: 'Strafwürfel',
    text: 'Wunden, Last, Ablenkung und Ähnliches geben Strafwürfel. Jede 5 und 6 darauf hebt einen Erfolg auf.',
  },
  'DP-CHL-08': {
    title: 'Ergebnis',
    text: 'Erfolge minus Fehlschläge müssen die Schwierigkeit erreichen, und es darf kein Patzer sein.',
  },
  'DP-CHL-09': {
    title: 'Schwierigkeit 0',
    text: 'So etwas gelingt meist ohne Wurf. Wird gewürfelt, misslingt es nur bei einem Patzer.',
  },
  'DP-CHL-10': {
    title: 'Zwei Hebel der Spielleitung',
    text: 'Ist die Aufgabe selbst schwerer, ändert sich die Schwierigkeit. Liegt es an der Figur oder der Lage, gibt es Straf- oder Bonuswürfel.',
  },
  'DP-CHL-11': {
    title: 'Kritische Erfolge',
    text: 'Jeder Erfolg über die Schwierigkeit hinaus ist ein kritischer Erfolg.',
  },
  'DP-CHL-12': {
    title: 'Was sie bringen',
    text: 'Bei Bewegung mehr Strecke, beim Angriff Schadenswürfel oder Wirkungen, beim Schaden Wunden, sonst ein besonders gutes Ergebnis.',
  },
  'DP-CHL-13': {
    title: 'Patzer',
    text: 'Mehr Fehlschläge als Erfolge: Die Probe misslingt, und etwas geht ernsthaft schief.',
  },
  'DP-CHL-14': {
    title: 'Was ein Patzer bedeutet',
    text: 'Bei Bewegung stürzt du oder kommst nicht weg, beim Angriff fällt die Waffe oder ein Freund wird getroffen, sonst kostet es etwas. Die Spielleitung wählt.',
  },
  'DP-CHL-15': {
    title: 'Wahrnehmung',
    text: 'Gewürfelt wird nur, wenn Bemerken zählt: Wahrnehmung und eine passende Fertigkeit, gegen ein Wesen als gegensätzliche Probe.',
  },
  'DP-CHL-16': {
    title: 'Situationsproben',
    text: 'Die Spielleitung darf mit Werten der Figur würfeln, ob etwas zutrifft oder geschieht, etwa ob ein Feind auftaucht.',
  },
  'DP-CHL-17': {
    title: 'Würfel behalten ihre Herkunft',
    text: 'Bei jedem Würfel steht, woher er kommt. Welcher gestört hat, erzählt, was schiefging.',
  },
  'DP-CHL-18': {
    title: 'Ehre für die Hilfe',
    text: 'Hat allein die Unterstützung den Wurf gerettet, gebührt ihr der Ruhm.',
  },
  'DP-EXT-01': {
    title: 'Verlängerte Herausforderung',
    text: 'Lange Aufgaben sind eine Kette von Würfen, zwischen denen Zeit vergehen kann.',
  },
  'DP-EXT-02': {
    title: 'Ein Wurf misslingt',
    text: 'Der erste Misserfolg bricht die Kette ab oder mindert das Ergebnis, wie die Spielleitung bestimmt.',
  },
  'DP-EXT-03': {
    title: 'Kritisches in der Kette',
    text: 'Kritische Erfolge verbessern das Ergebnis, ein Patzer kostet etwas.',
  },
  'DP-OPP-01': {
    title: 'Gegeneinander',
    text: 'Stehen sich zwei mit Attributen im Weg, würfeln beide.',
  },
  'DP-OPP-02': {
    title: 'Wer greift an',
    text: 'Angreifer ist, wer etwas ändern will, Verteidiger, wer es verhindert, auch unwissentlich. Lügen ist ein Angriff.',
  },
  'DP-OPP-03': {
    title: 'Verteidigung zuerst',
    text: 'Die verteidigende Seite hat einen sicheren Erfolg und würfelt zuerst. Die Summe ist, was der Angriff braucht.',
  },
  'DP-OPP-04': {
    title: 'Wer gewinnt',
    text: 'Erreicht der Angriff die Summe, gewinnt er; was darüber liegt, ist kritisch.',
  },
  'DP-OPP-05': {
    title: 'Ohne feste Rollen',
    text: 'Wo niemand angreift, etwa bei einem Rennen, gewinnen mehr Erfolge; Gleichstand ist unentschieden oder ein doppelter Sieg.',
  },
  'DP-SUP-01': {
    title: 'Unterstützen',
    text: 'Helfen darfst du mit anderem Attribut und anderer Fertigkeit, wenn sie zur Hilfe passen.',
  },
  'DP-SUP-02': {
    title: 'Was Hilfe bringt',
    text: 'Wer hilft, würfelt zuerst gegen 1. Gelingt es, gibt es genau einen sicheren Erfolg.',
  },
  'DP-SUP-03': {
    title: 'Misslungene Hilfe',
    text: 'Ohne Patzer schadet sie nicht, wenn die Spielleitung nichts anderes sagt.',
  },
  'DP-SUP-04': {
    title: 'Einmal je Wurf',
    text: 'Jeder Wurf wird höchstens einmal und von einer Person unterstützt.',
  },
  'DP-SUP-05': {
    title: 'Patzer beim Helfen',
    text: 'Die Strafwürfel, die dabei störten, kommen als Strafwürfel zum unterstützten Wurf.',
  },
  'DP-FAT-01': {
    title: 'Schicksalswürfel',
    text: 'Zu Beginn hat jeder zwei.',
  },
  'DP-FAT-02': {
    title: 'Einsetzen',
    text: 'Bei jedem Wurf darfst du welche dazulegen; sie zählen als Erfolgswürfel und sind danach weg.',
  },
  'DP-FAT-03': {
    title: 'Verdienen',
    text: 'Für starkes Rollenspiel kann die Spielleitung neue geben.',
  },
  'DP-FAT-04': {
    title: 'Verlieren',
    text: 'Wer grundlos gegen die eigene Figur spielt, kann welche verlieren, aber nie unter null.',
  },
  'DP-DST-01': {
    title: 'Ablenkung',
    text: 'Was Ruhe braucht, leidet: Lärm gibt 1 Strafwürfel, Gefahr in der Nähe 2, ein Angriff auf dich 3.',
  },
  'DP-POW-01': {
    title: 'Kräfte',
    text: 'Manche Welten kennen Zauber oder Superkräfte. Jede gilt als Fertigkeit mit eigenen Fähigkeiten.',
  },
  'DP-OPT-01': {
    title: 'Regeln weglassen',
    text: 'Um schneller zu spielen, könnt ihr Teile wie Ablenkung oder Gelegenheitsangriffe abschalten.',
  },
  'DP-OPT-02': {
    title: 'Vorher ansagen',
    text: 'Was abgeschaltet ist, muss vor dem Spiel bekannt sein, damit niemand Würfel dafür ausgibt.',
  },
  'DP-RND-01': {
    title: 'Runden',
    text: 'In hektischen Szenen handeln alle nacheinander. Waren alle dran, beginnt die nächste Runde.',
  },
  'DP-RND-02': {
    title: 'Initiative',
    text: 'Die Spielleitung legt die Reihenfolge fest, oder alle würfeln; mehr Erfolge handeln früher.',
  },
  'DP-RND-03': {
    title: 'Welcher Pool',
    text: 'Im Zweifel Wahrnehmung, sonst was zur Lage passt.',
  },
  'DP-RND-04': {
    title: 'Gleichstand',
    text: 'Bei gleichen Erfolgen ist die angreifende Seite schneller.',
  },
  'DP-RND-05': {
    title: 'Einmal je Szene',
    text: 'Die Reihenfolge gilt für die ganze Szene.',
  },
  'DP-RND-06': {
    title: 'Eine Aktion',
    text: 'Je Runde eine: etwas, das ein paar Sekunden dauert.',
  },
  'DP-RND-07': {
    title: 'Mehrere Aktionen',
    text: 'Wer mehr tut, sagt die Zahl vorher an. Alle Würfe der Runde bekommen so viele Strafwürfel, wie es Aktionen sind.',
  },
  'DP-RND-08': {
    title: 'Verzögern',
    text: 'Du darfst später in der Runde handeln, aber nicht wieder früher. Wer gar nicht handelt, passt.',
  },
  'DP-RND-09': {
    title: 'Freie Aktion',
    text: 'Kleinigkeiten wie ein Ruf kosten nichts, eine je Runde. Jede weitere zählt als Aktion.',
  },
  'DP-MOV-01': {
    title: 'Bewegung',
    text: 'Meist Schwierigkeit 0; gewürfelt wird nur, wenn ein Stolpern zählt.',
  },
  'DP-MOV-02': {
    title: 'Strecken',
    text: 'Sie gelten für Menschen ohne Last. Andere Wesen und Umstände können abweichen.',
  },
  'DP-MOV-03': {
    title: 'Arten der Bewegung',
    text: 'Gehen 7,5 m, Rennen 15 m, Kriechen und Schwimmen 3 m, Klettern 1,5 m; jeder kritische Erfolg bringt 1,5 m mehr. Alles außer Gehen macht wehrlos.',
  },
  'DP-MOV-04': {
    title: 'Klettern',
    text: 'Leiter oder steil mit Griffen 0, senkrecht mit Griffen 1, überhängend 2, senkrecht ohne Griffe 3.',
  },
  'DP-MOV-05': {
    title: 'Vorsichtig',
    text: 'Mit halber Strecke sinkt die Schwierigkeit um 1, kritische Erfolge bringen dann nichts.',
  },
  'DP-MOV-06': {
    title: 'Springen',
    text: 'Je angefangene 1,5 m eine Schwierigkeit. Die Meter gehören zur Bewegung und verlängern sie nicht.',
  },
  'DP-MOV-07': {
    title: 'Nahe Gegner',
    text: 'Kommst du in die Reichweite eines Gegners, den niemand von euch bindet, musst du anhalten.',
  },
  'DP-MOV-08': {
    title: 'Reichweite verlassen',
    text: 'Gegner, bei denen du losgehst, halten dich nicht auf.',
  },
  'DP-MOV-09': {
    title: 'Schwieriges Gelände',
    text: 'Fels, Geröll oder Glätte erschweren um 1, sehr schweres Gelände um 2.',
  },
  'DP-ENC-01': {
    title: 'Tragkraft',
    text: 'Stärke und Ausdauer zusammen.',
  },
  'DP-ENC-02': {
    title: 'Last',
    text: 'Das Gewicht von allem, was du trägst, mit Kleidung und Rüstung.',
  },
  'DP-ENC-03': {
    title: 'Lasttabelle',
    text: 'Je Tragkraft sagt eine Zeile, ab welchem Gewicht wie viele Strafwürfel fällig sind.',
  },
  'DP-ENC-04': {
    title: 'So liest du sie',
    text: 'Geh in der Zeile nach rechts, bis eine Grenze über der Last liegt. Der Spaltenkopf nennt die Strafwürfel.',
  },
  'DP-ENC-05': {
    title: 'Wobei sie zählt',
    text: 'Bei allen körperlichen Würfen, auch Bewegung und Kampf.',
  },
  'DP-ENC-06': {
    title: 'Kürzere Wege',
    text: 'Jeder Strafwürfel aus Last halbiert die Strecke.',
  },
  'DP-POS-01': {
    title: 'Frei',
    text: 'Knien, hinlegen und vom Knien aufstehen geht als freie Aktion.',
  },
  'DP-POS-02': {
    title: 'Aufstehen',
    text: 'Vom Liegen hoch kostet eine Bewegung.',
  },
  'DP-POS-03': {
    title: 'Reittier und Fahrzeug',
    text: 'Auf- und Absteigen, Ein- und Aussteigen sind je eine Bewegung.',
  },
  'DP-TRV-01': {
    title: 'Reisen',
    text: 'Die Werte sind Anhalte; Wetter, Gesundheit und Gepäck verschieben sie.',
  },
  'DP-TRV-02': {
    title: 'Reisegeschwindigkeiten',
    text: 'Vom Fußweg mit 3 bis 5 km/h über Kutsche, Bahn und Auto ihrer Zeit bis zum Verkehrsflugzeug mit bis zu 1000 km/h.',
  },
  'DP-MEL-01': {
    title: 'Nahkampf',
    text: 'Zwei können kämpfen, wenn ihre Waffen einander erreichen.',
  },
  'DP-MEL-02': {
    title: 'Angriffswurf',
    text: 'Geschick und Waffenfertigkeit gegen die Abwehr. Der Angriff braucht mehr Erfolge, als die Abwehr geworfen hat.',
  },
  'DP-MEL-03': {
    title: 'Abwehr geht immer',
    text: 'Gegen jeden Angriff darf mit Geschick gewürfelt werden. Wer überrascht oder außer Gefecht ist, hat nur den sicheren Erfolg.',
  },
  'DP-MEL-04': {
    title: 'Wiederholte Abwehr',
    text: 'Jede weitere Abwehr derselben Runde bekommt einen Strafwürfel mehr.',
  },
  'DP-MEL-05': {
    title: 'Treffer',
    text: 'Auf einen gelungenen Angriff folgt der Schadenswurf.',
  },
  'DP-MEL-06': {
    title: 'Reichweite',
    text: 'Weiter weg nützt eine Waffe weder zum Angriff noch zur Abwehr.',
  },
  'DP-MEL-07': {
    title: 'Parieren',
    text: 'Einmal je Runde darfst du mit Waffe oder Schild abwehren und nimmst dann auch die Fertigkeit.',
  },
  'DP-MEL-08': {
    title: 'Mit bloßen Händen',
    text: 'Das geht mit zwei Strafwürfeln; misslingt es, kann der Schaden höher ausfallen.',
  },
  'DP-MEL-09': {
    title: 'Mehrere Angreifer',
    text: 'Nur einen Angriff je Runde kannst du parieren, die anderen nur mit Geschick und wachsender Strafe.',
  },
  'DP-VUL-01': {
    title: 'Wehrlos',
    text: 'Wer keine Fertigkeit zur Abwehr nutzen kann, ist wehrlos: keine Parade, nur Geschick.',
  },
  'DP-VUL-02': {
    title: 'Was wehrlos macht',
    text: 'Parade, Ansturm, Schuss und alles, was nicht Kampf ist, bis zum nächsten Zug; Rennen, Klettern, Reiten, Knien, Liegen und Gehaltenwerden, solange es dauert; noch nicht gehandelt oder nicht gesehen.',
  },
  'DP-RNG-01': {
    title: 'Fernkampf',
    text: 'Geschick und Waffenfertigkeit gegen eine Schwierigkeit; das Ziel wehrt nicht ab.',
  },
  'DP-RNG-02': {
    title: 'Größe des Ziels',
    text: 'Größer als ein Mensch 0, menschengroß 1, halb so groß 2, ein Viertel 3.',
  },
  'DP-RNG-03': {
    title: 'Schwer zu treffen',
    text: 'Liegend, sehr schmal oder schnell bewegt erschwert um 1.',
  },
  'DP-RNG-04': {
    title: 'Deckung',
    text: 'Nur der sichtbare Teil zählt: halbe Deckung erschwert um 1, drei Viertel um 2.',
  },
  'DP-RNG-05': {
    title: 'Durch die Deckung',
    text: 'Vorher angesagt und gezielt kannst du hindurchschießen: 1, 2 oder 3 Strafwürfel, und die Deckung schützt wie Rüstung.',
  },
  'DP-RNG-06': {
    title: 'Entfernung',
    text: 'Jede Klasse über nah hinaus erschwert um 1. Jenseits der letzten geht nichts.',
  },
  'DP-RNG-07': {
    title: 'Nach dem Schuss',
    text: 'Bis zu deinem nächsten Zug bist du wehrlos.',
  },
  'DP-SPA-01': {
    title: 'Greifen und Halten',
    text: 'Bis 1,5 m: waffenloser Kampf gegeneinander. Gelingt es, kann das Ziel nicht weg, und beide sind wehrlos.',
  },
  'DP-SPA-02': {
    title: 'Entkommen',
    text: 'Beide würfeln Stärke und waffenlosen Kampf; wer loskommen will, greift an.',
  },
  'DP-SPA-03': {
    title: 'Ansturm',
    text: 'Einmal je Runde Bewegung und Nahkampf in einem: je zwei Strafwürfel, ein Schadenswürfel mehr, danach wehrlos.',
  },
  'DP-SPA-04': {
    title: 'Abwehrhaltung',
    text: 'Wer nur abwehrt, darf einmal mehr parieren und bekommt bei jeder Abwehr einen Bonuswürfel.',
  },
  'DP-SPA-05': {
    title: 'Entwaffnen',
    text: 'Ein um 2 schwererer Angriff entreißt die Waffe; kritische Erfolge können sie beschädigen.',
  },
  'DP-SPA-06': {
    title: 'Feuerstoß',
    text: 'In der Nähe ein Bonuswürfel, weiter weg verdoppeln sich die Strafwürfel des Angriffs.',
  },
  'DP-SPA-07': {
    title: 'Treffer eines Feuerstoßes',
    text: 'Jeder Erfolg ist ein eigener Treffer mit vollem Schaden.',
  },
  'DP-SPA-08': {
    title: 'Patzer eines Feuerstoßes',
    text: 'Die Waffe klemmt.',
  },
  'DP-SPA-09': {
    title: 'Gelegenheitsangriff',
    text: 'Er ist nur erwähnt. Vorgabe: Die Spielleitung kann einen Angriff außer der Reihe gewähren.',
  },
  'DP-DMG-01': {
    title: 'Schadenswurf',
    text: 'Die Schadenswürfel gegen Schwierigkeit 1. Ein Erfolg ist eine Wunde, jeder kritische eine mehr.',
  },
  'DP-DMG-02': {
    title: 'Schadenswürfel',
    text: 'Die der Waffe, bei „+“ auch die Stärke, dazu einer je kritischem Erfolg des Angriffs und weitere Boni.',
  },
  'DP-DMG-03': {
    title: 'Rüstung',
    text: 'Ihr Wert gegen diese Schadensart erhöht die Schwierigkeit.',
  },
  'DP-DMG-04': {
    title: 'Betäubung',
    text: 'Sie stört wie Wunden, heilt aber schneller und tötet nicht. Beides wird getrennt gezählt.',
  },
  'DP-WND-01': {
    title: 'Wunden stören',
    text: 'Jede Wunde und jede Betäubung gibt einen Strafwürfel auf alle Würfe, außer beim Durchhalten und Heilen.',
  },
  'DP-WND-02': {
    title: 'Bewusstlos',
    text: 'Mehr Wunden als Ausdauer.',
  },
  'DP-WND-03': {
    title: 'Tot',
    text: 'Mehr Wunden als Ausdauer und Stärke zusammen.',
  },
  'DP-WND-04': {
    title: 'Durchhalten',
    text: 'Eine ganze Runde Kraft sammeln: Ausdauer und Selbstbeherrschung gegen Wunden und Betäubungen. Gelingt es, stören sie bis zum Ende der Szene oder der nächsten Wunde nicht.',
  },
  'DP-WND-05': {
    title: 'Wunden heilen',
    text: 'Einmal je Woche Ausdauer und Selbstbeherrschung gegen die Zahl der Wunden; Erfolg heilt eine.',
  },
  'DP-WND-06': {
    title: 'Gute Pflege',
    text: 'Schonung, Essen und ein Dach geben ein oder zwei Bonuswürfel.',
  },
  'DP-WND-07': {
    title: 'Betäubung heilen',
    text: 'Dasselbe alle zehn Minuten gegen die Zahl der Betäubungen.',
  },
  'DP-EQP-01': {
    title: 'Ausrüstungslisten',
    text: 'Sie sind ein Querschnitt; jede Welt darf ändern und umbenennen.',
  },
  'DP-EQP-02': {
    title: 'Nahkampfwaffen',
    text: 'Siebzehn Waffen mit Schaden, Art, Reichweite und Fertigkeit, von bloßen Händen bis zum Zweihänder.',
  },
  'DP-EQP-03': {
    title: 'Fernkampfwaffen',
    text: 'Achtzehn Waffen mit Schaden, Schüssen je Runde, vier Entfernungen und Fertigkeit.',
  },
  'DP-EQP-04': {
    title: 'Sprengstoffe',
    text: 'Sechs Arten mit Schaden, Art, Radius und Reichweite.',
  },
  'DP-ARM-01': {
    title: 'Rüstungswert',
    text: 'Er erhöht die Schwierigkeit des Schadenswurfs, je nach Art des Schadens.',
  },
  'DP-ARM-02': {
    title: 'Ganze Rüstung',
    text: 'Die Werte gelten, wenn Rumpf, Arme und Kopf geschützt sind; sonst bekommt der Schaden Bonuswürfel.',
  },
  'DP-ARM-03': {
    title: 'Was in der Tabelle steht',
    text: 'Werte je Schadensart, Wunden, die sie aushält, Gewicht und Strafwürfel auf Körperliches.',
  },
  'DP-ARM-04': {
    title: 'Rüstungen',
    text: 'Neun Arten, von schwerer Kleidung bis zum Energiepanzer.',
  },
  'DP-ARM-05': {
    title: 'Was wozu zählt',
    text: 'Beschreibungen sagen, was als welche Rüstung gilt. Gliederpanzer und Energieschild stehen nicht in der Tabelle.',
  },
  'DP-CRE-01': {
    title: 'Attribute verteilen',
    text: '12 Würfel auf sechs Attribute, jedes 1 bis 4.',
  },
  'DP-CRE-02': {
    title: 'Fertigkeiten verteilen',
    text: '12 Würfel, je Fertigkeit 1 bis 3.',
  },
  'DP-CRE-03': {
    title: 'Fähigkeiten kaufen',
    text: 'Ein Fertigkeitswürfel kauft stattdessen eine Fähigkeit; höchstens so viele, wie die Fertigkeit Würfel hat.',
  },
  'DP-CRE-04': {
    title: 'Vorteil und Nachteil',
    text: 'Je einer mit einem Würfel.',
  },
  'DP-CRE-05': {
    title: 'Persona',
    text: 'Drei Muster.',
  },
  'DP-CRE-06': {
    title: 'Lebensstil',
    text: 'Beruf wählen, Attribut und Fertigkeit dafür festlegen, Lebensstil ausrechnen und gleich das erste Einkommen würfeln.',
  },
  'DP-CRE-07': {
    title: 'Schicksal und Stufe',
    text: 'Stufe 1 und zwei Schicksalswürfel.',
  },
  'DP-CRE-08': {
    title: 'Beispielfigur',
    text: 'Peg Thannis zeigt eine regelgerechte Figur der Stufe 1.',
  },
  'DP-PSN-01': {
    title: 'Muster',
    text: 'Ein kurzer Satz über das, was die Figur antreibt.',
  },
  'DP-PSN-02': {
    title: 'Lohn',
    text: 'Wer danach spielt, kann einen Würfel bekommen, wer stark dagegen spielt, einen verlieren.',
  },
  'DP-PSN-03': {
    title: 'Beispielmuster',
    text: 'Siebenundzwanzig Muster zum Auswählen.',
  },
  'DP-LIF-01': {
    title: 'Einkommen',
    text: 'Gewürfelt wird mit Attribut und Fertigkeit des Berufs.',
  },
  'DP-LIF-02': {
    title: 'Lebensstil zu Beginn',
    text: 'Ein Drittel des Einkommenspools, abgerundet.',
  },
  'DP-LIF-03': {
    title: 'Erster Einkommenswurf',
    text: 'Er folgt sofort. Was er bewirkt, steht nicht da.',
  },
  'DP-XP-01': {
    title: 'Erfahrung',
    text: 'Figuren beginnen auf Stufe 1 und steigen durch Herausforderungen und Abenteuer.',
  },
  'DP-XP-02': {
    title: 'Nötige Punkte',
    text: '12 für Stufe 2, dann je Stufe einer mehr bis 18 für Stufe 8.',
  },
  'DP-XP-03': {
    title: 'Punkt aus einer Probe',
    text: 'Gelingt sie und zeigt mindestens die Hälfte deiner Würfel 5 oder 6, gibt es einen Punkt auf etwas, das beteiligt war, nie auf ein Attribut.',
  },
  'DP-XP-04': {
    title: 'Grenze',
    text: 'Nichts hält mehr Punkte, als es Würfel hat.',
  },
  'DP-XP-05': {
    title: 'Einer je Szene',
    text: 'Aus Proben höchstens ein Punkt je Szene.',
  },
  'DP-XP-06': {
    title: 'Sofort',
    text: 'Der Punkt wird gleich vergeben oder ist verloren.',
  },
  'DP-XP-07': {
    title: 'Ablehnen',
    text: 'Du darfst verzichten, um ihn später woanders zu verdienen.',
  },
  'DP-XP-08': {
    title: 'Punkte aus Abenteuern',
    text: 'Am Ende eines Abenteuers gibt die Spielleitung meist einen oder zwei.',
  },
  'DP-XP-09': {
    title: 'Gilt auch für NSC',
    text: 'Dieselbe Tabelle sagt, was ein NSC einer Stufe hat.',
  },
  'DP-XP-10': {
    title: 'Werte je Stufe',
    text: 'Summe und Höchstwerte der Attribute und Fertigkeiten und die Fähigkeiten je Fertigkeit, von Stufe 1 bis 8.',
  },
  'DP-XP-11': {
    title: 'Aufstieg',
    text: 'Am Ende einer Szene, wenn die Punkte reichen: ein Attributswürfel und zwei Würfel für Fertigkeiten oder Fähigkeiten. Die Punkte sind danach weg.',
  },
  'DP-XP-12': {
    title: 'Dauerhafte Grenzen',
    text: 'Kein Attribut über ein Drittel aller Attributswürfel, keine Fertigkeit über ein Viertel aller Fertigkeitswürfel.',
  },
  'DP-XP-13': {
    title: 'Vorteile bleiben',
    text: 'Ein Aufstieg entfernt keine Vor- oder Nachteile.',
  },
  'DP-NPC-01': {
    title: 'Wichtige NSC',
    text: 'Sie werden wie Spielfiguren einer gewählten Stufe gebaut.',
  },
  'DP-NPC-02': {
    title: 'Nebenfiguren',
    text: 'Meist Stufe 0: überall ein Würfel, nicht mehr als sechs bis acht Fertigkeiten.',
  },
  'DP-NPC-03': {
    title: 'Kurzform',
    text: 'Es genügt, was die Figur gut kann oder was auffällt.',
  },
  'DP-FEA-01': {
    title: 'Angst',
    text: 'Manches erschreckt. Wann geprüft wird, sagt die Spielleitung.',
  },
  'DP-FEA-02': {
    title: 'Vor einer Kreatur',
    text: 'Sie würfelt ihren Angriff, du Charisma und Selbstbeherrschung zur Abwehr.',
  },
  'DP-FEA-03': {
    title: 'In Angst',
    text: 'Nur Bewegung und Abwehr sind möglich, und jeder Zug führt weg, meist bis zum Ende der Szene.',
  },
  'DP-FEA-04': {
    title: 'Patzer vor Angst',
    text: 'Er kann eine bleibende Störung bringen.',
  },
  'DP-DRG-01': {
    title: 'Ein wenig',
    text: 'Kleine Mengen schaden nicht und können in Gesellschaft sogar helfen.',
  },
  'DP-DRG-02': {
    title: 'Besondere Drogen',
    text: 'Manche lassen Schmerz vergessen oder geben eine Zeit lang Bonuswürfel.',
  },
  'DP-DRG-03': {
    title: 'Zu viel',
    text: 'Dann folgt ein Schadenswurf gegen die Ausdauer; die Wunden sind Betäubung.',
  },
  'DP-SUF-01': {
    title: 'Ohne Luft',
    text: 'Jede Runde Ausdauer und Selbstbeherrschung gegen 1, alle zehn Runden 1 mehr; Misslingen betäubt.',
  },
  'DP-SUF-02': {
    title: 'Wieder atmen',
    text: 'Nach einer Runde ist diese Betäubung weg.',
  },
  'DP-FIR-01': {
    title: 'Feuer',
    text: 'Jede Runde Schaden nach Stärke: 3 Würfel an einer Fackel, 6 und mehr mitten im Brand.',
  },
  'DP-FIR-02': {
    title: 'Rüstung im Feuer',
    text: 'Sie schützt bis zur ersten Wunde, danach brennt sie selbst.',
  },
  'DP-ATT-01': {
    title: 'Haltungen',
    text: 'Verbündet, freundlich, neutral, ablehnend oder feindlich: So stehen die meisten NSC zu dir.',
  },
  'DP-OBJ-01': {
    title: 'Gegenstände angreifen',
    text: 'Die Spielleitung setzt die Schwierigkeit; ein Gegenstand hat nur den sicheren Erfolg.',
  },
  'DP-OBJ-02': {
    title: 'Gegenstände beschädigen',
    text: 'Schaden wie sonst gegen Wert und Wunden, die die Spielleitung festlegt.',
  },
  'DP-OBJ-03': {
    title: 'Beschädigtes benutzen',
    text: 'Jede Wunde des Gegenstands gibt einen Strafwürfel.',
  },
  'DP-POI-01': {
    title: 'Gift',
    text: 'Es wirkt über Haut, Mund, Lunge, Wunde oder Stich.',
  },
  'DP-POI-02': {
    title: 'Verlauf',
    text: 'Nach einiger Zeit greift es an, du wehrst mit Ausdauer ab. Nur wenn das schadet, folgen weitere Angriffe in festem Abstand.',
  },
  'DP-POI-03': {
    title: 'Ende',
    text: 'Zwei Angriffe ohne Schaden hintereinander, und es ist verbraucht.',
  },
  'DP-POI-04': {
    title: 'Kritische Wirkung',
    text: 'Statt mehr Schaden sind besondere Wirkungen möglich.',
  },
  'DP-POI-05': {
    title: 'Erste Hilfe',
    text: 'Sie kann die nächste Abwehr unterstützen.',
  },
  'DP-POI-06': {
    title: 'Dosis',
    text: 'Mehr Gift wirkt stärker und schneller, fällt aber auf.',
  },
  'DP-POI-07': {
    title: 'Gifte',
    text: 'Arsen, Belladonna, Zyanid, Thallium und Schlangengift mit Würfeln, Zeiten und Weg.',
  },
  'DP-CLD-01': {
    title: 'Kälte',
    text: 'Um null Grad alle fünf Stunden, in arktischer Kälte alle zehn Minuten Ausdauer und Überleben; Misslingen bringt 5 oder 7 Schadenswürfel.',
  },
  'DP-CLD-02': {
    title: 'Kälteschaden',
    text: 'Er betäubt und heilt erst im Warmen. Bewusstlose erleiden echte Wunden.',
  },
  'DP-CLD-03': {
    title: 'Kleidung',
    text: 'Warme zählt wie ein Punkt Rüstung, besondere wie zwei.',
  },
  'DP-ILL-01': {
    title: 'Ansteckung',
    text: 'Durch Menschen, Wunden, Essen oder Tiere.',
  },
  'DP-ILL-02': {
    title: 'Krankheitsverlauf',
    text: 'Nach der Inkubation der erste Angriff, dann bei jeder Wiederkehr; abgewehrt wird mit Ausdauer.',
  },
  'DP-ILL-03': {
    title: 'Genesung',
    text: 'Zwei Angriffe ohne Schaden hintereinander.',
  },
  'DP-ILL-04': {
    title: 'Krankheiten',
    text: 'Pocken, Malaria, Wundbrand und Lepra mit Würfeln, Zeiten und möglichen Folgen.',
  },
  'DP-ILL-05': {
    title: 'Bleibende Folgen',
    text: 'Eine Wunde darf gegen einen passenden Nachteil getauscht werden.',
  },
  'DP-ACD-01': {
    title: 'Säure',
    text: 'Schaden nach Menge und Stärke; Rüstung schützt mit ihrem Wert gegen Schlag.',
  },
  'DP-ACD-02': {
    title: 'Sie wirkt weiter',
    text: 'In der nächsten Runde so stark wie der letzte Schaden, Rüstung hilft nicht mehr.',
  },
  'DP-ACD-03': {
    title: 'Ausrüstung',
    text: 'Auch sie kann Schaden nehmen.',
  },
  'DP-LNG-01': {
    title: 'Sprachgrenze',
    text: 'Sprichst du die Sprache nicht fließend, erst Intelligenz und Sprache gegen 1; misslingt das, gibt es vier Strafwürfel.',
  },
  'DP-LNG-02': {
    title: 'Fließend',
    text: 'Die Muttersprache ist es. Wann die Strafe gilt, sagt die Spielleitung.',
  },
  'DP-EXP-01': {
    title: 'Explosion',
    text: 'Sie trifft alle im Radius mit vollem Schaden.',
  },
  'DP-EXP-02': {
    title: 'Abstand',
    text: 'Je Radius Entfernung ein Würfel weniger.',
  },
  'DP-EXP-03': {
    title: 'Art des Schadens',
    text: 'Explosionen zählen als Schlag, wo die Tabelle nichts anderes sagt.',
  },
  'DP-FAL-01': {
    title: 'Sturz',
    text: 'Ein Schadenswürfel je zwei Meter.',
  },
  'DP-FAL-02': {
    title: 'Rüstung beim Sturz',
    text: 'Sie schützt nicht, hebt aber die Schwierigkeit von 0 auf 1.',
  },
  'DP-FAL-03': {
    title: 'Weicher Grund',
    text: 'Er kann mildern, Wasser um zwei Würfel.',
  },
  'DP-R-01': {
    title: 'Schwierigkeit 0',
    text: 'Vorgabe: sie misslingt nur bei einem Patzer. Wahlweise schon, wenn ein Strafwürfel trifft.',
  },
  'DP-R-02': {
    title: 'Verlorene Zeichen',
    text: 'Attribut und Fertigkeit werden addiert; 5 und 6 zählen auf jedem Würfel, im Pool als Erfolg, auf Strafwürfeln als Fehlschlag.',
  },
  'DP-R-03': {
    title: 'Wechselnde Wörter',
    text: 'Gleiches heißt im Original manchmal verschieden; wir folgen dem Glossar, etwa Vernunft für Intelligenz.',
  },
  'DP-R-04': {
    title: 'Zerrissene Liste',
    text: 'Die Attribute und die Einleitung der Ausrüstung sind wieder in die richtige Reihenfolge gebracht.',
  },
  'DP-R-05': {
    title: 'Zwei Widerstandsproben',
    text: 'Beim Greifen ist eine gegensätzliche Probe gemeint, als Überschrift das Durchhalten trotz Wunden.',
  },
  'DP-R-06': {
    title: 'Wehrlos und verletzbar',
    text: 'Beides meint denselben Zustand.',
  },
  'DP-R-07': {
    title: 'Ohne Fertigkeit',
    text: 'Vorgabe: das Attribut allein. Wahlweise verboten oder mit einem Strafwürfel.',
  },
  'DP-R-08': {
    title: 'Leere Pools',
    text: 'Ohne Erfolgswürfel wird trotzdem mit den Strafwürfeln gewürfelt; Schaden ohne Würfel bewirkt nichts.',
  },
  'DP-R-09': {
    title: 'Sichere Erfolge',
    text: 'Vorgabe: sie zählen wie geworfene. Wahlweise bleiben sie unangetastet und zählen beim Patzer nicht mit.',
  },
  'DP-R-10': {
    title: 'Gleichstand im Nahkampf',
    text: 'Vorgabe: beide Fassungen sagen dasselbe, der Angriff braucht einen Erfolg mehr als die Abwehr geworfen hat.',
  },
  'DP-R-11': {
    title: 'Sehr schlechte Abwehr',
    text: 'Vorgabe: unter 0 sinkt das Ziel nicht. Wahlweise mindestens 1 oder ganz ohne Grenze.',
  },
  'DP-R-12': {
    title: 'Wettstreit ohne Rollen',
    text: 'Niemand hat einen sicheren Erfolg. Gleichstand ist in der Vorgabe unentschieden.',
  },
  'DP-R-13': {
    title: 'Wer schleicht, greift an',
    text: 'Vorgabe: wer etwas verbergen will, ist Angreifer. Die Spielleitung darf tauschen.',
  },
  'DP-R-14': {
    title: 'Strafwürfel zusammen',
    text: 'Alle Quellen addieren sich, ohne Grenze, wenn der Tisch keine setzt.',
  },
  'DP-R-15': {
    title: 'Kritischer Angriff',
    text: 'Vorgabe: je kritischem Erfolg ein Schadenswürfel, oder stattdessen eine Wirkung.',
  },
  'DP-R-16': {
    title: 'Folgen eines Patzers',
    text: 'Die Spielleitung wird gefragt und bekommt einen Vorschlag; wahlweise gilt er gleich.',
  },
  'DP-R-17': {
    title: 'Was Hilfe bringt',
    text: 'Vorgabe: genau ein sicherer Erfolg. Wahlweise mehr durch kritische Erfolge oder ein Bonuswürfel.',
  },
  'DP-R-18': {
    title: 'Misslungene Hilfe',
    text: 'Vorgabe: nur ein Patzer schadet, seine Strafwürfel gehen über. Wahlweise zählt er als ein Fehlschlag.',
  },
  'DP-R-19': {
    title: 'Zeitpunkt der Hilfe',
    text: 'Wer hilft, würfelt vorher und braucht in Runden eine Aktion, wenn der Tisch es nicht anders will. Schaden lässt sich nicht unterstützen.',
  },
  'DP-R-20': {
    title: 'Verlängertes im Einzelnen',
    text: 'Die Spielleitung setzt Zahl, Schwierigkeit und Abstand. Kritische Erfolge verbessern in der Vorgabe die Güte, wahlweise ersparen sie einen Wurf.',
  },
  'DP-R-21': {
    title: 'Schicksal einsetzen',
    text: 'Vorgabe: vor dem Wurf, auch beim Schaden. Wahlweise danach.',
  },
  'DP-R-22': {
    title: 'Wann es neue gibt',
    text: 'Vorgabe: nur einmal je Figur. Wahlweise je Abend oder Abenteuer, mit Höchstzahl.',
  },
  'DP-R-23': {
    title: 'Schicksal und Persona',
    text: 'Vorgabe: ein Vorrat unter zwei Namen. Wahlweise zwei getrennte.',
  },
  'DP-R-24': {
    title: 'Ablenkung im Einzelnen',
    text: 'Nur die höchste Zeile zählt, wahlweise alle; der ganze Teil lässt sich abschalten.',
  },
  'DP-R-25': {
    title: 'Gleichgewicht',
    text: 'Vorgabe: bei der Erschaffung genau je ein Würfel, später nur ein Hinweis.',
  },
  'DP-R-26': {
    title: 'Kräfte als Fertigkeit',
    text: 'Sie gelten nur in Welten, die sie einschalten.',
  },
  'DP-R-27': {
    title: 'Geheime Schwierigkeit',
    text: 'Vorgabe: je Wurf wählbar. Ob ein Versuch wiederholt werden darf, sagt die Spielleitung.',
  },
  'DP-R-28': {
    title: 'Initiative im Einzelnen',
    text: 'Bei Gleichstand erst die angreifende Seite, dann ein Stechen. Vorgabe: benannte NSC einzeln, gleiche zusammen.',
  },
  'DP-R-29': {
    title: 'Wie weit die Strafe reicht',
    text: 'Von der Ansage bis zum Ende der Runde, in der Vorgabe auch bei der Abwehr, nie beim Schaden.',
  },
  'DP-R-30': {
    title: 'Strafwürfel beim Schaden',
    text: 'Vorgabe: nur die eigenen Wunden und Betäubungen stören den Schaden.',
  },
  'DP-R-31': {
    title: 'Zweite freie Aktion',
    text: 'Jede weitere zählt als Aktion. Ab zwei Aktionen gibt es Strafwürfel, auch auf den Wurf, der gerade ansteht.',
  },
  'DP-R-32': {
    title: 'Verzögern im Einzelnen',
    text: 'Eingesprungen wird nach einer fremden Aktion; in der nächsten Runde gilt die alte Reihenfolge.',
  },
  'DP-R-33': {
    title: 'Runde oder Zug',
    text: 'Zähler beginnen mit der Runde neu, Wehrlosigkeit durch eine Aktion endet in der Vorgabe mit deinem nächsten Zug.',
  },
  'DP-R-34': {
    title: 'Gelegenheitsangriffe',
    text: 'Vorgabe: nur wenn die Spielleitung einen gewährt. Wahlweise von selbst oder gar nicht.',
  },
  'DP-R-35': {
    title: 'Dauer einer Runde',
    text: 'Drei Sekunden, wenn der Tisch nichts anderes setzt.',
  },
  'DP-R-36': {
    title: 'Strecken ohne Last',
    text: 'Die Werte gelten ohne Last, weil Last sie halbiert.',
  },
  'DP-R-37': {
    title: 'Ein Patzer unter Erfolgen',
    text: 'Gemeint ist ein Fehlschlag; so stimmt das Beispiel.',
  },
  'DP-R-38': {
    title: 'Bewegung misslingt',
    text: 'Vorgabe: keine Strecke, aber kein Sturz. Wahlweise die halbe Strecke.',
  },
  'DP-R-39': {
    title: 'Vorsichtig bei 0',
    text: 'Vorgabe: unter 0 geht es nicht. Wahlweise wird ein Fehlschlag vergeben.',
  },
  'DP-R-40': {
    title: 'Sprünge',
    text: 'Gemessen wird die gerade Strecke. Was beim Misslingen geschieht, sagt in der Vorgabe die Spielleitung.',
  },
  'DP-R-41': {
    title: 'Gebundene Gegner',
    text: 'Vorgabe: ein Gegner ist gebunden, wenn er in der Reichweite eines Verbündeten steht.',
  },
  'DP-R-42': {
    title: 'Gelände im Einzelnen',
    text: 'Der Aufschlag gilt zu Fuß und beim Springen; Kriechen senkt ihn um 1.',
  },
  'DP-R-43': {
    title: 'Rennen und Sprinten',
    text: 'Vorgabe: dieselbe Fertigkeit.',
  },
  'DP-R-44': {
    title: 'Genau an der Grenze',
    text: 'Vorgabe: die Last muss unter der Grenze liegen.',
  },
  'DP-R-45': {
    title: '115 kg bei Tragkraft 5',
    text: 'Vorgabe: wie gedruckt. Wahlweise das regelmäßige Muster.',
  },
  'DP-R-46': {
    title: 'Tragkraft 10',
    text: 'Vorgabe: wie gedruckt, obwohl die Zeile verschoben wirkt.',
  },
  'DP-R-47': {
    title: 'Jenseits der Tabelle',
    text: 'Über 10 geht es im Muster der letzten Zeile weiter. Überlastet heißt keine Bewegung und sechs Strafwürfel, wahlweise nur weitere Würfel.',
  },
  'DP-R-48': {
    title: 'Was körperlich ist',
    text: 'Würfe mit Stärke oder Geschick und was die Spielleitung dazuzählt, nicht Abwehrkräfte des Körpers und nicht Schaden.',
  },
  'DP-R-49': {
    title: 'Halbieren',
    text: 'Vorgabe: je Würfel noch einmal, auf die ganze Strecke.',
  },
  'DP-R-50': {
    title: 'Aufstehen',
    text: 'Gewürfelt wird nur, wenn Strafwürfel da sind und es darauf ankommt.',
  },
  'DP-R-51': {
    title: 'Reisewerte',
    text: 'Wie gedruckt, begrenzt durch die Tagesstrecke. Wahlweise halbiert Last auch die Reise.',
  },
  'DP-R-52': {
    title: 'Überrascht',
    text: 'Vorgabe: gar kein Abwehrwurf. Wahlweise mit Geschick.',
  },
  'DP-R-53': {
    title: 'Listen der Wehrlosigkeit',
    text: 'Es gilt alles, was irgendwo genannt ist; Gehen, Zielen und Nahkampf gehören nicht dazu.',
  },
  'DP-R-54': {
    title: 'Wie oft pariert wird',
    text: 'Einmal je Runde, in Abwehrhaltung zweimal, und nicht wehrlos.',
  },
  'DP-R-55': {
    title: 'Waffenlos parieren',
    text: 'Vorgabe: immer zwei Strafwürfel, auch gegen Fäuste.',
  },
  'DP-R-56': {
    title: 'Reichweite bei der Parade',
    text: 'Vorgabe: nur auf der Karte begrenzt sie. Schilde gehen immer.',
  },
  'DP-R-57': {
    title: 'Schwert und Schild',
    text: 'Schwert zählt zu den Klingenwaffen, Schild ist eine eigene Fertigkeit.',
  },
  'DP-R-58': {
    title: 'Größe im Einzelnen',
    text: 'Nach der größten Ausdehnung. Vorgabe: schwer zu treffen zählt nur einmal.',
  },
  'DP-R-59': {
    title: 'Viertel Deckung',
    text: 'Vorgabe: sie erschwert nicht.',
  },
  'DP-R-60': {
    title: 'Durch Deckung im Einzelnen',
    text: 'Vorgabe: die Strafwürfel treten an die Stelle der Erschwernis.',
  },
  'DP-R-61': {
    title: 'Zielen',
    text: 'Eine Aktion ohne Wurf, verloren bei Bewegung oder Wunde. Wahlweise gibt sie einen Bonuswürfel.',
  },
  'DP-R-62': {
    title: 'Grenzen der Entfernung',
    text: 'Die obere Grenze gehört noch dazu; fehlende Klassen gibt es nicht.',
  },
  'DP-R-63': {
    title: 'Schüsse je Runde',
    text: 'Jeder Schuss ist eine Aktion; halbe und viertel Werte heißen nachladen.',
  },
  'DP-R-64': {
    title: 'Wer Feuerstöße kann',
    text: 'Maschinengewehr, Maschinenpistole und Sturmgewehr; ein Feuerstoß ist eine Aktion.',
  },
  'DP-R-65': {
    title: 'Doppelte Strafwürfel',
    text: 'Vorgabe: wörtlich die Strafwürfel des Angriffs. Wahlweise verdoppelt sich die Erschwernis der Entfernung.',
  },
  'DP-R-66': {
    title: 'Zahl der Treffer',
    text: 'Vorgabe: so viele, wie Erfolge übrig sind, mindestens einer. Wahlweise nur, was über der Schwierigkeit liegt.',
  },
  'DP-R-67': {
    title: 'Ladehemmung',
    text: 'Vorgabe: eine Aktion mit Wurf gegen 1.',
  },
  'DP-R-68': {
    title: 'Greifen im Einzelnen',
    text: 'Die Abwehr mit Fertigkeit gilt als Parade der Runde. Schaden entsteht nicht.',
  },
  'DP-R-69': {
    title: 'Halten und Entkommen',
    text: 'Halten kostet in der Vorgabe nichts. Wer gehalten wird, darf alles außer sich bewegen.',
  },
  'DP-R-70': {
    title: 'Ansturm im Einzelnen',
    text: 'Vorgabe: nur Bewegung und Angriff bekommen die zwei Würfel. Misslingt die Bewegung, fällt der Angriff aus.',
  },
  'DP-R-71': {
    title: 'Abwehrhaltung im Einzelnen',
    text: 'Zwei Paraden bis zum nächsten Zug, die erste hindert die zweite nicht.',
  },
  'DP-R-72': {
    title: 'Entwaffnen im Einzelnen',
    text: 'Kein Schaden an der Person. Mit kritischen Erfolgen darf die Waffe außerdem Wunden nehmen.',
  },
  'DP-R-73': {
    title: 'Wörter für Schaden',
    text: 'Scharf ist Schnitt, stumpf ist Schlag, dazu Stich.',
  },
  'DP-R-74': {
    title: 'Kugeln',
    text: 'Vorgabe: Feuerwaffen zählen als Schnitt, damit das Beispiel stimmt; Pfeile und Speere als Stich.',
  },
  'DP-R-75': {
    title: 'Zwei Arten',
    text: 'Du wählst vor dem Angriff; die erste ist vorgewählt.',
  },
  'DP-R-76': {
    title: 'Waffen ohne Art',
    text: 'Pfefferspray und Peitsche betäuben in der Vorgabe, die Garotte würgt nach einem Griff.',
  },
  'DP-R-77': {
    title: 'Schaden bei Schwierigkeit 0',
    text: 'Vorgabe: eine Wunde ist sicher, jeder Erfolg eine mehr. Wahlweise muss ein Würfel treffen.',
  },
  'DP-R-78': {
    title: 'Betäubung und Ohnmacht',
    text: 'Vorgabe: Betäubung macht nicht bewusstlos. Wahlweise zählt sie dafür mit.',
  },
  'DP-R-79': {
    title: 'Aufwachen und Sterben',
    text: 'Bewusstlos ist man, solange die Bedingung gilt; der Tod ist endgültig.',
  },
  'DP-R-80': {
    title: 'Durchhalten im Einzelnen',
    text: 'Es gilt bis zum Ende der Szene oder der nächsten Wunde; spätere Betäubung stört für sich.',
  },
  'DP-R-81': {
    title: 'Heilen im Einzelnen',
    text: 'Vorgabe: mindestens so viele Erfolge wie Wunden. Eine medizinische Unterstützung je Wurf.',
  },
  'DP-R-82': {
    title: 'Betäubung heilen',
    text: 'Vorgabe: gegen die Zahl der Betäubungen; Kälte und Ersticken folgen eigenen Regeln.',
  },
  'DP-R-83': {
    title: 'Wann Rüstung leidet',
    text: 'Vorgabe: sie nimmt so viele Wunden, wie durch sie hindurchgehen. Wogegen sie keinen Wert hat, das nutzt sie auch nicht ab.',
  },
  'DP-R-84': {
    title: 'Lücken in der Rüstung',
    text: 'Vorgabe: fehlen Arme oder Kopf, gibt jede Lücke einen Schadenswürfel mehr. Ohne Rumpf schützt die Rüstung gar nicht.',
  },
  'DP-R-85': {
    title: 'Rüstungstabelle gelesen',
    text: 'Druckfehler sind berichtigt, Widerstand meint die Wunden der Rüstung.',
  },
  'DP-R-86': {
    title: 'Gliederpanzer und Energieschild',
    text: 'Sie haben keine Zeile; unsere Werte lassen sich ändern oder streichen.',
  },
  'DP-R-87': {
    title: 'Leder',
    text: 'Weiches zählt als schwere Kleidung, beschlagenes hat eine eigene Zeile.',
  },
  'DP-R-88': {
    title: 'Energiepanzer tragen',
    text: 'Vorgabe: mit Strom trägt er sich selbst.',
  },
  'DP-R-89': {
    title: 'Druckfehler',
    text: 'Verschriebene Namen und Zahlen der Waffentabellen sind berichtigt.',
  },
  'DP-R-90': {
    title: 'Schrotflinte',
    text: 'Sie hat keine extreme Reichweite.',
  },
  'DP-R-91': {
    title: 'Werfer und Raketen',
    text: 'Vorgabe: geladen gelten Schaden und Reichweiten der Rakete, der Mindestabstand bleibt.',
  },
  'DP-R-92': {
    title: 'Radius',
    text: 'Vorgabe: die Meter des Beispiels, weil die Tabelle wohl Fuß behielt.',
  },
  'DP-R-93': {
    title: 'Radien zählen',
    text: 'Vorgabe: bis zum ersten Radius voll, dann nach ganzer Entfernung.',
  },
  'DP-R-94': {
    title: 'Art von Explosionen',
    text: 'Vorgabe: was die Tabelle sagt. Wahlweise immer Schlag.',
  },
  'DP-R-95': {
    title: 'Werfen und Streuen',
    text: 'Keine Abwehr. Ein verfehlter Wurf landet in der Vorgabe daneben, je fehlendem Erfolg 1,5 m.',
  },
  'DP-R-96': {
    title: 'Fähigkeiten je Fertigkeit',
    text: 'Vorgabe: die kleinere der beiden Grenzen.',
  },
  'DP-R-97': {
    title: 'Preis einer Fähigkeit',
    text: 'Ein Fertigkeitswürfel; Stufen gibt es nicht.',
  },
  'DP-R-98': {
    title: 'Pegs Lebensstil',
    text: 'Die gedruckte 5 ist ihr Einkommenspool, die Formel gibt 1. Reichtum und Armut zählen nur auf Wunsch.',
  },
  'DP-R-99': {
    title: 'Was Einkommen bewirkt',
    text: 'Vorgabe: einmal im Monat hebt oder senkt der Wurf den Lebensstil. Wahlweise wird er nur vermerkt.',
  },
  'DP-R-100': {
    title: 'Welche Würfe Erfahrung bringen',
    text: 'Angriff, Abwehr und Hilfe gehören dazu, Schaden nicht. Gezählt werden alle eigenen Würfel.',
  },
  'DP-R-101': {
    title: 'Wo Erfahrung stehen kann',
    text: 'Vorgabe: auf Fertigkeiten, Kräften, Vor- und Nachteilen und dem Lebensstil, sonst käme Peg nie auf Stufe 2.',
  },
  'DP-R-102': {
    title: 'Aufstieg im Einzelnen',
    text: 'Eine Stufe auf einmal, überzählige Punkte verfallen in der Vorgabe.',
  },
  'DP-R-103': {
    title: 'Drittel und Viertel',
    text: 'Abgerundet, Fähigkeiten zählen in der Vorgabe mit.',
  },
  'DP-R-104': {
    title: 'Über Stufe 8',
    text: 'Vorgabe: Stufe 8 ist das Ende.',
  },
  'DP-R-105': {
    title: 'Stufe 0',
    text: 'Die Angaben sind nur Vorschlag; NSC-Werte sind frei, Abweichungen werden vermerkt.',
  },
  'DP-R-106': {
    title: 'Angst im Einzelnen',
    text: 'Ein Wurf der Kreatur gilt für alle Betroffenen. Vorgabe: eine Szene lang.',
  },
  'DP-R-107': {
    title: 'Drogen im Einzelnen',
    text: 'Vorgabe: ein Ausdauerwurf bestimmt die Schwierigkeit des Schadens.',
  },
  'DP-R-108': {
    title: 'Ersticken im Einzelnen',
    text: 'Gewürfelt wird am Ende jeder Runde. Vorgabe: daran stirbt niemand.',
  },
  'DP-R-109': {
    title: 'Feuer im Einzelnen',
    text: 'Vorgabe: Rüstung zählt mit ihrem Wert gegen Schlag bis zur ersten Wunde.',
  },
  'DP-R-110': {
    title: 'Gegenstände im Einzelnen',
    text: 'Im Nahkampf mindestens 1, aus der Ferne in der Vorgabe nach Größe.',
  },
  'DP-R-111': {
    title: 'Gift im Einzelnen',
    text: 'Angriffswürfel gegen Ausdauer, dann Schaden ohne Rüstung. Schadet der erste Angriff nicht, ist es vorbei.',
  },
  'DP-R-112': {
    title: 'Krankheit im Einzelnen',
    text: 'Wie Gift, nur ohne diese Bedingung. Bei Lepra zählt schon der gelungene Angriff.',
  },
  'DP-R-113': {
    title: 'Säure im Einzelnen',
    text: 'Vorgabe: die nächste Runde hat so viele Würfel, wie Wunden entstanden sind.',
  },
  'DP-R-114': {
    title: 'Kälte im Einzelnen',
    text: 'Gegen 1 oder mehr; Kleidung erschwert in der Vorgabe den Schaden.',
  },
  'DP-R-115': {
    title: 'Wann fließend',
    text: 'Vorgabe: nur, was als fließend vermerkt ist. Wahlweise ab einer Würfelzahl.',
  },
  'DP-R-116': {
    title: 'Sturz im Einzelnen',
    text: 'Volle zwei Meter zählen, die Wunden sind echt.',
  },
  'DP-R-117': {
    title: 'Auch für NSC',
    text: 'Gefahren gelten für jede Figur.',
  },
  'DP-R-118': {
    title: 'Haltungen ändern',
    text: 'Die Spielleitung setzt sie; ein Patzer oder kritischer Erfolg schlägt in der Vorgabe eine Stufe vor.',
  },
  'DP-R-119': {
    title: 'Glückspilz',
    text: 'Vorgabe: so viele Würfel je Szene, wie der Vorteil wert ist, einzeln oder mehrere auf einen eigenen Wurf, auch auf eine Abwehr. Angesagt wird vorher.',
  },
  'DP-R-120': {
    title: 'Vor der ersten Handlung',
    text: 'Vorgabe: nur in der ersten Runde macht das wehrlos. Wer später dazukommt, ist es deshalb nicht.',
  },
  'DP-R-121': {
    title: 'Klauen, Zähne, Fäuste',
    text: 'Niemand verliert sie oder lässt sie fallen. Ein Patzer damit kostet das Gleichgewicht: die Figur liegt.',
  },
  'DP-R-122': {
    title: 'Reichweite auf der Karte',
    text: 'Vorgabe: benachbarte Felder, auch schräg, liegen immer in Reichweite. Weiter weg zählen die Meter von Feldrand zu Feldrand.',
  },
  'DP-R-123': {
    title: 'Mauern',
    text: 'Durch eine Mauer geht kein Weg, kein Ansturm und kein Nahkampf.',
  },
  'DP-R-124': {
    title: 'Passen Attribut und Fertigkeit?',
    text: 'Vorgabe: niemand fragt vor jedem Wurf nach. Die Spielleitung nimmt zurück, was nicht passt.',
  },
  'DP-R-125': {
    title: 'Kritisch entwaffnet',
    text: 'Die Waffe fällt in jedem Fall. Ein kritischer Erfolg beschädigt sie noch dazu.',
  },
};
