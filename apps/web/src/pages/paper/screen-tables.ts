import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';

type House = Readonly<Record<string, unknown>>;
type Row = readonly [name: string, value: string];

/** What values are rolled against, by name: `schwierig 11`. As the sheet of a ready figure has it. */
export function laddersOf(
  system: System,
  house: House,
  locale: Locale,
): readonly { readonly title: string; readonly rungs: readonly Row[] }[] {
  const words = system.words[locale];
  const [template] = system.character.templates;
  const read = template && system.character.parse({ ...(template.character as object), id: 'paper' });
  if (!read?.ok) return [];
  const scene = system.scene.apply(system.scene.empty, system.scene.enter(read.value));
  const found = new Map<string, readonly Row[]>();
  for (const { ladder } of system.table.offers(scene, 'paper', house)) {
    if (ladder === null) continue;
    const rungs = ladder.values.flatMap((value, i): readonly Row[] => {
      const name = ladder.names?.[i]?.[locale] ?? words.value(ladder.field, String(value));
      return name === undefined ? [] : [[name, String(value)]];
    });
    if (rungs.length > 0) found.set(words.field(ladder.field), rungs);
  }
  return [...found].map(([title, rungs]) => ({ title, rungs }));
}

/** The opponents that are ready, each with what it can take. */
export function opponentsOf(system: System, house: House, locale: Locale): readonly Row[] {
  const words = system.words[locale];
  const heroes = new Set(system.character.templates.map(({ id }) => id));
  const ready = system.arena.fighters(house);
  const others = ready.filter(({ id }) => !heroes.has(id));
  // Where figures of both sides are made alike, all of them are.
  return (others.length > 0 ? others : ready).flatMap(({ title, character }): readonly Row[] => {
    const read = system.arena.parse(character);
    if (!read.ok) return [];
    const effects = system.scene.oppose({ ...(read.value as object), id: 'paper', name: 'paper' }) ?? [];
    const [view] = system.table.figures(system.scene.apply(system.scene.empty, effects), house);
    const life = view?.tracks.filter(({ max }) => max > 0) ?? [];
    return life.length === 0
      ? []
      : [[title[locale], life.map((track) => `${words.field(track.id)} ${track.max}`).join(', ')]];
  });
}
