import { firstOption, ok, type Policy, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { arena as arenaKind, type Bout, inBoth } from '@tafelrunde/system';
import { figureWith, sceneWith } from './changed.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATE_IDS } from './data/templates.ts';
import type { Figure, Side } from './model.ts';
import { newFigure } from './rules/create.ts';
import { type Fight, fight } from './rules/fight.ts';
import { emptyScene } from './scene.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

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
    const title = inBoth(dictionaries, ({ templates }) => templates[id]);
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
