import { columnName, rowName } from './geometry.ts';

/** The coordinates along the edges; they stay in sight while the board is panned. */
export const BoardEdge = ({ side, count }: { side: 'columns' | 'rows'; count: number }) => (
  <div className={`board-edge ${side}`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (side === 'columns' ? columnName(i) : rowName(i))).map(
      (name) => (
        <span key={name}>{name}</span>
      ),
    )}
  </div>
);
