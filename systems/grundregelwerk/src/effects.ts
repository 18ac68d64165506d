import type {
  Cell,
  CellKind,
  CoverOverride,
  FailedGoal,
  Figure,
  HeartLabel,
  Lasting,
  Mode,
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
  return effects.reduce(applyEffect, scene);
}

function applyEffect(scene: Scene, effect: GwEffect): Scene {
  switch (effect.kind) {
    case 'hearts':
      return change(scene, effect.figure, (f) => ({ hearts: clamp(f.hearts + effect.by, f.heartsMax) }));
    case 'mana':
      return changePc(scene, effect.figure, (f) => ({ mana: clamp(f.mana + effect.by, f.manaMax) }));
    case 'armourToken':
      return change(scene, effect.figure, () => ({ armourTokens: effect.to }));
    case 'statusGained':
      return change(scene, effect.figure, (f) => ({
        status: [...without(f.status, effect.status), effect.status],
      }));
    case 'statusEnded':
      return change(scene, effect.figure, (f) => ({ status: without(f.status, effect.status) }));
    case 'weaponDropped':
      return setDropped(scene, effect.figure, effect.weapon, true);
    case 'weaponPickedUp':
      return setDropped(scene, effect.figure, effect.weapon, false);
    case 'moved':
      return change(scene, effect.figure, () => ({ pos: effect.to }));
    case 'coverDeclared':
      return change(scene, effect.figure, () => ({ coverOverride: effect.cover }));
    case 'actionSpent':
      return change(scene, effect.figure, () => ({ actionLeft: false }));
    case 'actionReturned':
      return change(scene, effect.figure, () => ({ actionLeft: true }));
    case 'moveSpent':
      return change(scene, effect.figure, () => ({ moveLeft: false }));
    case 'helpOffered':
      return { ...scene, pendingHelp: [...scene.pendingHelp, effect.help] };
    case 'helpEnded': {
      const { helper, helped } = effect.help;
      return {
        ...scene,
        pendingHelp: scene.pendingHelp.filter((h) => h.helper !== helper || h.helped !== helped),
      };
    }
    case 'goalFailed':
      return {
        ...scene,
        failedGoals: [...otherGoals(scene, effect.goal.figure, effect.goal.goal), effect.goal],
      };
    case 'goalClosed':
      return { ...scene, failedGoals: otherGoals(scene, effect.figure, effect.goal) };
    case 'timerSet':
      return {
        ...scene,
        timer: { length: effect.length, value: 0, consequence: effect.consequence, fired: false },
      };
    case 'timerMoved':
      return {
        ...scene,
        timer: scene.timer && {
          ...scene.timer,
          value: clamp(scene.timer.value + effect.by, scene.timer.length),
        },
      };
    case 'timerFired':
      return { ...scene, timer: scene.timer && { ...scene.timer, fired: true } };
    case 'timerCleared':
      return { ...scene, timer: null };
    case 'flagRaised':
      return { ...scene, flags: [...without(scene.flags, effect.flag), effect.flag] };
    case 'lastingStarted':
      return { ...scene, lasting: [...scene.lasting, effect.lasting] };
    case 'lastingTurned':
      return {
        ...scene,
        lasting: scene.lasting
          .map((l) => (l.caster === effect.caster ? { ...l, turns: l.turns - 1 } : l))
          .filter((l) => l.turns > 0),
      };
    case 'cellsChanged':
      return { ...scene, board: { ...scene.board, cells: mergeCells(scene.board.cells, effect.cells) } };
    case 'figureAdded':
      return {
        ...scene,
        figures: [...scene.figures.filter((f) => f.id !== effect.figure.id), effect.figure],
      };
    case 'traitRaised':
      return changePc(scene, effect.figure, (f) => ({ traits: { ...f.traits, [effect.trait]: effect.to } }));
    case 'heartsMaxRaised':
      return change(scene, effect.figure, (f) => ({
        heartsMax: f.heartsMax + effect.by,
        hearts: f.hearts + effect.by,
      }));
    case 'manaMaxRaised':
      return changePc(scene, effect.figure, (f) => ({
        manaMax: f.manaMax + effect.by,
        mana: f.mana + effect.by,
      }));
    case 'advanceNoted':
      return changePc(scene, effect.figure, (f) => ({ advances: [...f.advances, effect.advance] }));
    case 'modeSwitched':
      return { ...scene, mode: effect.mode };
    case 'sceneStarted':
      return { ...scene, flags: [], failedGoals: [], pendingHelp: [], lasting: [] };
    case 'heartLabelSet':
      return { ...scene, heartLabel: effect.label };
    case 'combatStarted':
      return { ...newRound(scene, 1), turn: null, surprise: effect.surprise, order: effect.order };
    case 'combatEnded':
      return { ...scene, round: 0, turn: null, acted: [], surprise: null, order: [] };
    case 'roundStarted':
      return newRound(scene, effect.round);
    case 'turnStarted':
      return {
        ...change(scene, effect.figure, () => ({ actionLeft: true, moveLeft: true })),
        turn: effect.figure,
      };
    case 'turnEnded':
      return { ...scene, turn: null, acted: [...without(scene.acted, effect.figure), effect.figure] };
  }
}

/** Nobody has acted, and downed figures, which have no turn, may crawl again (GW-ADD-05). */
function newRound(scene: Scene, round: number): Scene {
  return { ...scene, round, acted: [], figures: scene.figures.map((f) => ({ ...f, moveLeft: true })) };
}

function change(scene: Scene, id: string, changes: (figure: Figure) => Partial<Figure>): Scene {
  const figures = scene.figures.map((f) => (f.id === id ? ({ ...f, ...changes(f) } as Figure) : f));
  return { ...scene, figures };
}

type PcFigure = Extract<Figure, { side: 'pc' }>;

function changePc(scene: Scene, id: string, changes: (figure: PcFigure) => Partial<PcFigure>): Scene {
  return change(scene, id, (figure) => (figure.side === 'pc' ? changes(figure) : {}));
}

function setDropped(scene: Scene, id: string, name: string, dropped: boolean): Scene {
  return changePc(scene, id, ({ weapons }) => ({
    weapons: weapons.map((weapon) => (weapon.name === name ? { ...weapon, dropped } : weapon)),
  }));
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
