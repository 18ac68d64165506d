import type { MainTrack, Offer } from '@tafelrunde/system';
import { type Affliction, type Figure, isAble, type Scene, stunOf } from '../model.ts';
import type { House } from '../rule.ts';
import { meleeWeaponOf } from '../rules/equipment.ts';
import { xpRoom } from '../rules/experience.ts';
import { stateWith } from '../rules/wounds.ts';
import { foesOf, offer, only, readyOffer } from './offer.ts';

/** What the GM does to one figure; it stands on its sheet. */
export function gmOffersOn(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (figure.consciousness === 'dead') return [];
  return [
    ...rewardOffers(figure, house),
    ...judgingOffers(figure),
    ...stageOffers(scene, figure, house),
    on(figure, 'adjust-wounds'),
    ...damageOffers(scene, figure),
    ...hazardOffers(scene, figure),
    ...figure.afflictions.flatMap((one) => afflictionOffers(figure, one)),
  ];
}

/** The wounds, one at a time. */
export function mainTrackOf(figure: Figure): MainTrack | null {
  if (figure.consciousness === 'dead') return null;
  const by = (wounds: number): Offer =>
    readyOffer('adjust-wounds', { figure: figure.id, by: wounds }, { target: figure.id, purpose: 'gm' });
  return { track: 'wounds', less: figure.wounds > 0 ? by(-1) : null, more: by(1) };
}

type ActionName = Parameters<typeof offer>[0];

const on = (
  { id }: Figure,
  action: ActionName,
  input: Offer['input'] = {},
  more: Partial<Offer> = {},
): Offer => offer(action, { figure: id, ...input }, { target: id, ...more });

/** DP-FAT-03, DP-XP-08. */
const rewardOffers = (figure: Figure, house: House): readonly Offer[] =>
  only(figure.kind === 'pc', () => [
    ...only(house.modules.includes('fateDice'), () => [on(figure, 'award-fate')]),
    ...only(xpRoom(figure, house) > 0, () => [on(figure, 'award-experience')]),
  ]);

/** DP-CHL-13, DP-CHL-16, DP-ADV-05: what the GM settles about somebody. */
const judgingOffers = (figure: Figure): readonly Offer[] => [
  on(
    figure,
    'situational',
    { attribute: 'intelligence' },
    { fields: ['what', 'difficulty', 'hidden', 'gmWounds'] },
  ),
  ...[...Object.keys(figure.disadvantages), ...Object.keys(figure.advantages)].map((trait) =>
    on(figure, 'situational', { trait }, { with: trait }),
  ),
  on(figure, 'resolve-patzer'),
  ...(['advantages', 'disadvantages'] as const).flatMap((of) =>
    Object.keys(figure[of]).map((trait) => on(figure, 'change-trait', { of, trait }, { with: trait })),
  ),
];

/** Where somebody is, what hides them, whether they are ready. */
function stageOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const others = scene.figures.filter(({ id }) => id !== figure.id);
  const isIn = scene.order.some((one) => one.figure === figure.id);
  const mayWake =
    figure.consciousness === 'unconscious' &&
    stateWith(figure, figure.wounds, stunOf(figure), house) === 'conscious';
  return [
    on(figure, 'set-alert'),
    on(figure, 'set-cover'),
    ...foesOf(scene, figure).map(({ id, name }) =>
      offer('set-distance', { a: figure.id, b: id }, { target: figure.id, with: name }),
    ),
    on(figure, 'place-figure'),
    on(figure, 'give-item', {}, { fields: ['gear', 'name', 'kg', 'zones', 'to'] }),
    ...only(figure.kind !== 'pc', () =>
      others.map(({ id, name }) => on(figure, 'set-attitude', { towards: id }, { with: name })),
    ),
    ...only(scene.round > 0 && !isIn && isAble(figure), () => [
      offer('join-rounds', { pool: { figure: figure.id } }, { target: figure.id }),
    ]),
    ...only(mayWake, () => [on(figure, 'wake-up')]),
  ];
}

/** DP-DMG-01: the damage alone, of a hit that was settled elsewhere. */
const damageOffers = (scene: Scene, figure: Figure): readonly Offer[] =>
  foesOf(scene, figure)
    .filter((attacker) => meleeWeaponOf(attacker, null)?.dice !== null)
    .map(({ id, name }) =>
      offer('damage', { attacker: id, target: figure.id }, { target: figure.id, with: name }),
    );

const HAZARDS = ['fall', 'fire-round', 'acid', 'poison', 'infect', 'expose-to-cold', 'cold-check'] as const;

/** Chapter 5: what the world does. */
function hazardOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const breathes = figure.breathless === 0;
  return [
    ...HAZARDS.map((action) => on(figure, action)),
    ...only(figure.consciousness === 'conscious', () => [on(figure, 'drug-small')]),
    on(figure, 'drug-special'),
    on(figure, 'drug-excess'),
    on(figure, breathes ? 'lose-air' : 'suffocate'),
    ...only(!breathes || figure.stun.suffocation > 0, () => [on(figure, 'breathe')]),
    ...fearOffers(scene, figure),
  ];
}

/** DP-FEA-01: of a creature with its own dice, or of something that has none. */
function fearOffers(scene: Scene, figure: Figure): readonly Offer[] {
  if (figure.fear !== null) return [on(figure, 'end-fear')];
  if (!isAble(figure)) return [];
  const figures = [{ figure: figure.id }];
  return [
    offer('fear-check', { figures }, { fields: ['source', 'difficulty', 'dice'], target: figure.id }),
    ...foesOf(scene, figure)
      .filter(isAble)
      .map(({ id, name }) =>
        offer('fear-check', { figures, creature: id }, { target: figure.id, with: name }),
      ),
  ];
}

/** The next step of what already works on somebody, or its end. */
function afflictionOffers(figure: Figure, affliction: Affliction): readonly Offer[] {
  const { id, kind } = affliction;
  const of = (action: ActionName) => on(figure, action, { affliction: id }, { with: id });
  return [
    ...only(kind === 'poison', () => [of('poison-step')]),
    ...only(kind === 'disease', () => [of('disease-step')]),
    ...only(kind === 'acid', () => [on(figure, 'acid-round')]),
    of('end-affliction'),
  ];
}
