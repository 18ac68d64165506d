import { useTable } from '../../../table/table-context.ts';
import { RuleBook } from '../../rules/rule-book.tsx';

/** The book at the table: with the house rules that are played here. */
export function TableBook() {
  const { system, house } = useTable();
  return <RuleBook system={system} house={house} at="" />;
}
