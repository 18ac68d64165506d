import type { System } from '@tafelrunde/system';
import { accepted, type Decision, type Of, refuse } from './decision.ts';
import { figuresOf } from './figures.ts';
import type { Seat, TableNow } from './model.ts';

/** A character that was made elsewhere comes to the table. What the rules have against it warns on its sheet; it does not block. */
export function bring(
  system: System,
  table: TableNow,
  seat: Seat,
  { character, past }: Pick<Of<'bring'>, 'character' | 'past'>,
): Decision {
  const parsed = system.character.parse(character);
  if (!parsed.ok)
    return refuse('bad-character', { at: parsed.error[0]?.at ?? '', detail: parsed.error[0]?.code ?? '' });
  const { id, name } = parsed.value as { readonly id: string; readonly name: string };
  const taken = figuresOf(system, table).map((figure) => figure.id);
  const figure = freeId(id, taken);
  const effects = system.scene.enter({ ...(parsed.value as object), id: figure });
  const to = seat.role === 'player' ? seat.id : null;
  return accepted({
    kind: 'figureBrought',
    figure,
    name,
    to,
    effects,
    ...(past === undefined ? {} : { past }),
  });
}

/** Somebody of the same id may sit there already: then this one gets a number. */
function freeId(id: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? id : `${id}-${n}`;
    if (!taken.includes(free)) return free;
  }
}
