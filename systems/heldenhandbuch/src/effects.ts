import { applyBy, type BoardCell, type EffectOf, without } from '@tafelrunde/system';
import { combatWith, fighterWith, figureWith, sceneWith } from './changed.ts';
import {
  type Board,
  type Chase,
  type Combat,
  type Fighter,
  type Figure,
  type Haggle,
  type Item,
  type LifeCircle,
  type NightWatch,
  rowStart,
  type Scene,
  type Skill,
  type Status,
  type Stealth,
  type TrackName,
  trackSize,
} from './model.ts';

/** What an effect makes of the figure that it names. */
const onFigure =
  <E>(how: (figure: Figure, effect: E) => Partial<Figure>) =>
  (scene: Scene, effect: E & { readonly figure: string }): Scene =>
    sceneWith(scene, {
      figures: scene.figures.map((one) =>
        one.id === effect.figure ? figureWith(one, how(one, effect)) : one,
      ),
    });

/** What an effect makes of the skill that it names. */
const onSkill = (how: (skill: Skill) => Partial<Skill>) =>
  onFigure(({ skills }, { skill }: { readonly skill: string }) => ({ skills: mapEntry(skills, skill, how) }));

/** Something that is counted goes up, or down. */
interface By {
  readonly by: number;
}
interface To<T> {
  readonly to: T;
}
interface OnTrack {
  readonly track: TrackName;
}
interface WithStatus {
  readonly status: Status;
}
interface WithItem<T> {
  readonly item: T;
}
/** A life circle, counted from 1, as people count them. */
interface OnCircle extends To<LifeCircle> {
  readonly circle: number;
}

/** Everything a rule can change: what each effect carries, and what it makes of the scene. */
const changes = {
  points: onFigure((figure, { track, by }: OnTrack & By) => movePoints(figure, track, by)),
  locked: onFigure((figure, { track, until }: OnTrack & { readonly until: number }) => ({
    [track]: { ...figure[track], lockedUntil: until },
  })),
  rowWaived: onFigure(({ waivedRows }, { row }: { readonly row: number }) => ({
    waivedRows: [...waivedRows, row],
  })),
  regeneration: onFigure(({ regeneration }, { to }: To<number>) => ({
    regeneration: { ...regeneration, current: to },
  })),
  lifeCircle: onFigure(({ lifeCircles }, { circle, to }: OnCircle) => ({
    lifeCircles: lifeCircles.map((one, i) => (i + 1 === circle ? to : one)),
  })),
  /** As tables of earlier versions kept it: counted from 0. */
  circle: onFigure(({ lifeCircles }, { circle, to }: OnCircle) => ({
    lifeCircles: lifeCircles.map((one, i) => (i === circle ? to : one)),
  })),
  statusGained: onFigure((figure, { status }: WithStatus) => ({
    status: [...without(figure.status, status), status],
  })),
  statusEnded: onFigure((figure, { status }: WithStatus) => ({ status: without(figure.status, status) })),
  respect: onFigure(({ respect }, { by }: By) => ({ respect: Math.max(0, respect + by) })),
  mythos: onFigure(({ mythos }, { by }: By) => ({ mythos: Math.max(0, mythos + by) })),
  experience: onFigure(({ ep }, { by }: By) => ({ ep: Math.max(0, ep + by) })),
  money: onFigure(({ money }, { by }: By) => ({ money: money + by })),
  attributeRaised: onFigure(({ attributes }, { attribute }: { readonly attribute: string }) => ({
    attributes: mapEntry(attributes, attribute, ({ value }) => ({ value: value + 1 })),
  })),
  skillRaised: onSkill(({ value }) => ({ value: value + 1 })),
  starWon: onSkill(() => ({ adeptStar: true })),
  gradeWon: onSkill(({ masteryGrade }) => ({
    masteryGrade: Math.min(3, masteryGrade + 1) as Skill['masteryGrade'],
  })),
  drinks: onFigure((_, { to }: To<number>) => ({ drinks: to })),
  itemGained: onFigure(({ inventory }, { item }: WithItem<Item>) => ({ inventory: [...inventory, item] })),
  itemChanged: onFigure(({ inventory }, { item }: WithItem<Item>) => ({
    inventory: inventory.map((one) => (one.id === item.id ? item : one)),
  })),
  itemLost: onFigure(({ inventory, wielded, worn }, { item }: WithItem<string>) => ({
    inventory: inventory.filter(({ id }) => id !== item),
    wielded: wielded === item ? null : wielded,
    worn: worn === item ? null : worn,
  })),
  wielded: onFigure((_, { item }: WithItem<string | null>) => ({ wielded: item })),
  worn: onFigure((_, { item }: WithItem<string | null>) => ({ worn: item })),
  material: onFigure(({ materials }, { piece, by }: By & { readonly piece: string }) => ({
    materials: addTo(materials, piece, by),
  })),
  unpaidPiece: onFigure(
    (
      { unpaidPieces },
      { craftsman, piece, by }: By & { readonly craftsman: string; readonly piece: string },
    ) => ({
      unpaidPieces: { ...unpaidPieces, [craftsman]: addTo(unpaidPieces[craftsman] ?? {}, piece, by) },
    }),
  ),
  figureAdjusted: onFigure((_, effect: { readonly changes: Partial<Figure> }) => effect.changes),
  figureAdded: (scene: Scene, { figure }: { readonly figure: Figure }) =>
    sceneWith(scene, { figures: [...scene.figures.filter(({ id }) => id !== figure.id), figure] }),

  timePassed: (scene: Scene, { minutes }: { readonly minutes: number }) =>
    sceneWith(scene, { clock: scene.clock + minutes }),
  combat: (scene: Scene, { to }: To<Combat | null>) => sceneWith(scene, { combat: to }),
  fighter: (scene: Scene, effect: { readonly figure: string; readonly changes: Partial<Fighter> }): Scene => {
    const { combat } = scene;
    if (combat === null) return scene;
    const fighters = combat.fighters.map((one) =>
      one.figure === effect.figure ? fighterWith(one, effect.changes) : one,
    );
    return sceneWith(scene, { combat: combatWith(combat, { fighters }) });
  },
  stealth: (scene: Scene, { to }: To<Stealth>) =>
    sceneWith(scene, {
      stealth: [
        ...scene.stealth.filter((one) => one.sneaker !== to.sneaker || one.opponent !== to.opponent),
        to,
      ],
    }),
  chase: (scene: Scene, { to }: To<Chase | null>) => sceneWith(scene, { chase: to }),
  haggle: (scene: Scene, { to }: To<Haggle | null>) => sceneWith(scene, { haggle: to }),
  watch: (scene: Scene, { to }: To<NightWatch | null>) => sceneWith(scene, { watch: to }),
  placed: (scene: Scene, { figure, at }: { readonly figure: string; readonly at: BoardCell }) => {
    const others = scene.board.places.filter((one) => one.figure !== figure);
    return sceneWith(scene, { board: { ...scene.board, places: [...others, { figure, at }] } });
  },
  boardLaid: (scene: Scene, { board }: { readonly board: Board }) => sceneWith(scene, { board }),
};

export type HhEffect = EffectOf<typeof changes>;

export const applyEffects = applyBy<Scene, typeof changes>(changes);

/** HH-INF-05: the waiver of a row ends when the row has a point again. */
function movePoints(figure: Figure, name: TrackName, by: number): Partial<Figure> {
  const track = figure[name];
  const points = Math.max(0, Math.min(track.points + by, Math.max(trackSize(track), track.points)));
  const moved = { [name]: { ...track, points } };
  if (name === 'physis') return moved;
  const stillEmpty = figure.waivedRows.filter((row) => points <= rowStart(track, row));
  return { ...moved, waivedRows: stillEmpty };
}

function mapEntry<T extends object>(
  record: Readonly<Record<string, T>>,
  key: string,
  changes: (entry: T) => Partial<T>,
): Readonly<Record<string, T>> {
  const entry = record[key];
  return entry === undefined ? record : { ...record, [key]: { ...entry, ...changes(entry) } };
}

const addTo = (record: Readonly<Record<string, number>>, key: string, by: number) => ({
  ...record,
  [key]: Math.max(0, (record[key] ?? 0) + by),
});
