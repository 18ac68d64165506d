import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { LOCALES, useSettings } from '../state/settings.ts';
import { useShortcuts } from '../state/shortcuts.ts';
import { useText } from '../text/use-text.ts';
import { Die } from './die.tsx';
import { Link } from './link.tsx';
import { SearchButton } from './search-button.tsx';
import { Segmented } from './segmented.tsx';
import { THEME_ICONS } from './theme-icons.ts';

// Dialogs come when somebody opens one.
const ThemeDialog = lazy(async () => ({ default: (await import('./theme-dialog.tsx')).ThemeDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Where you are, and how you like to see it. */
export function Header() {
  const { header, name } = useText();
  const { isHelpOpen, showHelp } = useShortcuts();
  return (
    <header className="header">
      <Link to="/" className="brand" label={header.home}>
        <Die sides={20} size={32} state="ready" />
        <span className="brand-name">{name}</span>
      </Link>
      <SearchButton />
      <LanguageSwitch />
      <ThemeSwitch />
      <Button
        className="icon-button header-shortcuts"
        aria-label={header.shortcuts}
        onPress={() => showHelp(true)}
      >
        <Keyboard aria-hidden />
      </Button>
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => showHelp(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** Each language in its own words. */
const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;

function LanguageSwitch() {
  const { locale, set } = useSettings();
  const { header } = useText();
  return (
    <Segmented
      label={header.language}
      hideLabel
      value={locale}
      onChange={(chosen) => set({ locale: chosen })}
      segments={LOCALES.map((value) => ({ value, label: value.toUpperCase(), name: LANGUAGES[value] }))}
    />
  );
}

function ThemeSwitch() {
  const theme = useSettings((state) => state.theme);
  const { header, themes } = useText();
  const [isOpen, setOpen] = useState(false);
  const Current = THEME_ICONS[theme];
  return (
    <>
      <Button
        className="icon-button"
        aria-label={`${header.theme}: ${themes[theme]}`}
        onPress={() => setOpen(true)}
      >
        <Current aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <ThemeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
