export type Cell = readonly [x: number, y: number];

/** `C4`: the letter of the column, the number of the row. */
export function cellName([x, y]: Cell): string {
  const letters = x < 26 ? '' : String.fromCharCode(64 + Math.floor(x / 26));
  return `${letters}${String.fromCharCode(65 + (x % 26))}${y + 1}`;
}

/** Reads `C4`; undefined if it is no cell. */
function parseCell(text: string): Cell | undefined {
  const match = /^([a-z]{1,2})([1-9]\d{0,2})$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, letters = '', row = ''] = match;
  const x = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [x, Number(row) - 1];
}

/** Reads several cells with spaces or commas between them; undefined if one of them is none. */
export function parseCells(text: string): readonly Cell[] | undefined {
  const cells = text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map(parseCell);
  return cells.every((cell) => cell !== undefined) ? (cells as readonly Cell[]) : undefined;
}
