import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type LifeCircle } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { emptyScene } from '../scene.ts';
import { chooseSegment } from './injuries.ts';
import { isWhole, type Segment, segmentsOf, untreatedHeavies, withSegment } from './life-circles.ts';

export interface Healed {
  readonly segments: number;
  readonly effects: readonly HhEffect[];
}

const isBad = ({ heavy, critical }: LifeCircle): boolean => heavy.length > 0 || critical !== 'none';

/** HH-REG-07, HH-INJ-04, HH-INJ-09: circles with untreated heavy or critical injuries do not heal. */
const isTreated = (circle: LifeCircle, house: House): boolean =>
  untreatedHeavies(circle) === 0 &&
  (circle.critical === 'none' ||
    circle.critical === 'treated' ||
    (circle.critical === 'stabilised' && house['critical.firstAidHeals']));

/** HH-REG-03 to 07, HH-R-66: which segments one night brings back. */
export function healAtNight(fate: HhFate, figure: Figure, regeneration: number, house: House): Healed {
  let healed: Healed = { segments: 0, effects: [] };
  let chosen: number | null = null;
  const anyBad = figure.lifeCircles.some(isBad);
  for (let left = regeneration; left > 0; left -= 1) {
    const now = figureAfter(figure, healed.effects);
    const places = placesToHeal(now, figure, chosen, house);
    if (places.length === 0) break;
    const place = chooseSegment(fate, 'heal', 'HH-REG-03', figure.id, places);
    const circle = now.lifeCircles[place.circle] as LifeCircle;
    const slow = isBad(circle) || place.ring !== 'outer';
    const cite = isBad(circle) ? 'HH-REG-06' : anyBad ? 'HH-REG-05' : 'HH-REG-03';
    fate.note(cite, { kind: 'segmentHealed', figure: figure.name, circle: place.circle, ring: place.ring });
    const to = withHealed(circle, place);
    healed = {
      segments: healed.segments + 1,
      effects: [...healed.effects, { kind: 'lifeCircle', figure: figure.id, circle: place.circle + 1, to }],
    };
    // HH-REG-04: one circle a night beside heavy or critical injuries.
    if (anyBad) chosen = place.circle;
    if (slow) break;
  }
  return healed;
}

/** HH-R-66: a heavy injury ends with its middle segment, a critical one with the inner one. */
function withHealed(circle: LifeCircle, { ring, index }: Segment): LifeCircle {
  const back = withSegment(circle, ring, index, false);
  if (ring === 'middle') return { ...back, heavy: circle.heavy.filter(({ middle }) => middle !== index) };
  return ring === 'inner' && !back.inner.includes(true) ? { ...back, critical: 'none' } : back;
}

function placesToHeal(now: Figure, atDusk: Figure, chosen: number | null, house: House): readonly Segment[] {
  const circles = now.lifeCircles.map((circle, index) => ({ circle, index }));
  const hurt = circles.filter(({ circle, index }) => !isWhole(circle) && (chosen ?? index) === index);
  // HH-REG-05: circles with light injuries only come first.
  const light = hurt.filter(({ circle }) => !isBad(circle));
  const candidates = light.length > 0 ? light : hurt.filter(({ circle }) => isTreated(circle, house));
  const isFresh = ({ index }: { index: number }) =>
    (atDusk.lifeCircles[index] as LifeCircle).outer.includes(true);
  return candidates.flatMap((one) => nextBack(one.circle, one.index, house, isFresh(one)));
}

/** HH-R-66: outer segments first; then middle, then inner ones, one per night, or as the GM says. */
function nextBack(
  circle: LifeCircle,
  index: number,
  house: House,
  outerHealsTonight: boolean,
): readonly Segment[] {
  const lost = (ring: Segment['ring']): readonly Segment[] =>
    segmentsOf(circle, ring, true).map((segment) => ({ circle: index, ring, index: segment }));
  const outer = lost('outer');
  if (outer.length > 0) return outer;
  if (outerHealsTonight || house['heal.innerSegments'] === 'gm') return [];
  const middle = lost('middle');
  return middle.length > 0 ? middle : lost('inner');
}

const figureAfter = (figure: Figure, effects: readonly HhEffect[]): Figure =>
  figureOf(applyEffects({ ...emptyScene, figures: [figure] }, effects), figure.id) as Figure;
