import '../../../styles/story.css';
import '../../../styles/evening.css';
import { type Story, storyOf } from '@tafelrunde/table';
import { useEffect, useState } from 'react';
import { dayOf } from '../../../engine/format.ts';
import { historyQuery } from '../../../table/history-query.ts';
import { useTable } from '../../../table/table-context.ts';
import { useEveningsText } from '../../../text/use-evenings-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Link } from '../../../ui/link.tsx';
import { useWholeHistory } from '../log/use-whole-history.ts';
import { EveningPart } from './evening-part.tsx';

/** The evening that was over at this time, told as this seat has seen it; in a box of its own that scrolls. */
export function EveningTold({ until }: { until: number }) {
  const text = useEveningsText();
  const { link } = useTable();
  const story = useStory();
  const evening = story === 'missing' ? undefined : story?.evenings.findLast(({ at }) => at <= until);
  if (story === null) return <p role="status">{text.loading}</p>;
  if (story === 'missing') return <p role="status">{text.noHistory}</p>;
  if (evening === undefined) return <p>{text.nothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="evening-told" aria-label={evening.title} tabIndex={0}>
      <EveningPart evening={evening} story={story} files={link.files} />
    </section>
  );
}

/** The way to all that was told. */
export function StoryLink() {
  const text = useEveningsText();
  const { link, system, table } = useTable();
  return (
    <Link to={`/story?${historyQuery({ link, system, table })}`} className="button quiet">
      {text.whole}
    </Link>
  );
}

/** Null until it is there. It is told once: what happens meanwhile belongs to the next one. */
function useStory(): Story | 'missing' | null {
  const locale = useLocale();
  const { system } = useTable();
  const { events } = useWholeHistory();
  const [story, setStory] = useState<Story | 'missing' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, in whatever language
  useEffect(() => {
    let isGone = false;
    void events().then((all) => {
      if (isGone) return;
      setStory(all === null ? 'missing' : storyOf(system, all, locale, { day: dayOf(locale) }));
    });
    return () => {
      isGone = true;
    };
  }, [system, locale]);
  return story;
}
