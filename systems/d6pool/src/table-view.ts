import { type FigureView, type Offer, tableKind } from '@tafelrunde/system';
import { aimAt, movesOf } from './board-view.ts';
import { OF_ROLL } from './data/offers.ts';
import { growth } from './growth.ts';
import { type Figure, isAble, type Scene, stunOf } from './model.ts';
import { challengeOffers } from './offers/challenge-offers.ts';
import { fightOffers } from './offers/fight-offers.ts';
import { gearOffers } from './offers/gear-offers.ts';
import { mainTrackOf } from './offers/gm-figure-offers.ts';
import { gmOffers } from './offers/gm-offers.ts';
import { healingOffers, movementOffers, progressOffers, turnOffers } from './offers/turn-offers.ts';
import { playView } from './play-view.ts';
import type { House } from './rule.ts';
import { cellOf } from './rules/board.ts';
import { mostWounds } from './rules/wounds.ts';
import { stage } from './stage.ts';
import { STATUSES, statusesOf } from './status.ts';

const FATE = 'fateDice' as const;

function viewOf(scene: Scene, figure: Figure, house: House): FigureView {
  const { id, name, side, kind, fateDice } = figure;
  const most = mostWounds(figure);
  return {
    id,
    name,
    side,
    sort: kind === 'pc' ? '' : kind,
    // DP-WND-01: each wound and each stun is a penalty die.
    tracks: [
      { id: 'wounds', value: figure.wounds, max: most, look: 'penaltyDice' },
      { id: 'stun', value: stunOf(figure), max: most, look: 'penaltyDice' },
      ...(kind === 'pc' ? [{ id: 'fateDice', value: fateDice, max: Math.max(fateDice, 2), look: FATE }] : []),
    ],
    status: statusesOf(scene, figure, house),
    at: cellOf(scene, figure),
    isOut: figure.consciousness !== 'conscious',
    isProne: figure.posture === 'prone',
  };
}

/** Only what the rules would not refuse at once; NPCs are played the same way (DP-GEN-05). */
function figureOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (figure.consciousness === 'dead') return [];
  const progress = progressOffers(scene, figure, house);
  // DP-R-79: the body heals while unconscious.
  const healing = healingOffers(scene, figure, house);
  if (!isAble(figure)) return [...turnOffers(scene, figure, house), ...healing, ...progress];
  const offers = [
    ...turnOffers(scene, figure, house),
    ...fightOffers(scene, figure, house),
    ...movementOffers(scene, figure, house),
    ...challengeOffers(scene, figure, house),
    ...healing,
    ...gearOffers(scene, figure, house),
    ...progress,
  ];
  return offers.map((offer) => withTraits(offer, figure));
}

/** DP-ADV-03, DP-ADV-04: every roll can name what helps or hinders its figure. */
function withTraits(offer: Offer, figure: Figure): Offer {
  if (!OF_ROLL.every((field) => offer.fields.includes(field))) return offer;
  const traits = (['advantages', 'disadvantages'] as const).filter(
    (of) => Object.keys(figure[of]).length > 0 && offer.input[of] === undefined,
  );
  // DP-R-119: how many dice of luck go into the roll.
  const isLucky = traits.includes('advantages') && (figure.advantages['lucky'] ?? 0) > 1;
  return {
    ...offer,
    fields: [...offer.fields, ...traits, ...(isLucky ? ['luck'] : [])],
    suggests: Object.fromEntries(traits.map((of) => [of, Object.keys(figure[of])])),
  };
}

const PACE = {
  begin: ['start-rounds'],
  next: ['end-turn'],
  end: ['end-rounds'],
  place: ['delay', 'step-in', 'join-rounds', 'first-move'],
  time: ['pass-time', 'travel', 'set-reminder', 'settle-round'],
};
const OF_PACE = Object.values(PACE).flatMap((names) => names.map((name) => `d6pool/${name}`));
const forGm = (offer: Offer): Offer => ({
  ...offer,
  purpose: OF_PACE.includes(offer.action) ? 'pace' : 'gm',
});

/** How D6 Pool shows itself at a table. Places are metres; the map shows the cell they lie in. */
export const tableView = tableKind<Scene, Figure, House>('d6pool', {
  play: playView,
  stage,
  view: viewOf,
  board: ({ board }) => board,
  aim: aimAt,
  statuses: STATUSES,
  pace: PACE,
  offers: figureOffers,
  growth,
  gmOffers: (scene, house) => gmOffers(scene, house).map(forGm),
  mainTrack: (_, figure) => mainTrackOf(figure),
  moves: movesOf,
});
