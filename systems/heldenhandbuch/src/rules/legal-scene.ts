import { figureWith, sceneWith } from '../changed.ts';
import { type Figure, has, itemOf, type Scene, type Status } from '../model.ts';
import type { WorldFact } from '../text/world-facts.ts';
import { isLethal } from './life-circles.ts';

/** A scene as play could have come to it, and what had to be changed for that. */
export interface LegalScene {
  readonly scene: Scene;
  readonly changes: readonly WorldFact[];
}

/** Brings a scene that somebody typed in to a legal state. One that is legal stays as it is. */
export function legalScene(typed: Scene): LegalScene {
  const changes: WorldFact[] = [];
  const figures = typed.figures.map((figure) => legalFigure(figure, changes));
  return { scene: changes.length === 0 ? typed : sceneWith(typed, { figures }), changes };
}

function legalFigure(typed: Figure, changes: WorldFact[]): Figure {
  let figure = typed;
  const gain = (status: Status): void => {
    if (has(figure, status)) return;
    figure = figureWith(figure, { status: [...figure.status, status] });
    changes.push({ kind: 'statusGained', figure: figure.name, status });
  };
  // HH-INJ-10, HH-R-63: lethal injuries kill; whoever was brought back with them is without consciousness.
  if (isLethal(figure)) gain(has(figure, 'resuscitated') ? 'unconscious' : 'dead');
  // HH-DRK-06: with the last psyche out cold, else asleep.
  if (has(figure, 'deadDrunk') && !has(figure, 'unconscious') && !has(figure, 'asleep')) {
    gain(figure.psyche.points === 0 ? 'unconscious' : 'asleep');
  }
  for (const hand of ['wielded', 'worn'] as const) {
    const item = figure[hand];
    if (item === null || itemOf(figure, item) !== undefined) continue;
    figure = figureWith(figure, { [hand]: null });
    changes.push({ kind: 'itemMissing', figure: figure.name, item });
  }
  return figure;
}
