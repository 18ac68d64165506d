import type { Problem } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { ATTRIBUTES, type AttributeId } from '../data/attributes.ts';
import { DICE, type Die } from '../data/dice.ts';
import { TEMPLATE_TABLE, type Template } from '../data/templates.ts';
import type { StartingWeapon } from '../data/weapons.ts';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';
import { stepsOf } from './attributes.ts';
import { characterProblems } from './character-problems.ts';
import {
  attributeSteps,
  type CreationMode,
  newFigure,
  raisesUsed,
  recordOf,
  startingDie,
  stepsUsed,
  templateFigure,
} from './create.ts';
import { STARTING_SKILLS } from './starting-skills.ts';

/** A character on the way: what the player has set so far. */
export interface Draft {
  readonly name: string;
  readonly template: Template | 'free';
  readonly mode: CreationMode;
  readonly attributes: Readonly<Record<AttributeId, Die>>;
  readonly raises: Readonly<Record<string, number>>;
  readonly weapon: StartingWeapon | 'none';
  readonly armour: number;
}

/** PW-DER-18: what somebody can begin with. */
export const MAX_ARMOUR = 5;

export const startingDice = (mode: CreationMode) => recordOf(ATTRIBUTES, () => startingDie(mode));

/** PW-ADD-02: all dice where the mode lets them start, nothing raised. */
export function startDraft(house: House): Draft {
  const mode = house['creation.mode'];
  const person = { name: '', template: 'free', mode } as const;
  return { ...person, attributes: startingDice(mode), raises: {}, weapon: 'none', armour: 0 };
}

export function figureFrom(draft: Draft, house: House): Figure {
  const { name, template, attributes, raises, weapon, armour } = draft;
  const person = { id: idFrom(name), name, side: 'pc' } as const;
  if (template !== 'free') return templateFigure(TEMPLATE_TABLE[template], person, house);
  const build = { attributes, raises, weapon: weapon === 'none' ? null : weapon, armour };
  return newFigure({ ...person, player: '', ...build }, STARTING_SKILLS, house);
}

/** PW-ADD-02: what is left to give out. */
export const stepsLeft = ({ attributes, mode }: Draft, house: House): number =>
  attributeSteps(mode, house) - stepsUsed(attributes, mode);

export const raisesLeft = ({ raises }: Draft, house: House): number =>
  house['creation.skillRaises'] - raisesUsed(raises);

/** PW-ADD-02: nothing above the largest die of creation. */
export const isAllowed = (die: Die | undefined, house: House): boolean =>
  die !== undefined && die <= house['creation.maxDie'];

export const dieAfter = (raises: number): Die => DICE[raises] ?? 12;

/** One place up or down the ladder; the dice of creation hold it, the budget only shows. */
export function stepped(draft: Draft, control: string, by: 1 | -1, house: House): Draft {
  if (control === 'armour') return { ...draft, armour: Math.min(Math.max(draft.armour + by, 0), MAX_ARMOUR) };
  const [kind, id = ''] = control.split(':');
  if (kind === 'attribute' && Object.hasOwn(draft.attributes, id)) {
    const attribute = id as AttributeId;
    const die = DICE[stepsOf(draft.attributes[attribute]) + by];
    if (die === undefined || die < startingDie(draft.mode) || !isAllowed(die, house)) return draft;
    return { ...draft, attributes: { ...draft.attributes, [attribute]: die } };
  }
  if (kind === 'skill' && STARTING_SKILLS.some((skill) => skill.id === id)) {
    const raises = (draft.raises[id] ?? 0) + by;
    if (raises < 0 || !isAllowed(DICE[raises], house)) return draft;
    return { ...draft, raises: { ...draft.raises, [id]: raises } };
  }
  return draft;
}

/** What stands against it: no name yet, or what the rules have against the figure; templates are made of points. */
export function draftProblems(draft: Draft, house: House): readonly Problem[] {
  const rules = { ...house, 'creation.mode': draft.template === 'free' ? draft.mode : ('points' as const) };
  return [
    ...(draft.name.trim() === '' ? [{ code: 'name-missing', at: 'name' }] : []),
    ...characterProblems(figureFrom(draft, house), rules),
  ];
}
