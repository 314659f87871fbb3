import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** More than any screen holds at once. */
const INITIAL_ROWS = 40;

/** How many times as many there are then, and again whenever a reader comes near their end. */
const GROWTH_FACTOR = 2;

/** The rows of a list that are drawn, and what stands below them while there are more. */
interface ProgressiveRows<T> {
  readonly rows: readonly T[];
  readonly more: ReactNode;
}

/**
 * The rows of a long list as they are needed: as many as a screen holds at once, another screen when
 * nothing more urgent is to be drawn, and twice as many each time that a reader comes near their end.
 * Two thousand rows are a quarter of a second on a slow phone, to draw and again to take away.
 *
 * @param initialCount how many rows more than fill a screen
 * @param deferredCount how many there are as soon as nothing more urgent is to be drawn
 */
export function useProgressiveRows<T>(
  all: readonly T[],
  initialCount = INITIAL_ROWS,
  deferredCount = initialCount * GROWTH_FACTOR,
): ProgressiveRows<T> {
  const [rowCount, setRowCount] = useState(deferredCount);
  const deferred = useDeferredValue(all, all.slice(0, initialCount));
  // A list that began empty or short is no long wait yet.
  const available = deferred.length < initialCount ? all : deferred;
  const onNear = useCallback(() => setRowCount((rows) => rows * GROWTH_FACTOR), []);
  const isComplete = available.length <= rowCount;
  return {
    rows: isComplete ? available : available.slice(0, rowCount),
    // Each growth is waited for anew, since an end that stays in sight is told of only once.
    more: isComplete ? null : <EndSentinel key={rowCount} onNear={onNear} />,
  };
}

/** Lies over the last screenful of a list, so that it is in sight before the end is. */
function EndSentinel({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    });
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className="end-sentinel" aria-hidden="true" />;
}
