import { type Action, defaultsOf, type Offer, type System } from '@tafelrunde/system';

/** Whoever is typed in where a name is wanted. */
export const TYPED_NAME = 'Orla';

interface FieldSchema {
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
}

/** A legal value for a field that has to be filled in; undefined where it can be left out. */
function filled(action: Action, name: string): unknown {
  const { properties = {}, required = [] } = action.input.json as {
    readonly properties?: Readonly<Record<string, FieldSchema>>;
    readonly required?: readonly string[];
  };
  const field = properties[name] ?? {};
  if (!required.includes(name) || field.default !== undefined) return undefined;
  if (field.enum !== undefined) return field.enum[0];
  if (field.type === 'boolean') return true;
  return field.type === 'integer' || field.type === 'number' ? (field.minimum ?? 1) : TYPED_NAME;
}

/**
 * One legal input for every action, as the table offers it: the first template meets the last fighter of the arena. What
 * no offer leads to is left out; a suite that needs it says so.
 */
export function samplesOf(system: System): Readonly<Record<string, unknown>> {
  const { character, scene: scenes, table, arena } = system;
  const house = defaultsOf(system.houseRules);
  const hero = { ...(character.templates[0]?.character as object), id: 'hero', name: 'Mira' };
  const foe = { ...(arena.fighters(house).at(-1)?.character as object), id: 'foe', name: 'Ork' };
  const scene = scenes.apply(scenes.empty, [...scenes.enter(hero), ...(scenes.oppose(foe) ?? [])]);
  const offers = [...table.offers(scene, 'hero', house), ...table.gmOffers(scene, house)];
  const draft = character.creation.set(character.creation.start(house), 'name', TYPED_NAME, house);

  const inputOf = (action: Action, { input, fields, starts = {} }: Offer): unknown => {
    const typed = fields.flatMap((name) => {
      const value = filled(action, name);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...Object.fromEntries(typed), ...starts, ...input, scene };
  };
  return Object.fromEntries(
    system.actions.flatMap((action) => {
      if (action.id === character.create) return [[action.id, character.creation.input(draft)]];
      const offer = offers.find((one) => one.action === action.id);
      return offer === undefined ? [] : [[action.id, inputOf(action, offer)]];
    }),
  );
}

/** The sample of one action, read: its rule with all it takes. */
export function sampleOf(system: System, name: string) {
  const action = system.actions.find(({ id }) => id === `${system.id}/${name}`);
  const input = action?.input.parse(samplesOf(system)[action.id]);
  if (action === undefined || input?.ok !== true) throw new Error(`${system.id} has no sample of ${name}`);
  const house = defaultsOf(system.houseRules) as Readonly<Record<string, unknown>>;
  return { rule: action.rule, input: input.value as object, house };
}
