import type { Problem } from '@tafelrunde/kernel';
import { type Effect, parseHouse, type ReadyFighter, type System } from '@tafelrunde/system';
import type { Refusal } from './commands.ts';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import type { Happening } from './events.ts';
import { figuresOf } from './figures.ts';
import { mapLaid } from './maps.ts';
import type { NamedFigure, Seat, TableNow } from './model.ts';
import { cleanName, isName } from './names.ts';
import { paperProblem, showNewPaper } from './papers.ts';
import {
  fitsDrawer,
  MAX_LINES,
  MAX_NOTE,
  MAX_OF_A_KIND,
  MAX_SCENE_PAPERS,
  type Prepared,
  type PreparedLine,
  withPrepared,
} from './prepared.ts';
import { veil } from './veils.ts';

/** The GM lays things down in the drawer, changes them or puts them away. */
export function prepare(
  system: System,
  table: TableNow,
  { items, gone }: Of<'prepare'>,
  world: World,
): Decision {
  const templates = templatesOf(system, table);
  const read: Prepared[] = [];
  for (const [i, item] of items.entries()) {
    const problem = textProblem(item);
    if (problem !== null) return refuse(problem.code, { at: `items.${i}.${problem.at}` });
    const unfit = sceneProblem(system, table, item, world);
    if (unfit !== null) return refuse(unfit.code, { at: `items.${i}.${unfit.at}` });
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

/** Letters of an id that somebody would have to guess. */
const GUESS_LETTERS = 10;

/**
 * What was prepared comes to the table: everybody in it, under names and ids that are free, seen by the players or not. Its
 * map is seen by all, so it is laid out with those who are seen.
 */
export function deploy(
  system: System,
  table: TableNow,
  { item: id, hidden }: Of<'deploy'>,
  world: Pick<World, 'secret'>,
): Decision {
  const item = table.prepared.find((one) => one.id === id);
  if (item === undefined) return refuse('unknown-preparation', { at: 'item' });
  const { map, figures } = item;
  const isLaid = map !== undefined && (!hidden || figures.length === 0);
  const laid = isLaid ? mapLaid(system, table, map) : null;
  if (laid !== null && 'code' in laid) return refuse(laid.code, { at: 'map' });
  const scene = laid === null ? table.scene : system.scene.apply(table.scene, laid.effects);
  const brought = figures.length === 0 ? null : broughtBy(system, table, item, scene, world);
  if (brought !== null && 'code' in brought)
    return refuse(brought.code, { at: brought.at ?? '', detail: brought.detail ?? '' });
  if (laid === null && brought === null) return refuse('unknown-preparation', { at: 'item' });
  return accepted(...(laid === null ? [] : [laid]), ...(brought === null ? [] : [{ ...brought, hidden }]));
}

type Brought = Omit<Extract<Happening, { kind: 'encounterBrought' }>, 'hidden'>;

function broughtBy(
  system: System,
  table: TableNow,
  item: Prepared,
  scene: unknown,
  { secret }: Pick<World, 'secret'>,
): Brought | Unfit {
  const templates = templatesOf(system, table);
  const names = new Set(figuresOf(system, table).map(({ name }) => name));
  // By the number of the event, so that no id is ever used twice, and so that nobody finds out by guessing who is hidden.
  const encounter = `f${table.seq + 1}-${secret().slice(0, GUESS_LETTERS)}`;
  const figures: NamedFigure[] = [];
  const effects: Effect[] = [];
  for (const [k, line] of item.figures.entries()) {
    const fighter = fighterIn(system, templates, line);
    if ('code' in fighter) return { ...fighter, at: `figures.${k}` };
    for (let n = 0; n < line.count; n += 1) {
      const named = { id: `${encounter}-${figures.length + 1}`, name: freeName(line, names) };
      names.add(named.name);
      figures.push(named);
      effects.push(...(system.scene.oppose({ ...(fighter.character as object), ...named }) ?? []));
    }
  }
  return system.scene.parse(system.scene.apply(scene, effects)).ok
    ? { kind: 'encounterBrought', name: item.name, figures, effects }
    : { code: 'table-crowded', at: 'item' };
}

/** What was prepared is shown: its map is laid out, and whoever of it stood there hidden is seen. */
export function present(system: System, table: TableNow, { item: id, figures }: Of<'present'>): Decision {
  const item = table.prepared.find((one) => one.id === id);
  if (item === undefined) return refuse('unknown-preparation', { at: 'item' });
  const laid = item.map === undefined ? null : mapLaid(system, table, item.map);
  if (laid !== null && 'code' in laid) return refuse(laid.code, { at: 'map' });
  const seen =
    figures.length === 0 ? null : veil(system, table, { figures, hidden: false, lifeShown: false });
  if (seen !== null && !seen.ok) return seen;
  if (laid === null && seen === null) return refuse('unknown-preparation', { at: 'item' });
  return accepted(...(laid === null ? [] : [laid]), ...(seen === null ? [] : seen.happenings));
}

/** A handout of a scene is laid on the table: a paper of the GM from now on. */
export function handOut(
  table: TableNow,
  seat: Seat,
  { item: id, paper: number, to }: Of<'handOut'>,
): Decision {
  const paper = table.prepared.find((one) => one.id === id)?.papers?.[number];
  return paper === undefined
    ? refuse('unknown-paper', { at: 'paper' })
    : showNewPaper(table, seat, paper, to);
}

const templatesOf = (system: System, table: TableNow): readonly ReadyFighter[] => {
  const house = parseHouse(system.houseRules, table.house);
  return house.ok ? system.arena.fighters(house.value) : [];
};

type Unfit = Refusal;

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

/** What is wrong with the map or the handouts of a scene. */
function sceneProblem(
  system: System,
  table: TableNow,
  { map, papers = [] }: Prepared,
  world: World,
): { code: Refusal['code']; at: string } | null {
  if (map !== undefined) {
    if (map.picture !== null && !world.hasFile(map.picture.file))
      return { code: 'unknown-file', at: 'map.picture.file' };
    const laid = mapLaid(system, table, map);
    if ('code' in laid) return { code: laid.code, at: 'map' };
  }
  if (papers.length > MAX_SCENE_PAPERS) return { code: 'too-many-papers', at: 'papers' };
  for (const [k, paper] of papers.entries()) {
    const problem = paperProblem(paper, world);
    if (problem !== null) return { ...problem, at: `papers.${k}.${problem.at}` };
  }
  return null;
}

/** `Wache` for one, `Wache 1` to `Wache 4` for four; whoever has the name already keeps it. */
function freeName({ name, count }: PreparedLine, taken: ReadonlySet<string>): string {
  if (count === 1 && !taken.has(name)) return name;
  for (let n = count === 1 ? 2 : 1; ; n += 1) if (!taken.has(`${name} ${n}`)) return `${name} ${n}`;
}
