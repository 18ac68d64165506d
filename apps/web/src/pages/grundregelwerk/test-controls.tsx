import { ChevronDown } from 'lucide-react';
import { chanceOf } from '../../engine/chances.ts';
import { percent, signed } from '../../engine/format.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { Die } from '../../ui/die.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useHouse, useHouseStore } from './house-store.ts';
import {
  CONDITION_IDS,
  CONDITIONS,
  type ConditionId,
  DICE,
  LEVELS,
  system,
  THRESHOLDS,
  TNS,
} from './ladders.ts';
import { useTestOdds } from './test-odds.ts';
import { sumOfSteps, useTestStore } from './test-store.ts';

/** What every test is made of. */
export function TestBasics() {
  const d6only = useHouseStore((state) => state.d6only);
  return (
    <div className="controls">
      {d6only ? <LevelChoice /> : <DieChoice />}
      <TnChoice />
      <HelpToggle />
    </div>
  );
}

/** What only some tests need. */
export function TestCircumstances() {
  const { d6only, setD6only } = useHouseStore();
  const { test } = useText();
  return (
    <div className="controls">
      <Conditions />
      <Toggle on={d6only} onChange={setD6only} hint={test.d6onlyHint}>
        {test.d6only}
      </Toggle>
    </div>
  );
}

function DieChoice() {
  const { test, die: letter } = useText();
  const { die, change } = useTestStore();
  return (
    <Segmented
      label={test.die}
      look="dice"
      value={`${die}`}
      onChange={(chosen) => change({ die: DICE.find((one) => `${one}` === chosen) ?? die })}
      segments={DICE.map((sides) => ({
        value: `${sides}`,
        name: `${letter}${sides}`,
        label: (
          <>
            <Die sides={sides} size={48} state="ready" />
            <span>
              {letter}
              {sides}
            </span>
          </>
        ),
      }))}
    />
  );
}

function LevelChoice() {
  const { test } = useText();
  const words = system.words[useLocale()];
  const { level, change } = useTestStore();
  return (
    <Segmented
      label={test.level}
      look="dice"
      value={level}
      onChange={(chosen) => change({ level: chosen })}
      segments={LEVELS.map((one) => ({
        value: one,
        label: (
          <>
            <span className="segment-main">{words.value('level', one)}</span>
            <span className="hint">{test.needs(THRESHOLDS[one])}</span>
          </>
        ),
      }))}
    />
  );
}

function TnChoice() {
  const { test } = useText();
  const { tn, change } = useTestStore();
  return (
    <Segmented
      label={test.tn}
      value={`${tn}`}
      onChange={(chosen) => change({ tn: TNS.find((one) => `${one}` === chosen) ?? tn })}
      segments={TNS.map((one) => ({
        value: `${one}`,
        label: (
          <>
            <span className="segment-main">{one}</span>
            <span className="hint">{test.tnNames[one]}</span>
          </>
        ),
      }))}
    />
  );
}

/** Help with what it is worth: both chances, side by side. */
function HelpToggle() {
  const { test } = useText();
  const locale = useLocale();
  const house = useHouse();
  const d6only = useHouseStore((state) => state.d6only);
  const state = useTestStore();
  const without = chanceOf(useTestOdds({ ...state, help: false }, d6only, house).odds, 'success');
  const withHelp = chanceOf(useTestOdds({ ...state, help: true }, d6only, house).odds, 'success');
  return (
    <div className="help-row">
      <Toggle on={state.help} onChange={(help) => state.change({ help })} hint={test.helpHint}>
        {test.help}
      </Toggle>
      <dl className="compare">
        <div data-current={!state.help}>
          <dt>{test.without}</dt>
          <dd>{percent(without?.p ?? 0, locale)}</dd>
        </div>
        <div data-current={state.help}>
          <dt>{test.with}</dt>
          <dd>{percent(withHelp?.p ?? 0, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Conditions() {
  const { test } = useText();
  const words = system.words[useLocale()];
  const { change, ...setup } = useTestStore();
  const toggle = (id: ConditionId, on: boolean) => {
    const others = setup.conditions.filter((one) => one !== id);
    change({ conditions: on ? [...others, id] : others });
  };
  return (
    <details className="conditions">
      <summary>
        <span className="field-label">{test.conditions}</span>
        <span className="hint">{test.stepsHint(sumOfSteps(setup))}</span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <p className="hint">{test.conditionsHint}</p>
      <div className="chips">
        {CONDITION_IDS.map((id) => (
          <Chip
            key={id}
            on={setup.conditions.includes(id)}
            onChange={(on) => toggle(id, on)}
            extra={signed(CONDITIONS[id])}
          >
            {words.value('conditions', id)}
          </Chip>
        ))}
      </div>
      <Stepper
        label={test.steps}
        value={setup.steps}
        min={-4}
        max={4}
        signed
        onChange={(steps) => change({ steps })}
      />
    </details>
  );
}
