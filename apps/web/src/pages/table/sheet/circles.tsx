import type { CircleView, FigureView, SystemWords } from '@tafelrunde/system';
import { useTable } from '../../../table/table-context.ts';
import type { TableDictionary } from '../../../text/table-dictionary.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { CirclePicture } from '../../../ui/circle-picture.tsx';

const wordOf = (words: SystemWords, field: string, value: string): string =>
  words.value(field, value) ?? value;

/** How many segments are in each state: `2 leicht, 1 schwer`. */
function injuriesOf({ rings }: CircleView, words: SystemWords): string {
  const counts = new Map<string, number>();
  for (const state of rings.flatMap(({ segments }) => segments))
    if (state !== '') counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${wordOf(words, 'segment', state)}`).join(', ');
}

/** A circle in one line: what it has lost, and what weighs on it. */
function summaryOf(circle: CircleView, words: SystemWords, text: TableDictionary): string {
  const injuries = injuriesOf(circle, words);
  const state = circle.state === '' ? [] : [wordOf(words, 'circle', circle.state)];
  return injuries === '' ? text.circles.unhurt : [injuries, ...state].join('; ');
}

/** Small circles for a list of figures. */
export function SmallCircles({ figure: { circles = [] } }: { figure: FigureView }) {
  const { words } = useTable();
  const text = useTableText();
  if (circles.length === 0) return null;
  return (
    <span className="circles-small">
      {circles.map((circle, i) => (
        <CirclePicture
          key={circle.id}
          circle={circle}
          size={40}
          label={`${text.circles.name(words.field('circle'), i + 1)}: ${summaryOf(circle, words, text)}`}
        />
      ))}
    </span>
  );
}

/** Large circles for a sheet, in words below each, and as a table for those who do not see them. */
export function LargeCircles({ figure: { circles = [] } }: { figure: FigureView }) {
  const { words } = useTable();
  const text = useTableText();
  if (circles.length === 0) return null;
  return (
    <div className="circles">
      {circles.map((circle, i) => {
        const name = text.circles.name(words.field('circle'), i + 1);
        return (
          <figure key={circle.id} className="circle">
            <CirclePicture circle={circle} size={96} />
            <figcaption>
              <strong>{name}</strong>
              <span className="hint">{injuriesOf(circle, words) || text.circles.unhurt}</span>
              {circle.state !== '' && <span className="badge">{wordOf(words, 'circle', circle.state)}</span>}
            </figcaption>
            <CircleTable circle={circle} name={name} />
          </figure>
        );
      })}
    </div>
  );
}

function CircleTable({ circle: { rings }, name }: { circle: CircleView; name: string }) {
  const { words } = useTable();
  const { circles: text } = useTableText();
  const most = Math.max(...rings.map(({ segments }) => segments.length));
  return (
    <div className="visually-hidden">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{text.ring}</th>
            {Array.from({ length: most }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments are known by their number
              <th key={i} scope="col">
                {text.segment(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rings.map(({ id, segments }) => (
            <tr key={id}>
              <th scope="row">{wordOf(words, 'ring', id)}</th>
              {Array.from({ length: most }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: segments are known by their number
                <td key={i}>{cellText(segments[i], words, text.whole)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellText(state: string | undefined, words: SystemWords, whole: string): string {
  if (state === undefined) return '';
  return state === '' ? whole : wordOf(words, 'segment', state);
}
