import type { Locale } from '@tafelrunde/kernel';
import {
  type Budget,
  type Control,
  type ControlSection,
  type Creation,
  choiceControl,
  dieWord,
  draftSetter,
} from '@tafelrunde/system';
import { ATTRIBUTES, type AttributeId } from './data/attributes.ts';
import type { Die } from './data/dice.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATES } from './data/templates.ts';
import { STARTING_WEAPONS } from './data/weapons.ts';
import { nextDie } from './rules/attributes.ts';
import { attributeSteps, startingDie } from './rules/create.ts';
import {
  type Draft,
  dieAfter,
  draftProblems,
  figureFrom,
  isAllowed,
  MAX_ARMOUR,
  raisesLeft,
  startDraft,
  startingDice,
  stepped,
  stepsLeft,
} from './rules/draft.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';
import { dictionaries } from './text/dictionary.ts';
import { templateLines } from './text/template-lines.ts';

const CHOICES = {
  template: [...TEMPLATES, 'free'],
  mode: ['points', 'quick'],
  weapon: ['none', ...STARTING_WEAPONS],
} as const;

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
  const { template, mode } = draft;
  const { fields, modes, sections, templates } = dictionaries[locale];
  const name: Control = { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: 80 };
  const ready = choiceControl(
    'template',
    fields.template,
    template,
    CHOICES.template,
    templates,
    'PW-ADD-02',
    templateLines[locale],
  );
  const person = { id: 'person', title: sections.person, controls: [name, ready] };
  if (template !== 'free') return [person];
  const way = choiceControl('mode', fields.mode, mode, CHOICES.mode, modes, 'PW-ADD-02');
  return [
    { ...person, controls: [name, ready, way] },
    ...valueSections(draft, house, locale),
    equipmentSection(draft, locale),
  ];
}

function equipmentSection({ weapon, armour }: Draft, locale: Locale): ControlSection {
  const { fields, sections, weapons } = dictionaries[locale];
  return {
    id: 'equipment',
    title: sections.equipment,
    controls: [
      choiceControl('weapon', fields.weapon, weapon, CHOICES.weapon, weapons, 'PW-R-25'),
      {
        kind: 'step',
        id: 'armour',
        label: fields.armour,
        value: `${armour}`,
        canRise: armour < MAX_ARMOUR,
        canFall: armour > 0,
        rule: 'PW-DER-18',
      },
    ],
  };
}

/** PW-ADD-02: a stepper for each attribute and each Probe; the budget and the largest die hold them. */
function valueSections(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { attributes, sections, skills } = dictionaries[locale];
  const step = (id: string, label: string, die: Die, bottom: Die, left: number, rule: string): Control => ({
    kind: 'step',
    id,
    label,
    value: dieWord(die, locale),
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

/** PW-ADD-02: a template, or steps and raises given out by hand; what is left over is waived when it ends. */
export const creation: Creation = {
  start: startDraft,
  controls,
  set: draftSetter<Draft, House>({
    texts: ['name'],
    choices: CHOICES,
    follows: (next, _control, before) =>
      next.mode === before.mode ? next : { ...next, attributes: startingDice(next.mode) },
    stepped,
  }),
  budgets,
  problems: draftProblems,
  character: figureFrom,
  input: ({ name, template, mode, attributes, raises, weapon, armour }: Draft) =>
    template === 'free'
      ? { name, template, mode, attributes, skills: raises, weapon, armour }
      : { name, template },
};
