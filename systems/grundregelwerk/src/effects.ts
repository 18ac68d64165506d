import type {
  Cell,
  CellKind,
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

/** Everything a rule can change. Nothing else changes a scene. */
export type GwEffect =
  | { readonly kind: 'hearts'; readonly figure: string; readonly by: number }
  | { readonly kind: 'mana'; readonly figure: string; readonly by: number }
  | { readonly kind: 'armourToken'; readonly figure: string; readonly to: 0 | 1 }
  | { readonly kind: 'statusGained'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'statusEnded'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'weaponDropped'; readonly figure: string; readonly weapon: string }
  | { readonly kind: 'weaponPickedUp'; readonly figure: string; readonly weapon: string }
  | { readonly kind: 'moved'; readonly figure: string; readonly to: Cell }
  | { readonly kind: 'coverDeclared'; readonly figure: string; readonly cover: CoverOverride | null }
  | { readonly kind: 'actionSpent'; readonly figure: string }
  | { readonly kind: 'actionReturned'; readonly figure: string }
  | { readonly kind: 'moveSpent'; readonly figure: string }
  | { readonly kind: 'helpOffered'; readonly help: PendingHelp }
  | { readonly kind: 'helpEnded'; readonly help: PendingHelp }
  | { readonly kind: 'goalFailed'; readonly goal: FailedGoal }
  | { readonly kind: 'goalClosed'; readonly figure: string; readonly goal: string }
  | { readonly kind: 'timerSet'; readonly length: number; readonly consequence: string }
  | { readonly kind: 'timerMoved'; readonly by: number }
  | { readonly kind: 'timerFired' }
  | { readonly kind: 'timerCleared' }
  | { readonly kind: 'flagRaised'; readonly flag: string }
  | { readonly kind: 'lastingStarted'; readonly lasting: Lasting }
  | { readonly kind: 'lastingTurned'; readonly caster: string }
  | {
      readonly kind: 'cellsChanged';
      readonly cells: readonly { readonly at: Cell; readonly kind: CellKind }[];
    }
  | { readonly kind: 'figureAdded'; readonly figure: Figure }
  | { readonly kind: 'traitRaised'; readonly figure: string; readonly trait: TraitId; readonly to: Trait }
  | { readonly kind: 'heartsMaxRaised'; readonly figure: string; readonly by: number }
  | { readonly kind: 'manaMaxRaised'; readonly figure: string; readonly by: number }
  | { readonly kind: 'advanceNoted'; readonly figure: string; readonly advance: string }
  | { readonly kind: 'modeSwitched'; readonly mode: Mode }
  | { readonly kind: 'sceneStarted' }
  | { readonly kind: 'heartLabelSet'; readonly label: HeartLabel }
  | { readonly kind: 'combatStarted'; readonly surprise: Side | null; readonly order: readonly string[] }
  | { readonly kind: 'combatEnded' }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'turnStarted'; readonly figure: string }
  | { readonly kind: 'turnEnded'; readonly figure: string };

/** Applies effects in order. The only place that makes a new scene out of an old one. */
export function applyEffects(scene: Scene, effects: readonly GwEffect[]): Scene {
  if (effects.length === 0) return scene;
  // One copy for all effects, changed in place until it is handed out.
  const next = copyOfScene(scene);
  for (const effect of effects) applyEffect(next, effect);
  return next;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

function applyEffect(scene: Draft<Scene>, effect: GwEffect): void {
  switch (effect.kind) {
    case 'hearts':
      change(scene, effect.figure, (f) => {
        f.hearts = clamp(f.hearts + effect.by, f.heartsMax);
      });
      return;
    case 'mana':
      changePc(scene, effect.figure, (f) => {
        f.mana = clamp(f.mana + effect.by, f.manaMax);
      });
      return;
    case 'armourToken':
      change(scene, effect.figure, (f) => {
        f.armourTokens = effect.to;
      });
      return;
    case 'statusGained':
      change(scene, effect.figure, (f) => {
        f.status = [...without(f.status, effect.status), effect.status];
      });
      return;
    case 'statusEnded':
      change(scene, effect.figure, (f) => {
        f.status = without(f.status, effect.status);
      });
      return;
    case 'weaponDropped':
      setDropped(scene, effect.figure, effect.weapon, true);
      return;
    case 'weaponPickedUp':
      setDropped(scene, effect.figure, effect.weapon, false);
      return;
    case 'moved':
      change(scene, effect.figure, (f) => {
        f.pos = effect.to;
      });
      return;
    case 'coverDeclared':
      change(scene, effect.figure, (f) => {
        f.coverOverride = effect.cover;
      });
      return;
    case 'actionSpent':
      change(scene, effect.figure, (f) => {
        f.actionLeft = false;
      });
      return;
    case 'actionReturned':
      change(scene, effect.figure, (f) => {
        f.actionLeft = true;
      });
      return;
    case 'moveSpent':
      change(scene, effect.figure, (f) => {
        f.moveLeft = false;
      });
      return;
    case 'helpOffered':
      scene.pendingHelp = [...scene.pendingHelp, effect.help];
      return;
    case 'helpEnded': {
      const { helper, helped } = effect.help;
      scene.pendingHelp = scene.pendingHelp.filter((h) => h.helper !== helper || h.helped !== helped);
      return;
    }
    case 'goalFailed':
      scene.failedGoals = [...otherGoals(scene, effect.goal.figure, effect.goal.goal), effect.goal];
      return;
    case 'goalClosed':
      scene.failedGoals = otherGoals(scene, effect.figure, effect.goal);
      return;
    case 'timerSet':
      scene.timer = { length: effect.length, value: 0, consequence: effect.consequence, fired: false };
      return;
    case 'timerMoved':
      scene.timer = scene.timer && {
        ...scene.timer,
        value: clamp(scene.timer.value + effect.by, scene.timer.length),
      };
      return;
    case 'timerFired':
      scene.timer = scene.timer && { ...scene.timer, fired: true };
      return;
    case 'timerCleared':
      scene.timer = null;
      return;
    case 'flagRaised':
      scene.flags = [...without(scene.flags, effect.flag), effect.flag];
      return;
    case 'lastingStarted':
      scene.lasting = [...scene.lasting, effect.lasting];
      return;
    case 'lastingTurned':
      scene.lasting = scene.lasting
        .map((l) => (l.caster === effect.caster ? { ...l, turns: l.turns - 1 } : l))
        .filter((l) => l.turns > 0);
      return;
    case 'cellsChanged':
      scene.board = { ...scene.board, cells: mergeCells(scene.board.cells, effect.cells) };
      return;
    case 'figureAdded':
      scene.figures = [...scene.figures.filter((f) => f.id !== effect.figure.id), effect.figure];
      return;
    case 'traitRaised':
      changePc(scene, effect.figure, (f) => {
        f.traits = { ...f.traits, [effect.trait]: effect.to };
      });
      return;
    case 'heartsMaxRaised':
      change(scene, effect.figure, (f) => {
        f.heartsMax += effect.by;
        f.hearts += effect.by;
      });
      return;
    case 'manaMaxRaised':
      changePc(scene, effect.figure, (f) => {
        f.manaMax += effect.by;
        f.mana += effect.by;
      });
      return;
    case 'advanceNoted':
      changePc(scene, effect.figure, (f) => {
        f.advances = [...f.advances, effect.advance];
      });
      return;
    case 'modeSwitched':
      scene.mode = effect.mode;
      return;
    case 'sceneStarted':
      scene.flags = [];
      scene.failedGoals = [];
      scene.pendingHelp = [];
      scene.lasting = [];
      return;
    case 'heartLabelSet':
      scene.heartLabel = effect.label;
      return;
    case 'combatStarted':
      beginRound(scene, 1);
      scene.turn = null;
      scene.surprise = effect.surprise;
      scene.order = effect.order;
      return;
    case 'combatEnded':
      scene.round = 0;
      scene.turn = null;
      scene.acted = [];
      scene.surprise = null;
      scene.order = [];
      return;
    case 'roundStarted':
      beginRound(scene, effect.round);
      return;
    case 'turnStarted':
      scene.turn = effect.figure;
      change(scene, effect.figure, (f) => {
        f.actionLeft = true;
        f.moveLeft = true;
      });
      return;
    case 'turnEnded':
      scene.turn = null;
      scene.acted = [...without(scene.acted, effect.figure), effect.figure];
  }
}

// Field by field: spreading an object that was itself made by spreading takes twenty times as long, and the arena applies
// millions of effects. A field that is forgotten here does not compile.

export function copyOfScene(scene: Scene): Draft<Scene> {
  return {
    mode: scene.mode,
    board: scene.board,
    figures: scene.figures,
    round: scene.round,
    turn: scene.turn,
    acted: scene.acted,
    surprise: scene.surprise,
    order: scene.order,
    pendingHelp: scene.pendingHelp,
    failedGoals: scene.failedGoals,
    timer: scene.timer,
    flags: scene.flags,
    lasting: scene.lasting,
    heartLabel: scene.heartLabel,
  };
}

export const copyOf = (figure: Figure): Draft<Pc> | Draft<Enemy> =>
  figure.side === 'pc' ? copyOfPc(figure) : copyOfEnemy(figure);

function copyOfPc(pc: Pc): Draft<Pc> {
  return {
    side: pc.side,
    id: pc.id,
    name: pc.name,
    hearts: pc.hearts,
    heartsMax: pc.heartsMax,
    hasArmour: pc.hasArmour,
    armourTokens: pc.armourTokens,
    status: pc.status,
    pos: pc.pos,
    coverOverride: pc.coverOverride,
    move: pc.move,
    actionLeft: pc.actionLeft,
    moveLeft: pc.moveLeft,
    concept: pc.concept,
    traits: pc.traits,
    mana: pc.mana,
    manaMax: pc.manaMax,
    weapons: pc.weapons,
    advances: pc.advances,
  };
}

function copyOfEnemy(enemy: Enemy): Draft<Enemy> {
  return {
    side: enemy.side,
    id: enemy.id,
    name: enemy.name,
    hearts: enemy.hearts,
    heartsMax: enemy.heartsMax,
    hasArmour: enemy.hasArmour,
    armourTokens: enemy.armourTokens,
    status: enemy.status,
    pos: enemy.pos,
    coverOverride: enemy.coverOverride,
    move: enemy.move,
    actionLeft: enemy.actionLeft,
    moveLeft: enemy.moveLeft,
    category: enemy.category,
    tn: enemy.tn,
    hasRanged: enemy.hasRanged,
    reach: enemy.reach,
  };
}

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

function change(scene: Draft<Scene>, id: string, alter: (figure: Draft<Pc> | Draft<Enemy>) => void): void {
  const at = scene.figures.findIndex((f) => f.id === id);
  const figure = scene.figures[at];
  if (figure === undefined) return;
  const changed = copyOf(figure);
  alter(changed);
  // `with` takes three times as long.
  const figures = scene.figures.slice();
  figures[at] = changed;
  scene.figures = figures;
}

function changePc(scene: Draft<Scene>, id: string, alter: (figure: Draft<Pc>) => void): void {
  change(scene, id, (figure) => {
    if (figure.side === 'pc') alter(figure);
  });
}

function setDropped(scene: Draft<Scene>, id: string, name: string, dropped: boolean): void {
  changePc(scene, id, (figure) => {
    figure.weapons = figure.weapons.map((weapon) => (weapon.name === name ? { ...weapon, dropped } : weapon));
  });
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

const without = <T>(list: readonly T[], entry: T): readonly T[] => list.filter((other) => other !== entry);

const otherGoals = (scene: Scene, figure: string, goal: string): readonly FailedGoal[] =>
  scene.failedGoals.filter((failed) => failed.figure !== figure || failed.goal !== goal);

type CellEntry = Scene['board']['cells'][number];

function mergeCells(cells: readonly CellEntry[], changed: readonly CellEntry[]): readonly CellEntry[] {
  const kept = cells.filter(({ at }) => !changed.some((c) => c.at[0] === at[0] && c.at[1] === at[1]));
  return [...kept, ...changed.filter(({ kind }) => kind !== 'open')];
}
