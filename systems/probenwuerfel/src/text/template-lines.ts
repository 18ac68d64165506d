import type { Text } from '@tafelrunde/kernel';
import type { Template } from '../data/templates.ts';

/** What it is like to play each ready figure, in a sentence. */
export const templateLines: Readonly<Record<Template | 'free', Text>> = {
  scout: {
    de: 'Sieht alles, schleicht gut und trifft mit dem Bogen.',
    en: 'Sees everything, sneaks well and hits with a bow.',
  },
  fighter: {
    de: 'Geübt mit der Klinge, ausdauernd und gerüstet.',
    en: 'Practised with a blade, tough and armoured.',
  },
  scholar: {
    de: 'Belesen, heilkundig und im Zaubern geübt.',
    en: 'Well read, a healer, and practised in magic.',
  },
  bard: {
    de: 'Gewinnt Menschen mit Musik, Witz und schönen Worten.',
    en: 'Wins people over with music, wit and fine words.',
  },
  free: {
    de: 'Du verteilst Attributschritte und Steigerungen selbst.',
    en: 'You spend attribute steps and raises yourself.',
  },
};
