import type { FigureView, SystemWords } from '@tafelrunde/system';
import type { PlayText } from '../../../text/play.ts';

/** Something that has changed about a figure, as a chip. */
export interface Change {
  readonly key: string;
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'neutral';
}

/** What a run has changed, by comparing everybody before and after. */
export function changesBetween(
  before: readonly FigureView[],
  after: readonly FigureView[],
  words: SystemWords,
  text: PlayText['result'],
): readonly Change[] {
  return after.flatMap((now) => {
    const was = before.find(({ id }) => id === now.id);
    return was === undefined || was === now ? [] : changesOf(was, now, words, text);
  });
}

function changesOf(
  was: FigureView,
  now: FigureView,
  words: SystemWords,
  text: PlayText['result'],
): readonly Change[] {
  const { id, name } = now;
  const word = (status: string) => words.value('status', status) ?? status;
  const out: readonly Change[] =
    now.isOut && !was.isOut ? [{ key: `${id} out`, text: text.out(name), tone: 'bad' }] : [];
  const tracks = now.tracks.flatMap((track): readonly Change[] => {
    const old = was.tracks.find((one) => one.id === track.id);
    if (old === undefined || old.value === track.value) return [];
    const isLess = track.value < old.value;
    // Penalty dice are the one track of which more is worse.
    const isBad = track.look === 'penaltyDice' ? !isLess : isLess;
    const change = text.change(words.field(track.id), old.value, track.value);
    return [{ key: `${id} ${track.id}`, text: text.changeOf(name, change), tone: isBad ? 'bad' : 'good' }];
  });
  const gained = now.status
    .filter((one) => !was.status.includes(one))
    .map((one): Change => ({ key: `${id} +${one}`, text: text.gains(name, word(one)), tone: 'neutral' }));
  const lost = was.status
    .filter((one) => !now.status.includes(one))
    .map((one): Change => ({ key: `${id} -${one}`, text: text.loses(name, word(one)), tone: 'neutral' }));
  return [...out, ...tracks, ...gained, ...lost];
}
