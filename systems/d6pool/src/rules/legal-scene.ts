import { defaultsOf } from '@tafelrunde/system';
import { figureWith, sceneWith } from '../changed.ts';
import { houseRules } from '../data/house-rules.ts';
import { type Figure, figureOf, type Scene, stunOf } from '../model.ts';
import type { DpFact, House } from '../rule.ts';
import { stateWith } from './wounds.ts';

/** A scene that can be played, and what had to be changed for it, to be told like any fact. */
interface LegalScene {
  readonly scene: Scene;
  readonly changes: readonly DpFact[];
}

interface Repaired {
  readonly figure: Figure;
  readonly changes: readonly DpFact[];
}

/** Brings a scene that somebody typed in to a state the rules can reach. What is legal stays as it is. */
export function legalScene(scene: Scene, house: House = defaultsOf(houseRules)): LegalScene {
  const conscious = scene.figures.map((figure) => withState(figure, house));
  const awake = sceneWith(scene, { figures: conscious.map(({ figure }) => figure) });
  const free = awake.figures.map((figure) => withHolds(awake, figure));
  const figures = free.map(({ figure }) => figure);
  const ordered = withOrder(sceneWith(awake, { figures }));
  const changes = [...conscious, ...free].flatMap((one) => one.changes);
  return { scene: ordered.scene, changes: [...changes, ...ordered.changes] };
}

/** DP-WND-02, DP-WND-03, DP-R-79: wounds decide who is conscious; nobody wakes by it, and whoever is out lies on the ground. */
function withState(figure: Figure, house: House): Repaired {
  const due = stateWith(figure, figure.wounds, stunOf(figure), house);
  const isWorse = due !== 'conscious' && figure.consciousness !== 'dead' && due !== figure.consciousness;
  const consciousness = isWorse ? due : figure.consciousness;
  const isDown = consciousness !== 'conscious' && figure.posture !== 'prone';
  if (!isWorse && !isDown) return { figure, changes: [] };
  const { name } = figure;
  const out: DpFact = due === 'dead' ? { kind: 'died', figure: name } : { kind: 'unconscious', figure: name };
  return {
    figure: figureWith(figure, { consciousness, posture: 'prone' }),
    changes: isWorse ? [out] : [{ kind: 'posture', figure: name, to: 'prone' }],
  };
}

/** DP-SPA-01, DP-R-69: a hold has two ends, and ends with whoever is out. */
function withHolds(scene: Scene, figure: Figure): Repaired {
  const holder = figureOf(scene, figure.heldBy ?? '');
  const held = figureOf(scene, figure.holding ?? '');
  const lasts = (by: Figure | undefined, of: Figure | undefined): boolean =>
    by?.consciousness === 'conscious' &&
    of?.consciousness === 'conscious' &&
    by.holding === of.id &&
    of.heldBy === by.id;
  const heldBy = lasts(holder, figure) ? figure.heldBy : null;
  const holding = lasts(figure, held) ? figure.holding : null;
  if (heldBy === figure.heldBy && holding === figure.holding) return { figure, changes: [] };
  return {
    figure: figureWith(figure, { heldBy, holding }),
    changes: [{ kind: 'holdDropped', figure: figure.name }],
  };
}

/** DP-RND-02: everybody in the order is there, and the turn is that of one of them. */
function withOrder(scene: Scene): LegalScene {
  const order = scene.order.filter(({ figure }) => figureOf(scene, figure) !== undefined);
  const isGone = scene.turnIndex !== null && scene.turnIndex >= order.length;
  if (order.length === scene.order.length && !isGone) return { scene, changes: [] };
  const turnIndex = order.length === 0 ? null : Math.min(scene.turnIndex ?? 0, order.length - 1);
  return {
    scene: sceneWith(scene, { order, turnIndex: scene.turnIndex === null ? null : turnIndex }),
    changes: [{ kind: 'orderRepaired' }],
  };
}
