import type { Locale, Problem, Text } from '@tafelrunde/kernel';
import type { Budget, Control, ControlSection, Creation } from '@tafelrunde/system';
import { idFrom } from '@tafelrunde/system';
import { ATTRIBUTES, type AttributeId } from './data/attributes.ts';
import { DICE, type Die } from './data/dice.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATE_TABLE, TEMPLATES, type Template } from './data/templates.ts';
import { STARTING_WEAPONS, type StartingWeapon } from './data/weapons.ts';
import type { Figure } from './model.ts';
import { nextDie, stepsOf } from './rules/attributes.ts';
import { characterProblems } from './rules/character-problems.ts';
import {
  attributeSteps,
  type CreationMode,
  newFigure,
  raisesUsed,
  recordOf,
  startingDie,
  stepsUsed,
  templateDice,
} from './rules/create.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';
import { dictionaries } from './text/dictionary.ts';
import { templateLines } from './text/template-lines.ts';

/** A character on the way: what the player has set so far. */
interface Draft {
  readonly name: string;
  readonly template: Template | 'free';
  readonly mode: CreationMode;
  readonly attributes: Readonly<Record<AttributeId, Die>>;
  readonly raises: Readonly<Record<string, number>>;
  readonly weapon: StartingWeapon | 'none';
  readonly armour: number;
}

const TEMPLATE_CHOICES = [...TEMPLATES, 'free'] as const;
const MODES = ['points', 'quick'] as const;
const WEAPONS = ['none', ...STARTING_WEAPONS] as const;
const MAX_ARMOUR = 5;

const startingDice = (mode: CreationMode) => recordOf(ATTRIBUTES, () => startingDie(mode));

/** PW-ADD-02: all dice where the mode lets them start, nothing raised. */
function start(house: House): Draft {
  const mode = house['creation.mode'];
  return {
    name: '',
    template: 'free',
    mode,
    attributes: startingDice(mode),
    raises: {},
    weapon: 'none',
    armour: 0,
  };
}

function figureFrom(draft: Draft, house: House): Figure {
  const row = draft.template === 'free' ? null : TEMPLATE_TABLE[draft.template];
  const { name, weapon, armour } = draft;
  return newFigure(
    {
      id: idFrom(name),
      name,
      side: 'pc',
      player: '',
      attributes: row === null ? draft.attributes : templateDice(row),
      raises: row?.raises ?? draft.raises,
      weapon: row === null ? (weapon === 'none' ? null : weapon) : row.weapon,
      armour: row?.armour ?? armour,
    },
    STARTING_SKILLS,
    house,
  );
}

const stepsLeft = ({ attributes, mode }: Draft, house: House): number =>
  attributeSteps(mode, house) - stepsUsed(attributes, mode);

const raisesLeft = ({ raises }: Draft, house: House): number =>
  house['creation.skillRaises'] - raisesUsed(raises);

function budgets(draft: Draft, house: House, locale: Locale): readonly Budget[] {
  if (draft.template !== 'free') return [];
  const { fields } = dictionaries[locale];
  const steps = attributeSteps(draft.mode, house);
  const raises = house['creation.skillRaises'];
  return [
    { id: 'attributeSteps', label: fields.attributeSteps, left: stepsLeft(draft, house), total: steps },
    { id: 'skillRaises', label: fields.skillRaises, left: raisesLeft(draft, house), total: raises },
  ];
}

function controls(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, modes, sections, templates } = dictionaries[locale];
  const choice = <T extends string>(
    id: 'template' | 'mode' | 'weapon',
    value: T,
    values: readonly T[],
    words: Readonly<Record<T, string>>,
    rule: string,
    lines?: Readonly<Record<T, Text>>,
  ): Control => {
    const options = values.map((one) => ({
      value: one,
      label: words[one],
      ...(lines === undefined ? {} : { hint: lines[one][locale] }),
    }));
    return { kind: 'choice', id, label: fields[id], value, options, rule };
  };
  const free = draft.template === 'free';
  return [
    {
      id: 'person',
      title: sections.person,
      controls: [
        { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: 80 },
        choice('template', draft.template, TEMPLATE_CHOICES, templates, 'PW-ADD-02', templateLines),
        ...(free ? [choice('mode', draft.mode, MODES, modes, 'PW-ADD-02')] : []),
      ],
    },
    ...(free ? freeSections(draft, house, locale) : []),
    ...(free ? [equipmentSection(draft, locale, choice)] : []),
  ];
}

type ChoiceOf = (
  id: 'weapon',
  value: Draft['weapon'],
  values: readonly Draft['weapon'][],
  words: Readonly<Record<Draft['weapon'], string>>,
  rule: string,
) => Control;

function equipmentSection(draft: Draft, locale: Locale, choice: ChoiceOf): ControlSection {
  const { fields, sections, weapons } = dictionaries[locale];
  const armour: Control = {
    kind: 'step',
    id: 'armour',
    label: fields.armour,
    value: `${draft.armour}`,
    canRise: draft.armour < MAX_ARMOUR,
    canFall: draft.armour > 0,
    rule: 'PW-DER-18',
  };
  return {
    id: 'equipment',
    title: sections.equipment,
    controls: [choice('weapon', draft.weapon, WEAPONS, weapons, 'PW-R-25'), armour],
  };
}

/** PW-ADD-02: a stepper for each attribute and each Probe; the budget and the largest die hold them. */
function freeSections(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { attributes, sections, skills } = dictionaries[locale];
  const letter = locale === 'de' ? 'W' : 'd';
  const step = (id: string, label: string, die: Die, bottom: Die, left: number, rule: string): Control => ({
    kind: 'step',
    id,
    label,
    value: `${letter}${die}`,
    dice: [die],
    canRise: left > 0 && isAllowed(nextDie(die), house),
    canFall: die > bottom,
    rule,
  });
  const [steps, raises] = [stepsLeft(draft, house), raisesLeft(draft, house)];
  const bottom = startingDie(draft.mode);
  const skillControls = (attribute: AttributeId) =>
    STARTING_SKILLS.filter((skill) => skill.attribute === attribute).map((skill) => {
      const label = `${skills[skill.id as keyof typeof skills]}${skill.requiresTraining ? '*' : ''}`;
      const rule = skill.requiresTraining ? 'PW-KNO-02' : 'PW-ADD-02';
      return step(`skill:${skill.id}`, label, dieAfter(draft.raises[skill.id] ?? 0), 4, raises, rule);
    });
  return [
    {
      id: 'attributes',
      title: sections.attributes,
      controls: ATTRIBUTES.map((id) =>
        step(`attribute:${id}`, attributes[id], draft.attributes[id], bottom, steps, 'PW-ATT-03'),
      ),
    },
    ...ATTRIBUTES.map((id) => ({
      id: `skills:${id}`,
      step: { id: 'skills', title: sections.skills },
      title: attributes[id],
      controls: skillControls(id),
    })),
  ];
}

const isAllowed = (die: Die | undefined, house: House): boolean =>
  die !== undefined && die <= house['creation.maxDie'];

const dieAfter = (raises: number): Die => DICE[raises] ?? 12;

function set(draft: Draft, control: string, value: unknown, house: House): Draft {
  switch (control) {
    case 'name':
      return typeof value === 'string' ? { ...draft, name: value } : draft;
    case 'template':
      return { ...draft, template: oneOf(TEMPLATE_CHOICES, value) ?? draft.template };
    case 'weapon':
      return { ...draft, weapon: oneOf(WEAPONS, value) ?? draft.weapon };
    case 'mode': {
      const mode = oneOf(MODES, value);
      return mode === undefined || mode === draft.mode
        ? draft
        : { ...draft, mode, attributes: startingDice(mode) };
    }
    default:
      return value === 'up' || value === 'down'
        ? stepped(draft, control, value === 'up' ? 1 : -1, house)
        : draft;
  }
}

function stepped(draft: Draft, control: string, by: 1 | -1, house: House): Draft {
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

const oneOf = <const T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

function problems(draft: Draft, house: House): readonly Problem[] {
  const rules = { ...house, 'creation.mode': draft.template === 'free' ? draft.mode : ('points' as const) };
  return [
    ...(draft.name.trim() === '' ? [{ code: 'name-missing', at: 'name' }] : []),
    ...characterProblems(figureFrom(draft, house), rules),
  ];
}

function input({ name, template, mode, attributes, raises, weapon, armour }: Draft) {
  return template === 'free'
    ? { name, template, mode, attributes, skills: raises, weapon, armour }
    : { name, template };
}

/** PW-ADD-02: a template, or steps and raises given out by hand; what is left over is waived when it ends. */
export const creation: Creation = {
  start,
  controls,
  set,
  budgets,
  problems,
  character: figureFrom,
  input,
};
