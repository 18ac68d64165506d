import { applyBy, type BoardCell, type EffectOf, withEntry, without, withoutId } from '@tafelrunde/system';
import { figureWith, sceneWith, turnWith } from './changed.ts';
import { POWERS } from './data/abilities.ts';
import { type Item, isStrangling, type RangedWeapon } from './items.ts';
import type * as model from './model.ts';
import { type Figure, figureOf, itemOf, type Scene, type Turn } from './model.ts';
import { everybody, firstRound, newRound, newScene, roundsOver, sceneOver } from './rules/begin-anew.ts';

const changed = (scene: Scene, id: string, how: (figure: Figure) => Partial<Figure>): Scene =>
  sceneWith(scene, { figures: scene.figures.map((f) => (f.id === id ? figureWith(f, how(f)) : f)) });

/** What an effect makes of the figure that it names. */
const onFigure =
  <E>(how: (figure: Figure, effect: E, scene: Scene) => Partial<Figure>) =>
  (scene: Scene, effect: E & { readonly figure: string }): Scene =>
    changed(scene, effect.figure, (figure) => how(figure, effect, scene));

/** What an effect makes of the turn of the figure that it names. */
const onTurn = <E>(how: (turn: Turn, effect: E) => Partial<Turn>) =>
  onFigure(({ turn }, effect: E) => ({ turn: turnWith(turn, how(turn, effect)) }));

/** What an effect makes of the scene around the figures. */
const around =
  <E>(how: (scene: Scene, effect: E) => Partial<Scene>) =>
  (scene: Scene, effect: E): Scene =>
    sceneWith(scene, how(scene, effect));

/** Something that is counted goes up, or down. */
interface By {
  readonly by: number;
}

interface To<T> {
  readonly to: T;
}

interface Thing {
  readonly item: string;
}

interface Hold {
  readonly holder: string;
  readonly held: string;
}

/** Everything a rule can change: what each effect carries, and what it makes of the scene. */
const changes = {
  figureAdded: around(({ figures }, { figure }: { readonly figure: Figure }) => ({
    figures: withEntry(figures, figure),
  })),
  /** The first wound starts the week of healing (DP-R-81). */
  wounds: onFigure(
    ({ wounds, woundSources }, { by, source }: By & { readonly source: string }, { clock }) => ({
      wounds: Math.max(0, wounds + by),
      ...(by > 0 ? { woundSources: [...woundSources, source] } : {}),
      ...(by > 0 && wounds === 0 ? { lastHealing: clock } : {}),
    }),
  ),
  /** DP-R-80: stun received while a toughness check holds counts its own dice. */
  stun: onFigure(
    (
      { stun, toughnessActive, stunSinceToughness },
      { of, by }: By & { readonly of: model.StunKind },
      { clock },
    ) => ({
      stun: { ...stun, [of]: Math.max(0, stun[of] + by) },
      ...(toughnessActive ? { stunSinceToughness: Math.max(0, stunSinceToughness + by) } : {}),
      ...(by > 0 && stun.general + stun.cold + stun.suffocation === 0 ? { lastStunHealing: clock } : {}),
    }),
  ),
  consciousness: onFigure((_, { to }: To<model.Consciousness>) => ({ consciousness: to })),
  toughness: onFigure((_, { active }: { readonly active: boolean }) => ({
    toughnessActive: active,
    stunSinceToughness: 0,
  })),
  healingTried: onFigure((_, { of, at }: { readonly of: 'wounds' | 'stun'; readonly at: number }) =>
    of === 'wounds' ? { lastHealing: at } : { lastStunHealing: at },
  ),
  posture: onFigure((_, { to }: To<model.Posture>) => ({ posture: to })),
  mounted: onFigure((_, { on }: { readonly on: string | null }) => ({ mounted: on })),
  inVehicle: onFigure((_, effect: { readonly in: string | null }) => ({ inVehicle: effect.in })),
  moved: onFigure((_, { to }: To<model.Position>) => ({ position: to })),
  movementState: onFigure((_, { to }: To<model.MovementState>) => ({ movementState: to })),
  held: (scene: Scene, { holder, held }: Hold): Scene =>
    changed(
      changed(scene, holder, () => ({ holding: held })),
      held,
      () => ({ heldBy: holder }),
    ),
  /** DP-R-76: who is strangled has air again as soon as the garrotte is off. */
  released: (scene: Scene, { holder, held }: Hold): Scene => {
    const strangles = figureOf(scene, holder)?.inventory.some(isStrangling) ?? false;
    const free = changed(scene, holder, () => ({ holding: null }));
    return changed(free, held, () => ({ heldBy: null, ...(strangles ? { breathless: 0 } : {}) }));
  },
  itemSet: onFigure(({ inventory }, { item }: { readonly item: Item }) => ({
    inventory: withEntry(inventory, item),
  })),
  weaponState: onFigure(({ inventory }, { item, set }: Thing & { readonly set: WeaponState }) => ({
    inventory: inventory.map((one) => (one.id === item && one.kind === 'ranged' ? { ...one, ...set } : one)),
  })),
  itemRemoved: onFigure(({ inventory }, { item }: Thing) => ({ inventory: withoutId(inventory, item) })),
  itemDropped: (scene: Scene, { figure, item }: Thing & { readonly figure: string }): Scene => {
    const owner = figureOf(scene, figure);
    const thing = owner && itemOf(owner, item);
    if (thing === undefined) return scene;
    const left = changed(scene, figure, ({ inventory }) => ({ inventory: withoutId(inventory, item) }));
    return sceneWith(left, { objects: withEntry(left.objects, thing) });
  },
  itemPickedUp: (scene: Scene, { figure, item }: Thing & { readonly figure: string }): Scene => {
    const thing = scene.objects.find(({ id }) => id === item);
    if (thing === undefined) return scene;
    const held: Item = { ...thing, carried: 'held' };
    const taken = changed(scene, figure, ({ inventory }) => ({ inventory: withEntry(inventory, held) }));
    return sceneWith(taken, { objects: withoutId(taken.objects, item) });
  },
  objectSet: around(({ objects }, { item }: { readonly item: Item }) => ({
    objects: withEntry(objects, item),
  })),
  objectRemoved: around(({ objects }, { item }: Thing) => ({ objects: withoutId(objects, item) })),
  fateDice: onFigure(({ fateDice }, { by }: By) => ({ fateDice: Math.max(0, fateDice + by) })),
  personaDice: onFigure(({ personaDice }, { by }: By) => ({ personaDice: Math.max(0, personaDice + by) })),
  fateBank: around(({ fateBank }, { by }: By) => ({ fateBank: Math.max(0, fateBank + by) })),
  xpOffered: around(({ xpOffers }, { offer }: { readonly offer: model.XpOffer }) => ({
    xpOffers: [...xpOffers.filter(({ figure }) => figure !== offer.figure), offer],
  })),
  xpSettled: around(({ xpOffers }, { figure }: { readonly figure: string }) => ({
    xpOffers: xpOffers.filter((offer) => offer.figure !== figure),
  })),
  xp: onFigure(
    (
      { xp, xpEarnedThisScene },
      { trait, by, fromChallenge }: By & { readonly trait: string; readonly fromChallenge: boolean },
    ) => ({
      xp: { ...xp, [trait]: (xp[trait] ?? 0) + by },
      xpEarnedThisScene: xpEarnedThisScene || fromChallenge,
    }),
  ),
  xpSet: onFigure((_, { to }: To<Figure['xp']>) => ({ xp: to })),
  levelRaised: onFigure((_, { to }: To<number>) => ({ level: to })),
  attributeRaised: onFigure(
    ({ attributes }, { attribute, by }: By & { readonly attribute: model.Attribute }) => ({
      attributes: { ...attributes, [attribute]: attributes[attribute] + by },
    }),
  ),
  skillRaised: onFigure((figure, { skill, by }: By & { readonly skill: string }) => {
    const [first, language] = skill.split(':');
    if (first === 'language' && language !== undefined) {
      const known = figure.languages.find((one) => one.language === language);
      const raised = known ?? { language, dice: 0, native: false, fluent: false };
      return { languages: withLanguage(figure, { ...raised, dice: raised.dice + by }) };
    }
    const of = (POWERS as readonly string[]).includes(skill) || skill in figure.powers ? 'powers' : 'skills';
    return { [of]: withDice(figure[of], skill, (figure[of][skill] ?? 0) + by) };
  }),
  abilityGained: onFigure(
    ({ abilities }, { skill, ability }: { readonly skill: string; readonly ability: string }) => ({
      abilities: [...abilities, { skill, ability, used: 0, usedThisRound: 0 }],
    }),
  ),
  abilityUsed: onFigure(({ abilities }, { ability }: { readonly ability: string }) => ({
    abilities: abilities.map((one) =>
      one.ability === ability ? { ...one, used: one.used + 1, usedThisRound: one.usedThisRound + 1 } : one,
    ),
  })),
  advantageSet: onFigure((figure, { of, trait, dice }: TraitDice) => ({
    [of]: withDice(figure[of], trait, dice),
  })),
  /** Left out: one die. */
  luckUsed: onFigure(({ luckUsed }, { by }: Partial<By>) => ({ luckUsed: luckUsed + (by ?? 1) })),
  lifestyle: onFigure((_, { to }: To<number>) => ({ lifestyle: to })),
  languageSet: onFigure((figure, { language }: { readonly language: model.Language }) => ({
    languages: withLanguage(figure, language),
  })),
  fear: onFigure((_, { to }: To<model.Fear | null>) => ({ fear: to })),
  afflictionSet: onFigure(({ afflictions }, { affliction }: { readonly affliction: model.Affliction }) => ({
    afflictions: withEntry(afflictions, affliction),
  })),
  afflictionEnded: onFigure(({ afflictions }, { affliction }: { readonly affliction: string }) => ({
    afflictions: withoutId(afflictions, affliction),
  })),
  breathless: onFigure((_, { rounds }: { readonly rounds: number }) => ({ breathless: rounds })),
  attitude: onFigure(({ attitudes }, { towards, to }: To<model.Attitude> & { readonly towards: string }) => ({
    attitudes: { ...attitudes, [towards]: to },
  })),
  turnChanged: onTurn((_, { set }: { readonly set: Partial<Turn> }) => set),
  vulnerable: onTurn(({ vulnerable }, { cause }: { readonly cause: model.VulnerableCause }) => ({
    vulnerable: [...without(vulnerable, cause), cause],
  })),
  sceneStarted: (scene: Scene, { sort }: { readonly sort: model.SceneSort }): Scene => newScene(scene, sort),
  sceneEnded: (scene: Scene): Scene => sceneOver(scene),
  settingChanged: around((_, { to }: To<model.Setting>) => ({ setting: to })),
  roundsStarted: (
    scene: Scene,
    { order, attackers }: Order & { readonly attackers: model.Side | null },
  ): Scene => firstRound(scene, order, attackers),
  orderChanged: around((_, { order }: Order) => ({ order })),
  roundStarted: (scene: Scene, { round }: { readonly round: number }): Scene => newRound(scene, round),
  turnStarted: around((_, { index }: { readonly index: number }) => ({ turnIndex: index })),
  turnEnded: onTurn(() => ({ hasActedThisRound: true, hasActedThisScene: true, delaying: false })),
  roundsEnded: (scene: Scene): Scene => roundsOver(scene),
  clock: around(({ clock }, { by }: By) => ({ clock: clock + by })),
  dueSet: around((scene, { due }: { readonly due: model.DueEvent }) => ({ due: withEntry(scene.due, due) })),
  dueRemoved: around(({ due }, { id }: { readonly id: string }) => ({ due: withoutId(due, id) })),
  distanceSet: around(({ distances }, { distance }: { readonly distance: model.Distance }) => {
    const { a, b } = distance;
    const isSame = (one: model.Distance) => (one.a === a && one.b === b) || (one.a === b && one.b === a);
    return { distances: [...distances.filter((one) => !isSame(one)), distance] };
  }),
  coverSet: around(({ covers }, { cover }: { readonly cover: model.Cover }) => {
    const isSame = (one: model.Cover) => one.figure === cover.figure && one.against === cover.against;
    return { covers: [...covers.filter((one) => !isSame(one)), cover] };
  }),
  /** Another map. Whoever stands somewhere stays there, unless everybody is put down anew. */
  boardLaid: (scene: Scene, { board, anew }: { readonly board: model.Board; readonly anew?: true }): Scene =>
    sceneWith(anew === true ? everybody(scene, () => ({ position: null })) : scene, { board }),
  /** Cells of a map become something else; open ones are not listed. */
  cellsPainted: around(
    ({ board }, { cells, to }: To<model.CellKind> & { readonly cells: readonly BoardCell[] }) => {
      const keys = new Set(cells.map(String));
      const others = board.cells.filter(({ at }) => !keys.has(String(at)));
      const painted = to === 'open' ? [] : cells.map((at) => ({ at, kind: to }));
      return { board: { ...board, cells: [...others, ...painted] } };
    },
  ),
  terrainSet: around((_, { to }: To<model.Terrain>) => ({ terrain: to })),
  lightSet: around((_, { to }: To<model.Light>) => ({ light: to })),
  hazardSet: around(({ hazards }, { hazard }: { readonly hazard: model.Hazard }) => ({
    hazards: withEntry(hazards, hazard),
  })),
  hazardEnded: around(({ hazards }, { hazard }: { readonly hazard: string }) => ({
    hazards: withoutId(hazards, hazard),
  })),
  extendedSet: around(({ extended }, { challenge }: { readonly challenge: model.ExtendedChallenge }) => ({
    extended: withEntry(extended, challenge),
  })),
  extendedEnded: around(({ extended }, { id }: { readonly id: string }) => ({
    extended: withoutId(extended, id),
  })),
  supportGiven: around(({ supports }, { support }: { readonly support: model.PendingSupport }) => ({
    supports: [...supports.filter(({ helped }) => helped !== support.helped), support],
  })),
  supportUsed: around(({ supports }, { helped }: { readonly helped: string }) => ({
    supports: supports.filter((support) => support.helped !== helped),
  })),
};

type WeaponState = Partial<Pick<RangedWeapon, 'jammed' | 'ammo' | 'readyAtRound' | 'loaded'>>;

interface TraitDice {
  readonly of: 'advantages' | 'disadvantages';
  readonly trait: string;
  readonly dice: number;
}

interface Order {
  readonly order: readonly model.OrderEntry[];
}

const withLanguage = ({ languages }: Figure, language: model.Language): readonly model.Language[] => [
  ...languages.filter((one) => one.language !== language.language),
  language,
];

/** Dice by trait with one of them set; none are not listed. */
export function withDice(table: Figure['skills'], trait: string, dice: number): Figure['skills'] {
  const others = Object.entries(table).filter(([key]) => key !== trait);
  return Object.fromEntries(dice > 0 ? [...others, [trait, dice]] : others);
}

export type DpEffect = EffectOf<typeof changes>;

export const applyEffects = applyBy<Scene, typeof changes>(changes);
