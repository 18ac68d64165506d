/** What styles/fonts.css loads. */
const FONTS = ['Atkinson Hyperlegible Next', 'Alegreya'] as const;

/** Later than this nobody waits for beautiful letters. */
const MOST_MS = 1_000;

/**
 * Until the fonts are there, but not for long. Letters of another width move what stands below them: a button would slip
 * away from under a finger, and the tap would be lost.
 */
export async function fontsCome(): Promise<void> {
  const loaded = Promise.allSettled(FONTS.map((name) => document.fonts.load(`1em "${name}"`)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
