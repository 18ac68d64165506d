import type { Locale } from '@tafelrunde/kernel';
import { create } from 'zustand';
import { readStored, store } from './stored.ts';

/** Named here once more: the start page does without the kernel. */
export const LOCALES = ['de', 'en'] as const satisfies readonly Locale[];

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How much is read out after a roll: one sentence, its dice, and the rules that counted. */
export const DETAILS = ['short', 'dice', 'full'] as const;
export type Detail = (typeof DETAILS)[number];

/** What one person has set for this browser. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Single keys as shortcuts; some people need them off. */
  readonly shortcuts: boolean;
  /** Whether own rolls can be heard, and how loud: 0 to 1. */
  readonly sound: boolean;
  readonly volume: number;
  /** Whether own rolls can be felt, on a phone that can do that. */
  readonly vibration: boolean;
  readonly detail: Detail;
}

interface SettingsState extends Settings {
  set(change: Partial<Settings>): void;
}

/** German first: English only for browsers that ask for English and not for German. */
function preferredLocale(languages: readonly string[]): Locale {
  const known = languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .filter((tag) => LOCALES.includes(tag as Locale));
  return (known[0] as Locale | undefined) ?? 'de';
}

function remembered(): Settings {
  const raw = readStored('settings');
  const { locale, theme, shortcuts, sound, volume, vibration, detail } = (raw ?? {}) as {
    readonly [K in keyof Settings]?: unknown;
  };
  return {
    locale: LOCALES.find((one) => one === locale) ?? preferredLocale(navigator.languages),
    theme: THEMES.find((one) => one === theme) ?? 'system',
    shortcuts: shortcuts !== false,
    sound: sound === true,
    volume: typeof volume === 'number' ? Math.min(Math.max(volume, 0), 1) : 0.5,
    vibration: vibration !== false,
    detail: DETAILS.find((one) => one === detail) ?? 'short',
  };
}

function show({ locale, theme }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = locale;
  if (theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
}

export const useSettings = create<SettingsState>()((set, get) => ({
  ...remembered(),
  set(change) {
    set(change);
    const { set: _set, ...kept } = get();
    store('settings', kept);
    show(get());
  },
}));

show(useSettings.getState());
