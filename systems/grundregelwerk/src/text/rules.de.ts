import type { RuleText } from '@tafelrunde/kernel';
import type { GwId } from '../catalogue-ids.ts';

/** The catalogue in German, in our own words. */
export const rulesDe: Readonly<Record<GwId, RuleText>> = {
  'GW-TRT-01': {
    title: 'Drei Eigenschaften',
    text: 'Deine Figur hat drei Eigenschaften: Stärke (S) für Körperkraft und Nahkampf, Geschicklichkeit (G) für Heimlichkeit und Fernkampf, Magie (M) für Zauber und besondere Wirkungen. Jeder Test läuft über genau eine davon.',
  },
  'GW-TRT-02': {
    title: 'Eigenschaften sind Würfel',
    text: 'Wie gut du in einer Eigenschaft bist, zeigt die Größe ihres Würfels. Von klein nach groß gibt es W6, W8, W10, W12 und W20.',
  },
  'GW-TRT-03': {
    title: 'Die passende Eigenschaft',
    text: 'Du beschreibst, was deine Figur tut, und die Spielleitung (SL) nennt die Eigenschaft: S für rein Körperliches, G für heimliches Vorgehen, M für besondere Wirkungen. Im Kampf entscheidet, womit du angreifst: S gilt im Nahkampf, G auf Distanz und M beim Zaubern.',
  },
  'GW-TST-01': {
    title: 'Ablauf eines Tests',
    text: 'Du sagst, was du erreichen willst, und die SL bestimmt Eigenschaft und Schwierigkeit (TN). Umstände verschieben die TN stufenweise, und Hilfe kann deinen Würfel vergrößern. Dann wirfst du einen einzigen Würfel, rechnest nichts hinzu und wiederholst den Wurf nicht. Die gefallene Zahl entscheidet über den Ausgang.',
  },
  'GW-TN-01': {
    title: 'Die Schwierigkeitsleiter',
    text: 'Die Schwierigkeit eines Tests, kurz TN, hat vier Werte: 4 ist einfach, 6 normal, 8 schwierig und 12 eine Heldentat. Von einem dieser Werte zum nächsten ist es jeweils eine Stufe.',
  },
  'GW-RES-01': {
    title: 'Erfolg',
    text: 'Zeigt dein Würfel mindestens die TN, gelingt der Test, und deine Figur erreicht, was sie wollte.',
  },
  'GW-RES-02': {
    title: 'Fehlschlag',
    text: 'Bleibt der Würfel unter der TN, scheitert der Versuch, und dein Ziel bleibt unerreicht. Ausgenommen ist die höchste Seite des Würfels: Mit ihr gelingt der Test in der Vorgabe immer (GW-R-07).',
  },
  'GW-RES-03': {
    title: 'Gewürfelte 1',
    text: 'Eine 1 auf dem Würfel ist immer ein Fehlschlag und bringt obendrein eine Komplikation. Das gilt auch bei der leichtesten Aufgabe.',
  },
  'GW-RES-04': {
    title: 'Höchste Seite',
    text: 'Fällt die höchste Zahl des Würfels, den du tatsächlich wirfst, ist das ein außergewöhnlicher Erfolg. Der Test gelingt, und du bekommst einen Vorteil dazu.',
  },
  'GW-RES-05': {
    title: 'Art des Vorteils',
    text: 'Welchen Vorteil ein außergewöhnlicher Erfolg bringt, legt ihr am Tisch passend zur Szene fest. Denkbar sind etwa eine stärkere Wirkung, ein geringeres Risiko, mehr Tempo oder weniger Lärm; die Liste ist offen.',
  },
  'GW-RES-06': {
    title: 'Reihenfolge der Auswertung',
    text: 'Prüfe der Reihe nach: Eine 1 ist ein Fehlschlag mit Komplikation, die höchste Seite ein außergewöhnlicher Erfolg, jeder andere Wurf ab der TN ein Erfolg und alles Übrige ein Fehlschlag. Steht maxAlwaysSucceeds auf false, zählt die höchste Seite nur dann als außergewöhnlich, wenn sie auch die TN erreicht.',
  },
  'GW-EXA-01': {
    title: 'Beispiel: ungesehen über die freie Fläche',
    text: 'Eine Figur mit G W10 will ohne Hilfe ungesehen über eine freie Fläche. Dämmerung und Hindernisse stecken schon in der TN 6 und zählen nicht noch einmal. Der Wurf zeigt 5, also einen Fehlschlag ohne Pflicht zur Komplikation. Niemand entdeckt sie gleich, doch jemand horcht auf und fängt an zu suchen; von sich aus verhängt die SL Zeitdruck als Komplikation.',
  },
  'GW-EXA-02': {
    title: 'Beispiel: Mechanismus mit Hilfe',
    text: 'Ein Mechanismus soll rasch in Gang kommen; das ist Körperarbeit, also S gegen TN 6. Hilfe macht aus dem W10 einen W12, und der Wurf zeigt 12. Das ist ein außergewöhnlicher Erfolg: Der Mechanismus läuft sofort an und bleibt als Vorteil völlig still.',
  },
  'GW-MOD-01': {
    title: 'Stufen statt Zuschläge',
    text: 'Auf einen Wurf wird nie etwas aufgeschlagen oder von ihm abgezogen. Gute und schlechte Umstände verschieben stattdessen die TN auf der Leiter 4, 6, 8, 12.',
  },
  'GW-MOD-02': {
    title: 'Erschwernis',
    text: 'Ein hinderlicher Umstand hebt die TN um 1 Stufe, etwa von 6 auf 8. Dazu gehören ein Ziel in Deckung, Dunkelheit, rutschiger Boden, Zeitdruck, Lärm und Ablenkung.',
  },
  'GW-MOD-03': {
    title: 'Erleichterung',
    text: 'Ein günstiger Umstand senkt die TN um 1 Stufe, etwa von 8 auf 6. Dazu gehören gründliche Vorbereitung, gutes Werkzeug, die bessere Position, Überraschung und ungestörte Konzentration.',
  },
  'GW-MOD-04': {
    title: 'Extreme Umstände',
    text: 'Ist etwas außerordentlich leicht oder schwer, darf die SL die TN gleich um 2 Stufen verschieben.',
  },
  'GW-MOD-05': {
    title: 'Leichter als 4',
    text: 'Sinkt die TN unter 4, ist das Vorhaben fast sicher. In der Regel brauchst du dann gar nicht zu würfeln (GW-R-05).',
  },
  'GW-MOD-06': {
    title: 'Schwerer als 12',
    text: 'Steigt die TN über 12, ist das Vorhaben fast unmöglich. In der Regel brauchst du dann erst einen Plan oder musst die Sache anders angehen (GW-R-05).',
  },
  'GW-HLP-01': {
    title: 'Was Hilfe kostet',
    text: 'Wer hilft, gibt dafür eine Aktion her. Im Kampf geschieht das im eigenen Zug, sonst jederzeit in der Szene.',
  },
  'GW-HLP-02': {
    title: 'Was Hilfe bewirkt',
    text: 'Den unterstützten Test würfelst du mit dem nächstgrößeren Würfel. Schon beim folgenden Test nimmst du wieder deinen eigenen.',
  },
  'GW-HLP-03': {
    title: 'Die Würfelleiter',
    text: 'Hilfe macht aus einem W6 einen W8, aus einem W8 einen W10, aus einem W10 einen W12 und aus einem W12 einen W20. Größer als der W20 wird kein Würfel.',
  },
  'GW-HLP-04': {
    title: 'Nur eine helfende Figur',
    text: 'Einen Test unterstützt in der Regel höchstens eine Figur; Hilfe soll sich nicht stapeln. Ausnahmen regelt der Schalter helpLimit (GW-R-11).',
  },
  'GW-HLP-05': {
    title: 'Hilfe beschreiben',
    text: 'Hilfe zählt nur, wenn du glaubhaft beschreibst, wie sie aussieht. Als Vorschläge stehen bereit: decken, Werkzeug anreichen, ablenken, stützen und beraten.',
  },
  'GW-RTY-01': {
    title: 'Kein Würfeln, bis es klappt',
    text: 'Nach einem Fehlschlag darfst du unter denselben Umständen nicht einfach weiterwürfeln. Du wählst genau einen von drei Auswegen: Du gehst die Sache mit anderer Eigenschaft, anderem Werkzeug oder anderer Methode an, du nimmst eine Komplikation wie Zeitverlust oder Alarm in Kauf, oder du gibst das Vorhaben auf.',
  },
  'GW-ATK-01': {
    title: 'Ablauf eines Angriffs',
    text: 'Bestimme zuerst ein Ziel in Reichweite und Sichtlinie, dann die Waffe oder den Zauber. Daraus ergibt sich die Eigenschaft: S im Nahkampf, G auf Distanz, M beim Zaubern. Wirf ihren Würfel gegen die TN des Gegners.',
  },
  'GW-ATK-02': {
    title: 'Gegnerarten',
    text: 'Ein Handlanger hat TN 6 und 1 Herz, jeder Treffer schaltet ihn also aus. Ein Elitegegner hat TN 8 und 2 Herzen, ein Boss TN 12 und 3 Herzen. In der Nur-W6-Variante tritt ein Grad an die Stelle der TN: Normal (+0) beim Handlanger, Schwierig (+1) bei der Elite, Heldentat (+2) beim Boss.',
  },
  'GW-HIT-01': {
    title: 'Treffer gegen Handlanger',
    text: 'Ein einziger Treffer schaltet einen Handlanger aus: Er stirbt oder kämpft nicht weiter.',
  },
  'GW-HIT-02': {
    title: 'Treffer gegen Elite und Boss',
    text: 'Jeder Treffer nimmt einem Elitegegner oder Boss 1 Herz.',
  },
  'GW-HIT-03': {
    title: 'Treffer gegen eine Spielerfigur',
    text: 'Wird deine Figur getroffen, büßt sie 1 Herz ein. Trägt sie Rüstung, kann ihre Rüstungsmarke den Treffer auffangen und ist danach verbraucht (GW-ARM-02).',
  },
  'GW-HIT-04': {
    title: 'Außergewöhnlicher Angriff',
    text: 'Triffst du einen Boss mit einem außergewöhnlichen Erfolg, erleidet er 2 Wunden statt einer.',
  },
  'GW-REV-01': {
    title: 'Vergeltung',
    text: 'Verfehlst du dein Ziel, kostet dich das 1 Herz, sofern der angegriffene Gegner realistisch an dich herankommt. Das gilt für den einfachen Fehlschlag ebenso wie für die 1.',
  },
  'GW-REV-02': {
    title: 'Kommt der Gegner heran?',
    text: 'Stehst du direkt neben dem Gegner, kommt er bis auf seltene Ausnahmen an dich heran. Bei einem Angriff aus der Ferne gilt das in der Regel auch, wenn du ungedeckt bist und er zurückschlagen kann. Volle Deckung oder ein Abstand jenseits seiner Möglichkeiten bewahrt dich in der Regel davor.',
  },
  'GW-REV-03': {
    title: 'Eine 1 im Kampf',
    text: 'Würfelst du beim Angriff eine 1, büßt du in der Regel 1 Herz ein, und obendrein wird deine Lage schlechter. Du stürzt zum Beispiel, lässt die Waffe fallen oder musst deine Deckung aufgeben.',
  },
  'GW-REV-04': {
    title: 'Komplikation statt Herz',
    text: 'Anstelle des Herzverlusts kann dich eine andere Komplikation treffen, die zur Lage passt: Die Waffe entgleitet dir etwa, oder ein Stoß bringt dich zu Fall.',
  },
  'GW-REV-05': {
    title: 'Vergeltung ist kein Zug',
    text: 'Die Vergeltung gehört zu deinem misslungenen Angriff. Der Gegner verbraucht dafür nichts und behält seinen eigenen Zug.',
  },
  'GW-RNG-01': {
    title: 'Reichweite im Nahkampf',
    text: 'Im Nahkampf erreichst du Ziele auf angrenzenden Feldern.',
  },
  'GW-RNG-02': {
    title: 'Reichweite auf Distanz',
    text: 'Auf Distanz erreichst du jedes Ziel, das du auf dem Spielfeld sehen kannst.',
  },
  'GW-RNG-03': {
    title: 'Begrenzte Schussweite',
    text: 'Wünscht die SL eine Grenze, bleiben Angriffe bis einschließlich 10 Felder unverändert; ab dem 11. Feld steigt die TN um 1 Stufe. In der Vorgabe gilt keine Grenze (GW-R-21).',
  },
  'GW-MUL-01': {
    title: 'Überzahl',
    text: 'Bedrängt mehr als ein Gegner deine Figur im Nahkampf, hat die SL zwei Möglichkeiten. Entweder steigt die Schwierigkeit um 1 Stufe, oder ein Fehlschlag zieht eine weitere Komplikation nach sich, zum Beispiel eine verlorene Position.',
  },
  'GW-MUL-02': {
    title: 'Überzahl wirkt nur einmal',
    text: 'Bei Überzahl trifft die SL eine einzige Entscheidung mit einer einzigen Wirkung. Beide Möglichkeiten zugleich oder eine Wirkung je Gegner gibt es nicht.',
  },
  'GW-EXA-03': {
    title: 'Beispiel: Fehlschlag im Nahkampf',
    text: 'Eine Kriegerin mit S W10 greift ohne Hilfe einen Handlanger (TN 6) auf dem Nachbarfeld an und würfelt 4. Sie verfehlt ihn, und im Nahkampf folgt die Vergeltung: Von 5 Herzen bleiben ihr 4. Der Handlanger ist unverletzt, eine Komplikation ist nicht vorgeschrieben.',
  },
  'GW-EXA-04': {
    title: 'Beispiel: Meisterschuss auf den Boss',
    text: 'Ein Schurke mit G W10 nimmt aus der Ferne einen Boss mit TN 12 ins Visier. Hilfe macht den Würfel zum W12, und die gute Position senkt die TN auf 8. Er würfelt eine 12, ein außergewöhnlicher Erfolg: 2 Wunden lassen dem Boss von 3 Herzen noch 1, und Vergeltung gibt es nicht.',
  },
  'GW-MAG-01': {
    title: 'Mana',
    text: 'Deine Figur startet mit 3 Mana. Schalter pc.mana: 3 (Vorgabe) oder ein anderer Startwert.',
  },
  'GW-MAG-02': {
    title: 'Wofür du Mana zahlst',
    text: 'Mana zahlst du, sobald du etwas versuchst, das auf gewöhnlichem Weg nicht zu schaffen ist.',
  },
  'GW-MAG-03': {
    title: 'Ablauf eines Zaubers',
    text: 'Du schilderst, was dein Zauber bewirken soll, und die SL bestimmt TN und Manakosten, meist nach der Effektstufe (GW-MAG-05). Du zahlst zuerst das Mana und wirfst dann deinen M-Würfel gegen die TN.',
  },
  'GW-MAG-04': {
    title: 'Misslungener Zauber',
    text: 'Misslingt der Zauber, bleibt die Wirkung aus, und das Mana ist trotzdem verbraucht. Außerdem hat der Fehlschlag eine kleine Folge für dich (GW-R-25).',
  },
  'GW-MAG-05': {
    title: 'Effektstufen',
    text: 'Ein Trick (TN 4, 0 oder 1 Mana) bewirkt Kleinigkeiten: Licht, ein Geräusch, etwas Rauch, eine flüchtige Ablenkung. Standard (TN 6, 1 Mana) reicht für Geschoss, Barriere, einen Sprung über 5 Felder oder eine kurze Stärkung. Stark (TN 8, 2 Mana) sind Flächenwirkung, Kontrolle, Heilung um 2 Herzen und Lähmung. Große Macht (TN 12, 3 Mana) ist etwas Gewaltiges, das die ganze Lage wandelt.',
  },
  'GW-MAG-06': {
    title: 'Außergewöhnlicher Zauber',
    text: 'Zeigt der Magiewürfel seine höchste Seite, gibt es genau eine Zugabe. Entweder nimmt die Wirkung an Fläche, Dauer oder Stärke zu, oder die SL erstattet dir 1 Mana, oder du erhältst einen Vorteil: Der Zauber ist etwa lautlos, punktgenau oder für Verbündete ungefährlich.',
  },
  'GW-EXA-05': {
    title: 'Beispiel: Schutzzauber',
    text: 'Ein kurzer Schutzzauber soll die Figur sicher über 5 Felder bringen: Effektstufe Standard, TN 6, 1 Mana. Von 3 Mana bleiben 2, und der M-Würfel W10 zeigt 9. Das ist ein Erfolg; die Figur kommt hinüber, und ihre Lage ist sicherer geworden.',
  },
  'GW-EXA-06': {
    title: 'Beispiel: misslungene Lähmung',
    text: 'Ein Elitegegner soll gelähmt werden: Effektstufe Stark, TN 8, 2 Mana. Der Wurf zeigt 3, also einen Fehlschlag; der Zauber verpufft, und von 3 Mana bleibt 1. Als Folge wird die zaubernde Figur zum Beispiel angreifbar.',
  },
  'GW-HRT-01': {
    title: 'Herzen',
    text: 'Deine Figur hat 5 Herzen. Schalter pc.hearts: 5 (Vorgabe) oder ein anderer Startwert.',
  },
  'GW-HRT-02': {
    title: 'Wofür ein Herz steht',
    text: 'Ob ein verlorenes Herz eine Verletzung oder Ermüdung ist, bestimmt eure Spielwelt. Das ändert nur die Bezeichnung, nicht die Regeln.',
  },
  'GW-DWN-01': {
    title: 'Niedergelegt',
    text: 'Bei 0 Herzen ist deine Figur niedergelegt und hat keine Aktionen mehr.',
  },
  'GW-DWN-02': {
    title: 'Kriechen und sprechen',
    text: 'Wer niedergelegt ist, kann nur noch kriechen und ein paar Worte hervorbringen.',
  },
  'GW-DWN-03': {
    title: 'Aufrichten',
    text: 'Wer auf deiner Seite steht, kann eine Aktion aufwenden und dich aufrichten. Du hast danach 1 Herz und bist nicht länger niedergelegt.',
  },
  'GW-DWN-04': {
    title: 'Tod',
    text: 'Jeder weitere Schaden an einer niedergelegten Figur ist tödlich (GW-R-28).',
  },
  'GW-RST-01': {
    title: 'Ruhe',
    text: 'Ist ein Kampf oder Konflikt vorbei und kann die Gruppe in Sicherheit und mit dem Nötigsten versorgt durchatmen, steigen Herzen und Mana bei allen wieder auf ihr Maximum.',
  },
  'GW-RST-02': {
    title: 'Heilung ohne Wartezeit',
    text: 'Längere Genesung gibt es nicht. Eine Ruhe stellt alles auf einmal wieder her, damit das Spiel zügig bleibt.',
  },
  'GW-D6-01': {
    title: 'Schwelle statt Würfelgröße',
    text: 'In der Nur-W6-Variante wirfst du für jeden Test einen W6, und deine Eigenschaft hat statt eines Würfels ein Niveau mit einer Schwelle. Meister brauchen mindestens 3, Ausgebildete 4, Neulinge 5; ohne Fertigkeit hilft nur die 6.',
  },
  'GW-D6-02': {
    title: 'Schwierigkeit in der Nur-W6-Variante',
    text: 'Die TN-Werte 4, 6, 8 und 12 entfallen; ohne besondere Umstände gilt deine eigene Schwelle. Jeder Grad schwerer hebt sie um 1, jeder Grad leichter senkt sie um 1.',
  },
  'GW-D6-03': {
    title: 'Grenzen der Schwelle',
    text: 'Die Schwelle sinkt nie unter 2 und steigt nie über 6.',
  },
  'GW-D6-04': {
    title: 'Hilfe in der Nur-W6-Variante',
    text: 'Das Original sieht Hilfe in dieser Variante vor, nennt aber keine Wirkung. Gespielt wird nach GW-R-34: In der Vorgabe senkt sie die Schwelle um 1.',
  },
  'GW-D6-05': {
    title: 'Kampf in der Nur-W6-Variante',
    text: 'Die Gegnerarten bleiben, nur tritt ein Grad an die Stelle der TN. Handlanger sind Normal und lassen deine Schwelle unverändert, Elite ist Schwierig (+1), ein Boss ist eine Heldentat (+2) und hält 3 Wunden aus.',
  },
  'GW-D6-06': {
    title: 'Entwicklung in der Nur-W6-Variante',
    text: 'Du hebst entweder eine Eigenschaft um ein Niveau, zum Beispiel vom Neuling zum Ausgebildeten, oder du bekommst 1 Herz oder 1 Mana dazu (GW-R-37).',
  },
  'GW-OPT-01': {
    title: 'Freiwillige Regeln',
    text: 'Rüstungsmarken und Zähler sind Zusätze, die ihr nutzen könnt, aber nicht müsst. Beide stehen bereit und wirken erst, wenn eine Figur Rüstung trägt oder die SL einen Zähler startet. Schalter optional.armour und optional.timer: true (Vorgabe) oder false; bei false wird die Regel nicht angeboten, und Rüstung fängt ohne optional.armour nichts auf.',
  },
  'GW-ARM-01': {
    title: 'Rüstungsmarke',
    text: 'Trägt deine Figur Rüstung, erhält sie zu Beginn jeder Szene 1 Rüstungsmarke.',
  },
  'GW-ARM-02': {
    title: 'Rüstungsmarke einsetzen',
    text: 'Droht dir der Verlust eines Herzens durch Vergeltung oder einen gegnerischen Treffer, kannst du stattdessen die Rüstungsmarke abgeben und das Herz behalten.',
  },
  'GW-TMR-01': {
    title: 'Zähler',
    text: 'Drängt in einer Szene die Zeit, kann die SL einen Zähler mit frei gewählter Länge aufstellen. Schalter timer.length: 3 (Vorgabe) oder eine andere Länge.',
  },
  'GW-TMR-02': {
    title: 'Der Zähler rückt vor',
    text: 'Mit jedem Fehlschlag rückt der Zähler um 1 weiter. Welche Fehlschläge zählen, regelt GW-R-32.',
  },
  'GW-TMR-03': {
    title: 'Der Zähler ist voll',
    text: 'Ist der Zähler voll, geschieht, was die SL dafür vorgesehen hat: Alarm wird geschlagen, das Ziel entkommt oder ein Gang stürzt ein.',
  },

  'GW-ADD-01': {
    title: 'Wann wird gewürfelt?',
    text: 'Gewürfelt wird nur, wenn der Ausgang offen ist und ein Fehlschlag etwas verändern würde. Sonst erzählt die SL einfach, was geschieht.',
  },
  'GW-ADD-02': {
    title: 'Echte oder erzeugte Würfel',
    text: 'Ein Wurf folgt dem Ablauf von GW-TST-01. Das Programm würfelt für dich, oder du wirfst einen echten Würfel und trägst die gefallene Zahl ein.',
  },
  'GW-ADD-03': {
    title: 'Leere Abschnitte zum Test',
    text: 'Die leeren Abschnitte des Originals zu Schwierigkeitsleiter, Ergebnissen, Verschiebung der Schwierigkeit und Hilfe brauchen keine eigenen Regeln. Für sie gelten GW-TN-01 und die Regelgruppen GW-RES, GW-MOD und GW-HLP.',
  },
  'GW-ADD-04': {
    title: 'Spielfeld',
    text: 'Das Spielfeld ist ein Raster aus Quadraten; jedes Feld hat bis zu acht Nachbarn, und als Abstand zählt die größere der beiden Strecken längs und quer. Auf einem Feld kann nur eine Figur stehen; niedergelegte Figuren belegen ihres nicht und werden beim Aufstehen von der SL auf ein freies Nachbarfeld gesetzt, falls es inzwischen besetzt ist. Ein offenes Feld kostet 1 Bewegungspunkt, ein schwieriges 2 und ein Deckungsfeld ebenfalls 2; über Deckungsfelder sieht man hinweg, und sie geben Deckung. Wände lassen sich nicht betreten und versperren die Sicht.',
  },
  'GW-ADD-05': {
    title: 'Bewegung',
    text: 'Einmal je Zug bewegst du dich für bis zu 5 Punkte; ein offenes Feld kostet 1, auch schräg. Gegner und Wände versperren den Weg, an Verbündeten kommst du vorbei, darfst aber nicht auf ihrem Feld anhalten, und schräg zwischen zwei Wänden hindurch geht es nicht. Dich von einem Gegner zu lösen, kostet nichts; wer gestürzt ist, braucht die Bewegung des Zuges zum Aufstehen, und wer niedergelegt ist, kriecht höchstens 1 Feld. Schalter move: 5 (Vorgabe) oder eine andere Punktzahl.',
  },
  'GW-ADD-06': {
    title: 'Sichtlinie',
    text: 'Das Programm zieht zwischen zwei Feldern eine gerade Linie aus Feldern (nach Bresenham, immer vom Feld mit der kleineren Koordinate aus), die darum in beide Richtungen gleich verläuft. Es zählen nur die Felder dazwischen: Ist eines davon eine Wand, siehst du das Ziel nicht, und es hat volle Deckung. Figuren versperren keine Sicht, und Nachbarn sehen einander immer.',
  },
  'GW-ADD-07': {
    title: 'Deckung',
    text: 'Liegt bei freier Sicht mindestens ein Deckungsfeld zwischen euch, ist das Ziel in Deckung, und deine TN steigt um 1 Stufe, gleich wie viele solcher Felder es sind. Ein Ziel in voller Deckung kannst du nicht angreifen. Die SL darf jeder Figur von Hand keine, einfache oder volle Deckung geben; das ersetzt die Auskunft des Spielfelds, und aus so verliehener voller Deckung darf man trotzdem herausschießen.',
  },
  'GW-ADD-08': {
    title: 'Kampfbeginn',
    text: 'Ihr stellt die Figuren auf, die SL trägt die Gegner mit Art, TN und Herzen ein und startet auf Wunsch einen Zähler. Mit dem Kampf beginnt eine neue Szene mit frischen Rüstungsmarken und ohne den alten Zähler, sofern die SL den Kampf nicht zur laufenden Szene zählt. Überrascht eine Seite die andere, handelt sie in jeder Runde dieses Kampfes zuerst, und ihre Angriffe in Runde 1 sind 1 Stufe leichter. Überraschen euch die Gegner, werden dafür eure Verteidigungstests in Runde 1 um 1 Stufe schwerer (GW-ADD-11).',
  },
  'GW-ADD-09': {
    title: 'Zugreihenfolge',
    text: 'Gespielt wird in Runden, und jede handlungsfähige Figur hat je Runde einen Zug. In der Vorgabe handeln erst die Spielerfiguren in selbst gewählter Folge, dann die Gegner, wie die SL es bestimmt; eine überraschende Seite ist zuerst dran. Schalter turnOrder: playersFirst (Vorgabe), enemiesFirst (Gegner zuerst), alternate (abwechselnd je eine Figur, ihr beginnt, der Rest der größeren Seite folgt am Schluss) oder traitG. Bei traitG wirft jede Figur zu Kampfbeginn einmal ihren G-Würfel, ein Handlanger W6, Elite W8, ein Boss W10; hohe Zahlen handeln zuerst, bei Gleichstand geht ihr vor, und untereinander wird neu gewürfelt.',
  },
  'GW-ADD-10': {
    title: 'Dein Zug',
    text: 'In deinem Zug hast du eine Bewegung und eine Aktion in beliebiger Reihenfolge; die Bewegung lässt sich nicht aufteilen. Mit der Aktion kannst du angreifen, zaubern, helfen, jemanden aufrichten, einen anderen Test ablegen, einen Gegenstand benutzen oder dich ein zweites Mal bewegen. Reden kostet nichts. Wer niedergelegt ist, kann nur kriechen oder sprechen.',
  },
  'GW-ADD-11': {
    title: 'Angriffe der Gegner',
    text: 'Greift dich ein Gegner vom Nachbarfeld oder mit Fernkampf in Sicht und Reichweite an, legst du einen Verteidigungstest gegen seine TN ab: S oder G im Nahkampf, G auf Distanz, M gegen Magie, von der SL bestätigt. Ein Erfolg wehrt ab, ein außergewöhnlicher bringt dazu einen Vorteil, der den Gegner in der Vorgabe nie verwundet; ein Fehlschlag ist ein Treffer, eine 1 obendrein eine Komplikation, und Vergeltung folgt nicht. Was den Gegner behindert (Deckung, Dunkelheit, zu große Entfernung), erleichtert die Verteidigung um 1 Stufe, was ihm nützt (Überraschung, deine Angreifbarkeit), erschwert sie um 1 Stufe; über 12 gilt TN 12, unter 4 gelingt sie ohne Wurf. Schalter enemyAttack: defenceTest (Vorgabe), retaliationOnly (Gegner schaden nur durch Vergeltung), auto (jeder Angriff trifft) oder enemyDie (Handlanger W6, Elite W8, Boss W10 gegen TN 6 mit den üblichen Stufen; eine 1 verfehlt, und die SL darf dem Gegner ein Missgeschick geben; die höchste Seite trifft mit Vorteil, kostet aber nie ein zweites Herz).',
  },
  'GW-ADD-12': {
    title: 'Figur erschaffen',
    text: 'Deine Figur bekommt Namen, Konzept, drei Eigenschaften, 5 Herzen, 3 Mana, Waffen (jede mit Eigenschaft und Nah- oder Fernkampf) und auf Wunsch Rüstung. W10, W8 und W6 verteilst du frei auf die Eigenschaften. Drei Vorlagen stehen bereit: Krieger (S W10, G W8, M W6), Schurke (G W10, S W8, M W6) und Magier (M W10, G W8, S W6).',
  },
  'GW-ADD-13': {
    title: 'Entwicklung im Grundspiel',
    text: 'Die SL vergibt Aufstiege, in der Vorgabe einen je abgeschlossenem Abenteuer. Du wählst jeweils eines: Ein Eigenschaftswürfel wächst um eine Größe, oder dein Maximum steigt um 1 Herz oder um 1 Mana. Schalter advance.maxDie: 12 (Vorgabe, also W12) oder ein anderer größter Würfel; einen W20 gibt es in der Vorgabe nur durch Hilfe.',
  },
  'GW-ADD-14': {
    title: 'Komplikationen und Vorteile mit Spielwirkung',
    text: 'Die SL wählt aus dieser Liste oder beschreibt etwas Eigenes. Gestürzt: Die nächste Bewegung dient dem Aufstehen; entwaffnet: Die Waffe fehlt dir, bis du sie mit einer Aktion aufhebst; ungedeckt: Die SL versetzt dich um 1 Feld, und du hast keine Deckung, bis du dich bewegst; Position verloren: Dein Stellungsvorteil ist dahin, bis du dich mindestens 1 Feld bewegst; ohne Spielfeld endet das mit dem Beginn deines nächsten Zuges. Die SL darf dich dabei um 1 Feld versetzen oder den Zustand beenden. Angreifbar: Deine nächste Verteidigung ist 1 Stufe schwerer (bei enemyDie ist die TN des Gegners 1 Stufe leichter, bei auto und retaliationOnly bleibt es Erzählung), dann endet es; Zeitdruck: Dein nächster Test der Szene ist 1 Stufe schwerer, oder die SL startet einen Zähler; Alarm: Er wird für die Szene vermerkt. Ein Vorteil „mehr Wirkung“ gibt beim Angriff 1 Wunde zusätzlich, „schneller“ kann dir die Aktion zurückgeben, und alles andere beschreibt ihr frei.',
  },
  'GW-ADD-15': {
    title: 'Was Zauber genau bewirken',
    text: 'Das Geschoss ist ein Angriff mit M auf ein sichtbares Ziel; die Barriere macht bis zu 3 zusammenhängende freie Felder in Sicht bis zum Ende deines nächsten Zuges zur Wand; der Sprung trägt dich bis zu 5 Felder über Gelände und Figuren hinweg auf ein freies Feld; die Stärkung vergrößert beim nächsten Test des Ziels den Würfel um eine Größe (Nur-W6-Variante: Schwelle −1) und zählt als dessen eine Hilfe. Die Fläche umfasst ein sichtbares Feld und seine Nachbarn: Ein Wurf trifft dort jeden Gegner, gegen den er reicht (GW-R-14), und erreicht er die TN 8 der Effektstufe, verlieren auch Spielerfiguren darin 1 Herz, wenn du nicht „ungefährlich für Verbündete“ wählst. Bei Kontrolle einigst du dich mit der SL auf eine Handlung des Ziels; Heilung gibt einer Figur 2 Herzen bis zu ihrem Maximum; Lähmung nimmt dem Ziel den nächsten Zug und bis dahin die Vergeltung. Trick und Große Macht beschreibt ihr frei, und was kurz dauert, endet mit dem nächsten Zug der zaubernden Figur.',
  },
  'GW-ADD-16': {
    title: 'Start und Umrechnung in der Nur-W6-Variante',
    text: 'Du beginnst mit je einer Eigenschaft auf Ausgebildet, Neuling und Ohne Fertigkeit. Beim Wechsel wird aus W6 Ohne Fertigkeit, aus W8 Neuling, aus W10 Ausgebildet und aus W12 oder W20 Meister; zurück geht es zu W6, W8, W10 und W12. Umgerechnet wird nur ein fehlender Wert; was eingetragen oder gesteigert wurde, bleibt beim Wechsel erhalten. Ein Aufstieg gilt in beiden Spielweisen: Steigt S auf W12, bist du in der Variante darin Meister.',
  },

  'GW-R-01': {
    title: 'Doppelte und verrutschte Texte',
    text: 'Das Original enthält manche Abschnitte doppelt, dazu kurze Karten mit polnischen Überschriften an falscher Stelle und verirrte Nummern. Zuerst gilt der nummerierte Text, dann die Karten, wo er schweigt, zuletzt unsere Ergänzungen. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-02': {
    title: 'Namen der Eigenschaften',
    text: 'Stärke heißt im Original auch Körperkraft, und der Buchstabe Z steht dort für Geschicklichkeit. In der Vorgabe heißen die Eigenschaften S, G und M, und Z wird als G verstanden. Schalter traits: S, G, M (Vorgabe) oder eine Liste mit weiteren Eigenschaften.',
  },
  'GW-R-03': {
    title: 'Startwürfel',
    text: 'Startwürfel nennt das Original nicht. In der Vorgabe verteilst du W10, W8 und W6 (GW-ADD-12); der Bogen nimmt jeden Würfel von W6 bis W20 an. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-04': {
    title: 'Gehört die 12 zur Leiter?',
    text: 'Eine Karte führt nur 4, 6 und 8 auf, andere Stellen rechnen aber mit 12. Die Leiter hat deshalb vier Werte, und auf 8 folgt 12. Wo von einem Grad oder einer Erhöhung um 1 die Rede ist, ist stets eine Stufe gemeint, nie TN 7. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-05': {
    title: 'Jenseits der Leiter',
    text: 'Unter 4 gelingt der Versuch ohne Wurf, also ohne Komplikation und Vorteil; über 12 wird er abgelehnt, bis du Plan oder Vorgehen änderst, und kostet weder Aktion noch Mana; in beiden Fällen darf die SL doch würfeln lassen. Das gilt auch für Angriffe und Zauber: Einen Boss in Deckung oder jenseits von rangeLimit greifst du nur mit einem ausgleichenden Umstand an, ein Handlanger mit 2 Stufen Erleichterung ist ohne Wurf und ohne Vergeltung getroffen; für die Verteidigung gilt GW-ADD-11. Schalter beyondLow: auto (Vorgabe) oder rollTN4 (Wurf gegen TN 4). Schalter beyondHigh: refuse (Vorgabe), maxOnly (nur die höchste Seite gelingt) oder rollTN12 (Wurf gegen TN 12).',
  },
  'GW-R-06': {
    title: 'Mehrere Umstände',
    text: 'In der Vorgabe zählt jeder Umstand 1 Stufe, ein extremer 2; alle werden verrechnet, gegenläufige heben sich auf, und erst danach gelten die Grenzen der Leiter. Was die SL schon bei der Wahl der TN berücksichtigt hat, zählt nicht noch einmal. Schalter maxShift: null (Vorgabe, unbegrenzt), 1 oder 2 als größte Verschiebung in beide Richtungen.',
  },
  'GW-R-07': {
    title: 'Höchste Seite unter der TN',
    text: 'In der Vorgabe ist die höchste Seite auch dann ein außergewöhnlicher Erfolg, wenn sie unter der TN liegt, etwa eine 6 auf dem W6 gegen TN 8. Ein größerer Würfel kann deshalb schlechtere Aussichten haben, und vor einem Wurf mit Hilfe siehst du beide Chancen (GW-R-11). Im Angriff ist die höchste Seite damit immer ein Treffer, und es folgt keine Vergeltung. Schalter maxAlwaysSucceeds: true (Vorgabe) oder false (auch die höchste Seite muss die TN erreichen).',
  },
  'GW-R-08': {
    title: 'Höchste Seite jedes Würfels',
    text: 'Eine Karte nennt als Höchstwurf nur 10 und 20; wir lesen das als Beispiele. Außergewöhnlich ist die höchste Seite jedes geworfenen Würfels, ein W20 muss also 20 zeigen. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-09': {
    title: 'Eine 1 trotz Hilfe',
    text: 'In der Vorgabe bleibt eine 1 auch auf dem vergrößerten Würfel ein Fehlschlag mit Komplikation. Die Komplikation trifft die handelnde Figur; wer hilft, verliert nur die Aktion. Schalter helpSavesFromOne: false (Vorgabe) oder true (die 1 ist mit Hilfe ein einfacher Fehlschlag).',
  },
  'GW-R-10': {
    title: 'Komplikation beim einfachen Fehlschlag',
    text: 'In der Vorgabe ist die Komplikation bei einer 1 Pflicht, und bei jedem anderen Fehlschlag darf die SL eine verhängen; das Protokoll unterscheidet beides. Schalter failureComplication: gm (Vorgabe, die SL entscheidet), never (nur bei einer 1) oder always (bei jedem Fehlschlag).',
  },
  'GW-R-11': {
    title: 'Grenzen der Hilfe',
    text: 'Wer hilft, muss handeln können und darf nicht sich selbst helfen; überzählige Hilfe und Hilfe für einen W20 werden abgewiesen, bevor sie eine Aktion kosten. Im Kampf wartet die Hilfe auf den nächsten Test, den die unterstützte Figur von sich aus ablegt, also nicht auf eine Verteidigung, und verfällt zu Beginn des nächsten Zuges der helfenden Figur. Vor dem Wurf siehst du beide Chancen und darfst den größeren Würfel ablehnen (senkt er die Chance, ist das die Vorgabe), die Aktion der helfenden Figur ist trotzdem verbraucht. Schalter helpLimit: 1 (Vorgabe) bis 4 helfende Figuren, jede für eine Größe bis höchstens W20.',
  },
  'GW-R-12': {
    title: 'Neuer Versuch nach einem Fehlschlag',
    text: 'Das Programm merkt sich je Figur und Ziel den letzten Fehlschlag. Für dasselbe Ziel beschreibst du, was du änderst (changed), nimmst vor dem neuen Wurf eine von der SL benannte Komplikation hin (acceptComplication) oder gibst auf (withdraw). Angriffe, auch mit Zaubern, und Verteidigungstests sind ausgenommen, andere Zauber nicht. Schalter retry: enforce (Vorgabe, verbindlich), warn (nur ein Hinweis) oder off (aus).',
  },
  'GW-R-13': {
    title: 'Eigenschaft einer Waffe',
    text: 'In der Vorgabe gehört die Eigenschaft zur Waffe: S bei Nahkampfwaffen, G bei Schuss- und Wurfwaffen, M bei Zaubern. Du kannst sie bei jeder Waffe ändern; einen Schalter dafür gibt es nicht.',
  },
  'GW-R-14': {
    title: 'TN feindlicher Zauber',
    text: 'Richtet sich dein Zauber gegen einen Gegner, gilt in der Vorgabe die höhere TN aus Effektstufe und Gegner, dann folgen die Umstände; alle übrigen Zauber nehmen die TN der Effektstufe. Kostet er den Gegner Herzen (Geschoss, Fläche), gelten Vergeltung und Überzahl. Bei Kontrolle und Lähmung bringt ein Fehlschlag nur die kleine Folge aus GW-R-25. Schalter spellTN: max (Vorgabe), enemy (TN des Gegners) oder level (TN der Effektstufe).',
  },
  'GW-R-15': {
    title: 'TN der Gegnerarten',
    text: 'Das Original nennt diese Werte nur in Beispielen; die Grade der Nur-W6-Variante passen dazu. In der Vorgabe hat ein Handlanger TN 6, Elite TN 8 und ein Boss TN 12, und die SL kann die TN jedes Gegners ändern. Schalter enemy.tn: 6, 8, 12 (Vorgabe) oder andere Werte der Leiter.',
  },
  'GW-R-16': {
    title: 'Herzen der Gegner',
    text: 'In der Vorgabe hat ein Handlanger 1 Herz, Elite 2 und ein Boss 3, auch in der Nur-W6-Variante; eine Wunde ist ein verlorenes Herz. Bei 0 Herzen ist ein Gegner ausgeschieden, niedergelegt ist er nie. Die SL kann die Zahl bei jedem Gegner ändern. Schalter enemy.hearts: 1, 2, 3 (Vorgabe) oder andere Zahlen.',
  },
  'GW-R-17': {
    title: 'Tot oder nur ausgeschieden',
    text: 'Hat ein Gegner keine Herzen mehr, sagt die Person, die ihn getroffen hat, ob er stirbt oder nur ausscheidet; die SL darf anders entscheiden. Für die Regeln ist beides gleich. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-18': {
    title: 'Zweite Wunde bei anderen Gegnern',
    text: 'Belegt ist die zweite Wunde nur beim Boss. In der Vorgabe ist sie bei Elite und Boss als Vorteil vorausgewählt, zusammen also 2 Wunden, und du darfst einen anderen Vorteil nehmen; beim Handlanger nennst du immer einen anderen. Schalter exceptionalWounds: 2 (Vorgabe) oder eine andere Gesamtzahl an Wunden.',
  },
  'GW-R-19': {
    title: 'Zwei Fassungen der Vergeltung',
    text: 'In der Vorgabe kostet ein verfehlter Angriff 1 Herz, wenn der Gegner herankommt; eine 1 kostet ebenfalls nur dieses eine Herz, und ihre Komplikation tritt immer ein. Schalter retaliationMode: core (Vorgabe), card (jedes Verfehlen kostet entweder ein Herz oder bringt eine Komplikation, gleich ob der Gegner herankommt) oder off (kein Herz, nur die Komplikation einer 1). Schalter retaliationChoice: heart (Vorgabe) oder complication; die SL kann jedes Mal anders wählen, und complication bedeutet auch bei einer 1 nur eine einzige Komplikation und keinen Herzverlust.',
  },
  'GW-R-20': {
    title: 'Wer Vergeltung übt',
    text: 'Nur der angegriffene Gegner übt Vergeltung, und nur, wenn er handeln kann. Das Programm schlägt vor: auf dem Nachbarfeld ja; ohne Sichtlinie oder gegen erklärte volle Deckung nein; sonst genau dann, wenn er Fernkampf beherrscht und du in seiner Reichweite bist (ohne Angabe unbegrenzt). Stehst du in einfacher Deckung, entscheidet die SL, vorgeschlagen ist keine Vergeltung. Der Vorschlag gilt auch für Chancen und Arena: Wen niemand erreichen kann, der verliert von selbst kein Herz. Das Herz verliert immer die angreifende Figur, nie eine helfende; verfehlt ein Gegner dich, gibt es keine Vergeltung. Die SL kann jedes Mal anders entscheiden; einen Schalter dafür gibt es nicht.',
  },
  'GW-R-21': {
    title: 'Ist die Schussweite begrenzt?',
    text: 'In der Vorgabe gibt es keine Grenze. Ist sie eingeschaltet, gilt bei 10 das zehnte Feld noch als frei, ab dem elften steigt die TN um 1 Stufe, einmal und unabhängig von der Entfernung. Schalter rangeLimit: null (Vorgabe, aus), 10 oder eine andere Zahl von Feldern.',
  },
  'GW-R-22': {
    title: 'Überzahl im Einzelnen',
    text: 'Überzahl heißt: Mindestens 2 handlungsfähige Gegner stehen auf Nachbarfeldern; gelähmte und ausgeschiedene zählen nicht. In der Vorgabe steigt die TN dann bei jedem Angriff der Figur mit Waffe oder Zauber einmal um 1 Stufe; die SL kann je Angriff stattdessen die Komplikation oder gar nichts wählen. Die Komplikation kommt zur Vergeltung hinzu und ersetzt die Stufe von selbst, wenn diese eine sonst mögliche TN über 12 heben würde. Schalter crowd: step (Vorgabe, 1 Stufe), complication (Komplikation), ask (die SL wird gefragt) oder off (aus).',
  },
  'GW-R-23': {
    title: 'Mana bezahlen',
    text: 'Du zahlst vor dem Wurf, und das Mana ist bei jedem Ausgang verbraucht; reicht es nicht, kannst du den Zauber nicht versuchen. Dein Startwert von 3 Mana ist zugleich dein Maximum. Schalter trickCost: 0 (Vorgabe) oder 1; auch bei 0 darf die SL 1 Mana verlangen, wenn der Trick in einem Kampf oder Test nützt.',
  },
  'GW-R-24': {
    title: 'Effektstufe und Umstände',
    text: 'Die SL darf von der Liste der Effektstufen abweichen, und Umstände verschieben die TN wie bei jedem Test. Die Manakosten ändern sich dadurch nicht. Hilfe ist beim Zaubern erlaubt. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-25': {
    title: 'Kleine Folge eines misslungenen Zaubers',
    text: 'Jeder misslungene Zauber hat eine kleine Folge; in der Vorgabe wirst du angreifbar (GW-ADD-14). Bei einer 1 tritt die Komplikation an ihre Stelle, und zieht ein Angriffszauber Vergeltung nach sich, ist sie die Folge, selbst wenn Rüstung sie auffängt. Schalter magicConsequence: vulnerable (Vorgabe), gm (die SL beschreibt die Folge) oder off (keine Folge).',
  },
  'GW-R-26': {
    title: 'Zahlen in den Effektstufen',
    text: 'Die 2 Herzen der Heilung und die 5 Felder des Sprungs gelten genau; alle anderen Wirkungen stehen in GW-ADD-15. Heilst du eine niedergelegte Figur, hat sie danach 2 Herzen und ist nicht länger niedergelegt. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-27': {
    title: 'Zugabe beim außergewöhnlichen Zauber',
    text: 'Du wählst genau eine der drei Zugaben; für die Erstattung muss die SL zustimmen, was in der Vorgabe als geschehen gilt. Zurück kommt 1 Mana, nie mehr als bezahlt und nie über das Maximum hinaus, bei einem kostenlosen Trick also nichts. Bei einem Angriffszauber bedeutet die größere Wirkung 1 Wunde mehr. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-28': {
    title: 'Schaden an Niedergelegten',
    text: 'Nur eine der beiden Fassungen äußert sich dazu, und so gilt es in der Vorgabe: Schaden ist dann tödlich. Schaden ist jeder Herzverlust, den keine Rüstung auffängt. Schalter deathWhileDowned: true (Vorgabe) oder false (die Figur bleibt niedergelegt, aber am Leben).',
  },
  'GW-R-29': {
    title: 'Aufrichten im Einzelnen',
    text: 'Aufrichten braucht keinen Wurf, nur die Aktion einer handlungsfähigen verbündeten Figur, in der Vorgabe vom selben oder einem angrenzenden Feld aus. Danach hast du genau 1 Herz und handelst ab deinem nächsten Zug wieder; einen Würfel vergrößert diese Art Hilfe nicht. Schalter raiseNeedsAdjacent: true (Vorgabe) oder false (aus jeder Entfernung).',
  },
  'GW-R-30': {
    title: 'Ruhe im Einzelnen',
    text: 'Ruhe füllt Herzen und Mana aller lebenden Spielerfiguren auf, auch der niedergelegten; sie ist im Kampf nicht möglich, und die SL bestätigt, dass ihr sicher und versorgt seid. Gestürzt, entwaffnet, ungedeckt, angreifbar, Position verloren und gelähmt enden, nur eine verlorene Waffe kann die SL verloren lassen. Rüstungsmarken hängen an der Szene und nicht an der Ruhe, und Gegner ruhen in der Vorgabe nicht. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-31': {
    title: 'Rüstungsmarke im Einzelnen',
    text: 'Die Marke fängt 1 Herzverlust auf, auch wenn du niedergelegt bist, aber nicht die Komplikation einer 1. Zu Beginn jeder Szene hast du wieder 1 Marke und nie mehr als das; Gegner haben nur eine, wenn die SL es sagt. Schalter armourUse: ask (Vorgabe, du wirst gefragt) oder auto (die Marke wird sofort verbraucht).',
  },
  'GW-R-32': {
    title: 'Was den Zähler bewegt',
    text: 'In der Vorgabe rückt jeder misslungene Test, Angriff oder Zauber einer Spielerfigur den Zähler um 1 vor, eine 1 auch nur um 1; Verteidigungstests, Hilfe, fast sichere und abgelehnte Versuche tun es nicht. Er beginnt bei 0, und erreicht er seine Länge, tritt die Folge ein einziges Mal ein. Schalter timer.counts: tests, attacks, spells (Vorgabe) oder jede andere Auswahl daraus, auch mit defence (Verteidigung). Schalter timer.length: 3 (Vorgabe) oder eine andere Länge.',
  },
  'GW-R-33': {
    title: 'Schwelle begrenzen',
    text: 'In der Vorgabe werden alle Änderungen zusammengezählt und erst das Ergebnis auf 2 bis 6 begrenzt: Ohne Fertigkeit (6) gegen einen Boss (+2) mit Hilfe (−1) ergibt 7, also 6. Fast sicher und fast unmöglich gibt es in der Nur-W6-Variante nicht. Schalter d6.clamp: end (Vorgabe) oder eachStep (nach jeder Änderung begrenzen, in der Folge Grad, Erschwernisse, Erleichterungen, Hilfe).',
  },
  'GW-R-34': {
    title: 'Wirkung der Hilfe in der Nur-W6-Variante',
    text: 'Der W6 kann nicht wachsen, und der Abschnitt dazu ist im Original leer. In der Vorgabe senkt eine helfende Figur die Schwelle um 1. Schalter d6.help: threshold (Vorgabe), rerollOnce (ein Fehlschlag darf einmal neu gewürfelt werden, der zweite Wurf gilt) oder off (keine Wirkung).',
  },
  'GW-R-35': {
    title: '1 und 6 in der Nur-W6-Variante',
    text: 'In der Vorgabe gilt dasselbe wie im Grundspiel: Eine 1 ist ein Fehlschlag mit Komplikation, eine 6 ein außergewöhnlicher Erfolg. Bei Schwelle 6 ist damit jeder Erfolg außergewöhnlich. Schalter d6.exceptional: always (Vorgabe), ifBelow6 (nur bei einer Schwelle bis 5) oder never (nie).',
  },
  'GW-R-36': {
    title: 'TN-Werte in der Nur-W6-Variante',
    text: 'TN 4, 6, 8 und 12 verändern die Schwelle um −1, 0, +1 und +2; das gilt ebenso für Trick, Standard, Stark und Große Macht. Ein Angriffszauber nimmt den höheren Wert aus Effektstufe und Gegnerart. Entfernung, Überzahl und Umstände zählen 1 je Stufe; Mana, Herzen und Vergeltung bleiben, wie sie sind. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-37': {
    title: 'Herz oder Mana beim Aufstieg',
    text: 'Du wählst 1 Herz oder 1 Mana, nicht beides; Maximum und aktueller Wert steigen. Die Niveaus führen von Ohne Fertigkeit über Neuling und Ausgebildet bis Meister; Novize ist dasselbe wie Neuling, Geschult dasselbe wie Ausgebildet. Wie oft du aufsteigst, steht in GW-ADD-13. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-38': {
    title: 'Angriff auf eine Fläche',
    text: 'Du würfelst einmal und vergleichst mit jedem Ziel; wessen TN über 12 läge, bleibt außen vor. In der Vorgabe gibt es Vergeltung nur, wenn du alle verfehlst und mindestens einer herankommt; sie kostet höchstens 1 Herz. Schalter areaRetaliation: onlyIfAllMissed (Vorgabe), anyMissed (ein verfehltes Ziel genügt) oder never (nie).',
  },
  'GW-R-39': {
    title: 'Verlorene Kapitel',
    text: 'Die Kapitel 1, 2, 8 und 10 und die Anfänge von 3, 4, 5, 6 und 9 bestehen im Original nur aus Platzhaltern. Vermutlich enthielten sie Einleitung, Figuren, Gegner oder Entwicklung und Hilfsmittel. Was zum Spielen fehlt, füllen GW-ADD-01 bis GW-ADD-16. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-40': {
    title: 'Fernangriff auf dem Nachbarfeld',
    text: 'Auf ein Ziel im Nachbarfeld darfst du ohne Erschwernis mit G schießen oder werfen. Verfehlst du, droht die Vergeltung wie im Nahkampf. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-41': {
    title: 'Niedergelegte wehren sich nicht',
    text: 'Einer niedergelegten Figur bleiben nur Kriechen und ein paar Worte. In der Vorgabe macht sie deshalb keinen Verteidigungstest: Der Angriff trifft, und nur eine Rüstungsmarke kann ihn noch auffangen. Schalter downedDefends: false (Vorgabe) oder true (sie verteidigt sich wie alle anderen).',
  },
  'GW-R-42': {
    title: 'Zauber, die auf keiner Liste stehen',
    text: 'Du darfst jede Wirkung beschreiben; die SL legt Effektstufe, TN und Mana fest und führt sie bei Erfolg aus. Das geht auf jeder Stufe und ohne Spielfeld. Auch Sprung, Barriere und Fläche werden ohne Spielfeld erzählt statt abgelehnt. Einen Schalter dafür gibt es nicht.',
  },
  'GW-R-43': {
    title: 'Größere Wirkung einer Heilung',
    text: 'Nimmst du bei einer außergewöhnlichen Heilung die größere Wirkung, bringt sie 1 Herz mehr, also 3 statt 2, aber nie mehr als das Maximum. Ist das Ziel schon ohne das dritte Herz am Maximum, nennst du einen anderen Vorteil. Einen Schalter dafür gibt es nicht.',
  },
};
