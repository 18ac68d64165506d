import type { Locale } from '@tafelrunde/kernel';
import { SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { keptSeats } from '../pages/table/seats/kept-seats.ts';
import { hasServer } from '../state/base.ts';
import type { PaletteEntry } from '../state/palette.ts';
import { type Path, useRoute } from '../state/route.ts';
import { useShortcuts } from '../state/shortcuts.ts';
import type { Named, PaletteText } from '../text/palette.ts';

const goTo = (path: Path) => () => useRoute.getState().go(path);

/** The pages that are there, those of one system only if one is meant. */
export function pageEntries(
  text: PaletteText,
  systems: readonly System[],
  locale: Locale,
): readonly PaletteEntry[] {
  const { pages } = text;
  const entry = (path: Path, { title, also }: Named, hint?: string): PaletteEntry => ({
    id: `page:${path}`,
    group: 'pages',
    title,
    also,
    ...(hint === undefined ? {} : { hint }),
    run: goTo(path),
  });
  return [
    ...(hasServer ? [entry('/open', pages.open), entry('/join', pages.join)] : []),
    entry('/', pages.start),
    entry('/lab', pages.lab),
    entry('/arena', pages.arena),
    entry('/replay', pages.replay),
    entry('/fair-dice', pages.fairDice),
    ...systems.flatMap(({ id, title }) => [
      entry(`/rules/${id}`, pages.book, title[locale]),
      entry(`/house/${id}`, pages.house, title[locale]),
      entry(`/paper/${id}`, pages.paper, title[locale]),
    ]),
    {
      id: 'page:help',
      group: 'pages',
      ...pages.help,
      keys: ['?'],
      run: () => useShortcuts.getState().showHelp(true),
    },
  ];
}

/** The tables this browser knows, the latest first, and for each system a scene and a table of one's own. */
export function tableEntries(text: PaletteText, locale: Locale): readonly PaletteEntry[] {
  const shared = Object.entries(keptSeats())
    .filter(([, { table }]) => table !== undefined)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id, { table = '', name, system }]): PaletteEntry => {
      const title = SYSTEM_CARDS.find((card) => card.id === system)?.title[locale];
      const hint = [title, name].filter((one) => one !== undefined).join(' · ');
      return { id: `table:${id}`, group: 'tables', title: table, hint, run: goTo(`/table/${id}`) };
    });
  return [
    ...shared,
    ...SYSTEM_CARDS.flatMap(({ id, title }): readonly PaletteEntry[] => {
      const alone = { group: 'tables', also: text.soloAlso } as const;
      const system = title[locale];
      return [
        { ...alone, id: `try:${id}`, title: text.tryIt(system), run: goTo(`/solo/${id}/scene`) },
        { ...alone, id: `solo:${id}`, title: text.solo(system), run: goTo(`/solo/${id}/table`) },
      ];
    }),
  ];
}

/** What a system has beyond its rules, for somebody who sits at no table: actions, ready figures, house rules. */
export function systemEntries(system: System, text: PaletteText, locale: Locale): readonly PaletteEntry[] {
  const { id, title, words, actions, character } = system;
  const here = title[locale];
  return [
    ...actions.map((action): PaletteEntry => {
      const named = words[locale].action(action.id);
      return {
        id: `action:${action.id}`,
        group: 'actions',
        title: named.title,
        hint: `${here}, ${text.inLab}`,
        run: goTo(`/lab/${action.id}`),
      };
    }),
    ...character.templates.map(
      (template): PaletteEntry => ({
        id: `figure:${id}:${template.id}`,
        group: 'figures',
        title: template.title[locale],
        hint: here,
        run: goTo(`/paper/${id}#template:${template.id}`),
      }),
    ),
    ...houseEntries(system, text, locale),
  ];
}

/** Every house rule, at the page that shows what it does. */
export function houseEntries(system: System, text: PaletteText, locale: Locale): readonly PaletteEntry[] {
  const { id, title, words, houseRules } = system;
  return Object.keys(houseRules).map((key) => ({
    id: `house:${id}:${key}`,
    group: 'settings',
    title: text.settings.house(words[locale].houseRule(key)),
    also: text.settings.houseAlso,
    hint: title[locale],
    run: goTo(`/house/${id}#${key}`),
  }));
}
