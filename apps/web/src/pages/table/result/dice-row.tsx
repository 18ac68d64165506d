import type { Faces } from '@tafelrunde/kernel';
import type { DieKinds } from '../../../engine/die-kinds.ts';
import { Die, type DieState } from '../../../ui/die.tsx';

/** Thrown dice in the order they fell; the first throw shows what came of it. */
export function DiceRow({
  throws,
  size,
  state = 'thrown',
}: {
  throws: readonly {
    readonly sides: number;
    readonly faces: Faces;
    readonly kinds?: DieKinds;
  }[];
  size: number;
  state?: DieState;
}) {
  const dice = throws.flatMap(({ sides, faces, kinds }, i) =>
    faces.map((face, j) => ({ sides, face, kind: kinds?.[j], first: i === 0 })),
  );
  return dice.map(({ sides, face, kind, first }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
    <Die key={i} sides={sides} face={face} size={size} kind={kind} state={first ? state : 'thrown'} />
  ));
}
