import type { Evening, Story, StoryPart, ToldLine } from '@tafelrunde/table';
import { usePicture } from '../../../pictures/use-picture.ts';
import type { TableFiles } from '../../../table/table-files.ts';
import { useEveningsText } from '../../../text/use-evenings-text.ts';
import { useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';

/** One evening as it is told. Its title is left out where it stands above already. */
export function EveningPart({
  evening: { title, parts },
  story,
  files,
  isTitled = true,
}: {
  evening: Evening;
  story: Pick<Story, 'portraits'>;
  files: TableFiles;
  isTitled?: boolean;
}) {
  return (
    <section>
      {isTitled && <h3>{title}</h3>}
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
        <Part key={i} part={part} portraits={story.portraits} files={files} />
      ))}
    </section>
  );
}

interface Pictures {
  readonly portraits: Story['portraits'];
  readonly files: TableFiles;
}

function Part({ part, ...pictures }: { part: StoryPart } & Pictures) {
  if (part.kind === 'line') return <Line line={part.line} {...pictures} />;
  if (part.kind === 'closing') return <p className="story-closing">{part.text}</p>;
  return part.level === 3 ? <p className="story-round">{part.text}</p> : <h4>{part.text}</h4>;
}

/** Large enough to read, small enough to stay in the line. */
const DIE = 24;
/** More dice than this are told by the log. */
const MOST_DICE = 24;

function Line({
  line: { who, figure, link, text, dice, typed },
  portraits,
  files,
}: { line: ToldLine } & Pictures) {
  const words = useEveningsText();
  const { die } = useText();
  const address = usePicture(files, figure === null ? undefined : portraits[figure]);
  const faces = dice.flatMap(({ sides, faces: shown }) => shown.map((face) => ({ sides, face })));
  const spoken = dice
    .filter((one) => one.faces.length > 0)
    .map(
      (one) => `${one.faces.length === 1 ? '' : one.faces.length}${die}${one.sides}: ${one.faces.join(', ')}`,
    )
    .join('; ');
  return (
    <div className="story-line">
      <span className="story-portrait" aria-hidden>
        {address !== undefined && <img src={address} alt="" />}
        {address === undefined && (who === null ? '·' : [...who][0]?.toUpperCase())}
      </span>
      <div>
        <p>
          {who !== null && <strong>{who}</strong>}
          {who !== null && link}
          {text}
        </p>
        {faces.length > 0 && (
          <p className="story-dice">
            <span className="visually-hidden">{spoken}</span>
            {faces.slice(0, MOST_DICE).map(({ sides, face }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in their order
              <Die key={i} sides={sides} face={face} size={DIE} />
            ))}
            {faces.length > MOST_DICE && <span aria-hidden>…</span>}
            {typed && <span className="story-typed">{words.typed}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
