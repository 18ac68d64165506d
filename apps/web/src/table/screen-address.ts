import { addressFor } from '../state/base.ts';
import { readStored, store } from '../state/stored.ts';

export const SCREEN_PARTS = ['map', 'order', 'results'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];

/** How a shared screen looks: it stands in its address, as nobody touches a television. */
export interface ScreenLook {
  /** Without a ground of its own, over another picture. */
  readonly isTransparent: boolean;
  readonly parts: readonly ScreenPart[];
  readonly locale: string;
  readonly theme: string;
}

const STORED = 'screens';

/** The look an address asks for; whatever it does not know is left at what is usual. */
export function lookFrom(search: string): ScreenLook {
  const asked = new URLSearchParams(search);
  const named = (asked.get('show') ?? '').split(',');
  const parts = SCREEN_PARTS.filter((part) => named.includes(part));
  return {
    isTransparent: asked.has('transparent') && asked.get('transparent') !== '0',
    parts: parts.length === 0 ? SCREEN_PARTS : parts,
    locale: asked.get('lang') ?? '',
    theme: asked.get('theme') ?? '',
  };
}

/** The address that shows a table with this look, with the seat of a spectator. */
export function screenLink(table: string, token: string, look: ScreenLook, origin?: string): string {
  const asks = new URLSearchParams();
  if (look.parts.length < SCREEN_PARTS.length) asks.set('show', look.parts.join(','));
  if (look.locale !== '') asks.set('lang', look.locale);
  if (look.theme !== '') asks.set('theme', look.theme);
  const words = [...(look.isTransparent ? ['transparent'] : []), ...(asks.size > 0 ? [`${asks}`] : [])];
  const query = words.length === 0 ? '' : `?${words.join('&').replaceAll('%2C', ',')}`;
  return addressFor(`/table/${table}/screen${query}#${token}`, origin);
}

function keptScreens(): Readonly<Record<string, string>> {
  const raw = readStored(STORED);
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, string>) : {};
}

/** The seat of this browser's screen at a table: never the one somebody plays with. */
export const keptScreen = (table: string): string | undefined => keptScreens()[table];

export const keepScreen = (table: string, token: string): void =>
  store(STORED, { ...keptScreens(), [table]: token });
