import type { PaletteEntry } from '../state/palette.ts';
import { DETAILS, LOCALES, THEMES, useSettings } from '../state/settings.ts';
import type { AccessText } from '../text/access.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { Named, PaletteText } from '../text/palette.ts';

/** Each language in its own words. */
const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;

type Switch = 'shortcuts' | 'sound' | 'vibration';

/** What one person sets for this browser, as it could be changed now. */
export function settingEntries(
  text: PaletteText,
  { themes }: Dictionary,
  access: AccessText,
): readonly PaletteEntry[] {
  const { settings } = text;
  const now = useSettings.getState();
  const entry = (id: string, { title, also }: Named, run: () => void): PaletteEntry => ({
    id: `setting:${id}`,
    group: 'settings',
    title,
    also,
    run,
  });
  const toggled = (name: Switch): PaletteEntry => {
    const { title, also } = settings[name];
    const said = now[name] ? settings.off(title) : settings.on(title);
    return entry(name, { title: said, also }, () => now.set({ [name]: !now[name] }));
  };
  return [
    ...LOCALES.filter((locale) => locale !== now.locale).map((locale) => {
      const { title, also } = settings.language;
      const named = { title: `${title}: ${LANGUAGES[locale]}`, also };
      return entry(locale, named, () => now.set({ locale }));
    }),
    ...THEMES.filter((theme) => theme !== now.theme).map((theme) =>
      entry(theme, settings.theme(themes[theme]), () => now.set({ theme })),
    ),
    ...DETAILS.filter((detail) => detail !== now.detail).map((detail) => {
      const title = `${access.detail}: ${access.details[detail]}`;
      return entry(detail, { title, also: settings.detailAlso }, () => now.set({ detail }));
    }),
    toggled('sound'),
    toggled('vibration'),
    toggled('shortcuts'),
  ];
}
