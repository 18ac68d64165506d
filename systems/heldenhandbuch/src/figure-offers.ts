import type { Offer } from '@tafelrunde/system';
import { nearOpponents } from './board-view.ts';
import { INFLUENCE_SKILLS } from './data/named-checks.ts';
import { HEALING_SKILLS } from './data/treatment.ts';
import { type Figure, isAble, isOut, opponentsOf, type Scene } from './model.ts';
import { byFigure, offer, someOf, startsWith } from './offers.ts';
import { metresBetween } from './rules/board.ts';
import { isLethal, untreatedHeavies } from './rules/life-circles.ts';
import { mayEngrave } from './rules/runes.ts';
import { rangedWeapon } from './rules/weapons.ts';

/** HH-CHK-07: the minima that occur. */
const LADDER: Offer['ladder'] = {
  field: 'minimum',
  values: [4, 7, 11, 16, 31],
  names: [
    { de: 'sehr leicht', en: 'very easy' },
    { de: 'leicht', en: 'easy' },
    { de: 'fordernd', en: 'demanding' },
    { de: 'schwer', en: 'hard' },
    { de: 'legendär', en: 'legendary' },
  ],
};

/** What a figure can do now: only what the rules would not refuse at once. */
export function figureOffers(scene: Scene, figure: Figure): readonly Offer[] {
  if (!isAble(figure)) return [];
  const own = byFigure(figure);
  return [
    ...fightOffers(scene, figure),
    ...checkOffers(figure),
    ...healingOffers(scene, figure),
    ...socialOffers(scene, figure),
    ...stealthOffers(scene, figure),
    ...craftOffers(figure),
    ...(knows(figure, 'wilderness') ? [own('search-herbs', { chance: 'success' })] : []),
    ...(knows(figure, 'drink') ? [own('drink', { chance: 'success' })] : []),
    ...(figure.ep > 0 ? [own('learn', { fields: ['tested'], chance: 'raised' })] : []),
  ];
}

const knows = (figure: Figure, skill: string): boolean => figure.skills[skill] !== undefined;

function fightOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const fighting = scene.combat?.fighters.some((fighter) => fighter.figure === figure.id) ?? false;
  if (!fighting || rangedWeapon(figure) === undefined) return [];
  return opponentsOf(scene, figure)
    .filter((target) => !isOut(target))
    .map(({ id }) =>
      offer(
        'shoot',
        { shooter: figure.id, target: id },
        {
          fields: ['size', 'distance', 'targetMovement', 'shooterMovement', 'awareness'],
          chance: 'hit',
          target: id,
          purpose: 'attack',
          rank: 1,
          ...startsWith('distance', metresBetween(scene, figure.id, id)),
        },
      ),
    );
}

const checkOffers = (figure: Figure): readonly Offer[] =>
  (['attribute', 'skill'] as const).flatMap((kind) =>
    Object.keys(figure[`${kind}s`]).map((value) =>
      offer(
        `${kind}-check`,
        { figure: figure.id, [kind]: value },
        {
          ...{ fields: ['minimum', 'mode'], chance: 'success', with: value },
          ...{ row: `${kind}:${value}`, ladder: LADDER },
        },
      ),
    ),
  );

function healingOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const treats = scene.figures
    .filter((patient) => !isOut(patient))
    .flatMap((patient) =>
      patient.lifeCircles.flatMap((circle, index) =>
        HEALING_SKILLS.filter(
          (skill) =>
            knows(figure, skill) &&
            (circle.critical === 'untreated' ||
              (circle.critical === 'stabilised' && skill === 'medicine') ||
              (circle.critical === 'none' && untreatedHeavies(circle) > 0)),
        ).map((skill) =>
          offer(
            'treat',
            { helper: figure.id, patient: patient.id, circle: index + 1, skill },
            { chance: 'success', target: patient.id, with: skill, purpose: 'defend', rank: 3 },
          ),
        ),
      ),
    );
  const revives = knows(figure, 'firstAid')
    ? scene.figures
        .filter((patient) => isOut(patient) && isLethal(patient) && patient.id !== figure.id)
        .map(({ id }) =>
          offer(
            'resuscitate',
            { helper: figure.id, patient: id },
            { chance: 'success', target: id, purpose: 'defend', rank: 1 },
          ),
        )
    : [];
  return [...treats, ...revives];
}

function socialOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const others = scene.figures.filter((other) => other.id !== figure.id && isAble(other));
  const influence = INFLUENCE_SKILLS.filter((skill) => knows(figure, skill)).flatMap((skill) =>
    others
      .filter(({ side }) => side !== figure.side)
      .map(({ id }) =>
        offer(
          'influence',
          { influencers: [figure.id], victim: id, skill },
          { chance: 'success', target: id, with: skill },
        ),
      ),
  );
  const { haggle } = scene;
  if (haggle === null) {
    const trades = knows(figure, 'haggle')
      ? others
          .filter((other) => knows(other, 'haggle'))
          .map(({ id }) =>
            offer(
              'open-trade',
              { buyer: figure.id, seller: id },
              { fields: ['item', 'startingPrice'], target: id },
            ),
          )
      : [];
    return [...influence, ...trades];
  }
  if (haggle.buyer.figure !== figure.id && haggle.seller.figure !== figure.id) return influence;
  if (haggle.deal !== null) return [...influence, offer('close-trade', {}, { rank: 1 })];
  if (haggle.concedes === null)
    return [...influence, offer('haggle-round', {}, { chance: 'concedes', rank: 1 })];
  return haggle.concedes === figure.id
    ? [...influence, offer('concede', {}, { fields: ['price'], rank: 1 })]
    : influence;
}

function stealthOffers(scene: Scene, figure: Figure): readonly Offer[] {
  const known = scene.stealth.filter(({ sneaker }) => sneaker === figure.id);
  const sneaks = knows(figure, 'sneak')
    ? [
        offer(
          'sneak',
          { sneaker: figure.id },
          {
            fields: ['opponents'],
            chance: 'success',
            ...startsWith('opponents', someOf(nearOpponents(scene, figure))),
          },
        ),
      ]
    : [];
  return [
    ...sneaks,
    ...known
      .filter(({ detection }) => detection !== 'none')
      .map(({ opponent, detection }) =>
        detection === 'noticed'
          ? offer(
              'hide',
              { sneaker: figure.id, opponent },
              { fields: ['hidingPlace'], chance: 'success', target: opponent, rank: 1 },
            )
          : offer('discovered', { sneaker: figure.id, opponent }, { target: opponent, rank: 1 }),
      ),
  ];
}

function craftOffers(figure: Figure): readonly Offer[] {
  const priced = figure.inventory.map(({ id }) =>
    offer('price-item', { figure: figure.id, item: id }, { with: id, row: `item:${id}`, purpose: 'gear' }),
  );
  const tool = figure.inventory.find(({ kind }) => kind === 'tool');
  if (!knows(figure, 'weaponsmith') || tool === undefined) return priced;
  const work = { figure: figure.id, tool: tool.id };
  return [
    offer('craft', work, { fields: ['piece', 'workplace'], chance: 'success' }),
    offer('mass-produce', work, { fields: ['piece', 'workplace'], chance: 'success' }),
    offer('work-unpaid', work, { fields: ['piece', 'craftsman'], chance: 'success' }),
    offer(
      'buy-material',
      { figure: figure.id },
      { fields: ['piece', 'simplePrice', 'craftsman', 'discounts'], purpose: 'gear' },
    ),
    ...figure.inventory
      .filter(({ kind, name }) => kind === 'weapon' && (figure.materials[name] ?? 0) > 0)
      .map(({ id }) =>
        offer('rework', { ...work, item: id }, { chance: 'success', with: id, row: `item:${id}` }),
      ),
    ...(mayEngrave(figure)
      ? figure.inventory.map(({ id }) =>
          offer(
            'engrave-rune',
            { figure: figure.id, item: id },
            { fields: ['rune'], with: id, row: `item:${id}`, purpose: 'gear' },
          ),
        )
      : []),
    ...priced,
  ];
}
