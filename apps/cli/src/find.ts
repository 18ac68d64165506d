import { type Action, type Expression, parseNotation, type System } from '@tafelrunde/kernel';
import { actionOf, systemOf, systems } from '@tafelrunde/registry';
import { badInput, badNotation } from './bad-input.ts';
import { nearest } from './nearest.ts';

/** What is rolled: an action of a system, or plain dice. */
export type Subject = ActionSubject | NotationSubject;

export interface ActionSubject {
  readonly kind: 'action';
  readonly system: System;
  readonly action: Action;
}

export interface NotationSubject {
  readonly kind: 'notation';
  readonly text: string;
  readonly expression: Expression;
}

/** `system/action`, or a word where dice notation would begin with a number, a die or a bracket. */
const LIKE_AN_ACTION = /^[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*$|^[a-z][a-z_-]{2,}$/i;

/** An action by its id, else dice notation. Both may hold a slash: `3W6/2` is notation. */
export function findSubject(name: string): Subject {
  const found = actionOf(name);
  if (found !== undefined) return { kind: 'action', ...found };
  const parsed = parseNotation(name);
  if (parsed.ok) return { kind: 'notation', text: name, expression: parsed.value };
  throw LIKE_AN_ACTION.test(name) ? unknownAction(name) : badNotation(name, parsed.error);
}

export function findAction(name: string): ActionSubject {
  const found = actionOf(name);
  if (found === undefined) throw unknownAction(name);
  return { kind: 'action', ...found };
}

function unknownAction(name: string) {
  const ids = systems.flatMap(({ actions }) => actions.map(({ id }) => id));
  return badInput('unknown-action', { name, near: nearest(name, ids) }, 'action');
}

export function findSystem(id: string): System {
  const system = systemOf(id);
  if (system === undefined) throw badInput('unknown-system', { name: id, known: systemIds() }, 'system');
  return system;
}

export const systemIds = (): readonly string[] => systems.map(({ id }) => id);
