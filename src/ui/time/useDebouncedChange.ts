import { useEffect, useEffectEvent, useState } from 'react';

/** So long a slider stands still before its value is taken for the one that is meant. */
const DEBOUNCE = 250;

/**
 * A value that is on its way, for whatever tells of each step that it passes, as a slider does: the
 * draft is to be shown at once, and is handed on when it has stood still, since browsers take only so
 * many changes of an address and services so many requests.
 *
 * @returns the draft, null while there is none, and the way to set it and to give it up
 */
export function useDebouncedChange<Value>(
  onChange: (value: Value) => void,
): readonly [Value | null, (draft: Value | null) => void] {
  const [draft, setDraft] = useState<Value | null>(null);
  const commit = useEffectEvent(onChange);
  const commitOnUnmount = useEffectEvent(() => {
    if (draft !== null) onChange(draft);
  });
  // Whoever lets go and turns to another tab at once has chosen too.
  useEffect(() => () => commitOnUnmount(), []);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      commit(draft);
      setDraft(null);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
