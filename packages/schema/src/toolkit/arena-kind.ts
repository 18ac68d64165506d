import { die, type Fate, face, ok } from '@tafelrunde/kernel';
import {
  type ArenaKind,
  arena,
  type Effect,
  type FightOutcome,
  type FoughtFighter,
  policyOf,
  type Resolution,
} from '@tafelrunde/system';
import { fromZod } from '../from-zod.ts';
import type { Act } from './acts.ts';
import type { AnyDeclaration, AnyFigure, AnyScene, Side } from './declaration.ts';
import { type Figures, figureIn, valueIn } from './figures.ts';
import { text } from './text.ts';

interface Fight {
  readonly scene: AnyScene;
  /** The names of the two sides. */
  readonly names: Readonly<Record<Side, string>>;
  readonly maxRounds: number;
}

type Strike = (fate: Fate, given: object, house: unknown) => Resolution<object, Effect>;

/** The first attack of a game: what everybody does in the arena. */
function plainAttack(game: AnyDeclaration, acts: readonly Act[]): { strike: Strike; rule: string } {
  const attack = acts.find(({ definition }) => definition.on === 'opponent');
  if (attack === undefined) throw new RangeError(`${game.id} has no action on an opponent: nobody can fight`);
  const usual = attack.action.fields?.parse({ figure: 'figure', target: 'target' });
  if (usual?.ok !== true) throw new RangeError(`${attack.action.id} has fields without a default`);
  const { cites } = attack.definition;
  const rule = attack.definition.rule as unknown as Strike;
  return {
    strike: (fate, given, house) => rule(fate, { ...usual.value, ...given }, house),
    rule: cites[0] as string,
  };
}

/** Everybody attacks the weakest opponent in turn, until one side is out. */
export function arenaKind(game: AnyDeclaration, figures: Figures, acts: readonly Act[]): ArenaKind {
  const { life, maxOf, isOut, apply } = figures;
  const { strike, rule } = plainAttack(game, acts);
  const schema = fromZod(figures.figure);
  const able = (scene: AnyScene, side: Side): readonly AnyFigure[] =>
    scene.figures.filter((one) => one.side === side && !isOut(one));
  const weakest = (all: readonly AnyFigure[]): AnyFigure | undefined =>
    all.reduce<AnyFigure | undefined>(
      (found, one) => (found === undefined || valueIn(one, life) < valueIn(found, life) ? one : found),
      undefined,
    );
  const otherSide = (side: Side): Side => (side === 'players' ? 'enemies' : 'players');

  function fight(
    fate: Fate,
    { scene: start, names, maxRounds }: Fight,
    house: unknown,
  ): Resolution<FightOutcome, never> {
    // Neither side has the first blow by its place in the list: a throw decides.
    const isReversed = fate.roll(die(2), face, rule) === 2;
    const order = (isReversed ? start.figures.toReversed() : start.figures).map(({ id }) => id);
    const isOver = (at: AnyScene) => able(at, 'players').length === 0 || able(at, 'enemies').length === 0;
    let scene = start;
    let rounds = 0;
    while (rounds < maxRounds && !isOver(scene)) {
      rounds += 1;
      for (const id of order) {
        const figure = figureIn(scene, id) as AnyFigure;
        const target = weakest(able(scene, otherSide(figure.side)));
        if (isOut(figure) || target === undefined) continue;
        fate.mark(() => JSON.stringify([isReversed, rounds, id, scene]));
        scene = apply(scene, strike(fate, { figure, target }, house).effects);
      }
    }
    return { outcome: outcomeOf(scene, names, rounds), effects: [] };
  }

  function outcomeOf(scene: AnyScene, names: Fight['names'], rounds: number): FightOutcome {
    const [ours, theirs] = [able(scene, 'players').length > 0, able(scene, 'enemies').length > 0];
    const fighters = scene.figures.map(
      (figure): FoughtFighter => ({
        id: figure.id,
        side: names[figure.side],
        state: isOut(figure) ? 'out' : 'standing',
        left: valueIn(figure, life),
        most: maxOf(figure, life),
      }),
    );
    return { winner: ours === theirs ? null : names[ours ? 'players' : 'enemies'], rounds, fighters };
  }

  return arena<Fight, unknown, string, { readonly kind: string }>({
    fighters: () =>
      Object.entries(game.templates).map(([id, { title }]) => ({
        id,
        title: text(title),
        character: figures.fromTemplate(id, id, text(title).de),
      })),
    maxSides: 2,
    settings: {},
    parse: (raw) => schema.parse(raw),
    ready: ({ sides, maxRounds }) => {
      const [one, other] = sides;
      const all = sides.flatMap((side, i) =>
        side.figures.map(
          ({ id, name, character }): AnyFigure => ({
            ...(character as AnyFigure),
            id,
            name,
            side: i === 0 ? 'players' : 'enemies',
          }),
        ),
      );
      const names = { players: one?.name ?? '', enemies: other?.name ?? '' };
      return ok({ scene: { figures: all }, names, maxRounds });
    },
    fight,
    policy: policyOf(
      Object.fromEntries(Object.entries(game.questions).map(([id, { arena: answer }]) => [id, answer])),
    ),
  });
}
