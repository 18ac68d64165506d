import { Timer, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTrackerText } from './tracker-text.ts';
import { lastingOf, useTrack } from './use-tracker.ts';

export interface ConditionsProps {
  readonly figure: string;
  /** Whether the name of the figure stands with them. */
  readonly names?: boolean;
  readonly canEnd?: boolean;
}

/** What lasts for a figure, each with its rounds. */
export function Conditions({ figure, names = false, canEnd = false }: ConditionsProps) {
  const text = useTrackerText();
  const track = useTrack();
  const at = useTable();
  const lasting = lastingOf(at, figure);
  if (lasting.length === 0) return null;
  return (
    <span className="lasting">
      {lasting.map(({ id, name, left }) => (
        <span key={id} className="badge lasting-one">
          {names && `${at.nameOf(figure)}: `}
          {name}
          {left !== null && (
            <span className="lasting-left">
              <Timer aria-hidden />
              <span aria-hidden>{left}</span>
              <span className="visually-hidden">{text.left(left)}</span>
            </span>
          )}
          {canEnd && (
            <Button
              className="lasting-end"
              aria-label={text.endCondition(name, at.nameOf(figure))}
              onPress={() => void track({ kind: 'end-condition', condition: id })}
            >
              <X aria-hidden />
            </Button>
          )}
        </span>
      ))}
    </span>
  );
}
