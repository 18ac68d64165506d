import type { Problem } from '@tafelrunde/kernel';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { RuleLink } from './rule-link.tsx';

/** What the rules have against a character, each with its rule. They warn and never block. */
export function Problems({
  problems,
  quiet = false,
}: {
  problems: readonly Problem[];
  /** Says nothing where nothing is wrong. */
  quiet?: boolean;
}) {
  const text = useTableText();
  const { words } = useTable();
  if (problems.length === 0) {
    return quiet ? null : (
      <p className="hint fits" role="status">
        <CircleCheck aria-hidden /> {text.create.noProblems}
      </p>
    );
  }
  return (
    <div className="problems" role="status">
      <p>
        <TriangleAlert aria-hidden /> {text.figure.problems}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.at}`}>
            {words.problem(problem) ?? problem.code}{' '}
            {problem.rule !== undefined && <RuleLink id={problem.rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
