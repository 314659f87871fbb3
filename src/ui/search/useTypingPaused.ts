import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const TYPING_PAUSE = 300;

/** Whether typing has paused, so that a number can be looked up and results announced. */
export function useTypingPaused(text: string): boolean {
  const [pausedText, setPausedText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return pausedText === text;
}
