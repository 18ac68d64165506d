import type { Declared } from '@tafelrunde/schema';
import type { saidFigure } from './figure-schemas.ts';
import type { Item } from './items.ts';
import type { typedScene } from './schemas.ts';

/** DP-ATR-01, DP-ATR-02, DP-R-04: the six attributes in the order of the restored list. */
export const ATTRIBUTES = [
  'strength',
  'dexterity',
  'endurance',
  'intelligence',
  'charisma',
  'perception',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** DP-GEN-03 to 06: one kind of figure for all, because NPCs and creatures use the same rules. */
export const FIGURE_KINDS = ['pc', 'npc', 'creature'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const SIDES = ['players', 'enemies'] as const;
export type Side = (typeof SIDES)[number];

export const CONSCIOUSNESS = ['conscious', 'unconscious', 'dead'] as const;
export type Consciousness = (typeof CONSCIOUSNESS)[number];

export const POSTURES = ['standing', 'kneeling', 'prone'] as const;
export type Posture = (typeof POSTURES)[number];

export const MOVEMENT_STATES = ['none', 'walking', 'running', 'crawling', 'climbing', 'swimming'] as const;
export type MovementState = (typeof MOVEMENT_STATES)[number];

/** DP-ATT-01, from best to worst. */
export const ATTITUDES = ['allied', 'friendly', 'neutral', 'averse', 'hostile'] as const;
export type Attitude = (typeof ATTITUDES)[number];

export const STUN_KINDS = ['general', 'cold', 'suffocation'] as const;
export type StunKind = (typeof STUN_KINDS)[number];

/** DP-VUL-02: what an action leaves behind; postures, mounts and holds are read off the figure itself. */
export const VULNERABLE_CAUSES = ['parried', 'charged', 'shot', 'nonCombat', 'moved'] as const;
export type VulnerableCause = (typeof VULNERABLE_CAUSES)[number];

export const CELL_KINDS = ['open', 'cover', 'wall'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Those that are listed on a board. */
export const DRAWN_KINDS = CELL_KINDS.filter((kind) => kind !== 'open');

export const SCENE_KINDS = ['conversation', 'fight', 'chase', 'covert', 'travel', 'other'] as const;
export type SceneSort = (typeof SCENE_KINDS)[number];

export const LIGHTS = ['bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

export type SaidFigure = Declared<typeof saidFigure>;

/** 5.1: a player character, an NPC or a creature. */
export type Figure = { readonly [K in keyof SaidFigure]-?: Exclude<SaidFigure[K], undefined> };
export type Attributes = Figure['attributes'];
export type Position = NonNullable<Figure['position']>;
export type OwnedAbility = Figure['abilities'][number];
export type Language = Figure['languages'][number];
export type Profession = NonNullable<Figure['profession']>;
export type Fear = NonNullable<Figure['fear']>;
export type Affliction = Figure['afflictions'][number];
export type Turn = Figure['turn'];

export type Scene = Declared<typeof typedScene>;
export type Setting = Scene['setting'];
export type OrderEntry = Scene['order'][number];
export type Distance = Scene['distances'][number];
export type Cover = Scene['covers'][number];
export type Hazard = Scene['hazards'][number];
export type Board = Scene['board'];
export type Terrain = Scene['terrain'];
export type DueEvent = Scene['due'][number];
export type ExtendedChallenge = Scene['extended'][number];
export type PendingSupport = Scene['supports'][number];
export type XpOffer = Scene['xpOffers'][number];

/** What most rules are asked with: somebody in a scene. */
export interface OfFigure {
  readonly scene: Scene;
  readonly figure: string;
}

export function figureOf(scene: Scene, id: string): Figure | undefined {
  return scene.figures.find((figure) => figure.id === id);
}

export const itemOf = (figure: Figure, id: string): Item | undefined =>
  figure.inventory.find((item) => item.id === id);

/** Whose turn it is; null outside rounds. */
export const actingFigure = (scene: Scene): string | null =>
  scene.turnIndex === null ? null : (scene.order[scene.turnIndex]?.figure ?? null);

export const isAble = (figure: Figure): boolean =>
  figure.consciousness === 'conscious' && !figure.turn.incapacitated;

export const enemiesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side !== figure.side);

export const alliesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side === figure.side && other.id !== figure.id);

/** All stun of a figure. */
export const stunOf = ({ stun }: Figure): number => stun.general + stun.cold + stun.suffocation;

const LANGUAGE = 'language:';

/** Dice in a skill or power; languages are skills of their own: `language:english`. */
export function skillDice(figure: Figure, skill: string): number {
  if (skill.startsWith(LANGUAGE)) {
    const language = skill.slice(LANGUAGE.length);
    return figure.languages.find((one) => one.language === language)?.dice ?? 0;
  }
  return figure.skills[skill] ?? figure.powers[skill] ?? 0;
}

export const ownsAbility = (figure: Figure, ability: string): boolean =>
  figure.abilities.some((one) => one.ability === ability);

/** Metres between two figures: on the map, else as entered; null if nobody has said. */
export function distanceBetween(scene: Scene, a: Figure, b: Figure): number | null {
  if (a.position !== null && b.position !== null) {
    const { x, y, height } = a.position;
    return Math.hypot(b.position.x - x, b.position.y - y, b.position.height - height);
  }
  const entry = scene.distances.find(
    (one) => (one.a === a.id && one.b === b.id) || (one.a === b.id && one.b === a.id),
  );
  return entry?.metres ?? null;
}
