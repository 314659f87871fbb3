import { useEffect, useEffectEvent, useState } from 'react';

/** In milliseconds. */
const DEBOUNCE = 250;

/**
 * Debounces an input that changes often, such as a slider. Show the draft at once; `onChange` gets it
 * when it has not changed for 250 ms, or on unmount. Browsers limit changes of the URL, and services
 * limit requests.
 *
 * @returns the draft, null if there is none, and its setter; setting null discards the draft
 */
export function useDebouncedChange<Value>(
  onChange: (value: Value) => void,
): readonly [Value | null, (draft: Value | null) => void] {
  const [draft, setDraft] = useState<Value | null>(null);
  const commit = useEffectEvent(onChange);
  const commitOnUnmount = useEffectEvent(() => {
    if (draft !== null) onChange(draft);
  });
  // The user may leave within the delay; the last value counts then too.
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
