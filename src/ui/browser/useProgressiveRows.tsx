import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { afterPaint } from './afterPaint.ts';

const GROWTH_FACTOR = 2;

/**
 * How many screens of rows a list has until it is scrolled: enough for the first push of a finger. Each further
 * row takes time whenever the list comes and goes, as with a card.
 */
const SCREENS = 3;
/** Most routes have no more stops than this, and the browser's own search finds all of them. */
const LEAST_ROWS = 40;

/**
 * How many rows of a list are rendered until it is scrolled.
 *
 * @param initialCount rows in the first render: those on the screen
 */
export const rowsBeforeScroll = (initialCount: number): number =>
  Math.max(LEAST_ROWS, SCREENS * initialCount);

/** The rows to render, and an element to render below them that loads more; null when complete. */
interface ProgressiveRows<T> {
  readonly rows: readonly T[];
  /** How many the list has in all. Rows and size change together, so that each row renders once. */
  readonly size: number;
  readonly more: ReactNode;
}

/**
 * Renders a long list step by step: first one screen, then `rowsBeforeScroll` after the paint, then
 * twice as many rows each time the user scrolls near the end. On a slow phone two thousand rows take
 * a quarter of a second to mount, and again to unmount.
 *
 * @param initialCount rows in the first render: those on the screen
 * @param deferredCount rows after the first paint
 */
export function useProgressiveRows<T>(
  all: readonly T[],
  initialCount: number,
  deferredCount: number = rowsBeforeScroll(initialCount),
): ProgressiveRows<T> {
  const [rowCount, setRowCount] = useState(initialCount);
  const deferred = useDeferredValue(all);
  // If the deferred list is empty or short, rendering the new one directly is fast enough.
  const available = deferred.length < initialCount ? all : deferred;
  const isComplete = available.length <= rowCount;
  const isFirstScreen = !isComplete && rowCount < deferredCount;
  useEffect(() => {
    if (!isFirstScreen) return undefined;
    return afterPaint(() => startTransition(() => setRowCount(deferredCount)));
  }, [isFirstScreen, deferredCount]);
  const onNear = useCallback(
    () => setRowCount((rows) => Math.max(LEAST_ROWS, rows * GROWTH_FACTOR)),
    [],
  );
  return {
    rows: isComplete ? available : available.slice(0, rowCount),
    size: available.length,
    // An observer reports an element that stays visible only once, so each growth needs a new one.
    more: isComplete || isFirstScreen ? null : <EndSentinel key={rowCount} onNear={onNear} />,
  };
}

/** Covers the last screen of a list, so that it becomes visible before the end does. */
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
