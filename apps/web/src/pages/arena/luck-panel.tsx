import { fightAtLuck } from '@tafelrunde/arena';
import type { System } from '@tafelrunde/system';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { decimal } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { TextEntry } from '../../ui/text-entry.tsx';
import { Slider } from '../lab/slider.tsx';
import { type ArenaState, MAX_FIGHTS } from './arena-state.ts';
import type { Fought } from './fighting.ts';
import { ReplayView } from './replay-view.tsx';
import { useReplay } from './use-replay.ts';

const PERCENTILES = Array.from({ length: 101 }, (_, i) => i);

/** From the worst fight to the best: what it was like, and told step by step if somebody wants to see it. */
export function LuckPanel({
  system,
  fought: { order, tally },
  names,
  state,
  onChange,
}: {
  system: System;
  fought: Fought;
  names: readonly string[];
  state: ArenaState;
  onChange: (change: Partial<ArenaState>) => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const number = state.told ?? fightAtLuck(tally, state.luck);
  const told = useReplay(order, number, locale);
  const wanted = Number(typed);
  const isNumber = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_FIGHTS;
  const [bad, usual, good] = text.luckWords;
  return (
    <section className="lab-box picture" aria-labelledby="luck">
      <div>
        <h2 id="luck" className="panel-title">
          {text.luck}
        </h2>
        <p className="hint">{text.luckHint(text.subject(tally.sides[0]?.name ?? ''))}</p>
      </div>
      <div>
        <Slider
          label={text.luck}
          values={PERCENTILES}
          value={state.luck}
          textOf={text.percentile}
          onChange={(luck) => onChange({ luck, told: null })}
        />
        <p className="luck-words hint" aria-hidden>
          <span>{bad}</span>
          <span>{usual}</span>
          <span>{good}</span>
        </p>
      </div>
      {told !== undefined && told.replay !== undefined && (
        <FightEnd number={told.number} outcome={told.replay.outcome} names={names} />
      )}
      <div className="luck-row">
        {number !== undefined && state.told === null && (
          <Button className="button" onPress={() => onChange({ told: number })}>
            <BookOpen aria-hidden /> {text.tell(decimal(number, locale))}
          </Button>
        )}
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isNumber) onChange({ told: wanted });
          }}
        >
          <TextEntry
            label={text.fightNumber}
            value={typed}
            inputMode="numeric"
            maxLength={7}
            isInvalid={typed !== '' && !isNumber}
            onChange={setTyped}
          />
          <Button type="submit" className="button quiet" isDisabled={!isNumber}>
            {text.show}
          </Button>
        </form>
      </div>
      {state.told !== null && (
        <ReplayView
          key={state.told}
          system={system}
          order={order}
          told={told?.number === state.told ? told : undefined}
          onClose={() => onChange({ told: null })}
        />
      )}
    </section>
  );
}

/** How a fight has ended, figure by figure. */
function FightEnd({
  number,
  outcome,
  names,
}: {
  number: number;
  outcome: {
    readonly winner: string | null;
    readonly rounds: number;
    readonly fighters: readonly FoughtOne[];
  };
  names: readonly string[];
}) {
  const text = useArenaText();
  const locale = useLocale();
  return (
    <div className="fight-end" aria-live="polite">
      <p className="fight-title">{text.toldTitle(decimal(number, locale), outcome.winner, outcome.rounds)}</p>
      <ul className="fight-fates">
        {outcome.fighters.map(({ id, state, left, most }, i) => (
          <li key={id}>
            <span className="fate-swatch" data-state={state} aria-hidden />
            <strong>{names[i] ?? id}</strong> {text.states[state]},{' '}
            {text.leftOf(decimal(left, locale), decimal(most, locale))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FoughtOne {
  readonly id: string;
  readonly state: 'standing' | 'out' | 'dead';
  readonly left: number;
  readonly most: number;
}
