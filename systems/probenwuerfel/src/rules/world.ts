import { idFrom } from '@tafelrunde/system';
import type { AttributeId } from '../data/attributes.ts';
import { LIMITS, SCARS } from '../data/limits.ts';
import { PROTECTED_SKILLS } from '../data/skills.ts';
import { labelOf, type Preset, type Scene, skillOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';

export interface EditSkillInput {
  readonly scene: Scene;
  /** The Probe that is changed; a new one, if none is named. */
  readonly skill?: string | undefined;
  readonly name?: string | undefined;
  readonly attribute: AttributeId;
  readonly requiresTraining: boolean;
  readonly isWeaponSkill: boolean;
}

/** PW-ADD-09, PW-R-27: Proben are added, renamed, attached to another attribute, marked. */
export function editSkill(fate: Fate, input: EditSkillInput, _house: House) {
  const { scene, attribute, requiresTraining, isWeaponSkill } = input;
  const known = input.skill === undefined ? undefined : skillOf(scene, input.skill);
  if (input.skill !== undefined && known === undefined) return refused('unknown-skill');
  const name = input.name ?? known?.name ?? null;
  if (known === undefined && name === null) return refused('nothing-changes');
  const id = known?.id ?? idFrom(name ?? '');
  if (known === undefined && skillOf(scene, id) !== undefined) return refused('id-taken');
  if (known === undefined && scene.skills.length >= LIMITS.skills) return refused('too-many');
  const skill = { id, name, attribute, requiresTraining, isWeaponSkill };
  fate.note('PW-ADD-09', { kind: 'skillEdited', skill: labelOf(skill), attribute });
  const effects: Effects = [{ kind: 'skillEdited', skill }];
  return { outcome: { kind: 'edited' as const, skill: id }, effects };
}

/** PW-ADD-09: what Table 1.2 and PW-R-25 need stays. */
export function deleteSkill(
  fate: Fate,
  input: { readonly scene: Scene; readonly skill: string },
  _house: House,
) {
  const skill = skillOf(input.scene, input.skill);
  if (skill === undefined) return refused('unknown-skill');
  if ((PROTECTED_SKILLS as readonly string[]).includes(skill.id)) return refused('protected-skill');
  fate.note('PW-ADD-09', { kind: 'skillDeleted', skill: labelOf(skill) });
  const effects: Effects = [{ kind: 'skillDeleted', skill: skill.id }];
  return { outcome: { kind: 'deleted' as const, skill: skill.id }, effects };
}

export interface EditListInput {
  readonly scene: Scene;
  /** The list that is changed; a new one, if none is named. */
  readonly list?: string | undefined;
  readonly name?: string | undefined;
  /** All rows; those there are, if none are given. */
  readonly rows?: readonly string[] | undefined;
  /** One row more at the end. */
  readonly add?: string | undefined;
}

/** PW-ADD-08: lists are the table's own content, the one of scars included. */
export function editList(fate: Fate, input: EditListInput, _house: House) {
  const known = input.scene.lists.find(({ id }) => id === input.list);
  if (input.list !== undefined && known === undefined) return refused('unknown-list');
  const name = input.name ?? known?.name;
  if (name === undefined) return refused('nothing-changes');
  const id = known?.id ?? idFrom(name);
  if (known === undefined && input.scene.lists.some((list) => list.id === id)) return refused('id-taken');
  if (known === undefined && input.scene.lists.length >= LIMITS.lists) return refused('too-many');
  const rows = [...(input.rows ?? known?.rows ?? []), ...(input.add === undefined ? [] : [input.add])];
  if (rows.length > LIMITS.rows) return refused('list-too-long');
  fate.note('PW-ADD-08', { kind: 'listEdited', list: name, rows: rows.length });
  const effects: Effects = [{ kind: 'listEdited', list: { id, name, rows } }];
  return { outcome: { kind: 'edited' as const, list: id }, effects };
}

/** PW-ADD-08: the list of scars has its place and stays. */
export function deleteList(
  fate: Fate,
  input: { readonly scene: Scene; readonly list: string },
  _house: House,
) {
  const list = input.scene.lists.find(({ id }) => id === input.list);
  if (list === undefined) return refused('unknown-list');
  if (list.id === SCARS) return refused('protected-list');
  fate.note('PW-ADD-08', { kind: 'listDeleted', list: list.name });
  const effects: Effects = [{ kind: 'listDeleted', list: list.id }];
  return { outcome: { kind: 'deleted' as const, list: list.id }, effects };
}

/** PW-R-11: a circumstance that comes up again gets a name and a usual size; size 0 takes it off the list. */
export function editPresets(fate: Fate, input: Preset & { readonly scene: Scene }, _house: House) {
  const { label, amount } = input;
  const others = input.scene.presets.filter((preset) => preset.label !== label);
  const presets = amount === 0 ? others : [...others, { label, amount }];
  if (presets.length > LIMITS.presets) return refused('too-many');
  fate.note('PW-R-11', { kind: 'presetEdited', label, amount });
  const effects: Effects = [{ kind: 'presetsEdited', presets }];
  return { outcome: { kind: 'edited' as const, presets: presets.length }, effects };
}
