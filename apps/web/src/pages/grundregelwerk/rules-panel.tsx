import { useText } from '../../text/use-text.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { HousePanel } from './house-panel.tsx';
import { RuleSearch } from './rule-search.tsx';
import { RULE_VIEWS, useViewStore } from './view-store.ts';

/** The rules as they are, and as this table plays them. */
export function RulesPanel() {
  const { rules } = useText();
  const { ruleView, showRules } = useViewStore();
  return (
    <div className="panel">
      <Segmented
        label={rules.title}
        hideLabel
        value={ruleView}
        onChange={showRules}
        segments={RULE_VIEWS.map((value) => ({ value, label: rules[value] }))}
      />
      {ruleView === 'house' ? <HousePanel /> : <RuleSearch />}
    </div>
  );
}
