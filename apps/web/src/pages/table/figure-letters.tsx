import type { FigureView } from '@tafelrunde/system';

/** The first letters of a name stand for a figure where there is no picture of it. */
export const FigureLetters = ({ figure: { name, side } }: { figure: Pick<FigureView, 'name' | 'side'> }) => (
  <span className="figure-letters" data-side={side} aria-hidden>
    {initialsOf(name)}
  </span>
);

/** Of `Ork 12` the `O12`, of `Mira Falkenauge` the `MF`. */
function initialsOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1) ?? '';
  return [...first].slice(0, 1).join('') + (/^\d{1,2}$/.test(last) ? last : [...last].slice(0, 1).join(''));
}
