import type { RuleText } from '@tafelrunde/kernel';
import type { PwId } from '../catalogue-ids.ts';

/** The catalogue in German, in our own words. */
export const rulesDe: Readonly<Record<PwId, RuleText>> = {
  'PW-GEN-01': {
    title: 'Nur bei offenem Ausgang',
    text: 'Steht fest, was geschieht, erzählt es die Spielleitung (SL) einfach. Gewürfelt wird erst, wenn ein Vorhaben gut oder schlecht ausgehen kann; ob das so ist, sagt die SL.',
  },
  'PW-GEN-02': {
    title: 'Jeder Wurf hat seine Art',
    text: 'Was du wirfst und wie du es liest, richtet sich nach der Lage: Wurf auf ein Attribut, Probe, vergleichende Probe, gewürfelter abgeleiteter Wert oder Wurf auf eine Liste.',
  },
  'PW-DIE-01': {
    title: 'Kritischer Würfel',
    text: 'Zeigt ein Würfel seine höchste Seite, ist er kritisch. Es zählt die gefallene Seite selbst, vor allen Boni und Mali.',
  },
  'PW-DIE-02': {
    title: 'Noch ein Wurf dazu',
    text: 'Einen kritischen Würfel wirfst du noch einmal und rechnest die neue Seite zu seiner Summe.',
  },
  'PW-DIE-03': {
    title: 'Ketten ohne Ende',
    text: 'Auch der zusätzliche Wurf kann kritisch sein; die Kette läuft, bis eine kleinere Seite fällt. Darum endet die Summe eines Würfels nie auf einem Vielfachen seiner Seitenzahl, und im Mittel bringt ein W4 10/3, ein W12 78/11.',
  },
  'PW-DIE-04': {
    title: 'Würfe ohne Kritisch',
    text: 'Wo eine höhere Summe zu nichts nütze ist, explodiert nichts: Die höchste Seite ist dann nur ein Ergebnis wie jedes andere. Beispiel ist der Narbenwurf.',
  },
  'PW-DIE-05': {
    title: 'Die Würfel',
    text: 'Gespielt wird mit W4, W6, W8, W10 und W12.',
  },
  'PW-ATT-01': {
    title: 'Zehn Attribute',
    text: 'Deine Figur hat Stärke, Kondition, Geschick, Beweglichkeit, Wahrnehmung, Wille, Intelligenz, Bildung, Charisma und Humor, kurz Stä, Kon, Ges, Bew, War, Wil, Int, Bil, Cha und Hum.',
  },
  'PW-ATT-02': {
    title: 'Alles hängt an ihnen',
    text: 'Jede Probe gehört zu einem Attribut, und jeder abgeleitete Wert rechnet mit einem, direkt oder über eine Probe. Bei Parade und Rüstungsklasse kommt die Ausrüstung dazu.',
  },
  'PW-ATT-03': {
    title: 'Ein Würfel je Attribut',
    text: 'Zu jedem Attribut gehört genau ein Würfel von W4 bis W12. Je größer er ist, desto besser bist du darin.',
  },
  'PW-ATT-04': {
    title: 'Wurf auf ein Attribut',
    text: 'Du wirfst nur den Würfel des Attributs, ohne Probenwürfel. Er kann explodieren, und Boni und Mali zählen mit.',
  },
  'PW-ATT-05': {
    title: 'Die Abkürzung heißt würfeln',
    text: 'Steht in einer Regel nur Kon, Wil oder Bew, dann wirf diesen Würfel und rechne den Bonus oder Malus des Attributs ein.',
  },
  'PW-ATT-06': {
    title: 'Max ist eine feste Zahl',
    text: '„Max Kon“ wird nicht gewürfelt: Es ist die höchste Seite des Würfels plus Bonus oder Malus. Ein W8 mit +1 hat Max 9.',
  },
  'PW-CHK-01': {
    title: 'Eine Probe, ein Attribut',
    text: 'Eine Probe steht für ein Können und gehört zu genau einem Attribut, deiner Begabung dafür. Bemerken gehört zum Beispiel zu Wahrnehmung.',
  },
  'PW-CHK-02': {
    title: 'Der Probenwürfel',
    text: 'Zu jeder Probe hast du außerdem einen Probenwürfel: Er zeigt, wie viel du geübt hast.',
  },
  'PW-CHK-03': {
    title: 'Alle fangen klein an',
    text: 'Am Anfang ist jeder Probenwürfel ein W4, bei jeder Probe und jeder Figur.',
  },
  'PW-CHK-04': {
    title: 'Wann Probenwürfel wachsen',
    text: 'Größer werden Probenwürfel bei der Erschaffung und bei jedem Levelaufstieg, immer einzeln je Probe.',
  },
  'PW-CHK-05': {
    title: 'Tat und Probe',
    text: 'Tust du etwas mit offenem Ausgang, legst du die passende Probe ab. Du schlägst eine vor, die SL entscheidet. Wer an einem Haus hochklettert, würfelt Klettern.',
  },
  'PW-CHK-06': {
    title: 'Zwei Würfel',
    text: 'Für eine Probe wirfst du den Würfel des Attributs und den Probenwürfel zusammen. Beide können explodieren.',
  },
  'PW-CHK-07': {
    title: 'Boni und Mali',
    text: 'Zur Summe der Würfel kommt alles, was gerade gilt: vom Attribut, von der Probe, von Wirkungen und von den Umständen.',
  },
  'PW-CHK-08': {
    title: 'Die Schwierigkeit',
    text: 'Die SL nennt eine Zahl, an der sich dein Wurf messen muss.',
  },
  'PW-CHK-09': {
    title: 'Ohne Ansage 9',
    text: 'Sagt niemand etwas anderes, ist die Schwierigkeit 9.',
  },
  'PW-CHK-10': {
    title: 'Gelungen',
    text: 'Erreicht deine Summe die Schwierigkeit, ist die Probe gelungen.',
  },
  'PW-DIF-01': {
    title: 'Richtwerte',
    text: 'Sehr leicht ist 4, leicht 6, normal 9, schwierig 11, sehr schwierig 14 und extrem schwierig 20.',
  },
  'PW-DIF-02': {
    title: 'Nur zur Orientierung',
    text: 'Die SL darf jede ganze Zahl nehmen. „Normal“ ist zugleich der Wert ohne Ansage.',
  },
  'PW-OPP-01': {
    title: 'Gegeneinander',
    text: 'Bei einer vergleichenden Probe würfeln beide Seiten, und die höhere Summe gewinnt, etwa Schleichen gegen Bemerken.',
  },
  'PW-OPP-02': {
    title: 'Gleichstand',
    text: 'Sind beide Summen gleich, gewinnt die Seite der Spieler.',
  },
  'PW-OPP-03': {
    title: 'Umstände',
    text: 'Vor dem Vergleich kann jede Seite einen Bonus oder Malus bekommen: Wer im Dunkeln bei Lärm lauscht, hört schlechter; wer mit Glocken schleicht, ist lauter.',
  },
  'PW-DEG-01': {
    title: 'Steigerungen',
    text: 'Für jede vollen 4 Punkte, die du über dem Ziel liegst, hast du eine Steigerung. Gegen 9 bringen 9 bis 12 keine, 13 bis 16 eine und 17 bis 20 zwei.',
  },
  'PW-DEG-02': {
    title: 'Was Steigerungen bringen',
    text: 'Eine Steigerung macht aus einem Erfolg einen besonders guten: Neben dem Ziel darf noch etwas Erfreuliches geschehen. Was das ist, macht ihr am Tisch aus.',
  },
  'PW-KNO-01': {
    title: 'Das Sternchen',
    text: 'Manche Proben tragen ein *. Für sie braucht man Vorwissen.',
  },
  'PW-KNO-02': {
    title: 'Nur wer es gelernt hat',
    text: 'Eine Probe mit * darfst du erst benutzen, wenn du sie mindestens einmal gesteigert hast.',
  },
  'PW-KNO-03': {
    title: 'Wenn es sein muss',
    text: 'Führt kein Weg an so einem Wurf vorbei, wirfst du trotzdem, mit einem Malus von 4.',
  },
  'PW-DER-01': {
    title: 'Abgeleitete Werte',
    text: 'Aus Attributen und Proben entstehen Lebenspunkte, Regeneration, Mana, Manaregeneration, Initiative, Laufen, Ausweichen, Parieren und Rüstungsklasse.',
  },
  'PW-DER-02': {
    title: 'Startwerte',
    text: 'Womit ein Wert beginnt, sagt die Tabelle der Formeln.',
  },
  'PW-DER-03': {
    title: 'Verschiebungen',
    text: 'Ein Levelaufstieg oder eine andere Wirkung kann jeden dieser Werte verschieben. Das wird nach der Formel dazugerechnet.',
  },
  'PW-DER-10': {
    title: 'Lebenspunkte',
    text: '15 plus Max Kon.',
  },
  'PW-DER-11': {
    title: 'Regeneration',
    text: 'Du würfelst Kon und bekommst so viele Lebenspunkte zurück.',
  },
  'PW-DER-12': {
    title: 'Mana',
    text: 'So viel wie Max Wil.',
  },
  'PW-DER-13': {
    title: 'Manaregeneration',
    text: 'Du würfelst Wil und bekommst so viel Mana zurück.',
  },
  'PW-DER-14': {
    title: 'Initiative',
    text: 'Du würfelst Bew; wer mehr hat, ist früher dran.',
  },
  'PW-DER-15': {
    title: 'Laufen',
    text: 'Max Bew und 1 dazu für jedes Mal, das du Sprinten gesteigert hast.',
  },
  'PW-DER-16': {
    title: 'Ausweichen',
    text: 'Die Hälfte dessen, was deine Probe Ausweichen höchstens bringt.',
  },
  'PW-DER-17': {
    title: 'Parieren',
    text: 'Die Hälfte dessen, was deine Waffenprobe höchstens bringt, und der Wert der Waffe dazu.',
  },
  'PW-DER-18': {
    title: 'Rüstungsklasse',
    text: 'Der bessere Wert von Ausweichen und Parieren, und die Rüstung dazu.',
  },
  'PW-ADD-01': {
    title: 'Die Würfelleiter',
    text: 'W4, W6, W8, W10, W12: Jede Steigerung hebt den Probenwürfel um eine Stufe. Nach dem W12 ist Schluss; mit beyondTop: bonus bringt jede weitere Steigerung stattdessen +1.',
  },
  'PW-ADD-02': {
    title: 'Erschaffung',
    text: 'Im Modus „Punkte“ beginnen alle Attribute bei W4, und du verteilst 10 Stufen; im Modus „Schnell“ haben alle W6. Dazu kommen 15 Steigerungen für Proben. Nichts darf über W10 steigen, und was du nicht ausgibst, verfällt.',
  },
  'PW-ADD-03': {
    title: 'Levelaufstieg',
    text: 'Gibt die SL einen Aufstieg, bekommst du 3 Steigerungen und 1 Punkt für einen abgeleiteten Wert. Dieselbe Probe steigt dabei höchstens einmal; Übriges bleibt dir.',
  },
  'PW-ADD-04': {
    title: 'Laufende Werte',
    text: 'Lebenspunkte und Mana beginnen voll und werden von Hand verändert. Über das Maximum geht es nicht; Mana fällt nie unter 0, Lebenspunkte schon. Mit 0 oder weniger Lebenspunkten ist deine Figur außer Gefecht.',
  },
  'PW-ADD-05': {
    title: 'Rast',
    text: 'Ruft die SL eine Rast aus, würfeln alle Beteiligten einmal Regeneration und einmal Manaregeneration.',
  },
  'PW-ADD-06': {
    title: 'Reihenfolge im Kampf',
    text: 'Zu Beginn eines Kampfes würfeln alle Initiative; gehandelt wird vom höchsten Ergebnis abwärts.',
  },
  'PW-ADD-07': {
    title: 'Angriff gegen Rüstungsklasse',
    text: 'Ein Zusatz, den ihr einschalten könnt: Deine Waffenprobe geht gegen die Rüstungsklasse des Ziels, und wer sie erreicht, trifft. Nur eine Figur der SL muss bei einer Spielerfigur darüber kommen. Den Schaden nennt die SL.',
  },
  'PW-ADD-08': {
    title: 'Listen',
    text: 'Für eine Liste mit 2 bis 100 Zeilen wird ein Würfel mit ebenso vielen Seiten geworfen. Die Narbenliste ist da, aber leer: Ihr füllt sie selbst.',
  },
  'PW-ADD-09': {
    title: 'Liste der Proben',
    text: '53 Proben sind vorbereitet. Ihr könnt neue anlegen, umbenennen, an ein anderes Attribut hängen, mit * versehen und löschen; nur Ausweichen, Sprinten und Waffenlos bleiben immer.',
  },
  'PW-ADD-10': {
    title: 'Name der Schwierigkeit',
    text: 'Liegt eine Schwierigkeit zwischen zwei Richtwerten, heißt sie wie der niedrigere: 10 ist normal, 13 schwierig, 25 extrem schwierig.',
  },
  'PW-R-01': {
    title: 'Jeder Würfel explodiert für sich',
    text: 'In der Vorgabe wird nur der Würfel neu geworfen, der seine höchste Seite zeigt. Wahlweise reißt einer alle mit, oder es explodiert erst, wenn alle zugleich ganz oben stehen.',
  },
  'PW-R-02': {
    title: 'Wie lang eine Kette sein darf',
    text: 'In der Vorgabe beliebig lang. Ihr könnt festlegen, wie oft höchstens neu geworfen wird; die letzte Seite zählt dann einfach.',
  },
  'PW-R-03': {
    title: 'Kritisch ist nur mehr',
    text: 'Ein kritischer Würfel bringt Punkte und sonst nichts, auch keinen sicheren Erfolg. Eine 1 ist kein Patzer.',
  },
  'PW-R-04': {
    title: 'Welche Würfe nicht explodieren',
    text: 'In der Vorgabe nur die Würfe auf Listen; alle anderen können kritisch sein. Je Wurfart einstellbar.',
  },
  'PW-R-05': {
    title: 'Attributsbonus in der Probe',
    text: 'Der Bonus oder Malus des Attributs zählt bei der Probe mit, und zwar einmal. Abschaltbar.',
  },
  'PW-R-06': {
    title: 'Max ohne Explosion',
    text: 'Für „Max“ zählt die höchste Seite, als gäbe es keine Ketten.',
  },
  'PW-R-07': {
    title: 'Unter null',
    text: 'Summen und Initiative dürfen negativ sein, ebenso Ausweichen, Parieren und Rüstungsklasse. Regeneration nimmt nie etwas weg, und Mana-Maximum und Laufen sind mindestens 0.',
  },
  'PW-R-08': {
    title: 'Genau getroffen',
    text: 'Gleich viel wie die Schwierigkeit genügt. Die einzige Ausnahme steht bei PW-ADD-07.',
  },
  'PW-R-09': {
    title: 'SK',
    text: 'SK ist hier einfach die Zahl der Schwierigkeit.',
  },
  'PW-R-10': {
    title: 'Gleichstand unter Gleichen',
    text: 'Stehen zwei Spielerfiguren oder zwei Figuren der SL gleich, gewinnt in der Vorgabe, wer angefangen hat. Möglich sind auch: wer reagiert, neu würfeln, oder die SL bestimmt.',
  },
  'PW-R-11': {
    title: 'Größe und Ort von Boni',
    text: 'Die SL nennt eine beliebige ganze Zahl; üblich sind −4, −2, +2 und +4. Was für einen Wurf gilt, gilt nur dort. Eine dauernde Wirkung auf Attribut, Probe oder abgeleiteten Wert zählt wie dessen eigener Bonus, auch im Maximum; eine auf eine Wurfart nur beim Würfeln.',
  },
  'PW-R-12': {
    title: 'Woran Steigerungen gemessen werden',
    text: 'Gezählt wird von der ganzen Summe aus, mit allen Boni und Mali.',
  },
  'PW-R-13': {
    title: 'Steigerungen im Einzelnen',
    text: 'Genau 4 darüber ist schon eine. Gegeneinander ist das Ziel die Summe der anderen Seite, und nur wer gewinnt, kann welche haben. Für jede darfst du eine Zugabe vorschlagen, die SL stimmt zu. Nach unten wird nicht gezählt.',
  },
  'PW-R-14': {
    title: 'Sprinten und Laufen',
    text: 'Für Laufen zählt, wie oft Sprinten gesteigert wurde. Wahlweise würfelst du stattdessen bei jedem weiten Weg Sprinten gegen 9, und die Steigerungen des Wurfs gelten für diesen Weg.',
  },
  'PW-R-15': {
    title: 'Eine Probe steigern',
    text: 'Eine Steigerung ist eine Stufe auf der Würfelleiter; Probenwürfel sind dieselben Würfel wie die der Attribute.',
  },
  'PW-R-16': {
    title: 'Attribute am Anfang',
    text: 'Vorgegeben ist das Verteilen von Stufen. Auf dem Bogen darf aber jeder erlaubte Würfel stehen, etwa bei Figuren der SL.',
  },
  'PW-R-17': {
    title: 'Proben mit * ohne Vorwissen',
    text: 'Es zählt nur, ob die Probe selbst je gesteigert wurde. Freiwillig geht es nicht; verlangt die SL den Wurf oder musst du reagieren, gilt der Malus. Ein Erfolg ersetzt das Lernen nicht. Beides ist einstellbar.',
  },
  'PW-R-18': {
    title: 'Werte rechnen mit',
    text: 'Ändert sich etwas, ändern sich die abgeleiteten Werte sofort mit. Steigt ein Maximum, steigt der laufende Wert ebenso; sinkt es, wird er gekappt. Wahlweise bleiben die Startwerte stehen, und nur Verschiebungen und Ausrüstung zählen noch.',
  },
  'PW-R-19': {
    title: 'Manaregeneration',
    text: 'Sie steht nur in der Tabelle, gilt aber wie die anderen.',
  },
  'PW-R-20': {
    title: 'Wann ihr euch erholt',
    text: 'In der Vorgabe einmal je Rast, mit explodierendem Würfel und höchstens bis zum Maximum. Tag, Runde oder freie Wahl sind nur andere Bezeichnungen; ausgelöst wird es immer von der SL.',
  },
  'PW-R-21': {
    title: 'Initiative im Einzelnen',
    text: 'Gewürfelt wird einmal je Kampf, wahlweise jede Runde. Bei gleichem Ergebnis kommen Spielerfiguren zuerst, dann das höhere Max Bew; wer dann noch gleich ist, würfelt untereinander neu.',
  },
  'PW-R-22': {
    title: 'Einheit von Laufen',
    text: 'Vorgegeben sind Meter pro Runde; die Beschriftung könnt ihr ändern.',
  },
  'PW-R-23': {
    title: 'Das Maximum einer Probe',
    text: 'Beide Würfel auf der höchsten Seite, dazu die dauerhaften Boni und Mali von Attribut und Probe; fehlt bei * das Vorwissen, zählt auch dessen Malus. Was nur für einen Wurf gilt, bleibt weg.',
  },
  'PW-R-24': {
    title: 'Runden',
    text: 'Beim Halbieren wird abgerundet, bevor Waffe, Rüstung und Verschiebungen dazukommen. Wahlweise aufrunden oder gar nicht.',
  },
  'PW-R-25': {
    title: 'Welche Waffe pariert',
    text: 'Die Waffe in der Hand, bei zweien die bessere. Ohne Waffe, oder mit einer wie dem Bogen, zählt Waffenlos. Wahlweise gilt die beste Waffe auf dem Bogen.',
  },
  'PW-R-26': {
    title: 'Rüstungsklasse im Einzelnen',
    text: 'Verglichen werden die fertigen Werte von Ausweichen und Parieren; Rüstung zählt bei beiden ganz.',
  },
  'PW-R-27': {
    title: 'Attribute der Proben',
    text: 'Ausweichen, Sprinten und Schleichen gehören zu Beweglichkeit, Klettern zu Stärke, Waffen je nach Art. Alles lässt sich ändern.',
  },
  'PW-R-28': {
    title: 'Schreibweisen',
    text: 'Verschriebene Namen der Vorlage meinen dasselbe; hier gibt es nur eine Schreibweise.',
  },
  'PW-R-29': {
    title: 'Attribut gegen Schwierigkeit',
    text: 'Die SL darf für einen Wurf auf ein Attribut eine Schwierigkeit setzen. Steigerungen zählen dabei nicht, außer ihr wollt es so.',
  },
};
