import { GM } from '@tafelrunde/kernel';
import type { Placed } from '@tafelrunde/system';
import type { Input } from '../actions/inputs.ts';
import { type Figure, figureOf, isAble, type OrderEntry, type Scene, type Side } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { isFreeCell, positionIn } from './board.ts';
import { byName } from './options.ts';
import { prepare, type RollSpec, specOf, throwPrepared } from './prepare.ts';
import { beginTurn } from './rounds.ts';

/** DP-RND-03: what somebody rolls for initiative; when in doubt a perception challenge. */
export type InitiativePool = Input<'join-rounds'>['pool'];

export interface StartRoundsInput {
  readonly scene: Scene;
  /** DP-RND-02: the GM fixes the order, or everybody rolls. */
  readonly fixed: readonly string[];
  readonly pools: readonly InitiativePool[];
  /** DP-RND-04: the side that attacks. */
  readonly attackers: Side | null;
  readonly surprised: readonly string[];
  /** Who is put where on the map. */
  readonly placement?: readonly Placed[] | undefined;
}

/** Figures that roll once for all of them. */
interface Roller {
  readonly figures: readonly Figure[];
  readonly spec: RollSpec;
}

const MAX_TIES = 3;

/** DP-RND-01 to 05: the order of a whole scene. */
export function startRounds(fate: Fate, input: StartRoundsInput, house: House) {
  const { scene, attackers, fixed, placement = [] } = input;
  if (scene.round > 0) return refused('in-rounds');
  const named = [...fixed, ...input.surprised, ...[...input.pools, ...placement].map(({ figure }) => figure)];
  if (named.some((id) => figureOf(scene, id) === undefined)) return refused('unknown-figure');
  if (placement.some(({ at }) => !isFreeCell(scene, at))) return refused('off-the-map');
  const order = fixed.length > 0 ? fixedOrder(scene, fixed) : rollOrder(fate, input, house);
  if ('reason' in order) return refused(order.reason);
  const [first] = order.entries;
  if (first === undefined) return refused('not-able');
  fate.note('DP-RND-02', { kind: 'initiative', order: order.entries.map((one) => nameIn(scene, one)) });
  const effects: Effects = [
    ...placement.map(
      ({ figure, at }): DpEffect => ({ kind: 'moved', figure, to: positionIn(scene.board, at) }),
    ),
    ...order.effects,
    { kind: 'roundsStarted', order: order.entries, attackers },
    ...input.surprised.map((figure): DpEffect => ({ kind: 'turnChanged', figure, set: { surprised: true } })),
    ...beginTurn(fate, scene, first.figure, 0, house),
  ];
  return { outcome: { kind: 'started' as const, order: order.entries.map(({ figure }) => figure) }, effects };
}

const nameIn = (scene: Scene, { figure, net }: OrderEntry): OrderEntry => ({
  figure: figureOf(scene, figure)?.name ?? figure,
  net,
});

/** Whom the GM leaves out comes last, as the figures stand. */
function fixedOrder(scene: Scene, fixed: readonly string[]) {
  const rest = scene.figures.filter((one) => isAble(one) && !fixed.includes(one.id)).map(({ id }) => id);
  const entries = [...new Set([...fixed, ...rest])].map((figure) => ({ figure, net: 0 }));
  return { entries, effects: [] as Effects };
}

interface Order {
  readonly entries: readonly OrderEntry[];
  readonly effects: Effects;
}

interface Rolled {
  readonly roller: Roller;
  readonly net: number;
}

function rollOrder(fate: Fate, input: StartRoundsInput, house: House): Order | { readonly reason: Refusal } {
  const { scene, attackers } = input;
  const rollers = rollersOf(input, house);
  const rolled: Rolled[] = [];
  const effects: DpEffect[] = [];
  for (const roller of rollers) {
    const one = rollOnce(fate, scene, roller, house);
    if ('reason' in one) return one;
    rolled.push({ roller, net: one.net });
    effects.push(...one.effects);
    // Of those who have rolled only their results count.
    fate.mark(`initiative${rolled.map(({ net }) => net)}`);
  }
  const isAttacking = ({ roller }: Rolled) => roller.figures[0]?.side === attackers;
  const sorted = inOrder(fate, scene, rolled, isAttacking, house);
  const entries = sorted.flatMap(({ roller, net }) => roller.figures.map(({ id }) => ({ figure: id, net })));
  return { entries, effects };
}

function rollOnce(
  fate: Fate,
  scene: Scene,
  { spec }: Roller,
  house: House,
): { readonly net: number; readonly effects: Effects } | { readonly reason: Refusal } {
  const prepared = prepare(fate, scene, spec, 'initiative', house);
  if (prepared.kind === 'refused') return { reason: prepared.reason };
  const { count, effects } = throwPrepared(fate, scene, prepared, house, false);
  return { net: count.net, effects: [...prepared.effects, ...effects] };
}

/** DP-RND-02, DP-RND-04, DP-R-28: more net first, the attacking side first on ties, the rest is rolled off. */
function inOrder(
  fate: Fate,
  scene: Scene,
  rolled: readonly Rolled[],
  isAttacking: (one: Rolled) => boolean,
  house: House,
): readonly Rolled[] {
  const nets = [...new Set(rolled.map(({ net }) => net))].toSorted((a, b) => b - a);
  return nets.flatMap((net) => {
    const tied = rolled.filter((one) => one.net === net);
    const attacking = tied.filter(isAttacking);
    const others = tied.filter((one) => !isAttacking(one));
    return [attacking, others].flatMap((group) => rollOff(fate, scene, group, MAX_TIES, house));
  });
}

/** DP-R-28: with the same pools; after three ties the GM decides. */
function rollOff(
  fate: Fate,
  scene: Scene,
  tied: readonly Rolled[],
  left: number,
  house: House,
): readonly Rolled[] {
  if (tied.length < 2) return tied;
  if (left === 0) return gmOrder(fate, tied);
  const again = tied.map(({ roller, net }) => {
    const one = rollOnce(fate, scene, roller, house);
    return { roller, net, again: 'reason' in one ? 0 : one.net };
  });
  const nets = [...new Set(again.map((one) => one.again))].toSorted((a, b) => b - a);
  return nets.flatMap((net) =>
    rollOff(
      fate,
      scene,
      again.filter((one) => one.again === net),
      left - 1,
      house,
    ),
  );
}

function gmOrder(fate: Fate, tied: readonly Rolled[]): readonly Rolled[] {
  if (tied.length < 2) return tied;
  const firsts = tied.map((one) => one.roller.figures[0] as Figure);
  const options = byName(firsts).map(({ key }, i) => ({ key, value: tied[i] as Rolled }));
  const first = fate.choose({ id: 'tiedFirst', cite: 'DP-R-28', by: GM, options });
  return [
    first,
    ...gmOrder(
      fate,
      tied.filter((one) => one !== first),
    ),
  ];
}

/** DP-R-28: one roll per player and named NPC, one per group of like NPCs, or as the table has it. */
function rollersOf(input: StartRoundsInput, house: House): readonly Roller[] {
  const able = input.scene.figures.filter(isAble);
  const rollers = new Map<string, Figure[]>();
  for (const figure of able) {
    const key = groupOf(figure, house);
    rollers.set(key, [...(rollers.get(key) ?? []), figure]);
  }
  return [...rollers.values()].map((figures) => ({ figures, spec: rollOf(input, figures[0] as Figure) }));
}

/** Like NPCs have the same name but for a number at its end, and the same side. */
function groupOf(figure: Figure, { npcInitiative }: House): string {
  if (figure.kind === 'pc' || npcInitiative === 'eachAlone') return `one:${figure.id}`;
  if (npcInitiative === 'oneForAll') return `all:${figure.side}`;
  return `${figure.side}:${figure.name.replace(/\s*\d+$/, '')}`;
}

function rollOf({ pools }: StartRoundsInput, { id }: Figure): RollSpec {
  const pool = pools.find(({ figure }) => figure === id);
  const usual = { figure: id, attribute: 'perception', skill: null, ...NOTHING_SPECIAL } as const;
  return initiativeSpec(pool ?? usual);
}

const NOTHING_SPECIAL = { advantages: [], disadvantages: [], bonus: 0, penalty: 0 } as const;

const initiativeSpec = (pool: InitiativePool): RollSpec =>
  specOf(pool.figure, pool.attribute, pool.skill, { ...pool, fate: 0, abilities: [], distractions: [] });

/** DP-R-28: whoever comes late rolls on entry and is sorted in; a place that has passed counts from the next round on. */
export function joinRounds(fate: Fate, { scene, pool }: Input<'join-rounds'>, house: House) {
  const figure = figureOf(scene, pool.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (scene.round === 0) return refused('not-in-rounds');
  if (scene.order.some((one) => one.figure === figure.id)) return refused('already-there');
  const rolled = rollOnce(fate, scene, { figures: [figure], spec: initiativeSpec(pool) }, house);
  if ('reason' in rolled) return refused(rolled.reason);
  const { net } = rolled;
  const place = placeOf(scene, figure, net);
  const order = scene.order.toSpliced(place, 0, { figure: figure.id, net });
  fate.note('DP-R-28', { kind: 'joined', figure: figure.name, net, place: place + 1 });
  const turn = scene.turnIndex;
  const passed = turn !== null && place <= turn;
  const effects: Effects = [
    ...rolled.effects,
    { kind: 'orderChanged', order },
    ...(passed ? [{ kind: 'turnStarted' as const, index: turn + 1 }] : []),
    { kind: 'turnChanged', figure: figure.id, set: { hasActedThisRound: passed } },
  ];
  return { outcome: { kind: 'joined' as const, place: place + 1 }, effects };
}

/** Behind everybody with as much, but the attacking side goes before the other (DP-RND-04). */
function placeOf({ order, attackers, figures }: Scene, figure: Figure, net: number): number {
  const isBefore = (entry: OrderEntry): boolean => {
    if (entry.net !== net) return entry.net > net;
    const other = figures.find(({ id }) => id === entry.figure);
    return figure.side !== attackers || other?.side === attackers;
  };
  const index = order.findIndex((entry) => !isBefore(entry));
  return index < 0 ? order.length : index;
}
