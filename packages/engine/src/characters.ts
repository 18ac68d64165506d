import type { Action, System } from '@tafelrunde/system';
import { readCharacterFile } from './character-file.ts';
import { badProblems, badValue, complain } from './complaint.ts';
import { type Fields, isObject, readList, readText } from './fields.ts';
import type { Registry } from './registry.ts';
import type { ActionSubject } from './subject.ts';

/** Characters from files, who of them acts, and on whom. */
export const CHARACTER_FIELDS = ['characters', 'as', 'against'] as const;

const MOST_CHARACTERS = 20;

interface Figure {
  readonly id: string;
}
interface Scene {
  readonly figures: readonly Figure[];
}

/**
 * The input with the characters in its scene. What is still open is filled as the table would offer it to whoever acts:
 * figure, target, weapon; what the input says itself stays.
 */
export function withCharacters(
  registry: Registry,
  { system, action }: ActionSubject,
  fields: Fields,
  given: unknown,
  house: unknown,
): unknown {
  if (CHARACTER_FIELDS.every((name) => fields[name] === undefined)) return given;
  if (action.fields === null) throw complain('action-without-figures', { action: action.id }, 'characters');
  const input = isObject(given) ? given : {};
  const { scene, acting, other } = placed(registry, system, fields, input['scene'], house, action);
  return {
    ...filled(registry, system, action, scene, acting, other, input, house),
    ...input,
    scene,
  };
}

export interface Placed {
  readonly scene: Scene;
  readonly acting: string | undefined;
  readonly other: string | undefined;
}

/** The scene with the characters in it, who of them acts, and on whom. */
export function placed(
  registry: Registry,
  system: System,
  fields: Fields,
  rawScene: unknown,
  house: unknown,
  action: Action,
): Placed {
  const files = readList(fields, 'characters', MOST_CHARACTERS) ?? [];
  const as = readText(fields, 'as');
  // Whoever is against may come from a file of the own.
  const foe = isObject(fields['against']) ? fields['against'] : undefined;
  const against = foe === undefined ? readText(fields, 'against') : undefined;
  const before = sceneIn(system, rawScene);
  const own = enterAll(registry, system, before, files, (i) => `characters.${i}`);
  const opponent = enterAll(registry, system, own.scene, foe === undefined ? [] : [foe], () => 'against');
  const { scene } = opponent;
  const ids = scene.figures.map(({ id }) => id);
  const acting = known(ids, 'as', as) ?? own.entered[0] ?? ids[0];
  const other =
    known(ids, 'against', against) ?? opponent.entered[0] ?? own.entered.find((id) => id !== acting);
  const opposed = other === undefined ? scene : onTheOtherSide(system, action, scene, other, house);
  return { scene: opposed, acting, other };
}

function sceneIn(system: System, raw: unknown): Scene {
  if (raw === undefined) return system.scene.empty as Scene;
  const parsed = system.scene.parse(raw);
  if (!parsed.ok) throw badProblems(parsed.error.map(inScene), 'scene', system);
  return parsed.value as Scene;
}

const inScene = <P extends { readonly at: string }>(problem: P): P => ({
  ...problem,
  at: problem.at === '' ? 'scene' : `scene.${problem.at}`,
});

function enterAll(
  registry: Registry,
  system: System,
  before: Scene,
  files: readonly unknown[],
  placeOf: (i: number) => string,
) {
  let scene = before;
  const entered: string[] = [];
  for (const [i, file] of files.entries()) {
    const at = placeOf(i);
    const read = readCharacterFile(registry, file, at, at);
    if (read.system !== system)
      throw complain('character-of-other-system', { name: at, system: read.system.id }, at);
    const parsed = system.character.parse(read.raw);
    if (!parsed.ok) throw badProblems(parsed.error, at, system);
    const id = freeId((parsed.value as Figure).id, scene);
    scene = system.scene.apply(scene, system.scene.enter({ ...(parsed.value as object), id })) as Scene;
    entered.push(id);
  }
  return { scene, entered };
}

/** The same character twice is two figures. */
function freeId(id: string, { figures }: Scene): string {
  let free = id;
  for (let i = 2; figures.some((figure) => figure.id === free); i += 1) free = `${id}-${i}`;
  return free;
}

function known(ids: readonly string[], at: string, id: string | undefined): string | undefined {
  if (id === undefined || ids.includes(id)) return id;
  throw badValue({ code: 'not-one-of', at, data: { allowed: ids.join(', ') } });
}

/** The scene with this figure among the enemies, where the system lets a character be one. */
function onTheOtherSide(system: System, action: Action, scene: Scene, id: string, house: unknown): Scene {
  const sideOf = (one: Scene) => system.table.figures(one, house).find((figure) => figure.id === id)?.side;
  if (sideOf(scene) === 'enemies') return scene;
  for (const side of sidesIn(action.input.json)) {
    const figures = scene.figures.map((figure) => (figure.id === id ? { ...figure, side } : figure));
    const parsed = system.scene.parse({ ...scene, figures });
    if (parsed.ok && sideOf(parsed.value as Scene) === 'enemies') return parsed.value as Scene;
  }
  return scene;
}

/** The values that a field called `side` can have anywhere in a JSON Schema. */
function sidesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return [...new Set(schema.flatMap(sidesIn))];
  if (!isObject(schema)) return [];
  const own = isObject(schema['side']) ? [schema['side']['enum'], schema['side']['const']].flat() : [];
  return [...new Set([...own.filter((one) => typeof one === 'string'), ...sidesIn(Object.values(schema))])];
}

/** As the table offers it; else the figures alone, in the fields where the example of the action names its own. */
function filled(
  registry: Registry,
  system: System,
  action: Action,
  scene: Scene,
  acting: string | undefined,
  other: string | undefined,
  input: Fields,
  house: unknown,
): Fields {
  if (acting === undefined) return {};
  const offer = system.table
    .offers(scene, acting, house)
    .filter((one) => one.action === action.id && (other === undefined || one.target === other))
    .find((one) => Object.entries(input).every(([name, value]) => fits(one.input[name], value)));
  return offer?.input ?? figureFields(registry, action, acting, other);
}

const fits = (offered: unknown, wanted: unknown): boolean =>
  offered === undefined || JSON.stringify(offered) === JSON.stringify(wanted);

function figureFields(registry: Registry, action: Action, acting: string, other: string | undefined): Fields {
  const example = registry.examples?.[action.id]?.input;
  if (!isObject(example)) return {};
  const parsed = action.input.parse(example);
  const figures = (example['scene'] as Partial<Scene> | undefined)?.figures ?? [];
  const actor = (parsed.ok ? action.actor(parsed.value) : undefined) ?? figures[0]?.id;
  const named = Object.entries(example).flatMap(([name, value]) => {
    if (value === actor) return [[name, acting] as const];
    return figures.some(({ id }) => id === value) && other !== undefined ? [[name, other] as const] : [];
  });
  return Object.fromEntries(named);
}
