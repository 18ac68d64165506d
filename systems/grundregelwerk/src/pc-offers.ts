import type { Text } from '@tafelrunde/kernel';
import type { Offer } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { TNS } from './data/ladders.ts';
import { SPELL_EFFECTS, type SpellEffect } from './data/spells.ts';
import { type Enemy, enemiesOf, type Figure, has, isAble, isOut, type Pc, type Scene } from './model.ts';
import { byFigure, endTurnOffer, offer } from './offers.ts';
import { areNeighbours, distance, sameCell } from './rules/board.ts';
import { isCrowded } from './rules/crowd.ts';
import { rangeProblem } from './rules/range.ts';
import { sightOf } from './rules/sight.ts';
import { mayAct } from './rules/turns.ts';

/** What a player character can do now: only what the rules would not refuse at once. */
export function pcOffers(scene: Scene, figure: Pc, house: House): readonly Offer[] {
  if (isOut(figure)) return [];
  const own = byFigure(figure);
  if (has(figure, 'downed'))
    return [own('crawl', { fields: ['to'], purpose: 'move', rank: 2 }), ...endTurnOffer(scene, figure)];
  const acts = mayAct(scene, figure) === null;
  const lost = acts && figure.weapons.some(({ dropped }) => dropped);
  return [
    ...(acts
      ? [
          ...attackOffers(scene, figure, house),
          ...spellOffers(scene, figure),
          ...testOffers(figure, house),
          ...helpOffers(scene, figure),
        ]
      : []),
    ...(has(figure, 'prone') ? [own('stand-up', { purpose: 'move', rank: 2 })] : []),
    ...(lost ? [own('pick-up-weapon', { purpose: 'gear', rank: isDisarmed(figure) ? 1 : 3 })] : []),
    ...endTurnOffer(scene, figure),
  ];
}

const isDisarmed = ({ weapons }: Pc): boolean => weapons.every(({ dropped }) => dropped);

/** The easiest target first, the nearer one of two that are alike. */
const byEase =
  (figure: Pc) =>
  (a: Enemy, b: Enemy): number =>
    a.tn - b.tn || metresTo(figure, a) - metresTo(figure, b);

const metresTo = ({ pos }: Figure, other: Figure): number =>
  pos === null || other.pos === null ? 0 : distance(pos, other.pos);

/** The first weapon is the one in hand; each further one comes after it. */
function attackOffers(scene: Scene, figure: Pc, house: House): readonly Offer[] {
  const targets = enemiesOf(scene, figure)
    .filter((enemy): enemy is Enemy => enemy.side === 'enemy' && !isOut(enemy))
    .toSorted(byEase(figure));
  return figure.weapons
    .filter(({ dropped }) => !dropped)
    .flatMap(({ name, kind }, i) =>
      targets
        .filter((target) => rangeProblem(scene, figure, target, kind) === null)
        .map((target) =>
          offer(
            'attack',
            { attacker: figure.id, target: target.id, weapon: name },
            {
              ...{
                chance: 'hit',
                target: target.id,
                with: name,
                fields: ['conditions'],
                row: `weapon:${name}`,
              },
              ...{ purpose: 'attack', rank: i === 0 ? 1 : 2, given: givenFor(scene, figure, target, house) },
            },
          ),
        ),
    );
}

/** How far it is and what is in the way, in a word or two. */
function givenFor(scene: Scene, figure: Pc, target: Enemy, house: House): readonly Text[] {
  if (figure.pos === null || target.pos === null) return [];
  const cells = distance(figure.pos, target.pos);
  const far = cells === 1 ? { de: 'daneben', en: 'beside' } : { de: `${cells} Felder`, en: `${cells} cells` };
  const isCovered = sightOf(scene, figure, target) === 'cover';
  const isPressed = house.crowd !== 'off' && isCrowded(scene, figure);
  return [
    far,
    ...(isCovered ? [{ de: 'in Deckung', en: 'in cover' }] : []),
    ...(isPressed ? [{ de: 'Überzahl', en: 'outnumbered' }] : []),
  ];
}

/** Nobody whose magic is the weakest trait thinks of spells first. */
const isMage = ({ traits }: Pc): boolean => {
  const sizes = Object.values(traits).map(({ die }) => die ?? 0);
  return (traits['M']?.die ?? 0) > Math.min(...sizes);
};

/** Spells with the aim they need: an enemy in sight, an ally in sight, cells to choose, or nothing. */
function spellOffers(scene: Scene, figure: Pc): readonly Offer[] {
  const visible = (other: Figure) => !isOut(other) && sightOf(scene, figure, other) !== 'blocked';
  return (Object.keys(SPELL_EFFECTS) as SpellEffect[]).flatMap((effect) => {
    const { attack, hostile } = SPELL_EFFECTS[effect];
    const cast = (target: string | null, fields: readonly string[] = []) =>
      offer(
        attack ? 'attack-spell' : 'cast',
        { caster: figure.id, effect, ...(target === null ? {} : { target }) },
        {
          ...{ fields: ['description', ...fields, 'conditions'], chance: 'success', target, with: effect },
          ...{ purpose: 'cast', ...(attack && isMage(figure) ? { rank: isDisarmed(figure) ? 1 : 2 } : {}) },
        },
      );
    // GW-R-42: without a board these are told, and a free effect names its level.
    if (effect === 'barrier' || effect === 'leap' || effect === 'area')
      return [cast(null, figure.pos === null ? [] : ['cells'])];
    if (effect === 'other') return [cast(null, ['level'])];
    if (hostile)
      return enemiesOf(scene, figure)
        .filter(visible)
        .map(({ id }) => cast(id));
    if (effect === 'healing' || effect === 'strengthening')
      return allies(scene, figure, true)
        .filter(visible)
        .map(({ id }) => cast(id));
    return [cast(null)];
  });
}

/** The names of TN 4, 6, 8 and 12. */
const LADDER: Offer['ladder'] = {
  field: 'tn',
  values: TNS,
  names: [
    { de: 'einfach', en: 'easy' },
    { de: 'normal', en: 'normal' },
    { de: 'schwierig', en: 'hard' },
    { de: 'Heldentat', en: 'heroic' },
  ],
};

const testOffers = (figure: Pc, house: House): readonly Offer[] =>
  house.traits.map((trait) =>
    byFigure(figure)(
      'attempt',
      {
        ...{ fields: ['goal', 'tn', 'conditions', 'tools', 'way'], chance: 'success', with: trait },
        ...{ row: `trait:${trait}`, ladder: LADDER },
      },
      { trait },
    ),
  );

function helpOffers(scene: Scene, figure: Pc): readonly Offer[] {
  const others = allies(scene, figure, false);
  const near = (other: Figure) =>
    other.pos === null ||
    figure.pos === null ||
    sameCell(other.pos, figure.pos) ||
    areNeighbours(other, figure);
  return [
    ...others
      .filter(isAble)
      .map(({ id }) =>
        offer(
          'help',
          { helper: figure.id, helped: id },
          { fields: ['description', 'trait', 'tn'], target: id, purpose: 'defend', rank: 6 },
        ),
      ),
    ...others
      .filter((other) => has(other, 'downed') && near(other))
      .map(({ id }) =>
        offer('raise-up', { helper: figure.id, downed: id }, { target: id, purpose: 'defend', rank: 2 }),
      ),
  ];
}

const allies = (scene: Scene, figure: Figure, withSelf: boolean): readonly Figure[] =>
  scene.figures.filter(
    (other) => other.side === figure.side && !isOut(other) && (withSelf || other.id !== figure.id),
  );
