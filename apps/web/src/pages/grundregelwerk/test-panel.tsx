import type { Estimate } from '@tafelrunde/kernel';
import { chanceOf, chancesByKind } from '../../engine/chances.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { toneOf } from '../../ui/verdict.tsx';
import { useHouse, useHouseStore } from './house-store.ts';
import { Stage } from './stage.tsx';
import { TestBasics, TestCircumstances } from './test-controls.tsx';
import { useTestOdds } from './test-odds.ts';
import { useTestStore } from './test-store.ts';
import { verdictWord } from './verdict-word.ts';

/** One die against a target number. */
export function TestPanel() {
  const { test, roll } = useText();
  const locale = useLocale();
  const house = useHouse();
  const d6only = useHouseStore((state) => state.d6only);
  const state = useTestStore();
  const { odds, sides } = useTestOdds(state, d6only, house);
  const kinds = chancesByKind(odds);
  const rows = [...VERDICTS, ...RARE.filter((kind) => kinds.has(kind))].map((kind) => ({
    key: kind,
    label: verdictWord(kind, locale),
    tone: toneOf(kind),
    chance: kinds.get(kind) ?? NEVER,
  }));
  return (
    <div className="panel two">
      <TestBasics />
      <div className="panel-stage">
        <Stage
          name={roll.roll}
          sides={sides}
          chance={chanceOf(odds, 'success')}
          empty={test.empty}
          throwing={state.throwing}
          real={state.real}
          nameOf={() => ''}
          onRoll={() => state.roll(d6only, house)}
          onReal={state.setReal}
          onAnswer={state.answer}
          onCancel={state.cancel}
        />
        <BarChart caption={test.odds} rows={rows} />
      </div>
      <TestCircumstances />
    </div>
  );
}

const VERDICTS = ['exceptional', 'success', 'failure', 'complication'];
const RARE = ['automatic', 'refused'];
const NEVER: Estimate = { p: 0, fraction: { n: 0n, d: 1n } };
