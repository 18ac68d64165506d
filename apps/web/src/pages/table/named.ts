import type { TraceLine } from '@tafelrunde/kernel';

/** An account in which people are called by their names: choices name figures by their ids. */
export const namedTrace = (
  trace: readonly TraceLine[],
  nameOf: (figure: string) => string,
): readonly TraceLine[] =>
  trace.map((line) => (line.kind === 'choice' ? { ...line, key: nameOf(line.key) } : line));
