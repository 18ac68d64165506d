import { diceEn } from './dice.en.ts';
import type { Dictionary } from './dictionary.ts';
import { fightsEn } from './fights.en.ts';
import { houseRulesEn, houseValuesEn } from './house.en.ts';
import { labelsEn } from './labels.en.ts';
import { problemsEn, refusalsEn } from './refusals.en.ts';
import { worldEn } from './world.en.ts';

const chances: Dictionary['chances'] = {
  success: 'Success',
  legendary: 'Legendary check',
  acting: 'Acting side wins',
  raised: 'Value rises',
  star: 'Adept star',
  grade: 'Mastery grade',
  lives: 'Lives',
  allLive: 'Everybody lives',
  resists: 'Resists',
  buyerWins: 'The buying side wins the round',
  sellerWins: 'The selling side wins the round',
  sneakerFirst: 'Whoever sneaks acts first',
  opponentFirst: 'Whoever discovers acts first',
  escaped: 'Whoever leads escapes',
  caughtUp: 'Whoever leads is caught up with',
  missed: 'Missed',
  targetLives: 'The target lives',
  heroesHit: 'The heroes hit',
  opponentsHit: 'The opponents hit',
  heroDies: 'A hero dies',
  opponentDies: 'An opponent dies',
  dead: 'Death',
  wanted: 'The quality wanted',
  simple: 'Quality 7 or more',
  good: 'Quality 11 or more',
  artful: 'Quality 16 or more',
  masterly: 'Quality 20',
  masterlyWithEffect: 'Quality 20 with a new bonus effect',
  concedes: 'One side has to concede',
  deal: 'The last point goes',
  watchful: 'Somebody becomes watchful',
  noticed: 'Is noticed',
  discovered: 'Discovered',
  alarm: 'Alarm',
  over: 'The chase ends',
  asleep: 'Asleep',
  vomited: 'Vomited',
  deadDrunk: 'Dead drunk',
  defending: 'Other side wins',
  hit: 'Hit',
  stopped: 'Stopped',
  first: 'First side wins',
  second: 'Second side wins',
  heavy: 'At least heavy',
  critical: 'Critical',
};

/** Everything Heldenhandbuch says in English. */
export const en: Dictionary = {
  ...labelsEn,
  facts: {
    ...diceEn.facts,
    ...fightsEn.facts,
    ...worldEn.facts,
    refused: ({ reason }) => refusalsEn[reason],
  },
  refusals: refusalsEn,
  problems: problemsEn,
  questions: { ...diceEn.questions, ...fightsEn.questions, ...worldEn.questions },
  actions: { ...diceEn.actions, ...fightsEn.actions, ...worldEn.actions },
  chances,
  houseRules: houseRulesEn,
  houseValues: houseValuesEn,
};
