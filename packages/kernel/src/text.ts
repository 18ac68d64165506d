export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in every language of the product. */
export type Text = Readonly<Record<Locale, string>>;

/** A rule as its reader sees it. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** A fact that a rule notes while it runs; its text is chosen later, by `kind`. */
export interface Fact {
  readonly kind: string;
}

/** The facts of a list: for each kind what it tells. */
export type FactOf<Facts> = {
  [K in keyof Facts & string]: { readonly kind: K } & Readonly<Facts[K]>;
}[keyof Facts & string];

/** One text per kind of fact: a missing one does not compile. */
export type FactTexts<F extends Fact> = {
  readonly [K in F['kind']]: (fact: Extract<F, { kind: K }>) => string;
};
