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
  acting: 'Acting side wins|{} wins',
  raised: 'Value rises',
  star: 'Adept star',
  grade: 'Mastery grade',
  lives: 'Lives|{} lives',
  allLive: 'Everybody lives',
  resists: 'Resists|{} resists',
  buyerWins: 'The buying side wins the round|{} wins the round',
  sellerWins: 'The selling side wins the round|{} wins the round',
  sneakerFirst: 'Whoever sneaks acts first|{} acts first',
  opponentFirst: 'Whoever discovers acts first|{} acts first',
  escaped: 'Whoever leads escapes|{} escapes',
  caughtUp: 'Whoever leads is caught up with|{} is caught up with',
  missed: 'Missed|{} misses',
  targetLives: 'The target lives|{} lives',
  heroesHit: 'The heroes hit|{} hits',
  opponentsHit: 'The opponents hit|{} hits',
  heroDies: 'A hero dies|{} dies',
  opponentDies: 'An opponent dies|{} dies',
  dead: 'Death|{} dies',
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
  discovered: 'Discovered|{} is discovered',
  alarm: 'Alarm',
  over: 'The chase ends',
  asleep: 'Asleep',
  vomited: 'Vomited',
  deadDrunk: 'Dead drunk',
  defending: 'Other side wins|{} wins',
  hit: 'Hit|{} hits',
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
