import type { FigureView } from '@tafelrunde/system';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';

/** What the GM keeps of an opponent, in a word; null for players, and for an opponent that is seen whole. */
export function useVeilWord(figure: string): string | null {
  const text = useTableText();
  const { table, isGm } = useTable();
  const veil = table.veils[figure];
  if (!isGm || veil === undefined || (!veil.hidden && veil.lifeShown)) return null;
  return veil.hidden ? text.figure.hidden : text.figure.lifeHidden;
}

/** One tap shows the players somebody who waits behind the screen. */
export function ShowButton({ figure: { id, name } }: { figure: FigureView }) {
  const text = useTableText();
  const { table, isGm, send } = useTable();
  const veil = table.veils[id];
  if (!isGm || veil?.hidden !== true) return null;
  return (
    <Button
      className="button"
      aria-label={`${name}: ${text.figure.show}`}
      onPress={() => send({ kind: 'veil', figures: [id], hidden: false, lifeShown: veil.lifeShown })}
    >
      <Eye aria-hidden /> {text.figure.show}
    </Button>
  );
}

/** The GM hides an opponent or shows it; of one that is shown, its exact life. */
export function VeilButtons({ figure: { id, name } }: { figure: FigureView }) {
  const text = useTableText();
  const { table, isGm, link, send } = useTable();
  if (!isGm || link.solo) return null;
  const { hidden = false, lifeShown = true } = table.veils[id] ?? {};
  const veil = (change: { hidden: boolean; lifeShown: boolean }) =>
    send({ kind: 'veil', figures: [id], ...change });
  const showing = hidden ? text.figure.show : text.figure.hide;
  const life = lifeShown ? text.figure.hideLife : text.figure.showLife;
  return (
    <div className="button-row">
      <Button
        className="button"
        aria-label={`${name}: ${showing}`}
        onPress={() => veil({ hidden: !hidden, lifeShown })}
      >
        {hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />} {showing}
      </Button>
      {!hidden && (
        <Button
          className="button quiet"
          aria-label={`${name}: ${life}`}
          onPress={() => veil({ hidden, lifeShown: !lifeShown })}
        >
          {life}
        </Button>
      )}
    </div>
  );
}

/** Everybody who waits behind the screen at once, as soon as there are several. */
export function ShowAll() {
  const text = useTableText();
  const { table, figures, isGm, send } = useTable();
  const hidden = figures.filter(({ id }) => table.veils[id]?.hidden === true).map(({ id }) => id);
  if (!isGm || hidden.length < 2) return null;
  return (
    <Button
      className="button"
      onPress={() => send({ kind: 'veil', figures: hidden, hidden: false, lifeShown: false })}
    >
      <Eye aria-hidden /> {text.figure.showAll}
    </Button>
  );
}
