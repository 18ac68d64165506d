import type { Problem } from '@tafelrunde/kernel';
import { type Effect, parseHouse, type ReadyFighter, type System } from '@tafelrunde/system';
import type { Refusal } from './commands.ts';
import { accepted, type Decision, type Of, refuse } from './decision.ts';
import { figuresOf } from './figures.ts';
import type { NamedFigure, TableNow } from './model.ts';
import { cleanName, isName } from './names.ts';
import {
  fitsDrawer,
  MAX_LINES,
  MAX_NOTE,
  MAX_OF_A_KIND,
  type Prepared,
  type PreparedLine,
  withPrepared,
} from './prepared.ts';

/** The GM lays things down in the drawer, changes them or puts them away. */
export function prepare(system: System, table: TableNow, { items, gone }: Of<'prepare'>): Decision {
  const templates = templatesOf(system, table);
  const read: Prepared[] = [];
  for (const [i, item] of items.entries()) {
    const problem = textProblem(item);
    if (problem !== null) return refuse(problem.code, { at: `items.${i}.${problem.at}` });
    const lines: PreparedLine[] = [];
    for (const [k, line] of item.figures.entries()) {
      const fighter = fighterIn(system, templates, line);
      const at = `items.${i}.figures.${k}`;
      if ('code' in fighter) return refuse(fighter.code, { at, detail: fighter.detail ?? '' });
      const name = cleanName(line.name);
      lines.push('template' in line ? { ...line, name } : { ...line, name, character: fighter.character });
    }
    read.push({ ...item, name: cleanName(item.name), figures: lines });
  }
  if (gone.some((id) => table.prepared.every((one) => one.id !== id)))
    return refuse('unknown-preparation', { at: 'gone' });
  if (read.length + gone.length === 0) return refuse('unknown-preparation', { at: 'items' });
  return fitsDrawer(withPrepared(table.prepared, { items: read, gone }))
    ? accepted({ kind: 'prepared', items: read, gone })
    : refuse('drawer-full', { at: 'items' });
}

/** An encounter comes to the table: everybody in it, under names and ids that are free, seen by the players or not. */
export function deploy(system: System, table: TableNow, { item: id, hidden }: Of<'deploy'>): Decision {
  const item = table.prepared.find((one) => one.id === id);
  if (item === undefined) return refuse('unknown-preparation', { at: 'item' });
  const templates = templatesOf(system, table);
  const names = new Set(figuresOf(system, table).map(({ name }) => name));
  const figures: NamedFigure[] = [];
  const effects: Effect[] = [];
  for (const [k, line] of item.figures.entries()) {
    const fighter = fighterIn(system, templates, line);
    if ('code' in fighter) return refuse(fighter.code, { at: `figures.${k}`, detail: fighter.detail ?? '' });
    for (let n = 0; n < line.count; n += 1) {
      // By the number of the event, so that no id is ever used twice.
      const named = { id: `f${table.seq + 1}-${figures.length + 1}`, name: freeName(line, names) };
      names.add(named.name);
      figures.push(named);
      effects.push(...(system.scene.oppose({ ...(fighter.character as object), ...named }) ?? []));
    }
  }
  return system.scene.parse(system.scene.apply(table.scene, effects)).ok
    ? accepted({ kind: 'encounterBrought', name: item.name, figures, effects, hidden })
    : refuse('table-crowded', { at: 'item' });
}

const templatesOf = (system: System, table: TableNow): readonly ReadyFighter[] => {
  const house = parseHouse(system.houseRules, table.house);
  return house.ok ? system.arena.fighters(house.value) : [];
};

interface Unfit extends Refusal {
  readonly detail?: string;
}

/** Whoever a line speaks of, as the rules read it now. */
function fighterIn(
  system: System,
  templates: readonly ReadyFighter[],
  line: PreparedLine,
): { readonly character: unknown } | Unfit {
  const found = 'template' in line ? templates.find((one) => one.id === line.template) : undefined;
  if ('template' in line && found === undefined) return { code: 'unknown-template' };
  const parsed = system.arena.parse('template' in line ? found?.character : line.character);
  if (!parsed.ok) return { code: 'bad-character', detail: firstOf(parsed.error) };
  return system.scene.oppose(parsed.value) === null ? { code: 'cannot-oppose' } : { character: parsed.value };
}

const firstOf = ([problem]: readonly Problem[]): string =>
  problem === undefined ? '' : `${problem.at} ${problem.code}`.trim();

function textProblem({ name, note, figures }: Prepared): { code: Refusal['code']; at: string } | null {
  if (!isName(name)) return { code: 'bad-name', at: 'name' };
  if (note.length > MAX_NOTE) return { code: 'text-too-long', at: 'note' };
  if (figures.length > MAX_LINES) return { code: 'drawer-full', at: 'figures' };
  const odd = figures.findIndex(({ name: called }) => !isName(called));
  if (odd >= 0) return { code: 'bad-name', at: `figures.${odd}.name` };
  const many = figures.findIndex(
    ({ count }) => !Number.isInteger(count) || count < 1 || count > MAX_OF_A_KIND,
  );
  return many < 0 ? null : { code: 'bad-input', at: `figures.${many}.count` };
}

/** `Wache` for one, `Wache 1` to `Wache 4` for four; whoever has the name already keeps it. */
function freeName({ name, count }: PreparedLine, taken: ReadonlySet<string>): string {
  if (count === 1 && !taken.has(name)) return name;
  for (let n = count === 1 ? 2 : 1; ; n += 1) if (!taken.has(`${name} ${n}`)) return `${name} ${n}`;
}
