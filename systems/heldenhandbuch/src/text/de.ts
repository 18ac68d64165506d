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
  acting: 'Handelnde Seite gewinnt',
  raised: 'Wert steigt',
  star: 'Könnerstern',
  grade: 'Meistergrad',
  lives: 'Überlebt',
  allLive: 'Alle überleben',
  resists: 'Widersteht',
  buyerWins: 'Die kaufende Seite gewinnt die Runde',
  sellerWins: 'Die verkaufende Seite gewinnt die Runde',
  sneakerFirst: 'Wer schleicht, handelt zuerst',
  opponentFirst: 'Wer entdeckt, handelt zuerst',
  escaped: 'Wer vorn liegt, entkommt',
  caughtUp: 'Wer vorn liegt, wird eingeholt',
  missed: 'Vorbei',
  targetLives: 'Das Ziel überlebt',
  heroesHit: 'Treffer der Helden',
  opponentsHit: 'Treffer der Gegner',
  heroDies: 'Ein Held stirbt',
  opponentDies: 'Ein Gegner stirbt',
  dead: 'Tod',
  wanted: 'Die gewünschte Güte',
  simple: 'Güte 7 oder mehr',
  good: 'Güte 11 oder mehr',
  artful: 'Güte 16 oder mehr',
  masterly: 'Güte 20',
  masterlyWithEffect: 'Güte 20 mit neuer Bonuswirkung',
  concedes: 'Eine Seite muss nachgeben',
  deal: 'Der letzte Punkt fällt',
  discovered: 'Wird entdeckt',
  watchful: 'Jemand wird wachsam',
  noticed: 'Wird bemerkt',
  alarm: 'Alarm',
  over: 'Die Jagd endet',
  asleep: 'Eingeschlafen',
  vomited: 'Übergeben',
  deadDrunk: 'Volltrunken',
  defending: 'Andere Seite gewinnt',
  hit: 'Treffer',
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
