import type { Fact } from '@tafelrunde/kernel';
import { parseHouse, type System } from '@tafelrunde/system';
import { CHARACTER_FIELDS, withCharacters } from './characters.ts';
import { badProblems } from './complaint.ts';
import { type Fields, isObject } from './fields.ts';
import { inValues } from './people-words.ts';
import type { Registry } from './registry.ts';
import type { ActionSubject } from './subject.ts';

export interface Input {
  /** As it came; with characters, as they complete it. */
  readonly given: unknown;
  /** As the rule takes it: checked, with everything that was left out. */
  readonly parsed: unknown;
  /** What was changed to bring the scene to a state that the rules know, as facts of the system. */
  readonly adjusted: readonly Fact[];
}

/** The fields that say what an action is done with. */
export const INPUT_FIELDS = ['action', 'input', 'house', 'goal', ...CHARACTER_FIELDS] as const;

/** Those of them that plain dice do not have. */
export const FIGURE_FIELDS = ['input', 'goal', 'house', ...CHARACTER_FIELDS] as const;

/** The input of an action, read by its schema. */
export function readInput(registry: Registry, subject: ActionSubject, fields: Fields, house: unknown): Input {
  const { action, system } = subject;
  const typedIn = fields['input'] === undefined ? {} : fields['input'];
  const given = inValues(subject, withCharacters(registry, subject, fields, typedIn, house));
  const parsed = action.input.parse(given);
  if (!parsed.ok) throw badProblems(parsed.error, 'input', system);
  const typed = isObject(given) ? given['scene'] : undefined;
  const read = action.fields !== null && typed !== undefined ? system.scene.read(typed) : undefined;
  if (!read?.ok || read.value.changes.length === 0) return { given, parsed: parsed.value, adjusted: [] };
  const { scene, changes } = read.value;
  return { given, parsed: { ...(parsed.value as object), scene }, adjusted: changes };
}

/** House rules by the switch names of the catalogue, over the system's defaults. */
export function readHouse(system: System, raw: unknown): unknown {
  const parsed = parseHouse(system.houseRules, raw === undefined ? {} : raw);
  if (!parsed.ok) throw badProblems(parsed.error, 'house', system);
  return parsed.value;
}
