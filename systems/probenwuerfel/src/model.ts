import type { Declared } from '@tafelrunde/schema';
import type { AttributeId, DerivedId } from './data/attributes.ts';
import { STARTING_DIE } from './data/dice.ts';
import type {
  attributeInFull,
  budget,
  frozen,
  list,
  saidFigure,
  skill,
  trainingInFull,
  typedScene,
} from './schemas.ts';

/** PW-CHK-03: what nobody has practised. */
export const UNTRAINED: Training = { die: STARTING_DIE, raises: 0, modifier: 0 };

/** What somebody says of a figure, with what the rules make of the rest. */
export type Figure = Omit<SaidFigure, keyof Completed> & Completed;

export type SaidFigure = Declared<typeof saidFigure>;

interface Completed {
  readonly name: string;
  readonly attributes: Readonly<Record<AttributeId, Attribute>>;
  readonly derivedModifiers: Readonly<Record<DerivedId, number>>;
  readonly hitPoints: number;
  readonly mana: number;
  readonly budget: Budget;
}

export type Attribute = Declared<typeof attributeInFull>;
export type Training = Declared<typeof trainingInFull>;
export type Weapon = SaidFigure['weapons'][number];
export type LastingEffect = SaidFigure['effects'][number];
export type Budget = Declared<typeof budget>;
export type Frozen = Declared<typeof frozen>;

export type Scene = Declared<typeof typedScene>;
export type Skill = Declared<typeof skill>;
export type LookUpList = Declared<typeof list>;
export type Preset = Scene['presets'][number];

/** What most rules are asked with: somebody in a scene. */
export interface OfFigure {
  readonly scene: Scene;
  readonly figure: string;
}

export const figureOf = (scene: Scene, id: string): Figure | undefined =>
  scene.figures.find((figure) => figure.id === id);

export const skillOf = (scene: Scene, id: string): Skill | undefined =>
  scene.skills.find((skill) => skill.id === id);

export const trainingOf = (figure: Figure, skill: string): Training => figure.skills[skill] ?? UNTRAINED;

/** What an account calls a Probe: the table's own name, or the id that the dictionaries know. */
export const labelOf = (skill: Skill): string => skill.name ?? skill.id;

export const isOut = (figure: Figure): boolean => figure.status.includes('outOfAction');
