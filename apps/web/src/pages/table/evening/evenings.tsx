import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { EndEvening } from './end-evening.tsx';
import { LastTime } from './last-time.tsx';
import { useRecap } from './use-recap.ts';

/** What happened last time, while the next evening has not begun. */
export function Recapped() {
  const recap = useRecap();
  return recap === null ? null : <LastTime recap={recap} />;
}

/** The end of an evening, for the GM. */
export function EveningDialog() {
  const isEnding = useView((view) => view.isEnding);
  const { isGm } = useTable();
  return isEnding && isGm ? <EndEvening /> : null;
}
