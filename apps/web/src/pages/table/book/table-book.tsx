import { RuleBook } from '../../rules/rule-book.tsx';
import { useTable } from '../table-context.ts';

/** The book at the table: with the house rules that are played here. */
export function TableBook() {
  const { system, house } = useTable();
  return <RuleBook system={system} house={house} at="" />;
}
