import type { SheetRow, SheetSection } from '@tafelrunde/system';
import { ChevronDown } from 'lucide-react';
import { Die } from '../../../ui/die.tsx';
import { sharedRule } from './rows.ts';
import { RuleLink } from './rule-link.tsx';

/** Values that are only read: on a sheet below everything else, and while a character is made. */
export function SheetSections({
  sections,
  isFolded = false,
}: {
  sections: readonly SheetSection[];
  /** Only their titles stand there at first. */
  isFolded?: boolean;
}) {
  return (
    <div className="sheet-sections">
      {sections.map((section) => (
        <Section key={section.id} section={section} isFolded={isFolded} />
      ))}
    </div>
  );
}

function Section({ section, isFolded }: { section: SheetSection; isFolded: boolean }) {
  const { rows, title } = section;
  const rule = sharedRule(section);
  return (
    <details className="sheet-section" open={!isFolded}>
      <summary>
        <h3>{title}</h3>
        {isFolded && <span className="hint">{rows.length}</span>}
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      {rule !== undefined && (
        <p className="section-rule">
          <RuleLink id={rule} />
        </p>
      )}
      <dl className="value-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} hideRule={rule !== undefined} />
        ))}
      </dl>
    </details>
  );
}

function Row({ row, hideRule }: { row: SheetRow; hideRule: boolean }) {
  const { label, value, dice = [], hint, rule } = row;
  const shownRule = hideRule ? undefined : rule;
  return (
    <div className="sheet-fact">
      <dt className="row-label">{label}</dt>
      <dd className="row-value">
        {dice.map((sides, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one value are all alike
          <Die key={i} sides={sides} size={28} state="ready" />
        ))}
        <span>{value}</span>
        {(hint !== undefined || shownRule !== undefined) && (
          <span className="row-source">
            {hint !== undefined && <span className="hint">{hint}</span>}
            {shownRule !== undefined && <RuleLink id={shownRule} />}
          </span>
        )}
      </dd>
    </div>
  );
}
