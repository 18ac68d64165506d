import { inputFor } from '@tafelrunde/system';
import type { OpenRun } from '@tafelrunde/table';
import { useMemo } from 'react';
import { type Gain, gainsByAnswer } from '../../../engine/gains.ts';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';

/** Where a figure grows: what each answer makes of its sheet. Undefined for every other run. */
export function useGainsOf({
  detail,
  scene,
  progress,
}: OpenRun): ReadonlyMap<string, readonly Gain[]> | undefined {
  const { system, house } = useTable();
  const locale = useLocale();
  return useMemo(() => {
    const action = system.actions.find(({ id }) => id === detail?.action);
    if (action === undefined || detail === null || progress?.ask.kind !== 'choose') return undefined;
    const figure = progress.ask.questions[0]?.by ?? '';
    const steps = system.table.growth?.(scene, figure, house)?.steps ?? [];
    if (!steps.some((step) => step.action === action.id)) return undefined;
    const input = inputFor(action, detail.input, scene);
    if (!input.ok) return undefined;
    const asked = { system, action, input: input.value, house, scene, figure, locale };
    return gainsByAnswer(asked, progress.tape).gains;
  }, [system, house, locale, detail, scene, progress]);
}
