import { create } from 'zustand';
import { answerThrow, beginThrow, inputFor, isWaiting, type Throwing } from '../../engine/throwing.ts';
import {
  actionNamed,
  CONDITIONS,
  type ConditionId,
  type DieSize,
  type Level,
  TNS,
  type Tn,
} from './ladders.ts';
import { logThrow } from './log-throw.ts';

/** A test as it stands on the controls. */
export interface TestSetup {
  readonly die: DieSize;
  readonly level: Level;
  readonly tn: Tn;
  readonly conditions: readonly ConditionId[];
  /** Steps for which the list has no name. */
  readonly steps: number;
  readonly help: boolean;
}

interface TestState extends TestSetup {
  readonly real: boolean;
  readonly throwing: Throwing | undefined;
  change(change: Partial<TestSetup>): void;
  setReal(real: boolean): void;
  roll(d6only: boolean, house: unknown): void;
  answer(answer: Parameters<typeof answerThrow>[1]): void;
  cancel(): void;
}

export const sumOfSteps = ({ conditions, steps }: TestSetup): number =>
  conditions.reduce((sum, id) => sum + CONDITIONS[id], steps);

/** The bare test of the game that is played, with what it needs to know. */
export function testAction(setup: TestSetup, d6only: boolean) {
  const action = actionNamed(d6only ? 'd6-test' : 'test');
  const shared = { steps: sumOfSteps(setup), help: setup.help };
  const raw = d6only
    ? { level: setup.level, grade: TNS.indexOf(setup.tn) - 1, ...shared }
    : { die: setup.die, tn: setup.tn, ...shared };
  return { action, input: inputFor(action, raw) };
}

export const useTestStore = create<TestState>()((set, get) => {
  const keep = (throwing: Throwing) => {
    set({ throwing });
    if (throwing.run.kind === 'finished') logThrow(throwing, 'success');
  };
  return {
    die: 10,
    level: 'trained',
    tn: 6,
    conditions: [],
    steps: 0,
    help: false,
    real: false,
    throwing: undefined,
    // A new test: what lies on the table belongs to the last one.
    change: (change) => set({ ...change, throwing: undefined }),
    setReal: (real) => set({ real, throwing: undefined }),
    roll(d6only, house) {
      if (isWaiting(get().throwing)) return;
      keep(beginThrow({ ...testAction(get(), d6only), house, real: get().real, settle: undefined }));
    },
    answer(answer) {
      const { throwing } = get();
      if (throwing !== undefined) keep(answerThrow(throwing, answer));
    },
    cancel: () => set({ throwing: undefined }),
  };
});
