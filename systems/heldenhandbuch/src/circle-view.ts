import type { CircleView } from '@tafelrunde/system';
import type { CriticalState, Figure, LifeCircle, Ring } from './model.ts';
import { untreatedHeavies } from './rules/life-circles.ts';

/** HH-INJ-01, HH-INJ-02, HH-INJ-05: what weighs on a life circle as a whole. */
export type CircleState = `${'untreated' | 'treated'}Heavy` | `${Exclude<CriticalState, 'none'>}Critical`;

/** The life circles of a figure as they are drawn, from the outer ring inwards. */
export const circlesOf = ({ lifeCircles }: Figure): readonly CircleView[] =>
  lifeCircles.map((circle, index) => ({
    id: `circle${index + 1}`,
    rings: (['outer', 'middle', 'inner'] as const).map((ring) => ({
      id: ring,
      segments: circle[ring].map((isLost, i) => (isLost ? injuryAt(circle, ring, i) : '')),
    })),
    state: stateOf(circle),
  }));

/** HH-R-57: an outer segment went with its middle one, or alone. */
function injuryAt({ critical, heavy }: LifeCircle, ring: Ring, index: number): string {
  if (critical !== 'none' || ring === 'inner') return 'critical';
  const middle = ring === 'middle' ? index : Math.floor(index / 2);
  return ring === 'middle' || heavy.some((injury) => injury.middle === middle) ? 'heavy' : 'light';
}

function stateOf(circle: LifeCircle): CircleState | '' {
  if (circle.critical !== 'none') return `${circle.critical}Critical`;
  if (circle.heavy.length === 0) return '';
  return untreatedHeavies(circle) > 0 ? 'untreatedHeavy' : 'treatedHeavy';
}
