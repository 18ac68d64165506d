import { type FigureView, type Offer, offerKinds, tableKind } from '@tafelrunde/system';
import { ATTRIBUTES } from './data/attributes.ts';
import { CONTESTS } from './data/contests.ts';
import { DIFFICULTIES } from './data/difficulties.ts';
import type { House } from './data/house-rules.ts';
import { SCARS } from './data/limits.ts';
import { STATUSES } from './data/sides.ts';
import { growth, raiseOffers } from './growth.ts';
import { type Figure, isOut, type Scene, skillOf } from './model.ts';
import { playView } from './play-view.ts';
import { armourClass, hitPointsMax, manaMax } from './rules/derived.ts';
import { isUntrained, mayTry } from './rules/knowledge.ts';
import { MIN_ROWS } from './rules/list-roll.ts';
import type { SheetSubject } from './sheet.ts';
import { stage } from './stage.ts';

const { offer, pace, gm, byFigure, onFigure } = offerKinds('probenwuerfel');

/** PW-DIF-01: the chance stands on the sheet for each guide value. */
const LADDER = { field: 'difficulty', values: DIFFICULTIES.map(({ value }) => value) };
const OF_ROLL = ['difficulty', 'modifier', 'circumstances'];

const viewOf = (_scene: Scene, figure: Figure, house: House): FigureView => ({
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
});

/** What a figure can do now; those of the GM are played the same way. */
function figureOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const ends = scene.turn === figure.id ? [pace('end-turn')] : [];
  if (isOut(figure)) return ends;
  const own = byFigure(figure);
  const inFight = scene.round > 0 ? { rank: 4 } : {};
  return [
    ...ends,
    ...(figure.openDegrees > 0 ? [own('use-degrees', { fields: ['text'], rank: 2 })] : []),
    ...attackOffers(scene, figure, house),
    ...rollOffers(scene, figure, house),
    ...contestOffers(scene, figure, house),
    ...raiseOffers(scene, figure, house),
    ...equipmentOffers(figure),
    own('move', {
      ...{ fields: ['distance'], chance: 'arrives', row: 'derived:running', purpose: 'move' },
      ...inFight,
    }),
    ...(figure.mana > 0
      ? [own('spend-mana', { fields: ['amount'], row: 'derived:mana', purpose: 'cast' })]
      : []),
  ];
}

/** PW-ATT-04, PW-CHK-05: every attribute, and every Probe the figure may try. */
function rollOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const own = byFigure(figure);
  const rolled = { fields: OF_ROLL, chance: 'success', ladder: LADDER };
  return [
    ...ATTRIBUTES.map((attribute) =>
      own('attribute-roll', { ...rolled, with: attribute, row: `attribute:${attribute}` }, { attribute }),
    ),
    ...scene.skills
      .filter((skill) => mayTry(figure, skill, false, house))
      .map(({ id }) => own('skill-check', { ...rolled, with: id, row: `skill:${id}` }, { skill: id })),
  ];
}

const opponentsOf = ({ figures }: Scene, { side }: Figure): readonly Figure[] =>
  figures.filter((other) => other.side !== side && !isOut(other));

/** PW-OPP-01: the usual pairs, against everybody of the other side. */
function contestOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  return CONTESTS.flatMap(({ initiator, reactor }) => {
    const own = skillOf(scene, initiator);
    if (own === undefined || skillOf(scene, reactor) === undefined) return [];
    if (!mayTry(figure, own, false, house)) return [];
    return opponentsOf(scene, figure).map(({ id }) =>
      offer(
        'opposed-check',
        { initiator: figure.id, initiatorSkill: initiator, reactor: id, reactorSkill: reactor },
        {
          fields: ['initiatorModifier', 'initiatorCircumstances', 'reactorModifier', 'reactorCircumstances'],
          ...{ chance: 'win', target: id, row: `skill:${initiator}`, with: initiator, rank: 5 },
        },
      ),
    );
  });
}

/** PW-ADD-07: only where the table plays the module. */
function attackOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (!house['module.attackVsRK']) return [];
  // The easiest target first.
  const targets = opponentsOf(scene, figure).toSorted(
    (a, b) => armourClass(a, scene.skills, house) - armourClass(b, scene.skills, house),
  );
  const wielded = figure.weapons.filter((weapon) => weapon.wielded);
  const more = { fields: ['modifier', 'circumstances'], chance: 'hit', purpose: 'attack', rank: 1 } as const;
  return targets.flatMap(({ id: target }) => {
    const on = { attacker: figure.id, target };
    if (wielded.length === 0) return [offer('attack', on, { ...more, target, with: 'unarmed' })];
    return wielded.map(({ name }) =>
      offer('attack', { ...on, weapon: name }, { ...more, target, with: name, row: `weapon:${name}` }),
    );
  });
}

function equipmentOffers(figure: Figure): readonly Offer[] {
  const own = byFigure(figure);
  const empty = figure.weapons.some((one) => one.wielded) ? {} : { rank: 3 };
  return [
    ...figure.weapons.map(({ name, wielded }) =>
      own(
        'wield',
        { with: name, row: `weapon:${name}`, purpose: 'gear', ...empty },
        { weapon: name, wielded: !wielded },
      ),
    ),
    own('equip-weapon', {
      fields: ['weapon', 'weaponSkill', 'parryMod', 'canParry', 'wielded'],
      purpose: 'gear',
    }),
    own('equip-armour', { fields: ['name', 'value'], row: 'armour', purpose: 'gear' }),
  ];
}

function gmOffers(scene: Scene, house: House): readonly Offer[] {
  const canFight = scene.figures.some((figure) => !isOut(figure));
  return [
    gm('add-npc', {}, { fields: ['id', 'name', 'category'], use: { kind: 'add', id: 'id' } }),
    ...(scene.round > 0
      ? [...(scene.order.length > 0 ? [pace('end-turn')] : []), pace('end-fight')]
      : canFight
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
function worldOffers({ lists }: Scene): readonly Offer[] {
  const own = lists.filter(({ id }) => id !== SCARS);
  return [
    ...own
      .filter(({ rows }) => rows.length >= MIN_ROWS)
      .map(({ id }) => gm('list-roll', { list: id }, { with: id })),
    ...lists.map(({ id }) => gm('edit-lists', { list: id }, { fields: ['add'], with: id })),
    gm('edit-lists', {}, { fields: ['name', 'add'] }),
    ...own.map(({ id }) => gm('delete-list', { list: id }, { with: id })),
    gm('edit-skills', {}, { fields: ['name', 'attribute', 'requiresTraining', 'isWeaponSkill'] }),
    gm('delete-skill', {}, { fields: ['skill'] }),
    gm('edit-presets', {}, { fields: ['label', 'amount'] }),
  ];
}

/** What the GM does to one figure; it stands on its sheet. */
function gmOffersOn(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const on = onFigure(figure);
  const scars = scene.lists.find((list) => list.id === SCARS)?.rows ?? [];
  const isHurt = figure.hitPoints < hitPointsMax(figure, house);
  return [
    on('damage', { fields: ['amount'], row: 'derived:hitPoints' }),
    ...(isHurt
      ? [
          on('heal', { fields: ['amount'], row: 'derived:hitPoints' }),
          on('regenerate', { row: 'derived:regeneration' }),
        ]
      : []),
    ...(figure.mana < manaMax(figure, house)
      ? [on('regenerate-mana', { row: 'derived:manaRegeneration' })]
      : []),
    on('give-modifier', { fields: ['target', 'amount', 'label', 'until'] }),
    ...[...new Set(figure.effects.map(({ label }) => label))].map((label) =>
      on('end-effect', { with: label }, { label }),
    ),
    ...scene.skills
      .filter((skill) => isUntrained(figure, skill))
      .map(({ id }) =>
        on(
          'skill-check',
          { fields: OF_ROLL, chance: 'success', with: id, row: `skill:${id}` },
          { skill: id, forced: true },
        ),
      ),
    ...(scars.length >= MIN_ROWS ? [on('list-roll', { with: SCARS }, { list: SCARS })] : []),
    on('level-up'),
    on('change-derived', { fields: ['derived', 'amount'] }),
    on('change-attribute', { fields: ['attribute', 'die', 'modifier'] }),
    ...(figure.side === 'npc' ? [on('remove-npc')] : []),
  ];
}

/** How Probenwürfel shows itself at a table. It has no board. */
export const tableView = tableKind<Scene, Figure, House>('probenwuerfel', {
  play: playView,
  stage,
  view: viewOf,
  character: (scene, figure): SheetSubject => ({ ...figure, catalogue: scene.skills }),
  statuses: STATUSES,
  pace: { begin: ['initiative'], next: ['end-turn'], end: ['end-fight'], time: ['rest'] },
  offers: figureOffers,
  growth,
  gmOffers,
  mainTrack: (_scene, figure, house) => ({
    track: 'hitPoints',
    less: isOut(figure) ? null : onFigure(figure)('damage', {}, { amount: 1 }),
    more: figure.hitPoints < hitPointsMax(figure, house) ? onFigure(figure)('heal', {}, { amount: 1 }) : null,
  }),
});
