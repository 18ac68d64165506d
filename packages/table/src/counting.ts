import type { TurnState, TurnView } from '@tafelrunde/system';
import type { Tracker, TrackerCondition, TrackerEntry } from './tracker.ts';

/** The rounds that count at a table: those of its own order, else those that the rules keep. */
export function countedBy({ round, turn, order }: Tracker, scene: TurnView | null): TurnView | null {
  if (round === 0) return scene;
  const stateOf = (entry: TrackerEntry, place: number): TurnState => {
    if (entry.waitsIn === round) return 'waits';
    return place === turn ? 'acting' : place < turn ? 'done' : 'open';
  };
  return {
    round,
    figure: order[turn]?.figures[0] ?? null,
    order: order.flatMap((entry, place) =>
      entry.figures.map((figure) => ({ figure, state: stateOf(entry, place) })),
    ),
  };
}

/** How many turns a figure has begun; one outside of the order counts by rounds. */
export function turnsHad(now: TurnView | null, figure: string): number {
  if (now === null) return 0;
  const place = now.order.find((one) => one.figure === figure);
  return place === undefined || place.state === 'done' || place.state === 'acting'
    ? now.round
    : now.round - 1;
}

/** Rounds a condition still has; 0 once it is over. It comes back when the order steps back: nothing is counted down. */
export function roundsLeft(now: TurnView | null, condition: TrackerCondition): number | null {
  return condition.until === null ? null : Math.max(0, condition.until - turnsHad(now, condition.figure));
}

/** Where another count takes over, what lasts keeps the rounds it has left; where counting ends, so does what was counted. */
export function recounted(before: Tracker, after: Tracker, scene: TurnView | null): Tracker {
  const [was, is] = [countedBy(before, scene), countedBy(after, scene)];
  return { ...after, conditions: recountedConditions(after.conditions, was, is) };
}

/** The tracker when the rules have begun, continued or ended a fight. */
export function afterScene(tracker: Tracker, was: TurnView | null, is: TurnView | null): Tracker {
  if (tracker.round > 0 || was === null || is !== null) return tracker;
  return { ...tracker, conditions: recountedConditions(tracker.conditions, was, is) };
}

function recountedConditions(
  conditions: readonly TrackerCondition[],
  was: TurnView | null,
  is: TurnView | null,
): readonly TrackerCondition[] {
  return conditions.flatMap((condition) => {
    const left = roundsLeft(was, condition);
    if (left === null) return [condition];
    const isOver = left === 0 || (was !== null && is === null);
    return isOver ? [] : [{ ...condition, until: turnsHad(is, condition.figure) + left }];
  });
}
