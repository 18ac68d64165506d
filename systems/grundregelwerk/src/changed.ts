import type { Enemy, Figure, Pc, Scene } from './model.ts';

/** What is changed in place until it is handed out. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

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
