import { fromZod } from '@tafelrunde/schema';
import { type CharacterKind, defaultsOf } from '@tafelrunde/system';
import { creation } from './creation.ts';
import { houseRules } from './data/house-rules.ts';
import { TEMPLATE_TABLE, TEMPLATES } from './data/templates.ts';
import { characterProblems } from './rules/character-problems.ts';
import { newFigure, templateDice } from './rules/create.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';
import { figure } from './schemas.ts';
import { sheetOf } from './sheet.ts';
import { dictionaries } from './text/dictionary.ts';

const schema = fromZod(figure);
const HOUSE = defaultsOf(houseRules);

export const character: CharacterKind = {
  create: 'probenwuerfel/create',
  advance: 'probenwuerfel/level-up',
  templates: TEMPLATES.map((template) => {
    const title = { de: dictionaries.de.templates[template], en: dictionaries.en.templates[template] };
    const row = TEMPLATE_TABLE[template];
    const build = { id: template, name: title.de, side: 'pc', player: '', raises: row.raises } as const;
    const { weapon, armour } = row;
    return {
      id: template,
      title,
      character: newFigure(
        { ...build, attributes: templateDice(row), weapon, armour },
        STARTING_SKILLS,
        HOUSE,
      ),
    };
  }),
  parse: (raw) => schema.parse(raw),
  problems: characterProblems,
  sheet: sheetOf,
  creation,
};
