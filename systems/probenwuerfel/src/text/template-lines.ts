import { inLanguages, type RowsOf } from '@tafelrunde/system';
import type { Template } from '../data/templates.ts';

/** What it is like to play each ready figure, in a sentence. */
export const templateLines = inLanguages<RowsOf<Template | 'free'>>({
  scout: [
    'Sieht alles, schleicht gut und trifft mit dem Bogen.',
    'Sees everything, sneaks well and hits with a bow.',
  ],
  fighter: ['Geübt mit der Klinge, ausdauernd und gerüstet.', 'Practised with a blade, tough and armoured.'],
  scholar: ['Belesen, heilkundig und im Zaubern geübt.', 'Well read, a healer, and practised in magic.'],
  bard: [
    'Gewinnt Menschen mit Musik, Witz und schönen Worten.',
    'Wins people over with music, wit and fine words.',
  ],
  free: [
    'Du verteilst Attributschritte und Steigerungen selbst.',
    'You spend attribute steps and raises yourself.',
  ],
});
