import { useCallback, useEffect, useState } from 'react';

/** How long a moment is shown while playing. */
const STEP_MS = 900;

export interface Player {
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly go: (moment: number) => void;
  readonly step: (by: number) => void;
  readonly toggle: () => void;
}

/** Where in the history we are. Whoever moves by hand stops the film. */
export function usePlayer(length: number): Player {
  const [moment, setMoment] = useState(length);
  const [isPlaying, setPlaying] = useState(false);
  const within = useCallback((wanted: number) => Math.max(0, Math.min(length, wanted)), [length]);
  const isOver = moment >= length;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setMoment((now) => within(now + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, within]);
  useEffect(() => {
    if (isOver) setPlaying(false);
  }, [isOver]);
  return {
    moment,
    isPlaying,
    go: useCallback(
      (wanted: number) => {
        setPlaying(false);
        setMoment(within(wanted));
      },
      [within],
    ),
    step: useCallback(
      (by: number) => {
        setPlaying(false);
        setMoment((now) => within(now + by));
      },
      [within],
    ),
    toggle: useCallback(() => {
      // At the end it begins anew.
      if (!isPlaying && isOver) setMoment(0);
      setPlaying(!isPlaying);
    }, [isPlaying, isOver]),
  };
}
