import { question } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { ATTRIBUTES, type AttributeId, DERIVED } from '../data/attributes.ts';
import { type Die, STARTING_DIE } from '../data/dice.ts';
import { LIMITS } from '../data/limits.ts';
import type { Side } from '../data/sides.ts';
import { TEMPLATE_TABLE, type Template, type TemplateRow } from '../data/templates.ts';
import { type StartingWeapon, WEAPON_TABLE } from '../data/weapons.ts';
import {
  type Attribute,
  type Figure,
  figureOf,
  type Scene,
  type Skill,
  skillOf,
  type Training,
  UNTRAINED,
  type Weapon,
} from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { raised } from './advancement.ts';
import { nextDie, stepsOf } from './attributes.ts';
import { frozenValues, hitPointsMax, manaMax } from './derived.ts';
import { STARTING_SKILLS } from './starting-skills.ts';

export type CreationMode = House['creation.mode'];

/** PW-ADD-02, PW-R-16: what every attribute starts with. */
export const startingDie = (mode: CreationMode): Die => (mode === 'quick' ? 6 : STARTING_DIE);

/** PW-ADD-02: how many places up the ladder may be given out. */
export const attributeSteps = (mode: CreationMode, house: House): number =>
  mode === 'quick' ? 0 : house['creation.attributeSteps'];

/** What a new figure is made of; everything else follows. */
export interface Build {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly player: string;
  readonly attributes: Readonly<Record<AttributeId, Die>>;
  readonly raises: Readonly<Record<string, number>>;
  readonly weapon: StartingWeapon | null;
  readonly armour: number;
}

/** PW-ATT-01 to 03, PW-CHK-03: ten attribute dice, every Probe at W4 and raised from there; PW-DER-02: current values at their start. */
export function newFigure(build: Build, skills: readonly Skill[], house: House): Figure {
  const bare: Figure = {
    id: build.id,
    name: build.name,
    side: build.side,
    player: build.player,
    level: 1,
    attributes: recordOf(ATTRIBUTES, (id): Attribute => ({ die: build.attributes[id], modifier: 0 })),
    skills: Object.fromEntries(
      Object.entries(build.raises)
        .filter(([, raises]) => raises > 0)
        .map(([skill, raises]) => [skill, trainingAfter(raises, house)]),
    ),
    derivedModifiers: recordOf(DERIVED, () => 0),
    hitPoints: 0,
    mana: 0,
    weapons: build.weapon === null ? [] : [startingWeapon(build.weapon)],
    armour: build.armour === 0 ? null : { name: '', value: build.armour },
    effects: [],
    scars: [],
    status: [],
    budget: { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 },
    raisedThisLevel: {},
    openDegrees: 0,
    frozen: null,
  };
  const figure = { ...bare, frozen: frozenValues(bare, skills, house) };
  return { ...figure, hitPoints: hitPointsMax(figure, house), mana: manaMax(figure, house) };
}

export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

/** PW-ADD-01: as often up the ladder; what does not fit on it is left out. */
function trainingAfter(raises: number, house: House): Training {
  let training = UNTRAINED;
  for (let i = 0; i < raises; i += 1) training = raised(training, house) ?? training;
  return training;
}

function startingWeapon(name: StartingWeapon): Weapon {
  const { weaponSkill, canParry } = WEAPON_TABLE[name];
  return { name, weaponSkill, parryMod: 0, canParry, wielded: true };
}

/** The dice of a template; what it does not name is at the bottom of the ladder. */
export const templateDice = ({ attributes }: TemplateRow): Record<AttributeId, Die> =>
  recordOf(ATTRIBUTES, (id) => attributes[id] ?? STARTING_DIE);

/** PW-R-16: a figure ready to play, as its template has it. */
export function templateFigure(
  row: TemplateRow,
  person: Pick<Build, 'id' | 'name' | 'side'>,
  house: House,
): Figure {
  const { raises, weapon, armour } = row;
  const build = { ...person, player: '', attributes: templateDice(row), raises, weapon, armour };
  return newFigure(build, STARTING_SKILLS, house);
}

export interface CreateInput {
  readonly scene: Scene;
  readonly id?: string | undefined;
  readonly name: string;
  readonly player: string;
  readonly mode?: CreationMode | undefined;
  readonly template: Template | 'free';
  /** What is settled already; the rest is asked for. */
  readonly attributes?: Readonly<Partial<Record<AttributeId, Die>>> | undefined;
  readonly skills?: Readonly<Record<string, number>> | undefined;
  readonly weapon: StartingWeapon | 'none';
  readonly armour: number;
}

/** PW-ADD-02: distribute attribute steps and raises; what is not used up is waived and lost. */
export function createCharacter(fate: Fate, input: CreateInput, house: House) {
  const id = input.id ?? idFrom(input.name);
  if (figureOf(input.scene, id) !== undefined) return refused('id-taken');
  if (input.scene.figures.length >= LIMITS.figures) return refused('too-many');
  const mode = input.mode ?? house['creation.mode'];
  const row: TemplateRow | null = input.template === 'free' ? null : TEMPLATE_TABLE[input.template];
  const attributes = row === null ? attributesOf(fate, input, mode, house) : templateDice(row);
  const raises = row?.raises ?? input.skills ?? askRaises(fate, input.scene, house);
  const problem = row === null ? creationProblem(input.scene, attributes, raises, mode, house) : null;
  if (problem !== null) return refused(problem);
  const build: Build = {
    id,
    name: input.name,
    side: 'pc',
    player: input.player,
    attributes,
    raises,
    weapon: row === null ? (input.weapon === 'none' ? null : input.weapon) : row.weapon,
    armour: row?.armour ?? input.armour,
  };
  const character = newFigure(build, input.scene.skills, house);
  if (row === null) noteWaived(fate, attributes, raises, mode, house);
  fate.note('PW-ADD-02', { kind: 'created', name: character.name });
  const effects: Effects = [{ kind: 'figureAdded', figure: character }];
  return { outcome: { kind: 'created' as const, character }, effects };
}

function attributesOf(
  fate: Fate,
  input: CreateInput,
  mode: CreationMode,
  house: House,
): Record<AttributeId, Die> {
  const start = recordOf(ATTRIBUTES, () => startingDie(mode));
  if (input.attributes !== undefined) {
    const given = input.attributes;
    return recordOf(ATTRIBUTES, (id) => given[id] ?? start[id]);
  }
  return askAttributes(fate, start, attributeSteps(mode, house), house);
}

/** Enough; what is left of the budget is waived. */
const DONE = 'done';

function askAttributes(
  fate: Fate,
  start: Record<AttributeId, Die>,
  steps: number,
  house: House,
): Record<AttributeId, Die> {
  const dice = { ...start };
  for (let left = steps; left > 0; left -= 1) {
    const open = ATTRIBUTES.filter((id) => (nextDie(dice[id]) ?? Infinity) <= house['creation.maxDie']);
    if (open.length === 0) break;
    const keys: readonly (typeof DONE | AttributeId)[] = [DONE, ...open];
    const chosen = fate.choose(question('attributeStep', 'PW-ADD-02', 'player', keys));
    if (chosen === DONE) break;
    dice[chosen] = nextDie(dice[chosen]) as Die;
  }
  return dice;
}

function askRaises(fate: Fate, scene: Scene, house: House): Readonly<Record<string, number>> {
  const raises: Record<string, number> = {};
  for (let left = house['creation.skillRaises']; left > 0; left -= 1) {
    const open = scene.skills.filter(({ id }) => {
      const training = trainingAfter(raises[id] ?? 0, house);
      return (nextDie(training.die) ?? Infinity) <= house['creation.maxDie'];
    });
    if (open.length === 0) break;
    const keys = [DONE, ...open.map(({ id }) => id)];
    const chosen = fate.choose(question('skillRaise', 'PW-ADD-02', 'player', keys));
    if (chosen === DONE) break;
    raises[chosen] = (raises[chosen] ?? 0) + 1;
  }
  return raises;
}

export const stepsUsed = (attributes: Readonly<Record<AttributeId, Die>>, mode: CreationMode): number =>
  ATTRIBUTES.reduce((sum, id) => sum + Math.max(stepsOf(attributes[id]) - stepsOf(startingDie(mode)), 0), 0);

export const raisesUsed = (raises: Readonly<Record<string, number>>): number =>
  Object.values(raises).reduce((sum, count) => sum + count, 0);

/** PW-ADD-02: more than the budget, or a die above the maximum. */
function creationProblem(
  scene: Scene,
  attributes: Readonly<Record<AttributeId, Die>>,
  raises: Readonly<Record<string, number>>,
  mode: CreationMode,
  house: House,
): Refusal | null {
  const top = house['creation.maxDie'];
  if (ATTRIBUTES.some((id) => attributes[id] > top)) return 'above-creation-maximum';
  if (Object.values(raises).some((count) => count > stepsOf(top))) return 'above-creation-maximum';
  if (Object.keys(raises).some((id) => skillOf(scene, id) === undefined)) return 'unknown-skill';
  if (stepsUsed(attributes, mode) > attributeSteps(mode, house)) return 'too-many-steps';
  return raisesUsed(raises) > house['creation.skillRaises'] ? 'too-many-raises' : null;
}

function noteWaived(
  fate: Fate,
  attributes: Readonly<Record<AttributeId, Die>>,
  raises: Readonly<Record<string, number>>,
  mode: CreationMode,
  house: House,
): void {
  const steps = attributeSteps(mode, house) - stepsUsed(attributes, mode);
  const left = house['creation.skillRaises'] - raisesUsed(raises);
  if (steps + left > 0) fate.note('PW-ADD-02', { kind: 'waived', attributeSteps: steps, skillRaises: left });
}
