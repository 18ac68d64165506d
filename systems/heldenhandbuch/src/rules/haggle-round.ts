import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type Haggle, type HaggleSide, nameIn, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { type Contested, contestOnce } from './contest.ts';
import { areThere, lastOffer, otherSide } from './haggling.ts';
import { emptyRows } from './tracks.ts';

export interface HaggleRound {
  /** Who lost a point of psyche; null: a tie. */
  readonly loser: string | null;
  /** 1: the buyer has won the round; -1: the seller; 0: nobody. */
  readonly lead: number;
  /** Who has to make a better offer. */
  readonly concedes: string | null;
  /** The price if the last point is gone. */
  readonly deal: number | null;
}

type Part = 'buyer' | 'seller';
const LEAD = { acting: 1, defending: -1, tie: 0 } as const;

/** HH-HAG-02, HH-R-82: both haggle; the loser is a point of psyche short for the time being. */
export function haggleRound(
  fate: HhFate,
  { scene }: { readonly scene: Scene },
  house: House,
): { outcome: HaggleRound | Refused; effects: readonly HhEffect[] } {
  const { haggle } = scene;
  if (haggle === null) return refused('no-haggle');
  if (!areThere(scene, haggle)) return refused('unknown-figure');
  if (haggle.deal !== null) return refused('deal-made');
  if (haggle.concedes !== null) return refused('offer-due');
  const side = (part: Part) => ({ figure: haggle[part].figure, tested: 'haggle', mode: 'sieve' }) as const;
  // HH-R-82: a tie costs nobody anything; the next round throws again.
  const compared = contestOnce(
    fate,
    { scene, acting: side('buyer'), defending: side('seller'), tie: house['tie.haggle'] },
    house,
  );
  return roundAfter(fate, scene, haggle, compared);
}

/** What the contest of a round has come to costs its loser a point; 1s have cost theirs already. */
export function roundAfter(
  fate: HhFate,
  scene: Scene,
  haggle: Haggle,
  compared: Pick<Contested, 'winner' | 'effects'>,
): { outcome: HaggleRound; effects: readonly HhEffect[] } {
  // HH-R-82: psyche returns at once, so nothing is locked.
  let effects = compared.effects.filter(({ kind }) => kind !== 'locked');
  const thrown = applyEffects(scene, effects);
  const paying = (part: Part): HaggleSide => {
    const { figure, realLoss } = haggle[part];
    return { ...haggle[part], realLoss: realLoss + psycheOf(scene, figure) - psycheOf(thrown, figure) };
  };
  let sides: Haggle = { ...haggle, buyer: paying('buyer'), seller: paying('seller') };
  const loser = ({ acting: 'seller', defending: 'buyer', tie: null } as const)[compared.winner];
  if (loser !== null) {
    const { figure } = haggle[loser];
    if (psycheOf(applyEffects(scene, effects), figure) > 0) {
      effects = [...effects, { kind: 'points', figure, track: 'psyche', by: -1 }];
      fate.note('HH-HAG-02', { kind: 'points', figure: nameIn(scene, figure), track: 'psyche', by: -1 });
      sides = { ...sides, [loser]: { ...sides[loser], temporaryLoss: sides[loser].temporaryLoss + 1 } };
    }
  }
  const { to, ...round } = settle(fate, scene, effects, sides);
  return {
    outcome: { loser: loser && haggle[loser].figure, lead: LEAD[compared.winner], ...round },
    effects: [...effects, { kind: 'haggle', to }],
  };
}

/** HH-HAG-03, HH-HAG-04: an emptied row means a better offer, the last point means the other's price. */
function settle(fate: HhFate, scene: Scene, effects: readonly HhEffect[], haggle: Haggle) {
  const after = applyEffects(scene, effects);
  const counted = (part: Part): HaggleSide => {
    const before = figureOf(scene, haggle[part].figure) as Figure;
    const now = figureOf(after, haggle[part].figure) as Figure;
    const rows = emptyRows(now.psyche).length - emptyRows(before.psyche).length;
    return { ...haggle[part], rowsEmptied: haggle[part].rowsEmptied + rows };
  };
  const to = { ...haggle, buyer: counted('buyer'), seller: counted('seller') };
  const sides = [to.buyer, to.seller];
  const beaten = sides.find(({ figure }) => psycheOf(after, figure) === 0);
  if (beaten !== undefined) {
    const deal = lastOffer(haggle, otherSide(haggle, beaten.figure).figure);
    fate.note('HH-HAG-04', { kind: 'dealMade', price: deal });
    return { to: { ...to, deal }, concedes: null, deal };
  }
  const emptied = sides.find(
    (side, i) => side.rowsEmptied > ([haggle.buyer, haggle.seller][i]?.rowsEmptied ?? 0),
  );
  const concedes = emptied?.figure ?? null;
  if (concedes !== null) fate.note('HH-HAG-03', { kind: 'mustConcede', figure: nameIn(scene, concedes) });
  return { to: { ...to, concedes }, concedes, deal: null };
}

const psycheOf = (scene: Scene, figure: string): number => (figureOf(scene, figure) as Figure).psyche.points;
