import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Milliseconds without another change after which a new size counts. A map takes its new size within 50. */
const SETTLED = 200;

/** How often an element has changed its size, its first size included. */
export function useResizes(element: RefObject<HTMLElement | null>): number {
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setResizes((count) => count + 1), SETTLED);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return resizes;
}
