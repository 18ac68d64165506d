type Space = ' ' | '\n';

type Words<S extends string> = S extends `${infer Before}${Space}${infer After}`
  ? Words<Before> | Words<After>
  : S extends ''
    ? never
    : S;

/** Ids of rules, written one after the other: `ids('GW-TST-01 GW-TN-01')`. A wrong one does not compile. */
export const ids = <const S extends string>(text: S): readonly Words<S>[] =>
  text.split(/\s+/).filter((word) => word !== '') as Words<S>[];
