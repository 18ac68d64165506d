/** Breaks a text into lines of at most `width`; a word that is longer still is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The same with every line moved to the right. */
export function indented(text: string, width: number, by: number): string[] {
  return wrap(text, width - by).map((line) => ' '.repeat(by) + line);
}

/** Cut to a width, with a sign that something is missing. */
export const fit = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
