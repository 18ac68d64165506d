import { firstOption, ok, type Policy, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { arena as arenaKind, type Bout, type FightOutcome, type FoughtFighter } from '@tafelrunde/system';
import { figureWith, sceneWith } from './changed.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATE_IDS } from './data/templates.ts';
import { applyEffects } from './effects.ts';
import type { HhFate } from './fate.ts';
import { type Figure, figureOf, has, isAble, type Scene, type Side } from './model.ts';
import { nextPhase, startCombat } from './rules/combat.ts';
import { newFigure } from './rules/create.ts';
import { meleePhase } from './rules/melee-phase.ts';
import { emptyScene } from './scene.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

interface Fight {
  readonly scene: Scene;
  /** What the two sides of the scene are called. */
  readonly names: Readonly<Record<Side, string>>;
  readonly maxRounds: number;
}

/** HH-MEL-01 to HH-MEL-17: phase after phase in one place (HH-R-26), until one side is down. Archers fight hand to hand. */
function fight(
  fate: HhFate,
  input: Fight,
  house: House,
): { outcome: FightOutcome; effects: readonly never[] } {
  let scene = applyEffects(input.scene, startCombat(fate, { scene: input.scene }, house).effects);
  let rounds = 0;
  while (rounds < input.maxRounds && isStanding(scene, 'heroes') && isStanding(scene, 'opponents')) {
    const { outcome, effects } = meleePhase(fate, { scene }, house);
    // Whoever has acted before waits for the next phase (HH-MEL-12).
    scene = applyEffects(
      scene,
      outcome.kind === 'refused' ? nextPhase(fate, { scene }, house).effects : effects,
    );
    rounds += 1;
  }
  return { outcome: outcomeOf(scene, input, rounds), effects: [] };
}

const isInFight = (figure: Figure): boolean => isAble(figure) && !has(figure, 'fled');

const isStanding = ({ figures }: Scene, side: Side): boolean =>
  figures.some((figure) => figure.side === side && isInFight(figure));

function outcomeOf(scene: Scene, { scene: { figures }, names }: Fight, rounds: number): FightOutcome {
  const [heroes, opponents] = [isStanding(scene, 'heroes'), isStanding(scene, 'opponents')];
  const fighters = figures.map(({ id, side }): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    const state = isInFight(figure) ? 'standing' : has(figure, 'dead') ? 'dead' : 'out';
    return { id, side: names[side], state, ...segments(figure) };
  });
  return { winner: heroes === opponents ? null : heroes ? names.heroes : names.opponents, rounds, fighters };
}

/** HH-R-57: the segments that are whole, of all there are. */
function segments({ lifeCircles }: Figure): { readonly left: number; readonly most: number } {
  let [left, most] = [0, 0];
  for (const { outer, middle, inner } of lifeCircles) {
    for (const ring of [outer, middle, inner]) {
      most += ring.length;
      for (const lost of ring) if (!lost) left += 1;
    }
  }
  return { left, most };
}

function ready({ sides: [first, second], maxRounds }: Bout, _house: House): Result<Fight, never> {
  const of = (bout: Bout['sides'][number] | undefined, side: Side): readonly Figure[] =>
    (bout?.figures ?? []).map(({ id, name, character }) =>
      figureWith(character as Figure, { id, name, side }),
    );
  return ok({
    scene: sceneWith(emptyScene, { figures: [...of(first, 'heroes'), ...of(second, 'opponents')] }),
    names: { heroes: first?.name ?? '', opponents: second?.name ?? '' },
    maxRounds,
  });
}

const fighters = (_house: House) =>
  TEMPLATE_IDS.map((id) => {
    const title = { de: dictionaries.de.templates[id], en: dictionaries.en.templates[id] };
    return { id, title, character: newFigure(id, { id, name: title.de }) };
  });

const schema = fromZod(figureSchema);

/**
 * The rules offer good play first, and fighters take it: the usual keep, the initiative once more than half of the dice are
 * a group (HH-MEL-03), the cheapest defence that holds (HH-MEL-09), all extra damage (HH-DMG-02), the merging that hurts most
 * (HH-DMG-06), the opponent who stands first in line. Nobody flees, grits teeth, learns in the middle of a fight or uses
 * items, lucky numbers and high mastery: the rules preselect none of it.
 */
const byDefault: Policy = firstOption;

/** HH-PSY-05: every die lost by empty rows is bought back with a light injury; all else by the rules' defaults. */
const gritTeeth: Policy = (question) => (question.id === 'gritTeeth' ? question.options.length - 1 : 0);

export const arena = arenaKind({
  fighters,
  maxSides: 2,
  settings: {},
  parse: (raw) => schema.parse(raw),
  ready,
  fight,
  policy: byDefault,
  policies: { gritTeeth },
});
