import { type EffectOf, without } from '@tafelrunde/system';
import { copyOf, copyOfScene, type Draft } from './changed.ts';
import type {
  Board,
  Cell,
  CellEntry,
  CoverOverride,
  Enemy,
  FailedGoal,
  Figure,
  HeartLabel,
  Lasting,
  Mode,
  Pc,
  PendingHelp,
  Scene,
  Side,
  Status,
  Trait,
  TraitId,
} from './model.ts';

/** What an effect makes of the figure that it names. */
const onFigure =
  <E>(alter: (figure: Draft<Pc> | Draft<Enemy>, effect: E) => void) =>
  (scene: Draft<Scene>, effect: E & { readonly figure: string }): void => {
    const at = scene.figures.findIndex(({ id }) => id === effect.figure);
    const figure = scene.figures[at];
    if (figure === undefined) return;
    const changed = copyOf(figure);
    alter(changed, effect);
    // `with` takes three times as long.
    const figures = scene.figures.slice();
    figures[at] = changed;
    scene.figures = figures;
  };

/** The same for what only player characters have. */
const onPc = <E>(alter: (figure: Draft<Pc>, effect: E) => void) =>
  onFigure<E>((figure, effect) => {
    if (figure.side === 'pc') alter(figure, effect);
  });

/** Something that is counted goes up, or down. */
interface By {
  readonly by: number;
}
interface WithStatus {
  readonly status: Status;
}
interface WithWeapon {
  readonly weapon: string;
}
interface WithHelp {
  readonly help: PendingHelp;
}
interface WithFigure {
  readonly figure: string;
}

/** Everything a rule can change: what each effect carries, and what it makes of the scene. */
const changes = {
  hearts: onFigure((figure, { by }: By) => {
    figure.hearts = clamp(figure.hearts + by, figure.heartsMax);
  }),
  mana: onPc((figure, { by }: By) => {
    figure.mana = clamp(figure.mana + by, figure.manaMax);
  }),
  armourToken: onFigure((figure, { to }: { readonly to: 0 | 1 }) => {
    figure.armourTokens = to;
  }),
  statusGained: onFigure((figure, { status }: WithStatus) => {
    figure.status = [...without(figure.status, status), status];
  }),
  statusEnded: onFigure((figure, { status }: WithStatus) => {
    figure.status = without(figure.status, status);
  }),
  weaponDropped: onPc((figure, { weapon }: WithWeapon) => setDropped(figure, weapon, true)),
  weaponPickedUp: onPc((figure, { weapon }: WithWeapon) => setDropped(figure, weapon, false)),
  moved: onFigure((figure, { to }: { readonly to: Cell }) => {
    figure.pos = to;
  }),
  coverDeclared: onFigure((figure, { cover }: { readonly cover: CoverOverride | null }) => {
    figure.coverOverride = cover;
  }),
  actionSpent: onFigure((figure) => {
    figure.actionLeft = false;
  }),
  actionReturned: onFigure((figure) => {
    figure.actionLeft = true;
  }),
  moveSpent: onFigure((figure) => {
    figure.moveLeft = false;
  }),
  traitRaised: onPc((figure, { trait, to }: { readonly trait: TraitId; readonly to: Trait }) => {
    figure.traits = { ...figure.traits, [trait]: to };
  }),
  heartsMaxRaised: onFigure((figure, { by }: By) => {
    figure.heartsMax += by;
    figure.hearts += by;
  }),
  manaMaxRaised: onPc((figure, { by }: By) => {
    figure.manaMax += by;
    figure.mana += by;
  }),
  advanceNoted: onPc((figure, { advance }: { readonly advance: string }) => {
    figure.advances = [...figure.advances, advance];
  }),

  helpOffered: (scene: Draft<Scene>, { help }: WithHelp) => {
    scene.pendingHelp = [...scene.pendingHelp, help];
  },
  helpEnded: (scene: Draft<Scene>, { help: { helper, helped } }: WithHelp) => {
    scene.pendingHelp = scene.pendingHelp.filter((one) => one.helper !== helper || one.helped !== helped);
  },
  goalFailed: (scene: Draft<Scene>, { goal }: { readonly goal: FailedGoal }) => {
    scene.failedGoals = [...otherGoals(scene, goal), goal];
  },
  goalClosed: (scene: Draft<Scene>, goal: Pick<FailedGoal, 'figure' | 'goal'>) => {
    scene.failedGoals = otherGoals(scene, goal);
  },
  timerSet: (
    scene: Draft<Scene>,
    { length, consequence }: { readonly length: number; readonly consequence: string },
  ) => {
    scene.timer = { length, value: 0, consequence, fired: false };
  },
  timerMoved: (scene: Draft<Scene>, { by }: By) => {
    const { timer } = scene;
    scene.timer = timer && { ...timer, value: clamp(timer.value + by, timer.length) };
  },
  timerFired: (scene: Draft<Scene>) => {
    scene.timer = scene.timer && { ...scene.timer, fired: true };
  },
  timerCleared: (scene: Draft<Scene>) => {
    scene.timer = null;
  },
  flagRaised: (scene: Draft<Scene>, { flag }: { readonly flag: string }) => {
    scene.flags = [...without(scene.flags, flag), flag];
  },
  lastingStarted: (scene: Draft<Scene>, { lasting }: { readonly lasting: Lasting }) => {
    scene.lasting = [...scene.lasting, lasting];
  },
  lastingTurned: (scene: Draft<Scene>, { caster }: { readonly caster: string }) => {
    scene.lasting = scene.lasting
      .map((one) => (one.caster === caster ? { ...one, turns: one.turns - 1 } : one))
      .filter(({ turns }) => turns > 0);
  },
  cellsChanged: (scene: Draft<Scene>, { cells }: { readonly cells: readonly CellEntry[] }) => {
    const kept = scene.board.cells.filter(
      ({ at }) => !cells.some((one) => one.at[0] === at[0] && one.at[1] === at[1]),
    );
    scene.board = { ...scene.board, cells: [...kept, ...cells.filter(({ kind }) => kind !== 'open')] };
  },
  /** Another map: everybody is put down anew. */
  boardLaid: (scene: Draft<Scene>, { board }: { readonly board: Board }) => {
    scene.board = board;
    scene.figures = scene.figures.map((figure) => ({ ...figure, pos: null }));
    // A barrier has no cells to give back any more.
    scene.lasting = scene.lasting.map((lasting) => ({ ...lasting, cells: [] }));
  },
  figureAdded: (scene: Draft<Scene>, { figure }: { readonly figure: Figure }) => {
    scene.figures = [...scene.figures.filter(({ id }) => id !== figure.id), figure];
  },
  modeSwitched: (scene: Draft<Scene>, { mode }: { readonly mode: Mode }) => {
    scene.mode = mode;
  },
  heartLabelSet: (scene: Draft<Scene>, { label }: { readonly label: HeartLabel }) => {
    scene.heartLabel = label;
  },

  sceneStarted: (scene: Draft<Scene>) => {
    scene.flags = [];
    scene.failedGoals = [];
    scene.pendingHelp = [];
    scene.lasting = [];
  },
  combatStarted: (
    scene: Draft<Scene>,
    { surprise, order }: { readonly surprise: Side | null; readonly order: readonly string[] },
  ) => {
    beginRound(scene, 1);
    scene.turn = null;
    scene.surprise = surprise;
    scene.order = order;
  },
  combatEnded: (scene: Draft<Scene>) => {
    scene.round = 0;
    scene.turn = null;
    scene.acted = [];
    scene.surprise = null;
    scene.order = [];
  },
  roundStarted: (scene: Draft<Scene>, { round }: { readonly round: number }) => beginRound(scene, round),
  turnStarted: (scene: Draft<Scene>, effect: WithFigure) => {
    scene.turn = effect.figure;
    readied(scene, effect);
  },
  turnEnded: (scene: Draft<Scene>, { figure }: WithFigure) => {
    scene.turn = null;
    scene.acted = [...without(scene.acted, figure), figure];
  },
};

export type GwEffect = EffectOf<typeof changes>;

/** Applies effects in order. The only place that makes a new scene out of an old one. */
export function applyEffects(scene: Scene, effects: readonly GwEffect[]): Scene {
  if (effects.length === 0) return scene;
  // One copy for all effects, changed in place until it is handed out.
  const next = copyOfScene(scene);
  for (const effect of effects) changes[effect.kind]?.(next, effect as never);
  return next;
}

const readied = onFigure((figure) => {
  figure.actionLeft = true;
  figure.moveLeft = true;
});

/** Nobody has acted, and downed figures, which have no turn, may crawl again (GW-ADD-05). */
function beginRound(scene: Draft<Scene>, round: number): void {
  scene.round = round;
  scene.acted = [];
  scene.figures = scene.figures.map((figure) => {
    if (figure.moveLeft) return figure;
    const changed = copyOf(figure);
    changed.moveLeft = true;
    return changed;
  });
}

function setDropped(figure: Draft<Pc>, name: string, dropped: boolean): void {
  figure.weapons = figure.weapons.map((weapon) => (weapon.name === name ? { ...weapon, dropped } : weapon));
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

const otherGoals = (
  { failedGoals }: Scene,
  { figure, goal }: Pick<FailedGoal, 'figure' | 'goal'>,
): readonly FailedGoal[] => failedGoals.filter((one) => one.figure !== figure || one.goal !== goal);
