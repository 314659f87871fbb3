import { useEffect, useRef, useState } from 'react';

/** What fits into a list. */
interface ListSize {
  /** How many rows, at least one. */
  readonly capacity: number;
  /** Pixels for a row's name; 0 until it is measured. */
  readonly nameWidth: number;
}

/**
 * Measures a list, since screens have different sizes.
 *
 * @param rowHeight the least height of a row, in pixels
 * @param rows how many rows are shown; a list without rows has nothing to measure
 */
export function useListSize(rowHeight: number, rows: number) {
  const list = useRef<HTMLOListElement>(null);
  const [size, setSize] = useState<ListSize>({ capacity: 1, nameWidth: 0 });
  useEffect(() => {
    const element = list.current;
    if (element === null || rows === 0) return undefined;
    const measure = () => {
      const name = element.querySelector('.kiosk-row__text');
      const capacity = Math.max(1, Math.floor(element.clientHeight / rowHeight));
      const nameWidth = name?.clientWidth ?? 0;
      setSize((now) =>
        now.capacity === capacity && now.nameWidth === nameWidth ? now : { capacity, nameWidth },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [rowHeight, rows]);
  return { list, size };
}
