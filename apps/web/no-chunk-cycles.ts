import type { Plugin } from 'vite';

/** A file of the build, as far as it matters here: what it is called and which others it needs at once. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The names along a circle of files that need each other; null if there is none. */
export function circleIn(chunks: readonly Chunk[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (name: string): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    way.push(name);
    for (const next of importsOf.get(name) ?? []) {
      const circle = walk(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const circle = walk(fileName);
    if (circle !== null) return circle;
  }
  return null;
}

/** Built files that need each other are run before what they need is there: such a page would not open. */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const circle = circleIn(chunks);
    if (circle === null) return;
    const named = circle.map((file) => {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      return `${chunk?.name ?? ''} (${file})`;
    });
    this.error(`Files of the page need each other in a circle: ${named.join(' → ')}`);
  },
});
