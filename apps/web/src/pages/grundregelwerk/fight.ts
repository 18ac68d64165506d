import { type Effect, type Locale, play } from '@tafelrunde/kernel';
import { inputFor, type Settle } from '../../engine/throwing.ts';
import { dictionaries } from '../../text/dictionaries.ts';
import { actionNamed, type Category, system, type WeaponKind } from './ladders.ts';

/** What this page has to know of a figure to draw it. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly hearts: number;
  readonly heartsMax: number;
  readonly hasArmour: boolean;
  readonly armourTokens: number;
  readonly status: readonly string[];
  readonly mana?: number;
  readonly manaMax?: number;
  readonly tn?: number;
  readonly traits?: Readonly<Record<string, { readonly die: number | null }>>;
  readonly weapons?: readonly Weapon[];
}

interface Weapon {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly trait: string;
  readonly dropped: boolean;
}

interface Scene {
  readonly figures: readonly Figure[];
}

type House = Readonly<Record<string, unknown>>;

/** Who fights whom, and how. */
export interface FightSetup {
  readonly template: string;
  readonly category: Category;
  readonly kind: WeaponKind;
  readonly cover: boolean;
  readonly crowd: boolean;
  readonly help: boolean;
  readonly armour: boolean;
  readonly shootsBack: boolean;
}

export const HERO = 'hero';
export const ENEMY = 'enemy';

const OTHER_WEAPONS = {
  melee: { name: 'sword', kind: 'melee', trait: 'S', dropped: false },
  ranged: { name: 'bow', kind: 'ranged', trait: 'G', dropped: false },
} as const satisfies Record<WeaponKind, Weapon>;

/** A fresh pair. The hero carries a weapon of both kinds, so that either attack can be tried. */
export function newFight(setup: FightSetup, house: House): Scene {
  const template = system.character.templates.find(({ id }) => id === setup.template);
  const hero = template?.character as Figure & { readonly weapons: readonly Weapon[] };
  const other = OTHER_WEAPONS[hero.weapons[0]?.kind === 'melee' ? 'ranged' : 'melee'];
  const weapons = [...hero.weapons, other];
  const hearts = house['pc.hearts'] as number;
  const mana = house['pc.mana'] as number;
  const figure = { ...hero, id: HERO, weapons, hearts, heartsMax: hearts, mana, manaMax: mana };
  return withEnemy({ figures: [figure] }, ENEMY, setup.category, house);
}

/** The fight by the house rules of now: until somebody is hurt it starts afresh, later only the TN follows. */
export function currentFight(scene: Scene, setup: FightSetup, house: House): Scene {
  const isFresh = scene.figures.every(
    ({ hearts, heartsMax, status, hasArmour, armourTokens }) =>
      hearts === heartsMax && status.length === 0 && (!hasArmour || armourTokens > 0),
  );
  if (isFresh) return newFight(setup, house);
  const tns = house['enemy.tn'] as Readonly<Record<Category, number>>;
  const figures = scene.figures.map((one) => (one.id === ENEMY ? { ...one, tn: tns[setup.category] } : one));
  return { ...scene, figures };
}

/** The same hero as before, hurt as before, against somebody new. */
export function nextEnemy(scene: Scene, setup: FightSetup, house: House): Scene {
  return withEnemy({ figures: scene.figures.filter(({ id }) => id === HERO) }, ENEMY, setup.category, house);
}

function withEnemy(scene: Scene, id: string, category: Category, house: House): Scene {
  const action = actionNamed('add-enemy');
  const run = play(action.rule, inputFor(action, { scene, id, name: id, category }), house, []);
  return run.kind === 'finished' ? applied(scene, run.outcome.effects) : scene;
}

/** Effects change a scene, and nothing else does. */
export function applied(scene: Scene, effects: readonly Effect[]): Scene {
  const whole = system.scene.parse(scene);
  return whole.ok ? (system.scene.apply(whole.value, effects) as Scene) : scene;
}

export function figureIn(scene: Scene, id: string): Figure {
  const found = scene.figures.find((figure) => figure.id === id);
  if (found === undefined) throw new Error(`no figure ${id}`);
  return found;
}

export const isOver = (scene: Scene): boolean =>
  figureIn(scene, ENEMY).hearts === 0 ||
  figureIn(scene, HERO).status.some((one) => one === 'downed' || one === 'dead');

export function namesIn(
  setup: FightSetup,
  locale: Locale,
): Readonly<Record<typeof HERO | typeof ENEMY, string>> {
  const template = system.character.templates.find(({ id }) => id === setup.template);
  const enemy = system.words[locale].value('category', setup.category);
  return { [HERO]: template?.title[locale] ?? '', [ENEMY]: enemy ?? setup.category };
}

/** The weapon of the chosen kind. */
const weaponOf = (scene: Scene, kind: WeaponKind): Weapon | undefined =>
  figureIn(scene, HERO).weapons?.find((weapon) => weapon.kind === kind);

const HERO_CELL = [5, 5];
const BESIDE = [6, 5];
const FAR = [9, 5];
const CROWD_CELLS = [
  [4, 5],
  [5, 4],
];

/** The attack as it stands on the controls: they decide where everybody is, who helps and what is in the way. */
export function attackInput(
  scene: Scene,
  setup: FightSetup,
  d6only: boolean,
  house: House,
  locale: Locale,
): unknown {
  const names = namesIn(setup, locale);
  const text = dictionaries[locale].attack;
  const placed = scene.figures.map((figure) =>
    figure.id === HERO
      ? { ...figure, name: names.hero, pos: HERO_CELL, ...armourOf(figure, setup) }
      : {
          ...figure,
          name: names.enemy,
          hasRanged: setup.shootsBack,
          pos: setup.kind === 'melee' ? BESIDE : FAR,
        },
  );
  const crowd = setup.crowd
    ? CROWD_CELLS.map((pos, i) => bystander(`crowd${i}`, text.bystander, pos, house))
    : [];
  const staged = {
    ...scene,
    mode: d6only ? 'd6only' : 'core',
    figures: [...placed, ...crowd],
    pendingHelp: setup.help ? [{ helper: 'helper', helped: HERO, description: text.help }] : [],
  };
  return inputFor(actionNamed('attack'), {
    scene: staged,
    attacker: HERO,
    target: ENEMY,
    weapon: weaponOf(scene, setup.kind)?.name,
    conditions: setup.cover ? ['cover'] : [],
  });
}

function bystander(id: string, name: string, pos: readonly number[], house: House): object {
  return { ...figureIn(withEnemy({ figures: [] }, id, 'minion', house), id), name, pos };
}

/** Putting armour on gives its token; a spent one stays spent. */
const armourOf = (figure: Figure, { armour }: FightSetup) => ({
  hasArmour: armour,
  armourTokens: armour ? (figure.hasArmour ? figure.armourTokens : 1) : 0,
});

/** The controls have already answered these: help is offered because it is wanted, and nobody leaves their place. */
export const settled: Settle = ({ id }) => (id === 'help' || id === 'pushedTo' ? 0 : undefined);

/** The duel from here on, by hearts and armour as they are now. */
export function duelInput(scene: Scene, setup: FightSetup): unknown {
  const hero = figureIn(scene, HERO);
  const { armourTokens } = armourOf(hero, setup);
  return inputFor(actionNamed('duel'), {
    die: hero.traits?.['S']?.die ?? 6,
    hearts: Math.max(hero.hearts, 1),
    category: setup.category,
    hasArmour: armourTokens > 0,
  });
}

/** The duel makes its own enemy by the house rules: one that is already hurt starts with what is left. */
export function duelHouse(scene: Scene, setup: FightSetup, house: House): unknown {
  const hearts = house['enemy.hearts'] as Readonly<Record<Category, number>>;
  return {
    ...house,
    'enemy.hearts': { ...hearts, [setup.category]: Math.max(figureIn(scene, ENEMY).hearts, 1) },
  };
}

export type { Scene as FightScene };
