import { create } from 'zustand';

export const VIEWS = ['test', 'attack', 'dice', 'rules', 'log'] as const;
export type View = (typeof VIEWS)[number];

export const RULE_VIEWS = ['lookUp', 'house'] as const;
export type RuleView = (typeof RULE_VIEWS)[number];

interface ViewState {
  readonly view: View;
  readonly ruleView: RuleView;
  /** Goes up whenever the search should have the keyboard. */
  readonly searches: number;
  show(view: View): void;
  showRules(ruleView: RuleView): void;
  searchRules(): void;
}

export const useViewStore = create<ViewState>()((set) => ({
  view: 'test',
  ruleView: 'lookUp',
  searches: 0,
  show: (view) => set({ view }),
  showRules: (ruleView) => set({ view: 'rules', ruleView }),
  searchRules: () => set(({ searches }) => ({ view: 'rules', ruleView: 'lookUp', searches: searches + 1 })),
}));
