import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { actingFigure, type Figure, figureOf, ownsAbility, type Posture, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleChallenge, sumOf } from './challenge.ts';
import { type MovementFields, prepareMovement } from './movement.ts';
import { NOTHING_NAMED } from './nothing-named.ts';
import { patzerConsequence } from './patzer.ts';
import { throwPrepared } from './prepare.ts';
import { actionProblem, spendAction, spendFreeAction } from './turns.ts';

/** DP-POS-01, DP-POS-02, DP-R-50: down, or up from the knees, for free; up from the ground for a walk action. */
export function changePosture(fate: Fate, { scene, figure: id, to }: Input<'change-posture'>, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.posture === to) return refused('already-there');
  if (figure.posture === 'prone' && !ownsAbility(figure, 'kipUp'))
    return getUp(fate, scene, figure, to, house);
  const problem = freeProblem(scene, figure);
  if (problem !== null) return refused(problem);
  const effects = [
    ...spendFreeAction(fate, scene, figure, 'posture'),
    ...changed(fate, figure, to, 'DP-POS-01'),
  ];
  return { outcome: { kind: 'changed' as const, posture: to }, effects };
}

/** Free actions need no action left, but a turn. */
export function freeProblem(scene: Scene, figure: Figure) {
  if (figure.consciousness !== 'conscious' || figure.turn.incapacitated) return 'not-able' as const;
  return scene.round > 0 && actingFigure(scene) !== figure.id ? ('not-your-turn' as const) : null;
}

const changed = (fate: Fate, figure: Figure, to: Posture, cite: 'DP-POS-01' | 'DP-POS-02'): Effects => {
  fate.note(cite, { kind: 'posture', figure: figure.name, to });
  return [{ kind: 'posture', figure: figure.id, to }];
};

const WALK: Omit<MovementFields, 'scene' | 'figure'> = {
  movement: 'walk',
  careful: false,
  terrain: 0,
  slope: 'ladder',
  base: null,
  ...NOTHING_NAMED,
};

/** DP-POS-02, DP-R-50: [DEX] against 0, rolled only with penalty dice and if something is at stake. */
function getUp(fate: Fate, scene: Scene, figure: Figure, to: Posture, house: House) {
  const problem = actionProblem(scene, figure, house, 'movement');
  if (problem !== null) return refused(problem);
  if (figure.heldBy !== null) return refused('held');
  const prepared = prepareMovement(fate, scene, { ...WALK, scene, figure: figure.id }, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const spent = spendAction(scene, figure, { aimTarget: null });
  const risky = sumOf(prepared.challenge.penalty) > 0;
  if (risky && fate.choose(question('movementRoll', 'DP-R-50', GM, ['pass', 'roll'])) === 'roll') {
    const thrown = throwPrepared(fate, scene, prepared, house, false);
    const rolled = settleChallenge(fate, thrown.count, { difficulty: 0 }, house);
    const costs: Effects = [...prepared.effects, ...thrown.effects, ...spent];
    if (!rolled.success) {
      if (rolled.patzer) patzerConsequence(fate, 'movement', house);
      return { outcome: { kind: 'failed' as const, posture: figure.posture }, effects: costs };
    }
    const effects = [...costs, ...changed(fate, figure, to, 'DP-POS-02')];
    return { outcome: { kind: 'changed' as const, posture: to }, effects };
  }
  const effects = [...spent, ...changed(fate, figure, to, 'DP-POS-02')];
  return { outcome: { kind: 'changed' as const, posture: to }, effects };
}

/** DP-POS-03: mounting, dismounting, entering and leaving are full movement actions. */
export function mount(fate: Fate, { scene, figure: id, on, what }: Input<'mount'>, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const now = what === 'mount' ? figure.mounted : figure.inVehicle;
  if (now === on) return refused('already-there');
  const problem = actionProblem(scene, figure, house, 'movement') ?? (figure.heldBy === null ? null : 'held');
  if (problem !== null) return refused(problem);
  fate.note('DP-POS-03', { kind: 'mounted', figure: figure.name, on, what });
  const effects: Effects = [
    what === 'mount' ? { kind: 'mounted', figure: id, on } : { kind: 'inVehicle', figure: id, in: on },
    ...spendAction(scene, figure, { aimTarget: null }),
  ];
  return { outcome: { kind: 'mounted' as const, on }, effects };
}
