import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which a frame that is not seen keeps its map: browsers allow few on one page. */
const KEEP_MAP = 60_000;

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isInVisibleTab = () => document.visibilityState !== 'hidden';

/**
 * Whether the frame has its map: while it is seen, and 60 seconds longer. In a hidden tab nothing is seen,
 * but no observer reports that, because a hidden page is not drawn.
 *
 * @param isInView what the observer has reported last
 */
export function useHasMap(isInView: boolean): boolean {
  const isVisible = useSyncExternalStore(onVisibilityChange, isInVisibleTab);
  const isSeen = isInView && isVisible;
  const [hasMap, setHasMap] = useState(isSeen);
  if (isSeen && !hasMap) setHasMap(true);
  useEffect(() => {
    if (isSeen) return undefined;
    const timer = setTimeout(() => setHasMap(false), KEEP_MAP);
    return () => clearTimeout(timer);
  }, [isSeen]);
  return isSeen || hasMap;
}
