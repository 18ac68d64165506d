import { question } from '@tafelrunde/kernel';
import {
  type Figure,
  figureOf,
  type Haggle,
  type HaggleSide,
  itemOf,
  nameIn,
  type Scene,
  trackSize,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';

type Traded<O> = { outcome: O | Refused; effects: readonly HhEffect[] };

export interface OpenTradeInput {
  readonly scene: Scene;
  readonly buyer: string;
  readonly seller: string;
  /** What is traded: a name, or the id of an item of the seller. */
  readonly item: string;
  readonly startingPrice: number;
  /** Which side names the price. */
  readonly namedBy: 'buyer' | 'seller';
}

/** HH-HAG-01: one side names a price; only if the other finds it roughly fair there is something to haggle about. */
export function openTrade(
  fate: HhFate,
  { scene, buyer, seller, item, startingPrice, namedBy }: OpenTradeInput,
  _house: House,
): Traded<{ readonly started: boolean }> {
  const [buying, selling] = [figureOf(scene, buyer), figureOf(scene, seller)];
  if (buying === undefined || selling === undefined) return refused('unknown-figure');
  if (buyer === seller) return refused('nobody-opposes-themselves');
  if (scene.haggle !== null) return refused('haggle-running');
  const other = namedBy === 'buyer' ? seller : buyer;
  const answer = fate.choose(question('fairPrice', 'HH-HAG-01', other, ['fair', 'unfair']));
  const started = answer === 'fair';
  fate.note('HH-HAG-01', { kind: 'tradeOpened', item, price: startingPrice, started });
  if (!started) return { outcome: { started }, effects: [] };
  const to: Haggle = {
    item,
    startingPrice,
    buyer: sideOf(buying),
    seller: sideOf(selling),
    offers: [{ by: namedBy === 'buyer' ? buyer : seller, price: startingPrice }],
    concedes: null,
    deal: null,
  };
  return { outcome: { started }, effects: [{ kind: 'haggle', to }] };
}

const sideOf = ({ id, psyche }: Figure): HaggleSide => ({
  figure: id,
  psycheBefore: psyche.points,
  temporaryLoss: 0,
  realLoss: 0,
  rowsEmptied: 0,
});

export const otherSide = (haggle: Haggle, figure: string): HaggleSide =>
  haggle.buyer.figure === figure ? haggle.seller : haggle.buyer;

/** The price a side has named last; the starting price if it has named none. */
export const lastOffer = (haggle: Haggle, figure: string): number =>
  haggle.offers.findLast(({ by }) => by === figure)?.price ?? haggle.startingPrice;

export interface ConcedeInput {
  readonly scene: Scene;
  readonly price: number;
}

/** HH-HAG-03: whose row emptied makes a better offer; the other side takes it, or the haggling goes on. */
export function concede(
  fate: HhFate,
  { scene, price }: ConcedeInput,
  _house: House,
): Traded<{ readonly accepted: boolean; readonly price: number }> {
  const { haggle } = scene;
  if (haggle === null) return refused('no-haggle');
  if (haggle.deal !== null) return refused('deal-made');
  const { concedes } = haggle;
  if (concedes === null) return refused('nothing-to-concede');
  if (!isBetter(haggle, concedes, price)) return refused('not-a-better-offer');
  fate.note('HH-HAG-03', { kind: 'offered', figure: nameIn(scene, concedes), price });
  const other = otherSide(haggle, concedes).figure;
  const accepted = fate.choose(question('offer', 'HH-HAG-03', other, ['accept', 'refuse'])) === 'accept';
  if (accepted) fate.note('HH-HAG-03', { kind: 'dealMade', price });
  const to = {
    ...haggle,
    offers: [...haggle.offers, { by: concedes, price }],
    concedes: null,
    deal: accepted ? price : null,
  };
  return { outcome: { accepted, price }, effects: [{ kind: 'haggle', to }] };
}

/** A seller comes down; a buyer goes up, from the first offer of their own on. */
function isBetter(haggle: Haggle, figure: string, price: number): boolean {
  const own = haggle.offers.findLast(({ by }) => by === figure);
  if (haggle.seller.figure === figure) return price < (own?.price ?? haggle.startingPrice);
  return own === undefined || price > own.price;
}

export interface ClosedTrade {
  readonly price: number;
  /** Who came out ahead; null: nobody. */
  readonly winner: string | null;
  /** Psyche of buyer and seller afterwards. */
  readonly buyer: number;
  readonly seller: number;
}

/** HH-HAG-05, HH-HAG-06, HH-R-82, HH-PROC-11: psyche returns, and the winner is better off than before. */
export function closeTrade(
  fate: HhFate,
  { scene }: { readonly scene: Scene },
  house: House,
): Traded<ClosedTrade> {
  const { haggle } = scene;
  if (haggle === null) return refused('no-haggle');
  if (!areThere(scene, haggle)) return refused('unknown-figure');
  if (haggle.deal === null) return refused('no-deal-yet');
  const { buyer, seller, deal } = haggle;
  const loser = loserOf(scene, haggle);
  const winner = loser === null ? null : otherSide(haggle, loser.figure).figure;
  const beaten = loser !== null && isBeaten(scene, loser);
  const stake = loser === null ? 0 : beaten ? loser.rowsEmptied : 1;
  const back = (side: HaggleSide): number => {
    const won = side.figure === winner ? stake : side.figure === loser?.figure ? -stake : 0;
    return limited(scene, side, side.psycheBefore - side.realLoss + won, house);
  };
  const after = { buyer: back(buyer), seller: back(seller) };
  fate.note(beaten ? 'HH-HAG-06' : 'HH-HAG-05', {
    kind: 'tradeClosed',
    price: deal,
    winner: winner && nameIn(scene, winner),
  });
  const points = (side: HaggleSide, to: number): HhEffect => {
    const psyche = (figureOf(scene, side.figure) as Figure).psyche;
    return { kind: 'figureAdjusted', figure: side.figure, changes: { psyche: { ...psyche, points: to } } };
  };
  return {
    outcome: { price: deal, winner, ...after },
    effects: [
      points(buyer, after.buyer),
      points(seller, after.seller),
      ...handOver(scene, haggle, deal),
      { kind: 'haggle', to: null },
    ],
  };
}

/** A scene from outside may tell of traders who are not in it. */
export const areThere = (scene: Scene, { buyer, seller }: Haggle): boolean =>
  [buyer, seller].every(({ figure }) => figureOf(scene, figure) !== undefined);

/** HH-HAG-04. */
const isBeaten = (scene: Scene, { figure }: HaggleSide): boolean =>
  (figureOf(scene, figure) as Figure).psyche.points === 0;

/** HH-R-82: who lost the last point, else who had to concede more often. */
function loserOf(scene: Scene, { buyer, seller }: Haggle): HaggleSide | null {
  const beaten = [buyer, seller].find((side) => isBeaten(scene, side));
  if (beaten !== undefined) return beaten;
  if (buyer.rowsEmptied === seller.rowsEmptied) return null;
  return buyer.rowsEmptied > seller.rowsEmptied ? buyer : seller;
}

function limited(scene: Scene, { figure, psycheBefore }: HaggleSide, points: number, house: House): number {
  const size = trackSize((figureOf(scene, figure) as Figure).psyche);
  const most = house['haggle.mayExceedMax'] ? Number.POSITIVE_INFINITY : Math.max(size, psycheBefore);
  return Math.max(0, Math.min(points, most));
}

/** Money for the thing, if the seller has it as an item. */
function handOver(scene: Scene, { item, buyer, seller }: Haggle, price: number): readonly HhEffect[] {
  const thing = itemOf(figureOf(scene, seller.figure) as Figure, item);
  const paid: readonly HhEffect[] = [
    { kind: 'money', figure: buyer.figure, by: -price },
    { kind: 'money', figure: seller.figure, by: price },
  ];
  if (thing === undefined) return paid;
  return [
    ...paid,
    { kind: 'itemLost', figure: seller.figure, item },
    { kind: 'itemGained', figure: buyer.figure, item: thing },
  ];
}
