import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { INFLUENCE_SKILLS } from '../data/named-checks.ts';
import { haggleRound } from '../rules/haggle-round.ts';
import { closeTrade, concede, openTrade } from '../rules/haggling.ts';
import { influence } from '../rules/influence.ts';
import * as s from '../schemas.ts';
import { haggleSolver, haggleStance, leadOf } from '../solver/haggle-solver.ts';
import { influenceSolver } from '../solver/influence-solver.ts';
import { CHECK_BUDGET } from './budgets.ts';
import { onScene } from './rows.ts';
import { against } from './stances.ts';

const price = z.number().min(0).max(1_000_000);

export const social = {
  influence: onScene({
    cites: ids(`
      HH-INF-01 HH-INF-02 HH-INF-03 HH-INF-04 HH-INF-05 HH-INF-06 HH-LRN-06 HH-R-15 HH-R-80 HH-R-81
    `),
    input: {
      influencers: z.array(s.id).min(1).max(6),
      victim: s.id,
      skill: z.enum(INFLUENCE_SKILLS),
    },
    rule: influence,
    matters: (outcome) =>
      'tricks' in outcome ? { psycheLost: outcome.psycheLost, wishes: outcome.wishes } : outcome,
    chances: {
      success: (outcome) => 'psycheLost' in outcome && outcome.psycheLost > 0,
      resists: (outcome) => 'psycheLost' in outcome && outcome.psycheLost === 0,
    },
    goals: { psycheLost: (outcome) => ('psycheLost' in outcome ? outcome.psycheLost : 0) },
    aim: () => ({ chance: 'success' }),
    actor: ({ influencers }) => influencers[0],
    whose: ({ victim }) => ({ resists: victim }),
    othersWant: ['resists'],
    stance: ({ victim }, goal) => against((id) => id === victim, ['resists'])(goal),
    solver: influenceSolver,
    budget: CHECK_BUDGET,
    headline: ['wish', 'neutralised', 'tricks', 'refused'],
  }),
  'open-trade': onScene({
    cites: ['HH-HAG-01'],
    input: {
      buyer: s.id,
      seller: s.id,
      item: s.name,
      startingPrice: price,
      namedBy: z.enum(['buyer', 'seller']).default('seller'),
    },
    rule: openTrade,
    // Either side may begin, whoever names the price.
    by: 'anyone',
    actor: ({ namedBy, buyer, seller }) => (namedBy === 'buyer' ? buyer : seller),
    headline: ['tradeOpened', 'refused'],
  }),
  'haggle-round': onScene({
    cites: ['HH-HAG-02', 'HH-HAG-03', 'HH-HAG-04', 'HH-CHK-08', 'HH-R-16', 'HH-R-82'],
    input: {},
    rule: haggleRound,
    by: 'anyone',
    actor: ({ scene }) => scene.haggle?.buyer.figure,
    whose: ({ scene: { haggle } }) => ({
      buyerWins: haggle?.buyer.figure,
      sellerWins: haggle?.seller.figure,
    }),
    othersWant: ['sellerWins'],
    chances: {
      buyerWins: (outcome) => leadOf(outcome) > 0,
      sellerWins: (outcome) => leadOf(outcome) < 0,
      concedes: (outcome) => 'concedes' in outcome && outcome.concedes !== null,
      deal: (outcome) => 'deal' in outcome && outcome.deal !== null,
    },
    goals: { lead: leadOf },
    aim: () => ({ maximise: 'lead' }),
    stance: haggleStance,
    solver: haggleSolver,
    budget: CHECK_BUDGET,
    headline: ['dealMade', 'mustConcede', 'compared', 'refused'],
  }),
  concede: onScene({
    cites: ['HH-HAG-03'],
    input: { price },
    rule: concede,
    actor: ({ scene }) => scene.haggle?.concedes ?? undefined,
    headline: ['dealMade', 'offered', 'refused'],
  }),
  'close-trade': onScene({
    cites: ['HH-HAG-05', 'HH-HAG-06', 'HH-PROC-11', 'HH-R-82'],
    input: {},
    rule: closeTrade,
    by: 'anyone',
    headline: ['tradeClosed', 'refused'],
  }),
};
