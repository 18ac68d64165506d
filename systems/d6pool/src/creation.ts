import type { Locale } from '@tafelrunde/kernel';
import type { Budget, Control, Creation } from '@tafelrunde/system';
import type { BareInput } from './actions/inputs.ts';
import { controls } from './creation-controls.ts';
import {
  abilitiesOf,
  characterFrom,
  type Draft,
  patternsOf,
  professionOf,
  rowOf,
  START,
  trimmed,
} from './creation-draft.ts';
import { PATTERNS_AT_START } from './data/persona.ts';
import { withDice } from './effects.ts';
import type { House } from './rule.ts';
import { attributeTotal, spentSkillDice } from './rules/budget.ts';
import { characterProblems } from './rules/character-problems.ts';
import { dictionaries } from './text/dictionary.ts';

function budgets(draft: Draft, house: House, locale: Locale): readonly Budget[] {
  if (draft.template !== 'free') return [];
  const { fields } = dictionaries[locale];
  const { attributeDice, skillDice } = rowOf(house);
  const figure = characterFrom(draft, house);
  const left = (id: 'attributes' | 'skills' | 'personaPatterns', total: number, spent: number): Budget => ({
    id,
    label: fields[id],
    left: total - spent,
    total,
  });
  return [
    left('attributes', attributeDice, attributeTotal(figure)),
    left('skills', skillDice, spentSkillDice(figure)),
    left('personaPatterns', PATTERNS_AT_START, patternsOf(draft).length),
  ];
}

function input(draft: Draft): Partial<BareInput<'create'>> {
  const { name, concept, template, attributes, skills, powers, advantage, disadvantage, nativeLanguage } =
    draft;
  if (template !== 'free') return { name, concept, template };
  const profession = professionOf(draft);
  return {
    ...{ name, concept, template, attributes, skills, powers, nativeLanguage },
    // DP-CRE-04: what nobody has chosen is asked.
    ...(advantage === '' ? {} : { advantage }),
    ...(disadvantage === '' ? {} : { disadvantage }),
    abilities: abilitiesOf(draft),
    personaPatterns: patternsOf(draft).slice(0, PATTERNS_AT_START),
    ...(profession === null ? {} : { profession }),
  };
}

/** What a control says when it is set to this; undefined where it cannot be. */
function saidBy(control: Control, value: unknown): string | readonly string[] | undefined {
  if (control.kind === 'text') return typeof value === 'string' ? value : undefined;
  if (control.kind === 'choice') return control.options.find((one) => one.value === value)?.value;
  if (control.kind !== 'many') return undefined;
  return control.options.map((one) => one.value).filter((one) => Array.isArray(value) && value.includes(one));
}

/** What the controls allow; they keep what is chosen under their own names. */
function set(draft: Draft, id: string, value: unknown, house: House): Draft {
  const all = controls({ ...draft, template: 'free' }, house, 'de').flatMap((section) => section.controls);
  const control = all.find((one) => one.id === id);
  if (control?.kind === 'step') {
    const by = Number(value === 'up' && control.canRise) - Number(value === 'down' && control.canFall);
    const [kind, name = ''] = id.split(':');
    const dice = Number(control.value) + by;
    if (kind === 'attribute') return { ...draft, attributes: { ...draft.attributes, [name]: dice } };
    const of = kind === 'skill' ? 'skills' : 'powers';
    return trimmed({ ...draft, [of]: withDice(draft[of], name, dice) });
  }
  const said = control && saidBy(control, value);
  return said === undefined ? draft : { ...draft, [id]: said };
}

/** DP-CRE-01 to 08: a template, or the dice set by hand; problems show while they are being set. */
export const creation: Creation = {
  start: () => START,
  controls,
  set,
  budgets,
  problems: (draft: Draft, house: House) => characterProblems(characterFrom(draft, house), house),
  character: characterFrom,
  input: (draft: Draft) => ({ ...input(draft) }),
};
