import type { DerivedId } from '../data/attributes.ts';

/** Where each value comes from, as Table 1.2 has it. */
export const FORMULAS = {
  hitPoints: { de: '15 + Max Kon', en: '15 + Max Kon', rule: 'PW-DER-10' },
  regeneration: { de: 'Kon', en: 'Kon', rule: 'PW-DER-11' },
  mana: { de: 'Max Wil', en: 'Max Wil', rule: 'PW-DER-12' },
  manaRegeneration: { de: 'Wil', en: 'Wil', rule: 'PW-DER-13' },
  initiative: { de: 'Bew', en: 'Bew', rule: 'PW-DER-14' },
  running: { de: 'Max Bew + Sprinten', en: 'Max Bew + Sprinting', rule: 'PW-DER-15' },
  evasion: { de: 'Max Ausweichen / 2', en: 'Max Evasion / 2', rule: 'PW-DER-16' },
  parry: { de: 'Max Waffenprobe / 2 + Waffe', en: 'Max weapon skill / 2 + weapon', rule: 'PW-DER-17' },
  armourClass: {
    de: 'Ausweichen oder Parieren + Rüstung',
    en: 'evasion or parry + armour',
    rule: 'PW-DER-18',
  },
} as const satisfies Record<DerivedId, { de: string; en: string; rule: string }>;
