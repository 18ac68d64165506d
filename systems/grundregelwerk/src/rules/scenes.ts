import { type HeartLabel, has, type Scene, type Status } from '../model.ts';
import type { Effects, Fate, GwEffect, House } from '../rule.ts';
import { refreshArmour } from './armour.ts';

/** GW-ARM-01, GW-TMR-01: a new scene brings armour tokens back and clears the counter. */
export function newScene(fate: Fate, scene: Scene, house: House): Effects {
  const tokens = refreshArmour(scene, house);
  fate.note('GW-ARM-01', { kind: 'sceneStarted', armoured: tokens.length });
  const effects: GwEffect[] = [{ kind: 'sceneStarted' }, ...endOfLasting(scene), ...tokens];
  if (scene.timer !== null) effects.push({ kind: 'timerCleared' });
  return [...effects, ...endOfPressure(scene)];
}

/** Short spells and the pressure of the old scene are over. */
function endOfLasting(scene: Scene): Effects {
  const barriers = scene.lasting.flatMap(({ cells }) => cells);
  return [
    ...(barriers.length > 0 ? [{ kind: 'cellsChanged' as const, cells: barriers }] : []),
    ...statusesEnd(scene, 'strengthened'),
    ...statusesEnd(scene, 'controlled'),
  ];
}

/** GW-ADD-14: time pressure counts for the next test in the scene. */
const endOfPressure = (scene: Scene): Effects => statusesEnd(scene, 'timePressure');

const statusesEnd = (scene: Scene, status: Status): Effects =>
  scene.figures
    .filter((figure) => has(figure, status))
    .map(({ id }) => ({ kind: 'statusEnded', figure: id, status }));

export interface StartSceneInput {
  readonly scene: Scene;
  /** GW-HRT-02: what lost hearts look like from now on: injuries, or tiredness. */
  readonly heartLabel?: HeartLabel | undefined;
}

/** GW-ARM-01: the GM starts the next scene; a running fight is over with it. */
export function startScene(fate: Fate, input: StartSceneInput, house: House) {
  const { scene, heartLabel } = input;
  const effects: Effects = [
    ...(scene.round > 0 ? [{ kind: 'combatEnded' as const }] : []),
    ...newScene(fate, scene, house),
    ...(heartLabel === undefined ? [] : [{ kind: 'heartLabelSet' as const, label: heartLabel }]),
  ];
  return { outcome: { kind: 'sceneStarted' as const }, effects };
}
