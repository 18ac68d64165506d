import type { FigureView, System } from '@tafelrunde/system';
import type { Prepared } from '@tafelrunde/table';
import type { Order } from '../../../engine/arena-workers.ts';
import type { Draft, Figure, Json } from '../../arena/arena-state.ts';
import { scenarioOf } from '../../arena/arena-state.ts';

/** Enough for an answer within three points. */
export const FIGHTS = 1_000;
const SEED = 1;

/** Somebody of the party as the arena reads it. */
export interface PartyFigure {
  readonly name: string;
  readonly character: Json;
}

/** The heroes of a table who can still fight, as they are now. */
export function partyAt(
  system: System,
  scene: unknown,
  figures: readonly FigureView[],
): readonly PartyFigure[] {
  const bodies = (scene as { readonly figures?: readonly { readonly id: string }[] }).figures ?? [];
  return figures
    .filter(({ side, isOut, isGone }) => side === 'players' && !isOut && isGone !== true)
    .flatMap(({ id, name }) => {
      const body = system.arena.parse(bodies.find((one) => one.id === id));
      return body.ok ? [{ name, character: body.value as Json }] : [];
    });
}

/** Who fights for the players: those at the table, or so many of a template. */
export type Party =
  | { readonly kind: 'table'; readonly figures: readonly PartyFigure[] }
  | { readonly kind: 'standIns'; readonly template: string; readonly name: string; readonly count: number };

/** The fight of a party against an encounter, as the arena sets it up. */
export function draftFor(
  { figures }: Prepared,
  party: Party,
  house: Readonly<Record<string, unknown>>,
  names: { readonly party: string; readonly opponents: string },
): Draft {
  const ours: readonly Figure[] =
    party.kind === 'table'
      ? party.figures.map(({ name, character }) => ({ source: { character }, name, count: 1 }))
      : [{ source: { template: party.template }, name: party.name, count: party.count }];
  const theirs = figures.map((line): Figure => {
    const { name, count } = line;
    const source = 'template' in line ? { template: line.template } : { character: line.character as Json };
    return { source, name, count };
  });
  return {
    sides: [
      { name: names.party, policy: '', figures: ours },
      { name: names.opponents, policy: '', figures: theirs },
    ],
    house,
    settings: {},
    maxRounds: undefined,
  };
}

export const orderFor = (system: string, draft: Draft): Order => ({
  system,
  scenario: scenarioOf(system, draft),
  fights: FIGHTS,
  seed: SEED,
});
