import type { Budget, ControlSection } from '@tafelrunde/system';

/** What stands on one screen while a figure is made. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly ControlSection[];
}

/** Sections in their order; those that belong to one step share a screen. */
export function stepsOf(sections: readonly ControlSection[]): readonly Step[] {
  const steps: { id: string; title: string; sections: ControlSection[] }[] = [];
  for (const section of sections) {
    const { id, title } = section.step ?? section;
    const last = steps.at(-1);
    if (last?.id === id) last.sections.push(section);
    else steps.push({ id, title, sections: [section] });
  }
  return steps;
}

/** What would be lost if the figure were made now. */
export const unspent = (budgets: readonly Budget[]): readonly Budget[] =>
  budgets.filter(({ left }) => left > 0);
