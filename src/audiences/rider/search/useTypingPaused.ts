import { useEffect, useState } from 'react';

/** A text is settled when nobody has typed for so long. */
const TYPING_PAUSE = 300;

/** Whether nobody has typed for a moment: then a number is asked for, and a listener told. */
export function useTypingPaused(text: string): boolean {
  const [pausedText, setPausedText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPausedText(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return pausedText === text;
}
