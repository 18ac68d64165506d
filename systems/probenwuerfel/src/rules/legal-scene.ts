import { defaultsOf } from '@tafelrunde/system';
import { houseRules } from '../data/house-rules.ts';
import { type Figure, isOut, type Scene } from '../model.ts';
import type { PwFact } from '../text/facts.ts';
import { hitPointsMax, manaMax } from './derived.ts';

/** What was changed in a scene from outside, as a fact of the system: the account has words for it. */
export type SceneChange = Extract<PwFact, { kind: 'putRight' }>;
type Put = (figure: Figure, what: SceneChange['what']) => void;

const HOUSE = defaultsOf(houseRules);

/** Brings a scene that somebody typed in to a state the rules could have led to, and says what it changed. */
export function legalScene(scene: Scene): {
  readonly scene: Scene;
  readonly changes: readonly SceneChange[];
} {
  const changes: SceneChange[] = [];
  const put: Put = (figure, what) => changes.push({ kind: 'putRight', who: figure.name, what });
  const figures = scene.figures.map((figure) => legalFigure(figure, put));
  const acting = figures.find(({ id }) => id === scene.turn);
  const isOver =
    acting !== undefined && isOut(acting) && scene.figures.some((one) => one.id === acting.id && !isOut(one));
  if (isOver) put(acting, 'turnOver');
  if (changes.length === 0) return { scene, changes };
  return { scene: { ...scene, figures, turn: isOver ? null : scene.turn }, changes };
}

/** PW-ADD-04: never above the maximum; out of action at 0 Lebenspunkte or less, above 0 no longer. */
function legalFigure(typed: Figure, put: Put): Figure {
  let figure = typed;
  // PW-R-18: what was frozen by the table's switch has maxima of its own.
  if (figure.frozen === null && figure.hitPoints > hitPointsMax(figure, HOUSE)) {
    put(figure, 'hitPointsCut');
    figure = { ...figure, hitPoints: hitPointsMax(figure, HOUSE) };
  }
  if (figure.frozen === null && figure.mana > manaMax(figure, HOUSE)) {
    put(figure, 'manaCut');
    figure = { ...figure, mana: manaMax(figure, HOUSE) };
  }
  return legalState(figure, put);
}

/** PW-ADD-04: the state that the Lebenspunkte stand for. */
export function legalState(figure: Figure, put: Put): Figure {
  if (figure.hitPoints <= 0 && !isOut(figure)) {
    put(figure, 'outOfAction');
    return { ...figure, status: [...figure.status, 'outOfAction'] };
  }
  if (figure.hitPoints > 0 && isOut(figure)) {
    put(figure, 'inAction');
    return { ...figure, status: figure.status.filter((one) => one !== 'outOfAction') };
  }
  return figure;
}
