import {
  type Advice,
  type Decider,
  type Distribution,
  type Faces,
  type Fact,
  type Fate,
  GM,
  type Problem,
  type Question,
  type Result,
  type Rule,
  type Stance,
  type Tape,
  type TraceLine,
} from '@tafelrunde/kernel';
import { closedForm } from './closed-form.ts';

/** A border: reads a value from outside into a type, or says what is wrong with it. */
export interface Schema<T> {
  parse(raw: unknown): Result<T, readonly Problem[]>;
  /** The same as JSON Schema: forms and documentation come from it. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** What a rule has come to: what happened, and the typed changes it makes. */
export interface Resolution<O, E> {
  readonly outcome: O;
  readonly effects: readonly E[];
}

export type Outcome = Readonly<Record<string, unknown>>;

/** A typed change; applied by one function of its system and by nothing else. */
export interface Effect {
  readonly kind: string;
}

/** What best play aims at: a named chance, or a named number as large as possible. */
export type Goal = { readonly chance: string } | { readonly maximise: string };

/** Who may do it at a table: whoever plays the figure that acts (and the GM), the GM alone, or everybody with a seat that plays. */
export type ActionPermission = 'player' | 'gm' | 'anyone';

/** The law of an outcome that a closed form or a solver has found: in whole weights, or in doubles. */
export type Solved<O> = (
  | { readonly kind: 'whole'; readonly law: Distribution<O> }
  | {
      readonly kind: 'doubles';
      readonly law: readonly (readonly [outcome: O, p: number])[];
      /** No chance is further than this from the true one: see `boundAfter`. */
      readonly bound: number;
    }
) & {
  /** With a goal: its value under best play. */
  readonly value?: number;
};

/**
 * What stands beside a rule where exploring it cannot reach: a closed form, or a solver of its own. It answers as
 * exploring would, or with undefined where it does not apply, and is tested against the plain rule.
 */
export interface Solver<I, H, O> {
  law(input: I, house: H, goal: Goal | undefined): Solved<O> | undefined;
  /** Each option of the decision that the tape has led to, best first; of those made together, of the one at `place`. */
  advise?(input: I, house: H, goal: Goal, tape: Tape, place?: number): readonly Advice[] | undefined;
  /** A tape that leads to the decision on these dice, where some are set aside already. */
  tapeTo?(input: I, aside: Faces, thrown: Faces): Tape;
}

/** A check as it comes up every evening, and the chance people ask for: the lab starts with it, house rules are told by it. */
export interface TypicalCheck {
  readonly chance: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What an action is defined by. Button, command, odds, advice and log entry all come from this one place. */
export interface ActionDefinition<
  I,
  H,
  R extends Resolution<object, Effect>,
  Id extends string,
  F extends Fact,
> extends ActionRow<I, H, R, Id, F> {
  readonly id: ActionId;
}

/** `system/action`. */
export type ActionId = `${string}/${string}`;

/** An action as it stands in a table, which gives it its name. */
export interface ActionRow<I, H, R extends Resolution<object, Effect>, Id extends string, F extends Fact> {
  readonly cites: readonly Id[];
  readonly rule: (fate: Fate<Id, F>, input: I, house: H) => R;
  /** The fields of the outcome that odds tell apart; by default all. */
  readonly matters?: (outcome: R['outcome']) => object;
  readonly chances?: Readonly<Record<string, (outcome: R['outcome']) => boolean>>;
  /** Numbers that best play can aim at. */
  readonly goals?: Readonly<Record<string, (outcome: R['outcome']) => number>>;
  /** What best play aims at where nobody says otherwise; undefined: decisions take the rules' defaults. */
  readonly aim?: (input: I) => Goal | undefined;
  /** By question: what whoever decides can aim at with the own dice alone. Only the solver's advice knows these numbers. */
  readonly ownGoals?: Readonly<Record<string, readonly string[]>>;
  /** Who may do it at a table; by default whoever plays the figure that acts. */
  readonly by?: ActionPermission;
  /** The figure that acts, where one of the scene does. */
  readonly actor?: (input: I) => Decider | undefined;
  /** By chance: the figure it speaks of, so that it can be told by name ("Mira trifft"). */
  readonly whose?: (input: I) => Readonly<Record<string, Decider | undefined>>;
  /** Chances and goals that the side of the acting figure works against and the other side wants: that the target lives. */
  readonly othersWant?: readonly string[];
  /**
   * Who is for and who is against a goal, question by question. By default the side of the acting figure seeks it, the
   * other side opposes it, and the GM takes the rules' defaults.
   */
  readonly stance?: (input: I, goal: Goal) => (question: Question<unknown>) => Stance;
  readonly solver?: Solver<I, H, R['outcome']>;
  /** Instead of a solver, where nobody decides anything: the closed form alone. The value of a chance is the chance itself. */
  readonly law?: (input: I, house: H) => Solved<R['outcome']> | undefined;
  /** How many runs exploring may take before it counts as too large; fewer than usual where a run is long. */
  readonly budget?: number;
  /** The kinds of fact that can stand in the first line of a log entry, the best one first. */
  readonly headline: readonly F['kind'][];
  readonly typical?: readonly TypicalCheck[];
  /** Whether it brings opponents to the table: the GM may want to keep them hidden at first. */
  readonly bringsOpponents?: boolean;
}

/** How the input of an action is read. */
interface Reading<I> {
  readonly input: Schema<I>;
  readonly fields?: Schema<object> | null;
}

/** An action as everybody outside its system sees it. */
export interface Action {
  readonly id: string;
  readonly cites: readonly string[];
  /** Everything the rule takes; an action on a scene takes it as `scene`. */
  readonly input: Schema<unknown>;
  /** For an action on a scene: the rest of its input, for whoever has the scene. Null for one that needs no scene. */
  readonly fields: Schema<object> | null;
  readonly rule: Rule<unknown, unknown, Resolution<Outcome, Effect>>;
  readonly matters: (outcome: Outcome) => Outcome;
  readonly chances: Readonly<Record<string, (outcome: Outcome) => boolean>>;
  readonly goals: Readonly<Record<string, (outcome: Outcome) => number>>;
  readonly aim: (input: unknown) => Goal | undefined;
  readonly ownGoals: Readonly<Record<string, readonly string[]>>;
  readonly by: ActionPermission;
  readonly actor: (input: unknown) => Decider | undefined;
  readonly whose: (input: unknown) => Readonly<Record<string, Decider | undefined>>;
  readonly othersWant: readonly string[];
  readonly stance: (input: unknown, goal: Goal) => (question: Question<unknown>) => Stance;
  readonly solver: Solver<unknown, unknown, Outcome> | undefined;
  readonly budget: number | undefined;
  readonly headline: readonly string[];
  readonly typical: readonly TypicalCheck[];
  readonly bringsOpponents: boolean;
}

/** Defines an action; its own types are checked here and forgotten outside. */
export function action<I, H, R extends Resolution<object, Effect>, Id extends string, F extends Fact>(
  definition: ActionDefinition<I, H, R, Id, F> & Reading<I>,
): Action {
  const whole: Partial<typeof definition> = {
    fields: null,
    matters: (outcome) => outcome,
    chances: {},
    goals: {},
    aim: () => undefined,
    ownGoals: {},
    by: 'player',
    actor: () => undefined,
    whose: () => ({}),
    othersWant: [],
    typical: [],
    bringsOpponents: false,
    stance: (input, goal) => stanceBySide(whole as unknown as Action, input, goal),
    ...(definition.law === undefined ? {} : { solver: closedForm(definition.law, definition.chances ?? {}) }),
    ...definition,
  };
  return whole as unknown as Action;
}

/** What every scene tells of its figures: which side each is on. */
interface WithSides {
  readonly scene?: { readonly figures: readonly { readonly id: string; readonly side: string }[] };
}

/** The side of the acting figure seeks what it wants, the other side opposes it, the GM takes the rules' defaults. */
function stanceBySide(
  { actor, othersWant }: Action,
  input: unknown,
  goal: Goal,
): (question: Question<unknown>) => Stance {
  const acting = actor(input);
  const figures = (input as WithSides).scene?.figures ?? [];
  const sideOf = (id: Decider | undefined): string | undefined => figures.find((one) => one.id === id)?.side;
  const actingSide = sideOf(acting);
  const isWantedByActor = !othersWant.includes('chance' in goal ? goal.chance : goal.maximise);
  return ({ by }) => {
    if (by === GM) return 'default';
    const isWithActor = acting === undefined || by === acting || sideOf(by) === actingSide;
    return isWithActor === isWantedByActor ? 'seek' : 'oppose';
  };
}

/** The fact that tells in one line what came of an action; undefined if its account holds none. */
export function headlineOf(action: Action, trace: readonly TraceLine[]): Fact | undefined {
  const facts = trace.flatMap((line) => (line.kind === 'fact' ? [line.fact] : []));
  for (const kind of action.headline) {
    const fact = facts.findLast((one) => one.kind === kind);
    if (fact !== undefined) return fact;
  }
  return undefined;
}
