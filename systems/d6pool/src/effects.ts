import type { BoardCell } from '@tafelrunde/system';
import { sceneWith, turnWith } from './changed.ts';
import type { Item, RangedWeapon } from './items.ts';
import {
  type Affliction,
  type Attitude,
  type Attribute,
  type Board,
  type CellKind,
  type Consciousness,
  type Cover,
  type Distance,
  type DueEvent,
  type ExtendedChallenge,
  type Fear,
  type Figure,
  FRESH_TURN,
  type Hazard,
  type Language,
  type Light,
  type MovementState,
  type OrderEntry,
  type PendingSupport,
  type Position,
  type Posture,
  type Scene,
  type SceneSort,
  type Setting,
  type Side,
  type StunKind,
  type Terrain,
  type Turn,
  type VulnerableCause,
  type XpOffer,
} from './model.ts';
import {
  alertOf,
  change,
  dropped,
  everybody,
  hurt,
  newRound,
  otherCovers,
  otherDistances,
  otherOffers,
  otherSupports,
  painted,
  pickedUp,
  released,
  replaced,
  sceneEnded,
  sceneStarted,
  skillRaised,
  stunned,
  withDice,
  without,
} from './scene-changes.ts';

/** Everything a rule can change. Nothing else changes a scene. */
export type DpEffect =
  | { readonly kind: 'figureAdded'; readonly figure: Figure }
  | { readonly kind: 'wounds'; readonly figure: string; readonly by: number; readonly source: string }
  | { readonly kind: 'stun'; readonly figure: string; readonly of: StunKind; readonly by: number }
  | { readonly kind: 'consciousness'; readonly figure: string; readonly to: Consciousness }
  | { readonly kind: 'toughness'; readonly figure: string; readonly active: boolean }
  | {
      readonly kind: 'healingTried';
      readonly figure: string;
      readonly of: 'wounds' | 'stun';
      readonly at: number;
    }
  | { readonly kind: 'posture'; readonly figure: string; readonly to: Posture }
  | { readonly kind: 'mounted'; readonly figure: string; readonly on: string | null }
  | { readonly kind: 'inVehicle'; readonly figure: string; readonly in: string | null }
  | { readonly kind: 'moved'; readonly figure: string; readonly to: Position }
  | { readonly kind: 'movementState'; readonly figure: string; readonly to: MovementState }
  | { readonly kind: 'held'; readonly holder: string; readonly held: string }
  | { readonly kind: 'released'; readonly holder: string; readonly held: string }
  | { readonly kind: 'itemSet'; readonly figure: string; readonly item: Item }
  | {
      readonly kind: 'weaponState';
      readonly figure: string;
      readonly item: string;
      readonly set: Partial<Pick<RangedWeapon, 'jammed' | 'ammo' | 'readyAtRound' | 'loaded'>>;
    }
  | { readonly kind: 'itemRemoved'; readonly figure: string; readonly item: string }
  | { readonly kind: 'itemDropped'; readonly figure: string; readonly item: string }
  | { readonly kind: 'itemPickedUp'; readonly figure: string; readonly item: string }
  | { readonly kind: 'objectSet'; readonly item: Item }
  | { readonly kind: 'objectRemoved'; readonly item: string }
  | { readonly kind: 'fateDice'; readonly figure: string; readonly by: number }
  | { readonly kind: 'personaDice'; readonly figure: string; readonly by: number }
  | { readonly kind: 'fateBank'; readonly by: number }
  | { readonly kind: 'xpOffered'; readonly offer: XpOffer }
  | { readonly kind: 'xpSettled'; readonly figure: string }
  | {
      readonly kind: 'xp';
      readonly figure: string;
      readonly trait: string;
      readonly by: number;
      readonly fromChallenge: boolean;
    }
  | { readonly kind: 'xpSet'; readonly figure: string; readonly to: Readonly<Record<string, number>> }
  | { readonly kind: 'levelRaised'; readonly figure: string; readonly to: number }
  | {
      readonly kind: 'attributeRaised';
      readonly figure: string;
      readonly attribute: Attribute;
      readonly by: number;
    }
  | { readonly kind: 'skillRaised'; readonly figure: string; readonly skill: string; readonly by: number }
  | {
      readonly kind: 'abilityGained';
      readonly figure: string;
      readonly skill: string;
      readonly ability: string;
    }
  | { readonly kind: 'abilityUsed'; readonly figure: string; readonly ability: string }
  | {
      readonly kind: 'advantageSet';
      readonly figure: string;
      readonly of: 'advantages' | 'disadvantages';
      readonly trait: string;
      readonly dice: number;
    }
  /** Left out: one die. */
  | { readonly kind: 'luckUsed'; readonly figure: string; readonly by?: number }
  | { readonly kind: 'lifestyle'; readonly figure: string; readonly to: number }
  | { readonly kind: 'languageSet'; readonly figure: string; readonly language: Language }
  | { readonly kind: 'fear'; readonly figure: string; readonly to: Fear | null }
  | { readonly kind: 'afflictionSet'; readonly figure: string; readonly affliction: Affliction }
  | { readonly kind: 'afflictionEnded'; readonly figure: string; readonly affliction: string }
  | { readonly kind: 'breathless'; readonly figure: string; readonly rounds: number }
  | { readonly kind: 'attitude'; readonly figure: string; readonly towards: string; readonly to: Attitude }
  | { readonly kind: 'turnChanged'; readonly figure: string; readonly set: Partial<Turn> }
  | { readonly kind: 'vulnerable'; readonly figure: string; readonly cause: VulnerableCause }
  | { readonly kind: 'sceneStarted'; readonly sort: SceneSort }
  | { readonly kind: 'sceneEnded' }
  | { readonly kind: 'settingChanged'; readonly to: Setting }
  | {
      readonly kind: 'roundsStarted';
      readonly order: readonly OrderEntry[];
      readonly attackers: Side | null;
    }
  | { readonly kind: 'orderChanged'; readonly order: readonly OrderEntry[] }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'turnStarted'; readonly index: number }
  | { readonly kind: 'turnEnded'; readonly figure: string }
  | { readonly kind: 'roundsEnded' }
  | { readonly kind: 'clock'; readonly by: number }
  | { readonly kind: 'dueSet'; readonly due: DueEvent }
  | { readonly kind: 'dueRemoved'; readonly id: string }
  | { readonly kind: 'distanceSet'; readonly distance: Distance }
  | { readonly kind: 'coverSet'; readonly cover: Cover }
  | { readonly kind: 'boardLaid'; readonly board: Board }
  | { readonly kind: 'cellsPainted'; readonly cells: readonly BoardCell[]; readonly to: CellKind }
  | { readonly kind: 'terrainSet'; readonly to: Terrain }
  | { readonly kind: 'lightSet'; readonly to: Light }
  | { readonly kind: 'hazardSet'; readonly hazard: Hazard }
  | { readonly kind: 'hazardEnded'; readonly hazard: string }
  | { readonly kind: 'extendedSet'; readonly challenge: ExtendedChallenge }
  | { readonly kind: 'extendedEnded'; readonly id: string }
  | { readonly kind: 'supportGiven'; readonly support: PendingSupport }
  | { readonly kind: 'supportUsed'; readonly helped: string };

/** Applies effects in order. The only place that makes a new scene out of an old one. */
export function applyEffects(scene: Scene, effects: readonly DpEffect[]): Scene {
  return effects.reduce(applyEffect, scene);
}

function applyEffect(scene: Scene, effect: DpEffect): Scene {
  switch (effect.kind) {
    case 'figureAdded':
      return sceneWith(scene, { figures: replaced(scene.figures, effect.figure) });
    case 'wounds':
      return change(scene, effect.figure, (f) => hurt(scene, f, effect.by, effect.source));
    case 'stun':
      return change(scene, effect.figure, (f) => stunned(scene, f, effect.of, effect.by));
    case 'consciousness':
      return change(scene, effect.figure, () => ({ consciousness: effect.to }));
    case 'toughness':
      return change(scene, effect.figure, () => ({ toughnessActive: effect.active, stunSinceToughness: 0 }));
    case 'healingTried':
      return change(scene, effect.figure, () =>
        effect.of === 'wounds' ? { lastHealing: effect.at } : { lastStunHealing: effect.at },
      );
    case 'posture':
      return change(scene, effect.figure, () => ({ posture: effect.to }));
    case 'mounted':
      return change(scene, effect.figure, () => ({ mounted: effect.on }));
    case 'inVehicle':
      return change(scene, effect.figure, () => ({ inVehicle: effect.in }));
    case 'moved':
      return change(scene, effect.figure, () => ({ position: effect.to }));
    case 'movementState':
      return change(scene, effect.figure, () => ({ movementState: effect.to }));
    case 'held':
      return change(
        change(scene, effect.holder, () => ({ holding: effect.held })),
        effect.held,
        () => ({ heldBy: effect.holder }),
      );
    case 'released':
      return released(scene, effect.holder, effect.held);
    case 'itemSet':
      return change(scene, effect.figure, (f) => ({ inventory: replaced(f.inventory, effect.item) }));
    case 'weaponState':
      return change(scene, effect.figure, (f) => ({
        inventory: f.inventory.map((one) =>
          one.id === effect.item && one.kind === 'ranged' ? { ...one, ...effect.set } : one,
        ),
      }));
    case 'itemRemoved':
      return change(scene, effect.figure, (f) => ({ inventory: without(f.inventory, effect.item) }));
    case 'itemDropped':
      return dropped(scene, effect.figure, effect.item);
    case 'itemPickedUp':
      return pickedUp(scene, effect.figure, effect.item);
    case 'objectSet':
      return sceneWith(scene, { objects: replaced(scene.objects, effect.item) });
    case 'objectRemoved':
      return sceneWith(scene, { objects: without(scene.objects, effect.item) });
    case 'fateDice':
      return change(scene, effect.figure, (f) => ({ fateDice: Math.max(0, f.fateDice + effect.by) }));
    case 'personaDice':
      return change(scene, effect.figure, (f) => ({ personaDice: Math.max(0, f.personaDice + effect.by) }));
    case 'fateBank':
      return sceneWith(scene, { fateBank: Math.max(0, scene.fateBank + effect.by) });
    case 'xpOffered':
      return sceneWith(scene, { xpOffers: [...otherOffers(scene, effect.offer.figure), effect.offer] });
    case 'xpSettled':
      return sceneWith(scene, { xpOffers: otherOffers(scene, effect.figure) });
    case 'xp':
      return change(scene, effect.figure, (f) => ({
        xp: { ...f.xp, [effect.trait]: (f.xp[effect.trait] ?? 0) + effect.by },
        xpEarnedThisScene: f.xpEarnedThisScene || effect.fromChallenge,
      }));
    case 'xpSet':
      return change(scene, effect.figure, () => ({ xp: effect.to }));
    case 'levelRaised':
      return change(scene, effect.figure, () => ({ level: effect.to }));
    case 'attributeRaised':
      return change(scene, effect.figure, (f) => ({
        attributes: { ...f.attributes, [effect.attribute]: f.attributes[effect.attribute] + effect.by },
      }));
    case 'skillRaised':
      return change(scene, effect.figure, (f) => skillRaised(f, effect.skill, effect.by));
    case 'abilityGained':
      return change(scene, effect.figure, (f) => ({
        abilities: [
          ...f.abilities,
          { skill: effect.skill, ability: effect.ability, used: 0, usedThisRound: 0 },
        ],
      }));
    case 'abilityUsed':
      return change(scene, effect.figure, (f) => ({
        abilities: f.abilities.map((one) =>
          one.ability === effect.ability
            ? { ...one, used: one.used + 1, usedThisRound: one.usedThisRound + 1 }
            : one,
        ),
      }));
    case 'advantageSet':
      return change(scene, effect.figure, (f) => ({
        [effect.of]: withDice(f[effect.of], effect.trait, effect.dice),
      }));
    case 'luckUsed':
      return change(scene, effect.figure, (f) => ({ luckUsed: f.luckUsed + (effect.by ?? 1) }));
    case 'lifestyle':
      return change(scene, effect.figure, () => ({ lifestyle: effect.to }));
    case 'languageSet':
      return change(scene, effect.figure, (f) => ({
        languages: [
          ...f.languages.filter((one) => one.language !== effect.language.language),
          effect.language,
        ],
      }));
    case 'fear':
      return change(scene, effect.figure, () => ({ fear: effect.to }));
    case 'afflictionSet':
      return change(scene, effect.figure, (f) => ({
        afflictions: replaced(f.afflictions, effect.affliction),
      }));
    case 'afflictionEnded':
      return change(scene, effect.figure, (f) => ({
        afflictions: without(f.afflictions, effect.affliction),
      }));
    case 'breathless':
      return change(scene, effect.figure, () => ({ breathless: effect.rounds }));
    case 'attitude':
      return change(scene, effect.figure, (f) => ({
        attitudes: { ...f.attitudes, [effect.towards]: effect.to },
      }));
    case 'turnChanged':
      return change(scene, effect.figure, (f) => ({ turn: turnWith(f.turn, effect.set) }));
    case 'vulnerable':
      return change(scene, effect.figure, (f) => ({
        turn: turnWith(f.turn, {
          vulnerable: [...f.turn.vulnerable.filter((one) => one !== effect.cause), effect.cause],
        }),
      }));
    case 'sceneStarted':
      return sceneStarted(scene, effect.sort);
    case 'sceneEnded':
      return sceneEnded(scene);
    case 'settingChanged':
      return sceneWith(scene, { setting: effect.to });
    case 'roundsStarted':
      return sceneWith(
        newRound(
          everybody(scene, ({ turn }) => ({ turn: turnWith(FRESH_TURN, alertOf(turn)) })),
          1,
        ),
        { order: effect.order, attackers: effect.attackers },
      );
    case 'orderChanged':
      return sceneWith(scene, { order: effect.order });
    case 'roundStarted':
      return newRound(scene, effect.round);
    case 'turnStarted':
      return sceneWith(scene, { turnIndex: effect.index });
    case 'turnEnded':
      return change(scene, effect.figure, (f) => ({
        turn: turnWith(f.turn, { hasActedThisRound: true, hasActedThisScene: true, delaying: false }),
      }));
    case 'roundsEnded':
      return sceneWith(
        everybody(scene, ({ turn }) => ({
          turn: turnWith(FRESH_TURN, { incapacitated: turn.incapacitated }),
          movementState: 'none',
        })),
        { round: 0, turnIndex: null, order: [], attackers: null },
      );
    case 'clock':
      return sceneWith(scene, { clock: scene.clock + effect.by });
    case 'dueSet':
      return sceneWith(scene, { due: replaced(scene.due, effect.due) });
    case 'dueRemoved':
      return sceneWith(scene, { due: without(scene.due, effect.id) });
    case 'distanceSet':
      return sceneWith(scene, { distances: [...otherDistances(scene, effect.distance), effect.distance] });
    case 'coverSet':
      return sceneWith(scene, { covers: [...otherCovers(scene, effect.cover), effect.cover] });
    case 'boardLaid':
      return sceneWith(scene, { board: effect.board });
    case 'cellsPainted':
      return sceneWith(scene, { board: painted(scene.board, effect.cells, effect.to) });
    case 'terrainSet':
      return sceneWith(scene, { terrain: effect.to });
    case 'lightSet':
      return sceneWith(scene, { light: effect.to });
    case 'hazardSet':
      return sceneWith(scene, { hazards: replaced(scene.hazards, effect.hazard) });
    case 'hazardEnded':
      return sceneWith(scene, { hazards: without(scene.hazards, effect.hazard) });
    case 'extendedSet':
      return sceneWith(scene, { extended: replaced(scene.extended, effect.challenge) });
    case 'extendedEnded':
      return sceneWith(scene, { extended: without(scene.extended, effect.id) });
    case 'supportGiven':
      return sceneWith(scene, { supports: [...otherSupports(scene, effect.support.helped), effect.support] });
    case 'supportUsed':
      return sceneWith(scene, { supports: otherSupports(scene, effect.helped) });
  }
}
