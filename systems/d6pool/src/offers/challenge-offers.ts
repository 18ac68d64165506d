import type { Offer } from '@tafelrunde/system';
import { abilityRow } from '../data/abilities.ts';
import { OF_CHALLENGE, OF_ROLL } from '../data/offers.ts';
import { resistedBy } from '../data/resisted-skills.ts';
import { SKILLS, type Skill } from '../data/skills.ts';
import { ATTRIBUTES, type Attribute, alliesOf, type Figure, isAble, type Scene } from '../model.ts';
import type { House } from '../rule.ts';
import { abilityProblem } from '../rules/abilities.ts';
import { namingProblem } from '../rules/pools.ts';
import { actionProblem } from '../rules/turns.ts';
import { DIFFICULTY_LADDER, foesOf, offer, only } from './offer.ts';

const ladder = DIFFICULTY_LADDER;

/** DP-CHL-01, DP-CHL-02: every attribute, every own skill with its usual attributes or any other, every advantage. */
export function challengeOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (actionProblem(scene, figure, house) !== null) return helpless(scene, figure);
  const on = { figure: figure.id };
  const skills = [...Object.keys(figure.skills), ...Object.keys(figure.powers)].filter((skill) =>
    mayRoll(scene, figure, skill, house),
  );
  return [
    ...ATTRIBUTES.map((attribute) =>
      offer('attempt', { ...on, attribute }, { ladder, with: attribute, row: `attribute:${attribute}` }),
    ),
    ...skills.flatMap((skill) => skillOffers(scene, figure, skill, house)),
    ...languageOffers(figure, house),
    ...Object.keys(figure.advantages).map((trait) => {
      const fields = ['attribute', 'skill', ...OF_CHALLENGE];
      return offer('attempt', { ...on, advantages: [trait] }, { fields, row: `advantage:${trait}` });
    }),
    ...noticing(scene, figure),
    ...helping(scene, figure),
    offer('start-extended', on),
    ...links(scene, figure, null, ATTRIBUTES),
    ...abilityOffers(figure, house),
  ];
}

const mayRoll = (scene: Scene, figure: Figure, skill: string, house: House): boolean =>
  namingProblem(
    scene,
    figure,
    { attribute: null, skill, advantages: [], disadvantages: [], bonus: 0, penalty: 0 },
    house,
  ) === null;

/** Noticing costs no action. */
const helpless = (scene: Scene, figure: Figure): readonly Offer[] =>
  isAble(figure) ? noticing(scene, figure) : [];

const usualAttributes = (skill: string): readonly Attribute[] =>
  (SKILLS as Readonly<Record<string, Skill>>)[skill]?.attributes ?? ['intelligence'];

function skillOffers(scene: Scene, figure: Figure, skill: string, house: House): readonly Offer[] {
  const row = `skill:${skill}`;
  const usual = usualAttributes(skill);
  const [first = 'intelligence'] = usual;
  const roll = { figure: figure.id, attribute: first, skill };
  const resisted = resistedBy(skill);
  return [
    ...usual.map((attribute) => offer('attempt', { ...roll, attribute }, { ladder, with: attribute, row })),
    offer('attempt', { figure: figure.id, skill }, { fields: ['attribute', ...OF_CHALLENGE], row }),
    ...rollAbilities(figure, skill, house).map((ability) =>
      offer('attempt', { ...roll, abilities: [ability] }, { with: ability, row }),
    ),
    ...only(resisted !== undefined, () =>
      foesOf(scene, figure)
        .filter(isAble)
        .map(({ id }) => {
          const defender = { figure: id, attribute: resisted?.[0], skill: resisted?.[1] };
          return offer('oppose', { attacker: roll, defender }, { target: id, row });
        }),
    ),
    ...supported(scene, figure).map(({ id }) => {
      const fields = ['description', 'of', ...OF_ROLL];
      return offer('support', { ...roll, helped: id }, { fields, target: id, row });
    }),
    ...links(scene, figure, skill, [first]),
  ];
}

/** 4.5: abilities that change a roll of this skill. */
const rollAbilities = (figure: Figure, skill: string, house: House): readonly string[] =>
  figure.abilities
    .filter((one) => one.skill === skill && abilityProblem(figure, one.ability, house) === null)
    .map(({ ability }) => ability)
    .filter((ability) => isForRolls(ability));

function isForRolls(ability: string): boolean {
  const effect = abilityRow(ability)?.effect;
  if (effect?.block === 'bonusDice') return effect.when === 'darkness';
  if (effect?.block === 'repeatRoll') return effect.of === 'social';
  if (effect?.block === 'ignorePenalty') return true;
  // A sure grip counts by itself whenever its owner climbs.
  return effect?.block === 'setDifficulty' && ability !== 'sureGrip';
}

/** DP-LNG-01, DP-LNG-02: crossing the barrier alone, or as part of what is said. */
const languageOffers = (figure: Figure, house: House): readonly Offer[] =>
  only(house.modules.includes('languages'), () =>
    figure.languages.flatMap(({ language }) => {
      const on = { figure: figure.id, language };
      const row = `skill:language:${language}`;
      return [offer('language-barrier', on, { row }), offer('attempt-in-language', on, { row })];
    }),
  );

/** DP-CHL-15: something hidden, or somebody who hides. */
function noticing(scene: Scene, figure: Figure): readonly Offer[] {
  const watcher = { figure: figure.id };
  const row = 'attribute:perception';
  return [
    offer('perceive', { watcher }, { ladder, row }),
    ...foesOf(scene, figure)
      .filter(isAble)
      .map(({ id }) => {
        const opponent = { figure: id, attribute: 'dexterity', skill: 'sneaking' };
        const fields = ['searching', 'swapRoles'];
        return offer('perceive', { watcher, opponent }, { fields, target: id, row });
      }),
  ];
}

/** DP-SUP-04: nobody has two helpers. */
const supported = (scene: Scene, figure: Figure): readonly Figure[] =>
  alliesOf(scene, figure).filter(
    ({ id, consciousness }) =>
      consciousness !== 'dead' && !scene.supports.some(({ helped }) => helped === id),
  );

/** DP-SUP-01, DP-POI-05: with an attribute alone; with a skill on its row. */
const helping = (scene: Scene, figure: Figure): readonly Offer[] =>
  supported(scene, figure).flatMap(({ id, afflictions }) => {
    const isPoisoned = afflictions.some(({ kind }) => kind === 'poison');
    const actions = isPoisoned ? (['support', 'first-aid'] as const) : (['support'] as const);
    return actions.map((action) => offer(action, { figure: figure.id, helped: id }, { target: id }));
  });

/** DP-EXT-01: the next link of what has been begun. */
const links = (
  scene: Scene,
  figure: Figure,
  skill: string | null,
  attributes: readonly Attribute[],
): readonly Offer[] =>
  scene.extended
    .filter((one) => one.figure === figure.id)
    .flatMap(({ id, task }) =>
      attributes.map((attribute) =>
        offer(
          'roll-extended',
          { id, figure: figure.id, attribute, ...(skill === null ? {} : { skill }) },
          {
            with: task === '' ? attribute : task,
            row: skill === null ? `attribute:${attribute}` : `skill:${skill}`,
          },
        ),
      ),
    );

/** DP-ABL-01: what is limited is ticked off when it is used; other abilities count in the rolls they belong to. */
const abilityOffers = (figure: Figure, house: House): readonly Offer[] =>
  figure.abilities
    .filter(({ ability }) => abilityProblem(figure, ability, house) === null)
    .filter(({ ability }) => abilityRow(ability)?.effect.block === 'opportunity')
    .map(({ ability, skill }) =>
      offer('use-ability', { figure: figure.id, ability }, { with: ability, row: `skill:${skill}` }),
    );
