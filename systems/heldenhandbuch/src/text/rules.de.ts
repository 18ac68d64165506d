import type { RuleText } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue-ids.ts';

/** The catalogue in German, in our own words. */
export const rulesDe: Readonly<Record<HhId, RuleText>> = {
  'HH-CHK-01': {
    title: 'Alle Würfel zählen',
    text: 'Du wirfst jede Probe mit allen Würfeln, die dir zustehen, und lässt keinen freiwillig weg. Nur beim Lernwurf wählst du ihre Zahl selbst.',
  },
  'HH-CHK-02': {
    title: 'Wie viele Würfel',
    text: 'Eine Probe wird mit einem bis sechs Würfeln derselben Würfelstufe geworfen: W6, W8, W12 oder W20.',
  },
  'HH-CHK-03': {
    title: 'Würfel einer Eigenschaft',
    text: 'Der Wert bestimmt Größe und Zahl: bis 5 sind es 3W6, bis 7 3W8, bis 11 3W12, bis 14 3W20, bis 17 4W20 und ab 18 5W20.',
  },
  'HH-CHK-04': {
    title: 'Würfel einer Fertigkeit',
    text: 'Die Größe steht als Basiswürfel bei der Fertigkeit. Dazu kommen ihre Bonuswürfel, also ein Würfel plus deren Zahl.',
  },
  'HH-CHK-05': {
    title: 'Geprüfter Wert als Grenze',
    text: 'Der geprüfte Wert ist die höchste Augenzahl, die zu Gleichen und Folgen gehören darf. Waffe oder Werkzeug können die Grenze senken, eine Gemeinschaftsprobe hebt sie auf den besten Beteiligten. Ein einzelner Würfel darf höher liegen.',
  },
  'HH-CHK-06': {
    title: 'Mehr und weniger Würfel',
    text: 'Zum Grundpool kommen Würfel von Gegenständen. Leere Psychezeilen und kritische Verletzungen kosten bei jeder Probe einen, leere Physiszeilen nur bei körperlichen, Rettungswürfel und Stürze nur in der nächsten Phase. Zähne zusammenbeißen holt welche zurück; am Ende sind es höchstens sechs.',
  },
  'HH-CHK-07': {
    title: 'Ein Minimum erreichen',
    text: 'Nennt eine Regel ein Minimum, gelingt die Probe, wenn ihre Zahl mindestens so hoch ist. Übliche Stufen sind 4, 7, 11, 16, 31 und 60; ohne Angabe gilt 4.',
  },
  'HH-CHK-08': {
    title: 'Verglichene Proben',
    text: 'Würfeln zwei Seiten gegeneinander, gewinnt die höhere Zahl.',
  },
  'HH-CHK-09': {
    title: 'Genannte Eigenschaften und Fertigkeiten',
    text: 'Die Quellen nennen Kampf, Akrobatik, Verbergen, Geländelauf, Reaktion, Gedächtnis, Heilen, Reden, Handwerk, Wildnis, Heimlichkeit und Zechen, aber keine ganze Liste. Was Eigenschaft und was Fertigkeit ist, steht bei dir als änderbare Angabe.',
  },
  'HH-CHK-10': {
    title: 'Körperliche Proben',
    text: 'Leere Physiszeilen stören nur Proben, die als körperlich vermerkt sind, leere Psychezeilen alle.',
  },
  'HH-GRP-01': {
    title: 'Gleiche',
    text: 'Zwei oder mehr Würfel mit derselben Augenzahl bis zur Grenze sind Gleiche und zählen zusammen.',
  },
  'HH-GRP-02': {
    title: 'Folgen',
    text: 'Zwei oder mehr Würfel, deren Augenzahlen in Einerschritten steigen, sind eine Folge, wo Folgen erlaubt sind.',
  },
  'HH-GRP-03': {
    title: '1, 2 und 3 gehören nie dazu',
    text: 'Eine 2 oder 3 ist ein Misserfolg, eine 1 ein Patzer. Gleiche und Folgen beginnen deshalb bei 4.',
  },
  'HH-GRP-04': {
    title: 'Die Würfelgruppe',
    text: 'Gleiche und Folgen dürfen sich zu einer Gruppe verbinden: mindestens zwei Würfel, deren verschiedene Augenzahlen eine lückenlose Treppe von 4 bis zur Grenze bilden. Ohne Folgen ist die Gruppe ein Satz Gleiche. Du wählst eine Gruppe je Wurf.',
  },
  'HH-GRP-05': {
    title: 'Gleichenwürfel und Folgenwürfel',
    text: 'Kommt die Augenzahl eines Gruppenwürfels in der Gruppe mehrmals vor, ist er ein Gleichenwürfel, sonst ein Folgenwürfel.',
  },
  'HH-GRP-06': {
    title: 'Würfel außerhalb der Gruppe',
    text: 'Sie greifen nicht an und wehren keine Tricks ab. Als Rettungswürfel, gegen Hindernisse, als Einzelzahl und zum Ausgleichen einer 1 taugen sie trotzdem.',
  },
  'HH-GRP-07': {
    title: 'Entwertete Würfel',
    text: 'Ein entwerteter Würfel zählt in dieser Probe oder Phase nichts mehr und fällt aus jeder Gruppe.',
  },
  'HH-GRP-08': {
    title: 'Was sich lohnt',
    text: 'Viele Würfel, hohe Zahlen und lieber Gleiche als Folgen. Das ist ein Rat, entscheiden musst du.',
  },
  'HH-ROL-01': {
    title: 'Einzelwurf',
    text: 'Du wirfst alle Würfel einmal. Es zählt die höchste Zahl, oder du addierst einen Satz Gleiche.',
  },
  'HH-ROL-02': {
    title: 'Siebwurf',
    text: 'Nach jedem Wurf legst du mindestens einen Würfel beiseite und wirfst den Rest noch einmal, wenn du willst. Es gibt höchstens so viele Würfe wie Würfel. Am Ende zählt wie beim Einzelwurf, was liegt.',
  },
  'HH-ROL-03': {
    title: 'Kaskadenwurf',
    text: 'Er läuft wie ein Siebwurf, aber Gleiche und Folgen zählen gemeinsam. Ziel ist eine Gruppe mit vielen und hohen Würfeln.',
  },
  'HH-ROL-04': {
    title: 'Welcher Wurf wann',
    text: 'Handwerk, Lernen, Handeln, Kräuter und Schleichen sind Siebwürfe, Kampf und Zielen Kaskadenwürfe, Schaden, Ausweichen, Zechen und die meisten Jagdproben Einzelwürfe.',
  },
  'HH-ROL-05': {
    title: 'Was liegen bleibt',
    text: 'Beiseitegelegte Würfel und Einsen werden nicht wieder geworfen. Nur Freiwurf, Zweitchance, Schattenwurf und überzählige Schadenswürfel machen Ausnahmen.',
  },
  'HH-MIS-01': {
    title: 'Misserfolge',
    text: '2 und 3 bringen nichts ein und bilden weder Gleiche noch Folgen.',
  },
  'HH-MIS-02': {
    title: 'Einsen sind gesperrt',
    text: 'Eine 1 bleibt liegen und muss gewertet werden.',
  },
  'HH-MIS-03': {
    title: 'Ausgleichen',
    text: 'Für jede 1 opferst du einen Würfel ab 4. Er wird dadurch entwertet, und du suchst ihn aus.',
  },
  'HH-MIS-04': {
    title: 'Verlorene Psyche',
    text: 'Jede 1 ohne Ausgleich kostet einen Punkt Psyche.',
  },
  'HH-MIS-05': {
    title: 'Legendärer Fehlschlag',
    text: 'Drei Einsen in einer Probe kosten Ansehen: 1 Respekt bei W12, 2 bei W20, bei kleineren Würfeln nichts.',
  },
  'HH-MIS-06': {
    title: 'Könner',
    text: 'Mit einem Wert von 15 bis 19 darfst du eine einzelne 1 übergehen. Ab der zweiten musst du alle ausgleichen.',
  },
  'HH-MIS-07': {
    title: 'Meister',
    text: 'Ab einem Wert von 20 darfst du bis zu zwei Einsen übergehen. Bei drei musst du alle ausgleichen.',
  },
  'HH-MIS-08': {
    title: 'Für beides',
    text: 'Könner und Meister gibt es bei Eigenschaften wie bei Fertigkeiten.',
  },
  'HH-LUC-01': {
    title: 'Glückszahl',
    text: 'Zeigt ein W20 einer Probe deine Glückszahl, hast du die Wahl zwischen zwei Vorteilen. Bei kleineren Würfeln und beim Lernen gilt sie nicht.',
  },
  'HH-LUC-02': {
    title: 'Umwandeln',
    text: 'Du drehst den Glückswürfel auf eine andere Zahl.',
  },
  'HH-LUC-03': {
    title: 'Lernen',
    text: 'Du lässt ihn liegen, darfst ihn werten und machst zusätzlich einen Lernwurf mit einem Würfel auf eine Eigenschaft.',
  },
  'HH-LUC-04': {
    title: 'Mehrmals Glück',
    text: 'Jede weitere nicht umgewandelte Glückszahl gibt dem Lernwurf einen Würfel; er wird dann ein Siebwurf.',
  },
  'HH-LUC-05': {
    title: 'Legendäre Probe',
    text: 'Drei oder mehr Gleiche von mindestens 11 machen eine Probe legendär.',
  },
  'HH-LUC-06': {
    title: 'Mythospunkte',
    text: 'Drei Gleiche bringen 1 Mythospunkt, vier 2, fünf 3 und sechs 5.',
  },
  'HH-LUC-07': {
    title: 'Umgewandelte zählen nicht',
    text: 'Umgewandelte Glückswürfel helfen bei Gleichen, aber nicht dabei, legendär zu werden.',
  },
  'HH-LRN-01': {
    title: 'Lernwurf',
    text: 'Mit einem Siebwurf verbesserst du einen eigenen Wert und entscheidest, wie viele Lernwürfel du einsetzt.',
  },
  'HH-LRN-02': {
    title: 'Was es kostet',
    text: 'Jeder eingesetzte Würfel kostet 1 EP.',
  },
  'HH-LRN-03': {
    title: 'Was es bringt',
    text: 'Liegt am Ende eine Zahl über deinem Wert, steigt er um 1.',
  },
  'HH-LRN-04': {
    title: 'Andere Regeln ruhen',
    text: 'Beim Lernen steht jede Zahl für sich: keine Patzer, keine Glückszahl, keine Gleichen. Eine 1 darf neu geworfen werden.',
  },
  'HH-LRN-05': {
    title: 'Könnerstern gewinnen',
    text: 'In einer allgemeinen Fertigkeit ab 12 gewinnst du den Stern, wenn beim Lernen mindestens drei Würfel 12 oder mehr zeigen.',
  },
  'HH-LRN-06': {
    title: 'Was der Stern bringt',
    text: 'Mit dieser Fertigkeit darfst du Folgen bilden, etwa beim Beeinflussen und in der Verfolgungsjagd.',
  },
  'HH-LRN-07': {
    title: 'Ränge nach Wert',
    text: 'Ab 15 bist du Könner, ab 20 Meister.',
  },
  'HH-LRN-08': {
    title: 'Über 20 hinaus',
    text: 'Für 21 brauchst du beim Lernen zwei Zwanzigen, für 22 drei und so fort; mehr als 25 geht mit sechs Würfeln nicht.',
  },
  'HH-LRN-09': {
    title: 'Hohe Meisterschaft',
    text: 'Jeder Punkt über 20 erlaubt je Probe einen Tausch mit einem gegnerischen Würfel oder einen Schattenwurf: einen eigenen Würfel neu werfen und die bessere Zahl nehmen.',
  },
  'HH-LRN-10': {
    title: 'Meistergrade',
    text: 'Ein Beruf hat drei Grade. Beim Lernen brauchst du drei Würfel ab 12, vier ab 15 oder fünf ab 18.',
  },
  'HH-LRN-11': {
    title: 'Grade des Waffenschmieds',
    text: 'Grad 1 bringt den Kaskadenwurf und eine Bonuswirkung, Grad 2 zwei, Grad 3 beliebig viele und dazu die Runengravur.',
  },
  'HH-COM-01': {
    title: 'Gedächtnisprobe',
    text: 'Hat deine Figur etwas gewusst, das dir entfallen ist, würfelt die Spielleitung dafür verdeckt.',
  },
  'HH-COM-02': {
    title: 'Gemeinschaftsprobe',
    text: 'Jeder Beteiligte würfelt für sich und gibt einen Würfel oder einen Satz Gleiche in ein gemeinsames Ergebnis. Grenze ist der höchste Wert der Beteiligten.',
  },
  'HH-MEL-01': {
    title: 'Gemeinsam würfeln',
    text: 'Zu Beginn einer Kampfphase werfen alle im Takt: jeder einmal, dann schauen, dann wieder alle zusammen.',
  },
  'HH-MEL-02': {
    title: 'Nach jedem Wurf',
    text: 'Jeder wertet mindestens einen Würfel und immer seine Einsen.',
  },
  'HH-MEL-03': {
    title: 'Initiative ergreifen',
    text: 'Wer zufrieden ist, sagt die Initiative an und greift an. Alle anderen hören auf zu würfeln, und alles bleibt liegen, wie es liegt.',
  },
  'HH-MEL-04': {
    title: 'Niemand greift an',
    text: 'Dann gehen die gewerteten Würfel beiseite, und der nächste gemeinsame Wurf folgt.',
  },
  'HH-MEL-05': {
    title: 'Angriffswürfel',
    text: 'Jeder Würfel deiner Gruppe ist ein eigener Angriff, zusammengezählt wird nichts. Ohne Gruppe gibt es keine Initiative.',
  },
  'HH-MEL-06': {
    title: 'Angriffswert',
    text: 'Ein Folgenwürfel greift mit seiner Augenzahl an, ein Gleichenwürfel zählt die Größe seines Satzes dazu.',
  },
  'HH-MEL-07': {
    title: 'Würfel zurückhalten',
    text: 'Du darfst erst einen Teil der Gruppe schicken und den Rest nachlegen, wenn alles abgewehrt wird. Zurückgehaltene Folgenwürfel bleiben für den Schaden.',
  },
  'HH-MEL-08': {
    title: 'Alles abwehren',
    text: 'Nur wenn du jeden Angriff stoppst, wirst du nicht getroffen.',
  },
  'HH-MEL-09': {
    title: 'Wie Würfel abwehren',
    text: 'Ein Würfel stoppt einen Angriff, der nicht höher ist. Gleiche dürfen zusammen mehrere oder einen starken Angriff halten, ein einzelner Würfel mehrere leichte bis je 10, wenn ihre Summe passt.',
  },
  'HH-MEL-10': {
    title: 'Rettungswürfel',
    text: 'Reicht die Gruppe nicht, springen Würfel außerhalb ein. Jeder kostet in der nächsten Phase einen Würfel.',
  },
  'HH-MEL-11': {
    title: 'Konter',
    text: 'Wer ohne Rettungswürfel abwehrt und noch Gruppenwürfel hat, darf damit zurückschlagen. Die Rollen wechseln, und Konter können sich ablösen.',
  },
  'HH-MEL-12': {
    title: 'Ende der Phase',
    text: 'Ist alles gestoppt und kontert niemand, beginnt die nächste Phase.',
  },
  'HH-MEL-13': {
    title: 'Treffer',
    text: 'Kommt mindestens ein Angriff durch, ist das ein Treffer, und es geht um den Schaden.',
  },
  'HH-MEL-14': {
    title: 'Flüchten',
    text: 'Mit Initiative und einem durchgekommenen Angriff kannst du statt des Treffers aus der Reichweite aller Gegner entkommen.',
  },
  'HH-MEL-15': {
    title: 'Waffenlos',
    text: 'Du kämpfst mit Basis-Kampfkunst und nutzt keine Rüstung ab. Gegen Waffen außer Dolchen bringt ein Angriff dich nur heran; der Treffer kostet einen weiteren Gruppenwürfel.',
  },
  'HH-MEL-16': {
    title: 'Dolchkampf',
    text: 'Gegen Schwert, Hiebwaffe und Stangenwaffe gilt für den Dolch derselbe Aufpreis, gegen andere nicht.',
  },
  'HH-MEL-17': {
    title: 'Grenze im Kampf',
    text: 'Gleiche und Folgen reichen bis zum Fertigkeitswert, aber nicht über die Güte der Waffe.',
  },
  'HH-MAN-01': {
    title: 'Initiativebonus',
    text: 'Ein Initiativebonus von 1 lässt den Gegner beim ersten Wurf der nächsten Phase zusehen.',
  },
  'HH-MAN-02': {
    title: 'Tria',
    text: 'Drei Gleiche geben einen Initiativebonus von 1.',
  },
  'HH-MAN-03': {
    title: 'Doppeltria und Tessera',
    text: 'Zweimal drei oder vier Gleiche geben Initiativebonus 1 und entwaffnen. Nach gelungener Abwehr kann ein übriger Würfel eine neue Waffe ziehen oder die alte zurückholen.',
  },
  'HH-MAN-04': {
    title: 'Pente',
    text: 'Fünf Gleiche bringen den Gegner zu Boden: Initiativebonus 2 und doppelter Schaden, in der Abwehr einfacher. An einem Abgrund kann daraus ein Sturz werden, der Schaden nach Höhe und die Hälfte der nächsten Würfel kostet.',
  },
  'HH-MAN-05': {
    title: 'Exi',
    text: 'Sechs Gleiche verdreifachen den Schaden, verteilt auf bis zu sechs Gegner, geben sechs Schadenswürfel mehr und Initiativebonus 3 gegen jeden Getroffenen.',
  },
  'HH-MAN-06': {
    title: 'Zahl und Augenblick',
    text: 'Anders als beim Schuss müssen die Gleichen eines Manövers nicht 11 erreichen.',
  },
  'HH-DMG-01': {
    title: 'Schadenspool',
    text: 'Im Nahkampf zählen die stärkeren Schadenswürfel, die der Waffe (TS) oder die eigenen (PTS), im Fernkampf die Waffe.',
  },
  'HH-DMG-02': {
    title: 'Mehr Schadenswürfel',
    text: 'Alle Gleichenwürfel und die noch ungenutzten Folgenwürfel dürfen Schadenswürfel werden.',
  },
  'HH-DMG-03': {
    title: 'Mehr als sechs',
    text: 'Geworfen werden höchstens sechs. Jeder Würfel darüber erlaubt, einen noch einmal zu werfen.',
  },
  'HH-DMG-04': {
    title: 'Schadenswurf',
    text: 'Ein Einzelwurf, bei dem jeder Würfel ein eigener Treffer ist.',
  },
  'HH-DMG-05': {
    title: 'Trefferstärke',
    text: '1 bis 10 ist leicht, 11 bis 20 schwer, ab 21 kritisch.',
  },
  'HH-DMG-06': {
    title: 'Zusammenlegen',
    text: 'Gleiche Schadenswürfel darfst du zu einem schwereren Treffer addieren.',
  },
  'HH-DMG-07': {
    title: 'Rüstung',
    text: 'Von jedem Treffer geht der Schutz ab; der Rest bestimmt die Stärke. Bleibt nichts, gibt es keine Verletzung.',
  },
  'HH-DMG-08': {
    title: 'Abnutzung',
    text: 'Ein Treffer ab 11 kostet die Rüstung 1 Güte, ab 21 leichte Rüstung 2.',
  },
  'HH-DMG-09': {
    title: 'Güte begrenzt Schutz',
    text: 'Rüstung schützt nie besser, als ihre jetzige Güte beträgt.',
  },
  'HH-DMG-10': {
    title: 'Vom Treffer zur Verletzung',
    text: 'Jeder Treffer, der übrig bleibt, ist eine Verletzung seiner Stärke.',
  },
  'HH-RNG-01': {
    title: 'Zielen beginnt',
    text: 'Ziel wählen, Kampfwürfel einmal werfen, mindestens einen werten und alle Einsen.',
  },
  'HH-RNG-02': {
    title: 'Sofort schießen',
    text: 'Wer gleich nach dem ersten Wurf schießt, handelt vor allen Nahkämpfern der Phase.',
  },
  'HH-RNG-03': {
    title: 'Zielen',
    text: 'Wer weiterwürfelt, beendet den Kaskadenwurf ohne zu warten und schießt in dieser Phase nicht. Beliebig viele Würfel darf er für die nächste aufheben.',
  },
  'HH-RNG-04': {
    title: 'Nächste Phase',
    text: 'Die nicht aufgehobenen Würfel werden einmal geworfen, die aufgehobenen zählen mit.',
  },
  'HH-RNG-05': {
    title: 'Schusswert',
    text: 'Gleiche und Folgen der gewählten Gruppe werden addiert, oder es zählt eine einzelne Zahl.',
  },
  'HH-RNG-06': {
    title: 'Minimum für einen Treffer',
    text: 'Die Spielleitung würfelt es nach der Größe: von 3+1W3 bei Riesigem über 7+1W6 bei einem Menschen bis 30+1W12 bei Winzigem. Langsame Bewegung legt einen Würfel derselben Art dazu, schnelle zwei.',
  },
  'HH-RNG-07': {
    title: 'Entfernung',
    text: 'Je 10 Meter steigt das Minimum um 1.',
  },
  'HH-RNG-08': {
    title: 'Schießen in Bewegung',
    text: 'Bewegst du dich, streichst du vor dem Zählen Gruppenwürfel: einen bei langsamer, zwei bei schneller Bewegung. Sie bringen auch keinen Schaden mehr.',
  },
  'HH-RNG-09': {
    title: 'Getroffen',
    text: 'Erreicht der Schuss das Minimum, folgt der Schaden, und das Ziel entwertet in dieser Phase einen gelungenen Kampfwürfel.',
  },
  'HH-RNG-10': {
    title: 'Gezielter Schuss',
    text: 'Gleiche und ungenutzte Folgenwürfel des Schusses werden wie im Nahkampf zu Schadenswürfeln.',
  },
  'HH-RNG-11': {
    title: 'Legendärer Schuss',
    text: 'Vier Gleiche ab 11 geben vier Schadenswürfel mehr und doppelten Schaden.',
  },
  'HH-RNG-12': {
    title: 'Tödlicher Schuss',
    text: 'Fünf Gleiche ab 11 töten ein gewöhnliches Ziel.',
  },
  'HH-RNG-13': {
    title: 'Was er übergeht',
    text: 'Ein legendärer Schuss kümmert sich weder um deine Bewegung noch um die Rüstung des Ziels.',
  },
  'HH-RNG-14': {
    title: 'Arglose Ziele',
    text: 'Wer nichts ahnt, kann nicht ausweichen.',
  },
  'HH-RNG-15': {
    title: 'Gerade noch bemerkt',
    text: 'Wer den Schuss eben erst bemerkt, weiß mit einem Einzelwurf auf Reaktion ab 11 davon.',
  },
  'HH-RNG-16': {
    title: 'Ausweichen',
    text: 'Ein wissendes Ziel wirft einmal Akrobatik, Verbergen, Geländelauf oder Basis-Kampfkunst. Die Zahl kommt zum Minimum hinzu.',
  },
  'HH-RNG-17': {
    title: 'Ausweichen unterbricht',
    text: 'Wer ausweicht, bricht alles andere ab, was er gerade tut.',
  },
  'HH-PSY-01': {
    title: 'Leere Physiszeile',
    text: 'Jede leere Zeile kostet bei körperlichen Proben einen Würfel, bis wieder ein Punkt darin ist.',
  },
  'HH-PSY-02': {
    title: 'Keine Physis mehr',
    text: '30 Minuten lang sind keine körperlichen Proben möglich.',
  },
  'HH-PSY-03': {
    title: 'Leere Psychezeile',
    text: 'Jede leere Zeile kostet bei allen Proben einen Würfel.',
  },
  'HH-PSY-04': {
    title: 'Keine Psyche mehr',
    text: '30 Minuten lang ist gar keine Probe möglich.',
  },
  'HH-PSY-05': {
    title: 'Zähne zusammenbeißen',
    text: 'Bei jeder Probe kannst du verlorene Würfel zurückholen; jeder kostet eine leichte Verletzung.',
  },
  'HH-INJ-01': {
    title: 'Leichte Verletzung',
    text: 'Sie nimmt ein äußeres Segment, das du selbst wählst, und heilt durch Ruhe.',
  },
  'HH-INJ-02': {
    title: 'Schwere Verletzung',
    text: 'Sie nimmt ein mittleres Segment und die äußeren daneben.',
  },
  'HH-INJ-03': {
    title: 'Wundbrand',
    text: 'Jeder Tag kostet einen Kreis so viele Segmente, wie er unversorgte schwere Verletzungen hat, die äußeren zuerst.',
  },
  'HH-INJ-04': {
    title: 'Unversorgt heilt nichts',
    text: 'Eine schwere Verletzung heilt erst, wenn sie versorgt ist.',
  },
  'HH-INJ-05': {
    title: 'Kritische Verletzung',
    text: 'Sie nimmt alle Segmente eines Kreises.',
  },
  'HH-INJ-06': {
    title: 'Ein Würfel weniger',
    text: 'Jede kritische Verletzung kostet bei allen Proben einen Würfel.',
  },
  'HH-INJ-07': {
    title: 'Keine Regeneration',
    text: 'Solange eine kritische Verletzung unversorgt ist, regenerierst du nichts.',
  },
  'HH-INJ-08': {
    title: 'Verlust alle acht Stunden',
    text: 'Dreimal am Tag kostet jede unversorgte kritische Verletzung ein Segment.',
  },
  'HH-INJ-09': {
    title: 'Stillen und heilen',
    text: 'Erste Hilfe stoppt diesen Verlust, erst Heilkunde lässt heilen.',
  },
  'HH-INJ-10': {
    title: 'Tödlich verletzt',
    text: 'Kritische Verletzungen in allen Lebenskreisen sind tödlich.',
  },
  'HH-INJ-11': {
    title: 'Wiederbelebung',
    text: 'Eine epische Erste Hilfe von 60 holt zurück; die Verletzungen bleiben unversorgt.',
  },
  'HH-MED-01': {
    title: 'Wunden versorgen',
    text: 'Erste Hilfe und Heilkunde versorgen schwere Verletzungen, mit einer Probe je Kreis.',
  },
  'HH-MED-02': {
    title: 'Minimum bei schweren',
    text: 'Eine schwere Verletzung im Kreis verlangt 7, zwei 11, drei 16.',
  },
  'HH-MED-03': {
    title: 'Minimum bei kritischen',
    text: 'Heilkunde braucht 16, Erste Hilfe 31.',
  },
  'HH-REG-01': {
    title: 'Halbe Stunde Pause',
    text: 'Physis und Psyche gewinnen je den Regenerationswert, höchstens bis die angefangene Zeile voll ist.',
  },
  'HH-REG-02': {
    title: 'Pause nach Erschöpfung',
    text: 'Steht eine Leiste auf 0, bringt die erste halbe Stunde 1 Punkt, die zweite eine gewöhnliche Pause.',
  },
  'HH-REG-03': {
    title: 'Nachtruhe',
    text: 'Mindestens sechs Stunden bringen Physis, Psyche und äußeren Segmenten den Regenerationswert.',
  },
  'HH-REG-04': {
    title: 'Ein Kreis je Nacht',
    text: 'Wer schwere oder kritische Verletzungen trägt, heilt nachts nur in einem Kreis.',
  },
  'HH-REG-05': {
    title: 'Reihenfolge',
    text: 'Zuerst heilen Kreise, die nur leicht verletzt sind.',
  },
  'HH-REG-06': {
    title: 'Langsame Kreise',
    text: 'Ein Kreis mit schwerer oder kritischer Verletzung gewinnt ein äußeres Segment je Nacht.',
  },
  'HH-REG-07': {
    title: 'Was nicht heilt',
    text: 'Kreise mit unversorgten schweren oder kritischen Verletzungen heilen nicht; eine unversorgte kritische setzt die Regeneration auf 0.',
  },
  'HH-REG-08': {
    title: 'Nach dem Zechen',
    text: 'Erbrechen und Vollrausch senken die Regeneration, bis sie sich erholt hat.',
  },
  'HH-SMI-01': {
    title: 'Was ein Waffenschmied fertigt',
    text: 'Alle Waffen aus Metall und einfache Werkzeuge.',
  },
  'HH-SMI-02': {
    title: 'Was es braucht',
    text: 'Rohmaterial, Werkstatt, eigenes Werkzeug und einen halben Arbeitstag.',
  },
  'HH-SMI-03': {
    title: 'Fertigungswurf',
    text: 'Waffenschmieden als Siebwurf, ab Meistergrad 1 als Kaskadenwurf.',
  },
  'HH-SMI-04': {
    title: 'Grenze beim Fertigen',
    text: 'Gleiche und Folgen reichen bis zum kleineren von Fertigkeitswert und Güte des Werkzeugs.',
  },
  'HH-SMI-05': {
    title: 'Güte des Stücks',
    text: 'Die Zahl ist die Güte, höchstens 20; Gleiche dürfen addiert werden.',
  },
  'HH-SMI-06': {
    title: 'Misslungen',
    text: 'Ein Ergebnis bis 3 verdirbt das Material.',
  },
  'HH-SMI-07': {
    title: 'Folgen beim Fertigen',
    text: 'Ab Grad 1 hebt jeder Folgenwürfel die Güte um 2.',
  },
  'HH-SMI-08': {
    title: 'Bonuswirkungen',
    text: 'Überzählige Gruppenwürfel können Bonuswirkungen werden, so viele, wie der Grad erlaubt.',
  },
  'HH-SMI-09': {
    title: 'Größe der Wirkung',
    text: 'Ein Gütewurf bis 19 gibt +1, bis 30 +2, bis 59 +3, ab 60 +4.',
  },
  'HH-SMI-10': {
    title: 'Überarbeitung',
    text: 'Je mehr Wirkungen ein Stück hat, desto höher das Minimum: 20, 21, 26, 31, 36, 41, 46.',
  },
  'HH-SMI-11': {
    title: 'Massenfertigung',
    text: 'Ein Einzelwurf; ein gewählter Würfel gibt die Güte aller Stücke, und jeder andere, der nicht darunter liegt, ein weiteres Stück.',
  },
  'HH-SMI-12': {
    title: 'Rohmaterial kaufen',
    text: 'Es kostet die Hälfte des Preises eines einfachen Stücks.',
  },
  'HH-SMI-13': {
    title: 'Dafür arbeiten',
    text: 'Ein unbezahltes Stück für einen Handwerker senkt den Materialpreis eines eigenen um 10 Prozentpunkte.',
  },
  'HH-SMI-14': {
    title: 'Runen',
    text: 'Ab Meistergrad 3 lassen sich eigene Stücke mit Runen versehen. Ihre Wirkung steht nicht in den Quellen.',
  },
  'HH-ITM-01': {
    title: 'Güteklassen und Preis',
    text: '4–6 improvisiert (halber Preis), 7–10 einfach, 11–15 gut (1,5-fach), 16–19 kunstfertig (3-fach), 20 meisterlich (5-fach); mit Wirkungen erlesen oder legendär.',
  },
  'HH-ITM-02': {
    title: 'Erlesen',
    text: 'Ein meisterliches Stück mit ein oder zwei Wirkungen kostet etwa das Zehnfache.',
  },
  'HH-ITM-03': {
    title: 'Legendär',
    text: 'Mit drei oder mehr Wirkungen kostet es mindestens das Hundertfache.',
  },
  'HH-ITM-04': {
    title: 'Waffe als Grenze',
    text: 'Im Kampf zählen Gleiche und Folgen nur bis zur Güte der Waffe.',
  },
  'HH-ITM-05': {
    title: 'Arten von Bonuswirkungen',
    text: 'Wx gibt Bonuswürfel, WFr Freiwürfe, W2c eine Zweitchance, FkWx hebt den Wert, Ex verschiebt Ergebnisse, TSx gibt Schadenswürfel.',
  },
  'HH-INF-01': {
    title: 'Beeinflussen',
    text: 'Einschüchtern, Redekunst oder Verführen als Siebwurf, mit Könnerstern als Kaskadenwurf.',
  },
  'HH-INF-02': {
    title: 'Widerstehen',
    text: 'Das Opfer setzt Selbstbeherrschung dagegen.',
  },
  'HH-INF-03': {
    title: 'Tricks',
    text: 'Die Würfel der Gruppe sind Tricks. Das Opfer hebt sie einzeln mit Würfeln einer eigenen Gruppe auf.',
  },
  'HH-INF-04': {
    title: 'Was es kostet',
    text: 'Jeder nicht aufgehobene Trick kostet einen Punkt Psyche.',
  },
  'HH-INF-05': {
    title: 'Leere Zeile, Wunsch oder Würfel',
    text: 'Leert sich dabei eine Zeile, kostet sie wie üblich einen Würfel, oder das Opfer erfüllt stattdessen einen Wunsch.',
  },
  'HH-INF-06': {
    title: 'Gemeinsam',
    text: 'Beeinflussen geht auch als Gemeinschaftsprobe.',
  },
  'HH-HAG-01': {
    title: 'Ausgangspreis',
    text: 'Gehandelt wird nur, wenn ein Preis genannt ist, den die andere Seite halbwegs gerecht findet.',
  },
  'HH-HAG-02': {
    title: 'Eine Runde',
    text: 'Beide werfen Feilschen als Siebwurf. Wer verliert, büßt vorerst einen Punkt Psyche ein.',
  },
  'HH-HAG-03': {
    title: 'Zugeständnis',
    text: 'Leert sich eine Psychezeile, muss diese Seite ein besseres Angebot machen; die andere nimmt an oder handelt weiter.',
  },
  'HH-HAG-04': {
    title: 'Letzter Punkt',
    text: 'Fällt die Psyche auf 0, gilt das letzte Angebot der Gegenseite.',
  },
  'HH-HAG-05': {
    title: 'Danach',
    text: 'Die Psyche kehrt sofort zurück, beim klaren Sieger mit einem Punkt mehr, beim Verlierer mit einem weniger.',
  },
  'HH-HAG-06': {
    title: 'Nach dem letzten Punkt',
    text: 'Wer ganz verlor, bekommt je geleerter Zeile einen Punkt weniger zurück, der Sieger entsprechend mehr.',
  },
  'HH-HRB-01': {
    title: 'Kräutersuche',
    text: 'Je halbe Stunde ein Siebwurf auf Wildnisleben; jeder Würfel ab 4 findet eine Pflanze.',
  },
  'HH-HRB-02': {
    title: 'Wie viel zu gebrauchen ist',
    text: '4–6 geben 1 Portion, 7–10 geben 2, 11–15 geben 3, ab 16 sind es 4.',
  },
  'HH-HRB-03': {
    title: 'Gleiche beim Suchen',
    text: 'Jeder Gleichenwürfel bringt eins mehr.',
  },
  'HH-STL-01': {
    title: 'Abstände',
    text: 'Nah ist bis 3 Meter, mittel bis 8, fern bis 20.',
  },
  'HH-STL-02': {
    title: 'Schleichen',
    text: 'Ein Siebwurf. Gegen Wachgabe geht er in der Nähe immer, weiter weg nur, wenn die anderen wachsam sind.',
  },
  'HH-STL-03': {
    title: 'Wann es misslingt',
    text: 'Wenn Wachgabe besser ist; bei Arglosen unter 7 auf mittlere und unter 4 auf ferne Distanz.',
  },
  'HH-STL-04': {
    title: 'Folgen des Misslingens',
    text: 'Arglose werden wachsam, in der Nähe bemerken sie dich. Wachsame bemerken dich, in der Nähe entdecken sie dich.',
  },
  'HH-STL-05': {
    title: 'Bemerkt',
    text: 'Wo ein Versteck ist, wirft der Schleichende Verbergen als Einzelwurf gegen Aufspüren als Siebwurf. Verliert er, ist er entdeckt.',
  },
  'HH-STL-06': {
    title: 'Entdeckt',
    text: 'Aus der Ferne kann der Gegner Alarm schlagen, in der Nähe entscheidet ein Vergleich der Reaktion, wer zuerst handelt.',
  },
  'HH-CHS-01': {
    title: 'Verfolgungsjagd',
    text: 'Alle werfen Geländelauf als Einzelwurf, nur wer sie auslöst beim ersten Mal als Siebwurf.',
  },
  'HH-CHS-02': {
    title: 'Das Tempo',
    text: 'Wer vorn läuft, gibt mit seiner Zahl das Tempo vor.',
  },
  'HH-CHS-03': {
    title: 'Gleich schnell',
    text: 'Bei derselben Zahl ändert sich nichts.',
  },
  'HH-CHS-04': {
    title: 'Knapp langsamer',
    text: 'Weniger in derselben Tempostufe kostet 1 Physis.',
  },
  'HH-CHS-05': {
    title: 'Zurückfallen',
    text: 'Eine niedrigere Tempostufe kostet 1 Physis und so viele Abstandsstufen, wie Tempostufen fehlen.',
  },
  'HH-CHS-06': {
    title: 'Aufholen',
    text: 'Mit einer höheren Tempostufe schrumpft der Abstand.',
  },
  'HH-CHS-07': {
    title: 'Hindernisse',
    text: 'Gleichenwürfel dürfen anderen als Hindernisse in den Weg gelegt werden.',
  },
  'HH-CHS-08': {
    title: 'Hindernis überwinden',
    text: 'Ein eigener Würfel, der mindestens so hoch ist, hebt es auf. Ein Gleichenwürfel wird dabei entwertet, einer von außerhalb kostet 1 Physis.',
  },
  'HH-CHS-09': {
    title: 'Nicht überwunden',
    text: 'Das kostet 1 Physis und eine Tempostufe.',
  },
  'HH-CHS-10': {
    title: 'Stern beim Laufen',
    text: 'Mit Könnerstern gehen auch Folgenwürfel als Hindernis und gegen eines.',
  },
  'HH-CHS-11': {
    title: 'Abstandsstufen',
    text: 'Gleichauf, Atemweite, dicht auf den Fersen, kleiner Vorsprung, klarer Vorsprung, Sichtweite, enteilt: von 0 bis 6.',
  },
  'HH-CHS-12': {
    title: 'Tempostufen',
    text: 'Ab 4 gemächlich, 7 langsam, 11 zügig, 16 schnell, 31 rasant, 60 atemberaubend.',
  },
  'HH-WAT-01': {
    title: 'Wachen',
    text: 'Eine gewöhnliche Wache hat 3 Schichten, eine alarmierte 6.',
  },
  'HH-WAT-02': {
    title: 'Mehr als eine Schicht',
    text: 'Eine Schicht ist frei, jede weitere kostet 4 Physis.',
  },
  'HH-WAT-03': {
    title: 'Einschlafen',
    text: 'Misslingt die Wachgabe in einer zusätzlichen Schicht, schläft die Wache ein.',
  },
  'HH-DRK-01': {
    title: 'Zechen',
    text: 'Jedes alkoholische Getränk verlangt einen Einzelwurf auf Zechen.',
  },
  'HH-DRK-02': {
    title: 'Minimum beim Zechen',
    text: '4 beim ersten Getränk, mit jedem weiteren 1 mehr.',
  },
  'HH-DRK-03': {
    title: 'Zwei Würfel',
    text: 'Das Minimum muss mit zwei Würfeln erreicht werden.',
  },
  'HH-DRK-04': {
    title: 'Nur ein Würfel',
    text: 'Dann geht ein Punkt Physis oder Psyche verloren, nach deiner Wahl.',
  },
  'HH-DRK-05': {
    title: 'Wenn sich eine Zeile leert',
    text: 'Ein Einzelwurf auf Selbstbeherrschung entscheidet, ob du dich erbrichst.',
  },
  'HH-DRK-06': {
    title: 'Volltrunken',
    text: 'Der letzte Punkt Psyche macht bewusstlos, der letzte Punkt Physis lässt einschlafen.',
  },
  'HH-DRK-07': {
    title: 'Der Tag danach',
    text: 'Erbrechen halbiert die Regeneration von Physis und Psyche, ein Vollrausch lässt 1 übrig.',
  },
  'HH-DRK-08': {
    title: 'Wieder zu Kräften',
    text: 'Je Rast von sechs Stunden kehrt ein Punkt Regeneration zurück.',
  },
  'HH-PROC-01': {
    title: 'Ablauf von Sieb und Kaskade',
    text: 'Werfen, Einsen festlegen, mindestens einen Würfel behalten, den Rest wieder werfen oder aufhören. Danach kommen Gegenstände, Glückszahl und Meisterschaft, dann die Einsen, dann Gruppe und Zahl.',
  },
  'HH-PROC-02': {
    title: 'Wie die Zahl entsteht',
    text: 'Die Zahl ist die höchste brauchbare Augenzahl ab 4 oder, wenn das mehr ist, der beste Satz Gleiche; in der Kaskade die Summe einer Gruppe. Ohne brauchbare 4 ist es ein Fehlschlag unter jedem Mindestwert; genannt wird dann die höchste Augenzahl, 1 bis 3.',
  },
  'HH-PROC-03': {
    title: 'Liste der Angriffe',
    text: 'Jeder Gruppenwürfel greift mit seiner Augenzahl an, zuzüglich der Größe seines Satzes, wenn sie mindestens 2 ist.',
  },
  'HH-PROC-04': {
    title: 'Prüfung der Abwehr',
    text: 'Eine Abwehr gilt, wenn jeder Angriff genau einmal gedeckt ist, jeder Würfel höchstens einmal vorkommt und Rettungswürfel nur helfen, wo die Gruppe allein nicht reicht.',
  },
  'HH-PROC-05': {
    title: 'Schaden und Rüstung',
    text: 'Würfel zusammenstellen, höchstens sechs Würfel werfen, Überzählige als Wiederholungen, Gleiche zusammenlegen, vervielfachen, Schutz abziehen, Klasse ablesen, am Schluss die Abnutzung.',
  },
  'HH-PROC-06': {
    title: 'Ablauf eines Schusses',
    text: 'Minimum würfeln, Würfel für die eigene Bewegung streichen, Schusswert wählen, Ausweichen dazurechnen, vergleichen, Schaden.',
  },
  'HH-PROC-07': {
    title: 'Pause und Nacht',
    text: 'Erst Physis und Psyche je für sich, nachts dann die Segmente; danach erholt sich eine gesenkte Regeneration um 1.',
  },
  'HH-PROC-08': {
    title: 'Ablauf der Fertigung',
    text: 'Aus einer Gruppe teilst du Grundlage, Pluswürfel zu je 2 und Wirkungswürfel auf. Die Summe ist die Güte bis 20, ihr ungekürzter Wert bestimmt die Größe der Wirkungen.',
  },
  'HH-PROC-09': {
    title: 'Eine Runde der Jagd',
    text: 'Werfen, Einsen, Hindernisse legen und beantworten, dann jeder gegen den Führenden; wer ihn überholt, führt.',
  },
  'HH-PROC-10': {
    title: 'Ablauf des Schleichens',
    text: 'Abstand und Wachsamkeit sagen, was zu schaffen ist und was das Misslingen bringt. Jeder Gegner wird für sich gerechnet.',
  },
  'HH-PROC-11': {
    title: 'Ende des Feilschens',
    text: 'Beide bekommen die Psyche zurück, abzüglich echter Verluste; dann gibt es die Punkte für Sieger und Verlierer, in den Grenzen von 0 und Maximum.',
  },
  'HH-R-01': {
    title: 'Was eine Gruppe ist',
    text: 'Vorgabe: eine einzige lückenlose Treppe, jede Stufe beliebig oft. Wahlweise gehören alle Würfel dazu, die einen gleichen oder benachbarten haben.',
  },
  'HH-R-02': {
    title: 'Würfel aus mehreren Würfen',
    text: 'Alles, was während eines Siebs oder einer Kaskade gewertet wird, zählt zusammen.',
  },
  'HH-R-03': {
    title: 'Zahlen über der Grenze',
    text: 'Sie zählen als Einzelzahl, nur nicht in Gleichen und Folgen. Im Nahkampf taugen sie als Rettungswürfel.',
  },
  'HH-R-04': {
    title: 'Zahl von Einzel- und Siebwurf',
    text: 'Vorgabe: die beste Einzelzahl oder ein Satz Gleiche. Wahlweise werden alle Sätze addiert. Ohne eine 4 liegt das Ergebnis unter jedem Minimum.',
  },
  'HH-R-05': {
    title: 'Zahl eines Kaskadenwurfs',
    text: 'Vorgabe: die Summe der ganzen Gruppe. Wahlweise ein Satz Gleiche mit 2 je Folgenwürfel oder nur die Gleichen.',
  },
  'HH-R-06': {
    title: 'Wer Folgen bilden darf',
    text: 'Nur Kaskadenwürfe: im Kampf, im Handwerk ab Grad 1 und mit Könnerstern. Der Stern macht jeden Siebwurf der Fertigkeit zur Kaskade, wenn der Tisch das nicht abschaltet.',
  },
  'HH-R-07': {
    title: 'Weiterwerfen in der Kaskade',
    text: 'Der Rest darf wie beim Siebwurf neu geworfen werden; was beiseite liegt, bleibt.',
  },
  'HH-R-08': {
    title: 'Reicht eine 1 als behaltener Würfel?',
    text: 'Vorgabe: ja, sie ist gewertet. Wahlweise muss ein weiterer Würfel dazu.',
  },
  'HH-R-09': {
    title: 'Wann ausgeglichen wird',
    text: 'Einmal, wenn alles geworfen ist, mit irgendeinem Würfel ab 4 nach deiner Wahl. Vorgabe: du musst; wahlweise darfst du lieber Psyche verlieren.',
  },
  'HH-R-10': {
    title: 'Übergangene Einsen',
    text: 'Sie zählen über die ganze Probe, bleiben tot liegen, und das Übergehen geschieht von selbst. Maßgeblich ist der geprüfte Wert mit Bonus, nicht die gesenkte Grenze.',
  },
  'HH-R-11': {
    title: 'Drei Einsen',
    text: 'Vorgabe: drei geworfene Einsen genügen. Wahlweise müssen drei ohne Ausgleich bleiben.',
  },
  'HH-R-12': {
    title: 'Einsen neu werfen',
    text: 'Vorgabe: auch besondere Effekte werfen keine 1 neu; nur Umwandeln, Verschieben und Tauschen schaffen sie weg. Der Tisch darf es erlauben.',
  },
  'HH-R-13': {
    title: 'Grenzen der Würfelanzahl',
    text: 'Erst alles zusammenzählen, dann auf sechs begrenzen. Ohne Würfel ist die Probe misslungen; wahlweise bleibt mindestens einer.',
  },
  'HH-R-14': {
    title: 'Basis- und Bonuswürfel',
    text: 'Sie stehen bei jeder Fertigkeit als Angabe. Fehlt der Basiswürfel, folgt er aus dem Wert wie bei einer Eigenschaft.',
  },
  'HH-R-15': {
    title: 'Fehlendes Minimum',
    text: 'Ohne Angabe gilt Minimum 4 und Siebwurf, mit Stern Kaskade.',
  },
  'HH-R-16': {
    title: 'Gleichstand',
    text: 'Beim Schleichen gewinnt die handelnde Seite, beim Feilschen und bei Reaktionen wird neu geworfen, sonst muss die handelnde Seite besser sein. Jedes davon lässt sich umstellen.',
  },
  'HH-R-17': {
    title: 'Welche Lernwürfel',
    text: 'Vorgabe: die Würfel des Werts ohne Gegenstände und Abzüge. Wahlweise immer W20 oder eine Zahl der Spielleitung.',
  },
  'HH-R-18': {
    title: 'Gewinn beim Lernen',
    text: 'Ein Lernwurf hebt den Wert höchstens um 1. Vorgabe: Stern oder Grad dürfen zugleich gewonnen werden.',
  },
  'HH-R-19': {
    title: 'Grade der Reihe nach',
    text: 'Je Lernwurf höchstens ein Grad und keiner wird übersprungen; gezählt wird, was am Ende liegt.',
  },
  'HH-R-20': {
    title: 'Hohe Meisterschaft im Einzelnen',
    text: 'Schritt für Schritt über 20 hinaus, nur bei Fertigkeiten. Eingesetzt wird sie nach dem Werfen und vor den Einsen, jeder Würfel einmal; ob eine 1 weggetauscht werden darf, bestimmt der Tisch.',
  },
  'HH-R-21': {
    title: 'Glückszahl im Einzelnen',
    text: 'Sie steht auf dem Bogen. Jede gefallene zählt für das Lernen, wenn sie nicht umgewandelt wird, und der Lernwurf kostet in der Vorgabe keine EP.',
  },
  'HH-R-22': {
    title: 'Was legendär zählt',
    text: 'Gleiche ab 11 innerhalb der Grenze, nach dem Entwerten, nur der größere Satz. Schaden und Lernen gehören nicht dazu.',
  },
  'HH-R-23': {
    title: 'Grenze im Kampf',
    text: 'Der kleinere von Fertigkeitswert und Güte der Waffe; waffenlos der Wert. Der Tisch kann die Waffe außer Acht lassen.',
  },
  'HH-R-24': {
    title: 'Gleichzeitige Initiative',
    text: 'Vorgabe: Einzelwürfe auf Reaktion entscheiden, bei Gleichstand noch einmal. Wahlweise die Spielleitung.',
  },
  'HH-R-25': {
    title: 'Alles liegt, keiner greift an',
    text: 'Es gibt eine letzte Gelegenheit zur Initiative, dann beginnt die nächste Phase.',
  },
  'HH-R-26': {
    title: 'Mehr als zwei Kämpfer',
    text: 'Alle im selben Kampf halten gemeinsam inne, und angegriffen wird einer. Wahlweise dürfen die anderen danach mit ihren liegenden Würfeln angreifen.',
  },
  'HH-R-27': {
    title: 'Angriff in Wellen',
    text: 'Jede Welle ist ein Teil der noch freien Gruppenwürfel. Der Bonus der Gleichen richtet sich nach dem ganzen Satz, und verbrauchte Abwehrwürfel bleiben verbraucht.',
  },
  'HH-R-28': {
    title: 'Summen in der Abwehr',
    text: 'Vorgabe streng: ein Würfel gegen einen Angriff, ein Würfel gegen mehrere bis je 10, oder Gleiche zusammen. Wahlweise darf alles addiert werden.',
  },
  'HH-R-29': {
    title: 'Kein Bonus in der Abwehr',
    text: 'Gleiche zählen in der Abwehr nur mit ihrer Augenzahl.',
  },
  'HH-R-30': {
    title: 'Rettungswürfel im Einzelnen',
    text: 'Nur wenn die Gruppe allein nicht reicht; jeder ab 4, auch über der Grenze. Sie kosten auch, wenn die Abwehr trotzdem misslingt.',
  },
  'HH-R-31': {
    title: 'Konter im Einzelnen',
    text: 'Übrige Gruppenwürfel bleiben Gruppenwürfel, ihr Bonus wird neu gerechnet, und nur sie geben Schadenswürfel.',
  },
  'HH-R-32': {
    title: 'Mehrere kommen durch',
    text: 'Vorgabe: ein Treffer, wie viele Angriffe auch durchkommen. Wahlweise einer je Angriff.',
  },
  'HH-R-33': {
    title: 'Schadenswürfel im Einzelnen',
    text: 'Je Gleichenwürfel und je freiem Folgenwürfel der Gruppe einer; du darfst auch weniger nehmen.',
  },
  'HH-R-34': {
    title: 'Über sechs hinaus',
    text: 'Die Wiederholungen folgen einzeln, die neue Zahl gilt. Vorgabe: derselbe Würfel darf mehrmals dran sein.',
  },
  'HH-R-35': {
    title: 'TS und PTS',
    text: 'Stärker sind die Würfel mit dem höheren Mittelwert, bei Gleichstand mit dem größeren Würfel. Wahlweise entscheidest du.',
  },
  'HH-R-36': {
    title: 'Zahlen im Schadenswurf',
    text: 'Keine Grenze, keine Patzer. Gleiche ab 4 dürfen zusammengelegt werden; ob auch 1 bis 3, sagt ein Schalter.',
  },
  'HH-R-37': {
    title: 'Doppelt und dreifach',
    text: 'Vorgabe: der Wert jedes Treffers wird vervielfacht, nach dem Zusammenlegen und vor der Rüstung. Wahlweise die Zahl der Treffer.',
  },
  'HH-R-38': {
    title: 'Legendäre Schadenswürfel',
    text: 'Vorgabe: das sind die Würfel der Gleichen selbst. Wahlweise kommen sie obendrauf.',
  },
  'HH-R-39': {
    title: 'Manöver: Zahl und Augenblick',
    text: 'Vorgabe: jede Zahl bis zur Grenze, wahlweise erst ab 11. Die Wirkung kommt mit dem Einsatz, nur das höchste Manöver zählt.',
  },
  'HH-R-40': {
    title: 'Initiativebonus 2 und 3',
    text: 'Der Gegner setzt so viele erste Würfe aus. Mehrere addieren sich nicht, gegenseitige heben sich in der Vorgabe auf.',
  },
  'HH-R-41': {
    title: 'Entwaffnen',
    text: 'Nach gelungener Abwehr kauft ein freier Würfel ab 4 eine andere Waffe oder einen Versuch, die alte zurückzuholen. Sonst kämpfst du ab der nächsten Phase waffenlos.',
  },
  'HH-R-42': {
    title: 'Pente im Einzelnen',
    text: 'In der Abwehr folgt in der Vorgabe ein gewöhnlicher Schadenswurf. Einen Sturz gibt es nur, wo die Spielleitung einen Abgrund nennt, und statt des doppelten Schadens.',
  },
  'HH-R-43': {
    title: 'Exi im Einzelnen',
    text: 'Jeder zusammengelegte Treffer zählt dreifach und geht an einen von bis zu sechs Gegnern, dessen Rüstung schützt.',
  },
  'HH-R-44': {
    title: 'Abnutzung im Einzelnen',
    text: 'Vorgabe: gelesen vom Treffer vor der Rüstung. Alle Treffer eines Wurfs treffen auf die Güte vom Anfang.',
  },
  'HH-R-45': {
    title: 'Aufpreis für Nähe',
    text: 'Nach einem durchgekommenen Angriff zahlst du einen weiteren Gruppenwürfel oder bleibst nur nah. Vorgabe: die Nähe endet mit der Phase.',
  },
  'HH-R-46': {
    title: 'Flucht im Einzelnen',
    text: 'Sie gelingt nach jedem durchgekommenen Angriff, auch beim Konter, ohne Schaden und ohne Aufpreis.',
  },
  'HH-R-47': {
    title: 'Aufgehobene Würfel',
    text: 'Einsen, Entwertete und nicht Aufgehobene kehren in die Hand zurück. Wer ausweicht, die Waffe wechselt oder sie entwerten muss, verliert sie.',
  },
  'HH-R-48': {
    title: 'Schusswert im Einzelnen',
    text: 'Ohne Gruppe zählt eine Einzelzahl. Reichen die Gruppenwürfel nicht zum Streichen, fällt der Schuss aus. Weggelassene Folgenwürfel bleiben für den Schaden.',
  },
  'HH-R-49': {
    title: 'Entfernung runden',
    text: 'Vorgabe: nur volle 10 Meter zählen.',
  },
  'HH-R-50': {
    title: 'Zusammengelegte Zellen',
    text: 'Sehr groß und groß teilen sich W6, klein und sehr klein W8.',
  },
  'HH-R-51': {
    title: 'Ausweichen im Einzelnen',
    text: 'Das Minimum wird einmal gewürfelt, dann folgen Reaktion und ein Ausweichwurf. Vorgabe: im Nahkampf sind die Würfel der Phase verloren.',
  },
  'HH-R-52': {
    title: 'Entwerten nach einem Schuss',
    text: 'Du wählst einen liegenden Würfel ab 4; hast du noch keinen, trifft es den ersten, der fällt.',
  },
  'HH-R-53': {
    title: 'Nur nach dem Zielen?',
    text: 'Vorgabe: Schadenswürfel aus der Gruppe gibt es bei jedem Schuss. Wahlweise nur nach dem Zielen.',
  },
  'HH-R-54': {
    title: 'Legendärer Schuss im Einzelnen',
    text: 'Das Minimum muss er trotzdem erreichen. Vorgabe: Rüstung zählt nicht und leidet nicht.',
  },
  'HH-R-55': {
    title: 'Zeilen',
    text: 'Vorgabe: je drei Zeilen zu vier Punkten. Punkte füllen die erste Zeile zuerst, Verluste leeren die letzte zuerst.',
  },
  'HH-R-56': {
    title: 'Verlorene Würfel',
    text: 'Je leere Zeile einer. Zurückbeißen lassen sich nur diese, mit je einem äußeren Segment, nicht während der Sperre.',
  },
  'HH-R-57': {
    title: 'Lebenskreise',
    text: 'Vorgabe: drei Kreise mit sechs äußeren, drei mittleren und einem inneren Segment; jedes mittlere berührt zwei äußere.',
  },
  'HH-R-58': {
    title: 'Vom Treffer zum Segment',
    text: 'Die verletzte Person wählt. Fehlt der Platz, wird die Verletzung in der Vorgabe eine Stufe schwerer.',
  },
  'HH-R-59': {
    title: 'Wo der Verlust trifft',
    text: 'Wundbrand im selben Kreis, der Verlust durch kritische in einem anderen, außen zuerst. Ein ganz verlorener Kreis gilt in der Vorgabe als kritisch.',
  },
  'HH-R-60': {
    title: 'Kritische addieren sich',
    text: 'Jede kostet einen Würfel, bis sie geheilt ist.',
  },
  'HH-R-61': {
    title: 'Erste Hilfe gegen Heilkunde',
    text: 'Erste Hilfe stabilisiert eine kritische Verletzung, Heilkunde versorgt sie. Wahlweise genügt Erste Hilfe.',
  },
  'HH-R-62': {
    title: 'Behandlung im Einzelnen',
    text: 'Ein Erfolg versorgt alle schweren Verletzungen des Kreises. Vorgabe: beliebig viele Versuche, wahlweise eine Zahl je Tag.',
  },
  'HH-R-63': {
    title: 'Wiederbelebung im Einzelnen',
    text: 'Wer zurückkehrt, ist bewusstlos und nicht versorgt. Erst ein weiterer Verlust ohne freies Segment tötet erneut.',
  },
  'HH-R-64': {
    title: 'Die angefangene Zeile',
    text: 'Vorgabe: die unterste, die nicht voll ist. Wahlweise die mit dem letzten Punkt.',
  },
  'HH-R-65': {
    title: 'Jede Leiste für sich',
    text: 'Der Regenerationswert gilt für Physis, Psyche und nachts die Segmente je ganz.',
  },
  'HH-R-66': {
    title: 'Heilen in der Nacht',
    text: 'Ohne schwere Verletzung heilen Segmente in beliebigen Kreisen, sonst nur ein Kreis. Mittlere und innere kommen in der Vorgabe einzeln je Nacht zurück.',
  },
  'HH-R-67': {
    title: 'Erschöpfte Leiste',
    text: 'Vorgabe: jede Leiste für sich, die andere erholt sich in beiden halben Stunden.',
  },
  'HH-R-68': {
    title: 'Güte mit Folgen',
    text: 'Grundlage ist eine Zahl oder ein Satz Gleiche, jeder weitere Gruppenwürfel bringt 2. Die 2 lässt sich ändern.',
  },
  'HH-R-69': {
    title: 'Was überzählig ist',
    text: 'Vorgabe: jeder nicht gebrauchte Gruppenwürfel ist eine Wirkung. Wahlweise nur jeder ganze Satz.',
  },
  'HH-R-70': {
    title: 'Welcher Wert die Größe bestimmt',
    text: 'Der ungekürzte Gütewurf; alle Wirkungen eines Stücks sind gleich groß.',
  },
  'HH-R-71': {
    title: 'Minimum der Überarbeitung',
    text: 'Vorgabe: nach den Wirkungen, die das Stück schon hat. Wahlweise nach denen, die es danach hat.',
  },
  'HH-R-72': {
    title: 'Grenze und Misslingen',
    text: 'Der Grad begrenzt alle Wirkungen des Stücks. Unter dem Minimum ändert sich nichts, bis 3 ist das Material hin. Über sechs Wirkungen steigt das Minimum um je 5.',
  },
  'HH-R-73': {
    title: 'Massenfertigung im Einzelnen',
    text: 'Ein Gütewürfel unter 4 bringt nichts und verdirbt Material für ein Stück. Wahlweise zählt der Gütewürfel doppelt.',
  },
  'HH-R-74': {
    title: 'Preis erlesener Stücke',
    text: 'Vorgabe: das Zehn- und Hundertfache des einfachen Preises. Wahlweise des meisterlichen oder zu dessen Faktor addiert.',
  },
  'HH-R-75': {
    title: 'Prozentpunkte',
    text: 'Vorgabe: sie gehen von den 50 Prozent ab und lassen sich sparen. Wahlweise 10 Prozent des Materialpreises.',
  },
  'HH-R-76': {
    title: 'Werkzeuge',
    text: 'Sie haben ihre Güte, aber nie Bonuswirkungen.',
  },
  'HH-R-77': {
    title: 'Runen ohne Kapitel',
    text: 'Es gibt die Schwelle, die Fertigkeit und einen freien Text am Stück; gerechnet wird nichts.',
  },
  'HH-R-78': {
    title: 'Wirkungen im Einzelnen',
    text: 'Sie gelten für Proben mit dem Gegenstand, mehrere addieren sich. Ob W2c mit der Größe wächst und ob Ex Würfel oder Zahl verschiebt, stellt der Tisch ein.',
  },
  'HH-R-79': {
    title: '20+ und 20!',
    text: 'Das sind Zeichen für ein meisterliches Stück mit Wirkungen, keine höhere Güte.',
  },
  'HH-R-80': {
    title: 'Tricks aufheben',
    text: 'Vorgabe: ein Gruppenwürfel, der mindestens so hoch ist, hebt einen Trick auf. Wahlweise zählt nur die Anzahl.',
  },
  'HH-R-81': {
    title: 'Würfel oder Wunsch',
    text: 'Vorgabe: das Opfer wählt, je geleerter Zeile. Wahlweise die andere Seite.',
  },
  'HH-R-82': {
    title: 'Feilschen im Einzelnen',
    text: 'Klarer Sieger ist, wer seltener nachgeben musste. Gerechnet wird in den Grenzen von 0 und Maximum; ob darüber hinaus, sagt ein Schalter.',
  },
  'HH-R-83': {
    title: 'Kräuter im Einzelnen',
    text: 'Vorgabe: jeder Würfel ist ein Fund für sich, ein Gleichenwürfel bringt eins mehr. Wahlweise zählt nur die Summe.',
  },
  'HH-R-84': {
    title: 'Schleichen im Einzelnen',
    text: 'Grenzen gehören zum näheren Band, jenseits von 20 Metern wird nicht gewürfelt. Ohne Versteck ist bemerkt gleich entdeckt.',
  },
  'HH-R-85': {
    title: 'Abstand im Einzelnen',
    text: 'Neuer Abstand ist alter plus Unterschied der Tempostufen; wer unter 0 kommt, führt. Wahlweise holt man nur eine Stufe auf.',
  },
  'HH-R-86': {
    title: 'Hindernisse im Einzelnen',
    text: 'Ein gelegter Würfel zählt nicht mehr fürs eigene Tempo, wenn der Tisch es nicht anders will; verbrauchte sind entwertet.',
  },
  'HH-R-87': {
    title: 'Wer die Jagd auslöst',
    text: 'Verfolger oder Verfolgter; nur seine erste Probe ist ein Siebwurf.',
  },
  'HH-R-88': {
    title: 'Wache im Einzelnen',
    text: 'Vorgabe: die Schichten werden verteilt. Je Schicht eine Probe gegen 4; ob Alarmierte wachsam sind, stellt der Tisch ein.',
  },
  'HH-R-89': {
    title: 'Zechen im Einzelnen',
    text: 'Verglichen wird Würfel für Würfel. Gelingt keiner, kostet das in der Vorgabe 2 Punkte, wahlweise 1.',
  },
  'HH-R-90': {
    title: 'Regeneration nach dem Zechen',
    text: 'Je Erbrechen halbiert, mindestens 1; Segmente heilen wie sonst.',
  },
  'HH-R-91': {
    title: 'Gedächtnis im Einzelnen',
    text: 'Ein verdeckter Einzelwurf der Spielleitung, Minimum nach ihrer Wahl.',
  },
  'HH-R-92': {
    title: 'Gemeinschaft im Einzelnen',
    text: 'Jeder gleicht eigene Einsen aus und gibt einen Würfel oder Gleiche. Folgen zählen nur, wenn der Beste sie bilden darf; die Zahl der Würfel lässt sich begrenzen.',
  },
  'HH-R-93': {
    title: 'Schäden in den Quellen',
    text: 'Sechs Stellen fehlen, und die Seiten stehen nicht in Leserichtung. Auszuführen ist hier nichts.',
  },
  'HH-R-94': {
    title: 'Runden',
    text: 'Halbe werden abgerundet, auch verlorene Würfel nach einem Sturz.',
  },
  'HH-R-95': {
    title: 'Das Wort Meister',
    text: 'Es meint Spielleitung, Rang, Kräuterstufe und Grad; wir halten sie auseinander. Könner ist auch nicht Könnerstern.',
  },
  'HH-R-96': {
    title: 'Umgewandelte bei Legendärem',
    text: 'Sie zählen auch bei legendären Schüssen und Manövern nicht mit, greifen aber an und geben Schaden.',
  },
  'HH-R-97': {
    title: 'Reihenfolge der Treffer',
    text: 'Von mehreren Treffern eines Angriffs wird der schwerste zuerst eingetragen; den Lebenskreis wählt jedes Mal, wer getroffen ist.',
  },
  'HH-R-98': {
    title: 'Schüsse außerhalb des Kampfes',
    text: 'Auf eine Sache ist ein Schuss eine Probe mit Mindestwert, mehr nicht. Auf jemanden eröffnet er den Kampf zwischen beiden Seiten.',
  },
  'HH-R-99': {
    title: 'Wann Schleichen gelingt',
    text: 'Wenn es gegen niemanden misslingt: Gegen Arglose braucht es auf mittlere Entfernung 7, auf weite 4. Wer nur wachsam wird, ist trotzdem ein Fehlschlag.',
  },
};
