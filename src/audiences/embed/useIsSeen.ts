import { focusManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The frame counts as seen from this share of its area on. */
const LEAST_SHARE = 0.01;

const canObserve = () => 'IntersectionObserver' in globalThis;

/**
 * Whether the reader of the host page sees the frame. An observer without a root compares with the
 * window of the host page, and reports nothing while that page is in a hidden tab; `useHasMap` and React Query
 * notice that by themselves. False until the browser first reports, and always true in a browser without this
 * observer.
 */
export function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => !canObserve());
  useEffect(() => {
    if (!canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= LEAST_SHARE),
      { threshold: LEAST_SHARE },
    );
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

/**
 * Stops polling while the frame is not seen, and refreshes old data when it is seen again. React
 * Query then treats the page like a hidden one.
 */
export function usePollingWhileSeen(isSeen: boolean): void {
  useEffect(() => {
    focusManager.setFocused(isSeen ? undefined : false);
    return () => focusManager.setFocused(undefined);
  }, [isSeen]);
}
