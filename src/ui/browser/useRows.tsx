import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** More than any screen holds at once. */
const AT_ONCE = 40;

/** How many times as many there are then, and again whenever a reader comes near their end. */
const GROWTH = 2;

/** The rows of a list that are drawn, and what stands below them while there are more. */
interface Rows<T> {
  readonly rows: readonly T[];
  readonly more: ReactNode;
}

/**
 * The rows of a long list as they are needed: as many as a screen holds at once, another screen when
 * nothing more urgent is to be drawn, and twice as many each time that a reader comes near their end.
 * Two thousand rows are a quarter of a second on a slow phone, to draw and again to take away.
 *
 * @param atOnce how many rows more than fill a screen
 * @param soon how many there are as soon as nothing more urgent is to be drawn
 */
export function useRows<T>(all: readonly T[], atOnce = AT_ONCE, soon = atOnce * GROWTH): Rows<T> {
  const [drawn, setDrawn] = useState(soon);
  const settled = useDeferredValue(all, all.slice(0, atOnce));
  // A list that began empty or short is no long wait yet.
  const known = settled.length < atOnce ? all : settled;
  const onNear = useCallback(() => setDrawn((rows) => rows * GROWTH), []);
  const isWhole = known.length <= drawn;
  return {
    rows: isWhole ? known : known.slice(0, drawn),
    // Each growth is waited for anew, since an end that stays in sight is told of only once.
    more: isWhole ? null : <NearEnd key={drawn} onNear={onNear} />,
  };
}

/** Lies over the last screenful of a list, so that it is in sight before the end is. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    });
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className="near-end" aria-hidden="true" />;
}
