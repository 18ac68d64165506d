import type { Faces } from '@tafelrunde/kernel';
import { Die, type DieState } from '../../components/die.tsx';

/** Thrown dice in the order they fell; the first throw shows what came of it. */
export function DiceRow({
  throws,
  size,
  state = 'thrown',
}: {
  throws: readonly { readonly sides: number; readonly faces: Faces }[];
  size: number;
  state?: DieState;
}) {
  const dice = throws.flatMap(({ sides, faces }, i) =>
    faces.map((face) => ({ sides, face, first: i === 0 })),
  );
  return dice.map(({ sides, face, first }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
    <Die key={i} sides={sides} face={face} size={size} state={first ? state : 'thrown'} />
  ));
}
