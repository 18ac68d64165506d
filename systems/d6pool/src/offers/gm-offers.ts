import { lineUp, type Offer } from '@tafelrunde/system';
import type { Explosive } from '../items.ts';
import { actingFigure, isAble, type Scene, SIDES, type Side } from '../model.ts';
import type { House } from '../rule.ts';
import { isFreeCell } from '../rules/board.ts';
import { isInDanger } from '../rules/round-hazards.ts';
import { gmOffersOn } from './gm-figure-offers.ts';
import { offer, only } from './offer.ts';

/** What the GM can do now, beyond playing the enemies. */
export function gmOffers(scene: Scene, house: House): readonly Offer[] {
  return [
    offer('create-npc', {}),
    ...roundOffers(scene),
    ...sceneOffers(scene, house),
    ...timeOffers(scene),
    ...worldOffers(scene),
    // Dice without a figure.
    ...all(['challenge', 'opposed', 'extended', 'use-criticals']),
    ...scene.figures.flatMap((figure) => gmOffersOn(scene, figure, house)),
  ];
}

/** What needs nothing but its fields. */
const all = (actions: readonly Parameters<typeof offer>[0][]): readonly Offer[] =>
  actions.map((action) => offer(action, {}));

/** DP-RND-01, DP-RND-02. */
function roundOffers(scene: Scene): readonly Offer[] {
  const acting = actingFigure(scene);
  if (scene.round > 0)
    return [...only(acting !== null, () => [offer('end-turn', { figure: acting })]), offer('end-rounds', {})];
  return [
    ...only(scene.figures.some(isAble), () => [offer('start-rounds', { placement: places(scene) })]),
    ...dangers(scene),
  ];
}

/** DP-R-123: whoever stands nowhere is put down, the sides face to face. */
function places(scene: Scene) {
  const missing = scene.figures.filter((figure) => isAble(figure) && figure.position === null);
  const of = (side: Side) => missing.filter((figure) => figure.side === side).map(({ id }) => id);
  const [ours, theirs] = SIDES;
  return lineUp(scene.board, (cell) => isFreeCell(scene, cell), of(ours), of(theirs));
}

/** DP-SUF-01, DP-FIR-01, DP-ACD-02: outside of rounds the GM says when one has passed. */
const dangers = (scene: Scene): readonly Offer[] =>
  only(scene.figures.some(isInDanger), () => [offer('settle-round', {})]);

const sceneOffers = (scene: Scene, house: House): readonly Offer[] => [
  ...only(scene.round === 0, () => [offer('start-scene', {})]),
  ...only(!scene.ended, () => [offer('end-scene', {})]),
  ...all(['setting', 'set-ground', 'lay-board', 'paint-board']),
  ...only(house.fateRefresh !== 'never' && house.modules.includes('fateDice'), () => [
    offer('refresh-fate', { at: house.fateRefresh }),
  ]),
];

/** Whoever burns or chokes lets only rounds pass. */
function timeOffers(scene: Scene): readonly Offer[] {
  if (scene.round > 0) return all(['set-reminder']);
  if (!scene.figures.some(isInDanger)) return all(['pass-time', 'travel', 'set-reminder']);
  const round = offer('pass-time', { unit: 'rounds', amount: 1 }, { fields: [], with: 'rounds' });
  return [round, ...all(['travel', 'set-reminder'])];
}

/** DP-OBJ-02, DP-EQP-01, DP-EXP-01: things in the scene, and those that go off. */
function worldOffers(scene: Scene): readonly Offer[] {
  const charges: readonly (readonly [Explosive, string | null])[] = [
    ...scene.objects.flatMap((item) => (item.kind === 'explosive' ? [[item, null] as const] : [])),
    ...scene.figures.flatMap(({ id, inventory }) =>
      inventory.flatMap((item) => (item.kind === 'explosive' ? [[item, id] as const] : [])),
    ),
  ];
  return [
    offer('place-object', { id: freeObjectId(scene) }),
    offer('give-item', {}),
    ...charges.map(([{ id, name }, owner]) =>
      offer('detonate', { item: id, owner, targets: near(scene, owner) }, { with: name }),
    ),
  ];
}

/** Without a map: whoever holds it has it in the hand; whom else it reaches the GM names. */
const near = (scene: Scene, owner: string | null) =>
  scene.figures
    .filter(({ id, consciousness }) => id === owner && consciousness !== 'dead')
    .map(({ id }) => ({ id, metres: 0 }));

function freeObjectId({ objects, figures }: Scene): string {
  const taken = new Set([...objects, ...figures].map(({ id }) => id));
  let n = 1;
  while (taken.has(`object-${n}`)) n += 1;
  return `object-${n}`;
}
