import { systems } from '@tafelrunde/registry';
import { defaultsOf, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { emptySections } from '../../src/pages/paper/empty-sheet.ts';
import { paperFigure } from '../../src/pages/paper/paper-figure.ts';
import { laddersOf, opponentsOf } from '../../src/pages/paper/screen-tables.ts';

function drawn(system: System) {
  const house = defaultsOf(system.houseRules);
  const [template] = system.character.templates;
  if (template === undefined) throw new Error('no template');
  const sections = system.character.sheet(template.character, house, 'de');
  const figure = { id: 'one', name: 'One', character: template.character };
  return { house, sections, figure: paperFigure(system, figure, sections, house) };
}

describe.each(systems)('$id', (system) => {
  test('a sheet has something to tick, chances beside its values and the rules it rests on', () => {
    const { sections, figure } = drawn(system);
    const rows = new Set(sections.flatMap((section) => section.rows.map(({ id }) => id)));
    const ticked = figure.view?.tracks.filter(({ id }) => rows.has(id) || rows.has(`derived:${id}`)) ?? [];
    expect(ticked.length).toBeGreaterThanOrEqual(2);
    for (const { id } of figure.view?.circles ?? []) expect(rows).toContain(`circle:${id}`);
    expect(figure.ladder?.values).toHaveLength(3);
    expect(figure.checks.size).toBeGreaterThanOrEqual(3);
    for (const checks of figure.checks.values()) expect(checks).toHaveLength(3);
    expect(figure.rules.length).toBeGreaterThan(0);
    expect(figure.rules.length).toBeLessThanOrEqual(9);
  });

  test('an empty sheet keeps what every figure has and leaves lines for the rest', () => {
    const { house, sections } = drawn(system);
    const empty = emptySections(system, sections, house, 'de');
    const rows = empty.flatMap((section) => section.rows.map(({ id }) => id));
    for (const { character } of system.character.templates) {
      const own = system.character
        .sheet(character, house, 'de')
        .flatMap((section) => section.rows.map(({ id }) => id));
      expect(own).toEqual(expect.arrayContaining(rows));
    }
    expect(empty.some(({ blank }) => blank >= 4)).toBe(true);
  });

  test("the GM's screen has the ladder of difficulties by name, and opponents", () => {
    const { house } = drawn(system);
    for (const locale of ['de', 'en'] as const) {
      const [ladder] = laddersOf(system, house, locale);
      expect(ladder?.rungs.length).toBeGreaterThanOrEqual(4);
      expect(opponentsOf(system, house, locale).length).toBeGreaterThanOrEqual(3);
    }
  });
});
