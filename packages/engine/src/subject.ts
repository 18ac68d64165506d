import { type Expression, type NotationProblem, notation } from '@tafelrunde/kernel';
import type { Action, System } from '@tafelrunde/system';
import { complain, complained } from './complaint.ts';
import { nearest } from './nearest.ts';
import { actionIn, type Registry, systemIn } from './registry.ts';

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
export function findSubject(registry: Registry, name: string): Subject {
  const found = actionIn(registry, name);
  if (found !== undefined) return { kind: 'action', ...found };
  const parsed = notation(name);
  if (parsed.ok) return { kind: 'notation', text: name, expression: parsed.value };
  throw LIKE_AN_ACTION.test(name) ? unknownAction(registry, name) : badNotation(parsed.error);
}

export function findAction(registry: Registry, name: string): ActionSubject {
  const found = actionIn(registry, name);
  if (found === undefined) throw unknownAction(registry, name);
  return { kind: 'action', ...found };
}

const MOST_SAID = 100;

export function unknownAction(registry: Registry, name: string): Error {
  const ids = registry.systems.flatMap(({ actions }) => actions.map(({ id }) => id));
  return complain('unknown-action', { name: name.slice(0, MOST_SAID), near: nearest(name, ids) }, 'action');
}

export function findSystem(registry: Registry, id: string): System {
  const system = systemIn(registry, id);
  if (system === undefined) {
    const known = registry.systems.map((one) => one.id);
    throw complain('unknown-system', { name: id.slice(0, MOST_SAID), known }, 'system');
  }
  return system;
}

const badNotation = ({ code, at, data = {} }: NotationProblem): Error => complained({ code, at, data });
