import type { LabProblem } from '../engine/lab-odds.ts';

/** A count of cases: 31 of 100. */
export interface Cases {
  readonly count: string;
  readonly of: string;
}

/** Everything the lab and the house rules page say in one language. It is loaded with them. */
export interface LabDictionary {
  readonly title: string;
  readonly lead: string;
  readonly subject: string;
  readonly system: string;
  readonly dice: string;
  readonly figure: string;
  readonly freeValues: string;
  readonly action: string;
  readonly offer: string;
  readonly noOffers: string;
  readonly unknownAction: string;
  readonly toStart: string;
  readonly variants: string;
  readonly variant: (letter: string) => string;
  readonly add: string;
  readonly remove: (letter: string) => string;
  readonly house: (letter: string) => string;
  readonly houseChanged: (count: number) => string;
  readonly houseDone: string;
  readonly notation: string;
  readonly notationHint: string;
  readonly target: string;
  readonly slider: string;
  readonly sliderOf: (label: string, letter: string) => string;
  readonly noSlider: string;
  /** `In 31 of 100 cases it succeeds.` A chance without a phrase of its own is called by its name. */
  readonly sentence: (cases: Cases, phrase: string) => string;
  readonly lessThanOne: string;
  readonly always: (phrase: string) => string;
  readonly never: (phrase: string) => string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly otherPhrase: (name: string) => string;
  readonly reaches: (total: number) => string;
  readonly succeedsOften: (count: number) => string;
  readonly compared: (letter: string, cases: Cases, difference: string) => string;
  readonly average: (label: string, mean: string, median: string | undefined) => string;
  readonly points: (value: string) => string;
  readonly interval: (low: string, high: string) => string;
  /** What the GM can still make of a chance. */
  readonly range: (low: string, high: string) => string;
  /** What odds took for granted. */
  readonly assumed: string;
  /** What may still be decided otherwise. */
  readonly open: string;
  readonly goals: {
    readonly label: string;
    readonly none: string;
    readonly chance: (name: string) => string;
    readonly most: (field: string) => string;
  };
  readonly busy: string;
  readonly problems: Readonly<Record<LabProblem, string>>;
  readonly refused: (reason: string) => string;
  readonly chances: string;
  readonly chanceHint: string;
  readonly distribution: (field: string) => string;
  readonly by: string;
  readonly shapes: Readonly<Record<'exact' | 'atLeast' | 'atMost', string>>;
  readonly shape: string;
  readonly curve: (chance: string, input: string) => string;
  readonly table: string;
  readonly value: string;
  readonly mean: string;
  readonly total: string;
  readonly tail: (from: number, p: string) => string;
  readonly lowerTail: (from: number, p: string) => string;
  readonly yesNo: readonly [string, string];
  readonly share: string;
  readonly copyLink: string;
  readonly copyCsv: string;
  readonly svg: string;
  readonly png: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saved: (name: string) => string;
  readonly rules: {
    readonly title: (system: string) => string;
    readonly lead: string;
    readonly toLab: string;
    readonly toTable: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly nothing: string;
    readonly changed: (count: number) => string;
    readonly onlyChanged: string;
    readonly reset: string;
    readonly undo: string;
    readonly backToDefault: (name: string) => string;
    readonly impact: string;
    readonly impactSentence: (moved: number, of: number) => string;
    readonly nothingChanged: string;
    readonly typical: string;
    readonly moves: string;
    readonly movesNothing: string;
    readonly fromTo: (from: string, to: string) => string;
    readonly same: string;
    readonly noOdds: string;
    readonly character: string;
    readonly characterHint: string;
    readonly nobody: string;
    readonly sheetChanges: (name: string) => string;
    readonly sheetSame: (name: string) => string;
    readonly warning: (name: string) => string;
    readonly packs: string;
    readonly packsHint: string;
    readonly noPacks: string;
    readonly packName: string;
    readonly save: string;
    readonly load: (name: string) => string;
    readonly drop: (name: string) => string;
    readonly exportPack: string;
    readonly importPack: string;
    readonly packSaved: (name: string) => string;
    readonly packLoaded: (name: string) => string;
    readonly packDropped: (name: string) => string;
    readonly badFile: string;
    readonly otherSystem: (system: string) => string;
    readonly badSwitches: (list: string) => string;
  };
}
