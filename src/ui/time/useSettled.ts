import { useEffect, useEffectEvent, useState } from 'react';

/** So long a slider stands still before its value is taken for the one that is meant. */
const STILL = 250;

/**
 * A value that is on its way, for whatever tells of each step that it passes, as a slider does: the
 * draft is to be shown at once, and is handed on when it has stood still, since browsers take only so
 * many changes of an address and services so many requests.
 *
 * @returns the draft, null while there is none, and the way to set it and to give it up
 */
export function useSettled<Value>(
  onSettled: (value: Value) => void,
): readonly [Value | null, (draft: Value | null) => void] {
  const [draft, setDraft] = useState<Value | null>(null);
  const settle = useEffectEvent(onSettled);
  const leave = useEffectEvent(() => {
    if (draft !== null) onSettled(draft);
  });
  // Whoever lets go and turns to another tab at once has chosen too.
  useEffect(() => () => leave(), []);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      settle(draft);
      setDraft(null);
    }, STILL);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
