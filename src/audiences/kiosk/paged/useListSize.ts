import { useEffect, useRef, useState } from 'react';

/** The space that a list has, in pixels; zeros until it is measured. */
interface ListSize {
  readonly width: number;
  readonly height: number;
  /** Of what stands above and below the rows, which is not part of the height. */
  readonly around: number;
}

/**
 * Measures a list, since screens have different sizes. What it measures doesn't depend on the rows of a page, so
 * that no size depends on itself.
 *
 * @returns refs for the whole list and for the part of it that has the rows
 */
export function useListSize() {
  const list = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ListSize>({ width: 0, height: 0, around: 0 });
  useEffect(() => {
    const [whole, inner] = [list.current, body.current];
    if (whole === null || inner === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = inner;
      // Offsets are whole pixels, so the rest may be up to one higher than they say.
      const around = whole.offsetHeight - inner.offsetHeight + 1;
      setSize((now) =>
        now.width === width && now.height === height && now.around === around
          ? now
          : { width, height, around },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, []);
  return { list, body, size };
}
