import { useEffect, useRef, useState } from 'react';

/** The space that a list has, in pixels; zeros until it is measured. */
interface ListSize {
  readonly height: number;
  /** Of its heading, which is not part of the height. */
  readonly heading: number;
  /** For a row's name. */
  readonly nameWidth: number;
}

/**
 * Measures a list, since screens have different sizes.
 *
 * @param rows how many rows are shown; a list without rows has nothing to measure
 */
export function useListSize(rows: number) {
  const list = useRef<HTMLOListElement>(null);
  const [size, setSize] = useState<ListSize>({ height: 0, heading: 0, nameWidth: 0 });
  useEffect(() => {
    const element = list.current;
    if (element === null || rows === 0) return undefined;
    const measure = () => {
      const height = element.clientHeight;
      // Offsets are whole pixels, so the heading may be up to one higher than they say.
      const heading = element.offsetTop - (element.parentElement?.offsetTop ?? 0) + 1;
      const nameWidth = element.querySelector('.kiosk-row__text')?.clientWidth ?? 0;
      setSize((now) =>
        now.height === height && now.heading === heading && now.nameWidth === nameWidth
          ? now
          : { height, heading, nameWidth },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [rows]);
  return { list, size };
}
