import { figureWith, sceneWith, turnWith } from '../changed.ts';
import { FRESH_TURN } from '../figures.ts';
import type { Figure, OrderEntry, Scene, SceneSort, Side } from '../model.ts';

export const everybody = (scene: Scene, how: (figure: Figure) => Partial<Figure>): Scene =>
  sceneWith(scene, { figures: scene.figures.map((f) => figureWith(f, how(f))) });

/** DP-GEN-09: what is counted per scene begins anew. */
export function newScene(scene: Scene, sort: SceneSort): Scene {
  const fresh = everybody(scene, ({ abilities }) => ({
    xpEarnedThisScene: false,
    luckUsed: 0,
    abilities: abilities.map((one) => ({ ...one, used: 0, usedThisRound: 0 })),
  }));
  const counts = { extended: [], supports: [], xpOffers: [] };
  return sceneWith(fresh, { ...counts, sort, startedAt: scene.clock, ended: false });
}

/** DP-WND-04, DP-FEA-03: toughness and fear end with the scene. */
export function sceneOver(scene: Scene): Scene {
  const calm = everybody(scene, ({ fear }) => ({
    toughnessActive: false,
    stunSinceToughness: 0,
    fear: fear?.until === 'scene' ? null : fear,
  }));
  return sceneWith(calm, { ended: true, supports: [], xpOffers: [] });
}

/** DP-R-52: whom the GM has called surprised or asleep is so until something changes it. */
export function firstRound(scene: Scene, order: readonly OrderEntry[], attackers: Side | null): Scene {
  const fresh = everybody(scene, ({ turn: { surprised, incapacitated } }) => ({
    turn: turnWith(FRESH_TURN, { surprised, incapacitated }),
  }));
  return sceneWith(newRound(fresh, 1), { order, attackers });
}

/** DP-R-33: counters begin anew; vulnerability and stance last until the own next turn. */
export function newRound(scene: Scene, round: number): Scene {
  const fresh = everybody(scene, ({ abilities, turn }) => ({
    abilities: abilities.map((one) => ({ ...one, usedThisRound: 0 })),
    turn: turnWith(FRESH_TURN, {
      hasActedThisScene: turn.hasActedThisScene,
      defensiveStance: turn.defensiveStance,
      vulnerable: turn.vulnerable,
      surprised: turn.surprised,
      incapacitated: turn.incapacitated,
      aimTarget: turn.aimTarget,
      aimRound: turn.aimRound,
      parriesSinceTurn: turn.parriesSinceTurn,
    }),
  }));
  return sceneWith(fresh, { round, turnIndex: null });
}

/** DP-RND-01: outside of rounds nobody has a turn; whoever is out stays out. */
export function roundsOver(scene: Scene): Scene {
  const calm = everybody(scene, ({ turn: { incapacitated } }) => ({
    turn: turnWith(FRESH_TURN, { incapacitated }),
    movementState: 'none',
  }));
  return sceneWith(calm, { round: 0, turnIndex: null, order: [], attackers: null });
}
