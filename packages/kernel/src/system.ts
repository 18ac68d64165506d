import type { Action, Effect } from './action.ts';
import type { Switches } from './house-rules.ts';
import type { TraceLine } from './interpreters/play.ts';
import type { Problem, Result } from './result.ts';
import type { AskedQuestion } from './tape.ts';
import type { Fact, Locale, RuleText, Text } from './text.ts';

export const RULE_KINDS = ['rule', 'addition', 'ruling'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface CatalogueEntry {
  readonly id: string;
  readonly kind: RuleKind;
  /** Heading and line of the original document. */
  readonly source: string;
  readonly text: Readonly<Record<Locale, RuleText>>;
}

/** Everything a system says in one language. */
export interface SystemWords {
  fact(fact: Fact): string;
  choice(line: Extract<TraceLine, { kind: 'choice' }>): string;
  question(question: AskedQuestion): { readonly ask: string; readonly options: Readonly<Record<string, string>> };
  problem(problem: Problem): string | undefined;
  action(id: string): { readonly title: string; readonly hint: string };
  /** The label of an input, outcome or character field, by its name. */
  field(name: string): string;
  /** The label of a value of such a field; undefined where it speaks for itself. */
  value(field: string, value: string): string | undefined;
  chance(name: string): string;
  houseRule(key: string): string;
  /** A value that a switch can be set to. */
  houseValue(key: string, value: string): string;
}

/** How a character of the system is read, judged and shown. */
export interface CharacterKind {
  /** The actions that make one and raise one: their outcome holds it as `character`. */
  readonly create: string;
  readonly advance: string;
  readonly templates: readonly { readonly id: string; readonly title: Text; readonly character: unknown }[];
  /** Reads the shape; what the rules have against it is told by `problems`. */
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  problems(character: unknown, house: unknown): readonly Problem[];
  sheet(character: unknown, locale: Locale): readonly { readonly label: string; readonly value: string }[];
}

/** How the table keeps the state of a system: one value, changed by effects alone. */
export interface SceneKind {
  readonly empty: unknown;
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  apply(scene: unknown, effects: readonly Effect[]): unknown;
  /** The ids of figures for players that these effects bring to the table. */
  newFigures(effects: readonly Effect[]): readonly string[];
}

/** A rule system. The table knows this interface and never a system. */
export interface System {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly catalogue: readonly CatalogueEntry[];
  /** How many tests quote each id of the catalogue; an id without an entry has none. */
  readonly testCounts: Readonly<Record<string, number>>;
  readonly houseRules: Switches;
  readonly actions: readonly Action[];
  readonly character: CharacterKind;
  readonly scene: SceneKind;
  readonly words: Readonly<Record<Locale, SystemWords>>;
}

