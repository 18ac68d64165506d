import type { Replay, TableEvent } from '@tafelrunde/table';
import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward, Swords } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../state/announcer.ts';
import { useReplayText } from '../../text/use-replay-text.ts';
import { Time } from '../table/log/happened-line.tsx';
import { useHappenedLine } from '../table/log/use-entry-line.ts';
import type { Player } from './use-player.ts';

/** Through the history by slider, by button, by key, and from fight to fight. */
export function Controls({ player, replay }: { player: Player; replay: Replay }) {
  const { replay: text } = useReplayText();
  const id = useId();
  const { moment, isPlaying, go, step, toggle } = player;
  const last = replay.end;
  return (
    <section className="replay-controls" aria-label={text.controls}>
      <Now replay={replay} moment={moment} />
      <label className="visually-hidden" htmlFor={id}>
        {text.slider}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={moment}
        aria-valuetext={text.moment(moment, last)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="replay-buttons">
        <Button
          className="icon-button"
          aria-label={text.first}
          isDisabled={moment === 0}
          onPress={() => go(0)}
        >
          <ChevronFirst aria-hidden />
        </Button>
        <Button
          className="icon-button"
          aria-label={text.back}
          isDisabled={moment === 0}
          onPress={() => step(-1)}
        >
          <StepBack aria-hidden />
        </Button>
        <Button className="button primary" onPress={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          {isPlaying ? text.pause : text.play}
        </Button>
        <Button
          className="icon-button"
          aria-label={text.forward}
          isDisabled={moment === last}
          onPress={() => step(1)}
        >
          <StepForward aria-hidden />
        </Button>
        <Button
          className="icon-button"
          aria-label={text.last}
          isDisabled={moment === last}
          onPress={() => go(last)}
        >
          <ChevronLast aria-hidden />
        </Button>
        <output htmlFor={id} className="replay-moment">
          {text.moment(moment, last)}
        </output>
        {replay.chapters.length > 0 && (
          <div className="replay-fights">
            {replay.chapters.map(({ from, to }, i) => (
              <Button
                key={from}
                className="chip"
                aria-pressed={moment >= from && (to === null || moment <= to)}
                onPress={() => go(from)}
              >
                <Swords aria-hidden /> {text.fight(i + 1)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** What has just happened, in a line. */
function Now({ replay, moment }: { replay: Replay; moment: number }) {
  const { replay: text } = useReplayText();
  const line = useHappenedLine();
  const announce = useAnnouncer((state) => state.announce);
  const event = replay.eventAt(moment);
  const happened: Readonly<Record<string, string>> = text.happened;
  const plain = event === undefined ? undefined : happened[event.kind];
  const told = event === undefined || plain !== undefined ? undefined : line(event);
  const who = told?.who ?? '';
  const what = event === undefined ? text.begins : (plain ?? told?.what ?? '');
  const said = told?.said ?? '';
  useEffect(
    () => announce([who, what, said].filter((one) => one !== '').join(': ')),
    [announce, who, what, said],
  );
  return (
    <p className="replay-now">
      {event !== undefined && <Time at={event.at} />}
      <span>
        {who !== '' && <strong>{who}</strong>} {what}{' '}
        {said !== '' && <span className="log-said">{said}</span>}
      </span>
      {event !== undefined && isTyped(event) && <span className="badge">{text.typed}</span>}
    </p>
  );
}

function isTyped(event: TableEvent): boolean {
  if (event.kind === 'runFinished') return event.result?.typed === true;
  return event.kind === 'notationRolled' && event.roll?.typed === true;
}
