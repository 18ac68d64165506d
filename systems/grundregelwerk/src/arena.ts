import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import {
  type Answering,
  arena as arenaKind,
  type Bout,
  type HouseOf,
  inBoth,
  oneOf,
  policyOf,
  type Switches,
  usual,
} from '@tafelrunde/system';
import { copyOf, copyOfScene } from './changed.ts';
import { CATEGORIES } from './data/enemies.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATES } from './data/templates.ts';
import { type Figure, MODES } from './model.ts';
import { templateCharacter } from './rules/create.ts';
import { makeEnemy } from './rules/enemies.ts';
import { type Fight, fight } from './rules/fight.ts';
import { emptyScene } from './scene.ts';
import { enemy as enemySchema, pc as pcSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

/** Two sides: one of characters, one of enemies; the rules know no other fight. */
function ready(bout: Bout, _house: House): Result<Fight, readonly Problem[]> {
  const sides = bout.sides.map(({ name, figures }) => ({
    name,
    // Copied once more: what is made by spreading has a shape of its own, and every new shape slows the rules down.
    figures: figures.map(
      ({ id, name: called, character }): Figure =>
        copyOf({ ...(character as Figure), id, name: called, pos: null }),
    ),
  }));
  const problems = sides.flatMap(({ figures }, i): Problem[] =>
    figures.some(({ side }) => side !== figures[0]?.side) ? [{ code: 'mixed-sides', at: `sides.${i}` }] : [],
  );
  if (problems.length === 0 && sides[0]?.figures[0]?.side === sides[1]?.figures[0]?.side)
    problems.push({ code: 'characters-against-enemies', at: 'sides' });
  if (problems.length > 0) return err(problems);
  const nameOf = (side: Figure['side']) =>
    sides.find(({ figures }) => figures[0]?.side === side)?.name as string;
  const figures = sides.flatMap((side) => side.figures);
  return ok({
    scene: copyOfScene({ ...emptyScene, figures, mode: (bout.settings as HouseOf<typeof settings>).mode }),
    names: { pc: nameOf('pc'), enemy: nameOf('enemy') },
    order: figures.map(({ id }) => id),
    maxRounds: bout.maxRounds,
  });
}

/** The three characters of GW-ADD-12 and the enemies of GW-ATK-02. */
const fighters = (house: House) => [
  ...TEMPLATES.map((id) => {
    const title = inBoth(dictionaries, ({ templates }) => templates[id]);
    return { id, title, character: templateCharacter(id, title.de, house) };
  }),
  ...CATEGORIES.map((id) => {
    const title = inBoth(dictionaries, ({ categories }) => categories[id]);
    const plain = { id, name: title.de, category: id, reach: null, hasArmour: false, at: null };
    return { id, title, character: makeEnemy({ ...plain, hasRanged: false }, house) };
  }),
];

const settings = { mode: oneOf(MODES, 'core', 'GW-D6-01') } satisfies Switches;

const [pcs, enemies] = [fromZod(pcSchema), fromZod(enemySchema)];

/**
 * The rules' own defaults, apart from two. GW-RES-05: more effect where it is offered, else another attack at once
 * (GW-ADD-14). GW-RES-03: complications are told and change nothing, as in a duel.
 */
const ANSWERS: Readonly<Record<string, Answering>> = {
  ...Object.fromEntries(Object.keys(dictionaries.de.questions).map((id) => [id, usual])),
  advantage: ['moreEffect', 'faster'],
  complication: 'other',
};

/** GW-RES-05, GW-ADD-14: another attack at once rather than more effect. */
const QUICK = { ...ANSWERS, advantage: ['faster', 'moreEffect'] };

export const arena = arenaKind({
  fighters,
  maxSides: 2,
  settings,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null && 'category' in raw ? enemies.parse(raw) : pcs.parse(raw),
  ready,
  fight,
  policy: policyOf(ANSWERS),
  policies: { faster: policyOf(QUICK) },
});
