import { useEffect, useState } from 'react';

/** Milliseconds. Safari refuses more than a hundred changes of the URL in ten seconds. */
const WRITE_DELAY = 250;

/**
 * A state that the page's URL keeps for a reload and for sharing.
 *
 * @param write writes the query string, without its `?`
 */
export function useUrlState<State>(
  read: (parameters: URLSearchParams) => State,
  write: (state: State) => string,
) {
  const [state, setState] = useState(() => read(new URLSearchParams(window.location.search)));
  useEffect(() => {
    const timer = setTimeout(
      () => window.history.replaceState(null, '', `?${write(state)}`),
      WRITE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [state, write]);
  return [state, setState] as const;
}
