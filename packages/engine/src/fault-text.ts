import type { Locale } from '@tafelrunde/kernel';
import type { DiceFault } from '@tafelrunde/table';

const FAULTS: Readonly<Record<Locale, Readonly<Record<DiceFault, string>>>> = {
  de: {
    'other-faces': 'Aus dem Siegel ergeben sich andere Augen.',
    'number-skipped': 'Davor fehlt ein Wurf, oder eine Nummer kam zweimal vor.',
    'not-sealed': 'Der Wurf fiel am Siegel vorbei.',
    'other-place': 'Der Wurf gehört nicht in diese Reihe oder zu diesem Siegel.',
    'other-seed': 'Offengelegt wurde ein anderer Startwert als der versiegelte.',
    withheld: 'Ein offener Wurf wird nicht gezeigt.',
    'never-shown': 'Das Siegel wurde gebrochen, ohne den Startwert zu zeigen.',
    relabelled: 'Wer wofür geworfen hat oder was daraus wurde, passt nicht zum Siegel.',
    'other-total': 'Die Summe ist nicht die der Würfel.',
    'event-missing': 'Hier fehlt etwas, oder es wurde etwas eingefügt.',
    'no-such-run': 'Das gehört zu einem Wurf, der schon vorbei ist oder nie begonnen hat.',
  },
  en: {
    'other-faces': 'The seal demands other faces.',
    'number-skipped': 'A throw before it is missing, or a number came twice.',
    'not-sealed': 'It was thrown past the seal.',
    'other-place': 'The throw does not belong to this stream or seal.',
    'other-seed': 'The seed that was shown is not the one that was sealed.',
    withheld: 'An open throw is not shown.',
    'never-shown': 'The seal was broken without showing its seed.',
    relabelled: 'Who threw, what for, or what came of it does not fit the seal.',
    'other-total': 'The total is not that of the dice.',
    'event-missing': 'Something is missing here, or was put in.',
    'no-such-run': 'This belongs to a throw that is over or never began.',
  },
};

/** What is wrong with a throw, as a sentence for people. */
export const faultText = (fault: DiceFault, locale: Locale): string => FAULTS[locale][fault];
