import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

/** What the rules have against a character. They warn and never block. */
export function Problems({ character, quiet = false }: { character: unknown; quiet?: boolean }) {
  const text = useTableText();
  const { system, house, words } = useTable();
  const problems = system.character.problems(character, house);
  if (problems.length === 0) {
    return quiet ? null : (
      <p className="hint fits">
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
            {words.problem(problem) ?? problem.code} <span className="rule-id">{problem.at}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
