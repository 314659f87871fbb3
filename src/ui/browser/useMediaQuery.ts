import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query such as `(prefers-color-scheme: dark)` matches. */
export function useMediaQuery(query: string): boolean {
  const [subscribe, matches] = useMemo(() => {
    const list = window.matchMedia(query);
    return [
      (onChange: () => void) => {
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      () => list.matches,
    ] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
