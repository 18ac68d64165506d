import { MAX_MESSAGE_BYTES } from '@tafelrunde/protocol';
import { MAX_LINES, MAX_OF_A_KIND, type Prepared, type PreparedLine } from '@tafelrunde/table';

/** Where a figure of an encounter comes from. */
export type Source = { readonly template: string } | { readonly character: unknown };

export const sourceOf = (line: PreparedLine): Source =>
  'template' in line ? { template: line.template } : { character: line.character };

/** One more of a kind that is there already, or a new line. */
export function withFigure(
  lines: readonly PreparedLine[],
  source: Source,
  name: string,
): readonly PreparedLine[] {
  const key = JSON.stringify(source);
  const known = lines.findIndex((line) => JSON.stringify(sourceOf(line)) === key);
  if (known < 0) return lines.length < MAX_LINES ? [...lines, { ...source, name, count: 1 }] : lines;
  return lines.map((line, i) =>
    i === known ? { ...line, count: Math.min(line.count + 1, MAX_OF_A_KIND) } : line,
  );
}

/** Room for what stands around the things of a message. */
const AROUND_BYTES = 1_024;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether one thing fits into a message: sheets of one's own are long. */
export const fitsMessage = (item: Prepared): boolean => bytesOf(item) <= MAX_MESSAGE_BYTES - AROUND_BYTES;

/** Things in as few messages as they fit into. */
export function inMessages(items: readonly Prepared[]): readonly (readonly Prepared[])[] {
  const messages: Prepared[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = bytesOf(item) + 1;
    const last = messages.at(-1);
    if (last === undefined || bytes > room) {
      messages.push([item]);
      room = MAX_MESSAGE_BYTES - AROUND_BYTES - bytes;
    } else {
      last.push(item);
      room -= bytes;
    }
  }
  return messages;
}
