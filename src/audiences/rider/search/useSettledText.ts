import { useEffect, useState } from 'react';

/** A text is settled when nobody has typed for so long. */
const PAUSE = 300;

/** Whether nobody has typed for a moment: then a number is asked for, and a listener told. */
export function useSettledText(text: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
