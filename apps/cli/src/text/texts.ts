import type { Locale } from '@tafelrunde/kernel';
import type { CannotRestore, RunningServer } from '@tafelrunde/server';
import type { RuleKind, SwitchShape } from '@tafelrunde/system';
import type { Verification } from '@tafelrunde/table';
import type { FileTrouble } from '../options/read-text.ts';

/** The ways a throw can be found. */
export type VerifyCount = Exclude<keyof Verification, 'faults' | 'rolls'>;

/** What can be wrong with a call, each with what its sentence needs. The keys are the stable codes of the contract. */
export interface Complaints {
  'unknown-command': (data: { readonly name: string; readonly near: readonly string[] }) => string;
  'missing-command': (data: { readonly commands: readonly string[] }) => string;
  'unknown-option': (data: { readonly name: string; readonly near: readonly string[] }) => string;
  'missing-argument': (data: { readonly name: string }) => string;
  'missing-value': (data: { readonly name: string }) => string;
  'too-many-arguments': (data: object) => string;
  'options-conflict': (data: { readonly one: string; readonly other: string }) => string;
  'not-json': (data: { readonly option: string }) => string;

  'system-missing': (data: { readonly known: readonly string[] }) => string;

  'system-not-loaded': (data: { readonly path: string; readonly why: string }) => string;
  'not-a-system': (data: { readonly path: string; readonly part: string }) => string;
  'system-id-taken': (data: { readonly path: string; readonly id: string }) => string;

  cancelled: (data: object) => string;

  'file-unreadable': (data: { readonly path: string; readonly why: FileTrouble }) => string;
  'file-not-json': (data: { readonly path: string }) => string;
  'file-exists': (data: { readonly path: string }) => string;
  'file-not-writable': (data: { readonly path: string; readonly why: FileTrouble }) => string;

  'folder-in-use': (data: { readonly path: string }) => string;
  'not-a-seat-link': (data: object) => string;
  'not-a-seat-key': (data: object) => string;
  'not-an-address': (data: { readonly address: string }) => string;
  'no-such-table': (data: { readonly table: string }) => string;
  'port-in-use': (data: { readonly port: number }) => string;
  'port-forbidden': (data: { readonly port: number }) => string;
  'data-unusable': (data: { readonly path: string; readonly why: string }) => string;
  'host-unavailable': (data: { readonly host: string }) => string;
  'bad-variable': (data: { readonly variable: string }) => string;
  'database-unreachable': (data: { readonly why: string }) => string;
  'cannot-restore': (data: { readonly path: string; readonly why: CannotRestore['why'] }) => string;
}

/** What commands and options are for, as `--help` shows it. */
export interface HelpTexts {
  readonly titles: Readonly<Record<string, string>>;
  readonly options: string;
  readonly command: string;
  readonly program: string;
  readonly examples: string;
  readonly rollExamples: string;
  readonly oddsExamples: string;
  readonly adviseExamples: string;
  readonly houseExamples: string;
  readonly impactExamples: string;
  readonly simulateExamples: string;
  readonly verifyExamples: string;
  readonly exportExamples: string;
  readonly seat: string;
  readonly seatTable: string;
  readonly seatGm: string;
  readonly seatExamples: string;
  readonly mcp: string;
  readonly mcpLink: string;
  readonly mcpServer: string;
  readonly mcpTable: string;
  readonly mcpToken: string;
  readonly mcpExamples: string;

  readonly systems: string;
  readonly rules: string;
  readonly actions: string;
  readonly roll: string;
  readonly odds: string;
  readonly advise: string;
  readonly houseList: string;
  readonly impact: string;
  readonly simulate: string;
  readonly character: string;
  readonly create: string;
  readonly check: string;
  readonly advance: string;
  readonly show: string;
  readonly verify: string;
  readonly export: string;
  readonly serve: string;

  readonly rulesArgument: string;
  readonly actionsArgument: string;
  readonly actionArgument: string;
  readonly adviseArgument: string;
  readonly houseArgument: string;
  readonly impactArgument: string;
  readonly fileArgument: string;
  readonly scenarioArgument: string;
  readonly tableArgument: string;

  readonly json: string;
  readonly locale: string;
  readonly help: string;
  readonly version: string;
  readonly input: string;
  readonly faces: string;
  readonly facesSoFar: string;
  readonly thrown: string;
  readonly kept: string;
  readonly answers: string;
  readonly answersSoFar: string;
  readonly policy: string;
  readonly goal: string;
  readonly seed: string;
  readonly estimateSeed: string;
  readonly fights: string;
  readonly threads: string;
  readonly replay: string;
  readonly markdown: string;
  readonly house: string;
  readonly checks: string;
  readonly fullHouse: string;
  readonly characterFile: string;
  readonly as: string;
  readonly against: string;
  readonly fullRules: string;
  readonly fullActions: string;
  readonly system: string;
  readonly force: string;
  readonly port: string;
  readonly host: string;
  readonly data: string;
  readonly restore: string;
  readonly outsideSystem: string;
}

/** Everything the command line says in one language. A missing entry does not compile. */
export interface Texts {
  readonly locale: Locale;
  readonly help: HelpTexts;
  readonly complaints: Complaints;

  /** In front of an error. */
  readonly error: string;
  ourFailure(message: string): string;

  readonly yes: string;
  readonly no: string;
  readonly gm: string;
  readonly effects: string;
  /** Above what was changed in a scene that was typed in. */
  readonly adjusted: string;
  readonly whichSystem: string;
  /** While it lasts. */
  calculating(seconds: string): string;
  advice(goal: string): string;
  /** Where no single option is the best one. */
  readonly mixed: string;
  inCases(cases: number, of: number): string;
  inShare(percent: string): string;
  written(file: string): string;
  /** One line. */
  serving(url: string, gmLink: string, store: RunningServer['store']): string;
  readonly reach: { readonly address: (address: string) => string; readonly onlyHere: string };
  restored(path: string): string;

  systemCounts(counts: {
    readonly rules: number;
    readonly rulings: number;
    readonly additions: number;
    readonly actions: number;
  }): string;
  readonly rules: {
    readonly kinds: Readonly<Record<RuleKind, string>>;
    section(kind: RuleKind, count: number): string;
    source(source: string): string;
    tests(count: number): string;
    actions(ids: readonly string[]): string;
    cites(ids: readonly string[]): string;
  };
  readonly actions: {
    fields(names: readonly string[]): string;
    chances(names: readonly string[]): string;
    goals(names: readonly string[]): string;
    /** Below the list: where to read on. */
    readonly more: string;
    readonly inputTitle: string;
    readonly noInput: string;
    readonly aimsTitle: string;
    readonly exampleTitle: string;
    readonly required: string;
    usual(value: string): string;
  };
  readonly house: {
    /** What a switch may be set to, where its values are not listed. */
    shape(shape: Exclude<SwitchShape, { readonly values: unknown } | { readonly kind: 'per' }>): string;
    list(values: string): string;
    each(keys: string, values: string): string;
    setting(values: string, usual: string, ruling: string): string;
    readonly none: string;
    /** Below the list: how to see what a switch does. */
    readonly more: string;
  };
  readonly impact: {
    sentence(system: string, changed: number, moved: number, of: number): string;
    readonly noChance: string;
    alone(title: string, value: string): string;
    readonly movesNothing: string;
    readonly sheetSame: string;
  };
  readonly draft: {
    readonly what: string;
    readonly done: string;
    readonly back: string;
    readonly up: string;
    readonly down: string;
    left(label: string, left: number, total: number): string;
    /** Points that nobody has spent. */
    lost(budgets: readonly { readonly label: string; readonly left: number }[]): string;
    readonly sure: string;
    readonly spend: string;
    readonly loseThem: string;
    empty(label: string): string;
    tooLong(label: string, most: number): string;
  };
  readonly check: {
    readonly valid: string;
    problems(count: number): string;
  };
  readonly arena: {
    fought(fights: string, seconds: string, perSecond: string, seed: number): string;
    stopped(fights: string, of: string): string;
    progress(fights: string, of: string, percent: string): string;
    readonly wins: string;
    readonly draw: string;
    rounds(mean: string): string;
    readonly losses: string;
    readonly columns: {
      readonly figure: string;
      readonly out: string;
      readonly dead: string;
      readonly left: string;
    };
    left(mean: string, most: string): string;
    luck(worst: number, usual: number, best: number): string;
    replay(number: number, winner: string | null, rounds: number): string;
  };
  readonly verify: {
    readonly allVerified: string;
    readonly nothing: string;
    broken(count: number): string;
    /** How many throws were found in which way; only those that occur are told. */
    readonly counts: Readonly<Record<VerifyCount, (count: number) => string>>;
    fault(seq: number, what: string): string;
    readonly stillOpen: string;
  };
  readonly odds: {
    /** `exact`: the fraction, or the bounds of an estimate; may be empty. */
    chance(title: string, chance: string, share: string, exact: string): string;
    outcomes(title: string, count: number): string;
    best(goal: string, value: string): string;
    readonly intervals: string;
    readonly assumedTitle: string;
    readonly rangesTitle: string;
    readonly chances: string;
    readonly mean: string;
    readonly outcomesTitle: string;
    readonly otherwise: string;
    more(count: number): string;
    /** Undefined where there is no end. */
    dice(notation: string, mean: string, from: string | undefined, to: string | undefined): string;
    diceEstimated(notation: string, mean: string): string;
    readonly countsTitle: string;
    readonly totalsTitle: string;
    orMore(from: string, chance: string): string;
    orLess(from: string, chance: string): string;
  };
}
