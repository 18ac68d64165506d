import { question } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import type { BareInput } from '../actions/inputs.ts';
import { PATTERNS_AT_START, PERSONA_PATTERNS } from '../data/persona.ts';
import { CHARACTER_TEMPLATES, type CharacterTemplate } from '../data/templates.ts';
import { ADVANTAGE_IDS, DISADVANTAGE_IDS } from '../data/traits.ts';
import { figureFrom } from '../figures.ts';
import { ATTRIBUTES, type Figure, type Profession } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { emptyScene } from '../scene.ts';
import type { QuestionId } from '../text/questions.ts';
import { abilitiesIn, abilityLimit, attributeTotal, levelRow, spentSkillDice } from './budget.ts';
import { gear } from './gear.ts';
import { rollIncome, startingLifestyle } from './income.ts';
import { purchasesFor, withPurchase } from './purchase.ts';

const PLAYER = 'player';

/** DP-CRE-01 to 07: attributes, skills and abilities, an advantage and a disadvantage, persona, profession. */
export function createCharacter(fate: Fate, input: BareInput<'create'>, house: House) {
  if (input.template === 'free' && isOverBudget(settledPart(input), house)) return refused('over-budget');
  const made =
    input.template === 'free' ? built(fate, input, house) : fromTemplate(input, input.template, house);
  const owned = input.gear.map((row) => gear(row, house));
  const inventory = [...made.inventory.filter(({ id }) => !owned.some((one) => one.id === id)), ...owned];
  const settled: Figure = { ...made, inventory, lifestyle: startingLifestyle(made, house) };
  const character = firstIncome(fate, settled, input.firstIncome, house);
  fate.note('DP-CRE-07', { kind: 'created', name: character.name, level: character.level });
  const effects: Effects = [{ kind: 'figureAdded', figure: character }];
  return { outcome: { kind: 'created' as const, character }, effects };
}

/** A template under a name of its own. */
export function fromTemplate(
  { id, name, concept }: Pick<BareInput<'create'>, 'id' | 'name' | 'concept'>,
  template: CharacterTemplate,
  house: House,
): Figure {
  const { gear: rows, ...row } = CHARACTER_TEMPLATES[template];
  const said = concept === '' && 'concept' in row ? row.concept : concept;
  const inventory = rows.map((one) => gear(one, house));
  return figureFrom({ ...row, id: id ?? idFrom(name), name, concept: said, inventory });
}

/** What of a character is settled before anybody is asked. */
const settledPart = (input: BareInput<'create'>): Figure =>
  figureFrom({
    id: input.id ?? idFrom(input.name),
    name: input.name,
    concept: input.concept,
    ...(input.attributes === undefined ? {} : { attributes: input.attributes }),
    skills: input.skills ?? {},
    powers: input.powers ?? {},
    abilities: (input.abilities ?? []).map((one) => ({ ...one, used: 0, usedThisRound: 0 })),
    languages: [{ language: input.nativeLanguage, dice: 0, native: true, fluent: true }],
  });

/** DP-CRE-01 to 03: more dice than a new character has, in all or in one trait. */
function isOverBudget(figure: Figure, house: House): boolean {
  const row = levelRow(1, house);
  if (row === undefined) return false;
  const { attributes, skills, powers, abilities } = figure;
  return (
    attributeTotal(figure) > row.attributeDice ||
    Object.values(attributes).some((dice) => dice > row.maxAttribute) ||
    spentSkillDice(figure) > row.skillDice ||
    [...Object.values(skills), ...Object.values(powers)].some((dice) => dice > row.maxSkill) ||
    abilities.some(({ skill }) => abilitiesIn(figure, skill) > abilityLimit(figure, skill, house))
  );
}

function built(fate: Fate, input: BareInput<'create'>, house: House): Figure {
  const start = settledPart(input);
  const trained = withSkills(fate, withAttributes(fate, start, house), input, house);
  const quirky: Figure = {
    ...trained,
    // DP-CRE-04: one die each.
    advantages: { [input.advantage ?? asked(fate, 'advantage', 'DP-CRE-04', ADVANTAGE_IDS)]: 1 },
    disadvantages: { [input.disadvantage ?? asked(fate, 'disadvantage', 'DP-CRE-04', DISADVANTAGE_IDS)]: 1 },
    personaPatterns: withPatterns(fate, input.personaPatterns),
  };
  return { ...quirky, profession: input.profession ?? professionOf(fate, quirky) };
}

/** DP-CRE-01: 12 dice on six attributes, each from 1 to 4. */
function withAttributes(fate: Fate, figure: Figure, house: House): Figure {
  const row = levelRow(1, house);
  let now = figure;
  while (row !== undefined && attributeTotal(now) < row.attributeDice) {
    const { attributes } = now;
    const open = ATTRIBUTES.filter((attribute) => attributes[attribute] < row.maxAttribute);
    const [only] = open;
    if (only === undefined) break;
    const attribute = fate.choose(question('attributeDie', 'DP-CRE-01', PLAYER, open));
    now = { ...now, attributes: { ...attributes, [attribute]: attributes[attribute] + 1 } };
  }
  return now;
}

/** DP-CRE-02, DP-CRE-03: 12 dice on skills, at most 3 in one, or on abilities. */
function withSkills(fate: Fate, figure: Figure, input: BareInput<'create'>, house: House): Figure {
  const row = levelRow(1, house);
  let now = figure;
  while (row !== undefined && spentSkillDice(now) < row.skillDice) {
    const open = purchasesFor(now, row.maxSkill, input, house);
    if (open.length === 0) break;
    now = withPurchase(now, fate.choose(question('skillDie', 'DP-CRE-02', PLAYER, open)));
  }
  return now;
}

/** DP-CRE-05, DP-PSN-01: three patterns, own ones first. */
function withPatterns(fate: Fate, own: readonly string[]): readonly string[] {
  const patterns = own.slice(0, PATTERNS_AT_START);
  while (patterns.length < PATTERNS_AT_START) {
    const left = PERSONA_PATTERNS.filter((pattern) => !patterns.includes(pattern));
    patterns.push(asked(fate, 'personaPattern', 'DP-CRE-05', left));
  }
  return patterns;
}

/** DP-CRE-06, DP-LIF-01: what the job is done with. */
function professionOf(fate: Fate, figure: Figure): Profession {
  const skills = Object.keys({ ...figure.skills, ...figure.powers });
  const attribute = fate.choose(question('incomeAttribute', 'DP-CRE-06', PLAYER, ATTRIBUTES));
  const skill = asked(fate, 'incomeSkill', 'DP-CRE-06', skills.length === 0 ? ['generalKnowledge'] : skills);
  return { name: '', attribute, skill };
}

/** DP-CRE-06, DP-LIF-03: made at once, unless player and GM leave it out (DP-R-99). */
function firstIncome(fate: Fate, figure: Figure, wanted: boolean | undefined, house: House): Figure {
  const rolls =
    wanted ?? fate.choose(question('firstIncome', 'DP-LIF-03', PLAYER, ['roll', 'leaveOut'])) === 'roll';
  if (!rolls) return figure;
  const { lifestyle } = rollIncome(fate, emptyScene, figure, 0, house);
  return { ...figure, lifestyle };
}

const asked = (
  fate: Fate,
  id: QuestionId,
  cite: 'DP-CRE-04' | 'DP-CRE-05' | 'DP-CRE-06',
  keys: readonly string[],
): string => fate.choose(question(id, cite, PLAYER, keys));
