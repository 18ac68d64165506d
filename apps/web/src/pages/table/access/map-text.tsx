import '../../../styles/access.css';
import type { BoardView } from '@tafelrunde/system';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useAccessText } from '../../../text/use-access-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { cellOf } from '../board/geometry.ts';
import { boardTexts } from '../board/text.ts';
import { cellsInWords, groundLines, type MapRow, type MapSituation, mapRows } from './map-lines.ts';

/** The map for whoever reads it: who stands where, how far, what can be reached, and the way there. */
export function MapText({ board, situation }: { board: BoardView; situation: MapSituation }) {
  const text = useAccessText().map;
  const locale = useLocale();
  const isOpen = useView((view) => view.isMapText);
  const change = useView((view) => view.change);
  return (
    <details
      className="map-text"
      open={isOpen}
      onToggle={(event) => change({ isMapText: event.currentTarget.open })}
    >
      <summary data-place="map">{text.title}</summary>
      {isOpen && (
        <>
          <Standing
            rows={mapRows(situation, { board: boardTexts[locale], map: text })}
            situation={situation}
          />
          <Reachable situation={situation} />
          <h3>{text.ground}</h3>
          {groundLines(board, { board: boardTexts[locale], map: text }).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </details>
  );
}

function Standing({ rows, situation }: { rows: readonly MapRow[]; situation: MapSituation }) {
  const text = useAccessText().map;
  const { act } = useTable();
  const { selected } = situation;
  const isPlaced = selected?.at != null;
  return (
    <div className="map-table">
      <table>
        <caption>{isPlaced ? text.caption(selected.name) : text.captionAll}</caption>
        <thead>
          <tr>
            <th scope="col">{text.who}</th>
            <th scope="col">{text.where}</th>
            {isPlaced && (
              <>
                <th scope="col">{text.far}</th>
                <th scope="col">{text.view}</th>
                <th scope="col">{text.chance}</th>
                <th scope="col">{text.reach}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, where, far, view, chance, reach, way }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{where}</td>
              {isPlaced && (
                <>
                  <td>{far}</td>
                  <td>{view}</td>
                  <td>{chance}</td>
                  <td>
                    {way === null ? (
                      reach
                    ) : (
                      <Button className="button quiet" onPress={() => void act(way.offer)}>
                        {text.goTo(way.cell, name.split(',')[0] ?? '')}
                      </Button>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reachable({ situation: { selected, moves } }: { situation: MapSituation }) {
  const text = useAccessText().map;
  if (selected?.at == null) return null;
  if (moves.size === 0) return <p>{text.noMove}</p>;
  const cells = [...moves.keys()].map(cellOf);
  return (
    <p>
      {text.reachable(moves.size)} {cellsInWords(cells, text)}.
    </p>
  );
}
