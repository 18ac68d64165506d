import type { Locale } from '@tafelrunde/kernel';
import { system } from './ladders.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The values of the house rules in words, by switch; a test holds the lists to the system's switches. */
const WORDS: Readonly<Record<Locale, Words>> = {
  de: {
    failureComplication: { gm: 'SL entscheidet', never: 'nie', always: 'immer' },
    retry: { enforce: 'gilt', warn: 'nur warnen', off: 'aus' },
    beyondLow: { auto: 'gelingt ohne Wurf', rollTN4: 'Wurf gegen 4' },
    beyondHigh: { refuse: 'geht nicht', maxOnly: 'nur höchste Zahl', rollTN12: 'Wurf gegen 12' },
    spellTN: { max: 'die höhere TN', enemy: 'TN des Gegners', level: 'TN der Stufe' },
    retaliationMode: { core: 'Grundregel', card: 'Kurzregel', off: 'aus' },
    retaliationChoice: { heart: 'Herz', complication: 'Komplikation' },
    crowd: { step: 'eine Stufe', complication: 'Komplikation', ask: 'SL fragt', off: 'aus' },
    magicConsequence: { gm: 'SL entscheidet', vulnerable: 'angreifbar', off: 'keine' },
    armourUse: { ask: 'fragen', auto: 'von selbst' },
    'timer.counts': { tests: 'Tests', attacks: 'Angriffe', spells: 'Zauber', defence: 'Abwehr' },
    'd6.clamp': { end: 'am Ende', eachStep: 'bei jedem Schritt' },
    'd6.help': { threshold: 'Schwelle sinkt', rerollOnce: 'einmal neu werfen', off: 'aus' },
    'd6.exceptional': { always: 'immer', ifBelow6: 'nur unter 6', never: 'nie' },
    areaRetaliation: {
      onlyIfAllMissed: 'nur wenn alle verfehlt',
      anyMissed: 'sobald einer verfehlt',
      never: 'nie',
    },
    turnOrder: {
      playersFirst: 'Spieler zuerst',
      enemiesFirst: 'Gegner zuerst',
      alternate: 'abwechselnd',
      traitG: 'nach G gewürfelt',
    },
    enemyAttack: {
      defenceTest: 'Abwehrtest',
      retaliationOnly: 'nur Vergeltung',
      auto: 'trifft immer',
      enemyDie: 'Gegner würfelt',
    },
  },
  en: {
    failureComplication: { gm: 'GM decides', never: 'never', always: 'always' },
    retry: { enforce: 'applies', warn: 'only warn', off: 'off' },
    beyondLow: { auto: 'succeeds unrolled', rollTN4: 'roll against 4' },
    beyondHigh: { refuse: 'not possible', maxOnly: 'highest face only', rollTN12: 'roll against 12' },
    spellTN: { max: 'the higher TN', enemy: 'TN of the enemy', level: 'TN of the level' },
    retaliationMode: { core: 'core rule', card: 'short rule', off: 'off' },
    retaliationChoice: { heart: 'heart', complication: 'complication' },
    crowd: { step: 'one step', complication: 'complication', ask: 'GM is asked', off: 'off' },
    magicConsequence: { gm: 'GM decides', vulnerable: 'vulnerable', off: 'none' },
    armourUse: { ask: 'ask', auto: 'by itself' },
    'timer.counts': { tests: 'tests', attacks: 'attacks', spells: 'spells', defence: 'defence' },
    'd6.clamp': { end: 'at the end', eachStep: 'at each step' },
    'd6.help': { threshold: 'lower threshold', rerollOnce: 'reroll once', off: 'off' },
    'd6.exceptional': { always: 'always', ifBelow6: 'only below 6', never: 'never' },
    areaRetaliation: { onlyIfAllMissed: 'only if all missed', anyMissed: 'if any missed', never: 'never' },
    turnOrder: {
      playersFirst: 'players first',
      enemiesFirst: 'enemies first',
      alternate: 'alternating',
      traitG: 'rolled with G',
    },
    enemyAttack: {
      defenceTest: 'defence test',
      retaliationOnly: 'retaliation only',
      auto: 'always hits',
      enemyDie: 'enemy rolls',
    },
  },
};

/** A value of a house rule as people say it. */
export function houseValueWord(key: string, value: string, locale: Locale): string {
  if (key === 'advance.maxDie') return `${locale === 'de' ? 'W' : 'd'}${value}`;
  return WORDS[locale][key]?.[value] ?? system.words[locale].value(key, value) ?? value;
}
