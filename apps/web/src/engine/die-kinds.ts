import type { TraceLine } from '@tafelrunde/kernel';

/** What a die is at the table beyond its sides: one against the figure, or one that was spent for it. */
export type DieKind = 'penalty' | 'fate';
export type DieKinds = readonly (DieKind | undefined)[];

/** The kinds of the dice of each throw of an account, where it has said what the pool is of. */
export function kindsOfThrows(trace: readonly TraceLine[]): readonly DieKinds[] {
  let told: DieKinds = [];
  return trace.flatMap((line) => {
    told = kindsTold(line) ?? told;
    if (line.kind !== 'roll') return [];
    const kinds = told.slice(0, line.faces.length);
    told = told.slice(line.faces.length);
    return [kinds];
  });
}

/** The kinds of the dice that an account has told of and that are still to be thrown. */
export function kindsToCome(trace: readonly TraceLine[]): DieKinds {
  return trace.reduce<DieKinds>(
    (told, line) => kindsTold(line) ?? (line.kind === 'roll' ? told.slice(line.faces.length) : told),
    [],
  );
}

interface Share {
  readonly source: string;
  readonly dice: number;
}

interface PoolFact {
  readonly positive: readonly Share[];
  readonly penalty: readonly Share[];
}

/** A fact of the kind `pool` tells where each die comes from, in the order in which they are thrown. */
function kindsTold(line: TraceLine): DieKinds | undefined {
  if (line.kind !== 'fact' || line.fact.kind !== 'pool') return undefined;
  const { positive, penalty } = line.fact as unknown as PoolFact;
  if (!Array.isArray(positive) || !Array.isArray(penalty)) return undefined;
  return [
    ...positive.flatMap(({ source, dice }: Share) => times(dice, source === 'fate' ? 'fate' : undefined)),
    ...penalty.flatMap(({ dice }: Share) => times(dice, 'penalty')),
  ];
}

const times = (count: number, kind: DieKind | undefined): DieKinds =>
  Array.from({ length: count }, () => kind);
