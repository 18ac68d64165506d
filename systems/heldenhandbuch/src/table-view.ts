import { type FigureView, lineUp, type Offer, offersOf, type TableKind } from '@tafelrunde/system';
import { aimAt, nearOpponents, runnersOnBoard } from './board-view.ts';
import { circlesOf } from './circle-view.ts';
import type { House } from './data/house-rules.ts';
import { INFLUENCE_SKILLS } from './data/named-checks.ts';
import { HEALING_SKILLS } from './data/treatment.ts';
import { growth } from './growth.ts';
import {
  type Combat,
  type Figure,
  figureOf,
  has,
  isAble,
  isOut,
  opponentsOf,
  type Scene,
  SIDES,
  STATUSES,
  trackSize,
} from './model.ts';
import { playView } from './play-view.ts';
import { freeCells, metresBetween, placeOf } from './rules/board.ts';
import { isLethal, untreatedHeavies } from './rules/life-circles.ts';
import { mayEngrave } from './rules/runes.ts';
import { rangedWeapon } from './rules/weapons.ts';
import { stage } from './stage.ts';

const offer = offersOf('heldenhandbuch');
const pace = (action: string, input: Offer['input'] = {}, more: Partial<Offer> = {}): Offer =>
  offer(action, input, { purpose: 'pace', ...more });
const gm = (action: string, input: Offer['input'], more: Partial<Offer> = {}): Offer =>
  offer(action, input, { purpose: 'gm', ...more });

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

function viewOf(scene: Scene, figure: Figure): FigureView {
  const { id, name, side, physis, psyche, status } = figure;
  return {
    id,
    name,
    side: side === 'heroes' ? 'players' : 'enemies',
    sort: '',
    tracks: [
      { id: 'physis', value: physis.points, max: trackSize(physis) },
      { id: 'psyche', value: psyche.points, max: trackSize(psyche) },
    ],
    status,
    at: placeOf(scene, id),
    isOut: isOut(figure),
    circles: circlesOf(figure),
  };
}

/** What a figure can do now: only what the rules would not refuse at once. */
function figureOffers(scene: Scene, figure: Figure): readonly Offer[] {
  if (!isAble(figure)) return [];
  return [
    ...fightOffers(scene, figure),
    ...checkOffers(figure),
    ...healingOffers(scene, figure),
    ...socialOffers(scene, figure),
    ...stealthOffers(scene, figure),
    ...craftOffers(figure),
    ...(knows(figure, 'wilderness')
      ? [offer('search-herbs', { figure: figure.id }, { chance: 'success' })]
      : []),
    ...(knows(figure, 'drink') ? [offer('drink', { figure: figure.id }, { chance: 'success' })] : []),
    ...(figure.ep > 0
      ? [offer('learn', { figure: figure.id }, { fields: ['tested'], chance: 'raised' })]
      : []),
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

/** What the map knows already. */
const startsWith = (field: string, value: unknown): Partial<Offer> =>
  value === null ? {} : { starts: { [field]: value } };

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

const someOf = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

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

function gmOffers(scene: Scene): readonly Offer[] {
  const there = scene.figures.filter((figure) => !isOut(figure));
  const figures = there.map(({ id }) => id);
  return [
    offer(
      'check',
      {},
      { fields: ['mode', 'sides', 'count', 'value', 'minimum', 'luckyNumber'], chance: 'success' },
    ),
    gm('add-opponent', {}, { fields: ['template', 'name'], use: { kind: 'add', id: null } }),
    ...fightControls(scene),
    ...chaseControls(scene),
    ...watchControls(scene),
    gm('lay-board', {}, { fields: ['width', 'height', 'metres'], use: { kind: 'lay' } }),
    pace('pass-time', {}, { fields: ['minutes'] }),
    ...(figures.length > 0
      ? [
          pace('break', { figures }, { fields: ['minutes'] }),
          pace('night-rest', { figures }, { fields: ['hours'] }),
        ]
      : []),
    ...scene.figures.map(({ id }) =>
      gm(
        'adjust',
        { figure: id },
        { target: id, fields: ['physis', 'psyche', 'ep', 'mythos', 'respect', 'money', 'toggle'] },
      ),
    ),
    ...there.flatMap((figure) => [
      gm(
        'place-figure',
        { figure: figure.id },
        { target: figure.id, fields: ['cell'], use: { kind: 'place', cell: 'cell' } },
      ),
      gm('take-injuries', { figure: figure.id }, { target: figure.id, fields: ['injuries'] }),
      gm(
        'damage',
        { target: figure.id },
        { target: figure.id, fields: ['base', 'extra', 'multiplier', 'armoured', 'wears'] },
      ),
      ...(figure.attributes['memory'] === undefined || has(figure, 'unconscious')
        ? []
        : [
            gm(
              'memory-check',
              { figure: figure.id },
              { target: figure.id, fields: ['topic', 'minimum'], chance: 'success' },
            ),
          ]),
    ]),
  ];
}

/** HH-R-26: one phase for each place where both sides stand; where there are several, those who are there name it. */
const phaseOffers = (scene: Scene, { engagements }: Combat): readonly Offer[] =>
  engagements.flatMap((place, engagement) => {
    const here = scene.figures.filter((figure) => place.includes(figure.id) && isAble(figure));
    if (new Set(here.map(({ side }) => side)).size < 2) return [];
    const names = engagements.length > 1 ? here.map(({ name }) => name).join(', ') : null;
    return [
      offer(
        'melee-phase',
        { engagement },
        { fields: ['fallDamage'], chance: 'hit', with: names, purpose: 'attack', rank: 1 },
      ),
    ];
  });

/** HH-R-26: in two places there are two of each side. */
const maySplit = ({ figures }: Scene): boolean =>
  SIDES.every((side) => figures.filter((one) => one.side === side && !isOut(one)).length > 1);

const fightControls = (scene: Scene): readonly Offer[] =>
  scene.combat === null
    ? scene.figures.length < 2
      ? []
      : [pace('start-combat', { placement: places(scene) }, maySplit(scene) ? { fields: ['places'] } : {})]
    : [...phaseOffers(scene, scene.combat), pace('next-phase'), pace('end-combat')];

/** HH-RNG-07: whoever stands nowhere is put down, the sides face to face. */
function places(scene: Scene) {
  const missing = scene.figures.filter((figure) => !isOut(figure) && placeOf(scene, figure.id) === null);
  const of = (side: Figure['side']) => missing.filter((figure) => figure.side === side).map(({ id }) => id);
  const free = new Set(freeCells(scene).map(String));
  return lineUp(scene.board, (cell) => free.has(String(cell)), of('heroes'), of('opponents'));
}

const chaseControls = (scene: Scene): readonly Offer[] =>
  scene.chase === null
    ? [
        pace(
          'start-chase',
          {},
          { fields: ['initiator', 'runners'], ...startsWith('runners', someOf(runnersOnBoard(scene))) },
        ),
      ]
    : [pace('chase-round', {}, { chance: 'over', rank: 1 })];

const watchControls = (scene: Scene): readonly Offer[] => {
  const set = pace('set-watch', {}, { fields: ['mode', 'shifts'] });
  const open = scene.watch !== null && scene.watch.kept < scene.watch.shifts.length;
  return open ? [pace('keep-shift', {}, { fields: ['minimum'], chance: 'success' }), set] : [set];
};

/** How Heldenhandbuch shows itself at a table. */
export const tableView: TableKind = {
  play: playView,
  stage,
  figures: (scene) => (scene as Scene).figures.map((figure) => viewOf(scene as Scene, figure)),
  character: (scene, id) => figureOf(scene as Scene, id),
  board: (scene) => {
    const { width, height, metres } = (scene as Scene).board;
    return { width, height, metres, cells: [] };
  },
  aim: (scene, id, to, house) => {
    const figure = figureOf(scene as Scene, id);
    return figure === undefined ? null : aimAt(scene as Scene, figure, to, house as House);
  },
  statuses: STATUSES,
  pace: {
    begin: ['heldenhandbuch/start-combat', 'heldenhandbuch/start-chase'],
    next: ['heldenhandbuch/melee-phase', 'heldenhandbuch/next-phase', 'heldenhandbuch/chase-round'],
    end: ['heldenhandbuch/end-combat'],
    place: [],
    time: ['pass-time', 'break', 'night-rest', 'set-watch', 'keep-shift'].map((id) => `heldenhandbuch/${id}`),
  },
  offers: (scene, id) => {
    const figure = figureOf(scene as Scene, id);
    return figure === undefined ? [] : figureOffers(scene as Scene, figure);
  },
  growth: (scene, id) => growth(scene as Scene, id),
  gmOffers: (scene) => gmOffers(scene as Scene),
  mainTrack: (scene, id) => {
    const figure = figureOf(scene as Scene, id);
    if (figure === undefined) return null;
    const by = (physis: number) => gm('adjust', { figure: id, physis }, { target: id });
    const { points } = figure.physis;
    return {
      track: 'physis',
      less: points > 0 ? by(-1) : null,
      more: points < trackSize(figure.physis) ? by(1) : null,
    };
  },
  moves: (scene, id) =>
    placeOf(scene as Scene, id) === null
      ? []
      : freeCells(scene as Scene).map((to) => ({
          to,
          offer: offer('place-figure', { figure: id, cell: to }, { purpose: 'move' }),
        })),
};
