import { ok } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { arena as arenaKind, inBoth, policyOf, usual } from '@tafelrunde/system';
import { templatesIn } from './character.ts';
import { arenaSettings, type House } from './data/house-rules.ts';
import { NPC_TABLE, NPC_TEMPLATES } from './data/templates.ts';
import type { Figure } from './model.ts';
import { templateFigure } from './rules/create.ts';
import { type Fight, fight } from './rules/fight.ts';
import { emptyScene } from './scene.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

/** The characters and the figures for the GM (PW-R-16). */
const fighters = (house: House) => [
  ...templatesIn(house),
  ...NPC_TEMPLATES.map((id) => {
    const title = inBoth(dictionaries, ({ categories }) => categories[id]);
    return {
      id,
      title,
      character: templateFigure(NPC_TABLE[id], { id, name: title.de, side: 'npc' }, house),
    };
  }),
];

const schema = fromZod(figureSchema);

/** Who attacks whom is all there is to choose; whatever a fight may come to ask takes the rule's default. */
export const arena = arenaKind({
  fighters,
  maxSides: 6,
  settings: arenaSettings,
  parse: (raw) => schema.parse(raw),
  ready: ({ sides, settings, maxRounds }, _house: House) => {
    const all = sides.flatMap((side) => side.figures.map((figure) => ({ ...figure, side: side.name })));
    const figures = all.map(({ id, name, character }): Figure => ({ ...(character as Figure), id, name }));
    return ok<Fight>({
      scene: { ...emptyScene, figures },
      sides: Object.fromEntries(all.map(({ id, side }) => [id, side])),
      damage: (settings as Pick<Fight, 'damage'>).damage,
      maxRounds,
    });
  },
  fight,
  policy: policyOf(Object.fromEntries(Object.keys(dictionaries.de.questions).map((id) => [id, usual]))),
});
