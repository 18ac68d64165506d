import {
  type Action,
  type Answer,
  type Effect,
  type Estimate,
  headlineOf,
  type Outcome,
  type Resolution,
  type Run,
} from '@tafelrunde/kernel';
import { HelpCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Throwing } from '../../engine/throwing.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Decision } from '../../ui/decision.tsx';
import { Die } from '../../ui/die.tsx';
import { FaceEntry } from '../../ui/face-entry.tsx';
import { RollButton } from '../../ui/roll-button.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { dieStateOf, Verdict } from '../../ui/verdict.tsx';
import { Why } from '../../ui/why.tsx';
import { system } from './ladders.ts';

export interface StageProps {
  readonly name: string;
  /** The die that would be thrown; undefined where none is. */
  readonly sides: number | undefined;
  readonly chance: Estimate | undefined;
  readonly empty: ReactNode;
  readonly throwing: Throwing | undefined;
  readonly real: boolean;
  readonly isDisabled?: boolean;
  readonly nameOf: (figure: string) => string;
  readonly onRoll: () => void;
  readonly onReal: (real: boolean) => void;
  readonly onAnswer: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Where it happens: the die, what came of it, and the button. */
export function Stage(props: StageProps) {
  const {
    name,
    sides,
    chance,
    throwing,
    real,
    isDisabled = false,
    onRoll,
    onReal,
    onAnswer,
    onCancel,
  } = props;
  const { roll, common } = useText();
  const run = throwing?.run;
  const stage = useRef<HTMLElement>(null);
  const isAsking = run?.kind === 'asks';
  // The button that was pressed is gone with its question: the keyboard goes on where the next throw starts.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body) {
      (stage.current?.querySelector<HTMLElement>('.roll-button:enabled') ?? stage.current)?.focus();
    }
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <section className="stage" aria-label={name} ref={stage} tabIndex={-1}>
      <div className="stage-floor">
        {run === undefined || throwing === undefined ? (
          <Waiting sides={sides}>{props.empty}</Waiting>
        ) : run.kind === 'asks' && run.ask.kind === 'roll' ? (
          <FaceEntry key={run.tape.length} sides={run.ask.pool.sides} onFace={(face) => onAnswer([face])} />
        ) : (
          <Result action={throwing.action} run={run} />
        )}
      </div>
      {run?.kind === 'asks' && run.ask.kind === 'choose' && run.ask.questions[0] !== undefined && (
        <Decision
          key={run.tape.length}
          system={system}
          question={run.ask.questions[0]}
          nameOf={props.nameOf}
          onAnswer={onAnswer}
        />
      )}
      {run?.kind === 'asks' && run.ask.kind === 'roll' && (
        <Button className="button quiet" onPress={onCancel}>
          {roll.cancel}
        </Button>
      )}
      {run?.kind !== 'asks' && (
        <RollButton
          name={name}
          dice={sides === undefined ? [] : [sides]}
          chance={chance}
          isDisabled={isDisabled}
          onRoll={onRoll}
        />
      )}
      {run !== undefined && run.kind !== 'refused' && run.trace.length > 0 && (
        <details className="why">
          <summary>
            <HelpCircle aria-hidden /> {common.why}
          </summary>
          <Why system={system} trace={run.trace} />
        </details>
      )}
      <Toggle on={real} onChange={onReal} hint={roll.realDieHint}>
        {roll.realDie}
      </Toggle>
    </section>
  );
}

function Waiting({ sides, children }: { sides: number | undefined; children: ReactNode }) {
  return (
    <div className="result">
      {sides !== undefined && <Die sides={sides} size={96} state="ready" />}
      <p className="muted">{children}</p>
    </div>
  );
}

type AnyRun = Run<Resolution<Outcome, Effect>>;

function Result({ action, run }: { action: Action; run: AnyRun }) {
  const locale = useLocale();
  const text = useText();
  if (run.kind === 'refused') return null;
  const words = system.words[locale];
  const headline = headlineOf(action, run.trace);
  const verdict = verdictIn(run, headline);
  const thrown = run.trace.findLast((line) => line.kind === 'roll');
  const face = thrown?.kind === 'roll' ? thrown.faces[0] : undefined;
  const sides = thrown?.kind === 'roll' ? thrown.pool.sides : undefined;
  const word = words.value('kind', verdict) ?? verdict;
  const reason = run.kind === 'finished' ? run.outcome.outcome['reason'] : undefined;
  return (
    <div className="result" data-fresh>
      {sides !== undefined && face !== undefined && (
        <Die
          key={run.tape.length}
          sides={sides}
          face={face}
          size={96}
          state={dieStateOf(verdict)}
          label={text.roll.thrown(`${text.die}${sides}`, face)}
        />
      )}
      <div className="result-words">
        <p className="result-verdict">
          <Verdict verdict={verdict} word={word} />
        </p>
        <p>
          {headline !== undefined
            ? withoutWord(words.fact(headline), word)
            : (words.value('reason', String(reason)) ?? '')}
        </p>
      </div>
    </div>
  );
}

/** The verdict already stands above: the sentence goes on from there. */
function withoutWord(sentence: string, word: string): string {
  if (!sentence.startsWith(`${word}: `)) return sentence;
  const rest = sentence.slice(word.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The outcome names it; while a decision is open, the account already knows what the die was worth. */
function verdictIn(run: Exclude<AnyRun, { kind: 'refused' }>, headline: object | undefined): string {
  if (run.kind === 'finished') return String(run.outcome.outcome['kind']);
  return headline !== undefined && 'verdict' in headline ? String(headline.verdict) : '';
}
