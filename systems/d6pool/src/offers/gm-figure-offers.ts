import type { MainTrack, Offer } from '@tafelrunde/system';
import { type Affliction, type Figure, isAble, type Scene, stunOf } from '../model.ts';
import type { House } from '../rule.ts';
import { meleeWeaponOf } from '../rules/equipment.ts';
import { xpRoom } from '../rules/experience.ts';
import { stateWith } from '../rules/wounds.ts';
import { foesOf, offer, only } from './offer.ts';

const OF_RESISTANCE = ['bonus', 'penalty', 'fate'];

/** What the GM does to one figure; it stands on its sheet. */
export function gmOffersOn(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (figure.consciousness === 'dead') return [];
  return [
    ...rewardOffers(figure, house),
    ...judgingOffers(figure),
    ...stageOffers(scene, figure, house),
    on(figure, 'adjust-wounds', {}, { fields: ['by'] }),
    ...damageOffers(scene, figure),
    ...hazardOffers(scene, figure),
    ...figure.afflictions.flatMap((one) => afflictionOffers(figure, one)),
  ];
}

/** The wounds, one at a time. */
export function mainTrackOf(figure: Figure): MainTrack | null {
  if (figure.consciousness === 'dead') return null;
  const by = (wounds: number): Offer => on(figure, 'adjust-wounds', { by: wounds }, { purpose: 'gm' });
  return { track: 'wounds', less: figure.wounds > 0 ? by(-1) : null, more: by(1) };
}

const on = (figure: Figure, action: string, input: Offer['input'] = {}, more: Partial<Offer> = {}): Offer =>
  offer(action, { figure: figure.id, ...input }, { target: figure.id, ...more });

/** DP-FAT-03, DP-XP-08. */
const rewardOffers = (figure: Figure, house: House): readonly Offer[] =>
  only(figure.kind === 'pc', () => [
    ...only(house.modules.includes('fateDice'), () => [
      on(figure, 'award-fate', {}, { fields: ['by', 'reason'] }),
    ]),
    ...only(xpRoom(figure, house) > 0, () => [on(figure, 'award-experience', {}, { fields: ['points'] })]),
  ]);

/** DP-CHL-13, DP-CHL-16, DP-ADV-05: what the GM settles about somebody. */
const judgingOffers = (figure: Figure): readonly Offer[] => [
  on(
    figure,
    'situational',
    { attribute: 'intelligence' },
    { fields: ['what', 'difficulty', 'hidden', 'gmWounds'], chance: 'happens' },
  ),
  ...[...Object.keys(figure.disadvantages), ...Object.keys(figure.advantages)].map((trait) =>
    on(
      figure,
      'situational',
      { trait },
      { fields: ['what', 'difficulty', 'hidden'], chance: 'happens', with: trait },
    ),
  ),
  on(figure, 'resolve-patzer', {}, { fields: ['category'] }),
  ...(['advantages', 'disadvantages'] as const).flatMap((of) =>
    Object.keys(figure[of]).map((trait) =>
      on(figure, 'change-trait', { of, trait }, { fields: ['dice'], with: trait }),
    ),
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
    on(figure, 'set-alert', {}, { fields: ['surprised', 'incapacitated'] }),
    on(figure, 'set-cover', {}, { fields: ['quarters', 'material', 'armourValue'] }),
    ...foesOf(scene, figure).map(({ id, name }) =>
      offer('set-distance', { a: figure.id, b: id }, { fields: ['metres'], target: figure.id, with: name }),
    ),
    on(figure, 'place-figure', {}, { fields: ['cell'], use: { kind: 'place', cell: 'cell' } }),
    on(figure, 'give-item', {}, { fields: ['gear', 'name', 'kg', 'zones', 'to'] }),
    ...only(figure.kind !== 'pc', () =>
      others.map(({ id, name }) =>
        on(figure, 'set-attitude', { towards: id }, { fields: ['to'], with: name }),
      ),
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
    .map((attacker) =>
      offer(
        'damage',
        { attacker: attacker.id, target: figure.id },
        { fields: ['type', 'crits', 'bonus'], chance: 'hurt', target: figure.id, with: attacker.name },
      ),
    );

/** Chapter 5: what the world does. */
function hazardOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const breathes = figure.breathless === 0;
  return [
    on(figure, 'fall', {}, { fields: ['metres', 'ground', 'softer'], chance: 'hurt' }),
    on(figure, 'fire-round', {}, { fields: ['fire', 'dice', 'goesOn'], chance: 'hurt' }),
    on(figure, 'acid', {}, { fields: ['acid', 'dice'], chance: 'hurt' }),
    on(figure, 'poison', {}, { fields: ['poison', 'dose'], chance: 'hurt' }),
    on(figure, 'infect', {}, { fields: ['disease'] }),
    on(figure, 'expose-to-cold', {}, { fields: ['climate', 'clothing', 'difficulty'] }),
    on(
      figure,
      'cold-check',
      {},
      { fields: ['climate', 'clothing', 'difficulty', ...OF_RESISTANCE], chance: 'resisted' },
    ),
    ...only(figure.consciousness === 'conscious', () => [
      on(figure, 'drug-small', {}, { fields: ['resented'] }),
    ]),
    on(figure, 'drug-special', {}, { fields: ['bonusDice', 'helps', 'ignoresPain', 'seconds'] }),
    on(
      figure,
      'drug-excess',
      {},
      { fields: ['strength', 'dice', 'difficulty', ...OF_RESISTANCE], chance: 'stunned' },
    ),
    ...only(breathes, () => [on(figure, 'lose-air')]),
    ...only(!breathes, () => [on(figure, 'suffocate', {}, { fields: OF_RESISTANCE, chance: 'holdsOut' })]),
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
    offer(
      'fear-check',
      { figures },
      { fields: ['source', 'difficulty', 'dice'], chance: 'afraid', target: figure.id },
    ),
    ...foesOf(scene, figure)
      .filter(isAble)
      .map(({ id, name }) =>
        offer('fear-check', { figures, creature: id }, { chance: 'afraid', target: figure.id, with: name }),
      ),
  ];
}

/** The next step of what already works on somebody, or its end. */
function afflictionOffers(figure: Figure, affliction: Affliction): readonly Offer[] {
  const { id, kind } = affliction;
  const step = { fields: OF_RESISTANCE, chance: 'hurt', with: id };
  return [
    ...only(kind === 'poison', () => [on(figure, 'poison-step', { affliction: id }, step)]),
    ...only(kind === 'disease', () => [on(figure, 'disease-step', { affliction: id }, step)]),
    ...only(kind === 'acid', () => [on(figure, 'acid-round', {}, { chance: 'hurt' })]),
    on(figure, 'end-affliction', { affliction: id }, { with: id }),
  ];
}
