import { fromZod } from '@tafelrunde/schema';
import { type CharacterKind, defaultsOf, inBoth } from '@tafelrunde/system';
import { creation } from './creation.ts';
import { type House, houseRules } from './data/house-rules.ts';
import { TEMPLATE_TABLE, TEMPLATES } from './data/templates.ts';
import { characterProblems } from './rules/character-problems.ts';
import { templateFigure } from './rules/create.ts';
import { figure } from './schemas.ts';
import { sheetOf } from './sheet.ts';
import { dictionaries } from './text/dictionary.ts';

const schema = fromZod(figure);

/** The ready characters, as the house rules make them. */
export const templatesIn = (house: House) =>
  TEMPLATES.map((id) => {
    const title = inBoth(dictionaries, ({ templates }) => templates[id]);
    const person = { id, name: title.de, side: 'pc' } as const;
    return { id, title, character: templateFigure(TEMPLATE_TABLE[id], person, house) };
  });

export const character: CharacterKind = {
  create: 'probenwuerfel/create',
  advance: 'probenwuerfel/level-up',
  templates: templatesIn(defaultsOf(houseRules)),
  parse: (raw) => schema.parse(raw),
  problems: characterProblems,
  sheet: sheetOf,
  creation,
};
