import type { Faces } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import { type Figure, figureOf, type Item, itemOf, type Scene } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import {
  type CraftInput,
  type CraftOutcome,
  divide,
  gradeOf,
  madeBy,
  mostEffects,
  type ReworkInput,
  reworkedBy,
  type WorkUnpaidInput,
  workCheck,
  workProblem,
} from '../rules/crafting.ts';
import type { CraftingPlan } from '../rules/crafting-plan.ts';
import { type Batch, batchCheck, chooseBatch, type MassInput } from '../rules/mass-production.ts';
import { counted } from '../rules/numbers.ts';
import type { Best } from './best-ending.ts';
import type { SolvableCheck } from './check-goals.ts';
import {
  batchChances,
  batchGoals,
  craftChances,
  craftGoals,
  craftPreference,
  worthBy,
} from './craft-goals.ts';
import { endingReading } from './ending-reading.ts';
import { dividesQuickly, QuickCraft } from './quick-craft.ts';
import { QuickEnding, readsQuickly } from './quick-ending.ts';
import { type RollReading, rollSolver } from './roll-solver.ts';
import { thrownFor } from './world-solvers.ts';

/** Somebody at work on a piece. */
interface Work {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly piece: Item;
  readonly tool: Item;
  /** The quality aimed at. */
  readonly wanted?: number | undefined;
}

/** Undefined where the work cannot begin. */
function workOf(
  { scene, figure: id, tool: toolId }: Pick<CraftInput, 'scene' | 'figure' | 'tool'>,
  pieceOf: (figure: Figure) => Item | undefined,
  workplace: boolean,
  needsMaterial: boolean,
): Work | undefined {
  const figure = figureOf(scene, id);
  const piece = figure && pieceOf(figure);
  const tool = figure && itemOf(figure, toolId);
  if (figure === undefined || piece === undefined || tool === undefined) return undefined;
  if (workProblem(figure, piece, tool, workplace) !== null) return undefined;
  if (needsMaterial && (figure.materials[piece.name] ?? 0) < 1) return undefined;
  return { scene, figure, piece, tool };
}

/** A solver of work whose group is divided, and whose total `made` makes something of. */
function workSolver<I>(
  kind: 'new' | 'rework',
  workFor: (input: I) => Work | undefined,
  made: (work: Work, plan: CraftingPlan, house: House) => CraftOutcome,
) {
  const reading = (
    input: I,
    check: SolvableCheck,
    house: House,
    goal: Goal,
  ): RollReading<CraftOutcome | Refused> | undefined => {
    const worth = worthBy(goal, craftChances, craftGoals);
    const work = workFor(input);
    if (worth === undefined || work === undefined) return undefined;
    const { figure, piece } = work;
    return endingReading<CraftOutcome>(check, house, {
      about: [
        kind,
        goal,
        work.wanted,
        piece.kind,
        piece.quality,
        piece.effects.length,
        figure.skills['weaponsmith'],
      ],
      by: figure.id,
      end: (fate, { outcome, settled }) => {
        const { number, group } = outcome;
        const rolled = { usable: settled.usable, group, number: counted(number) };
        return made(work, divide(fate, work, rolled, house), house);
      },
      worth,
      preference: craftPreference,
      noDice: made(work, { total: 0, effects: 0 }, house),
      quick: quickly(check, work, house, (plan) => {
        const outcome = made(work, plan, house);
        return { outcome, value: worth(outcome) };
      }),
    });
  };
  return rollSolver<I, CraftOutcome | Refused>({
    request: (input) => {
      const work = workFor(input);
      return work && thrownFor(workCheck(work));
    },
    reading,
  });
}

/** The quick way to the best division of dice, where it reads them as this table does. */
function quickly(
  check: SolvableCheck,
  { figure, piece }: Work,
  house: House,
  made: (plan: CraftingPlan) => Best<CraftOutcome>,
): ((faces: Faces) => Best<CraftOutcome>) | undefined {
  if (gradeOf(figure) > 0) {
    if (!dividesQuickly(house)) return undefined;
    const quick = new QuickCraft(check, mostEffects(figure, piece), house, made, craftPreference);
    return (faces) => quick.of(faces);
  }
  if (!readsQuickly(house)) return undefined;
  const known: Best<CraftOutcome>[] = [];
  const best = (number: number): Best<CraftOutcome> => {
    known[number] ??= made({ total: counted(number), effects: 0 });
    return known[number] as Best<CraftOutcome>;
  };
  const quick = new QuickEnding(check, (number) => best(number).value);
  return (faces) => best(quick.summary(faces, []).number);
}

const bare = (piece: Item): Item => ({ ...piece, effects: [] });

/** Beside HH-SMI-02 to 09. */
export const craftSolver = workSolver<CraftInput>(
  'new',
  (input) => {
    const work = workOf(input, () => bare(input.piece), input.workplace, true);
    return work && { ...work, wanted: input.wanted };
  },
  ({ wanted }, plan) => madeBy(plan, wanted),
);

/** Beside HH-SMI-10. */
export const reworkSolver = workSolver<ReworkInput>(
  'rework',
  (input) => workOf(input, (figure) => itemOf(figure, input.item), input.workplace, true),
  ({ piece }, plan, house) => reworkedBy(piece, plan, house).outcome,
);

/** Beside HH-SMI-13: like a tool, it carries no effects. */
export const workUnpaidSolver = workSolver<WorkUnpaidInput>(
  'new',
  (input) => workOf(input, () => ({ ...input.piece, kind: 'tool' }), true, false),
  (_work, plan) => madeBy(plan),
);

const batchOf = (input: MassInput) => workOf(input, () => input.piece, input.workplace, true);

/** Beside HH-SMI-11. */
export const massSolver = rollSolver<MassInput, Batch | Refused>({
  request: (input) => {
    const work = batchOf(input);
    return work && thrownFor(batchCheck(work));
  },
  reading: (input, check, house, goal) => {
    const worth = worthBy(goal, batchChances, batchGoals);
    const work = batchOf(input);
    if (worth === undefined || work === undefined) return undefined;
    const { figure, piece } = work;
    const material = figure.materials[piece.name] ?? 0;
    return endingReading<Batch>(check, house, {
      about: ['batch', goal, material],
      by: figure.id,
      end: (fate, { settled }) => chooseBatch(fate, { by: figure.id, material }, settled.usable, house),
      worth,
      preference: craftPreference,
      noDice: { pieces: 0, quality: 0 },
    });
  },
});
