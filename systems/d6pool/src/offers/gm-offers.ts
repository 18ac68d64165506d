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
    offer(
      'create-npc',
      {},
      {
        fields: ['id', 'name', 'archetype', 'level', 'side', 'skillCount'],
        use: { kind: 'add', id: 'id' },
      },
    ),
    ...roundOffers(scene),
    ...sceneOffers(scene, house),
    ...timeOffers(scene),
    ...worldOffers(scene),
    ...bareRolls(),
    ...scene.figures.flatMap((figure) => gmOffersOn(scene, figure, house)),
  ];
}

/** DP-RND-01, DP-RND-02. */
function roundOffers(scene: Scene): readonly Offer[] {
  const acting = actingFigure(scene);
  if (scene.round > 0)
    return [...only(acting !== null, () => [offer('end-turn', { figure: acting })]), offer('end-rounds', {})];
  return [
    ...only(scene.figures.some(isAble), () => [
      offer('start-rounds', { placement: places(scene) }, { fields: ['attackers'] }),
    ]),
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
  only(scene.figures.some(isInDanger), () => [offer('settle-round', {}, { chance: 'hurt' })]);

const sceneOffers = (scene: Scene, house: House): readonly Offer[] => [
  ...only(scene.round === 0, () => [offer('start-scene', {}, { fields: ['sort'] })]),
  ...only(!scene.ended, () => [offer('end-scene', {})]),
  offer('setting', {}, { fields: ['name'] }),
  offer('set-ground', {}, { fields: ['terrain', 'light'] }),
  offer('lay-board', {}, { fields: ['width', 'height', 'metres'], use: { kind: 'lay' } }),
  offer(
    'paint-board',
    {},
    { fields: ['kind', 'cells'], use: { kind: 'paint', cells: 'cells', ground: 'kind' } },
  ),
  ...only(house.fateRefresh !== 'never' && house.modules.includes('fateDice'), () => [
    offer('refresh-fate', { at: house.fateRefresh }),
  ]),
];

/** Whoever burns or chokes lets only rounds pass. */
function timeOffers(scene: Scene): readonly Offer[] {
  if (scene.round > 0) return [reminder];
  const isDeadly = scene.figures.some(isInDanger);
  return [
    isDeadly
      ? offer('pass-time', { unit: 'rounds', amount: 1 }, { with: 'rounds' })
      : offer('pass-time', {}, { fields: ['amount', 'unit', 'heal', 'rested', 'wellKept'] }),
    offer('travel', {}, { fields: ['means', 'hours', 'days', 'pace', 'factor'] }),
    reminder,
  ];
}
const reminder = offer('set-reminder', {}, { fields: ['text', 'amount', 'unit'] });

/** DP-OBJ-02, DP-EQP-01, DP-EXP-01: things in the scene, and those that go off. */
function worldOffers(scene: Scene): readonly Offer[] {
  const charges: readonly (readonly [Explosive, string | null])[] = [
    ...scene.objects.flatMap((item) => (item.kind === 'explosive' ? [[item, null] as const] : [])),
    ...scene.figures.flatMap(({ id, inventory }) =>
      inventory.flatMap((item) => (item.kind === 'explosive' ? [[item, id] as const] : [])),
    ),
  ];
  return [
    offer(
      'place-object',
      { id: freeObjectId(scene) },
      { fields: ['object', 'name', 'armourValue', 'wounds'] },
    ),
    offer('give-item', {}, { fields: ['gear', 'name', 'kg', 'zones'] }),
    ...charges.map(([item, owner]) =>
      offer(
        'detonate',
        { item: item.id, owner, targets: near(scene, owner) },
        { chance: 'hurt', with: item.name },
      ),
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

/** Dice without a figure. */
const bareRolls = (): readonly Offer[] => [
  offer(
    'challenge',
    {},
    { fields: ['dice', 'bonus', 'penalty', 'fate', 'automatic', 'difficulty'], chance: 'success' },
  ),
  offer('opposed', {}, { fields: ['attacker', 'defender'], chance: 'attacker' }),
  offer(
    'extended',
    {},
    { fields: ['dice', 'penalty', 'difficulty', 'rolls', 'onFailure'], chance: 'complete' },
  ),
  offer('use-criticals', {}, { fields: ['category', 'crits'] }),
];
