import { LOCALES, type Locale } from '@tafelrunde/kernel';
import { inLanguages, type Row, type Rows, type SystemWords, wordsFrom } from '@tafelrunde/system';
import type { Act } from './acts.ts';
import type { AnyDeclaration } from './declaration.ts';
import { changedKind } from './figures.ts';
import { type BasicFact, basicWords } from './text.ts';

type Words = Readonly<Record<string, string>>;
type BasicTexts = {
  readonly [K in BasicFact['kind']]: (fact: Extract<BasicFact, { kind: K }>) => string;
};

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What the derived actions tell. */
const basicFacts = (locale: Locale, names: Words): BasicTexts => ({
  created: ({ name }) => (locale === 'de' ? `${name} kommt ins Spiel.` : `${name} enters the game.`),
  removed: ({ name }) => (locale === 'de' ? `${name} verlässt das Spiel.` : `${name} leaves the game.`),
  advanced: ({ name, attribute }) =>
    locale === 'de' ? `${name} steigert ${names[attribute]}.` : `${name} raises ${names[attribute]}.`,
  adjusted: ({ name, track, by }) => `${name}: ${names[track]} ${signed(by)}`,
});

const valuesOf = <T, V>(table: Readonly<Record<string, T>>, of: (value: T) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, of(value)]));

/** The words of a game: those of its declaration, of its actions, and of what is derived. */
export function wordsOf(game: AnyDeclaration, acts: readonly Act[]): Readonly<Record<Locale, SystemWords>> {
  const { attributes, tracks, templates, questions, facts } = game;
  const definitions = acts.map(({ definition }) => definition);
  const labels: Readonly<Record<string, Row>> = {
    ...attributes.words,
    ...valuesOf(tracks, ({ label }) => label),
  };
  const rows = inLanguages({
    fields: Object.assign({}, labels, ...definitions.map((one) => one.fields)) as Rows,
    actions: Object.fromEntries(definitions.map(({ name, title, hint }) => [name, { title, hint }])),
    chances: Object.assign(
      {},
      ...definitions.map(({ chances }) => valuesOf(chances, ({ label }) => label)),
    ) as Rows,
    effects: Object.fromEntries(
      Object.entries(tracks).map(([track, { label }]) => [changedKind(track), label]),
    ),
    questions: valuesOf(questions, ({ ask, options }) => ({ ask, options })),
    attributes: attributes.words,
    tracks: valuesOf(tracks, ({ label }) => label),
    templates: valuesOf(templates, ({ title }) => title),
    roles: Object.fromEntries(definitions.map(({ name, title }) => [name, title])),
    houseRules: game.houseWords.houseRules,
    houseValues: game.houseWords.houseValues,
  } as Rows) as unknown as Readonly<Record<Locale, Readonly<Record<string, Words>>>>;
  const inOne = (locale: Locale): SystemWords => {
    const own = rows[locale];
    const basic = basicWords[locale];
    const dictionary = {
      ...own,
      facts: {
        ...basicFacts(locale, own['fields'] ?? {}),
        ...valuesOf(facts, (fact) => fact[locale]),
      },
      refusals: basic.refusals,
      problems: basic.problems,
      fields: { ...basic.fields, ...own['fields'] },
      effects: { ...basic.effects, ...own['effects'] },
      actions: { ...basic.actions, ...own['actions'] },
      templates: { ...basic.templates, ...own['templates'] },
      sides: basic.sides,
    };
    return wordsFrom(dictionary as never, {
      fields: {
        attribute: 'attributes',
        track: 'tracks',
        template: 'templates',
        // What a figure is, as the page asks for it.
        category: 'templates',
        side: 'sides',
        role: 'roles',
        reason: 'refusals',
        with: 'attributes',
      } as never,
    });
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, inOne(locale)])) as Readonly<
    Record<Locale, SystemWords>
  >;
}
