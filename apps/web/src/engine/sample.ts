import { type Locale, play, seededDice } from '@tafelrunde/kernel';
import { defaultsOf, inputFor, type Offer, type System, type SystemWords } from '@tafelrunde/system';
import { fieldOf, presetOf } from '../ui/fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A figure in a scene of its own, and what it can do there with a chance. */
export interface Sample {
  readonly scene: unknown;
  readonly figure: string;
  readonly offers: readonly Offer[];
  /** What the figures of the scene are called. */
  readonly names: ReadonlyMap<string, string>;
}

/** Fields whose values say what an opponent is; here they are called by it. */
const KINDS = ['category', 'template', 'archetype', 'sort'];

/** What a figure of a sample is called; nothing for the one who acts. */
export function nameIn({ figure, names }: Sample, words: SystemWords, id: string): string {
  if (id === figure) return '';
  const name = names.get(id) ?? id;
  return KINDS.map((field) => words.value(field, name)).find((word) => word !== undefined) ?? name;
}

/** What the figures of a sample are called in sentences: whoever acts by the template, the others by what they are. */
export function namesOf(
  system: System,
  sample: Sample | undefined,
  template: string,
  locale: Locale,
): ReadonlyMap<string, string> {
  if (sample === undefined) return new Map();
  const title = system.character.templates.find(({ id }) => id === template)?.title[locale];
  const nameOf = (id: string): string => {
    const name = id === sample.figure ? (title ?? id) : nameIn(sample, system.words[locale], id);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  };
  return new Map([...sample.names.keys()].map((id) => [id, nameOf(id)]));
}

const FIGURE = 'sample';
const SEED = 4;

/** The figure of a template, with somebody to act against. Undefined if the system cannot bring it to a table. */
export function sampleOf(system: System, template: string): Sample | undefined {
  const house = defaultsOf(system.houseRules);
  const own = created(system, template, house) ?? added(system, system.scene.empty, template, house);
  if (own === undefined) return undefined;
  const scene = withOpponent(system, own.scene, house);
  const offers = offersIn(system, scene, own.figure, house);
  const names = new Map(system.table.figures(scene, house).map(({ id, name }) => [id, name]));
  return { scene, figure: own.figure, offers, names };
}

/** What a figure can do in a scene, as far as it has a chance to show. */
export const offersIn = (system: System, scene: unknown, figure: string, house: unknown): readonly Offer[] =>
  system.table.offers(scene, figure, house).filter(({ chance }) => chance !== null);

interface Placed {
  readonly scene: unknown;
  readonly figure: string;
}

/** By the way players make theirs: the template is one of the choices. */
function created(system: System, template: string, house: unknown): Placed | undefined {
  const { creation, create } = system.character;
  const start = creation.start(house);
  const controls = creation.controls(start, house, 'de').flatMap((section) => section.controls);
  const choice = controls.find(
    (control) => control.kind === 'choice' && control.options.some(({ value }) => value === template),
  );
  if (choice === undefined) return undefined;
  const named = controls.some(({ id, kind }) => id === 'name' && kind === 'text')
    ? creation.set(start, 'name', FIGURE, house)
    : start;
  const draft = creation.set(named, choice.id, template, house);
  const scene = acted(
    system,
    system.scene.empty,
    create,
    { id: FIGURE, ...creation.input(draft) },
    house,
    FIGURE,
  );
  return scene === undefined ? undefined : { scene, figure: FIGURE };
}

/** By the way the GM brings others in: the template is a value of one of the fields. */
function added(system: System, scene: unknown, template: string, house: unknown): Placed | undefined {
  for (const offer of system.table.gmOffers(scene, house)) {
    const action = system.actions.find(({ id }) => id === offer.action);
    if (action === undefined || !offer.fields.includes('name')) continue;
    const kind = offer.fields.find((name) => {
      const shape = fieldOf(action, name)?.shape;
      return shape?.kind === 'choice' && shape.values.includes(template);
    });
    if (kind === undefined) continue;
    const presets = Object.fromEntries(
      offer.fields.map((name) => [name, presetIn(system, offer.action, name)]),
    );
    const input = { ...offer.input, ...presets, [kind]: template, name: template };
    const made = offer.use?.kind === 'add' ? offer.use.id : null;
    const withId = made === null ? input : { ...input, [made]: template };
    const before = idsIn(system, scene, house);
    const after = acted(system, scene, offer.action, withId, house, template);
    if (after === undefined) continue;
    const figure = idsIn(system, after, house).find((id) => !before.includes(id));
    if (figure !== undefined) return { scene: after, figure };
  }
  return undefined;
}

/** The first kind of opponent the GM can bring in; a figure alone in the world attacks nobody. */
function withOpponent(system: System, scene: unknown, house: unknown): unknown {
  for (const offer of system.table.gmOffers(scene, house)) {
    const action = system.actions.find(({ id }) => id === offer.action);
    if (action === undefined || !offer.fields.includes('name')) continue;
    for (const name of offer.fields) {
      const shape = fieldOf(action, name)?.shape;
      if (shape?.kind !== 'choice' || typeof shape.values[0] !== 'string') continue;
      const kinds = shape.values.map(String);
      // Not the ones that players are.
      const others = kinds.filter((kind) => created(system, kind, house) === undefined);
      const placed = added(system, scene, others[0] ?? kinds[0] ?? '', house);
      if (placed !== undefined) return placed.scene;
    }
  }
  return scene;
}

const presetIn = (system: System, id: string, name: string): unknown => {
  const action = system.actions.find((one) => one.id === id);
  const field = action && fieldOf(action, name);
  return field && presetOf(field);
};

const idsIn = (system: System, scene: unknown, house: unknown): readonly string[] =>
  system.table.figures(scene, house).map(({ id }) => id);

/** The scene after an action; undefined if the rules would not have it or nothing came of it. */
function acted(system: System, scene: unknown, id: string, raw: Json, house: unknown, name: string): unknown {
  const action = system.actions.find((one) => one.id === id);
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined));
  const named = given['name'] === '' ? { ...given, name } : given;
  const input = action && inputFor(action, named, scene);
  if (action === undefined || !input?.ok) return undefined;
  const run = play(action.rule, input.value, house, [], { dice: seededDice(SEED), decide: () => 0 });
  if (run.kind !== 'finished' || run.outcome.effects.length === 0) return undefined;
  return system.scene.apply(scene, run.outcome.effects);
}
