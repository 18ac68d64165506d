import { diceDe } from './dice.de.ts';
import type { Dictionary } from './dictionary.ts';
import { fightsDe } from './fights.de.ts';
import { houseRulesDe, houseValuesDe } from './house.de.ts';
import { labelsDe } from './labels.de.ts';
import { problemsDe, refusalsDe } from './refusals.de.ts';
import { worldDe } from './world.de.ts';

const chances: Dictionary['chances'] = {
  success: 'Erfolg',
  legendary: 'Legendäre Probe',
  acting: 'Handelnde Seite gewinnt|{} gewinnt',
  raised: 'Wert steigt',
  star: 'Könnerstern',
  grade: 'Meistergrad',
  lives: 'Überlebt|{} überlebt',
  allLive: 'Alle überleben',
  resists: 'Widersteht|{} widersteht',
  buyerWins: 'Die kaufende Seite gewinnt die Runde|{} gewinnt die Runde',
  sellerWins: 'Die verkaufende Seite gewinnt die Runde|{} gewinnt die Runde',
  sneakerFirst: 'Wer schleicht, handelt zuerst|{} handelt zuerst',
  opponentFirst: 'Wer entdeckt, handelt zuerst|{} handelt zuerst',
  escaped: 'Wer vorn liegt, entkommt|{} entkommt',
  caughtUp: 'Wer vorn liegt, wird eingeholt|{} wird eingeholt',
  missed: 'Vorbei|{} schießt vorbei',
  targetLives: 'Das Ziel überlebt|{} überlebt',
  heroesHit: 'Treffer der Helden|{} trifft',
  opponentsHit: 'Treffer der Gegner|{} trifft',
  heroDies: 'Ein Held stirbt|{} stirbt',
  opponentDies: 'Ein Gegner stirbt|{} stirbt',
  dead: 'Tod|{} stirbt',
  wanted: 'Die gewünschte Güte',
  simple: 'Güte 7 oder mehr',
  good: 'Güte 11 oder mehr',
  artful: 'Güte 16 oder mehr',
  masterly: 'Güte 20',
  masterlyWithEffect: 'Güte 20 mit neuer Bonuswirkung',
  concedes: 'Eine Seite muss nachgeben',
  deal: 'Der letzte Punkt fällt',
  discovered: 'Wird entdeckt|{} wird entdeckt',
  watchful: 'Jemand wird wachsam',
  noticed: 'Wird bemerkt',
  alarm: 'Alarm',
  over: 'Die Jagd endet',
  asleep: 'Eingeschlafen',
  vomited: 'Übergeben',
  deadDrunk: 'Volltrunken',
  defending: 'Andere Seite gewinnt|{} gewinnt',
  hit: 'Treffer|{} trifft',
  stopped: 'Abgewehrt',
  first: 'Erste Seite gewinnt',
  second: 'Zweite Seite gewinnt',
  heavy: 'Mindestens schwer',
  critical: 'Kritisch',
};

/** Everything Heldenhandbuch says in German. */
export const de: Dictionary = {
  ...labelsDe,
  facts: {
    ...diceDe.facts,
    ...fightsDe.facts,
    ...worldDe.facts,
    refused: ({ reason }) => refusalsDe[reason],
  },
  refusals: refusalsDe,
  problems: problemsDe,
  questions: { ...diceDe.questions, ...fightsDe.questions, ...worldDe.questions },
  actions: { ...diceDe.actions, ...fightsDe.actions, ...worldDe.actions },
  chances,
  houseRules: houseRulesDe,
  houseValues: houseValuesDe,
};
