import {
  canonical,
  exact,
  explain,
  LOCALES,
  play,
  type Rule,
  type Run,
  seededDice,
  simulate,
  solve,
} from '@tafelrunde/kernel';
import {
  type Action,
  defaultsOf,
  headlineOf,
  type Outcome,
  oddsOf,
  type System,
  type SystemDictionary,
} from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { compareOrders } from '../asked-backwards.ts';
import { lostInJson } from '../lost-in-json.ts';
import { compareMarks } from '../without-marks.ts';

export interface ActionsSuite {
  /** What the system has words for: exactly its actions, and every field that people see. */
  readonly dictionary: Pick<SystemDictionary, 'actions' | 'fields'>;
  /** One legal input for every action, as it would come from outside. */
  readonly samples: Readonly<Record<string, unknown>>;
  /** Actions whose samples are too large for exact odds, with the reason. */
  readonly estimated?: Readonly<Record<string, string>>;
  /** Chances that plain best play cannot reach, because the action brings its own solver. */
  readonly solvedBeside?: readonly string[];
}

/** Chances for which best play is compared, of actions that have many. */
const COMPARED_GOALS = 2;
/** How many runs a comparison may take; fewer where runs are long, which is where an action has a budget of its own. */
const COMPARED_RUNS = 1_000;
const LONG_COMPARED_RUNS = 150;

type Finished = Extract<Run<ReturnType<Action['rule']>>, { kind: 'finished' }>;

/** Every action of a system meets every interpreter. */
export function describeActions(system: System, suite: ActionsSuite): void {
  const { actions, words } = system;
  const house = defaultsOf(system.houseRules);

  function parsed(action: Action): unknown {
    const input = action.input.parse(suite.samples[action.id]);
    if (!input.ok) throw new Error(`${action.id}: ${JSON.stringify(input.error)}`);
    return input.value;
  }
  function played(action: Action, seed: number): Finished {
    const run = play(action.rule, parsed(action), house, [], { dice: seededDice(seed), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error(`${action.id} is not finished`);
    return run;
  }

  test('every action has a sample, texts in both languages, and labels for its input', () => {
    const named = Object.keys(suite.dictionary.actions).map((name) => `${system.id}/${name}`);
    expect(named.toSorted()).toEqual(actions.map(({ id }) => id).toSorted());
    expect(Object.keys(suite.samples)).toEqual(actions.map(({ id }) => id));
    for (const action of actions) {
      for (const locale of LOCALES) expect(words[locale].action(action.id).title).not.toBe('');
      const fields = Object.keys((action.input.json as { properties: object }).properties);
      expect(
        fields.filter((field) => !Object.hasOwn(suite.dictionary.fields, field)),
        action.id,
      ).toEqual([]);
    }
  });

  describe.each(actions.map((action) => [action.id, action] as const))('%s', (id, action) => {
    const outcomeOf: Rule<unknown, unknown, ReturnType<Action['rule']>['outcome']> = (fate, input, h) =>
      action.rule(fate, input, h).outcome;
    // Several tests look at them; they are calculated once.
    let known: ReturnType<typeof oddsOf> | undefined;
    const oddsHere = () => {
      known ??= oddsOf(action, parsed(action), house);
      if (!known.ok) throw new Error(known.error.code);
      return known.value;
    };

    test('is played to an end, twice the same with the same seed', () => {
      const once = played(action, 7);
      expect(played(action, 7).outcome).toEqual(once.outcome);
      expect(once.outcome.outcome['kind'], 'the sample is a legal one').not.toBe('refused');
      // Its tape alone leads to the same end.
      expect(play(action.rule, parsed(action), house, once.tape)).toEqual(once);
    });

    test('is told in both languages, with a headline', () => {
      const { trace } = played(action, 3);
      expect(headlineOf(action, trace)).toBeDefined();
      for (const locale of LOCALES) {
        const told = explain(trace, {
          fact: ({ fact }) => words[locale].fact(fact),
          choice: words[locale].choice,
          roll: () => '',
        });
        for (const { text, dice } of told) {
          if (dice === undefined) expect(text, `${id} ${locale}`).toMatch(/^\S.{3,}$/u);
          expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }
    });

    const tooLarge = suite.estimated?.[id];
    if (tooLarge !== undefined) {
      test(`has no exact odds: ${tooLarge}`, () => {
        expect(oddsOf(action, parsed(action), house)).toMatchObject({
          ok: false,
          error: { code: 'too-large' },
        });
      });
    } else {
      test('has exact odds that sum to one', () => {
        const { exact, bound, outcomes } = oddsHere();
        // In whole weights, or in doubles by a solver that says how far they may be off.
        expect(exact).not.toBe(false);
        expect(exact === 'double').toBe(bound !== undefined);
        expect(outcomes.every(({ chance }) => 'fraction' in chance)).toBe(exact === true);
        expect(outcomes.reduce((sum, { chance }) => sum + chance.p, 0)).toBeCloseTo(1, 12);
      });
    }

    // Best play is what the odds of an action with an aim are of; simulation takes the defaults.
    if (tooLarge === undefined && action.aim(parsed(action)) === undefined) {
      test('has odds that agree with simulation', () => {
        const runs = 1_500;
        const seen = new Map<string | number, number>();
        simulate(outcomeOf, parsed(action), house, { dice: seededDice(2026), runs }, (outcome) => {
          const key = canonical(action.matters(outcome));
          seen.set(key, (seen.get(key) ?? 0) + 1);
        });
        for (const { outcome, chance } of oddsHere().outcomes) {
          // Five standard errors, at most 0.065, seed 2026. That each reading has the law of its faces is enumerated elsewhere.
          const bound = 5 * Math.sqrt((chance.p * (1 - chance.p)) / runs) + 1e-12;
          expect(Math.abs((seen.get(canonical(outcome)) ?? 0) / runs - chance.p)).toBeLessThanOrEqual(bound);
        }
        expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(runs);
      });
    }

    const chances = Object.entries(action.chances);
    if (tooLarge === undefined && !suite.solvedBeside?.includes(id) && chances.length > 0) {
      test('is solved: best play for each chance is at least as good as the defaults', () => {
        for (const [name, holds] of chances) {
          const best = solve(outcomeOf, parsed(action), house, (outcome) => (holds(outcome) ? 1 : 0));
          if (!best.ok) throw new Error(best.error.code);
          expect(best.value.value).toBeGreaterThanOrEqual((oddsHere().chances[name]?.p ?? 0) - 1e-12);
        }
      });
    }

    const goals = Object.values(action.chances).map(
      (holds) => (outcome: Outcome) => (holds(outcome) ? 1 : 0),
    );

    const comparedRuns = action.budget === undefined ? COMPARED_RUNS : LONG_COMPARED_RUNS;

    test('has marks that change nothing but time', () => {
      const { compared, coarse } = compareMarks(outcomeOf, parsed(action), house, {
        goals: goals.slice(0, COMPARED_GOALS),
        budget: comparedRuns,
      });
      expect(compared).toBeGreaterThan(0);
      expect(coarse, 'after this tape').toBeUndefined();
    });

    test('does not depend on who of those that decide at once is asked first', () => {
      for (const name of Object.keys(action.chances).slice(0, COMPARED_GOALS)) {
        const holds = action.chances[name] as (outcome: Outcome) => boolean;
        const stance = action.stance(parsed(action), { chance: name });
        const goal = (outcome: Outcome): number => (holds(outcome) ? 1 : 0);
        const { differs } = compareOrders(
          outcomeOf,
          parsed(action),
          house,
          [goal],
          stance as never,
          comparedRuns,
        );
        expect(differs, `${name}, after this tape`).toBeUndefined();
      }
    });

    test('has outcomes that JSON can carry', () => {
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const { outcome, effects } = played(action, seed).outcome;
        expect(lostInJson(outcome)).toBeUndefined();
        expect(lostInJson(effects)).toBeUndefined();
        expect(lostInJson(action.matters(outcome)), 'of what matters').toBeUndefined();
      }
      const looked = exact(
        (fate, input, h) => {
          const outcome = outcomeOf(fate, input, h);
          const lost = lostInJson(outcome);
          if (lost !== undefined) throw new Error(lost);
          return outcome;
        },
        parsed(action),
        house,
        { budget: 3_000 },
      );
      expect(looked.ok || looked.error.code === 'too-large').toBe(true);
    });

    test('has effects that can be applied and stored as JSON', () => {
      const { effects } = played(action, 11).outcome;
      expect(JSON.parse(JSON.stringify(effects))).toEqual(effects);
      const { scene } = parsed(action) as { scene?: unknown };
      const after = system.scene.apply(scene ?? system.scene.empty, effects);
      expect(system.scene.parse(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
    });

    test('refuses unknown fields by name', () => {
      const result = action.input.parse({ ...(suite.samples[id] as object), nonsense: 1 });
      expect(result).toMatchObject({ ok: false, error: [{ code: 'unknown-field', at: 'nonsense' }] });
    });
  });
}
