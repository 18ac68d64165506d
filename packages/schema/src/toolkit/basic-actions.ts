import type { Fate } from '@tafelrunde/kernel';
import type { Action, Effect } from '@tafelrunde/system';
import { z } from 'zod';
import { actionsOn, bareAction } from '../actions.ts';
import { refused } from './acts.ts';
import type { AnyDeclaration } from './declaration.ts';
import {
  added,
  changedKind,
  type Figures,
  figureId,
  figureIn,
  figureName,
  freeId,
  valueIn,
} from './figures.ts';
import type { BasicFact } from './text.ts';

const MOST_CHANGED = 99;
type BasicFate = Fate<string, BasicFact>;

/** What every table needs, whatever is played: figures come, grow, change and go. */
export function basicActions(game: AnyDeclaration, figures: Figures): readonly Action[] {
  const { id: system, attributes, tracks, templates } = game;
  const { names, counted, life } = figures;
  const onScene = actionsOn(figures.scene);
  const aboutFigures = attributes.rule;
  const aboutLife = tracks[life]?.rule ?? aboutFigures;
  const value = z.int().min(attributes.min).max(attributes.max);
  const named = z.enum(names as [string, ...string[]]);

  const create = bareAction({
    id: `${system}/create`,
    cites: [aboutFigures],
    input: {
      id: figureId.optional(),
      name: figureName,
      template: z.enum(['free', ...Object.keys(templates)]).default('free'),
      ...Object.fromEntries(names.map((name) => [name, value.optional()])),
    },
    rule: (fate: BasicFate, input, _house: unknown) => {
      const { id, name, template, ...own } = input as { id?: string; name: string; template: string };
      const base = templates[template]?.attributes ?? {};
      const given = Object.entries(own as Readonly<Record<string, number | undefined>>).filter(
        (entry): entry is [string, number] => entry[1] !== undefined,
      );
      const character = figures.make({
        id: id ?? freeId(name, { figures: [] }),
        name,
        side: 'players',
        template: template === 'free' ? '' : template,
        attributes: { ...base, ...Object.fromEntries(given) },
      });
      fate.note(aboutFigures, { kind: 'created', name });
      return { outcome: { kind: 'created' as const, character }, effects: [added(character)] };
    },
    by: 'anyone',
    actor: () => 'player',
    headline: ['created'],
  });

  const advance = onScene({
    id: `${system}/advance`,
    cites: [aboutFigures],
    input: { figure: figureId, attribute: named.default(names[0] as string) },
    rule: (fate: BasicFate, { scene, figure: id, attribute }, _house: unknown) => {
      const figure = figureIn(scene, id);
      if (figure === undefined) return refused('unknown-figure');
      if (valueIn(figure, attribute) >= attributes.max) return refused('at-limit');
      fate.note(aboutFigures, { kind: 'advanced', name: figure.name, attribute });
      const effects: readonly Effect[] = [{ kind: 'attributeRaised', figure: id, attribute } as Effect];
      return { outcome: { kind: 'advanced' as const, figure: id, attribute }, effects };
    },
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['advanced'],
  });

  const addOpponent = onScene({
    id: `${system}/add-opponent`,
    cites: [aboutFigures],
    input: {
      template: z.enum(Object.keys(templates) as [string, ...string[]]),
      name: figureName,
      id: figureId.optional(),
    },
    rule: (fate: BasicFate, { scene, template, name, id }, _house: unknown) => {
      if (id !== undefined && figureIn(scene, id) !== undefined) return refused('id-taken');
      const figure = figures.fromTemplate(template, id ?? freeId(name, scene), name, 'enemies');
      fate.note(aboutFigures, { kind: 'created', name });
      return { outcome: { kind: 'created' as const, figure: figure.id }, effects: [added(figure)] };
    },
    by: 'gm',
    headline: ['created'],
    bringsOpponents: true,
  });

  const adjust = onScene({
    id: `${system}/adjust`,
    cites: [aboutLife],
    input: {
      figure: figureId,
      track: z.enum(counted as [string, ...string[]]).default(life),
      by: z.int().min(-MOST_CHANGED).max(MOST_CHANGED).default(-1),
    },
    rule: (fate: BasicFate, { scene, figure: id, track, by }, _house: unknown) => {
      const figure = figureIn(scene, id);
      if (figure === undefined) return refused('unknown-figure');
      fate.note(aboutLife, { kind: 'adjusted', name: figure.name, track, by });
      const effects = [{ kind: changedKind(track), figure: id, by }];
      return { outcome: { kind: 'adjusted' as const, figure: id, track, by }, effects };
    },
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['adjusted'],
  });

  const remove = onScene({
    id: `${system}/remove`,
    cites: [aboutFigures],
    input: { figure: figureId },
    rule: (fate: BasicFate, { scene, figure: id }, _house: unknown) => {
      const figure = figureIn(scene, id);
      if (figure === undefined) return refused('unknown-figure');
      fate.note(aboutFigures, { kind: 'removed', name: figure.name });
      return {
        outcome: { kind: 'removed' as const, figure: id },
        effects: [{ kind: 'figureGone', figure: id }],
      };
    },
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['removed'],
  });

  return [create, advance, addOpponent, adjust, remove];
}
