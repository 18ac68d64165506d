import type { Locator, Page } from 'playwright-core';
import type { Act, Place } from '../../../scripts/staging.mjs';
import { asked, type Person } from '../table-driver.ts';

/** What differs between the systems. */
export interface Play {
  readonly system: string;
  readonly template: string;
  /** Where the fixed sequence of dice starts. A start with a 1 in the first check would ask one question more. */
  readonly dice: string;
  /** What the opponent is called, and how the GM brings it. */
  readonly foe: string;
  readonly bring: (page: Page) => Promise<void>;
  readonly house?: object;
  /** The first card of `now` on one's turn; null where the GM lets a phase begin. */
  readonly attack: RegExp | null;
  /** What a blow has to reach, by action, where no number was set for it. */
  readonly against: Readonly<Record<string, RegExp>>;
  /** Takes one of what the foe can bear. */
  readonly hurts: RegExp;
  /** How a figure rises: the GM gives, the player takes. */
  readonly rise: (
    player: Person,
    award: (...acts: readonly Act[]) => Promise<void>,
    figure: string,
  ) => Promise<void>;
  /** What the log says then. */
  readonly risen: RegExp;
}

/** A GM at a desk, a player with a phone, and one at a desk who has no mouse. */
export interface Evening {
  readonly play: Play;
  readonly gm: Person;
  readonly mira: Person;
  readonly jonas: Person;
  readonly place: Place;
}

export const everybody = ({ gm, mira, jonas }: Evening): readonly Person[] => [mira, jonas, gm];

/** Whoever can be at one of these tables. */
export const FIGURES = /Mira|Jonas|Elite|Schläger|Wache/;

export const DESK = { width: 1280, height: 800 };
export const WIDE_PHONE = { width: 390, height: 844 };
export const NARROW_PHONE = { width: 360, height: 740 };

const nowOf = (page: Page): Locator => page.locator('[data-part="now"]');
export const cardsOf = (page: Page): Locator => nowOf(page).locator('.now-card');
export const barOf = (page: Page): Locator => page.locator('[data-part="turn-bar"]');
export const stepOf = (page: Page): Locator => asked(page).locator('[data-step]').first();
