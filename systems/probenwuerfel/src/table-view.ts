import { type FigureView, type Offer, offersOf, type TableKind } from '@tafelrunde/system';
import { ATTRIBUTES } from './data/attributes.ts';
import { CONTESTS } from './data/contests.ts';
import { DIFFICULTIES } from './data/difficulties.ts';
import type { House } from './data/house-rules.ts';
import { growth, raiseOffers } from './growth.ts';
import { type Figure, figureOf, isOut, SCARS, type Scene, STATUSES, skillOf } from './model.ts';
import { playView } from './play-view.ts';
import { armourClass, hitPointsMax, manaMax } from './rules/derived.ts';
import { isUntrained, mayTry } from './rules/knowledge.ts';
import { MIN_ROWS } from './rules/list-roll.ts';
import type { SheetSubject } from './sheet.ts';
import { stage } from './stage.ts';

const offer = offersOf('probenwuerfel');
const pace = (action: string, more: Partial<Offer> = {}): Offer =>
  offer(action, {}, { purpose: 'pace', ...more });
const gm = (action: string, input: Offer['input'], more: Partial<Offer> = {}): Offer =>
  offer(action, input, { purpose: 'gm', ...more });

/** PW-DIF-01: the chance stands on the sheet for each guide value. */
const LADDER = { field: 'difficulty', values: DIFFICULTIES.map(({ value }) => value) };
const OF_ROLL = ['difficulty', 'modifier', 'circumstances'];

function viewOf(figure: Figure, house: House): FigureView {
  return {
    id: figure.id,
    name: figure.name,
    side: figure.side === 'pc' ? 'players' : 'enemies',
    sort: '',
    tracks: [
      { id: 'hitPoints', value: figure.hitPoints, max: hitPointsMax(figure, house) },
      { id: 'mana', value: figure.mana, max: manaMax(figure, house), look: 'mana' },
    ],
    status: figure.status,
    at: null,
    isOut: isOut(figure),
  };
}

/** What a figure can do now; those of the GM are played the same way. */
function figureOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (isOut(figure)) return endTurnOffer(scene, figure);
  return [
    ...endTurnOffer(scene, figure),
    ...(figure.openDegrees > 0
      ? [offer('use-degrees', { figure: figure.id }, { fields: ['text'], rank: 2 })]
      : []),
    ...attackOffers(scene, figure, house),
    ...rollOffers(scene, figure, house),
    ...contestOffers(scene, figure, house),
    ...raiseOffers(scene, figure, house),
    ...equipmentOffers(figure),
    offer(
      'move',
      { figure: figure.id },
      {
        ...{ fields: ['distance'], chance: 'arrives', row: 'derived:running', purpose: 'move' },
        ...(scene.round > 0 ? { rank: 4 } : {}),
      },
    ),
    ...(figure.mana > 0
      ? [
          offer(
            'spend-mana',
            { figure: figure.id },
            { fields: ['amount'], row: 'derived:mana', purpose: 'cast' },
          ),
        ]
      : []),
  ];
}

const endTurnOffer = (scene: Scene, figure: Figure): readonly Offer[] =>
  scene.turn === figure.id ? [pace('end-turn')] : [];

/** PW-ATT-04, PW-CHK-05: every attribute, and every Probe the figure may try. */
function rollOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const rolled = { fields: OF_ROLL, chance: 'success', ladder: LADDER };
  return [
    ...ATTRIBUTES.map((attribute) =>
      offer(
        'attribute-roll',
        { figure: figure.id, attribute },
        { ...rolled, with: attribute, row: `attribute:${attribute}` },
      ),
    ),
    ...scene.skills
      .filter((skill) => mayTry(figure, skill, false, house))
      .map(({ id }) =>
        offer('skill-check', { figure: figure.id, skill: id }, { ...rolled, with: id, row: `skill:${id}` }),
      ),
  ];
}

/** PW-OPP-01: the usual pairs, against everybody of the other side. */
function contestOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const others = scene.figures.filter((other) => other.side !== figure.side && !isOut(other));
  return CONTESTS.flatMap(({ initiator, reactor }) => {
    const own = skillOf(scene, initiator);
    if (own === undefined || skillOf(scene, reactor) === undefined) return [];
    if (!mayTry(figure, own, false, house)) return [];
    return others.map(({ id }) =>
      offer(
        'opposed-check',
        { initiator: figure.id, initiatorSkill: initiator, reactor: id, reactorSkill: reactor },
        {
          fields: ['initiatorModifier', 'initiatorCircumstances', 'reactorModifier', 'reactorCircumstances'],
          chance: 'win',
          target: id,
          row: `skill:${initiator}`,
          with: initiator,
          rank: 5,
        },
      ),
    );
  });
}

/** PW-ADD-07: only where the table plays the module. */
function attackOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (!house['module.attackVsRK']) return [];
  // The easiest target first.
  const targets = scene.figures
    .filter((other) => other.side !== figure.side && !isOut(other))
    .toSorted((a, b) => armourClass(a, scene.skills, house) - armourClass(b, scene.skills, house));
  const wielded = figure.weapons.filter((weapon) => weapon.wielded);
  const more = { fields: ['modifier', 'circumstances'], chance: 'hit', purpose: 'attack', rank: 1 } as const;
  return targets.flatMap(({ id }) =>
    wielded.length === 0
      ? [offer('attack', { attacker: figure.id, target: id }, { ...more, target: id, with: 'unarmed' })]
      : wielded.map(({ name }) =>
          offer(
            'attack',
            { attacker: figure.id, target: id, weapon: name },
            { ...more, target: id, with: name, row: `weapon:${name}` },
          ),
        ),
  );
}

const equipmentOffers = (figure: Figure): readonly Offer[] => [
  ...figure.weapons.map(({ name, wielded }) =>
    offer(
      'wield',
      { figure: figure.id, weapon: name, wielded: !wielded },
      {
        ...{ with: name, row: `weapon:${name}`, purpose: 'gear' },
        ...(figure.weapons.some((one) => one.wielded) ? {} : { rank: 3 }),
      },
    ),
  ),
  offer(
    'equip-weapon',
    { figure: figure.id },
    { fields: ['weapon', 'weaponSkill', 'parryMod', 'canParry', 'wielded'], purpose: 'gear' },
  ),
  offer('equip-armour', { figure: figure.id }, { fields: ['name', 'value'], row: 'armour', purpose: 'gear' }),
];

function gmOffers(scene: Scene, house: House): readonly Offer[] {
  const fighting = scene.round > 0;
  return [
    gm('add-npc', {}, { fields: ['id', 'name', 'category'], use: { kind: 'add', id: 'id' } }),
    ...(fighting
      ? [...(scene.order.length > 0 ? [pace('end-turn')] : []), pace('end-fight')]
      : scene.figures.some((figure) => !isOut(figure))
        ? [pace('initiative')]
        : []),
    ...(scene.figures.length > 0 ? [pace('rest')] : []),
    gm('decide-roll', {}, { fields: ['event', 'uncertain', 'roll'] }),
    offer('check', {}, { fields: ['attribute', 'skill', 'modifier', 'difficulty'], chance: 'success' }),
    ...worldOffers(scene),
    ...scene.figures.flatMap((figure) => gmOffersOn(scene, figure, house)),
  ];
}

/** PW-ADD-08, PW-ADD-09, PW-R-11: what the table has of its own. */
const worldOffers = (scene: Scene): readonly Offer[] => [
  ...scene.lists
    .filter(({ id, rows }) => id !== SCARS && rows.length >= MIN_ROWS)
    .map(({ id }) => gm('list-roll', { list: id }, { with: id })),
  ...scene.lists.map(({ id }) => gm('edit-lists', { list: id }, { fields: ['add'], with: id })),
  gm('edit-lists', {}, { fields: ['name', 'add'] }),
  ...scene.lists
    .filter(({ id }) => id !== SCARS)
    .map(({ id }) => gm('delete-list', { list: id }, { with: id })),
  gm('edit-skills', {}, { fields: ['name', 'attribute', 'requiresTraining', 'isWeaponSkill'] }),
  gm('delete-skill', {}, { fields: ['skill'] }),
  gm('edit-presets', {}, { fields: ['label', 'amount'] }),
];

/** What the GM does to one figure; it stands on its sheet. */
function gmOffersOn(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const { id } = figure;
  const on = (action: string, input: Offer['input'], more: Partial<Offer> = {}): Offer =>
    gm(action, { figure: id, ...input }, { target: id, ...more });
  const scars = scene.lists.find((list) => list.id === SCARS)?.rows ?? [];
  return [
    on('damage', {}, { fields: ['amount'], row: 'derived:hitPoints' }),
    ...(figure.hitPoints < hitPointsMax(figure, house)
      ? [
          on('heal', {}, { fields: ['amount'], row: 'derived:hitPoints' }),
          on('regenerate', {}, { row: 'derived:regeneration' }),
        ]
      : []),
    ...(figure.mana < manaMax(figure, house)
      ? [on('regenerate-mana', {}, { row: 'derived:manaRegeneration' })]
      : []),
    on('give-modifier', {}, { fields: ['target', 'amount', 'label', 'until'] }),
    ...[...new Set(figure.effects.map(({ label }) => label))].map((label) =>
      on('end-effect', { label }, { with: label }),
    ),
    ...scene.skills
      .filter((skill) => isUntrained(figure, skill))
      .map((skill) =>
        on(
          'skill-check',
          { skill: skill.id, forced: true },
          { fields: OF_ROLL, chance: 'success', with: skill.id, row: `skill:${skill.id}` },
        ),
      ),
    ...(scars.length >= MIN_ROWS ? [on('list-roll', { list: SCARS }, { with: SCARS })] : []),
    on('level-up', {}),
    on('change-derived', {}, { fields: ['derived', 'amount'] }),
    on('change-attribute', {}, { fields: ['attribute', 'die', 'modifier'] }),
    ...(figure.side === 'npc' ? [on('remove-npc', {})] : []),
  ];
}

/** How Probenwürfel shows itself at a table. It has no board. */
export const tableView: TableKind = {
  play: playView,
  stage,
  figures: ({ figures }: Scene, house: House) => figures.map((figure) => viewOf(figure, house)),
  character: (scene: Scene, id): SheetSubject | undefined => {
    const figure = figureOf(scene, id);
    return figure && { ...figure, catalogue: scene.skills };
  },
  board: () => null,
  aim: () => null,
  statuses: STATUSES,
  pace: {
    begin: ['probenwuerfel/initiative'],
    next: ['probenwuerfel/end-turn'],
    end: ['probenwuerfel/end-fight'],
    place: [],
    time: ['probenwuerfel/rest'],
  },
  offers: (scene: Scene, id, house: House) => {
    const figure = figureOf(scene, id);
    return figure === undefined ? [] : figureOffers(scene, figure, house);
  },
  growth,
  gmOffers,
  mainTrack: (scene: Scene, id, house: House) => {
    const figure = figureOf(scene, id);
    if (figure === undefined) return null;
    const one = (action: string) => gm(action, { figure: id, amount: 1 }, { target: id });
    return {
      track: 'hitPoints',
      less: isOut(figure) ? null : one('damage'),
      more: figure.hitPoints < hitPointsMax(figure, house) ? one('heal') : null,
    };
  },
  moves: () => [],
};
