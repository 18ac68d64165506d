/** Colours and weights; in a pipe, nothing. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  bar(text: string): string;
  alarm(text: string): string;
}

const same = (text: string): string => text;

export const plain: Paint = { bold: same, dim: same, accent: same, bar: same, alarm: same };

export const ESCAPE = String.fromCharCode(27);

const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m`;

export const ansi: Paint = {
  bold: sgr(1, 22),
  dim: sgr(2, 22),
  accent: sgr(33, 39),
  bar: sgr(36, 39),
  alarm: sgr(31, 39),
};
