import type { Input } from '../actions/inputs.ts';
import type { Scene, SceneSort } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { levelUpProblem } from './level-up.ts';

/** DP-GEN-09, DP-XP-05: counters of the scene begin anew. */
export function startScene(fate: Fate, { scene, sort }: { readonly scene: Scene; readonly sort: SceneSort }) {
  if (scene.round > 0) return refused('in-rounds');
  fate.note('DP-GEN-09', { kind: 'sceneStarted', sort });
  const effects: Effects = [
    ...(scene.ended ? [] : [{ kind: 'sceneEnded' as const }]),
    { kind: 'sceneStarted', sort },
  ];
  return { outcome: { kind: 'started' as const, sort }, effects };
}

/** DP-GEN-09, DP-XP-11: rounds, toughness and fear end; whoever has the experience may rise now. */
export function endScene(fate: Fate, { scene }: { readonly scene: Scene }, house: House) {
  const ended: Scene = { ...scene, ended: true };
  const risers = scene.figures.filter((figure) => levelUpProblem(ended, figure, house) === null);
  fate.note('DP-GEN-09', { kind: 'sceneEnded', mayRise: risers.map(({ name }) => name) });
  const effects: Effects = [
    ...(scene.round > 0 ? [{ kind: 'roundsEnded' as const }] : []),
    { kind: 'sceneEnded' },
  ];
  return { outcome: { kind: 'ended' as const, mayRise: risers.map(({ id }) => id) }, effects };
}

/** DP-GEN-07, DP-OPT-02: the world of the campaign, and which rules are left out in it, told before play. */
export function setUpSetting(fate: Fate, { scene: _, ...setting }: Input<'setting'>, house: House) {
  const off = rulesLeftOut(house);
  fate.note('DP-GEN-07', { kind: 'setting', name: setting.name, off });
  const effects: Effects = [{ kind: 'settingChanged', to: setting }];
  return { outcome: { kind: 'setting' as const, off }, effects };
}

/** DP-OPT-01: the optional rules that this table plays without. */
export function rulesLeftOut(house: House): readonly string[] {
  const modules = ['encumbrance', 'armourWear', 'fateDice', 'languages'] as const;
  return [
    ...(house.distractions === 'off' ? ['distractions'] : []),
    ...(house.opportunityAttacks === 'off' ? ['opportunityAttacks'] : []),
    ...(house.powers === 'off' ? ['powers'] : []),
    ...modules.filter((one) => !house.modules.includes(one)),
  ];
}
