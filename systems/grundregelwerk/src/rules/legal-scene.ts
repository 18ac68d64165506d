import { type Figure, has, isOut, type Scene, type Status } from '../model.ts';
import type { GwFact } from '../text/facts.ts';

/** What was changed in a scene from outside, as a fact of the system: the account has words for it. */
export type SceneChange = Extract<GwFact, { kind: 'putRight' }>;

/** Brings a scene that somebody typed in to a state the rules could have led to, and says what it changed. */
export function legalScene(scene: Scene): {
  readonly scene: Scene;
  readonly changes: readonly SceneChange[];
} {
  const changes: SceneChange[] = [];
  const put = (figure: Figure, what: SceneChange['what']) =>
    changes.push({ kind: 'putRight', figure: figure.name, what });
  const bodies = scene.figures.map((figure) => legalFigure(figure, put));
  const figures = apart(bodies, put);
  const acting = figures.find(({ id }) => id === scene.turn);
  const isOver = acting !== undefined && isOut(acting);
  if (isOver) put(acting, 'turnOver'); // GW-ADD-09: who is out has no turn.
  if (changes.length === 0) return { scene, changes };
  return { scene: { ...scene, figures, turn: isOver ? null : scene.turn }, changes };
}

type Put = (figure: Figure, what: SceneChange['what']) => void;

/** No more hearts and Mana than there can be, and the state that the hearts left stand for. */
export function legalFigure(typed: Figure, put: Put): Figure {
  let figure = typed;
  if (figure.hearts > figure.heartsMax) {
    put(figure, 'heartsCut');
    figure = { ...figure, hearts: figure.heartsMax };
  }
  if (figure.side === 'pc' && figure.mana > figure.manaMax) {
    put(figure, 'manaCut');
    figure = { ...figure, mana: figure.manaMax };
  }
  const what = wrongState(figure);
  if (what === null) return figure;
  put(figure, what);
  return { ...figure, ...STATES[what](figure.status) };
}

/** GW-DWN-01: without a heart one is downed, and who is downed has none. GW-R-16: an enemy without one is out. */
function wrongState(figure: Figure): keyof typeof STATES | null {
  const isDowned = has(figure, 'downed');
  if (isOut(figure)) return null;
  if (figure.side === 'enemy') return isDowned || figure.hearts === 0 ? 'enemyOut' : null;
  if (figure.hearts === 0) return isDowned ? null : 'downed';
  return isDowned ? 'noHearts' : null;
}

const without = (all: readonly Status[]): readonly Status[] => all.filter((one) => one !== 'downed');

const STATES = {
  enemyOut: (status: readonly Status[]) => ({ status: [...without(status), 'dead' as const], hearts: 0 }),
  downed: (status: readonly Status[]) => ({ status: [...status, 'downed' as const] }),
  noHearts: () => ({ hearts: 0 }),
};

/** GW-ADD-04: one standing figure per cell; the first one stays there, the others leave the board. */
function apart(figures: readonly Figure[], put: Put): readonly Figure[] {
  const taken = new Set<string>();
  return figures.map((figure) => {
    if (figure.pos === null || isOut(figure) || has(figure, 'downed')) return figure;
    const cell = String(figure.pos);
    if (!taken.has(cell)) {
      taken.add(cell);
      return figure;
    }
    put(figure, 'cellTaken');
    return { ...figure, pos: null };
  });
}
