import { type Expression, type NotationProblem, notation } from '@tafelrunde/kernel';
import { notationText } from '@tafelrunde/schema';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useLocale, useText } from '../../text/use-text.ts';
import { Die } from '../../ui/die.tsx';
import { RollButton } from '../../ui/roll-button.tsx';
import { NotationOddsView } from './notation-odds.tsx';
import { useNotationStore } from './notation-store.ts';

const EXAMPLES = ['3W6+2', '4W6kh3', '2W20kl1', '8W6!>=5', 'W12+W8', 'W%'];

/** Any dice at all, in the notation everybody knows. */
export function NotationPanel() {
  const { notation: words, die, roll } = useText();
  const { text, write, roll: throwDice, thrown } = useNotationStore();
  const read = notation(text);
  const problem = !read.ok && text.trim() !== '' ? read.error : undefined;
  return (
    <div className="panel two">
      <div className="controls">
        <TextField className="notation-field" value={text} onChange={write} isInvalid={problem !== undefined}>
          <Label className="field-label">{words.label}</Label>
          <Input
            className="input large"
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            onKeyDown={(event) => event.key === 'Enter' && throwDice()}
            aria-describedby="notation-problem notation-hint"
          />
        </TextField>
        <div id="notation-problem" aria-live="polite">
          {problem !== undefined && <ProblemMark text={text} problem={problem} />}
        </div>
        <p className="hint" id="notation-hint">
          {words.hint}
        </p>
        <fieldset className="plain">
          <legend className="field-label">{words.examples}</legend>
          <div className="chips">
            {EXAMPLES.map((example) => (
              <Button key={example} className="chip" onPress={() => write(example.replaceAll('W', die))}>
                {example.replaceAll('W', die)}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="panel-stage">
        <section className="stage" aria-label={words.title}>
          <div className="stage-floor">
            {thrown === undefined ? (
              <p className="muted">{words.empty}</p>
            ) : (
              <div className="result" data-fresh>
                <ThrownDice throws={thrown.throws} />
                <p className="total">{words.total(thrown.total)}</p>
              </div>
            )}
          </div>
          <RollButton
            name={roll.roll}
            dice={diceOf(read.ok ? read.value : undefined)}
            isDisabled={!read.ok}
            onRoll={throwDice}
          />
        </section>
        {read.ok && <NotationOddsView expression={read.value} text={text} marked={thrown?.total} />}
      </div>
    </div>
  );
}

/** More dice than this are a heap, not a picture. */
const MAX_SHOWN = 40;

export function ThrownDice({
  throws,
}: {
  throws: readonly { readonly pool: { readonly sides: number }; readonly faces: readonly number[] }[];
}) {
  const { roll, die } = useText();
  const dice = throws.flatMap(({ pool, faces }) => faces.map((face) => ({ face, sides: pool.sides })));
  return (
    <span className="dice">
      {dice.slice(0, MAX_SHOWN).map(({ face, sides }, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
          key={i}
          sides={sides}
          face={face}
          size={dice.length > 6 ? 44 : 64}
          label={roll.thrown(`${die}${sides}`, face)}
        />
      ))}
      {dice.length > MAX_SHOWN && <span className="muted">+{dice.length - MAX_SHOWN}</span>}
    </span>
  );
}

/** What is wrong, and a mark below the very character. */
function ProblemMark({ text, problem }: { text: string; problem: NotationProblem }) {
  const locale = useLocale();
  const { notation: words } = useText();
  const at = Math.min(problem.at, text.length);
  const wrong = text.slice(at, at + 1);
  return (
    <div className="problem">
      <code className="problem-text">
        {text.slice(0, at)}
        <mark>{wrong === '' ? ' ' : wrong}</mark>
        {text.slice(at + 1)}
      </code>
      <p className="field-error">
        {notationText(problem.code, problem.data ?? {}, locale)} ({words.at(at + 1)})
      </p>
    </div>
  );
}

/** One die of each kind, as a picture on the button. */
function diceOf(expression: Expression | undefined): readonly number[] {
  if (expression === undefined) return [];
  return [...new Set(sidesIn(expression))].slice(0, 3);
}

function sidesIn(expression: Expression): readonly number[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'dice':
      return [expression.pool.sides];
    case 'negative':
      return sidesIn(expression.of);
    case 'operation':
      return [...sidesIn(expression.left), ...sidesIn(expression.right)];
  }
}
