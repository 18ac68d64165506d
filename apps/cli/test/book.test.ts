import { findableRules, ruleSearch } from '@tafelrunde/engine';
import { LOCALES } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { openBook } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';

describe.each(systems)('the book of $id', (system) => {
  test('has every entry of the catalogue once, in a chapter, and points only to entries there are', () => {
    const entries = openBook(system.catalogue, system.book).flatMap((chapter) => chapter.entries);
    expect(entries.map(({ entry }) => entry.id).toSorted()).toEqual(
      system.catalogue.map(({ id }) => id).toSorted(),
    );
    const known = new Set(system.catalogue.map(({ id }) => id));
    for (const [id, targets = []] of Object.entries(system.book.references))
      for (const one of [id, ...targets]) expect(known).toContain(one);
  });

  test('a ruling that a rule points to stands in that rule’s chapter', () => {
    const chapters = openBook(system.catalogue, system.book);
    const last = chapters.at(-1);
    const pointedTo = new Set(Object.values(system.book.references).flat());
    for (const { entry } of last?.id === 'rulings' ? last.entries : [])
      expect(pointedTo, entry.id).not.toContain(entry.id);
  });

  test.each(LOCALES)(
    '%s: every rule is found by its title, and by its title in the other language',
    (locale) => {
      const search = ruleSearch(system, locale);
      const other = locale === 'de' ? 'en' : 'de';
      for (const entry of system.catalogue) {
        for (const title of [entry.text[locale].title, entry.text[other].title]) {
          const found = search(title).slice(0, 5);
          expect(
            found.map(({ id }) => id),
            title,
          ).toContain(entry.id);
        }
      }
    },
  );

  test.each(LOCALES)('%s: whatever word people have for a thing, they find its rules', (locale) => {
    const search = ruleSearch(system, locale);
    for (const row of system.book.synonyms) {
      const [first] = row;
      const known = new Set(search(first ?? '').map(({ id }) => id));
      for (const word of row) {
        const found = search(word).map(({ id }) => id);
        expect(
          found.some((id) => known.has(id)),
          `${word} for ${first}`,
        ).toBe(true);
      }
    }
  });

  test.each(LOCALES)('%s: every rule is found by a word that stands neither in it nor over it', (locale) => {
    const search = ruleSearch(system, locale);
    const rules = findableRules(system, locale);
    const found = new Map(
      [...new Set(system.book.synonyms.flat())].map((word) => [
        word,
        new Set(search(word).map(({ id }) => id)),
      ]),
    );
    const unnamed = rules.filter(({ id, title, otherTitle, text, also = '' }) => {
      const written = `${title} ${otherTitle} ${text}`.toLowerCase();
      const isSynonym = (word: string) => also.includes(word) && !written.includes(word.toLowerCase());
      return ![...found].some(([word, ids]) => ids.has(id) && isSynonym(word));
    });
    expect(unnamed.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  test('a typing error and letters without dots are forgiven', () => {
    const search = ruleSearch(system, 'de');
    for (const entry of system.catalogue) {
      const word = entry.text.de.title.split(/[\s,:()–-]+/).find((one) => one.length >= 8);
      if (word === undefined) continue;
      const middle = Math.floor(word.length / 2);
      const mistyped = word.slice(0, middle) + word.slice(middle + 1);
      expect(
        search(mistyped).map(({ id }) => id),
        `${mistyped} for ${word}`,
      ).toContain(entry.id);
    }
  });
});

test('rulings: Ruestung finds Rüstung', () => {
  const [first] = ruleSearch(systems[0] as (typeof systems)[number], 'de')('Ruestung');
  expect(first?.text.de.title).toContain('Rüstung');
});
