import type { Locale } from '@tafelrunde/kernel';
import { loadSystem, SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useEffect, useMemo, useState } from 'react';
import { type PaletteEntry, usePalette } from '../state/palette.ts';
import { useRoute } from '../state/route.ts';
import { useAccessText } from '../text/use-access-text.ts';
import { usePaletteText } from '../text/use-palette-text.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { ruleEntries } from './find.ts';
import { houseEntries, pageEntries, systemEntries, tableEntries } from './page-entries.ts';
import { settingEntries } from './settings-entries.ts';

interface Entries {
  readonly entries: readonly PaletteEntry[];
  /** Whose rules are among them. */
  readonly systems: readonly System[];
  readonly isLoading: boolean;
  readonly locale: Locale;
}

/** Everything that can be found from here: of the system of this page, or of all where there is none. */
export function useEntries(): Entries {
  const locale = useLocale();
  const text = usePaletteText();
  const words = useText();
  const access = useAccessText();
  const source = usePalette((state) => state.source);
  const path = useRoute((state) => state.path);
  const { go } = useRoute.getState();
  const wanted = source?.system ?? path.split('/')[2] ?? '';
  const { systems, isLoading } = useSystems(wanted);
  const entries = useMemo(() => {
    const rules = systems.flatMap((system) =>
      ruleEntries(system, locale, source?.openRule ?? ((id) => go(`/rules/${system.id}#${id}`))),
    );
    return [
      ...settingEntries(text, words, access),
      ...(source?.entries() ?? systems.flatMap((system) => systemEntries(system, text, locale))),
      ...(source === null ? [] : systems.flatMap((system) => houseEntries(system, text, locale))),
      ...tableEntries(text, locale),
      ...pageEntries(text, systems, locale),
      ...rules,
    ];
  }, [source, systems, locale, text, words, access, go]);
  return { entries, systems, isLoading, locale };
}

/** The system that is meant, or all of them. */
function useSystems(wanted: string): Pick<Entries, 'systems' | 'isLoading'> {
  const [systems, setSystems] = useState<readonly System[]>();
  useEffect(() => {
    let isGone = false;
    const ids = SYSTEM_CARDS.map(({ id }) => id);
    const asked = ids.includes(wanted) ? [wanted] : ids;
    void Promise.all(asked.map((id) => loadSystem(id).catch(() => undefined))).then((loaded) => {
      if (!isGone) setSystems(loaded.filter((one) => one !== undefined));
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return { systems: systems ?? [], isLoading: systems === undefined };
}
